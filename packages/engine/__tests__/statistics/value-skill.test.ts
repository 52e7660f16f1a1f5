import { describe, expect, it } from '@jest/globals';
import { findValueDoubt, skillOf } from '../../src/statistics/value-skill.ts';

const LABELS = [3, -0.5, 2, 7, 4, 6, 1, 3];
const CLOSE = [2.5, 0, 2, 8, 4.4, 5.1, 1.2, 3.9];

describe('how well numbers follow their labels', () => {
  // sklearn.metrics.root_mean_squared_error and r2_score (1.9.1), numpy.std (2.4.6), scipy.stats.pearsonr (1.17.1); the ends are
  // the 11th of 400 from either side, by the same functions on the rows that sfc32 with seed 0 draws.
  it.each([
    [CLOSE, LABELS, [0.6442049, 2.357667, 0.9227345, 0.775, 0.9523484, 0.9658319, 0.917255]],
    [
      [1, 2, 4],
      [1, 1, 2],
      [1.2909944, 1.2472191, -6.5, Number.NEGATIVE_INFINITY, -5, 0.9449112, 0],
    ],
    [
      [5, 5, 5],
      [1, 2, 3],
      [3.1091264, 0, -13.5, Number.NEGATIVE_INFINITY, -8, 0, 0],
    ],
  ])('is as scikit-learn computes: %j of %j', (predictions, labels, expected) => {
    const { error, spread, explained, explainedLow, explainedHigh, ...rest } = skillOf(predictions, labels);
    const found = [
      error,
      spread,
      explained,
      explainedLow,
      explainedHigh,
      rest.correlation,
      rest.correlationLow,
    ];
    expect(found).toEqual(expected.map((value) => expect.closeTo(value, 6)));
  });

  it('is not known if all labels are equal, though their mean differs from them in its last bit', () => {
    const skill = skillOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], new Array<number>(10).fill(0.1));
    expect(skill).toMatchObject({ explained: undefined, correlation: 0, correlationLow: 0 });
    expect([skill.explainedLow, skill.explainedHigh]).toEqual([undefined, undefined]);
    expect(findValueDoubt(skill, 10)).toMatch('same number');
  });

  it('is NaN if a label lacks', () => {
    expect(skillOf(CLOSE, LABELS.slice(1)).error).toBeNaN();
  });
});

describe('the doubt in a regression', () => {
  const skill = skillOf(CLOSE, LABELS);
  it.each([
    [{ correlationLow: 0 }, ['8 labelled', '0.97', '0.00', '0.92']],
    [{ correlationLow: -1, explained: -11 }, ['-1.00', 'far below 0']],
    [{ explained: 0 }, ['8 labelled', '0.97', 'R² is 0.00']],
    [{ explained: -10 }, ['R² is -10.00']],
  ])('says the numbers of %j', (changed, facts) => {
    for (const fact of facts) expect(findValueDoubt({ ...skill, ...changed }, 8)).toContain(fact);
  });

  it('is none if the answers follow the labels and err less than their mean', () => {
    expect(findValueDoubt(skill, 8)).toBeUndefined();
  });
});
