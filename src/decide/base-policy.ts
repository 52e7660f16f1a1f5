import type { AnalysisSpec, ThresholdSource } from '../facts/analysis-spec.ts';
import { defaultThreshold } from '../attacks/table.ts';
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

/** The threshold that an analysis has of its own, or by default. */
export function thresholdOf(spec: Pick<AnalysisSpec, 'threshold' | 'local' | 'fields'>): number {
  return effectiveThreshold(undefined, ownThreshold(spec));
}

/**
 * Judges the analyses of a pull request by the policy of its base: nothing of the pull request's own policy is left. An
 * analysis that the base does not know gets the stricter of its own threshold and the default. Pure.
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
  const { fields, local } = spec;
  return {
    ...rest,
    threshold,
    thresholdFrom: sourceOf(known ?? spec, threshold),
    ...(maxIncrease === undefined ? {} : { maxIncrease }),
    ...(local === undefined ? {} : { local: { ...local, threshold } }),
    // A service stores its own verdict with this threshold, and a record of it may skip later scans.
    ...(fields.vulnerability_threshold === undefined
      ? {}
      : { fields: { ...fields, vulnerability_threshold: sentThreshold(threshold, known) } }),
  };
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
    spec.local === undefined ? effectiveThreshold(undefined, undefined) : defaultThreshold(spec.attack);
  return Math.min(thresholdOf(spec), usual);
}
