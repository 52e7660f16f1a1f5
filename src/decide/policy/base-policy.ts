import type { AnalysisSpec, ThresholdSource } from '../../facts/analysis-spec.ts';
import { defaultThreshold, settingsOf, type Slot } from '@model-security-scan/engine/catalog';
import { isFieldName } from '../../core/secret-field.ts';
import type { GatePolicy, PolicyKeys } from '../../facts/policy/policy-change.ts';
import { foldName } from '../../text/similar-names.ts';
import { effectiveThreshold, ownThreshold, thresholdSource } from './threshold.ts';

/** Finds the analysis of the same name. */
export function findSame(
  analyses: readonly AnalysisSpec[],
  { name }: Pick<AnalysisSpec, 'name'>,
): AnalysisSpec | undefined {
  const wanted = foldName(name);
  return analyses.find((one) => foldName(one.name) === wanted);
}

/** The analyses of the base that a pull request no longer has. Of another task, it is another attack with other scores. */
export function findDropped(head: GatePolicy, base: GatePolicy): readonly AnalysisSpec[] {
  return base.analyses.filter((spec) => findSame(head.analyses, spec)?.task !== spec.task);
}

/** A slot that the base gives, and that the same analysis of the pull request no longer has. */
export interface DroppedSlot {
  readonly spec: AnalysisSpec;
  readonly slot: Slot;
}

/** Lists what the base gives and the pull request leaves out: without it the attack may look for less. */
export function findDroppedSlots(
  head: GatePolicy,
  base: GatePolicy,
  keys: PolicyKeys,
): readonly DroppedSlot[] {
  return head.analyses.flatMap((spec) => {
    const present = new Set(spec.artifacts.map(({ slot }) => slot));
    const given = findSame(base.analyses, spec)?.artifacts.map(({ slot }) => slot) ?? [];
    return given.filter((slot) => keys.has(slot) && !present.has(slot)).map((slot) => ({ spec, slot }));
  });
}

/** The digests that artifacts of an analysis must have, by slot. */
export function pinsOf({ artifacts }: Pick<AnalysisSpec, 'artifacts'>): ReadonlyMap<Slot, string> {
  return new Map(artifacts.flatMap(({ slot, sha256 }) => (sha256 === undefined ? [] : [[slot, sha256]])));
}

/** The threshold that an analysis has of its own, or by default. */
export function thresholdOf(spec: Pick<AnalysisSpec, 'threshold' | 'local' | 'fields'>): number {
  return effectiveThreshold(undefined, ownThreshold(spec));
}

/**
 * Judges the analyses of a pull request by the policy of its base: nothing of the pull request's own policy is left. How hard
 * is attacked, and with which data, is policy; what describes the model is the pull request's. An analysis that the base does
 * not know gets the stricter of its own threshold and the default. Pure.
 * @param keys what is policy
 */
export function judgeByBase(head: GatePolicy, base: GatePolicy, keys: PolicyKeys): GatePolicy {
  // An input names the baseline; its file is policy like the config file.
  return {
    ...takeMarked(head, base, new Set([...keys, 'baseline'])),
    analyses: head.analyses.map((spec) => withLimitsOf(spec, findSame(base.analyses, spec), keys)),
  };
}

/** Takes the values of the marked keys from the base, also if it has none. */
function takeMarked<T extends object>(head: T, base: Partial<T>, keys: PolicyKeys): T;
function takeMarked(head: object, base: object, keys: PolicyKeys): object {
  const isMarked = ([name]: readonly [string, unknown]): boolean =>
    keys.has(name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`));
  return Object.fromEntries([
    ...Object.entries(head).filter((entry) => !isMarked(entry)),
    ...Object.entries(base).filter(isMarked),
  ]);
}

function withLimitsOf(spec: AnalysisSpec, known: AnalysisSpec | undefined, keys: PolicyKeys): AnalysisSpec {
  const threshold = known === undefined ? stricterThreshold(spec) : thresholdOf(known);
  const limits = known ?? { maxIncrease: 0 };
  const { local } = spec;
  // A setting that the base does not give has its default.
  const ofBase = known && settingsOf(known.local?.settings ?? {}, spec.task, spec.attack);
  return {
    ...takeMarked(spec, { ...limits, threshold }, keys),
    fields: fieldsBy(spec, threshold, known, keys),
    artifacts: known === undefined ? spec.artifacts : pinnedBy(spec, known, keys),
    thresholdFrom: sourceOf(known ?? spec, threshold),
    ...(local && {
      local: {
        ...local,
        threshold,
        settings: ofBase === undefined ? local.settings : takeMarked(local.settings, ofBase, keys),
      },
    }),
  };
}

function fieldsBy(
  { fields }: AnalysisSpec,
  threshold: number,
  known: AnalysisSpec | undefined,
  keys: PolicyKeys,
): AnalysisSpec['fields'] {
  // A service stores its own verdict with the threshold, and a record of it may skip later scans.
  const ofThreshold =
    'vulnerability_threshold' in fields ? { vulnerability_threshold: String(threshold) } : {};
  const isTaken = ([name]: readonly [string, unknown]): boolean => isFieldName(name) && keys.has(name);
  if (known === undefined) return { ...fields, ...ofThreshold };
  return Object.fromEntries([
    ...Object.entries(fields).filter((entry) => !isTaken(entry)),
    ...Object.entries({ ...ofThreshold, ...known.fields }).filter(isTaken),
  ]);
}

/** Pins of the pull request stay where the base has none: they can only be stricter. */
function pinnedBy(
  { artifacts }: AnalysisSpec,
  known: AnalysisSpec,
  keys: PolicyKeys,
): AnalysisSpec['artifacts'] {
  const pins = pinsOf(known);
  return artifacts.map((artifact) => {
    const sha256 = keys.has(artifact.slot) ? pins.get(artifact.slot) : undefined;
    return sha256 === undefined ? artifact : { ...artifact, sha256, pinnedBy: 'base' };
  });
}

/** An analysis that the base does not know may have the default although its own config file gives another one. */
function sourceOf(spec: AnalysisSpec, threshold: number): ThresholdSource {
  return threshold === thresholdOf(spec) ? thresholdSource(undefined, spec) : 'default';
}

function stricterThreshold(spec: AnalysisSpec): number {
  const usual =
    spec.local === undefined
      ? effectiveThreshold(undefined, undefined)
      : defaultThreshold(spec.attack, spec.task);
  return Math.min(thresholdOf(spec), usual);
}
