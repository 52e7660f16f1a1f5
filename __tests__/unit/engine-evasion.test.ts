import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ArtifactFault } from '../../src/engine/fault.ts';
import { attackByEvasion } from '../../src/attacks/evasion/attack-by-evasion.ts';
import { runCampaign } from '../../src/attacks/evasion/campaign.ts';
import { evasionEvidence } from '../../src/attacks/evasion/evidence.ts';
import type { Norm } from '../../src/attacks/evasion/geometry.ts';
import { inGroups } from '../../src/attacks/evasion/groups.ts';
import { describeEvasion } from '../../src/attacks/evasion/meaning.ts';
import { type EvasionAnalysis, prepare } from '../../src/attacks/evasion/setup.ts';
import { judgeModel } from '../../src/engine/model/judge-model.ts';
import type { AttackResult, LabelledInputs, Victim } from '../../src/engine/types.ts';
import { dot, median, rowOf } from '../../src/engine/vectors.ts';
import { OnnxVictim } from '../../src/engine/victim/onnx-victim.ts';
import { denseOnnxModel } from '../../tools/demo/onnx.ts';
import { testRuntime } from '../support/engine-runtime.ts';
import {
  budgetOf,
  inputsFor,
  linearVictim,
  manyClassVictim,
  normals,
  stayedInside,
  testVictim,
} from '../support/engine-victims.ts';

const SIZE = 20;

async function analysisOf(
  victim: Victim,
  data: LabelledInputs,
  more: Partial<EvasionAnalysis> = {},
): Promise<EvasionAnalysis> {
  const runtime = await testRuntime();
  const known = { classes: undefined, classNames: undefined, picture: undefined, settings: {} };
  return { victim, data, labels: data.labels, runtime, ...known, ...more };
}

/** Everything of a result that must not depend on the machine. */
function repeatable(result: AttackResult): AttackResult {
  return { ...result, seconds: 0 };
}

describe('evasion of a linear model, whose distances are known', () => {
  it.each<[Norm, 'labels' | 'scores', number]>([
    ['L2', 'labels', 1.05],
    ['Linf', 'labels', 1.1],
    ['Linf', 'scores', 1.1],
  ])('%s by %s comes near the true distance of every sample', async (norm, answers, factor) => {
    const weights = normals(SIZE, 3);
    const level = 0.5 * weights.reduce((sum, weight) => sum + weight, 0);
    const victim = linearVictim(weights, level, answers);
    const data = await inputsFor(victim, 60, 1);
    // An eps that nothing reaches: every sample is attacked to the end.
    const analysis = await analysisOf(victim, data, {
      norm,
      settings: { eps: 1e-6, samples: 20 },
      queriesPerSample: 600,
    });
    const { campaign } = await prepare(analysis, victim, data.labels, budgetOf(1, 100_000));
    await runCampaign(campaign);
    const lengthOf = (power: number): number =>
      weights.reduce((sum, weight) => sum + Math.abs(weight) ** power, 0) ** (1 / power);
    const dual = norm === 'L2' ? lengthOf(2) : lengthOf(1);
    const ratios = campaign.samples.map(
      ({ origin, bestDistance }) => bestDistance / (Math.abs(dot(weights, origin) - level) / dual),
    );
    expect(campaign.samples).toHaveLength(20);
    expect(Math.min(...ratios)).toBeGreaterThan(0.999);
    expect(median(ratios)).toBeLessThan(factor);
  });
});

