import { createHash } from 'node:crypto';
import type { AnalysisSpec } from '../core/analysis-spec.ts';

/** The prefix of the contexts of all commit statuses of this action. */
export const CONTEXT_PREFIX = 'model-security/';

/** In characters. GitHub allows 255 for the whole context; this leaves room for the prefix, the mark and the attack. */
const MAX_MODEL_LENGTH = 150;
/** Separates a name that was changed from its hash. Names that are kept do not contain it. */
const HASH_MARK = '~';
/**
 * All characters except printable ASCII without the mark and the slash, and letters, marks and digits of the basic plane:
 * GitHub has refused others.
 */
const REPLACED_CHARACTERS = /[^\x20-\x2e\x30-\x7d\p{L}\p{M}\p{N}]|[\u{10000}-\u{10ffff}]/gu;

/**
 * Builds the context of an analysis's commit status, `model-security/<model>/<attack>`. It is the same in every run, so
 * that a branch can require it, and different for every analysis.
 */
export function buildContext({ model, attack }: Pick<AnalysisSpec, 'model' | 'attack'>): string {
  return `${CONTEXT_PREFIX}${shortenModel(model)}/${attack}`;
}

/** @returns the name if the context can hold it, else a shorter or changed name with a hash of the original */
function shortenModel(model: string): string {
  const kept = model.replace(REPLACED_CHARACTERS, '-').slice(0, MAX_MODEL_LENGTH).trim();
  if (kept === model && model !== '') return model;
  const hash = createHash('sha256').update(JSON.stringify(model)).digest('hex').slice(0, 16);
  return `${kept}${HASH_MARK}${hash}`;
}
