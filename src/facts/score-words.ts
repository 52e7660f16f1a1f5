import type { Access, Bound } from '@model-security-scan/engine/catalog';
import type { AnalysisResult, JudgedResult } from './run-outcome.ts';
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

/** A value with its 95 % interval, as local analyses report it. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

type Judged = Pick<AnalysisResult, 'score' | 'threshold' | 'thresholdFrom'> &
  Partial<Pick<JudgedResult, 'bound' | 'access' | 'interval'>>;

const BOUND_WORDS: Readonly<Record<Bound, string>> = { lower: 'at least ', exact: 'exactly ', estimate: '' };

const ACCESS_WORDS: Readonly<Record<Access, string>> = {
  'white-box': 'white box',
  'black-box': 'black box',
  exact: 'exact method',
};

/** `at least 0.41`, `exactly 0.41` or `0.41`: a score that a search found is a lower bound. */
export function boundedScore(score: number, bound: Bound | undefined): string {
  const shown = roundedScore(score);
  if (bound === undefined || bound === 'estimate' || !/^[a-z]/u.test(shown)) {
    return `${BOUND_WORDS[bound ?? 'estimate']}${shown}`;
  }
  // "At least over 0.999" reads badly, and "at least under 0.001" says nothing.
  if (bound === 'exact') return `${BOUND_WORDS[bound]}${String(score)}`;
  return `${BOUND_WORDS[bound]}${score > STEP ? shown.replace('over ', '') : roundedDown(score)}`;
}

const SIGNS: readonly (readonly [words: string, sign: string])[] = [
  ['at least ', '≥ '],
  ['exactly ', ''],
  ['under ', '< '],
  ['over ', '> '],
];

/** The same for a table: `≥ 0.41`, `0.41` or `> 0.999`. With every digit if rounding hides on which side of the limit it is. */
export function shortScore(score: number, bound?: Bound, limit?: number): string {
  const isHidden = limit !== undefined && score !== limit && roundedScore(score) === String(limit);
  const words = isHidden ? String(score) : boundedScore(score, bound);
  return SIGNS.reduce((shown, [word, sign]) => shown.replace(word, sign), words);
}

/** Two digits of a score near 0, rounded down: what it is at least. */
function roundedDown(score: number): string {
  const step = 10 ** (Math.floor(Math.log10(score)) - 1);
  // A hundred-millionth keeps 0.0004 from becoming 0.00039.
  return String(Number((Math.floor(score / step + 1e-8) * step).toPrecision(2)));
}

/**
 * `score at least 0.4, threshold 0.1 (config)`, with what is known of how it was found:
 * `score at least 0.4 (black box; 95 % interval 0.3 to 0.5), threshold 0.1 (config)`. Empty without a score, since a
 * threshold means nothing without one. The threshold is shown as it was given, with where it comes from if that is known.
 * `INTERVAL_MEANING` says what an interval is: once in every text that shows some.
 */
export function formatScore({ score, threshold, thresholdFrom, bound, access, interval }: Judged): string {
  if (score === undefined) return '';
  const basis = [
    ...(access === undefined ? [] : [ACCESS_WORDS[access]]),
    ...(interval === undefined
      ? []
      : [`95 % interval ${roundedScore(interval.low)} to ${roundedScore(interval.high)}`]),
  ];
  const found = `score ${boundedScore(score, bound)}${basis.length === 0 ? '' : ` (${basis.join('; ')})`}`;
  if (threshold === undefined) return found;
  // A score that looks like its threshold must not hide on which side it is.
  const isHidden = roundedScore(score) === String(threshold) && score !== threshold;
  const side = isHidden ? formatSide(score > threshold) : '';
  const close = containsThreshold(interval, threshold) ? `, ${CLOSE_WORDS}` : '';
  return `${found}, ${side}threshold ${formatThreshold(threshold, thresholdFrom)}${close}`;
}

/** Follows a score whose interval contains the threshold. The score itself decides. */
export const CLOSE_WORDS = 'close to the limit';

/** What the numbers of scores mean, for texts that show several. */
export const INTERVAL_MEANING =
  'The 95 % interval says what other inputs of the same kind would give with the same attack. “At least” marks the score of ' +
  'a search: a stronger attack may find more.';

const SOURCE_WORDS: Readonly<Record<ThresholdSource, string>> = {
  default: ' (default)',
  config: ' (config)',
  input: ' (input)',
};

/** `0.9 (default)`: a threshold as it was given, and where it comes from if that is known. */
function formatThreshold(threshold: number, from: ThresholdSource | undefined): string {
  return `${String(threshold)}${from === undefined ? '' : SOURCE_WORDS[from]}`;
}

/** True if other inputs of the same kind could give a score on the other side of the threshold. */
export function containsThreshold(interval: Interval | undefined, threshold: number): boolean {
  return interval !== undefined && interval.low <= threshold && threshold < interval.high;
}

function formatSide(isAbove: boolean): string {
  return isAbove ? 'just above the ' : 'just below the ';
}
