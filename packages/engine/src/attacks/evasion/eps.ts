import type { AttackSettings, PictureShape } from '../../analysis-data.ts';
import { CHECK_MARK } from '../../catalog/result/result-words.ts';
import { NotTestable } from '../../fault.ts';
import { Random } from '../../random.ts';
import type { Inputs } from '../../types.ts';
import { rowOf, takeRows } from '../../vectors.ts';
import type { AskedRows } from './asked-rows.ts';
import type { AttackSpace } from './attack-space.ts';
import { isWithin, SAME } from './geometry.ts';

export interface Eps {
  readonly value: number;
  readonly from: string;
  /** Of the rows that were compared, the share with a row of another label close by; undefined if eps was set. */
  readonly inConflict?: number;
  /** What the data suggests instead, if eps was set to less than a tenth of it. */
  readonly suggested?: number;
  /**
   * The columns of whole numbers that are not attacked, since one step of theirs is more than eps, of how many that may change and have
   * more than two values, and the eps that moves each by one step; undefined if there are none.
   */
  readonly stuck?: { readonly count: number; readonly of: number; readonly enough: number };
}

/** An eps estimated from fewer rows is hardly more than a guess. */
const LEAST_ROWS = 20;
/** Rows are compared in pairs: so many rows at most, and so many numbers. */
const MOST_COMPARED = 4_000;
const MOST_NUMBERS = 2 ** 33;
/** The largest change of natural pictures that robustness is usually reported for (RobustBench: Croce et al., NeurIPS 2021). */
const NATURAL_CEILING = 8 / 255;
/** The largest change of tables that is estimated: a quarter of the range puts half of every column within reach. Chosen. */
const TABLE_CEILING = 1 / 5;
/** Pictures with fewer pixels a side are icons and digits, in which changes of 8/255 hardly matter. */
const NATURAL_SIDE = 32;
/** A grey picture with half of its numbers so near to black or white is a drawing or a scan. */
const NEAR_END = 1 / 16;

interface Compared {
  readonly points: Float32Array;
  readonly labels: Int32Array;
  /** 1 where the model is right. */
  readonly right: Uint8Array;
}

/**
 * Estimates eps from the data: half of r, where r is half the 10th percentile of the distance to the nearest input of another class
 * (Yang et al., NeurIPS 2020); for tables r itself. Only rows count that the model gets right and that lie apart from every row of
 * another label, so that wrong labels and near-copies cannot choose it. The seed does not matter if all rows were asked.
 * @throws NotTestable if too few rows are left
 */
export function estimateEps(
  space: AttackSpace,
  data: Inputs,
  asked: AskedRows,
  picture: PictureShape | undefined,
): Eps {
  const rows = comparedRows(space, data, asked);
  const conflicts = findConflicts(rows, space.size);
  const used = Array.from(rows.labels.keys()).filter((row) => rows.right[row] === 1 && conflicts[row] === 0);
  const nearest = nearestOthers(rows, used, space.size);
  const inConflict = conflicts.reduce((sum, one) => sum + one, 0) / Math.max(1, conflicts.length);
  const tenth = nearest[Math.floor(0.1 * nearest.length)];
  if (tenth === undefined || nearest.length < LEAST_ROWS) {
    throw new NotTestable(tooFewRows(rows, nearest.length, inConflict));
  }
  const estimated = tenth * (picture === undefined ? TABLE_SHARE : PICTURE_SHARE);
  const ceiling = ceilingOf(picture, rows.points);
  const capped = ceiling !== undefined && estimated > ceiling.value ? ceiling : undefined;
  return { ...(capped ?? { value: estimated, from: 'the distance between classes' }), inConflict };
}

function ceilingOf(
  picture: PictureShape | undefined,
  points: Float32Array,
): Pick<Eps, 'value' | 'from'> | undefined {
  if (picture === undefined) {
    return { value: TABLE_CEILING, from: 'a fifth of the range, the ceiling for tables' };
  }
  if (!isNatural(picture, points)) return undefined;
  return { value: NATURAL_CEILING, from: '8/255, the ceiling for natural pictures' };
}

/** Of the distance between classes, what eps is. */
const PICTURE_SHARE = 1 / 4;
const TABLE_SHARE = 1 / 2;

function tooFewRows({ labels }: Compared, left: number, inConflict: number): string {
  return (
    `eps cannot be estimated: of ${String(labels.length)} rows, ${String(left)} are classified correctly ` +
    'and lie more than 1 % of the range from every row with another label, and at least ' +
    `${String(LEAST_ROWS)} are needed (${(100 * inConflict).toFixed(0)} % have a row with another label ` +
    'within 1 %). Set eps of this attack to the largest change that your threat model allows, such as ' +
    '0.05; or give more data, and check its labels.'
  );
}