describe('evasion', () => {
  it('keeps to the bounds and the queries, and gives a score inside its interval, whatever the budget', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          seed: fc.nat(1000),
          maxQueries: fc.integer({ min: 1, max: 4000 }),
          answers: fc.constantFrom('scores' as const, 'labels' as const),
          norm: fc.constantFrom('L2' as const, 'Linf' as const),
          eps: fc.constantFrom(undefined, 0.01, 0.3),
        }),
        async ({ seed, maxQueries, answers, norm, eps }) => {
          const victim = manyClassVictim(normals(3 * SIZE, seed), SIZE, answers);
          const data = await inputsFor(victim, 30, seed);
          const before = victim.queries;
          const settings = eps === undefined ? { samples: 8 } : { samples: 8, eps };
          const { score } = await attackByEvasion(
            await analysisOf(victim, data, { norm, settings }),
            budgetOf(seed, maxQueries),
          );
          expect(victim.queries - before).toBeLessThanOrEqual(maxQueries);
          expect(stayedInside(victim)).toBe(true);
          expect(score.low).toBeGreaterThanOrEqual(0);
          expect(score.low).toBeLessThanOrEqual(score.value);
          expect(score.value).toBeLessThanOrEqual(score.high);
          expect(score.high).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('gives the same result for the same seed', async () => {
    const attack = async (): Promise<AttackResult> => {
      const victim = manyClassVictim(normals(3 * SIZE, 5), SIZE, 'scores');
      const data = await inputsFor(victim, 40, 2);
      return attackByEvasion(
        await analysisOf(victim, data, { settings: { samples: 10 } }),
        budgetOf(7, 5_000),
      );
    };
    expect(repeatable(await attack())).toEqual(repeatable(await attack()));
  });

  it('scores a model higher if its classes lie nearer', async () => {
    const weights = normals(SIZE, 4);
    const level = 0.5 * weights.reduce((sum, weight) => sum + weight, 0);
    const victim = linearVictim(weights, level, 'scores');
    const data = await inputsFor(victim, 60, 1);
    const scoreAt = async (eps: number): Promise<number> =>
      (
        await attackByEvasion(
          await analysisOf(victim, data, { settings: { samples: 40, eps } }),
          budgetOf(1, 40_000),
        )
      ).score.value;
    const [near, far] = [await scoreAt(0.005), await scoreAt(0.2)];
    expect(near).toBeLessThan(0.4);
    expect(far).toBe(1);
  });

  it('gives no verdict on a model that always says the same', async () => {
    const victim = testVictim(SIZE, 'scores', 3, () => [0.2, 0.7, 0.1]);
    const data = {
      ...(await inputsFor(victim, 30, 1)),
      labels: new Int32Array(30).map((_one, index) => index % 3),
    };
    const attack = attackByEvasion(await analysisOf(victim, data), budgetOf(1, 50_000));
    await expect(attack).rejects.toThrow(ArtifactFault);
    await expect(attack).rejects.toThrow(/gives all 30 inputs the same class\. Check/u);
  });

  it('gives no verdict on a model that is always wrong', async () => {
    const victim = linearVictim(normals(SIZE, 3), 0, 'labels');
    const data = await inputsFor(victim, 20, 1);
    const labels = data.labels.map((one) => 1 - one);
    const attack = attackByEvasion(await analysisOf(victim, { ...data, labels }), budgetOf(1, 5_000));
    await expect(attack).rejects.toThrow(ArtifactFault);
    await expect(attack).rejects.toThrow(/of 20 inputs that were asked about, the model gets none right/u);
  });

  it('tells that it was cut short when the time is up', async () => {
    const victim = manyClassVictim(normals(3 * SIZE, 5), SIZE, 'scores');
    const data = await inputsFor(victim, 40, 2);
    const { cutShort } = await attackByEvasion(await analysisOf(victim, data), budgetOf(1, 50_000, 5));
    expect(cutShort).toBe(true);
  });

  it('tells that it was cut short when there are hardly any queries', async () => {
    const victim = manyClassVictim(normals(3 * SIZE, 5), SIZE, 'scores');
    const data = await inputsFor(victim, 40, 2);
    const { cutShort } = await attackByEvasion(await analysisOf(victim, data), budgetOf(1, 500));
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
      await analysisOf(victim, data, { settings: { eps: 0.3, samples: 15 } }),
      budgetOf(1, 20_000),
    );
    expect(result.score.value).toBeGreaterThan(0.5);
    const pairs = result.evidence.flatMap((one) => (one.kind === 'pairs' ? one.pairs : []));
    // All that were found are kept.
    expect(pairs).toHaveLength(Math.round(15 * result.score.value));
    for (const { original, changed, before, after } of pairs) {
      expect(before.split(' ')[0]).not.toBe(after.split(' ')[0]);
      expect(
        Math.max(...original.map((value, index) => Math.abs(value - (rowOf(changed, 0, 16)[index] ?? 0)))),
      ).toBeLessThan(0.3001);
    }
  });

  it('keeps only as many pairs of large pictures as reports can carry, and says so', async () => {
    const size = 2 ** 19;
    const victim = testVictim(size, 'scores', 2, () => [0.9, 0.1]);
    const data = {
      ...{ values: new Float32Array(5 * size), count: 5, shape: [size], labels: new Int32Array(5) },
      ...{ low: Float32Array.of(0), high: Float32Array.of(1) },
    };
    const analysis = await analysisOf(victim, data, { settings: { eps: 0.1 } });
    const setup = await prepare(analysis, victim, data.labels, budgetOf(1, 10));
    for (const [index, sample] of setup.campaign.samples.entries()) sample.bestDistance = 0.01 * index;
    const [pairs] = evasionEvidence(analysis, setup);
    expect(pairs).toMatchObject({
      title: 'Inputs changed within eps to another class: the 2 smallest changes of 5',
      pairs: [{ distance: 0 }, { distance: 0.01 }],
    });
  });

  it('attacks fewer inputs if the model is slow, so that each gets enough queries, and says so', async () => {
    const inner = manyClassVictim(normals(3 * SIZE, 5), SIZE, 'scores');
    const slow = {
      ...inner,
      ask: async (inputs: Float32Array, count: number) => {
        await setTimeout(2 * count);
        return inner.ask(inputs, count);
      },
    };
    const data = await inputsFor(inner, 120, 2);
    // Two seconds are left, however long it takes.
    const budget = { ...budgetOf(1, 200_000), timeLeftMs: () => 2_000 };
    const analysis = await analysisOf(slow, data);
    const setup = await prepare(analysis, slow, data.labels, budget);
    expect(setup.campaign.samples).toHaveLength(20);
    expect(setup.campaign.queriesPerSample).toBeLessThanOrEqual(28);
    const { limits } = describeEvasion(setup, { value: 0, low: 0, high: 1 });
    expect(limits.join()).toContain('The model is slow: the time allowed 20 inputs with');
    // The settings of a user are kept.
    const given = await prepare({ ...analysis, settings: { samples: 30 } }, slow, data.labels, budget);
    expect(given.campaign.samples).toHaveLength(30);
  });

  it('marks a whole result whose searches were shortened to the time', async () => {
    const inner = manyClassVictim(normals(3 * SIZE, 5), SIZE, 'scores');
    let slow = 120;
    const slowAtFirst = {
      ...inner,
      ask: async (inputs: Float32Array, count: number) => {
        if (slow > 0) await setTimeout(3 * count);
        slow -= count;
        return inner.ask(inputs, count);
      },
    };
    const data = await inputsFor(inner, 120, 2);
    const budget = { ...budgetOf(1, 200_000), timeLeftMs: () => 30_000 };
    const [timed, untimed] = [
      await attackByEvasion(await analysisOf(slowAtFirst, data), budget),
      await attackByEvasion(await analysisOf(inner, data, { settings: { samples: 20 } }), budgetOf(1, 5_000)),
    ];
    expect(timed).toMatchObject({ cutShort: false, isTimed: true });
    expect(untimed).not.toHaveProperty('isTimed');
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
