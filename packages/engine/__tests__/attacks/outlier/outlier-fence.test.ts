import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { joinDetectors, upperFence } from '../../../src/attacks/outlier/score-outliers.ts';
import { Random } from '../../../src/random.ts';
import { robustScale } from '../../../src/statistics/robust.ts';

function draw(count: number, seed: number, from: (random: Random) => number): Float64Array {
  const random = new Random(seed);
  return Float64Array.from({ length: count }, () => from(random));
}

const exponential = (random: Random): number => -Math.log(1 - random.uniform());
const normal = (random: Random): number => {
  const values = new Float32Array(1);
  random.fillNormals(values);
  return values[0] ?? 0;
};

const above = (scores: Float64Array, fence: number): number[] =>
  Array.from(scores.keys()).filter((row) => (scores[row] ?? 0) > fence);

/** Rows with a smaller chance are listed. */
const LIMIT = 0.025;

/** The chance that more than so many of the rows are listed, if each is with the chance of the limit. */
function chanceOfMore(count: number, most: number): number {
  let chance = (1 - LIMIT) ** count;
  let sum = 0;
  for (let listed = 0; listed <= most; listed += 1) {
    sum += chance;
    chance *= ((count - listed) / (listed + 1)) * (LIMIT / (1 - LIMIT));
  }
  return 1 - sum;
}

describe.each([
  ['exponential', exponential],
  ['normal', normal],
  ['uniform', (random: Random): number => random.uniform()],
])('%s scores of usual rows', (_name, from) => {
  test.each([20, 50, 200, 1000])(
    'of %d rows more than .05 are as seldom listed as their chance says',
    (count) => {
      const draws = Array.from({ length: 200 }, (_unused, seed) => {
        const scores = draw(count, seed, from);
        return above(scores, upperFence(scores)).length / count;
      });
      // The upper end of the 95 % interval of 200 draws, if each row has a chance of LIMIT.
      const rate = chanceOfMore(count, Math.floor(0.05 * count));
      const most = 200 * rate + 1.96 * Math.sqrt(200 * rate * (1 - rate));
      expect(draws.filter((share) => share > 0.05).length).toBeLessThanOrEqual(Math.ceil(most));
    },
  );

  test.each([0.02, 0.1])('a share of %d far beyond them is listed', (share) => {
    const scores = draw(200, 1, from);
    scores.fill(40, 0, 200 * share);
    expect(above(scores, upperFence(scores)).slice(0, 200 * share)).toEqual(
      Array.from({ length: 200 * share }, (_unused, row) => row),
    );
    expect(above(scores, upperFence(scores)).length).toBeLessThanOrEqual(1.5 * 200 * share);
  });
});

test('the list holds rare rows, and those of the procedure of Benjamini and Hochberg, step by step', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 80 }),
      fc.integer(),
      fc.integer({ min: 0, max: 8 }),
      (count, seed, far) => {
        const scores = draw(count, seed, exponential);
        for (let row = 0; row < far; row += 1) scores[row] = 3 + row;
        const fence = upperFence(scores);
        const ordered = scores.slice().sort();
        const at = (share: number): number => {
          const place = (count - 1) * share;
          const low = ordered[Math.floor(place)] ?? 0;
          return low + ((ordered[Math.floor(place) + 1] ?? low) - low) * (place % 1);
        };
        const rate = Math.log(0.5 / 0.15) / (at(0.85) - at(0.5));
        const chances = ordered
          .map((score) => Math.max(0, score - at(0.5)) * rate)
          .map((excess) => 0.5 * (1 + excess / (0.35 * count)) ** (-0.35 * count))
          .reverse();
        const last = chances.findLastIndex(
          (chance, place) => chance < Math.max(LIMIT, (0.2 * (place + 1)) / count),
        );
        expect(above(scores, fence)).toHaveLength(last + 1);
      },
    ),
    { numRuns: 200 },
  );
});

test('the list does not depend on the unit and the origin of the scores', () => {
  fc.assert(
    fc.property(fc.integer(), fc.double({ min: 0.01, max: 100, noNaN: true }), (seed, unit) => {
      const scores = draw(60, seed, normal);
      scores[7] = 9;
      const moved = scores.map((score) => unit * score - 5);
      expect(above(moved, upperFence(moved))).toEqual(above(scores, upperFence(scores)));
    }),
  );
});

