import type { Random } from '../../../random.ts';
import { type Matrix, stackRows, takeRows } from '../../../statistics/multivariate/matrix.ts';
import { principalCoordinates } from '../../../statistics/multivariate/principal-coordinates.ts';
import { median, robustScale } from '../../../statistics/robust.ts';
import { COORDINATES, isWide } from '../../../statistics/multivariate/mahalanobis.ts';
import type { Estimate } from '../../../types.ts';
import { groupCopies, unitColumns } from '../labels/copies.ts';
import { type RepeatedTarget, repeatedTarget } from './repeated-target.ts';
import { rowsOfGroup } from '../triggers/case.ts';
import { expectedTargets, noiseSpreads, prepareLessons } from './expected-targets.ts';
import {
  chancesOfChange,
  estimateTargetNoise,
  explainsAnything,
  fitNoise,
  type Noise,
  type Residuals,
  targetDensity,
} from './target-noise.ts';

/** Rounds in which all rows are learned, and rounds after them that leave out targets that look changed. */
const [ROUNDS, TRIMMED_ROUNDS] = [3, 2];
/** A target is learned as at most so many robust deviations from what the round before expected. */
const FENCE = 3;
/** The most rows that are judged at once; more are judged in groups. */
const MOST_TOGETHER = 4000;
/** How much of the estimated differences of noise between rows counts; the likelihood chooses. */
const TRUST = [0, 0.5, 1];
/** A wider interval could hold no changed target as well as more of them than the default threshold allows. */
const WIDEST = 0.2;
/** If the other rows tell less of the targets, they say nothing. */
const LEAST_EXPLAINED = 0.3;
/**
 * If they tell less than this, what no learner has understood looks like changed targets (measured on honest tables with steps): then
 * none is called changed, and all are called right only if at most so many may be changed.
 */
const [SURELY_EXPLAINED, MOST_UNSURE] = [0.6, 0.15];
/** Fewer different rows tell nothing. */
const FEWEST = 20;

export interface TamperedTarget {
  readonly row: number;
  readonly given: number;
  readonly expected: number;
  /** How many times the usual noise of such rows it is off. */
  readonly deviation: number;
  readonly chance: number;
}

/**
 * The other rows tell too little; noise explains changed targets, too; there are too few rows; one target stands in many rows that
 * no column tells from others; or the model knows nothing of the targets.
 */
export type TargetDoubt = 'unknown targets' | 'noise' | 'few rows' | 'unknown model' | 'repeated target';

export interface JudgedTargets {
  /** The clearest first, at most as many as the estimate says. */
  readonly tampered: readonly TamperedTarget[];
  readonly share: Estimate;
  /** Why the targets cannot be called right; undefined if they can. */
  readonly doubt: TargetDoubt | undefined;
  /** 1 less the median absolute residual over that of the middle of all targets. */
  readonly explained: number;
  readonly noise: Noise;
  /** The median absolute residual. */
  readonly error: number;
  /** How many different rows the estimate rests on: copies count once. */
  readonly different: number;
  readonly repeated: RepeatedTarget | undefined;
}

interface TargetRows {
  readonly features: Matrix;
  readonly targets: Float64Array;
}

/**
 * Finds targets that do not follow from their rows, by residuals of learners that did not see them, judged by the noise of rows
 * like them, in rounds of trimming. Sources: Jagielski et al., IEEE S&P 2018 (trimming); Zhou et al., 2023.
 * @param trusted rows whose targets nobody can have changed; they are learned and not judged
 */
export function findTamperedTargets(
  { features, targets }: TargetRows,
  trusted: TargetRows | undefined,
  random: Random,
  progress: (share: number) => void,
): JudgedTargets {
  const { kept, places } = groupCopies(features, true);
  const few = { features: takeRows(features, kept), targets: targetsAt(targets, kept) };
  const found = judgeAll(few, trusted, random, progress);
  const noise = fitNoise(residualsOf(few.targets, found));
  const judged = conclude(few, found, noise, random);
  const all = { expected: targetsAt(found.expected, places), scales: targetsAt(found.scales, places) };
  const isListed = judged.share.low > 0 || judged.doubt === undefined;
  const most = isListed ? Math.round(judged.share.value * targets.length) : 0;
  const chances = chancesOfChange(residualsOf(targets, all), noise);
  return { ...judged, tampered: suspects(targets, all, chances, noise).slice(0, most) };
}

function targetsAt(all: Float64Array, rows: Int32Array): Float64Array {
  return Float64Array.from(rows, (row) => all[row] ?? 0);
}

function judgeAll(
  { features, targets }: TargetRows,
  trusted: TargetRows | undefined,
  random: Random,
  progress: (share: number) => void,
): Judged {
  const groups = Math.ceil(features.rows / MOST_TOGETHER);
  const found = { expected: new Float64Array(features.rows), scales: new Float64Array(features.rows) };
  for (let group = 0; group < groups; group += 1) {
    progress(group / groups);
    const rows = rowsOfGroup(features.rows, group, groups);
    const own = { features: takeRows(features, rows), targets: targetsAt(targets, rows) };
    const judged = judgeGroup(own, trusted, random);
    rows.forEach((row, index) => {
      found.expected[row] = judged.expected[index] ?? 0;
      found.scales[row] = judged.scales[index] ?? 1;
    });
  }
  return found;
}

interface Judged {
  readonly expected: Float64Array;
  readonly scales: Float64Array;
}

