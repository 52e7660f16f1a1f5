import type { AnalysisSpec, ThresholdSource } from '../facts/analysis-spec.ts';
import { defaultThreshold, settingsOf } from '../attacks/table.ts';
import { FIELDS, type Slot } from '../core/attack-table.ts';
import { present } from '../core/present.ts';
import { isFieldName } from '../core/secret-field.ts';
import type { GatePolicy } from '../facts/policy-change.ts';
import { foldName } from '../text/fold-name.ts';
import { effectiveThreshold, ownThreshold, thresholdSource } from './threshold.ts';

/** Finds the analysis of the same name. */
export function findSame(
  analyses: readonly AnalysisSpec[],
  { name }: Pick<AnalysisSpec, 'name'>,
): AnalysisSpec | undefined {
  const wanted = foldName(name);
  return analyses.find((one) => foldName(one.name) === wanted);
}

/** The analyses of the base that a pull request no longer has. */
export function findDropped(head: GatePolicy, base: GatePolicy): readonly AnalysisSpec[] {
  return base.analyses.filter((spec) => findSame(head.analyses, spec) === undefined);
}

/** A slot whose content the base pins, and that the same analysis of the pull request no longer has. */
export interface DroppedPin {
  readonly spec: AnalysisSpec;
  readonly slot: Slot;
}

/** Lists what the base pins and the pull request leaves out: nothing has the pinned content then. The model is the head's. */
export function findDroppedPins(head: GatePolicy, base: GatePolicy): readonly DroppedPin[] {
  return head.analyses.flatMap((spec) => {
    const present = new Set(spec.artifacts.map(({ slot }) => slot));
    const pinned = [...pinsOf(findSame(base.analyses, spec)).keys()];
    return pinned.filter((slot) => slot !== 'model' && !present.has(slot)).map((slot) => ({ spec, slot }));
  });
}

/** The digests that artifacts of an analysis must have, by slot. */
export function pinsOf(spec: Pick<AnalysisSpec, 'artifacts'> | undefined): ReadonlyMap<Slot, string> {
  const artifacts = spec?.artifacts ?? [];
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
 */
export function judgeByBase(head: GatePolicy, base: GatePolicy): GatePolicy {
  return {
    ...base,
    analyses: head.analyses.map((spec) => withLimitsOf(spec, findSame(base.analyses, spec))),
  };
}

function withLimitsOf(spec: AnalysisSpec, known: AnalysisSpec | undefined): AnalysisSpec {
  const { maxIncrease: ofHead, ...rest } = spec;
  const threshold = known === undefined ? stricterThreshold(spec) : thresholdOf(known);
  const maxIncrease = known === undefined ? Math.min(ofHead ?? 0, 0) : known.maxIncrease;
  const { local, task, attack } = spec;
  // Every setting says how hard is attacked; one that the base does not give has its default.
  const settings = known && settingsOf(known.local?.settings ?? {}, task, attack);
  return {
    ...rest,
    fields: fieldsBy(spec, threshold, known),
    artifacts: known === undefined ? spec.artifacts : pinnedBy(spec, known),
    threshold,
    thresholdFrom: sourceOf(known ?? spec, threshold),
    ...present({
      maxIncrease,
      local: local && { ...local, threshold, settings: settings ?? local.settings },
    }),
  };
}

function fieldsBy(
  { fields }: AnalysisSpec,
  threshold: number,
  known: AnalysisSpec | undefined,
): AnalysisSpec['fields'] {
  const ofBase = Object.entries(known?.fields ?? {}).filter(
    ([name]) => isFieldName(name) && FIELDS[name].isPolicy === true && fields[name] !== undefined,
  );
  return {
    ...fields,
    ...Object.fromEntries(ofBase),
    // A service stores its own verdict with this threshold, and a record of it may skip later scans.
    ...(fields.vulnerability_threshold === undefined
      ? {}
      : { vulnerability_threshold: sentThreshold(threshold, known) }),
  };
}

/** Pins of the pull request stay where the base has none: they can only be stricter. */
function pinnedBy({ artifacts }: AnalysisSpec, known: AnalysisSpec): AnalysisSpec['artifacts'] {
  const pins = pinsOf(known);
  return artifacts.map((artifact) => {
    const sha256 = artifact.slot === 'model' ? undefined : pins.get(artifact.slot);
    return sha256 === undefined ? artifact : { ...artifact, sha256, pinnedBy: 'base' };
  });
}

/** An analysis that the base does not know may have the default although its own config file gives another one. */
function sourceOf(spec: AnalysisSpec, threshold: number): ThresholdSource {
  return threshold === thresholdOf(spec) ? thresholdSource(undefined, spec) : 'default';
}

function sentThreshold(threshold: number, known: AnalysisSpec | undefined): string {
  return known?.fields.vulnerability_threshold ?? String(threshold);
}

function stricterThreshold(spec: AnalysisSpec): number {
  const usual =
    spec.local === undefined
      ? effectiveThreshold(undefined, undefined)
      : defaultThreshold(spec.attack, spec.task);
  return Math.min(thresholdOf(spec), usual);
}
