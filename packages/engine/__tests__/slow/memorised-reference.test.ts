import { describe, expect, test } from '@jest/globals';
import { checkForDrift } from '../../src/attacks/drift/drift.ts';
import type { AttackResult, Inputs, Victim } from '../../src/types.ts';
import { rowOf } from '../../src/vectors.ts';
import { budgetOf, linearVictim, normals, testVictim } from '../../../../__tests__/support/engine-victims.ts';
import { type LabelledSide, memoriser, sideOf } from '../support/membership-sides.ts';

const ROWS = 300;
const BUDGET = budgetOf(1, 10_000);
const SCORES = "Kolmogorov-Smirnov of the model's scores, the clearest class";
const LEFT_OUT = ['scores of the model'];

function driftOf(
  victim: Victim,
  before: LabelledSide,
  now: LabelledSide,
  hasLabels: boolean,
): Promise<AttackResult> {
  return checkForDrift(
    {
      ...{ victim, data: now.inputs, labels: hasLabels ? now.labels : undefined },
      ...{ reference: before.inputs, referenceLabels: hasLabels ? before.labels : undefined },
    },
    BUDGET,
  );
}

describe('a model that knows the reference by heart', () => {
  test.each([
    [1, true],
    [2, true],
    [1, false],
    [2, false],
  ])('is no drift of rows of the same kind: draw %d, labels: %s', async (draw, hasLabels) => {
    const [before, now] = [sideOf(ROWS, 2 * draw), sideOf(ROWS, 2 * draw + 1)];
    const found = await driftOf(memoriser(before), before, now, hasLabels);
    expect(found.score.value).toBe(0);
    expect(found.notTested).toEqual(LEFT_OUT);
    expect(found.meaning).toMatch(/surer of reference rows than of the data \(AUC 0\.[6-9]\d\)/u);
    expect(found.figures).not.toHaveProperty(`p, ${SCORES}`);
  });

  test('hides no drift of the inputs', async () => {
    const [before, now] = [sideOf(ROWS, 2), sideOf(ROWS, 3, 0.8)];
    const found = await driftOf(memoriser(before), before, now, true);
    expect(found.score.low).toBeGreaterThan(0.1);
    expect(found.notTested).toBeUndefined();
    expect(found.figures).toHaveProperty([`p, ${SCORES}`]);
  });

  test('is found in a regression by its targets', async () => {
    const [before, now] = [sideOf(ROWS, 2), sideOf(ROWS, 3)];
    // Values of known rows are spread wide, as targets with noise are, and those of others are shrunk.
    const targetsOf = ({ inputs }: LabelledSide, seed: number): Float64Array =>
      Float64Array.from(normals(ROWS, seed), (noise, row) => (inputs.values[4 * row] ?? 0) + 2 * noise);
    const targets = targetsOf(before, 4);
    const byHeart = new Map(
      Array.from(targets, (target, row) => [rowOf(before.inputs.values, row, 4).join(), target]),
    );
    const victim = testVictim(4, 'values', 1, (row) => [byHeart.get(row.join()) ?? row[0] ?? 0]);
    const analysis = {
      ...{
        victim,
        data: now.inputs,
        labels: undefined,
        reference: before.inputs,
        referenceLabels: undefined,
      },
    };
    const known = { targets: targetsOf(now, 5), referenceTargets: targets };
    const [found, without] = [
      await checkForDrift({ ...analysis, ...known }, BUDGET),
      await checkForDrift(analysis, BUDGET),
    ];
    expect([found.score.value, found.notTested]).toEqual([0, LEFT_OUT]);
    // Without targets nothing says that it knows them.
    expect(without.score.value).toBeGreaterThan(0.1);
  });
});

const COLUMNS = 60;

/** Rows that are moved a little in each column: only what adds the columns up sees it. */
function moved(seed: number, by: number): Inputs {
  const values = normals(400 * COLUMNS, seed).map((value) => value + by);
  const low = new Float32Array(COLUMNS).fill(-100);
  return { values, count: 400, shape: [COLUMNS], low, high: low.map((one) => -one) };
}

test('drift that only the scores see is found, and the text names the test that makes the score', async () => {
  const victim = linearVictim(new Float32Array(COLUMNS).fill(0.3), 0, 'scores');
  const analysis = { labels: undefined, referenceLabels: undefined, victim };
  const found = await checkForDrift({ ...analysis, reference: moved(1, 0), data: moved(2, 0.05) }, BUDGET);
  expect(found.score.value).toBeGreaterThan(0.1);
  expect(found.notTested).toBeUndefined();
  expect(found.figures['told apart best by']).toBe(SCORES);
  const auc = ((1 + found.score.value) / 2).toFixed(2);
  expect(found.meaning).toContain(`best by ${SCORES}, with AUC ${auc}`);
});
