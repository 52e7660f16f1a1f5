import { describe, expect, it } from '@jest/globals';
import { Random } from '../../src/random.ts';
import { compareClasses } from '../../src/statistics/balanced-accuracy.ts';
import { countsByClass, ratesIn, shareIn, strataOf, stratumOf } from '../../src/strata.ts';
import { wilson } from '../../src/statistics/distributions.ts';

describe('the interval of balanced accuracy', () => {
  it('counts classes alike, and widens with the rarest', () => {
    const labels = Int32Array.from({ length: 104 }, (_unused, row) => (row < 100 ? 0 : 1));
    const always = compareClasses(labels, new Int32Array(104));
    expect(always).toMatchObject({ classes: 2, rows: 104, balanced: { value: 0.5 } });
    expect(always.balanced.low).toBeLessThan(0.5);
    const right = compareClasses(labels, labels);
    expect(right.balanced.value).toBe(1);
    // Wilson's lower bounds are .963 of 100 and .510 of 4; half the root of the summed squares of what is missing.
    expect(right.balanced.low).toBeCloseTo(1 - Math.hypot(1 - 0.963, 1 - 0.51) / 2, 2);
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
