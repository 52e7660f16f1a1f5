import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { readArtifacts } from './artifacts.ts';
import type { EngineSettingName, EngineSettings } from '../../attacks/settings.ts';
import { type Task, TASKS } from '../../core/attack-table.ts';
import { fieldsOf, readAttack, type ReadAttack, rowsOf, type SharedByAttacks } from './attacks.ts';
import type { ConfigRules } from './config-rules.ts';
import { POLICY_SETTING_NAMES, type PolicySettingName } from '../../facts/policy-limits.ts';
import { isEngineSetting, onlyLocal, readEngineSettings, reportEngineSettings } from './engine-settings.ts';
import { type GivenFields, readFields } from './fields.ts';
import { findTextFault, readText } from './forms.ts';
import { findIdFault, pickKeys, readChecked, readId, readMapping } from './keys.ts';
import type { CoveredPath } from '../../facts/scan-outcome.ts';
import { readCovers } from './files-section.ts';
import { NAME_RULE, findNameFault } from './names.ts';
import { nearest, quoted, suggestion } from './nearest.ts';
import { readPredict } from './predict.ts';
import { isPolicySetting, readPolicySettings, reportPolicySettings } from './policy-settings.ts';
import { readPreprocessing } from './preprocessing.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { Entry, Span, Tree } from './tree.ts';

const MODEL_KEYS = [
  ...['name', 'id', 'task', 'config', 'artifacts', 'covers', 'output', 'preprocessing', 'attacks'],
] as const;
type ModelKey = (typeof MODEL_KEYS)[number];
type ModelEntries = ReadonlyMap<ModelKey | EngineSettingName | PolicySettingName, Entry>;

export interface ReadModel {
  readonly name: string | undefined;
  readonly nameSpan: Span;
  readonly attacks: readonly ReadAttack[];
  readonly specs: readonly AnalysisSpec[];
  readonly covers: readonly CoveredPath[];
}

/** Reads one item of `models`, and reports everything that is wrong with it. */
export function readModel(tree: Tree, rules: ConfigRules, diagnostics: Diagnostics): ReadModel | undefined {
  if (tree.kind !== 'mapping') {
    diagnostics.reportMismatch(tree, 'a model', 'a mapping with name, id, task and attacks');
    return undefined;
  }
  const keyEntries = tree.entries.filter((entry) => !isEngineSetting(entry.key));
  const known = [...MODEL_KEYS, ...POLICY_SETTING_NAMES, ...rules.settings];
  const entries: ModelEntries = pickKeys(keyEntries, known, 'a model', diagnostics);
  const nameEntry = entries.get('name');
  // A missing key is reported at the first line of the model.
  const head = tree.entries[0]?.keySpan ?? tree.span;
  const required = ['name', 'task', 'attacks'] as const;
  const missing = required.filter((key) => !entries.has(key));
  if (missing.length > 0) {
    const add = `Add ${missing.length === 1 ? 'it' : 'them'} to this model`;
    diagnostics.report(head, `a model needs ${missing.join(', ')}. ${add}.`);
  }
  const findFault = (text: string): string | undefined =>
    findNameFault(text) ?? (rules.modelIds === 'names' ? findIdFault(text) : undefined);
  const name = readChecked(nameEntry, '"name"', NAME_RULE, findFault, diagnostics)?.value;
  const task = readTask(entries.get('task'), diagnostics);
  const shared: SharedByAttacks = {
    name,
    id: readId(entries.get('id'), diagnostics),
    task,
    rules,
    settings: readSettings(tree.entries, task, rules, diagnostics),
    policy: readPolicySettings(tree.entries, diagnostics),
    fields: readConfig(entries, task, rules, diagnostics),
    artifacts: readArtifacts(entries.get('artifacts')?.value, diagnostics),
    predict: readPredict(entries.get('artifacts')?.value, rules, diagnostics),
    output: readOutput(entries.get('output'), rules, diagnostics),
    preprocessing: readPreprocessing(entries.get('preprocessing'), { rules, task }, diagnostics),
  };
  const attacks = readAttacks(entries.get('attacks'), shared, diagnostics);
  if (rules.modelIds === 'registered') {
    reportMissingId(attacks, nameEntry?.value.span ?? head, diagnostics);
  }
  const specs = attacks.map(({ spec }) => spec).filter((spec) => spec !== undefined);
  const covers = readCovers(entries.get('covers'), name, diagnostics);
  return { name, nameSpan: nameEntry?.value.span ?? head, attacks, specs, covers };
}

