import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Random } from '../../src/random.ts';
import type { Estimate } from '../../src/types.ts';
import { auc, aucInterval, aucWithError, ranks } from '../../src/statistics/auc.ts';
import {
  chiSquared,
  chiSquaredTail,
  holm,
  hypergeometricTail,
  logBinomialTail,
  logGamma,
  newcombe,
  normalTail,
  permutationTest,
  wilson,
} from '../../src/statistics/distributions.ts';
import { solveCholesky } from '../../src/statistics/multivariate/cholesky.ts';
import { classifierTest } from '../../src/statistics/classifier-test.ts';
import { kolmogorovSmirnov } from '../../src/statistics/kolmogorov-smirnov.ts';
import { meanDiscrepancy } from '../../src/statistics/mmd.ts';
import { median, quantile, robustScale, sorted } from '../../src/statistics/robust.ts';

const sequence = (count: number, value: (index: number) => number): Float64Array =>
  Float64Array.from({ length: count }, (_unused, index) => value(index + 1));

/** Each number but for rounding. */
const near = (values: readonly number[]): unknown[] => values.map((value) => expect.closeTo(value, 9));
const endsOf = ({ value, low, high }: Estimate): number[] => [value, low, high];

// Values of scipy 1.17.1 and numpy 2.4.6: the function stands in each title.
describe('as scipy computes', () => {
  const a = sequence(20, (i) => ((i * 37) % 101) / 100);
  const b = sequence(30, (i) => ((i * 53) % 97) / 75);
  const c = sequence(30, (i) => ((i * 53) % 97) / 60);

  test.each([
    ['20 beside 30', a, b, 0.21666666666666667, 0.5788675758823734],
    ['farther apart', a, c, 0.36666666666666664, 0.06610471842752416],
    ['equal sizes', a, a.map((value) => value + 0.02), 0.05, 1],
  ])('stats.ks_2samp, exact: %s', (_name, first, second, statistic, p) => {
    const test = kolmogorovSmirnov(sorted(first), sorted(second));
    expect(test.statistic).toBeCloseTo(statistic, 12);
    expect(test.p).toBeCloseTo(p, 10);
  });

  test('stats.ks_2samp(i / 1500, i / 1400 + .03), asymptotic', () => {
    const first = sequence(1500, (i) => (i - 1) / 1500);
    const test = kolmogorovSmirnov(
      first,
      sequence(1400, (i) => (i - 1) / 1400 + 0.03),
    );
    expect(test.statistic).toBeCloseTo(0.030666666666666665, 12);
    expect(Math.abs(test.p - 0.4915921044293897)).toBeLessThan(0.01);
  });

  test.each([
    [[12, 5], [3, 9], 4.171457749766574, 0.04111041419430694],
    [[10, 20, 30], [15, 15, 40], 2.3877551020408165, 0.30304391468510006],
    [[8, 0, 5, 7], [2, 6, 5, 7], 9.6, 0.02229098312870182],
    [[1, 1], [1, 1], 0, 1],
    [[3, 0, 5], [4, 0, 19], 0.463565929089027, 0.4959621300150795],
    [[30, 2, 9, 4], [11, 8, 1, 20], 29.278737579042456, 1.9568505654503636e-6],
  ])('stats.chi2_contingency: %j beside %j', (first, second, statistic, p) => {
    const test = chiSquared(first, second);
    expect(test.statistic).toBeCloseTo(statistic, 10);
    expect(test.p).toBeCloseTo(p, 10);
  });

  test.each([
    [0.5, 1, 0.47950012218695337],
    [3.84, 1, 0.05004352124870519],
    [20, 5, 0.0012497305630313773],
    [150, 100, 0.0009039320423540184],
    [300, 100, 7.4121008573230175e-22],
    [0, 4, 1],
    [4, 2, 0.1353352832366127],
    [12.9, 11, 0.29991160764835156],
    [13.1, 11, 0.2868397574326123],
    [30000, 30100, 0.6573729345079922],
  ])('stats.chi2.sf(%d, %d)', (value, degrees, tail) => {
    expect(chiSquaredTail(value, degrees) / tail).toBeCloseTo(1, 8);
  });

  test.each([
    [-2, 0.9772498680518208],
    [0, 0.5],
    [1.96, 0.024997895148220435],
    [6, 9.865876450376946e-10],
  ])('stats.norm.sf(%d)', (value, tail) => {
    expect(normalTail(value) / tail).toBeCloseTo(1, 8);
  });

  test.each([
    [7, 40, 0.1, -2.3074325834589007],
    [5, 5, 0.2, -8.047189562170502],
    [90, 200, 0.25, -21.147755303428745],
    [1, 1000, 0.5, 0],
    [5, 3, 0.1, Number.NEGATIVE_INFINITY],
    [2, 3, 1, 0],
  ])('stats.binom.logsf(%d - 1, %d, %d)', (seen, trials, chance, tail) => {
    expect(logBinomialTail(seen, trials, chance)).toBeCloseTo(tail, 9);
    expect(logBinomialTail(seen, trials, chance)).toBeLessThanOrEqual(0);
  });

  test.each([
    [5, 12, 10, 50, 0.0460249264258388],
    [6, 8, 6, 9, 1 / 3],
    [2, 8, 6, 9, 1],
    [3, 4, 3, 5, 0.4],
  ])('stats.hypergeom.sf(%d - 1) of %d drawn, %d marked of %d', (seen, drawn, marked, total, tail) => {
    expect(hypergeometricTail(seen, drawn, marked, total)).toBeCloseTo(tail, 10);
  });

  test('special.gammaln', () => {
    const logarithms = [0.5723649429247, 0, 1.428072326665388, 17.502307845873887, 5908.674175848678];
    expect([0.5, 1, 3.7, 12, 1000.5].map(logGamma)).toEqual(near(logarithms));
  });

  test.each([
    [[3, 1, 4, 1, 5, 9, 2], 3, 2.965204437011204],
    [[1, 2, 3, 10], 2.5, 1.482602218505602],
    // More than half are equal: numpy.mean of the distances, times the root of pi / 2.
    [[2, 2, 2, 2, 7, 9], 2, 2.5066282746310002],
    [[], 0, 0],
  ])('numpy.median, stats.median_abs_deviation(scale="normal"): %j', (values, location, scale) => {
    expect(median(values)).toBe(location);
    expect(robustScale(values)).toEqual({ location, scale: expect.closeTo(scale, 9) });
  });

  test('numpy.quantile([3, 1, 4, 1, 5, 9, 2])', () => {
    const ordered = sorted([3, 1, 4, 1, 5, 9, 2]);
    expect([0, 0.9, 1].map((share) => quantile(ordered, share))).toEqual(near([1, 6.6, 9]));
  });

  test.each([
    [7, 40, 0.08745413746035918, 0.3194999033178771],
    [0, 10, 0, 0.27753279986288926],
    [10, 10, 0.7224672001371109, 1],
  ])('stats.binomtest(%d, %d).proportion_ci(method="wilson")', (hits, trials, low, high) => {
    expect(endsOf(wilson(hits, trials))).toEqual(near([hits / trials, low, high]));
  });

  // Areas of sklearn.metrics.roc_auc_score (1.9.1); errors by DeLong's definition with numpy.var(ddof=1) of the placements.
  test.each([
    [[1, 4, 3.5, 8, 4, 7, 2, 9, 3.5, 6], [0, 0, 1, 1, 1, 1, 0, 1, 0, 0], 0.84, 0.131148770486],
    [[3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5], [1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0], 0.383333333333, 0.185517294791],
    [[4, 1, 3, 2], [1, 0, 1, 0], 1, 0],
    [[3, 1, 2], [1, 0, 0], 1, 0.5],
    [[3, 1, 2], [1, 0, 1], 1, 0.5],
    [[3, 1], [1, 1], 0.5, 0.5],
    [[3, 1], [0, 0], 0.5, 0.5],
  ])('roc_auc_score: %j with labels %j', (values, positive, area, error) => {
    const found = aucWithError(values, positive);
    expect([auc(values, positive), found.auc, found.error]).toEqual(near([area, area, error]));
  });
});

