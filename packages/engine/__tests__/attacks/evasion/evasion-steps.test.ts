import { describe, expect, it } from '@jest/globals';
import { AttackSpace } from '../../../src/attacks/evasion/attack-space.ts';
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

  it('is raised to whole steps if it was estimated', () => {
    const eps = requireSteps(answers, EPS, false);
    expect(eps).toMatchObject({ value: 0.2, stuck: { count: 2, of: 3, enough: 0.25 } });
    expect(eps.from).toContain('raised to whole steps');
    const half = requireSteps(table([9, 4], [0, 1]), { ...EPS, value: 1.5 / 9 }, false);
    expect(half.value).toBe(2 / 9);
  });

  it('is refused if it was set, since every model would pass', () => {
    expect(() => requireSteps(answers, EPS, true)).toThrow('Set eps to at least 0.2');
  });

  it('is refused if the columns have two values only', () => {
    for (const isSet of [true, false]) {
      expect(() => requireSteps(table([1, 1], [0, 1]), EPS, isSet)).toThrow('Set eps: 1');
    }
    const whole = { ...EPS, value: 1 };
    expect(requireSteps(table([1, 1], [0, 1]), whole, true)).toEqual(whole);
  });
});

describe('an eps of exactly two steps of a column from 1 to 10', () => {
  const columns = { ...table([10, 10], [0]), low: Float32Array.of(1, 1) };
  const space = new AttackSpace(columns);
  const origin = Float32Array.of(7 / 9, 0.5);

  it.each([Math.fround(4 / 9) / 2, Math.fround(2 / 9), 2 / 9, 0.222_222])(
    'allows both, written as %d',
    (given) => {
      const { value } = requireSteps(columns, { ...EPS, value: given }, true);
      const point = space.reach(Float32Array.of(5 / 9, 0.5), origin, value);
      expect(space.toModel(point)[0]).toBe(6);
      expect(space.distance(origin, point)).toBeLessThanOrEqual(value);
      expect(space.distance(origin, point)).toBe(2 / 9);
    },
  );

  it.each([50, 5_000, 400_000])('allows one step of a column with %d', (high) => {
    const wide = new AttackSpace(table([high], [0]));
    const at = wide.fromModel(Float32Array.of(Math.round(0.7 * high)));
    const [radius = 0] = wide.radii(1 / high);
    const moved = wide.reach(Float32Array.of((at[0] ?? 0) - radius), at, 1 / high);
    expect(wide.toModel(moved)[0]).toBe(Math.round(0.7 * high) - 1);
    expect(wide.distance(at, moved)).toBe(1 / high);
  });

  it('allows no third one, and no more of other columns', () => {
    const point = space.reach(Float32Array.of(4 / 9, 0.5), origin, 2.9 / 9);
    expect(space.toModel(point)[0]).toBe(6);
    const [whole, other] = space.radii(2.9 / 9);
    expect(whole).toBe(2 / 9);
    expect(other).toBeLessThan(2.9 / 9);
  });

  it('keeps what is fixed and what is missing', () => {
    const held = new AttackSpace({ ...columns, fixed: new Set([0]) });
    expect(held.radii(0.5)[0]).toBe(0);
    const values = Float32Array.of(Number.NaN, 5);
    const gaps = new AttackSpace({ ...columns, values });
    const [lacking = 0] = gaps.fromModel(values);
    expect(gaps.reach(Float32Array.of(0.5, 0.5), Float32Array.of(lacking, 0.5), 0.5)[0]).toBe(lacking);
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
