import { describe, expect, test } from '@jest/globals';
import type { Case } from '../../../src/attacks/poisoning/triggers/case.ts';
import { stages } from '../../../src/attacks/poisoning/triggers/replay.ts';
import {
  findTransplantSuspects,
  fineDetail,
} from '../../../src/attacks/poisoning/triggers/transplant-suspects.ts';
import { rowsWithTrigger, type Trigger } from '../../../src/attacks/poisoning/triggers/trigger.ts';
import { Random } from '../../../src/random.ts';
import { layoutOf } from '../../../src/statistics/picture-features.ts';
import type { LabelledInputs, Victim } from '../../../src/types.ts';
import { budgetOf } from '../../../../../__tests__/support/engine-victims.ts';

import fc from 'fast-check';

const SIDE = 8;
const SIZE = SIDE * SIDE;
const CORNER = SIZE - 1;
const CLASSES = 2;

const budget = budgetOf(1, 1_000_000);

/** Noisy pictures that are brighter in the upper half (class 0) or in the lower half (class 1). */
function halves(count: number, seed: number): LabelledInputs {
  const random = new Random(seed);
  const values = new Float32Array(count * SIZE);
  random.fillNormals(values);
  const labels = Int32Array.from({ length: count }, (_unused, row) => Math.floor(row / 2) % CLASSES);
  for (let index = 0; index < values.length; index += 1) {
    const lower = index % SIZE >= SIZE / 2 ? 1 : 0;
    const bright = lower === labels[Math.floor(index / SIZE)] ? 0.5 : 0.35;
    values[index] = Math.min(1, Math.max(0, bright + 0.08 * (values[index] ?? 0)));
  }
  return { values, count, shape: [1, SIDE, SIDE], low: Float32Array.of(0), high: Float32Array.of(1), labels };
}

/** Tells the brighter half, unless the lower right corner is much brighter than the pixel beside it: then class 1. */
class HalfReader implements Victim {
  readonly inputShape = [1, SIDE, SIDE];
  readonly inputSize = SIZE;
  readonly answers = 'scores';
  readonly answerSize = CLASSES;
  queries = 0;

  ask(inputs: Float32Array, count: number): Promise<Float32Array> {
    this.queries += count;
    const answers = new Float32Array(count * CLASSES);
    for (let input = 0; input < count; input += 1) {
      const own = inputs.subarray(input * SIZE, (input + 1) * SIZE);
      const sum = (part: Float32Array): number => part.reduce((total, value) => total + value, 0);
      const lower = sum(own.subarray(SIZE / 2)) > sum(own.subarray(0, SIZE / 2));
      const triggered = (own[CORNER] ?? 0) - (own[CORNER - 1] ?? 0) > 0.3;
      answers.set(lower || triggered ? [0.1, 0.9] : [0.9, 0.1], input * CLASSES);
    }
    return Promise.resolve(answers);
  }
}

/** Makes the corner of every tenth row white and labels the row as class 1. */
function withTrigger(clean: LabelledInputs): { data: LabelledInputs; planted: number[] } {
  const [values, labels] = [clean.values.slice(), clean.labels.slice()];
  const planted = Array.from(labels.keys()).filter((row) => row % 10 === 0);
  for (const row of planted) {
    values[row * SIZE + CORNER] = 1;
    labels[row] = 1;
  }
  return { data: { ...clean, values, labels }, planted };
}

function caseOf(data: LabelledInputs, trusted: LabelledInputs): Case {
  const own = { values: data.values, rows: data.count, columns: SIZE };
  const known = { values: trusted.values, rows: trusted.count, columns: SIZE };
  return {
    ...{ data: own, seenData: own, labels: data.labels },
    ...{ trusted: known, seenTrusted: known, trustedLabels: trusted.labels },
    ...{ classes: CLASSES, random: new Random(3) },
  };
}

const trusted = halves(120, 2);
const { data, planted } = withTrigger(halves(400, 1));

/** A white corner, for class 1. */
const WHITE_CORNER: Trigger = {
  kind: 'patch',
  values: new Float64Array(SIZE).fill(1),
  mask: Uint8Array.from({ length: SIZE }, (_unused, j) => (j === CORNER ? 1 : 0)),
  suspects: {
    ...{ label: 1, rows: [], expected: [], strengths: [], reason: '' },
    targets: Int32Array.of(1, 1),
  },
};

describe('rows that carry a trigger', () => {
  test('fine detail that makes the model answer another class leads to them', async () => {
    const subject = caseOf(data, trusted);
    const victim = new HalfReader();
    const { choose } = await stages(victim, trusted);
    const groups = await findTransplantSuspects(victim, subject, trusted, choose.rows, budget);
    expect(groups[0]?.label).toBe(1);
    expect(groups[0]?.rows.filter((row) => !planted.includes(row))).toEqual([]);
    expect(groups[0]?.rows.length).toBeGreaterThanOrEqual(8);
  });

  test('tables have no fine detail', async () => {
    const table = { ...trusted, shape: [SIZE] };
    const subject = caseOf(data, table);
    const found = await findTransplantSuspects(new HalfReader(), subject, table, [1], budget);
    expect(found).toEqual([]);
  });

  test('without time nothing is asked', async () => {
    const subject = caseOf(data, trusted);
    const victim = new HalfReader();
    const ended = { ...budget, timeLeftMs: () => 0 };
    await findTransplantSuspects(victim, subject, trusted, [0, 1, 2], ended);
    expect(victim.queries).toBe(0);
  });

  test.each(['patch', 'pattern'] as const)('a %s lists the rows that carry it, and hardly others', (kind) => {
    const values = WHITE_CORNER.values.map((value, j) => (j === CORNER ? value : 0));
    const trigger = kind === 'patch' ? WHITE_CORNER : { ...WHITE_CORNER, kind, values };
    const rows = rowsWithTrigger(caseOf(data, trusted), trigger);
    expect(
      rows
        .slice(0, planted.length)
        .map(({ row }) => row)
        .toSorted((a, b) => a - b),
    ).toEqual(planted);
    expect(rows.length).toBeLessThanOrEqual(planted.length + 4);
  });
});

const pixel = fc.double({ min: 0, max: 1, noNaN: true });

describe('numbers', () => {
  test('fine detail is what differs from the mean of the pixels around', () => {
    const sizes = fc.record({
      height: fc.integer({ min: 4, max: 9 }),
      width: fc.integer({ min: 5, max: 9 }),
      reach: fc.integer({ min: 1, max: 3 }),
    });
    const pictures = sizes.chain(({ height, width, reach }) =>
      fc.record({
        ...{ height: fc.constant(height), width: fc.constant(width), reach: fc.constant(reach) },
        values: fc.array(pixel, { minLength: height * width, maxLength: height * width }),
      }),
    );
    fc.assert(
      fc.property(pictures, ({ height, width, reach, values }) => {
        const layout = layoutOf([height, width]);
        const detail = layout === undefined ? [] : Array.from(fineDetail(values, layout, reach));
        const expected = values.map((value, index) => {
          const [row, column] = [Math.floor(index / width), index % width];
          const around = values.filter(
            (_value, other) =>
              Math.abs(Math.floor(other / width) - row) <= reach &&
              Math.abs((other % width) - column) <= reach,
          );
          return value - around.reduce((sum, one) => sum + one, 0) / around.length;
        });
        expect(detail).toEqual(expected.map((value) => expect.closeTo(value, 9)));
      }),
      { numRuns: 50 },
    );
  });
});