describe('properties', () => {
  const values = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 25 });

  test('Kolmogorov and Smirnov: both orders agree, and moving one sample keeps p in 0 to 1', () => {
    fc.assert(
      fc.property(values, values, (first, second) => {
        const [a, b] = [sorted(first), sorted(second)];
        const test = kolmogorovSmirnov(a, b);
        expect(kolmogorovSmirnov(b, a).p).toBeCloseTo(test.p, 9);
        expect(test.p).toBeGreaterThanOrEqual(0);
        expect(test.p).toBeLessThanOrEqual(1);
        expect(kolmogorovSmirnov(a, a).statistic).toBe(0);
      }),
    );
  });

  test('Kolmogorov and Smirnov: the exact p-value is that of all orders of a small sample', () => {
    // 3 beside 3: of 20 orders, 2 reach distance 1 and 10 reach distance 2/3 or more.
    expect(kolmogorovSmirnov(Float64Array.of(1, 2, 3), Float64Array.of(4, 5, 6)).p).toBeCloseTo(2 / 20, 12);
    expect(kolmogorovSmirnov(Float64Array.of(1, 2, 4), Float64Array.of(3, 5, 6)).p).toBeCloseTo(12 / 20, 12);
  });

  test('Holm: never below the given value, never above Bonferroni, in the same order', () => {
    expect(holm(Object.freeze([0.01, 0.04, 0.03]))).toEqual([0.03, 0.06, 0.06]);
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }), (given) => {
        holm(given).forEach((corrected, index) => {
          expect(corrected).toBeGreaterThanOrEqual(given[index] ?? 0);
          expect(corrected).toBeLessThanOrEqual(Math.min(1, (given[index] ?? 0) * given.length) + 1e-12);
        });
      }),
    );
  });

  test('ranks add up, and the AUC turns round with its labels', () => {
    fc.assert(
      fc.property(values, (given) => {
        expect(ranks(given).reduce((sum, rank) => sum + rank, 0)).toBeCloseTo(
          (given.length * (given.length + 1)) / 2,
          9,
        );
        const labels = given.map((_value, index) => index % 2);
        const turned = labels.map((label) => 1 - label);
        expect(auc(given, labels) + auc(given, turned)).toBeCloseTo(1, 9);
      }),
    );
  });

  // The standard errors by the formula in Python; the first is the example of Hanley and McNeil, who print .032.
  test.each([
    [0.893, 51, 58, 0.8292784706549836, 0.9567215293450164],
    [0.6, 3, 40, 0.24724537310063072, 0.9527546268993692],
    [0.95, 10, 4, 0.8351788008269431, 1],
    [0.1, 4, 5, 0, 0.3194030684972723],
    [1, 0, 9, 0, 1],
    [0, 9, 0, 0, 1],
  ])('the interval of an AUC: %d, %d positives, %d negatives', (value, positives, negatives, low, high) => {
    expect(endsOf(aucInterval(value, positives, negatives))).toEqual(near([value, low, high]));
  });

  test('the interval of a difference is what Newcombe prints for 56 of 70 beside 48 of 80, method 10', () => {
    const found = newcombe({ successes: 56, trials: 70 }, { successes: 48, trials: 80 });
    expect(endsOf(found)).toEqual(near([0.2, 0.05243147240236484, 0.3338726540369059]));
  });

  test('what is certain is not rounded: no hit, all hit, at least 0 hits', () => {
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
    for (let trials = 1; trials < 200; trials += 1) {
      expect([wilson(0, trials).low, wilson(trials, trials).high]).toEqual([0, 1]);
      expect(logBinomialTail(0, trials, 0.01)).toBe(0);
    }
  });

  test('chi-squared says nothing without two categories in two samples', () => {
    const found = [chiSquared([7], [5]), chiSquared([0, 0], [3, 5]), chiSquared([3, 5], [0, 0])];
    expect(found).toEqual(new Array(3).fill({ statistic: 0, p: 1 }));
  });

  test.each([
    ['none reaches it', [1, 1, 1], 9, 3, { p: 1 / 4, cutShort: false }],
    ['one equals it but for rounding', [1, 2 - 1e-13, 1], 9, 3, { p: 2 / 4, cutShort: false }],
    ['enough reach it', [1, 2, 3, 1], 2, 4, { p: 2 / 3, cutShort: false }],
    ['time is up', [3, 1, 1], 9, 2, { p: 2 / 3, cutShort: true }],
  ])('a permutation test of the statistic 2: %s', (_name, statistics, enough, until, result) => {
    let drawn = 0;
    const labels = Int32Array.of(0, 0, 1, 1, 1);
    const statistic = (shuffled: Int32Array): number => {
      expect(shuffled.toSorted()).toEqual(labels);
      drawn += 1;
      return statistics[drawn - 1] ?? 0;
    };
    const limits = { most: statistics.length, enough, mayGoOn: () => drawn < until };
    expect(permutationTest(2, labels, statistic, new Random(1), limits)).toEqual(result);
    expect(labels).toEqual(Int32Array.of(0, 0, 1, 1, 1));
  });

  test('Cholesky solves what it was given', () => {
    const x = solveCholesky(Float64Array.of(4, 2, 2, 3), 2, Float64Array.of(10, 9), 1);
    expect(Array.from(x, (value) => Math.round(value * 1e9) / 1e9)).toEqual([1.5, 2]);
  });
});

