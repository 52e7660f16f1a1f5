import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PictureShape } from '../../../src/analysis-data.ts';
import { boostedGuesses } from '../../../src/statistics/trees/boosted-trees.ts';
import { forestGuesses } from '../../../src/statistics/trees/regression-forest.ts';
import { interrogate } from '../../../src/attacks/extraction/interrogate.ts';
import { chooseKernel, kernelGuesses } from '../../../src/attacks/extraction/kernel-copy.ts';
import { standardized, TARGETS, targetsOf } from '../../../src/attacks/extraction/targets.ts';
import { Random } from '../../../src/random.ts';
import { PatchFeatures } from '../../../src/substitute/patch-features.ts';
import { argMax, rowOf } from '../../../src/vectors.ts';
import { testRuntime } from '../../../../../__tests__/support/engine-runtime.ts';
import { budgetOf, normals, testVictim } from '../../../../../__tests__/support/engine-victims.ts';

const CLASSES = 3;

/** Scores of three classes that depend smoothly on two numbers of an input. */
function scoresOf(inputs: Float32Array, size: number): Float32Array {
  return Float32Array.from({ length: (inputs.length / size) * CLASSES }, (_unused, index) => {
    const row = rowOf(inputs, Math.floor(index / CLASSES), size);
    const logits = [2 * (row[0] ?? 0), (row[1] ?? 0) ** 2, -(row[0] ?? 0) - (row[1] ?? 0)];
    const sum = logits.reduce((all, logit) => all + Math.exp(logit), 0);
    return Math.exp(logits[index % CLASSES] ?? 0) / sum;
  });
}

function classesOf(values: Float32Array): number[] {
  return Array.from({ length: values.length / CLASSES }, (_unused, row) =>
    argMax(rowOf(values, row, CLASSES)),
  );
}

function agreement(a: Float32Array, b: Float32Array): number {
  const [left, right] = [classesOf(a), classesOf(b)];
  return left.filter((one, index) => one === right[index]).length / left.length;
}

describe('a copy of trees', () => {
  /** Black and white fields of a board of six by six. */
  const board = (inputs: Float32Array): Float32Array =>
    Float32Array.from({ length: inputs.length }, (_unused, index) => {
      const [x = 0, y = 0] = rowOf(inputs, Math.floor(index / 2), 2);
      return (Math.floor(6 * x) + Math.floor(6 * y)) % 2 === index % 2 ? 1 : 0;
    });
  const random = new Random(3);
  const [inputs, asked] = [500, 400].map((count) => new Float32Array(2 * count).map(() => random.uniform()));
  const uniform = inputs ?? new Float32Array(0);
  const unseen = asked ?? new Float32Array(0);
  const examples = { inputs: uniform, size: 2, scores: board(uniform), classes: 2, count: 500 };
  const rightShare = (guesses: Float32Array): number => {
    const wanted = board(unseen);
    const right = Array.from({ length: 400 }, (_unused, row) => row).filter(
      (row) => argMax(rowOf(guesses, row, 2)) === argMax(rowOf(wanted, row, 2)),
    );
    return right.length / 400;
  };

  it('learns edges that a smooth copy blurs', () => {
    const guesses = forestGuesses(examples, unseen, new Random(1));
    expect(rightShare(guesses)).toBeGreaterThan(0.75);
    const answers = { values: examples.scores, count: 500, classes: 2 };
    const view = { size: 2, sharedScale: false, inputs: uniform, held: unseen };
    const [choice] = [chooseKernel([view], answers)].flatMap((one) => one ?? []);
    const smooth = choice && kernelGuesses(view, choice, answers);
    expect(rightShare(smooth ?? new Float32Array(800))).toBeLessThan(rightShare(guesses));
  });

  it('of boosted trees finds the edges of bands, among columns that tell nothing', () => {
    const size = 5;
    const [known, others] = [300, 400].map((count) =>
      new Float32Array(count * size).map(() => random.uniform()),
    );
    const bands = (rows: Float32Array = new Float32Array(0)): Float32Array =>
      Float32Array.from({ length: (2 * rows.length) / size }, (_unused, index) =>
        Math.floor(6 * (rows[Math.floor(index / 2) * size] ?? 0)) % 2 === index % 2 ? 1 : 0,
      );
    const stripes = { inputs: known ?? uniform, size, scores: bands(known), classes: 2, count: 300 };
    const asks = others ?? unseen;
    const right = (guesses: Float32Array): number =>
      Array.from({ length: 400 }, (_unused, row) => row).filter(
        (row) => argMax(rowOf(guesses, row, 2)) === argMax(rowOf(bands(others), row, 2)),
      ).length;
    expect(right(boostedGuesses(stripes, asks, new Random(1)))).toBeGreaterThan(380);
    const mean = boostedGuesses(stripes, asks, new Random(1), { going: () => false }).subarray(0, 2);
    expect((mean[0] ?? 0) + (mean[1] ?? 0)).toBeCloseTo(1, 5);
  });

  it('guesses the mean of inputs that are all alike', () => {
    const alike = { inputs: new Float32Array(8), size: 2, classes: 2, count: 4 };
    const scores = Float32Array.of(1, 0, 1, 0, 0, 1, 1, 0);
    const [first, second] = forestGuesses({ ...alike, scores }, Float32Array.of(0.5, 0.5), new Random(1));
    expect(first).toBeCloseTo(0.75, 6);
    expect(second).toBeCloseTo(0.25, 6);
  });
});

