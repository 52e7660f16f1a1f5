import { describe, expect, test } from '@jest/globals';
import { checkReference } from '../../../src/attacks/drift/copied-inputs.ts';
import { checkForDrift } from '../../../src/attacks/drift/drift.ts';
import { Random } from '../../../src/random.ts';
import type { AttackResult, Inputs } from '../../../src/types.ts';
import { budgetOf, normals } from '../../../../../__tests__/support/engine-victims.ts';

const BUDGET = budgetOf(1, 1000);
const NONE = { victim: undefined, labels: undefined, referenceLabels: undefined };
const COLUMNS = 3;

function tableOf(values: Float32Array): Inputs {
  const low = new Float32Array(COLUMNS).fill(-100);
  return { values, count: values.length / COLUMNS, shape: [COLUMNS], low, high: low.map((one) => -one) };
}

/** Rows of numbers that no two rows share, moved by so much. */
function rows(count: number, seed: number, moved = 0): Float32Array {
  const values = normals(count * COLUMNS, seed);
  return values.map((value) => value + moved);
}

function joined(...parts: readonly Float32Array[]): Float32Array {
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

function driftOf(reference: Float32Array, data: Float32Array): Promise<AttackResult> {
  return checkForDrift({ ...NONE, data: tableOf(data), reference: tableOf(reference) }, BUDGET);
}

const NOW = rows(60, 2, 0.5);

describe('current inputs that stand in the reference', () => {
  test('earn no pass if they are more than half, however often they stand there', async () => {
    const [few, often] = [
      await driftOf(joined(NOW, rows(15, 3)), NOW),
      await driftOf(joined(rows(180, 1), NOW, NOW, NOW), NOW),
    ];
    for (const { unearned, limits } of [few, often]) {
      expect(unearned).toMatch(
        /^60 of 60 inputs of data \(100 %\) are also in reference_data\..* Give reference_data without these inputs/u,
      );
      expect(limits[0]).toBe(`Please check: ${unearned ?? ''}`);
    }
  });

  test('are left out of the reference if they are more than a fifth, so that they hide no drift', async () => {
    const copied = NOW.subarray(0, 24 * COLUMNS);
    const [apart, together] = [
      await driftOf(rows(100, 1), NOW),
      await driftOf(joined(rows(100, 1), copied), NOW),
    ];
    expect(apart.score.value).toBeGreaterThan(0);
    expect(together.score.value).toBe(apart.score.value);
    expect(together.unearned).toBeUndefined();
    expect(together.limits[0]).toMatch(
      /^Please check: 24 of 60 inputs of data \(40 %\) are also in reference_data\. They were left out/u,
    );
  });

  test('are left out with their labels', () => {
    const reference = tableOf(joined(NOW.subarray(0, 20 * COLUMNS), rows(30, 1)));
    const referenceLabels = Int32Array.from({ length: 50 }, (_unused, row) => row);
    const { analysis } = checkReference({ ...NONE, data: tableOf(NOW), reference, referenceLabels }, 20);
    expect(analysis.reference.count).toBe(30);
    expect([...(analysis.referenceLabels ?? [])]).toEqual(
      Array.from({ length: 30 }, (_unused, row) => 20 + row),
    );
  });

  test('are no fault if they are few', async () => {
    const found = await driftOf(joined(rows(100, 1), NOW.subarray(0, 12 * COLUMNS)), NOW);
    expect([found.unearned, ...found.limits].join(' ')).not.toContain('are also in reference_data');
  });
});

describe('inputs that are equal by nature', () => {
  const drawn = (count: number, seed: number, row: (random: Random) => readonly number[]): Inputs => {
    const random = new Random(seed);
    return tableOf(Float32Array.from(Array.from({ length: count }, () => row(random)).flat()));
  };

  test.each<[string, (random: Random) => readonly number[]]>([
    ['a dozen rows of categories', (random) => [random.integer(3), random.integer(4), 0]],
    ['thousands of rows of whole numbers', (random) => [random.integer(50), random.integer(100), 0]],
    [
      'values of which few are common',
      (random) => [Math.floor(1 / (random.uniform() + 1e-6)), random.integer(10), 0],
    ],
    ['zeros beside numbers', (random) => (random.uniform() < 0.6 ? [0, 0, 0] : [random.uniform(), 1, 2])],
  ])('are no copies: %s', (_name, row) => {
    for (const [now, before] of [
      [60, 1000],
      [60, 5000],
      [300, 600],
      [1000, 3000],
    ] as const) {
      const sets = { data: drawn(now, 7, row), reference: drawn(before, 8, row) };
      expect(checkReference({ ...NONE, ...sets }, 20).limits).toEqual([]);
    }
  });
});