/**
 * Finds a task by name.
 * @returns if there is no such task, the fault and the task that was probably meant
 */
function findTask(name: string): { readonly task: Task | undefined; readonly fault?: string } {
  const exact = TASKS.find((candidate) => candidate === name);
  if (exact !== undefined) return { task: exact };
  const task = nearest(name, TASKS);
  return {
    task,
    fault: `there is no task ${quoted(name)}${suggestion(task)} Known: ${TASKS.join(', ')}.`,
  };
}

function readTask(entry: Entry | undefined, diagnostics: Diagnostics): Task | undefined {
  if (entry === undefined) return undefined;
  const text = readText(entry.value);
  if (typeof text !== 'string') {
    diagnostics.reportMismatch(entry.value, '"task"', `one of ${TASKS.join(', ')}`, text.found);
    return undefined;
  }
  const { task, fault } = findTask(text);
  if (fault !== undefined) diagnostics.report(entry.value.span, fault);
  return task;
}

/** Reads `output`: which output of a model answers. A service is never told. */
function readOutput(
  entry: Entry | undefined,
  { mayDescribeModel }: ConfigRules,
  diagnostics: Diagnostics,
): string | undefined {
  if (entry === undefined) return undefined;
  if (!mayDescribeModel) diagnostics.report(entry.keySpan, onlyLocal('output'));
  const expected = 'the name of an output of the model';
  return readChecked(entry, '"output"', expected, findTextFault, diagnostics)?.value;
}

/** Reads the settings of local analyses that all attacks of a model share. */
function readSettings(
  entries: readonly Entry[],
  task: Task | undefined,
  rules: ConfigRules,
  diagnostics: Diagnostics,
): EngineSettings {
  const attacks = rowsOf(task).map(({ attack }) => attack);
  const name = task === undefined ? 'a model' : `a model of ${task}`;
  return readEngineSettings(entries, { rules, name, task, attacks }, diagnostics);
}

function readConfig(
  entries: ModelEntries,
  task: Task | undefined,
  rules: ConfigRules,
  diagnostics: Diagnostics,
): GivenFields {
  const entry = entries.get('config');
  const given = entry === undefined ? [] : (readMapping(entry.value, '"config"', diagnostics) ?? []);
  const owner = task === undefined ? '"config"' : `"config" of ${task}`;
  reportEngineSettings(given, rules, diagnostics);
  reportPolicySettings(given, diagnostics);
  const fields = given.filter(({ key }) => !isEngineSetting(key) && !isPolicySetting(key));
  return readFields(fields, { fields: fieldsOf(rowsOf(task)), otherKeys: [], owner, rules }, diagnostics);
}

function readAttacks(
  entry: Entry | undefined,
  shared: SharedByAttacks,
  diagnostics: Diagnostics,
): readonly ReadAttack[] {
  if (entry === undefined) return [];
  if (entry.value.kind === 'list') {
    const hint = 'a mapping with a line for each attack, such as "extraction: {}"';
    diagnostics.reportMismatch(entry.value, '"attacks"', hint);
    return [];
  }
  const entries = readMapping(entry.value, '"attacks"', diagnostics);
  if (entries?.length === 0) {
    diagnostics.report(entry.keySpan, '"attacks" names no attack. Add one, such as "extraction: {}".');
  }
  return (entries ?? [])
    .map((attack) => readAttack(attack, shared, diagnostics))
    .filter((attack) => attack !== undefined);
}

function reportMissingId(attacks: readonly ReadAttack[], span: Span, diagnostics: Diagnostics): void {
  const without = attacks.filter((attack) => !attack.hasId).map((attack) => attack.attack);
  if (without.length === 0) return;
  diagnostics.report(
    span,
    `no "id" for ${without.join(', ')}. Give the registered model's id as "id" of the model, or of each attack.`,
  );
}