function judgeGroup(own: TargetRows, trusted: TargetRows | undefined, random: Random): Judged {
  const count = own.targets.length;
  const joined = trusted === undefined ? own.features : stackRows(own.features, trusted.features);
  const unit = unitColumns(joined);
  const rows = isWide(unit) ? unitColumns(principalCoordinates(unit, COORDINATES, random)) : unit;
  const targets = Float64Array.from([...own.targets, ...(trusted?.targets ?? [])]);
  const lessons = prepareLessons(rows, random);
  const use = new Uint8Array(targets.length).fill(1);
  const equal = targets.map(() => 1);
  let judged: Judged = { expected: targets.map(() => median(targets)), scales: equal };
  for (let round = 0; round < ROUNDS + TRIMMED_ROUNDS; round += 1) {
    const expected = expectedTargets(lessons, winsorized(targets, judged), use, random);
    const residuals = targets.map((target, row) => target - (expected[row] ?? 0));
    const spreads = noiseSpreads(rows, expected, residuals, use, random);
    const { given, noise } = likeliestTrust(targets, residuals, spreads);
    judged = { expected, scales: given.scales };
    if (round < ROUNDS - 1) continue;
    chancesOfChange(given, noise).forEach((chance, row) => {
      use[row] = row >= count || chance < 0.5 ? 1 : 0;
    });
  }
  return { expected: judged.expected.subarray(0, count), scales: judged.scales.subarray(0, count) };
}

/** Targets whose residuals are cut off: any learner becomes robust if it learns them (Huber, "Robust statistics", 1981). */
function winsorized(targets: Float64Array, { expected, scales }: Judged): Float64Array {
  const residuals = targets.map((target, row) => (target - (expected[row] ?? 0)) / (scales[row] ?? 1));
  const { location, scale } = robustScale(residuals);
  const most = FENCE * scale;
  return residuals.map((residual, row) => {
    const kept = Math.min(location + most, Math.max(location - most, residual));
    return (expected[row] ?? 0) + kept * (scales[row] ?? 1);
  });
}

function likeliestTrust(
  targets: Float64Array,
  residuals: Float64Array,
  spreads: Float64Array,
): { readonly given: Residuals; readonly noise: Noise } {
  const middle = median(spreads);
  const fits = TRUST.map((trust) => {
    const scales = spreads.map((spread) => Math.exp(trust * (spread - middle)));
    const given = { ...residualsOf(targets, { expected: targets, scales }), residuals };
    return { given, noise: fitNoise(given) };
  });
  return fits.reduce((best, one) => (one.noise.likelihood > best.noise.likelihood ? one : best));
}

function residualsOf(targets: Float64Array, { expected, scales }: Judged): Residuals {
  const residuals = targets.map((target, row) => target - (expected[row] ?? 0));
  const [low, high] = [targets.reduce((a, b) => Math.min(a, b)), targets.reduce((a, b) => Math.max(a, b))];
  return { residuals, scales, others: targetDensity(targets), range: high - low };
}

function conclude(
  { features, targets }: TargetRows,
  found: Judged,
  noise: Noise,
  random: Random,
): Omit<JudgedTargets, 'tampered'> {
  const given = residualsOf(targets, found);
  const blind = estimateTargetNoise(given, noise);
  const explained = explainedBy(targets, given.residuals);
  const repeated = repeatedTarget(features, targets, random);
  const share = { ...blind, high: Math.max(blind.high, repeated?.unexplained ?? 0) };
  const doubt =
    doubtOf(blind, explained, noise) ??
    (targets.length < FEWEST ? 'few rows' : undefined) ??
    (share.low === 0 && share.high > MOST_UNSURE ? 'repeated target' : undefined);
  const isClaimed = doubt !== 'unknown targets' && share.low > 0;
  return {
    ...{ doubt, explained, noise, repeated, different: targets.length },
    error: median(given.residuals.map(Math.abs)),
    share: isClaimed || doubt === undefined ? share : { value: 0, low: 0, high: 1 },
  };
}

function doubtOf(share: Estimate, explained: number, noise: Noise): TargetDoubt | undefined {
  const isSure = explained >= SURELY_EXPLAINED || share.high <= MOST_UNSURE;
  if (explained < LEAST_EXPLAINED || !isSure) return 'unknown targets';
  if (explainsAnything(noise)) return 'noise';
  return share.high - share.low > WIDEST ? 'few rows' : undefined;
}

function suspects(
  targets: Float64Array,
  { expected, scales }: Judged,
  chances: Float64Array,
  noise: Noise,
): readonly TamperedTarget[] {
  return Array.from(targets, (given, row): TamperedTarget => {
    const off = given - (expected[row] ?? 0);
    const deviation = Math.abs(off / (scales[row] ?? 1) - noise.location) / noise.scale;
    return { row, given, expected: expected[row] ?? 0, deviation, chance: chances[row] ?? 0 };
  })
    .filter(({ chance }) => chance > 0.5)
    .sort((a, b) => b.chance - a.chance || b.deviation - a.deviation || a.row - b.row);
}

/** How much smaller than the distance to the middle of all targets the residuals are, by their medians. */
export function explainedBy(targets: Float64Array, residuals: Float64Array): number {
  const middle = median(targets);
  const all = median(targets.map((target) => Math.abs(target - middle)));
  return all > 0 ? 1 - median(residuals.map(Math.abs)) / all : 0;
}