describe('under the null hypothesis', () => {
  const limits = { most: 39, enough: 40, mayGoOn: () => true };
  const normals = (rows: number, columns: number, random: Random): Float32Array => {
    const values = new Float32Array(rows * columns);
    random.fillNormals(values);
    return values;
  };

  test('p-values are uniform: the mean of 60 is near a half, and few are small', () => {
    const random = new Random(3);
    const labels = Int32Array.from({ length: 40 }, (_unused, row) => (row < 20 ? 0 : 1));
    const kernel: number[] = [];
    const classifier: number[] = [];
    for (let draw = 0; draw < 60; draw += 1) {
      const joined = { values: normals(40, 3, random), rows: 40, columns: 3 };
      kernel.push(meanDiscrepancy(joined, labels, random, limits).p);
      classifier.push(classifierTest(joined, labels, random, limits).p);
    }
    for (const found of [kernel, classifier]) {
      // Four standard errors of the mean of 60 uniform numbers: .15.
      expect(Math.abs(found.reduce((sum, p) => sum + p, 0) / found.length - 0.5)).toBeLessThan(0.15);
      expect(found.filter((p) => p <= 0.05).length).toBeLessThanOrEqual(10);
    }
  });

  test('the same seed gives the same test, and a shifted sample is found', () => {
    const values = normals(80, 3, new Random(5)).map((value, index) => (index >= 120 ? value + 1 : value));
    const labels = Int32Array.from({ length: 80 }, (_unused, row) => (row < 40 ? 0 : 1));
    const run = (): readonly number[] => {
      const joined = { values, rows: 80, columns: 3 };
      const classifier = classifierTest(joined, labels, new Random(7), limits);
      return [meanDiscrepancy(joined, labels, new Random(7), limits).p, classifier.p, classifier.auc];
    };
    expect(run()).toEqual(run());
    expect(run()[0]).toBe(1 / 40);
    expect(run()[1]).toBe(1 / 40);
    expect(run()[2]).toBeGreaterThan(0.7);
  });
});
