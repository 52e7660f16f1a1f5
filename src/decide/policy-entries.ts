import { preprocessingText } from '../core/preprocessing.ts';
import type { PythonFunction } from '../core/python-function.ts';
import { holdsSecret } from '../core/secret-field.ts';
import type { AnalysisSpec, LocalAnalysis } from '../facts/analysis-spec.ts';
import type { Minimum, Requirements } from '../facts/minimum.ts';
import type { Acceptance } from '../facts/acceptance.ts';
import type { Baseline, BaselineAnalysis } from '../facts/policy.ts';
import { POLICY_SETTING_NAMES, POLICY_SETTINGS } from '../facts/policy-limits.ts';
import type { FilesPolicy } from '../facts/scan-outcome.ts';
import type { DeclaredService } from '../facts/settings.ts';
import type { GatePolicy } from '../facts/policy-change.ts';
import { foldName } from '../text/fold-name.ts';
import { findSame, pinsOf, thresholdOf } from './base-policy.ts';

/** A key of a policy, and its value in words. Several entries may have one key. */
export type PolicyEntry = readonly [key: string, value: string];

/**
 * Lists the keys of a policy with their values. An analysis or a baseline that the other policy does not have is one entry.
 * Pure.
 * @param other the policy that this one is compared with
 */
export function policyEntries(gate: GatePolicy, other: GatePolicy): readonly PolicyEntry[] {
  return [
    ...gate.analyses.flatMap((spec) => analysisEntries(spec, findSame(other.analyses, spec) !== undefined)),
    ...gate.accept.map((entry): PolicyEntry => [`accept ${entry.key} ${entry.what}`, acceptText(entry)]),
    ...baselineEntries(gate.baseline, other.baseline !== undefined),
    ...fileEntries(gate.files),
    ...serviceEntries(gate.service),
    ...requirementEntries(gate),
    ...gate.covers.map(({ path, model }): PolicyEntry => [`covers ${path}`, `model ${model}`]),
  ];
}

function analysisEntries(spec: AnalysisSpec, isInBoth: boolean): readonly PolicyEntry[] {
  const { name } = spec;
  const known = { ...spec, threshold: thresholdOf(spec) };
  if (!isInBoth) return [[name, `analysed, threshold ${String(known.threshold)}`]];
  const entries: readonly PolicyEntry[] = [
    ...POLICY_SETTING_NAMES.flatMap((key): readonly PolicyEntry[] => {
      const value = known[POLICY_SETTINGS[key].inCode];
      return value === undefined ? [] : [[key, String(value)]];
    }),
    ...[...pinsOf(spec)].map(([slot, sha256]): PolicyEntry => [`sha256 of ${slot}`, sha256]),
    ...settingEntries(spec),
  ];
  return entries.map(([key, value]) => [`${name} ${key}`, value]);
}

function settingEntries(spec: AnalysisSpec): readonly PolicyEntry[] {
  const { task, modelId, model, fields, artifacts, local } = spec;
  // Secrets come from inputs, which are those of the workflow.
  const shown = Object.entries(fields).filter(
    ([name, value]) =>
      name !== 'vulnerability_threshold' && name !== 'model_api_details' && !holdsSecret(name, value),
  );
  return [
    ['task', task],
    ...(foldName(modelId) === foldName(model) ? [] : [['id', modelId] as const]),
    ...shown,
    ...artifacts.map(({ slot, path }): PolicyEntry => [slot, path]),
    ...(local === undefined ? [] : modelEntries(local)),
    ...Object.entries(local?.settings ?? {}).map(([name, value]): PolicyEntry => [
      name,
      JSON.stringify(value),
    ]),
  ];
}

/** What the config file says of the model itself. */
function modelEntries({ output, predict, preprocessing }: LocalAnalysis): readonly PolicyEntry[] {
  return [
    ...(output === undefined ? [] : [['output', output] as const]),
    ...(predict === undefined ? [] : [['predict', functionText(predict)] as const]),
    ...(predict?.gradient === undefined ? [] : [['gradient', predict.gradient] as const]),
    ...(preprocessing === undefined ? [] : [['preprocessing', preprocessingText(preprocessing)] as const]),
  ];
}

function functionText({ function: name, input }: PythonFunction): string {
  return input === undefined ? name : `${name} (input: ${input})`;
}

function acceptText({ until, maxScore, sha256, isNotTested, reason }: Acceptance): string {
  const parts = [
    ...(until === undefined ? [] : [`until ${until}`]),
    ...(maxScore === undefined ? [] : [`max-score ${String(maxScore)}`]),
    ...(sha256 === undefined ? [] : [`sha256 ${sha256}`]),
    ...(isNotTested === true ? ['not-tested'] : []),
  ];
  return `${parts.join(', ')} (${reason})`.trim();
}

function fileEntries({ paths, leftOut, failOn }: FilesPolicy): readonly PolicyEntry[] {
  const patterns = [...paths.map(({ path }) => path), ...leftOut.map(({ path }) => `!${path}`)];
  return [
    ...(patterns.length === 0 ? [] : [['files paths', patterns.join(', ')] as const]),
    ['files fail-on', failOn],
  ];
}

function serviceEntries({
  reportFormat,
  allowsMissingArtifacts,
  notSent = [],
  paths = {},
}: DeclaredService): readonly PolicyEntry[] {
  return [
    ...(reportFormat === undefined ? [] : [['service report-format', reportFormat] as const]),
    ...(allowsMissingArtifacts === true ? [['service allow-missing-artifacts', 'true'] as const] : []),
    ...(notSent.length === 0 ? [] : [['service not-sent', notSent.join(', ')] as const]),
    ...Object.entries(paths).map(([name, path]): PolicyEntry => [`service paths ${name}`, path]),
  ];
}

function baselineEntries(baseline: Baseline | undefined, isInBoth: boolean): readonly PolicyEntry[] {
  if (baseline === undefined) return [];
  const { file, sha256 = 'not known', analyses, fileFindings } = baseline;
  const whole: PolicyEntry = [`baseline ${file}`, `sha256 ${sha256}`];
  if (!isInBoth) return [whole];
  return [
    whole,
    ...analyses.map((one): PolicyEntry => [`baseline ${one.name}`, resultText(one)]),
    ...fileFindings.map(({ finding, fingerprints, sha256: content = 'not known' }): PolicyEntry => [
      `baseline ${finding}`,
      `${fingerprints.join(', ')} in sha256 ${content}`,
    ]),
  ];
}

/** What later runs take from the result of an earlier one. */
function resultText({ score, methodVersion, eps, skill }: BaselineAnalysis): string {
  const parts: readonly (readonly [string, string | number | undefined])[] = [
    ['score', score ?? 'none'],
    ['eps', eps],
    ['tolerance', skill?.tolerance],
    ['method version', methodVersion],
  ];
  return parts
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${String(value)}`]))
    .join(', ');
}

function requirementEntries({ minimum, requireAttacked }: Requirements): readonly PolicyEntry[] {
  const entries = (key: string, values: Minimum): readonly PolicyEntry[] =>
    Object.entries(values).map(([name, value]) => [`${key} ${name}`, String(value)]);
  return [
    ...(minimum === undefined ? [] : entries('minimum', minimum.all)),
    ...[...(minimum?.tasks ?? [])].flatMap(([task, values]) => entries(`minimum ${task}`, values)),
    ...(requireAttacked === undefined ? [] : [['require-attacked', 'true'] as const]),
  ];
}
