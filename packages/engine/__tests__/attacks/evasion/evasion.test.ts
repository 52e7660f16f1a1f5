import { describe, expect, it } from '@jest/globals';
import { attackByEvasion } from '../../../src/attacks/evasion/attack-by-evasion.ts';
import { runCampaign } from '../../../src/attacks/evasion/campaign.ts';
import { evasionEvidence } from '../../../src/attacks/evasion/evasion-evidence.ts';
import { scoreOfSearch } from '../../../src/attacks/evasion/score.ts';
import { prepare } from '../../../src/attacks/evasion/setup.ts';
import { judgeModel } from '../../../src/model/judge-model.ts';
import type { AttackResult } from '../../../src/types.ts';
import { dot, upperMedian, rowOf } from '../../../src/vectors.ts';
import { OnnxVictim } from '../../../src/victim/onnx-victim.ts';
import { denseOnnxModel } from '../../../../../tools/demo/onnx.ts';
import { analysisOf, expectSound, pairsOf } from '../../support/attack-analyses.ts';
import { testRuntime } from '../../../../../__tests__/support/engine-runtime.ts';
import {
  budgetOf,
  inputsFor,
  linearVictim,
  manyClassVictim,
  normals,
  stayedInside,
  testVictim,
} from '../../../../../__tests__/support/engine-victims.ts';
import { inGroups } from '../../../src/attacks/evasion/black-box/hop-skip-jump.ts';

import fc from 'fast-check';

const SIZE = 20;

/** Everything of a result that must not depend on the machine. */
function repeatable(result: AttackResult): AttackResult {
  return { ...result, seconds: 0 };
}

describe('evasion of a linear model, whose distances are known', () => {
  it.each(['labels', 'scores'] as const)(
    'comes near the true distance of every sample by %s',
    async (answers) => {
      const weights = normals(SIZE, 3);
      const level = 0.5 * weights.reduce((sum, weight) => sum + weight, 0);
      const victim = linearVictim(weights, level, answers);
      const data = await inputsFor(victim, 60, 1);
      // An eps that nothing reaches: every sample is attacked to the end.
      const analysis = await analysisOf(victim, data, {
        settings: { eps: 1e-6, samples: 20 },
        queriesPerSample: 600,
        comparison: { rows: 60 },
      });
      const { campaign } = await prepare(analysis, victim, data.labels, budgetOf(1, 100_000));
      await runCampaign(campaign);
      const dual = weights.reduce((sum, weight) => sum + Math.abs(weight), 0);
      const ratios = campaign.samples.map(
        ({ origin, bestDistance }) => bestDistance / (Math.abs(dot(weights, origin) - level) / dual),
      );
      expect(campaign.samples).toHaveLength(20);
      expect(Math.min(...ratios)).toBeGreaterThan(0.999);
      expect(upperMedian(ratios)).toBeLessThan(1.1);
    },
  );
});

