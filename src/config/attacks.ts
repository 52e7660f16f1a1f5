import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { type Artifacts, mergeArtifacts, readArtifacts } from './artifacts.ts';
import {
  type Attack,
  type FieldName,
  FIELDS,
  findRow,
  ROWS,
  type Row,
  type Task,
} from '../core/attack-table.ts';
import { completeFields, type GivenFields, readFields } from './fields.ts';
import { type Given, pickKnownKeys, readId, readMapping } from './keys.ts';
import { nearest, quoted, suggestion } from './nearest.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { Entry } from './tree.ts';

/** What a model gives to its attacks; what was wrong with it was reported. */
export interface SharedByAttacks {
  readonly name: string | undefined;
  readonly id: Given<string>;
  readonly task: Task | undefined;
  readonly fields: GivenFields;
  readonly artifacts: Artifacts;
  /** Where what is missing can be given, in words that fit behind `Add it`. */
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
 * @returns where the task has none, what is wrong, and the attack that was probably meant
 */
export function findAttack(
  name: string,
  task: Task | undefined,
): { readonly attack: Attack | undefined; readonly fault?: string } {
  const known = [...new Set(rowsOf(task).map((row) => row.attack))];
  const exact = known.find((candidate) => candidate === name);
  if (exact !== undefined) return { attack: exact };
  const attack = nearest(name, known);
  const lacking = task === undefined ? 'there is no attack' : `${task} has no attack`;
  return {
    attack,
    fault: `${lacking} ${quoted(name)}${suggestion(attack)} Known: ${known.join(', ')}.`,
  };
}

/** How an attack is named in errors. */
function describeAttack(attack: Attack, task: Task | undefined): string {
  return task === undefined ? attack : `${attack} of ${task}`;
}

/** Reads one entry of a model's `attacks`. */
export function readAttack(
  entry: Entry,
  shared: SharedByAttacks,
  diagnostics: Diagnostics,
): ReadAttack | undefined {
  const { attack, fault } = findAttack(entry.key, shared.task);
  if (fault !== undefined) diagnostics.report(entry.keySpan, fault);
  if (attack === undefined) return undefined;
  const entries = readMapping(entry.value, `"${attack}"`, diagnostics);
  if (entries === undefined) return { attack, hasId: true };
  const own = pickKnownKeys(entries, ATTACK_KEYS);
  const scope = {
    fields: fieldsOf(rowsOf(shared.task).filter((row) => row.attack === attack)),
    otherKeys: ATTACK_KEYS,
    owner: describeAttack(attack, shared.task),
  };
  const fields = readFields(entries, scope, diagnostics);
  const id = readId(own.get('id'), diagnostics) ?? shared.id;
  const artifacts = mergeArtifacts(shared.artifacts, readArtifacts(own.get('artifacts')?.value, diagnostics));
  const spec = buildSpec({ entry, attack, shared, fields, artifacts, modelId: id?.value }, diagnostics);
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

function buildSpec(parts: SpecParts, diagnostics: Diagnostics): AnalysisSpec | undefined {
  const { entry, attack, shared, artifacts, modelId } = parts;
  const { name: model, task } = shared;
  const row = task === undefined ? undefined : findRow(task, attack);
  if (task === undefined || row === undefined) return undefined;
  const { fields, missing } = completeFields(row, shared.fields, parts.fields);
  const [first] = missing;
  if (first !== undefined) {
    const add = `Add ${missing.length === 1 ? 'it' : 'them'} ${shared.whereToGive}`;
    diagnostics.report(
      entry.keySpan,
      `${describeAttack(attack, task)} needs ${missing.join(', ')}. ${add}, for example ` +
        `"${first}: ${FIELDS[first].example}".`,
    );
  }
  if (model === undefined || modelId === undefined) return undefined;
  const place = diagnostics.place(entry.keySpan);
  return { name: `${model}/${attack}`, model, modelId, task, attack, fields, artifacts, place };
}
