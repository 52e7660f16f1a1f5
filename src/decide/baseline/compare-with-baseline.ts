import { nameFingerprints } from '../../facts/fingerprint.ts';
import type { JudgedResult } from '../../facts/run-outcome.ts';
import type { Baseline, BaselineAnalysis, ScoreInterval } from '../../facts/policy/policy.ts';
import type { SupplyChainOutcome } from '../../facts/file-scan.ts';
import { findBefore, laxerTolerance, lostSkill } from './baseline-skill.ts';
import { changesSince, comparePaired, differencesSince, otherLook } from './paired-outcomes.ts';
import { scorePair } from '../../facts/score-words.ts';
import { grouped } from '@model-security-scan/common/number-words';

/** The comparison of an analysis with a baseline. */
export interface Comparison {
  /** True if the score is not worse than that of the baseline. */
  readonly isKnown: boolean;
  /** True if the baseline has a finding of this analysis. */
  readonly isFixed: boolean;
  /** A clause that says what was compared; empty without a baseline. Untrusted. */
  readonly words: string;
  /** A sentence with the previous score and the one of now; absent without a score in both. Untrusted. */
  readonly change?: string;
  /** What a person should check: set if no outcome of the inputs could have shown that the finding is worse. */
  readonly doubt?: string;
}

const NO_COMPARISON: Comparison = { isKnown: false, isFixed: false, words: '' };

/** An analysis and that of the baseline, with what their comparison needs more than once. */
interface Pair {
  readonly result: Scored<JudgedResult>;
  readonly before: Scored<BaselineAnalysis>;
  /** What differs in what was attacked and how: clauses. */
  readonly changes: readonly string[];
  readonly paired: ReturnType<typeof comparePaired>;
}

type Scored<One> = One & { readonly score: number };

/** Compares an analysis with the one of the same name in a baseline. Everything that is not certain counts as worse. */
export function compareWithBaseline(result: JudgedResult, baseline: Baseline | undefined): Comparison {
  if (baseline === undefined) return NO_COMPARISON;
  const before = findBefore(baseline, result.spec.name);
  if (before === undefined) return { ...NO_COMPARISON, words: 'the baseline has no such analysis' };
  if (before.score === undefined) return { ...NO_COMPARISON, words: 'the baseline has no score of it' };
  if (result.score === undefined) {
    const words = 'its own score is not known, so nothing can be compared with the baseline';
    return { ...NO_COMPARISON, words };
  }
  return compareScored({ ...result, score: result.score }, { ...before, score: before.score });
}

/** Scores of different versions of the method are not shown side by side. */
function compareScored(result: Scored<JudgedResult>, before: Scored<BaselineAnalysis>): Comparison {
  const changes = changesSince(result, before);
  const since = changes.length === 0 ? '' : ` Since the baseline: ${changes.join(', ')}.`;
  if (result.methodVersion !== before.methodVersion) {
    const [now, then] = [formatVersion(result.methodVersion), formatVersion(before.methodVersion)];
    return {
      ...NO_COMPARISON,
      words: `the baseline does not count, because its score comes from ${then} of the method, and this one from ${now}`,
      change: `Previously scored by ${then} of the method, now by ${now}: the two scores are not comparable.${since}`,
    };
  }
  const [shownNow, shownThen] = scorePair(result.score, before.score);
  const laxer = laxerTolerance(result, before);
  if (laxer !== undefined) {
    return {
      ...NO_COMPARISON,
      words: `the result is not comparable with the baseline: ${laxer}`,
      change: `Not comparable with the baseline: ${laxer}. Its score was ${shownThen}.${since}`,
    };
  }
  const pair = { result, before, changes, paired: comparePaired(result, before) };
  const inputs = typeof pair.paired === 'object' ? pair.paired.words : '';
  const parts = [shownNow, formatInterval(before.interval, result.interval), inputs];
  const compared = parts.filter((part) => part !== '').join('; ');
  const passesNow = result.state === 'passed' && before.isVulnerable;
  const noRepair = formatNoRepair(pair, passesNow);
  return {
    ...decideKnown(pair),
    isFixed: passesNow && noRepair === '',
    change: `Previously ${shownThen}, now ${compared}.${since}${noRepair}`,
  };
}

/**
 * With a max-increase the score decides. Without one, the inputs that both runs attacked do; if one of them does not say how its inputs
 * ended, the intervals; and if they attacked in other ways, the score, which may not rise.
 */
function decideKnown(pair: Pair): Pick<Comparison, 'isKnown' | 'words' | 'doubt'> {
  const { result, before } = pair;
  const { score } = result;
  const { maxIncrease } = result.spec;
  const [now, then] = shownScores(score, before.score, maxIncrease ?? 0);
  const passed = before.isVulnerable ? '' : ', which passed';
  const scores = `the score ${now} is ${formatOrder(score, before.score)} the baseline’s ${then}${passed}`;
  const isHigher = isWorse(score, before.score, maxIncrease ?? 0);
  if (maxIncrease !== undefined) {
    const allowed = maxIncrease === 0 ? '' : ` (max-increase ${String(maxIncrease)})`;
    return { isKnown: !isHigher, words: `${scores}${allowed}${formatChanges(pair, '')}` };
  }
  const { isKnown = before.isVulnerable && !isHigher, doubt, words } = compareInputs(pair);
  const limit = isKnown ? '' : formatIncrease(score - before.score);
  const shown = words === '' ? '' : `; ${words}`;
  return {
    isKnown,
    words: `${scores}${shown}${formatChanges(pair, words)}${limit}`,
    ...(doubt !== undefined && { doubt }),
  };
}