describe('evasion', () => {
  it('keeps to the bounds and the queries, and gives a score inside its interval, whatever the budget', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          seed: fc.nat(1000),
          maxQueries: fc.integer({ min: 60, max: 6000 }),
          answers: fc.constantFrom('scores' as const, 'labels' as const),
          eps: fc.constantFrom(undefined, 0.01, 0.3),
        }),
        async ({ seed, maxQueries, answers, eps }) => {
          const victim = manyClassVictim(normals(3 * SIZE, seed), SIZE, answers);
          const data = await inputsFor(victim, 50, seed);
          const before = victim.queries;
          const settings = eps === undefined ? { samples: 20 } : { samples: 20, eps };
          const result = await attackByEvasion(
            await analysisOf(victim, data, { settings }),
            budgetOf(seed, maxQueries),
          );
          expect(victim.queries - before).toBeLessThanOrEqual(maxQueries);
          expect(stayedInside(victim)).toBe(true);
          expectSound(result);
        },
      ),
      { numRuns: 6 },
    );
  });

  it('gives the same result for the same seed', async () => {
    const attack = async (): Promise<AttackResult> => {
      const victim = manyClassVictim(normals(3 * SIZE, 5), SIZE, 'scores');
      const data = await inputsFor(victim, 40, 2);
      return attackByEvasion(
        await analysisOf(victim, data, { settings: { samples: 20 } }),
        budgetOf(7, 5_000),
      );
    };
    expect(repeatable(await attack())).toEqual(repeatable(await attack()));
  });

  it('tells that it was cut short when the time is up', async () => {
    const victim = manyClassVictim(normals(3 * SIZE, 5), SIZE, 'scores');
    const data = await inputsFor(victim, 40, 2);
    const budget = { ...budgetOf(1, 50_000), timeLeftMs: () => (victim.queries < 400 ? 1e6 : 0) };
    const { cutShort } = await attackByEvasion(await analysisOf(victim, data), budget);
    expect(cutShort).toBe(true);
  });

  it('asks only for values of a categorical column that occur, and scales columns by their bounds', async () => {
    const weights = Float32Array.from([0.002, 3, -0.5, 1]);
    const victim = linearVictim(weights, 2, 'scores');
    const random = normals(400, 9);
    const values = Float32Array.from({ length: 400 }, (_unused, index) => {
      const value = random[index] ?? 0;
      return [500 + 200 * value, value > 0 ? 1 : 0, 3 * value, value][index % 4] ?? 0;
    });
    const answers = await victim.ask(values, 100);
    const labels = Int32Array.from({ length: 100 }, (_unused, row) =>
      (answers[2 * row + 1] ?? 0) > 0.5 ? 1 : 0,
    );
    const data = {
      ...{ values, labels, count: 100, shape: [4] },
      low: Float32Array.from([-1000, 0, -20, -6]),
      high: Float32Array.from([2000, 1, 20, 6]),
      categories: new Map([[1, Float32Array.from([0, 1])]]),
    };
    const { score } = await attackByEvasion(
      await analysisOf(victim, data, { settings: { samples: 20 } }),
      budgetOf(1, 10_000),
    );
    const askedInColumn = new Set(
      victim.asked.flatMap((inputs) => [...inputs].filter((_value, index) => index % 4 === 1)),
    );
    expect([...askedInColumn].toSorted()).toEqual([0, 1]);
    expect(score.value).toBeGreaterThan(0);
  });

  it('attacks a real ONNX model, and shows pairs that the model tells apart', async () => {
    const runtime = await testRuntime();
    const victim = await OnnxVictim.open(runtime, judgeModel(denseOnnxModel(16, 4)), {
      kind: 'classification',
    });
    const data = await inputsFor(victim, 60, 1);
    const result = await attackByEvasion(
      await analysisOf(victim, data, { settings: { eps: 0.3, samples: 20 } }),
      budgetOf(1, 20_000),
    );
    expect(result.score.value).toBeGreaterThan(0.5);
    const pairs = pairsOf(result);
    // All that were found are kept.
    expect(pairs).toHaveLength(Math.round(20 * result.score.value));
    for (const { original, changed, before, after } of pairs) {
      expect(before.split(' ')[0]).not.toBe(after.split(' ')[0]);
      expect(
        Math.max(...original.map((value, index) => Math.abs(value - (rowOf(changed, 0, 16)[index] ?? 0)))),
      ).toBeLessThan(0.3001);
    }
  });

  it('keeps only as many pairs of large pictures as reports can carry, and says so', async () => {
    const size = 2 ** 18;
    const victim = testVictim(size, 'scores', 2, () => [0.9, 0.1]);
    const data = {
      ...{
        values: new Float32Array(3 * size).map((_zero, index) => Math.floor(index / size) / 3),
        count: 3,
        shape: [size],
        labels: new Int32Array(3),
      },
      ...{ low: Float32Array.of(0), high: Float32Array.of(1) },
    };
    const analysis = await analysisOf(victim, data, { settings: { eps: 0.1 } });
    const setup = await prepare(
      { ...analysis, comparison: { rows: 3 } },
      victim,
      data.labels,
      budgetOf(1, 10),
    );
    for (const [index, sample] of setup.campaign.samples.entries()) sample.bestDistance = 0.01 * index;
    const { samples, mixtures } = setup;
    const distances = { samples, mixtures, isWhole: true, queries: 0 };
    const [pairs] = await evasionEvidence(analysis, setup, distances, scoreOfSearch(setup));
    expect(pairs).toMatchObject({
      title: 'Inputs changed within eps to another class: the 2 smallest changes of 3',
      pairs: [{ distance: 0 }, { distance: 0.01 }],
    });
  });

  it('splits samples into groups without losing or repeating one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { maxLength: 50 }),
        fc.integer({ min: 1, max: 2 ** 26 }),
        (all, numbers) => {
          const groups = inGroups(all, numbers);
          expect(groups.flat()).toEqual(all);
          expect(groups.every(({ length }) => length === 1 || length * numbers <= 2 ** 24)).toBe(true);
        },
      ),
    );
  });
});
