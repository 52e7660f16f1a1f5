import type { EngineSettingName, EngineSettings } from '../attacks/settings.ts';
import { USUAL } from '../attacks/minimum.ts';
import { preprocessingText } from '../core/preprocessing.ts';
import type { PythonFunction } from '../core/python-function.ts';
import { holdsSecret } from '../core/secret-field.ts';
import type { AnalysisSpec, LocalAnalysis } from '../facts/analysis-spec.ts';
import type { BaselineAnalysis } from '../facts/policy.ts';
import type { ChangeEffect, PolicyChange } from '../facts/policy-change.ts';
import { foldName } from '../text/fold-name.ts';

/**
 * Lists how the settings of an analysis differ from those of the base: what is analysed, and how hard. A weaker attack loosens the
 * gate; with `policy-from: base` how hard is the base's.
 * @param chosen the analysis of the baseline of the base, which says what attacks chose that no setting gives
 */
export function compareSettings(
  spec: AnalysisSpec,
  before: AnalysisSpec,
  chosen: BaselineAnalysis | undefined,
): readonly PolicyChange[] {
  const [now, then] = [settingsOf(spec), settingsOf(before)];
  const names = [...new Set([...then.keys(), ...now.keys()])];
  return names
    .filter((name) => now.get(name) !== then.get(name))
    .map((name) => ({
      effect: effectOf(name, spec, before, chosen),
      about: spec.name,
      words: `${name} ${then.get(name) ?? 'not given'} -> ${now.get(name) ?? 'not given'}`,
    }));
}

/** Numbers of which more is a stronger attack (1), or a weaker one (-1). */
const STRENGTHS: ReadonlyMap<string, 1 | -1> = new Map([
  ['eps', 1],
  ['samples', 1],
  ['minutes', 1],
  ['number_of_attack_queries', 1],
  ['tolerance', -1],
]);

function effectOf(
  name: string,
  spec: AnalysisSpec,
  before: AnalysisSpec,
  chosen: BaselineAnalysis | undefined,
): ChangeEffect {
  if (name === 'fixed' || name === 'integer') return columnsEffect(name, spec, before);
  const sign = STRENGTHS.get(name);
  if (sign === undefined) return 'changed';
  const own = numberOf(name, spec);
  const [now, then] = [own, numberOf(name, before)].map((value) => value ?? usualOf(name, chosen));
  if (now !== undefined && then !== undefined) {
    if (now === then) return 'changed';
    return sign * (now - then) > 0 ? 'tightened' : 'loosened';
  }
  // What the attack would have chosen is not known: a number in its place may be weaker.
  return own === undefined ? 'changed' : 'loosened';
}

function numberOf(name: string, { fields, local }: AnalysisSpec): number | undefined {
  if (name === 'number_of_attack_queries') {
    const queries = fields.number_of_attack_queries;
    return queries === undefined ? undefined : Number(queries);
  }
  const value = Object.entries(local?.settings ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === 'number' ? value : undefined;
}

function usualOf(name: string, chosen: BaselineAnalysis | undefined): number | undefined {
  if (name === 'eps') return chosen?.eps;
  if (name === 'tolerance') return chosen?.skill?.tolerance;
  return name === 'samples' || name === 'minutes' ? USUAL[name] : undefined;
}

/** Columns that no change touches, or that take whole numbers only, weaken an attack. Which are whole is found if it is not given. */
function columnsEffect(
  name: Extract<EngineSettingName, 'fixed' | 'integer'>,
  spec: AnalysisSpec,
  before: AnalysisSpec,
): ChangeEffect {
  const columns = (settings: EngineSettings | undefined): readonly string[] | undefined =>
    settings?.[name] ?? (name === 'fixed' ? [] : undefined);
  const [now, then] = [columns(spec.local?.settings), columns(before.local?.settings)];
  if (now === undefined || then === undefined) return 'changed';
  if (now.some((column) => !then.includes(column))) return 'loosened';
  return then.some((column) => !now.includes(column)) ? 'tightened' : 'changed';
}

function settingsOf(spec: AnalysisSpec): ReadonlyMap<string, string> {
  const { task, modelId, model, fields, artifacts, local } = spec;
  const settings = new Map<string, string>([['task', task]]);
  if (foldName(modelId) !== foldName(model)) settings.set('id', modelId);
  for (const [name, value] of Object.entries(fields)) {
    // Secrets come from inputs, which are those of the workflow.
    const isOther = name !== 'vulnerability_threshold' && name !== 'model_api_details';
    if (isOther && !holdsSecret(name, value)) settings.set(name, value);
  }
  for (const { slot, path } of artifacts) settings.set(slot, path);
  if (local !== undefined) describeModel(local, settings);
  for (const [name, value] of Object.entries(local?.settings ?? {})) {
    settings.set(name, JSON.stringify(value));
  }
  return settings;
}

/** Adds what the config file says of the model itself. */
function describeModel(
  { output, predict, preprocessing }: LocalAnalysis,
  settings: Map<string, string>,
): void {
  if (output !== undefined) settings.set('output', output);
  if (predict !== undefined) settings.set('predict', functionText(predict));
  if (predict?.gradient !== undefined) settings.set('gradient', predict.gradient);
  if (preprocessing !== undefined) settings.set('preprocessing', preprocessingText(preprocessing));
}

function functionText({ function: name, input }: PythonFunction): string {
  return input === undefined ? name : `${name} (input: ${input})`;
}
