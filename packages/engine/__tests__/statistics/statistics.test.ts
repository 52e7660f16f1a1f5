import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Random } from '../../src/random.ts';
import { auc, aucInterval, ranks } from '../../src/statistics/auc.ts';
import {
  chiSquared,
  chiSquaredTail,
  holm,
  hypergeometricTail,
  logGamma,
  normalTail,
  wilson,
} from '../../src/statistics/distributions.ts';
import { solveCholesky } from '../../src/statistics/multivariate/cholesky.ts';
import { classifierTest } from '../../src/statistics/classifier-test.ts';
import { kolmogorovSmirnov } from '../../src/statistics/kolmogorov-smirnov.ts';
import { meanDiscrepancy } from '../../src/statistics/mmd.ts';
import { quantile, robustScale, sorted } from '../../src/statistics/robust.ts';

const sequence = (count: number, value: (index: number) => number): Float64Array =>
  Float64Array.from({ length: count }, (_unused, index) => value(index + 1));

// Values of scipy 1.17.1 and numpy 2.4.6: the call stands in each title.
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

  test('special.gammaln, stats.hypergeom.sf, stats.mannwhitneyu, numpy.quantile, binomtest', () => {
    expect(logGamma(0.5)).toBeCloseTo(0.572364943, 8);
    expect(logGamma(1000.5)).toBeCloseTo(5908.67418, 4);
    expect(hypergeometricTail(5, 12, 10, 50)).toBeCloseTo(0.0460249264258388, 10);
    expect(auc([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5], [1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0])).toBeCloseTo(
      11.5 / 30,
      12,
    );
    expect(quantile(sorted([3, 1, 4, 1, 5, 9, 2]), 0.9)).toBeCloseTo(6.6, 12);
    expect(robustScale([3, 1, 4, 1, 5, 9, 2]).scale).toBeCloseTo(2.965204437011204, 10);
    expect(wilson(7, 40).low).toBeCloseTo(0.08745413746035918, 10);
    expect(wilson(7, 40).high).toBeCloseTo(0.3194999033178771, 10);
    expect(wilson(0, 10)).toEqual({ value: 0, low: 0, high: expect.closeTo(0.27753279986288926, 10) });
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
    expect(holm([0.01, 0.04, 0.03])).toEqual([0.03, 0.06, 0.06]);
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

  test('the interval of an AUC narrows with the sample and holds the value', () => {
    const [small, large] = [aucInterval(0.7, 20, 20), aucInterval(0.7, 200, 200)];
    expect(small.low).toBeLessThan(large.low);
    expect(large.low).toBeLessThan(0.7);
    expect(large.high).toBeGreaterThan(0.7);
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
