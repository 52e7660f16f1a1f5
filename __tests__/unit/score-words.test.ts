import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exactScoreWords, roundedScore, scoreWords } from '../../src/facts/score-words.ts';

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
    expect(scoreWords({ score: 0.41824, threshold: 0.12345 }, { low: 0.3, high: 0.99999 })).toBe(
      'score 0.418 (95 % interval 0.3 to over 0.999), threshold 0.12345',
    );
    expect(scoreWords({ score: 0.4 })).toBe('score 0.4');
    expect(scoreWords({ threshold: 0.4 })).toBe('');
  });

  it('does not hide on which side of the threshold it is', () => {
    expect(scoreWords({ score: 0.50004, threshold: 0.5 })).toBe('score 0.5, just above the threshold 0.5');
    expect(scoreWords({ score: 0.49996, threshold: 0.5 })).toBe('score 0.5, just below the threshold 0.5');
    expect(scoreWords({ score: 0.5, threshold: 0.5 })).toBe('score 0.5, threshold 0.5');
  });

  it.each([
    ['default', 'threshold 0.9 (default)'],
    ['config', 'threshold 0.9 (config)'],
    ['input', 'threshold 0.9 (input)'],
    ['organization', 'threshold 0.9 (organization’s policy)'],
  ] as const)('says that its threshold is from the %s', (thresholdFrom, words) => {
    expect(scoreWords({ score: 0.95, threshold: 0.9, thresholdFrom })).toBe(`score 0.95, ${words}`);
  });

  it('says if the threshold is inside the interval, so that the verdict is borderline', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
        (all) => {
          const [low = 0, score = 0, high = 0] = all.slice(0, 3).toSorted((one, other) => one - other);
          const threshold = all[3] ?? 0;
          const words = scoreWords({ score, threshold, thresholdFrom: 'default' }, { low, high });
          // A score above the threshold is vulnerable, so both verdicts are possible in such an interval.
          expect(words.endsWith('which is inside the interval')).toBe(low <= threshold && high > threshold);
        },
      ),
    );
  });

  it('is exact for machines', () => {
    expect(exactScoreWords({ score: 0.41824123, threshold: 0.1 })).toBe('score 0.41824123, threshold 0.1');
    expect(exactScoreWords({ score: 0.41824123 })).toBe('score 0.41824123');
    expect(exactScoreWords({})).toBe('');
  });
});
