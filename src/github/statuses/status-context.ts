import { createHash } from 'node:crypto';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { DEFAULT_CONFIG_FILE } from '../../facts/settings.ts';

/** The context of the aggregate status of a run with the default config file. */
const AGGREGATE = 'model-security';
/** The prefix of the contexts of analyses. */
const CONTEXT_PREFIX = `${AGGREGATE}/`;

/** In characters. GitHub allows 255 for the whole context; this leaves room for the prefix, the mark and the attack. */
const MAX_NAME_LENGTH = 150;
/** Separates a name that was changed from its hash. Names that are kept do not contain it. */
const HASH_MARK = '~';
/** All characters except printable ASCII without the mark, and those of the basic plane that GitHub has not refused. */
const REFUSED_CHARACTERS = /[^\x20-\x7d\p{L}\p{M}\p{N}]|[\u{10000}-\u{10ffff}]/gu;
/** The same, and the slash, which separates the parts of a context. */
const REPLACED_CHARACTERS = /[^\x20-\x2e\x30-\x7d\p{L}\p{M}\p{N}]|[\u{10000}-\u{10ffff}]/gu;

/**
 * Builds the context of an analysis's commit status, `model-security/<model>/<attack>`. It is the same in every run, so
 * that a branch can require it, and different for every analysis.
 */
export function buildContext({ model, attack }: Pick<AnalysisSpec, 'model' | 'attack'>): string {
  return `${CONTEXT_PREFIX}${shorten(model, REPLACED_CHARACTERS)}/${attack}`;
}

/** @returns the name if the context can hold it, else a shorter or changed name with a hash of the original */
function shorten(name: string, replaced: RegExp): string {
  const kept = name.replace(replaced, '-').slice(0, MAX_NAME_LENGTH).trim();
  if (kept === name && name !== '') return name;
  return `${kept}${HASH_MARK}${hashOf(name).slice(0, 16)}`;
}

/**
 * Builds the context of the aggregate status of a run. Another config file than the default one has a status of its own.
 * @param configFile relative to the workspace; undefined if inputs describe the one analysis
 */
export function buildAggregateContext(configFile: string | undefined): string {
  if (configFile === undefined || configFile === DEFAULT_CONFIG_FILE) return AGGREGATE;
  return `${AGGREGATE} (${shorten(configFile, REFUSED_CHARACTERS)})`;
}

/** True for the contexts of this action. */
export function isOwnContext(context: string): boolean {
  const lower = context.toLowerCase();
  return lower === AGGREGATE || lower.startsWith(CONTEXT_PREFIX) || lower.startsWith(`${AGGREGATE} (`);
}

/** Identifies the aggregate status that an analysis counts for: 16 hexadecimal digits. */
export function statusGroup(aggregateContext: string): string {
  return hashOf(aggregateContext.toLowerCase()).slice(0, 16);
}

/** Identifies the analyses of a plan by the contexts of their statuses, in any order: 32 hexadecimal digits. */
export function planDigest(contexts: readonly string[]): string {
  return hashOf(contexts.map((context) => context.toLowerCase()).sort()).slice(0, 32);
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