interface InputComparison {
  /** Undefined if the scores decide. */
  readonly isKnown?: boolean;
  readonly doubt?: string | undefined;
  /** A clause, or empty. */
  readonly words: string;
}

function compareInputs({ result, before, paired }: Pair): InputComparison {
  if (typeof paired === 'string') return { words: `not compared input by input: ${paired}` };
  if (paired !== undefined) {
    const { isWorse: isMore, doubt, words } = paired;
    // What had passed is new above the threshold, unless at least as many inputs say that nothing rose.
    const isTested = before.isVulnerable || paired.isWhole;
    return { ...(isTested && { isKnown: !isMore }), doubt, words };
  }
  const intervals = formatInterval(result.interval, before.interval);
  const why = whyNotOverlapping(result, before);
  if (why === undefined) return { isKnown: before.isVulnerable, words: intervals };
  return { words: [intervals, why].filter((part) => part !== '').join('; ') };
}

/** Says why the intervals of two scores do not decide: a clause; undefined if they overlap and do. */
function whyNotOverlapping(result: JudgedResult, before: BaselineAnalysis): string | undefined {
  const [now, then] = [result.interval, before.interval];
  if (now === undefined || then === undefined || !overlap(now, then)) return '';
  if (differencesSince(result, before).length > 0) return '';
  if (result.rows === undefined || before.rows === undefined) return 'the number of inputs is not known';
  if (result.rows >= before.rows) return undefined;
  return `${grouped(result.rows)} inputs are fewer than the baseline’s ${grouped(before.rows)}`;
}

function formatChanges({ changes }: Pair, said: string): string {
  const unsaid = changes.filter((change) => !said.includes(change));
  return unsaid.length === 0 ? '' : `; since the baseline ${unsaid.join(', ')}`;
}

/** Names the key that would allow a rise: a clause after a semicolon. */
function formatIncrease(rise: number): string {
  if (!(rise > 0)) return '';
  return `; max-increase: ${String(Math.ceil(rise * 1000 - ROUNDING) / 1000)} of this analysis in the config file would allow it`;
}

/** Says why a lower score is no repair: a sentence after a space, or nothing. */
function formatNoRepair(pair: Pair, passesNow: boolean): string {
  const lost = lostSkill(pair.result.skill, pair.before.skill);
  if (lost !== undefined) return ` Not a repair: the ${lost}.`;
  const why = passesNow ? whyNotFixed(pair) : undefined;
  return why === undefined ? '' : ` It passes now, but does not count as fixed: ${why}.`;
}

/**
 * Says why a finding of the baseline that passes now is not fixed: a clause. Only what both runs looked at in the same way, and what
 * chance does not explain, is fixed. Scores of a service have no intervals: there the threshold decides.
 */
function whyNotFixed({ result, before, paired }: Pair): string | undefined {
  if (typeof paired === 'object') return paired.isBetter ? undefined : 'chance explains the difference';
  const other = otherLook(result, before);
  if (other !== undefined || result.spec.local === undefined) return other;
  const { interval } = result;
  if (interval === undefined || before.interval === undefined) return 'its interval is not known';
  return interval.high < before.interval.low ? undefined : 'the intervals of the two scores overlap';
}

function formatVersion(version: string | undefined): string {
  return version === undefined ? 'an unknown version' : `version ${version}`;
}

/** Sums of decimals are not exact: .7 + .1 is less than .8. */
const ROUNDING = 1e-9;

function isWorse(score: number, before: number, maxIncrease: number): boolean {
  // Compared this way, a number that is not one is worse.
  return !(score - before <= maxIncrease + ROUNDING);
}

/** Both scores for people: with every digit if rounded ones would lead to another decision. */
function shownScores(score: number, before: number, maxIncrease: number): readonly [string, string] {
  const [now, then] = scorePair(score, before);
  const isSame = isWorse(Number(now), Number(then), maxIncrease) === isWorse(score, before, maxIncrease);
  return isSame ? [now, then] : [String(score), String(before)];
}

function formatOrder(score: number, before: number): string {
  if (score === before) return 'the same as';
  return score > before ? 'above' : 'below';
}

function formatInterval(one: ScoreInterval | undefined, other: ScoreInterval | undefined): string {
  if (one === undefined || other === undefined) return '';
  // A result that was kept, and the same run again: there is nothing to compare.
  if (one.low === other.low && one.high === other.high) return '';
  // The ends that decide whether they overlap.
  const [oneHigh, otherLow] = scorePair(one.high, other.low);
  const [otherHigh, oneLow] = scorePair(other.high, one.low);
  return `the intervals ${oneLow} to ${oneHigh} and ${otherLow} to ${otherHigh} ${overlap(one, other) ? 'overlap' : 'do not overlap'}`;
}

function overlap(one: ScoreInterval, other: ScoreInterval): boolean {
  return one.low <= other.high && other.low <= one.high;
}

/**
 * Lists the findings in files that a baseline has and a scan of the whole repository does not. A file that could not be
 * scanned is not known to be fixed.
 */
export function fixedInFiles(
  baseline: Baseline | undefined,
  scan: SupplyChainOutcome | undefined,
): readonly string[] {
  if (baseline === undefined || scan?.scope !== 'workspace') return [];
  const present = new Set(scan.findings.flatMap(nameFingerprints));
  const paths = scan.findings.filter(({ severity }) => severity === 'not-scanned').map(({ path }) => path);
  return baseline.fileFindings
    .filter(({ fingerprints, finding }) => {
      const isUnseen = paths.some((path) => finding.endsWith(`:${path}`));
      return !fingerprints.some((one) => present.has(one)) && !isUnseen;
    })
    .map(({ finding }) => finding);
}
