import { describe, expect, it } from '@jest/globals';
import { attackByExtraction } from '../../packages/engine/src/attacks/extraction/attack-by-extraction.ts';
import { attackValuesByExtraction } from '../../packages/engine/src/attacks/extraction/attack-values-by-extraction.ts';
import { unpackOutcomes } from '@model-security-scan/engine/pack-outcomes';
import { Random } from '../../packages/engine/src/random.ts';
import type { AttackResult } from '@model-security-scan/engine/types';
import { testRuntime } from '../support/engine-runtime.ts';
import { budgetOf, testVictim } from '../support/engine-victims.ts';

/** Rows in which the second number is the square of the first: mixtures of two rows are no such rows. */
function curvedRows(count: number): Float32Array {
  const random = new Random(1);
  const number = (): number => 2 * random.uniform() - 1;
  return Float32Array.from(
    Array.from({ length: count }, () => {
      const first = number();
      return [first, first ** 2, number()];
    }).flat(),
  );
}

type Logit = (first: number, second: number, third: number) => number;

async function extract(logit: Logit, rows: number, queries: number): Promise<AttackResult> {
  const victim = testVictim(3, 'scores', 2, ([first = 0, second = 0, third = 0]) => {
    const share = 1 / (1 + Math.exp(-logit(first, second, third)));
    return [1 - share, share];
  });
  const bounds = { low: Float32Array.of(-1, 0, -1), high: new Float32Array(3).fill(1) };
  const data = { values: curvedRows(rows), count: rows, shape: [3], ...bounds };
  const known = { labels: undefined, classes: undefined, picture: undefined, settings: {} };
  return attackByExtraction({ victim, data, runtime: await testRuntime(), ...known }, budgetOf(1, queries));
}

function curveOf({ evidence: [curve] }: AttackResult): readonly (readonly [number, number])[] {
  return curve?.kind === 'curve' ? (curve.series[0]?.points ?? []) : [];
}

describe('the choice among copies', () => {
  /** Simple on the rows of the data, and wild beside them. */
  const astray: Logit = (first, second, third) =>
    6 * (first + third) + 12 * Math.sin(12 * (second - first ** 2));

  it.each([
    ['300', 300, 500],
    // So many are kept aside that a copy without a mistake needs no made questions.
    ['700', 700, 800],
  ])('leaves made questions out if they lead copies of %s rows astray', async (_name, rows, queries) => {
    const result = await extract(astray, rows, queries);
    // A copy that learnt from all answers stays below .9.
    expect(result.score.value).toBeGreaterThan(0.98);
    expect(result.figures['queries of the attack']).toBe(queries);
    expect(result.figures['answers that the copy learnt from']).toBe(rows / 2);
    expect(result.limits).toContain(
      `More generated queries did not bring copies nearer to rows kept aside: the copy learnt from ${String(rows / 2)} answers.`,
    );
  });

  it('keeps made questions if they help', async () => {
    const wavy: Logit = (first, _second, third) => 6 * Math.sin(4 * first) * Math.sin(4 * third);
    const few = await extract(wavy, 80, 40);
    const many = await extract(wavy, 80, 500);
    expect(few.score.value).toBeLessThan(0.9);
    expect(many.score.value).toBeGreaterThan(0.9);
    expect(many.figures['answers that the copy learnt from']).toBe(500);
  });

  it('tells score, curve and outcomes of the same copy', async () => {
    const result = await extract(astray, 300, 500);
    expect(curveOf(result).at(-1)).toEqual([500, result.score.value]);
    const outcomes = [...(unpackOutcomes(result.outcomes ?? { inputs: '', fell: '' }) ?? new Map()).values()];
    const share = outcomes.filter(Boolean).length / outcomes.length;
    expect(share).toBeCloseTo(Number(result.figures['agreement without balance']), 9);
    expect(result.outcomes?.queries).toBe(500);
    expect(outcomes).toHaveLength(150);
  });
});

it('a regression that is wild beside its rows is copied from the rows only', async () => {
  const victim = testVictim(3, 'values', 1, ([first = 0, second = 0, third = 0]) => [
    first + third + 20 * Math.sin(12 * (second - first ** 2)),
  ]);
  const bounds = { low: Float32Array.of(-1, 0, -1), high: new Float32Array(3).fill(1) };
  const data = { values: curvedRows(300), count: 300, shape: [3], ...bounds };
  const result = await attackValuesByExtraction(
    { victim, data, runtime: await testRuntime() },
    budgetOf(1, 500),
  );

  // A copy that learnt from all answers stays below .5.
  expect(result.score.value).toBeGreaterThan(0.98);
  expect(result.figures['queries of the attack']).toBe(500);
  expect(curveOf(result).at(-1)).toEqual([500, result.score.value]);
});