function comparedRows(space: AttackSpace, { values }: Inputs, asked: AskedRows): Compared {
  const most = Math.max(2 * LEAST_ROWS, Math.floor(Math.sqrt(MOST_NUMBERS / space.size)));
  const byRow = Array.from(asked.rows.keys()).sort((a, b) => (asked.rows[a] ?? 0) - (asked.rows[b] ?? 0));
  const drawn = new Random(0)
    .permutation(byRow.length)
    .subarray(0, Math.min(MOST_COMPARED, most))
    .map((place) => byRow[place] ?? 0);
  const rows = drawn.map((index) => asked.rows[index] ?? 0);
  return {
    points: space.free(space.snap(space.fromModel(takeRows(values, rows, space.size)))),
    labels: drawn.map((index) => asked.labels[index] ?? 0),
    right: Uint8Array.from(drawn, (index) => (asked.labels[index] === asked.predicted[index] ? 1 : 0)),
  };
}

function findConflicts({ points, labels }: Compared, size: number): Uint8Array {
  const found = new Uint8Array(labels.length);
  for (let first = 0; first < labels.length; first += 1) {
    for (let second = 0; second < first; second += 1) {
      if (labels[first] === labels[second] || (found[first] === 1 && found[second] === 1)) continue;
      if (!isWithin(rowOf(points, first, size), rowOf(points, second, size), SAME)) continue;
      found[first] = 1;
      found[second] = 1;
    }
  }
  return found;
}

/** The distances of the used rows to the nearest used row of another label, from small to large. */
function nearestOthers({ points, labels }: Compared, used: readonly number[], size: number): Float64Array {
  const nearest = new Float64Array(used.length).fill(Number.POSITIVE_INFINITY);
  for (const [first, row] of used.entries()) {
    for (let second = 0; second < first; second += 1) {
      const other = used[second] ?? 0;
      if (labels[row] === labels[other]) continue;
      const limit = Math.max(nearest[first] ?? 0, nearest[second] ?? 0);
      const apart = distanceBelow(rowOf(points, row, size), rowOf(points, other, size), limit);
      nearest[first] = Math.min(nearest[first] ?? apart, apart);
      nearest[second] = Math.min(nearest[second] ?? apart, apart);
    }
  }
  return nearest.filter(Number.isFinite).sort();
}

/** Infinite as soon as it is certain to be above the limit. */
function distanceBelow(a: Float32Array, b: Float32Array, limit: number): number {
  let largest = 0;
  for (let index = 0; index < a.length; index += 1) {
    const difference = Math.abs((a[index] ?? 0) - (b[index] ?? 0));
    if (difference > largest) largest = difference;
    if (largest > limit) return Number.POSITIVE_INFINITY;
  }
  return largest;
}

/** Photographs, and what looks like them: at least 32 pixels a side, in colour or with many shades of grey. */
export function isNatural(picture: PictureShape | undefined, points: Float32Array): boolean {
  if (picture === undefined || Math.min(picture.width, picture.height) < NATURAL_SIDE) return false;
  if (picture.channels >= 3) return true;
  let atEnds = 0;
  for (const value of points) if (value < NEAR_END || value > 1 - NEAR_END) atEnds += 1;
  return atEnds < points.length / 2;
}

/** With a smaller part of what is suggested, hardly any model falls. */
const FAR_BELOW = 0.1;
/** The largest estimate of a share of the ranges: classes are at most one range apart. */
const MOST_ESTIMATED = PICTURE_SHARE;

/**
 * Chooses eps: that of the settings, else that of the baseline, with what the data suggests instead if it is far below that; else the
 * estimate. What no setting gives is at least the minimum of the policy.
 * @param estimate estimates eps from the data
 */
export function chooseEps({ eps, baselineEps, least }: AttackSettings, estimate: () => Eps): Eps {
  if (eps !== undefined) return givenEps({ value: eps, from: 'the settings' }, estimate);
  const minimum = least?.eps ?? 0;
  if (baselineEps === undefined) return atLeast(minimum, estimate());
  return givenEps(atLeast(minimum, { value: baselineEps, from: 'the baseline' }), estimate);
}

function givenEps(given: Eps, estimate: () => Eps): Eps {
  const { value } = given;
  if (value >= FAR_BELOW * MOST_ESTIMATED) return given;
  try {
    const suggested = estimate().value;
    return value < FAR_BELOW * suggested ? { ...given, suggested } : given;
  } catch (error) {
    // Nobody asked for an estimate.
    if (error instanceof NotTestable) return given;
    throw error;
  }
}

/** Says that an eps is far below what is usual: sentences. */
export function warnOfSmallEps(value: number, suggested: number | undefined, by: string): readonly string[] {
  if (suggested === undefined) return [];
  const [own = '', other = ''] = [value, suggested].map((one) => String(Number(one.toPrecision(3))));
  return [
    `${CHECK_MARK}eps is ${own}, less than a tenth of ${other}, ${by}. Changes so small move hardly any model, so a low score says ` +
      'little. Set `eps` to the largest change that your threat model allows, or leave it out.',
  ];
}

function atLeast(least: number, eps: Eps): Eps {
  return eps.value >= least ? eps : { ...eps, value: least, from: "the policy's minimum" };
}
