import { defaultThreshold } from '../../../src/attacks/table.ts';
import { Random } from '../../../src/engine/random.ts';
import { wilson } from '../../../src/engine/statistics/wilson.ts';
import { table } from '../table.ts';
import { checkPair, type DriftSet, driftSets, type Given, takeRows, victimOf } from './drift-sets.ts';

const MOST_ROWS = 300;

/** Chooses current rows from those that are not in the reference. @param pool row numbers in random order */
type Shift = (pool: Int32Array, half: number, set: DriftSet, random: Random) => Int32Array;

/**
 * Shifts of the classes as the literature makes them: one class knocked out, one class tweaked to half of the data, and
 * shares drawn from a Dirichlet distribution with alpha 1.
 * Sources: Lipton, Wang, Smola, "Detecting and correcting for label shift with black box predictors", ICML 2018; Rabanser,
 * Günnemann, Lipton, "Failing loudly", NeurIPS 2019.
 */
const SHIFTS: Readonly<Record<string, Shift>> = {
  nothing: (pool, half) => pool.subarray(0, half),
  'half of class 0 is missing': (pool, half, { labels }) =>
    pool.subarray(0, half).filter((row, place) => labels[row] !== 0 || place % 2 === 0),
  'class 0 is gone': (pool, half, { labels }) => pool.subarray(0, half).filter((row) => labels[row] !== 0),
  'class 0 is half of the data': (pool, half, set, random) => {
    const others = 0.5 / (set.classes - 1);
    return drawClasses(
      pool,
      half,
      set,
      Array.from({ length: set.classes }, (_unused, label) => (label === 0 ? 0.5 : others)),
      random,
    );
  },
  'shares drawn anew (Dirichlet, alpha 1)': (pool, half, set, random) => {
    const parts = Array.from({ length: set.classes }, () => -Math.log(1 - random.uniform()));
    const sum = parts.reduce((total, part) => total + part, 0);
    return drawClasses(
      pool,
      half,
      set,
      parts.map((part) => part / sum),
      random,
    );
  },
};

/** How often each shift of the classes is found: by labels of both sets, by a model without labels, and by neither. */
export async function labelShifts(python: string, draws: number): Promise<string> {
  const rows: string[][] = [];
  for (const set of driftSets(python)) {
    const ways: readonly Given[] = [
      { labels: true },
      { labels: false, victim: victimOf(set) },
      { labels: false },
    ];
    for (const name of Object.keys(SHIFTS)) {
      const cells: string[] = [];
      for (const given of ways) cells.push(await foundShare(set, name, given, draws));
      rows.push([`${set.name}: ${name}`, ...cells]);
    }
  }
  return table(
    [
      `set and shift, ${String(draws)} draws: share above the threshold .1`,
      'labels of both',
      "a model's scores, no labels",
      'neither',
    ],
    rows,
  );
}

async function foundShare(set: DriftSet, name: string, given: Given, draws: number): Promise<string> {
  const half = Math.min(MOST_ROWS, Math.floor(set.labels.length / 2));
  let found = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const random = new Random(draw);
    const order = random.permutation(set.labels.length);
    const now = SHIFTS[name]?.(order.subarray(half), half, set, random) ?? order;
    const pair = [takeRows(set, order.subarray(0, half)), takeRows(set, now)] as const;
    const { score } = await checkPair(...pair, draw, given);
    found += score.value > defaultThreshold('drift') ? 1 : 0;
  }
  const { low, high } = wilson(found, draws);
  return `${(found / draws).toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}

/** Draws classes by their shares, and takes the next row of each, until there are enough or one class is used up. */
function drawClasses(
  pool: Int32Array,
  most: number,
  { labels, classes }: DriftSet,
  shares: readonly number[],
  random: Random,
): Int32Array {
  const left = Array.from({ length: classes }, (_unused, label) =>
    Array.from(pool.filter((row) => labels[row] === label)),
  );
  const taken: number[] = [];
  while (taken.length < most) {
    let [label, rest] = [0, random.uniform()];
    while (label < classes - 1 && rest >= (shares[label] ?? 0)) {
      rest -= shares[label] ?? 0;
      label += 1;
    }
    const row = left[label]?.pop();
    if (row === undefined) break;
    taken.push(row);
  }
  return Int32Array.from(taken);
}