it('half of the questions beyond the data lie near the boundary of the copy', async () => {
  const asked: number[] = [];
  const edge = 0.3;
  const victim = testVictim(2, 'scores', 2, ([first = 0]) => {
    asked.push(first);
    const share = 1 / (1 + Math.exp(20 * (first - edge)));
    return [share, 1 - share];
  });
  const random = new Random(4);
  const values = new Float32Array(2 * 200).map(() => random.uniform());
  const bounds = { low: new Float32Array(2), high: new Float32Array(2).fill(1) };
  const data = { values, count: 200, shape: [2], ...bounds };
  const known = { labels: undefined, classes: 2, picture: undefined, settings: {} };
  await interrogate({ victim, data, runtime: await testRuntime(), ...known }, victim, budgetOf(1, 500));
  const made = asked.slice(200);
  const near = made.filter((first) => Math.abs(first - edge) < 0.05);
  expect(made).toHaveLength(400);
  // At random it is a tenth.
  expect(near.length / made.length).toBeGreaterThan(0.4);
});

describe('a kernel copy', () => {
  const [size, count] = [4, 120];
  const [inputs, held] = [normals(count * size, 1), normals(200 * size, 2)];
  const answers = { values: scoresOf(inputs, size), count, classes: CLASSES };
  const telling = { size, sharedScale: false, inputs, held };
  const noise = { size, sharedScale: false, inputs: normals(count * size, 3), held: normals(200 * size, 4) };

  it('chooses the view that explains the answers, by what it foretells of answers that it left out', () => {
    const choice = chooseKernel([noise, telling], answers);
    expect(choice?.view).toBe(1);
    expect(choice?.agreement).toBeGreaterThan(0.85);
    expect(chooseKernel([noise], answers)?.agreement).toBeLessThan(0.7);
  });

  it('foretells the classes of inputs that it never saw', () => {
    const [choice] = [chooseKernel([telling], answers)].flatMap((one) => one ?? []);
    const guesses = choice && kernelGuesses(telling, choice, answers);
    expect(agreement(guesses ?? new Float32Array(0), scoresOf(held, size))).toBeGreaterThan(0.9);
  });

  it('has nothing to choose from without answers', () => {
    expect(chooseKernel([], { values: new Float32Array(0), count: 0, classes: CLASSES })).toBeUndefined();
  });
});

describe('targets of copies', () => {
  const score = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
  const rows = fc.array(fc.tuple(score, score, score), { minLength: 1, maxLength: 20 });

  it('keep the class and have mean 0 in each answer', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...TARGETS), (all, target) => {
        const scores = Float32Array.from(all.flat());
        for (const values of [targetsOf(scores, 3, target), standardized(targetsOf(scores, 3, target), 3)]) {
          for (const [index] of all.entries()) {
            const row = rowOf(values, index, 3);
            expect(Math.abs(row.reduce((sum, one) => sum + one, 0))).toBeLessThan(1e-3);
            expect(values.every(Number.isFinite)).toBe(true);
            const best = Math.max(...rowOf(scores, index, 3));
            expect(scores[index * 3 + argMax(row)]).toBeGreaterThanOrEqual(Math.max(0, best - 1e-6));
          }
        }
      }),
    );
  });
});

const SIDE = 12;

describe('features of patches', () => {
  it('are the same for channels first and last', async () => {
    const [channels, count] = [2, 3];
    const pixels = SIDE * SIDE;
    const first = normals(count * channels * pixels, 6).map((value) => 0.5 + 0.1 * value);
    const last = first.map((_value, index) => {
      const picture = Math.floor(index / (channels * pixels)) * channels * pixels;
      const [pixel, channel] = [Math.floor((index - picture) / channels), index % channels];
      return first[picture + channel * pixels + pixel] ?? 0;
    });
    const see = async (order: PictureShape['order'], pictures: Float32Array): Promise<Float32Array> => {
      const shape = { channels, height: SIDE, width: SIDE, order };
      const features = await PatchFeatures.create(await testRuntime(), shape, pictures, new Random(1));
      const seen = (await features?.see(pictures)) ?? new Float32Array(0);
      await features?.close();
      return seen;
    };
    const [a, b] = [await see('chw', first), await see('hwc', last)];
    expect(a.length).toBe(count * 2 * 32 * 16);
    expect(Math.max(...a)).toBeGreaterThan(0.1);
    expect(Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 9))))).toBeLessThan(1e-5);
  });

  it('do not exist for tiny pictures', async () => {
    const shape = { channels: 1, height: 4, width: 9, order: 'chw' } as const;
    expect(
      await PatchFeatures.create(await testRuntime(), shape, new Float32Array(36), new Random(1)),
    ).toBeUndefined();
  });
});
