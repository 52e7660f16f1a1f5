import type { AnalysisSpec, ThresholdSource } from '../../facts/analysis-spec.ts';
import { defaultThreshold } from '@model-security-scan/engine/catalog';
import { describePlace, type Place } from '@model-security-scan/common/problem';
import type { Settings } from '../../facts/settings.ts';

/** The default of a service's `vulnerability_threshold`: any score above 0 is vulnerable. */
const DEFAULT_THRESHOLD = 0;

/** Finds the threshold that an analysis was configured with, if it has one: `threshold` comes before all others. */
export function ownThreshold({
  threshold,
  local,
  fields,
}: Pick<AnalysisSpec, 'threshold' | 'local' | 'fields'>): string | number | undefined {
  return threshold ?? local?.threshold ?? fields.vulnerability_threshold;
}

/**
 * Decides the threshold of a verdict; a score above it is vulnerable. No other function decides it.
 * @param override the input vulnerability-threshold, which applies to all analyses
 * @param own the analysis's own threshold, from `ownThreshold`
 */
export function effectiveThreshold(override: number | undefined, own: string | number | undefined): number {
  return override ?? (own === undefined ? DEFAULT_THRESHOLD : Number(own));
}

/**
 * Says where the effective threshold of an analysis comes from. A field that repeats the default counts as the default.
 * @param override the input vulnerability-threshold
 */
export function thresholdSource(
  override: number | undefined,
  spec: Pick<AnalysisSpec, 'threshold' | 'thresholdFrom' | 'local' | 'fields' | 'attack' | 'task'>,
): ThresholdSource {
  if (override !== undefined) return 'input';
  if (spec.thresholdFrom !== undefined) return spec.thresholdFrom;
  const usual = spec.local === undefined ? DEFAULT_THRESHOLD : defaultThreshold(spec.attack, spec.task);
  const isUsual = effectiveThreshold(undefined, ownThreshold(spec)) === usual;
  if (spec.threshold === undefined && isUsual) return 'default';
  return 'config';
}

/**
 * Says why a pass at a service may mean less than it seems: there was no score, or the threshold is above 1 and the score is
 * not. Only the service knows the range of its scores, but a percentage beside a share lets every model pass. Pure.
 * @returns undefined if nothing speaks against the pass
 */
export function passWarning(score: number | undefined, threshold: number): string | undefined {
  if (score === undefined) {
    return (
      'It passed without a score: the service says only that its check of the data passed. The report on the dashboard says ' +
      'what it found.'
    );
  }
  if (score > 1 || threshold <= 1) return undefined;
  return (
    `The threshold is ${String(threshold)}, but the score is ${String(score)}. If the scores of this service run from 0 to 1, ` +
    `no score is above the threshold, and no model is ever vulnerable: ${String(threshold)} % is ${String(threshold / 100)}.`
  );
}

/** What thresholds and increases are given with. */
export type Limits = Pick<Settings, 'venue' | 'analyses' | 'vulnerabilityThreshold'>;

/**
 * Warns of thresholds that no score can be above, and of increases that no score can have. Only
 * some venues have a highest score.
 * @returns one or more sentences for each
 */
export function thresholdWarnings(limits: Limits): readonly string[] {
  const { highestScore: highest } = limits.venue;
  if (highest === undefined) return [];
  const increases = limits.analyses.flatMap(({ name, maxIncrease = 0, place }) =>
    maxIncrease < highest ? [] : [endlessIncrease(name, maxIncrease, place)],
  );
  return [...endlessThresholds(limits, highest), ...increases];
}

function endlessThresholds({ analyses, vulnerabilityThreshold }: Limits, highest: number): readonly string[] {
  if (analyses.length === 0) return [];
  if (vulnerabilityThreshold !== undefined) {
    const place = { kind: 'input', input: 'vulnerability-threshold' } as const;
    return vulnerabilityThreshold < highest
      ? []
      : [endlessThreshold('every analysis', vulnerabilityThreshold, place)];
  }
  return analyses.flatMap((spec) => {
    const threshold = effectiveThreshold(undefined, ownThreshold(spec));
    return threshold < highest ? [] : [endlessThreshold(spec.name, threshold, spec.place)];
  });
}

function endlessIncrease(of: string, increase: number, place: Place | undefined): string {
  const where = place === undefined ? '' : ` (${describePlace(place)})`;
  return (
    `The max-increase of ${of} is ${String(increase)}${where}, but scores with base-url: local are 0 to 1: with a ` +
    'baseline no score fails the check. Give an increase below 1, such as 0.05.'
  );
}

function endlessThreshold(of: string, threshold: number, place: Place | undefined): string {
  const where = place === undefined ? '' : ` (${describePlace(place)})`;
  return (
    `The threshold of ${of} is ${String(threshold)}${where}, but scores with base-url: local are 0 to 1: no score is ` +
    'above it, so no model is ever vulnerable. Give a threshold below 1, such as 0.5.'
  );
}
