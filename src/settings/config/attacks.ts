import type { AnalysisSpec, LocalAnalysis } from '../../facts/analysis-spec.ts';
import { type Artifacts, mergeArtifacts, readArtifacts } from './artifacts.ts';
import type { EngineSettings } from '../../attacks/settings.ts';
import {
  type Attack,
  defaultThreshold,
  findRow,
  isLocalOnly,
  type Row,
  ROWS,
  settingsOf,
} from '../../attacks/table.ts';
import { type FieldName, FIELDS, type Task } from '../../core/attack-table.ts';
import { LOCAL } from '../../facts/settings.ts';
import type { ConfigRules } from './config-rules.ts';
import type { Preprocessing } from '../../core/preprocessing.ts';
import type { PythonFunction } from '../../core/python-function.ts';
import { POLICY_SETTING_NAMES, type PolicySettings } from '../../facts/policy-limits.ts';
import { isEngineSetting, readEngineSettings } from './engine-settings.ts';
import { completeFields, type GivenFields, readFields } from './fields.ts';
import { type Given, pickKnownKeys, readId, readMapping } from './keys.ts';
import { nearest, quoted, suggestion } from './nearest.ts';
import { findPredictFault, readPredict } from './predict.ts';
import { isPolicySetting, readPolicySettings } from './policy-settings.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { Entry, Tree } from './tree.ts';

/** The part of a model that its attacks share. Mistakes in it have already been reported. */
export interface SharedByAttacks {
  readonly name: string | undefined;
  readonly id: Given<string>;
  readonly task: Task | undefined;
  readonly rules: ConfigRules;
  readonly settings: EngineSettings;
  /** The thresholds of all attacks. */
  readonly policy: PolicySettings;
  readonly fields: GivenFields;
  readonly artifacts: Artifacts;
  /** The Python function that answers as the model. */
  readonly predict?: Given<PythonFunction>;
  /** The name of the output of the model that answers. */
  readonly output?: string | undefined;
  /** What is done to pictures before the model sees them. */
  readonly preprocessing?: Preprocessing | undefined;
}

export interface ReadAttack {
  readonly attack: Attack;
  readonly hasId: boolean;
  /** Absent if its model, task or row is not known, or an artifact is wrong. If anything else was reported, it may be incomplete. */
  readonly spec?: AnalysisSpec;
}

/** The keys of an attack's mapping that are not wire fields. */
const ATTACK_KEYS = ['id', 'artifacts', ...POLICY_SETTING_NAMES] as const;

/** The rows of a task. If the task is unknown, all rows, so that the rest of the model can still be checked. */
export function rowsOf(task: Task | undefined): readonly Row[] {
  return task === undefined ? ROWS : ROWS.filter((row) => row.task === task);
}

/** The fields that at least one of these rows takes, without repetition. */
export function fieldsOf(rows: readonly Row[]): readonly FieldName[] {
  return [...new Set(rows.flatMap((row) => row.fields))];
}

/**
 * Finds an attack by name.
 * @returns if the task has no such attack, the fault and the attack that was probably meant
 */
