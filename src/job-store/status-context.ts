import { createHash } from 'node:crypto';
import type { AnalysisSpec } from '../core/analysis-spec.ts';

/** What the contexts of all commit statuses of this action begin with. */
export const CONTEXT_PREFIX = 'model-security/';

/** GitHub takes 255 characters for the whole context; this leaves room for prefix, mark and attack. */
const MAX_MODEL_LENGTH = 150;
/** Stands between a name that had to be changed and its hash; names that are kept do not hold it. */
const HASH_MARK = '~';
// Printable ASCII but for the mark and the slash; letters, marks and digits of the basic plane: GitHub has refused others.
const ODD = /[^\x20-\x2e\x30-\x7d\p{L}\p{M}\p{N}]|[\u{10000}-\u{10ffff}]/gu;

/**
 * The context of an analysis's commit status, `model-security/<model>/<attack>`: the same in every run, so that a
 * branch can require it, and another for every other analysis.
 */
export function contextOf({ model, attack }: Pick<AnalysisSpec, 'model' | 'attack'>): string {
  return `${CONTEXT_PREFIX}${modelPart(model)}/${attack}`;
}

function modelPart(model: string): string {
  const kept = model.replace(ODD, '-').slice(0, MAX_MODEL_LENGTH).trim();
  if (kept === model && model !== '') return model;
  const hash = createHash('sha256').update(JSON.stringify(model)).digest('hex').slice(0, 16);
  return `${kept}${HASH_MARK}${hash}`;
}
