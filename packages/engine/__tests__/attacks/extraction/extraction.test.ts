import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { attackByExtraction } from '../../../src/attacks/extraction/attack-by-extraction.ts';
import { unearnedBy } from '../../../src/attacks/extraction/earned.ts';
import { attackForecastByExtraction } from '../../../src/attacks/extraction/attack-forecast-by-extraction.ts';
import { NotTestable } from '../../../src/fault.ts';
import { EndpointVictim } from '../../../src/victim/endpoint-victim.ts';
import { findSeason } from '../../../src/attacks/extraction/naive-forecast.ts';
import { splitRows } from '../../../src/attacks/extraction/split.ts';
import type { AttackResult, Inputs, Victim } from '../../../src/types.ts';
import { analysisOf, expectSound } from '../../support/attack-analyses.ts';
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

const SIZE = 6;

async function extract(victim: Victim, count: number, queries: number, seed = 1): Promise<AttackResult> {
  const data = await inputsFor(victim, count, seed);
  return attackByExtraction(await analysisOf(victim, data), budgetOf(seed, queries));
}

describe('extraction of a classifier', () => {
  it.each([
    ['scores', 40],
    ['labels', 100],
  ] as const)('copies a linear model that answers with %s', async (answers, questions) => {
    const result = await extract(manyClassVictim(normals(3 * SIZE, 2), SIZE, answers), 300, questions);
    expect(result.score.value).toBeGreaterThan(0.8);
    expect(result.accuracy).toBe(1);
    expect(result.cutShort).toBe(false);
  });

  it('keeps to the queries and the bounds, also when it makes inputs itself', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), fc.nat(100), async (queries, seed) => {
        const victim = manyClassVictim(normals(3 * SIZE, seed), SIZE, 'scores');
        const result = await extract(victim, 80, queries, seed);
        const { queries: asked, figures, unearned } = result;
        expect(figures['queries of the attack']).toBe(queries);
        // The held-out half is asked only to measure.
        expect(asked).toBe(queries + 40);
        expect(unearned).toMatch(
          /^The copy learnt from only \d+ quer(?:y|ies)\. .* set number_of_attack_queries to 500/u,
        );
        expect(stayedInside(victim)).toBe(true);
        expectSound(result);
      }),
      { numRuns: 3 },
    );
  });

  it('gives the same result for the same seed', async () => {
    const run = async (): Promise<AttackResult> => ({
      ...(await extract(manyClassVictim(normals(3 * SIZE, 2), SIZE, 'scores'), 60, 20)),
      seconds: 0,
    });
    expect(await run()).toEqual(await run());
  });

  it('gives no verdict on too few inputs to compare the copy on, and asks nothing', async () => {
    const victim = manyClassVictim(normals(3 * SIZE, 2), SIZE, 'scores');
    const data = await inputsFor(victim, 58, 1);
    const asked = victim.queries;
    const attack = attackByExtraction(await analysisOf(victim, data), budgetOf(1, 500));
    await expect(attack).rejects.toThrow(NotTestable);
    await expect(attack).rejects.toThrow(/on only 29 different inputs: .* give at least 60 in data/u);
    expect(victim.queries).toBe(asked);
  });

  it('measures a model with 97 % one answer on the rare one as much as on the common one', async () => {
    // Of inputs from .2 to .8, 3 % have a first number above .782.
    const victim = linearVictim(Float32Array.of(60, 0, 0), 60 * 0.782, 'scores');
    const { score, figures } = await extract(victim, 800, 200);
    expect(figures['most frequent answer']).toBeGreaterThan(0.95);
    expect(figures['agreement without balance']).toBeGreaterThan(0.98);
    // Eight rare inputs or more: one of them that the copy misses shows.
    expect(score.high - score.low).toBeGreaterThan(0.04);
    await expect(extract(victim, 100, 500)).rejects.toThrow(
      /to compare a copy on them, at least 8 are needed/u,
    );
  });

  it('has earned a pass after 500 queries, or 100 to an endpoint', async () => {
    const own = manyClassVictim(normals(3 * SIZE, 2), SIZE, 'scores');
    expect(unearnedBy(499, own).unearned).toMatch(/at least 500: set number_of_attack_queries to 500 or/u);
    expect(unearnedBy(500, own)).toEqual({});
    const port = {
      protocol: 'mlflow' as const,
      metadata: () => Promise.resolve(undefined),
      infer: () => Promise.resolve('{"predictions": [[0.1, 0.9], [0.1, 0.9]]}'),
    };
    const victim = await EndpointVictim.open(port, 'tabular-classification', [SIZE]);
    expect(unearnedBy(99, victim).unearned).toContain('only 99 queries');
    expect(unearnedBy(100, victim)).toEqual({});
  });

  it('tells that it was cut short when the time is up', async () => {
    const victim = manyClassVictim(normals(3 * SIZE, 2), SIZE, 'scores');
    const data = await inputsFor(victim, 60, 1);
    const result = await attackByExtraction(await analysisOf(victim, data), budgetOf(1, 1_000, 1));
    expect(result.cutShort).toBe(true);
  });

  it('never measures with an input that it may ask about, even if the data repeats inputs', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 2, maxLength: 40 }),
        fc.nat(),
        (numbers, seed) => {
          const data = { values: Float32Array.from(numbers), count: numbers.length };
          const labels = Int32Array.from(numbers, (_unused, row) => row % 3);
          const { pool, held } = splitRows(data, seed, labels);
          const inPool = new Set([...pool].map((row) => numbers[row]));
          expect([...held].filter((row) => inPool.has(numbers[row]))).toEqual([]);
        },
      ),
    );
  });
});