test('equal scores list nothing, and rows that are usual are never what sets the fence', () => {
  expect(above(new Float64Array(30).fill(2), upperFence(new Float64Array(30).fill(2)))).toEqual([]);
  expect(upperFence(new Float64Array(0))).toBe(0);
  const scores = draw(40, 3, exponential);
  scores.fill(30, 0, 3);
  const usual = Array.from({ length: 40 }, (_unused, row) => row < 3);
  const others = scores.map((score, row) => (row < 3 ? 0 : score));
  expect(upperFence(scores, usual)).toBeGreaterThanOrEqual(Math.max(...others));
});

test('a few values apart from many equal ones do not list every other row', () => {
  const scores = Float64Array.from({ length: 40 }, (_unused, row) => (row < 12 ? 1 + row / 40 : 0));
  expect(above(scores, upperFence(scores)).length).toBeLessThanOrEqual(2);
});

test('of few different scores, the mean excess over the median says how they fall off', () => {
  const scores = Float64Array.from({ length: 20 }, (_unused, row) => [1, 3][row] ?? 0);
  // Two scores lie above the median 0, by 2 on average; the rate rests on 35 % of 20.
  expect(upperFence(scores)).toBeCloseTo(2 * 7 * ((0.5 / 0.025) ** (1 / 7) - 1), 10);
  expect(upperFence(new Float64Array(20).fill(5))).toBe(5);
  expect(upperFence(new Float64Array(0))).toBe(0);
});

test('usual rows are no candidates, so that they lower no fence', () => {
  const scores = Float64Array.from({ length: 40 }, (_unused, row) => (row < 6 ? 40 : row / 40));
  const usual = Array.from(scores, (_score, row) => row < 6);
  const length = (at(0.85) - at(0.5)) / Math.log(0.5 / 0.15);
  const exceeded = (chance: number): number => at(0.5) + length * 14 * ((0.5 / chance) ** (1 / 14) - 1);
  expect(upperFence(scores)).toBeCloseTo(exceeded((0.2 / 40) * 6), 10);
  expect(upperFence(scores, usual)).toBeCloseTo(exceeded(0.025), 10);

  function at(share: number): number {
    const ordered = scores.toSorted();
    const place = 39 * share;
    const [low = 0, high = 0] = ordered.subarray(Math.floor(place), Math.floor(place) + 2);
    return low + (high - low) * (place % 1);
  }
});

describe('the scores of several detectors', () => {
  const COUNT = 21;
  const rowsOf = (
    value: (row: number) => number,
  ): { values: Float32Array; rows: number; columns: number } => ({
    values: Float32Array.from({ length: COUNT }, (_unused, row) => value(row)),
    ...{ rows: COUNT, columns: 1 },
  });
  const detectors = {
    first: Float64Array.from({ length: COUNT }, (_unused, row) => 1 + ((row * 8) % COUNT)),
    same: new Float64Array(COUNT).fill(3),
    'local outlier factor': Float64Array.from({ length: COUNT }, (_unused, row) =>
      row === 4 ? 1e9 : 2 + row,
    ),
    third: Float64Array.from({ length: COUNT }, (_unused, row) =>
      row === 7 || row === 9 ? 10 ** row : 5 + (row % 4),
    ),
  };
  const deviations = (scores: Float64Array): Float64Array => {
    const logarithms = scores.map((score) => Math.log(score + 1e-9));
    const { location, scale } = robustScale(logarithms);
    return logarithms.map((value) => (value - location) / scale);
  };

  test('are joined by the two that find a row strangest, of which some count with a limit', () => {
    const { combined, found, fence, repeated, far, scattered } = joinDetectors(
      rowsOf((row) => row),
      true,
      detectors,
    );
    const factor = deviations(detectors['local outlier factor']).map((one) => 2 * Math.tanh(one / 2));
    for (let row = 0; row < COUNT; row += 1) {
      const all = [deviations(detectors.first)[row], 0, factor[row], deviations(detectors.third)[row]];
      const [most = 0, next = 0] = all.map((one) => one ?? 0).toSorted((one, other) => other - one);
      expect(combined[row]).toBeCloseTo((most + next) / 2, 10);
    }
    expect(found).toEqual([9, 7]);
    expect(found.filter((row) => (combined[row] ?? 0) <= fence)).toEqual([]);
    expect({ repeated, far, scattered }).toEqual({ repeated: false, far: [], scattered: [] });
  });

  test.each([
    [10, false, [9, 7]],
    [11, true, []],
  ])('say nothing of rows that occur twice if most do: %d of 21', (twins, repeated, found) => {
    const joined = joinDetectors(
      rowsOf((row) => (row < twins ? 0 : row)),
      true,
      detectors,
    );
    expect([joined.repeated, joined.found]).toEqual([repeated, found]);
  });
});
