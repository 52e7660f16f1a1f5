import type { AnalysisSpec } from './analysis-spec.ts';
import { type Artifacts, mergeArtifacts, readArtifacts } from './artifacts.ts';
import { type Attack, type FieldName, findRow, ROWS, type Row, type Task } from './attack-table.ts';
import { completeFields, type GivenFields, readFields } from './fields.ts';
import { type Given, pickKnownKeys, readId, readMapping } from './keys.ts';
import { didYouMean, quoted } from './nearest.ts';
import type { Reading } from './reading.ts';
import type { Entry } from './tree.ts';

/** What a model gives to its attacks; what was wrong with it was reported. */
export interface SharedByAttacks {
  readonly name: string | undefined;
  readonly id: Given<string>;
  readonly task: Task | undefined;
  readonly fields: GivenFields;
  readonly artifacts: Artifacts;
  /** A sentence for people: where what is missing, one field or more, can be given. */
  readonly whereToGive: string;
}

export interface ReadAttack {
  readonly attack: Attack;
  readonly hasId: boolean;
  /** Absent where something it needs is missing or wrong. */
  readonly spec?: AnalysisSpec;
}

/** Keys of an attack's mapping that are no wire fields. */
const ATTACK_KEYS = ['id', 'artifacts'] as const;

/** The rows of a task; every row where the task is not known, so that all the rest can still be looked at. */
export function rowsOf(task: Task | undefined): readonly Row[] {
  return task === undefined ? ROWS : ROWS.filter((row) => row.task === task);
}

/** The fields that any of these rows takes, each once. */
export function fieldsOf(rows: readonly Row[]): readonly FieldName[] {
  return [...new Set(rows.flatMap((row) => row.fields))];
}

/**
 * The attack of that name.
 * @returns what is wrong where the task has none
 */
export function findAttack(
  name: string,
  task: Task | undefined,
): { readonly attack: Attack } | { readonly fault: string } {
  const known = [...new Set(rowsOf(task).map((row) => row.attack))];
  const attack = known.find((candidate) => candidate === name);
  if (attack !== undefined) return { attack };
  const lacking = task === undefined ? 'there is no attack' : `${task} has no attack`;
  return { fault: `${lacking} ${quoted(name)}${didYouMean(name, known)} Known: ${known.join(', ')}.` };
}

/** How an attack is named in errors. */
function describeAttack(attack: Attack, task: Task | undefined): string {
  return task === undefined ? attack : `${attack} of ${task}`;
}

/** Reads one entry of a model's `attacks`. */
export function readAttack(entry: Entry, shared: SharedByAttacks, reading: Reading): ReadAttack | undefined {
  const found = findAttack(entry.key, shared.task);
  if ('fault' in found) {
    reading.report(entry.keySpan, found.fault);
    return undefined;
  }
  const { attack } = found;
  const entries = readMapping(entry.value, `"${attack}"`, reading);
  if (entries === undefined) return { attack, hasId: true };
  const own = pickKnownKeys(entries, ATTACK_KEYS);
  const scope = {
    fields: fieldsOf(rowsOf(shared.task).filter((row) => row.attack === attack)),
    otherKeys: ATTACK_KEYS,
    owner: describeAttack(attack, shared.task),
  };
  const fields = readFields(entries, scope, reading);
  const id = readId(own.get('id'), reading) ?? shared.id;
  const artifacts = mergeArtifacts(shared.artifacts, readArtifacts(own.get('artifacts')?.value, reading));
  const spec = buildSpec({ entry, attack, shared, fields, artifacts, modelId: id?.value }, reading);
  return { attack, hasId: id !== undefined, ...(spec === undefined ? {} : { spec }) };
}

interface SpecParts {
  readonly entry: Entry;
  readonly attack: Attack;
  readonly shared: SharedByAttacks;
  readonly fields: GivenFields;
  readonly artifacts: AnalysisSpec['artifacts'];
  readonly modelId: string | undefined;
}

function buildSpec(parts: SpecParts, reading: Reading): AnalysisSpec | undefined {
  const { entry, attack, shared, artifacts, modelId } = parts;
  const { name: model, task } = shared;
  const row = task === undefined ? undefined : findRow(task, attack);
  if (task === undefined || row === undefined) return undefined;
  const { fields, missing } = completeFields(row, shared.fields, parts.fields);
  if (missing.length > 0) {
    reading.report(
      entry.keySpan,
      `${describeAttack(attack, task)} needs ${missing.join(', ')}. ${shared.whereToGive}`,
    );
  }
  if (model === undefined || modelId === undefined) return undefined;
  const place = reading.place(entry.keySpan);
  return { name: `${model}/${attack}`, model, modelId, task, attack, fields, artifacts, place };
}
