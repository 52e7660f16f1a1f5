import type { GatePolicy, PolicyChange } from '../../facts/policy/policy-change.ts';
import { foldName } from '../../text/similar-names.ts';
import { preprocessingText } from '@model-security-scan/engine/preprocessing';
import type { PythonFunction } from '@model-security-scan/engine/python-function';
import { holdsSecret } from '../../core/secret-field.ts';
import type { AnalysisSpec, LocalAnalysis } from '../../facts/analysis-spec.ts';
import { type Minimum, type Requirements, SWITCH_FORMS } from '../../facts/policy/requirements.ts';
import type { Acceptance } from '../../facts/policy/acceptance.ts';
import type { Baseline, BaselineAnalysis } from '../../facts/policy/policy.ts';
import { POLICY_SETTING_NAMES, POLICY_SETTINGS } from '../../facts/policy/policy-limits.ts';
import type { FilesPolicy } from '../../facts/file-scan.ts';
import type { DeclaredService } from '../../facts/settings.ts';
import { findSame, pinsOf, thresholdOf } from './base-policy.ts';

const NOT_GIVEN = 'not given';

/**
 * Lists the keys whose values a pull request changes, with the value of the base and that of the pull request. It does not
 * say which of them loosens the check. Pure.
 */
export function comparePolicies(head: GatePolicy, base: GatePolicy): readonly PolicyChange[] {
  const [now, then] = [byKey(policyEntries(head, base)), byKey(policyEntries(base, head))];
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((name) => {
    const [before, after] = [then.get(name), now.get(name)];
    if (before?.value === after?.value) return [];
    const key = after?.key ?? before?.key ?? name;
    return [{ key, before: before?.value ?? NOT_GIVEN, after: after?.value ?? NOT_GIVEN }];
  });
}

/** Entries with one key are one, so that none hides behind another. Names are compared without case. */
function byKey(
  entries: readonly PolicyEntry[],
): ReadonlyMap<string, { readonly key: string; readonly value: string }> {
  const groups = Map.groupBy(entries, ([key]) => foldName(key));
  return new Map(
    [...groups].map(([name, group]) => [
      name,
      { key: group[0]?.[0] ?? name, value: group.map(([, value]) => value).join('; ') },
    ]),
  );
}

type PolicyEntry = readonly [key: string, value: string];

/** Entries of which some have no value. */
function given(
  ...entries: readonly (readonly [key: string, value: string | number | undefined])[]
): readonly PolicyEntry[] {
  return entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)] as const]));
}

/**
 * Lists the keys of a policy with their values. An analysis or a baseline that the other policy does not have is one entry.
 * Pure.
 * @param other the policy that this one is compared with
 */
function policyEntries(gate: GatePolicy, other: GatePolicy): readonly PolicyEntry[] {
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
  const entries = [
    ...given(...POLICY_SETTING_NAMES.map((key) => [key, known[POLICY_SETTINGS[key].inCode]] as const)),
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
    ...given(['task', task], ['id', foldName(modelId) === foldName(model) ? undefined : modelId]),
    ...shown,
    ...artifacts.map(({ slot, path }): PolicyEntry => [slot, path]),
    ...(local === undefined ? [] : modelEntries(local)),
    ...Object.entries(local?.settings ?? {}).map(([name, value]): PolicyEntry => [
      name,
      JSON.stringify(value),
    ]),
  ];
}

function modelEntries({ output, predict, preprocessing }: LocalAnalysis): readonly PolicyEntry[] {
  return given(
    ['output', output],
    ['predict', predict === undefined ? undefined : functionText(predict)],
    ['gradient', predict?.gradient],
    ['preprocessing', preprocessing === undefined ? undefined : preprocessingText(preprocessing)],
  );
}

function functionText({ function: name, input }: PythonFunction): string {
  return input === undefined ? name : `${name} (input: ${input})`;
}

function acceptText({ until, maxScore, sha256, isNotTested, reason }: Acceptance): string {
  const limits = given(['until', until], ['max-score', maxScore], ['sha256', sha256]);
  const parts = [...limits.map((entry) => entry.join(' ')), ...(isNotTested === true ? ['not-tested'] : [])];
  return `${parts.join(', ')} (${reason})`.trim();
}

function fileEntries({ paths, leftOut, failOn }: FilesPolicy): readonly PolicyEntry[] {
  const patterns = [...paths.map(({ path }) => path), ...leftOut.map(({ path }) => `!${path}`)];
  const shown = patterns.length === 0 ? undefined : patterns.join(', ');
  return given(['files paths', shown], ['files fail-on', failOn]);
}

function serviceEntries({
  reportFormat,
  allowsMissingArtifacts,
  notSent = [],
  paths = {},
}: DeclaredService): readonly PolicyEntry[] {
  return given(
    ['service report-format', reportFormat],
    ['service allow-missing-artifacts', allowsMissingArtifacts === true ? 'true' : undefined],
    ['service not-sent', notSent.length === 0 ? undefined : notSent.join(', ')],
    ...Object.entries(paths).map(([name, path]): PolicyEntry => [`service paths ${name}`, path]),
  );
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

function resultText({ score, methodVersion, eps, skill }: BaselineAnalysis): string {
  const parts = given(
    ['score', score ?? 'none'],
    ['eps', eps],
    ['tolerance', skill?.tolerance],
    ['method version', methodVersion],
  );
  return parts.map((entry) => entry.join(' ')).join(', ');
}

function requirementEntries({ minimum, ...switches }: Requirements): readonly PolicyEntry[] {
  const entries = (key: string, values: Minimum): readonly PolicyEntry[] =>
    Object.entries(values).map(([name, value]) => [`${key} ${name}`, String(value)]);
  return [
    ...(minimum === undefined ? [] : entries('minimum', minimum.all)),
    ...[...(minimum?.tasks ?? [])].flatMap(([task, values]) => entries(`minimum ${task}`, values)),
    ...SWITCH_FORMS.flatMap(({ name, inCode }) =>
      switches[inCode] === undefined ? [] : [[name, 'true'] as const],
    ),
  ];
}
