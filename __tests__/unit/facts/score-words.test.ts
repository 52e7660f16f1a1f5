import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  boundedScore,
  containsThreshold,
  formatScore,
  roundedScore,
  scoreBeside,
  scorePair,
  shortScore,
} from '../../../src/facts/score-words.ts';

describe('a score beside another', () => {
  it.each([
    [0.1, 0.2, ['0.1', '0.2']],
    [0.12, 0.12, ['0.12', '0.12']],
    [0.1234, 0.1233, ['0.1234', '0.1233']],
    [0.123_45, 0.123_45, ['0.123', '0.123']],
  ])('%d and %d are %j', (one, other, pair) => {
    expect(scorePair(one, other)).toEqual(pair);
  });

  it.each([
    [0.6, 0.5, '0.6'],
    [0.41824, 0.5, '0.418'],
    [0.50004, 0.5, '0.50004'],
    [0.49996, 0.5, '0.49996'],
    [0.5, 0.5, '0.5'],
    [0.0004, 0, '0.0004'],
  ])('%d beside the limit %d is %s', (score, limit, shown) => {
    expect(scoreBeside(score, limit)).toBe(shown);
  });

  it.each([
    [0.41, 'lower', undefined, '≥ 0.41'],
    [0.41, 'exact', undefined, '0.41'],
    [0.41824, undefined, undefined, '0.418'],
    [0.9996, undefined, undefined, '> 0.999'],
    [0.0004, undefined, undefined, '< 0.001'],
    [0.50004, 'lower', 0.5, '0.50004'],
    [0.5, 'lower', 0.5, '≥ 0.5'],
    [0.6, 'exact', 0.5, '0.6'],
  ] as const)('%d, bound %s, limit %d, is %s in a table', (score, bound, limit, shown) => {
    expect(shortScore(score, bound, limit)).toBe(shown);
  });

  it.each([
    [0.5, true],
    [0.3, true],
    [0.7, false],
    [0.2, false],
    [0.8, false],
  ])('an interval from .3 to .7 contains the threshold %d: %s', (threshold, contains) => {
    expect(containsThreshold({ low: 0.3, high: 0.7 }, threshold)).toBe(contains);
    expect(containsThreshold(undefined, threshold)).toBe(false);
  });
});

describe('a score for people', () => {
  it.each([
    [0.9999999999855639, 'over 0.999'],
    [0.9996, 'over 0.999'],
    [0.9994, '0.999'],
    [0.0004, 'under 0.001'],
    [1e-12, 'under 0.001'],
    [0.0006, '0.001'],
    [0, '0'],
    [1, '1'],
    [0.5, '0.5'],
    [0.41824, '0.418'],
    [12.34567, '12.346'],
    [1.0001, 'under 1.001'],
    [-0.0001, 'over -0.001'],
    [Infinity, 'Infinity'],
    [NaN, 'NaN'],
  ])('%d is %s', (score, words) => {
    expect(roundedScore(score)).toBe(words);
  });

  it('has three decimals at most, and is 0 or 1 only if it is', () => {
    fc.assert(
      fc.property(fc.double({ min: -2, max: 2, noNaN: true }), (score) => {
        const shown = roundedScore(score);
        expect(shown).toMatch(/^(?:(?:over|under) )?-?\d(?:\.\d{1,3})?$/u);
        expect(shown === '0').toBe(score === 0);
        expect(shown === '1').toBe(score === 1);
      }),
    );
  });

  it('comes with its interval and its threshold, which stays as it was given', () => {
    const interval = { low: 0.3, high: 0.99999 };
    expect(formatScore({ score: 0.41824, threshold: 0.12345, interval })).toBe(
      'score 0.418 (95 % interval 0.3 to over 0.999), threshold 0.12345',
    );
    expect(formatScore({ score: 0.4 })).toBe('score 0.4');
    expect(formatScore({ threshold: 0.4 })).toBe('');
  });

  it('does not hide on which side of the threshold it is', () => {
    expect(formatScore({ score: 0.50004, threshold: 0.5 })).toBe('score 0.5, just above the threshold 0.5');
    expect(formatScore({ score: 0.49996, threshold: 0.5 })).toBe('score 0.5, just below the threshold 0.5');
    expect(formatScore({ score: 0.5, threshold: 0.5 })).toBe('score 0.5, threshold 0.5');
  });

  it.each([
    ['default', 'threshold 0.9 (default)'],
    ['config', 'threshold 0.9 (config)'],
    ['input', 'threshold 0.9 (input)'],
  ] as const)('says that its threshold is from the %s', (thresholdFrom, words) => {
    expect(formatScore({ score: 0.95, threshold: 0.9, thresholdFrom })).toBe(`score 0.95, ${words}`);
  });

  it('says if the interval contains the threshold, so that the verdict is close to the limit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
        (all) => {
          const [low = 0, score = 0, high = 0] = all.slice(0, 3).toSorted((one, other) => one - other);
          const threshold = all[3] ?? 0;
          const words = formatScore({ score, threshold, thresholdFrom: 'default', interval: { low, high } });
          // A score above the threshold is vulnerable, so both verdicts are possible in such an interval.
          expect(words.endsWith(', close to the limit')).toBe(low <= threshold && high > threshold);
        },
      ),
    );
  });

  it.each([
    [0.41, 'lower', 'at least 0.41'],
    [0.41, 'exact', 'exactly 0.41'],
    [0.41, 'estimate', '0.41'],
    [0.41, undefined, '0.41'],
    [0, 'lower', 'at least 0'],
    [1, 'exact', 'exactly 1'],
    [0.9996, 'lower', 'at least 0.999'],
    [0.9996, 'exact', 'exactly 0.9996'],
    [0.9996, 'estimate', 'over 0.999'],
    [0.0004, 'lower', 'at least 0.0004'],
    [0.000_146_24, 'lower', 'at least 0.00014'],
  ] as const)('%d, bound %s, is %s', (score, bound, words) => {
    expect(boundedScore(score, bound)).toBe(words);
  });

  it('says whether its search saw more than the answers of the model', () => {
    const judged = { score: 0.9, threshold: 0.5, bound: 'lower', interval: { low: 0.8, high: 1 } } as const;
    expect(formatScore({ ...judged, access: 'white-box' })).toMatchSnapshot('first');
    expect(formatScore({ score: 0.9, threshold: 0.5, bound: 'exact', access: 'exact' })).toBe(
      'score exactly 0.9 (exact method), threshold 0.5',
    );
    expect(formatScore({ ...judged, access: 'black-box', interval: { low: 0.4, high: 1 } })).toMatchSnapshot(
      'second',
    );
  });
});