function findAttack(
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

/** Says that a service does not take an analysis; undefined if these rules take it. */
function localOnlyFault(
  attack: Attack,
  task: Task | undefined,
  { takesLocalOnly }: ConfigRules,
): string | undefined {
  if (takesLocalOnly || task === undefined || !isLocalOnly(task, attack)) return undefined;
  const taken = rowsOf(task).filter((row) => row.isLocalOnly !== true);
  return (
    `${attack} of ${task} is local only: it runs with base-url: ${LOCAL}, and no service takes it. Remove it, or analyse it with ` +
    `base-url: ${LOCAL}. A service takes: ${taken.map((row) => row.attack).join(', ')}.`
  );
}

/** The name of an attack in error messages. */
function describeAttack(attack: Attack, task: Task | undefined): string {
  return task === undefined ? attack : `${attack} of ${task}`;
}

/** Reads one entry of a model's `attacks`. */
export function readAttack(
  entry: Entry,
  shared: SharedByAttacks,
  diagnostics: Diagnostics,
): ReadAttack | undefined {
  const { task, rules } = shared;
  const { attack, fault } = findAttack(entry.key, task);
  if (fault !== undefined) diagnostics.report(entry.keySpan, fault);
  if (attack === undefined) return undefined;
  const localOnly = localOnlyFault(attack, task, rules);
  if (localOnly !== undefined) diagnostics.report(entry.keySpan, localOnly);
  const entries = readMapping(entry.value, `"${attack}"`, diagnostics);
  if (entries === undefined) return { attack, hasId: true };
  const own = pickKnownKeys(entries, ATTACK_KEYS);
  const scope = {
    fields: fieldsOf(rowsOf(task).filter((row) => row.attack === attack)),
    otherKeys: [...ATTACK_KEYS, ...rules.settings],
    owner: describeAttack(attack, task),
    rules,
  };
  const owner = { rules, name: scope.owner, task, attacks: [attack] };
  const settings = {
    ...settingsOf(shared.settings, task, attack),
    ...readEngineSettings(entries, owner, diagnostics),
  };
  const policy = { ...shared.policy, ...readPolicySettings(entries, diagnostics) };
  const wire = entries.filter(({ key }) => !isEngineSetting(key) && !isPolicySetting(key));
  const fields = readFields(wire, scope, diagnostics);
  const id = readId(own.get('id'), diagnostics) ?? shared.id;
  const { artifacts, predict } = readOwn(own.get('artifacts')?.value, shared, diagnostics);
  const spec = buildSpec(
    { entry, attack, shared, fields, settings, policy, artifacts, predict, modelId: id?.value },
    diagnostics,
  );
  return { attack, hasId: id !== undefined, ...(spec === undefined ? {} : { spec }) };
}

/** Merges the artifacts of an attack with those of its model. What answers as the model is one of `model` and `predict`. */
function readOwn(
  tree: Tree | undefined,
  shared: SharedByAttacks,
  diagnostics: Diagnostics,
): Pick<SpecParts, 'artifacts' | 'predict'> {
  const own = readArtifacts(tree, diagnostics);
  const ownPredict = readPredict(tree, shared.rules, diagnostics);
  const others = new Map(
    [...shared.artifacts].filter(([slot]) => slot !== 'model' || ownPredict === undefined),
  );
  const predict = own.has('model') ? undefined : shared.predict?.value;
  return {
    artifacts: mergeArtifacts(others, own),
    predict: ownPredict === undefined ? predict : ownPredict.value,
  };
}

interface SpecParts {
  readonly entry: Entry;
  readonly attack: Attack;
  readonly shared: SharedByAttacks;
  readonly fields: GivenFields;
  readonly settings: EngineSettings;
  readonly policy: PolicySettings;
  readonly artifacts: AnalysisSpec['artifacts'] | undefined;
  readonly predict: PythonFunction | undefined;
  readonly modelId: string | undefined;
}

function buildSpec(parts: SpecParts, diagnostics: Diagnostics): AnalysisSpec | undefined {
  const { entry, attack, shared, policy, artifacts, modelId } = parts;
  const { name: model, task, rules } = shared;
  const row = task === undefined ? undefined : findRow(task, attack);
  if (task === undefined || row === undefined) return undefined;
  const { fields, missing } = completeFields(row, {
    shared: shared.fields,
    own: parts.fields,
    notGiven: rules.notGiven,
  });
  if (artifacts !== undefined && rules.lacksShape({ task, attack, fields, artifacts })) {
    missing.push('input_dimensions');
  }
  reportMissingFields(missing, parts, diagnostics);
  if (model === undefined || artifacts === undefined) return undefined;
  if (contradictsNormalizing(shared, fields)) diagnostics.report(entry.keySpan, CONTRADICTION);
  const fault = parts.predict === undefined ? undefined : findPredictFault({ fields }, shared.output);
  if (fault !== undefined) diagnostics.report(entry.keySpan, fault);
  const place = diagnostics.place(entry.keySpan);
  const local = rules.beside(localAnalysis(parts, row));
  // A missing id was reported, so the analysis never runs; its artifacts are looked at all the same.
  return {
    name: `${model}/${attack}`,
    model,
    modelId: rules.modelIds === 'names' ? model : (modelId ?? ''),
    task,
    attack,
    fields,
    artifacts,
    ...gateSettings(policy),
    ...(local === undefined ? {} : { local }),
    place,
  };
}

function reportMissingFields(
  missing: readonly FieldName[],
  { entry, attack, shared }: SpecParts,
  diagnostics: Diagnostics,
): void {
  const [first] = missing;
  if (first === undefined) return;
  const add = `Add ${missing.length === 1 ? 'it' : 'them'} here, or in "config" for all attacks of the model`;
  diagnostics.report(
    entry.keySpan,
    `${describeAttack(attack, shared.task)} needs ${missing.join(', ')}. ${add}, for example ` +
      `"${first}: ${FIELDS[first].example}".`,
  );
}

const CONTRADICTION =
  '"preprocessing" and normalize_data: yes say different things: normalize_data: yes means zero-to-one. Remove normalize_data.';

function contradictsNormalizing(shared: SharedByAttacks, fields: AnalysisSpec['fields']): boolean {
  const normalizes = (fields.normalize_data ?? shared.fields.get('normalize_data')) === 'yes';
  return normalizes && ![undefined, 'zero-to-one'].includes(nameOf(shared.preprocessing));
}

function nameOf(preprocessing: Preprocessing | undefined): string | undefined {
  return typeof preprocessing === 'object' ? 'steps' : preprocessing;
}

function gateSettings({
  threshold,
  'max-increase': maxIncrease,
}: PolicySettings): Pick<AnalysisSpec, 'threshold' | 'maxIncrease'> {
  return {
    ...(threshold === undefined ? {} : { threshold }),
    ...(maxIncrease === undefined ? {} : { maxIncrease }),
  };
}

function localAnalysis(
  { attack, shared, fields, settings, policy, predict }: SpecParts,
  row: Row,
): LocalAnalysis {
  const given = (fields.has('vulnerability_threshold') ? fields : shared.fields).get(
    'vulnerability_threshold',
  );
  const usual = given === undefined ? defaultThreshold(attack, row.task) : Number(given);
  // What is done to the pixels holds for every attack of a model, also for those whose request has no field for it.
  const normalizes = !row.fields.includes('normalize_data') && shared.fields.get('normalize_data') === 'yes';
  return {
    settings,
    threshold: policy.threshold ?? usual,
    ...(shared.output === undefined ? {} : { output: shared.output }),
    ...(predict === undefined ? {} : { predict }),
    ...(shared.preprocessing === undefined ? {} : { preprocessing: shared.preprocessing }),
    ...(normalizes ? { normalizesData: true } : {}),
  };
}
