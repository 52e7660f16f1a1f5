import { describe, expect, it } from '@jest/globals';
import { requireSteps, formatStuck, wholeEps } from '../../../src/attacks/evasion/whole-steps.ts';

const EPS = { value: 0.125, from: 'the distance between classes' };

/** A table whose columns run from 0 to these numbers. */
function table(
  highs: readonly number[],
  whole: readonly number[],
  fixed: readonly number[] = [],
): Parameters<typeof requireSteps>[0] {
  return {
    shape: [highs.length],
    low: new Float32Array(highs.length),
    high: Float32Array.from(highs),
    whole: new Set(whole),
    fixed: new Set(fixed),
  };
}

describe('an eps below one step of every column of whole numbers', () => {
  const answers = table([4, 4, 5], [0, 1, 2]);

  it('is raised to the smallest step if it was estimated', () => {
    const eps = requireSteps(answers, EPS, false);
    expect(eps).toMatchObject({ value: 0.2, stuck: { count: 2, of: 3, enough: 0.25 } });
    expect(eps.from).toContain('one step');
  });

  it('is refused if it was set, since every model would pass', () => {
    expect(() => requireSteps(answers, EPS, true)).toThrow('Set eps to at least 0.2');
  });

  it('is refused if the columns have two values only', () => {
    expect(() => requireSteps(table([1, 1], [0, 1]), EPS, false)).toThrow('only two values');
  });
});

describe('columns that eps cannot move', () => {
  it('are told, as a warning from half of the columns on', () => {
    const half = requireSteps(table([4, 1.5], [0]), EPS, false);
    expect(formatStuck(half)).toEqual([
      expect.stringMatching(/^Please check: 1 of 2 columns .* Set eps to 0\.25 /u),
    ]);
    const few = requireSteps(table([4, 1.5, 2.5], [0]), EPS, false);
    expect(formatStuck(few)).toEqual([expect.stringMatching(/^1 of 3 columns/u)]);
  });

  it('are none if each can move one step, is fixed, or has two values', () => {
    const eps = requireSteps(table([8, 16, 1, 4], [0, 1, 2, 3], [3]), EPS, true);
    expect(eps).toEqual(EPS);
    expect(formatStuck(eps)).toEqual([]);
  });
});

describe('an eps of pictures whose model takes whole numbers', () => {
  const pixels = { low: Float32Array.of(0), high: Float32Array.of(255) };

  it('is lowered to whole steps, since rounding would go beyond it', () => {
    expect(255 * wholeEps(pixels, { ...EPS, value: 0.14 }).value).toBeCloseTo(35, 9);
    expect(255 * wholeEps(pixels, { ...EPS, value: 8 / 255 }).value).toBeCloseTo(8, 9);
  });

  it('is refused below one step', () => {
    expect(() => wholeEps(pixels, { ...EPS, value: 0.003 })).toThrow('Set eps to at least 0.004');
  });
});