const STEPS = 16;
const SEASON = 6;

/** Windows of a series with a season, a trend, and noise. */
function windowsOf(count: number): Inputs {
  const noise = normals(count + STEPS, 8);
  const series = noise.map(
    (value, step) => Math.sin((2 * Math.PI * step) / SEASON) + 0.01 * step + 0.1 * value,
  );
  const values = Float32Array.from(
    { length: count * STEPS },
    (_unused, index) => series[Math.floor(index / STEPS) + (index % STEPS)] ?? 0,
  );
  return {
    values,
    count,
    shape: [STEPS],
    low: new Float32Array(STEPS).fill(-9),
    high: new Float32Array(STEPS).fill(9),
  };
}

async function extractForecaster(
  answer: (window: Float32Array) => readonly number[],
  horizon: number,
  { windows = 200, queries = 50, different = 0, isRandom = false } = {},
): Promise<AttackResult> {
  const victim = testVictim(STEPS, 'values', horizon, answer);
  const data = windowsOf(windows);
  for (let row = different; different > 0 && row < windows; row += 1) {
    data.values.copyWithin(row * STEPS, (row % different) * STEPS, ((row % different) + 1) * STEPS);
  }
  return attackForecastByExtraction(
    {
      ...{ victim, data, runtime: await testRuntime(), settings: {} },
      randomness: isRandom ? { asked: 20, changed: 20, changedClass: 0 } : undefined,
    },
    budgetOf(1, queries),
  );
}

const at = (window: Float32Array, step: number): number => window[step] ?? 0;

describe('extraction of a forecaster', () => {
  it('earns no pass if the forecaster is random', async () => {
    const { unearned } = await extractForecaster((window) => [at(window, 15)], 1, { isRandom: true });
    expect(unearned).toContain('The model is random');
  });

  it('copies one that combines several values', async () => {
    const { score, figures } = await extractForecaster(
      (window) => [1.2 * at(window, 15) - 0.6 * at(window, 14) + 0.3 * at(window, 9)],
      1,
    );
    expect(score.value).toBeGreaterThan(0.97);
    expect(score.low).toBeLessThanOrEqual(score.value);
    expect(figures['season']).toBe(SEASON);
  });

  it('copies one that is not linear better than a naive forecast does', async () => {
    const { score } = await extractForecaster(
      (window) => [Math.tanh(2 * at(window, 15)) + Math.abs(at(window, 12)), at(window, 10) ** 2],
      2,
    );
    expect(score.value).toBeGreaterThan(0.4);
  });

  it.each([
    ['last value', (window: Float32Array) => [at(window, STEPS - 1)]],
    ['last season', (window: Float32Array) => [at(window, STEPS - SEASON)]],
  ])('finds nothing to copy in one that repeats the %s', async (name, answer) => {
    const { score, meaning } = await extractForecaster(answer, 1);
    expect(score.value).toBe(0);
    expect(meaning).toContain(`no closer to the model's forecasts than repeating the ${name} is`);
  });

  it('gives no verdict on too few windows, and no pass after too few queries', async () => {
    const repeat = (window: Float32Array): readonly number[] => [at(window, STEPS - 1)];
    const few = extractForecaster(repeat, 1, { windows: 72 });
    await expect(few).rejects.toThrow(NotTestable);
    await expect(few).rejects.toThrow(/on only 29 different windows: 40 % .* give at least 75 in data/u);
    const copies = extractForecaster(repeat, 1, { different: 29 });
    await expect(copies).rejects.toThrow(/on only 29 different windows/u);
    expect((await extractForecaster(repeat, 1)).unearned).toMatch(/only 50 queries\. .* at least 500/u);
  });

  it('finds a season under a trend, and none in noise', () => {
    const { values, count } = windowsOf(100);
    expect(findSeason(values, count, { steps: STEPS, channels: 1 })).toBe(SEASON);
    expect(findSeason(normals(100 * STEPS, 1), 100, { steps: STEPS, channels: 1 })).toBeUndefined();
  });
});
