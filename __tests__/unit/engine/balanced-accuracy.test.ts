import { describe, expect, it } from '@jest/globals';
import { Random } from '../../../src/engine/random.ts';
import { compareClasses } from '../../../src/engine/statistics/balanced-accuracy.ts';

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
