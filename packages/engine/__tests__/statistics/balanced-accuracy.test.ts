import { describe, expect, it } from '@jest/globals';
import { Random } from '../../src/random.ts';
import { accuracyOf, compareClasses, isAboveChance } from '../../src/statistics/balanced-accuracy.ts';
import { countsByClass, ratesIn, shareIn, strataOf, stratumOf } from '../../src/strata.ts';
import { wilson } from '../../src/statistics/distributions.ts';

describe('the interval of balanced accuracy', () => {
  // sklearn.metrics (1.9.1): balanced_accuracy_score, and accuracy_score with the weight of each class in all labels. The ends
  // from scipy.stats.binomtest(...).proportion_ci(method="wilson") of each class, their distances joined as roots of squares.
  it('is as scikit-learn and scipy compute, and knows what share of all labels is right', () => {
    const labels = Int32Array.of(0, 0, 0, 0, 0, 1, 1, 1, 2, 2);
    const predicted = Int32Array.of(0, 0, 0, 1, 0, 1, 1, 0, 2, 0);
    const all = Int32Array.from([20, 3, 2, 5].flatMap((rows, name) => new Array<number>(rows).fill(name)));
    expect(compareClasses(labels, predicted)).toMatchObject({
      accuracy: expect.closeTo(0.7, 9),
      classes: 3,
      rows: 10,
    });
    const { accuracy, balanced } = compareClasses(labels, predicted, all);
    const expected = [0.76, 0.6555555555555556, 0.4071689214170685, 0.8271899299550617];
    const found = [accuracy, balanced.value, balanced.low, balanced.high];
    expect(found).toEqual(expected.map((one) => expect.closeTo(one, 9)));
    expect(compareClasses(new Int32Array(), new Int32Array()).accuracy).toBe(0);
  });

  it.each([
    [0.56, 0.4, true],
    [0.55, 0.4, false],
    [0.5, 0.51, true],
    [0.5, 0.5, false],
  ])('is above chance of 2 classes: accuracy %d, balanced at least %d: %j', (accuracy, low, above) => {
    const agreement = { accuracy, balanced: { value: low, low, high: 1 }, classes: 2, rows: 10 };
    expect(isAboveChance(agreement, 2)).toBe(above);
    const { measure, ...share } = accuracyOf(agreement);
    expect([measure, share]).toEqual(['accuracy', wilson(Math.round(accuracy * 10), 10)]);
  });

  it('contains the truth in at least 93 % of draws', () => {
    const random = new Random(2);
    const recalls = [0.9, 0.6, 0.75];
    const rows = [60, 12, 30];
    let inside = 0;
    for (let draw = 0; draw < 2_000; draw += 1) {
      const labels = Int32Array.from(rows.flatMap((count, name) => new Array<number>(count).fill(name)));
      const predicted = labels.map((label) => (random.uniform() < (recalls[label] ?? 0) ? label : -1));
      const { balanced } = compareClasses(labels, predicted);
      if (balanced.low <= 0.75 && balanced.high >= 0.75) inside += 1;
    }
    expect(inside / 2_000).toBeGreaterThan(0.93);
  });
});

/** 92 inputs of the class 0, of which 26 fell, and 8 of the class 1, which all fell. */
const CLASSES = Int32Array.from({ length: 100 }, (_unused, input) => (input < 92 ? 0 : 1));
function fell(input: number): boolean {
  return input < 26 || input >= 92;
}

describe('a score by class', () => {
  it('is the mean of the rates, so that a rare class that always falls is not hidden', () => {
    const strata = strataOf(CLASSES, 2, countsByClass(100, 2));
    const { value, low, high } = shareIn(strata, fell);
    expect(value).toBeCloseTo((26 / 92 + 1) / 2, 12);
    // Wilson's intervals, joined: half the root of the summed squares.
    const [frequent, rare] = [wilson(26, 92), wilson(8, 8)];
    expect(low).toBeCloseTo(value - Math.hypot(frequent.value - frequent.low, 1 - rare.low) / 2, 12);
    expect(high).toBeCloseTo(value + (frequent.high - frequent.value) / 2, 12);
    expect(ratesIn(strata, fell, ['paid', 'default'])).toEqual({
      isMean: true,
      classes: 2,
      rates: [
        { names: ['paid'], inputs: 92, share: 26 / 92 },
        { names: ['default'], inputs: 8, share: 1 },
      ],
    });
  });

  it('counts classes with fewer than 10 inputs as one together', () => {
    const some = Int32Array.from({ length: 100 }, (_unused, input) =>
      input < 60 ? 0 : input < 91 ? 1 : input < 96 ? 2 : 3,
    );
    const strata = strataOf(some, 4, countsByClass(100, 4));
    expect(strata.strata.map(({ classes }) => classes)).toEqual([[0], [1], [2, 3]]);
    expect(shareIn(strata, (input) => input >= 91).value).toBeCloseTo(1 / 3, 12);
    expect(stratumOf(strata)?.slice(90, 98)).toEqual(Int32Array.from([1, 2, 2, 2, 2, 2, 2, 2]));
  });

  it('is the share of all inputs if there are fewer than 20 for each class', () => {
    const ten = CLASSES.map((_one, input) => input % 10);
    const strata = strataOf(ten, 10, countsByClass(100, 10));
    expect(shareIn(strata, fell)).toEqual(wilson(34, 100));
    expect(stratumOf(strata)).toBeUndefined();
    expect(ratesIn(strata, fell, undefined)).toMatchObject({ isMean: false, classes: 10 });
  });
});
