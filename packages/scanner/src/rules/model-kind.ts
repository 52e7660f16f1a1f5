import type { ModelKind } from './declared.ts';
import formats from './model-formats.json' with { type: 'json' };
import { LIBRARIES, type Library, MODEL_ROLES, type ModelRole } from './rule-words.ts';

export type { ModelInputs, ModelKind } from './declared.ts';
export { type Library, MODEL_ROLES, type ModelRole } from './rule-words.ts';

/** What every model of a format is, if its content says no more. */
export interface FormatModel {
  readonly role: ModelRole;
  readonly library: Library;
  /** True if local analyses read it without conversion. */
  readonly isRead?: true;
}

/** True for what an analysis could take. */
export function isAttackable(kind: ModelKind): boolean {
  return rankOf(kind) <= MODEL_ROLES.indexOf('predictor');
}

/** Of several kinds the one that an analysis could take, and says most. */
export function worthiest(kinds: readonly ModelKind[]): ModelKind | undefined {
  return kinds.toSorted((one, other) => rankOf(one) - rankOf(other))[0];
}

function rankOf({ role }: ModelKind): number {
  return MODEL_ROLES.indexOf(role);
}

/** The kind of which every file of a format is, if its content says no more. */
const BY_FORMAT: ReadonlyMap<string, ModelKind> = new Map(
  Object.entries(formats).map(([format, { role, library }]) => [format, kindOf(role, library)]),
);

/** True for a format that local analyses read without conversion. */
export function isReadFormat(format: string): boolean {
  return READ_FORMATS.has(format);
}

const READ_FORMATS: ReadonlySet<string> = new Set(
  Object.entries(formats).flatMap(([format, facts]) => ('isRead' in facts ? [format] : [])),
);

function kindOf(role: string, library: string): ModelKind {
  const known = MODEL_ROLES.find((one) => one === role);
  const made = LIBRARIES.find((one) => one === library);
  if (known !== undefined && made !== undefined) return { role: known, library: made };
  throw new Error(`model-formats.json has the unknown kind ${role} ${library}`);
}

/** A file, as far as its kind depends on it. */
interface SeenFile {
  readonly format?: string;
  readonly observations: readonly { readonly kind: string; readonly model?: ModelKind }[];
}

/**
 * Says what a file is, by its content: what its scanner saw, otherwise what all files of its format are. If it holds
 * several things, the one that an analysis could take counts.
 * @returns undefined if it is no model, or nobody knows it
 */
export function modelKindOf({ format = '', observations }: SeenFile): ModelKind | undefined {
  const seen = observations.flatMap(({ model }) => model ?? []);
  const best = seen.toSorted((one, other) => rankOf(one) - rankOf(other));
  return (
    best.find(({ role, inputs }) => role === best[0]?.role && inputs !== undefined) ??
    best[0] ??
    BY_FORMAT.get(format)
  );
}
