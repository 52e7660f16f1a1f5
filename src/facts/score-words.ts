import type { AnalysisResult } from './outcome.ts';
import type { ThresholdSource } from './analysis-spec.ts';

/** Scores and intervals are shown with at most this many decimals. */
const STEP = 0.001;
/** No rounding may turn a number into one of these: 0 is nothing at all, and 1 is everything. */
const EXACT = [0, 1] as const;

/**
 * A score for people: three decimals at most. `0.0004` is no 0 and `0.9996` is no 1, so they become
 * `under 0.001` and `over 0.999`.
 */
export function roundedScore(score: number): string {
  const rounded = Math.round(score / STEP) * STEP;
  const reached = EXACT.find((whole) => Math.abs(rounded - whole) < STEP / 2);
  if (reached === undefined || reached === score) {
    return Number.isFinite(rounded) ? String(Number(rounded.toFixed(3))) : String(score);
  }
  return score > reached ? `under ${String(reached + STEP)}` : `over ${String(reached - STEP)}`;
}

/** Two scores of which one may be greater, for people: with every digit only if rounding hides which one it is. */
export function scorePair(one: number, other: number): readonly [one: string, other: string] {
  const [first, second] = [roundedScore(one), roundedScore(other)];
  return one === other || first !== second ? [first, second] : [String(one), String(other)];
}

/** A score beside a limit that is shown as it was given: with every digit only if rounding hides on which side it is. */
export function scoreBeside(score: number, limit: number): string {
  const rounded = roundedScore(score);
  return Math.sign(Number(rounded) - limit) === Math.sign(score - limit) ? rounded : String(score);
}

type Judged = Pick<AnalysisResult, 'score' | 'threshold' | 'thresholdFrom'>;

/** A value with its 95 % interval, as local analyses report it. */
interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * `score 0.4, threshold 0.1 (config)`, or with an interval `score 0.4 (95 % interval 0.3 to 0.5), threshold 0.1 (config)`:
 * for people. Empty without a score, since a threshold means nothing without one. The threshold is shown as it was given,
 * with where it comes from if that is known.
 */
export function scoreWords({ score, threshold, thresholdFrom }: Judged, interval?: Interval): string {
  if (score === undefined) return '';
  const shown = roundedScore(score);
  const range =
    interval === undefined
      ? ''
      : ` (95 % interval ${roundedScore(interval.low)} to ${roundedScore(interval.high)})`;
  if (threshold === undefined) return `score ${shown}${range}`;
  // A score that looks like its threshold must not hide on which side it is.
  const side = shown !== String(threshold) || score === threshold ? '' : sideWords(score > threshold);
  const inside = containsThreshold(interval, threshold) ? ', which is inside the interval' : '';
  return `score ${shown}${range}, ${side}threshold ${thresholdWords(threshold, thresholdFrom)}${inside}`;
}

const SOURCE_WORDS: Readonly<Record<ThresholdSource, string>> = {
  default: ' (default)',
  config: ' (config)',
  input: ' (input)',
  organization: ' (organization’s policy)',
};

/** `0.9 (default)`: a threshold as it was given, and where it comes from if that is known. */
export function thresholdWords(threshold: number, from: ThresholdSource | undefined): string {
  return `${String(threshold)}${from === undefined ? '' : SOURCE_WORDS[from]}`;
}

/** True if other inputs of the same kind could give a score on the other side of the threshold. */
export function containsThreshold(interval: Interval | undefined, threshold: number): boolean {
  return interval !== undefined && interval.low <= threshold && threshold < interval.high;
}

function sideWords(isAbove: boolean): string {
  return isAbove ? 'just above the ' : 'just below the ';
}

/** The same with every digit: for machines that compare. */
export function exactScoreWords({ score, threshold }: Judged): string {
  if (score === undefined) return '';
  const words = `score ${String(score)}`;
  return threshold === undefined ? words : `${words}, threshold ${String(threshold)}`;
}
