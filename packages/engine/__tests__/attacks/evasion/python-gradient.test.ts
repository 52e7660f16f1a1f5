import { afterEach, describe, expect, test } from '@jest/globals';
import { attackByEvasion } from '../../../src/attacks/evasion/attack-by-evasion.ts';
import type { Task } from '../../../src/catalog/request-words.ts';
import { NoGradient } from '../../../src/fault.ts';
import { prepareAnalysis } from '../../../src/prepare/prepare-analysis.ts';
import type { PythonVictim } from '../../../src/victim/python-victim.ts';
import { uploadOf } from '../../../../../__tests__/support/engine-memory-upload.ts';
import { testRuntime } from '../../../../../__tests__/support/engine-runtime.ts';
import { budgetOf } from '../../../../../__tests__/support/engine-victims.ts';
import {
  openFunction,
  pythonBench,
  removeFunctions,
  returning,
} from '../../../../../__tests__/support/python-functions.ts';

afterEach(removeFunctions);

/** A small network of two logits in plain Python, and the slopes of its logits. */
const NETWORK = `
import math
def logits(row):
    a, b = math.tanh(row[0] - 2 * row[1]), math.tanh(row[1] + row[2])
    return [2 * a + b, a - b]
def back(row, one, two):
    a, b = math.tanh(row[0] - 2 * row[1]), math.tanh(row[1] + row[2])
    by_a, by_b = (2 * one + two) * (1 - a * a), (one - two) * (1 - b * b)
    return [by_a, by_b - 2 * by_a, by_b]
def second(row):
    one, two = logits(row)
    return 1 / (1 + math.exp(one - two))
`;
const PREDICT = returning('[logits(row) for row in rows]');
const GRADIENT =
  'def gradient(rows, weights):\n    return [back(row, *own) for row, own in zip(rows, weights)]\n';
const PROBABILITIES = `
def predict(rows):
    return [[1 - second(row), second(row)] for row in rows]
def gradient(rows, weights):
    slopes = [second(row) * (1 - second(row)) * (own[1] - own[0]) for row, own in zip(rows, weights)]
    return [back(row, -slope, slope) for row, slope in zip(rows, slopes)]
`;
const ONE_PROBABILITY = PROBABILITIES.replace('[1 - second(row), second(row)]', 'second(row)').replace(
  '(own[1] - own[0])',
  'own',
);

const INPUTS = Float32Array.from({ length: 60 }, (_unused, at) => Math.sin(at * 7.3));

type Opened = Awaited<ReturnType<NonNullable<PythonVictim['gradients']>>> | undefined;

async function open(module: string, task: Task = 'tabular-classification'): Promise<Opened> {
  const given = { hasGradient: true, examples: INPUTS, task };
  const victim = await openFunction(NETWORK + module, given);
  return victim.gradients?.('scores', INPUTS);
}

/** @returns the gradient of the first score of regressions, or of the second less the first, for the first input */
async function gradientOf(source: Opened): Promise<readonly number[]> {
  if (source === undefined || source instanceof NoGradient) return [];
  const { rows, scores } = source;
  const linear = new Float32Array(rows * scores);
  linear.set(scores === 1 ? [1] : [-1, 1]);
  const inputs = new Float32Array(rows * 3);
  inputs.set(INPUTS.subarray(0, 3));
  const still = { expected: new Float32Array(rows * scores), weight: new Float32Array(rows) };
  const { gradient } = await source.run(inputs, {
    ...still,
    linear,
    sharpness: new Float32Array(rows).fill(1),
  });
  return [...gradient.subarray(0, 3)].map((slope) => Number(slope.toFixed(4)));
}

/** What `gradientOf` should give for the network, by hand. */
function expected(one: number, two: number): readonly number[] {
  const [x = 0, y = 0, z = 0] = INPUTS;
  const [a, b] = [Math.tanh(x - 2 * y), Math.tanh(y + z)];
  const [byA, byB] = [(2 * one + two) * (1 - a * a), (one - two) * (1 - b * b)];
  return [byA, byB - 2 * byA, byB].map((slope) => Number(slope.toFixed(4)));
}

describe('the gradient of a Python function', () => {
  test.each([
    ['logits', PREDICT + GRADIENT],
    ['probabilities', PROBABILITIES],
    ['the probability of the second class', ONE_PROBABILITY],
  ])('of %s is that of the logits', async (_name, module) => {
    await expect(gradientOf(await open(module))).resolves.toEqual(expected(-1, 1));
  });

  test('of a regression is that of its value', async () => {
    const module = `
def predict(rows):
    return [logits(row)[0] for row in rows]
def gradient(rows, weights):
    return [back(row, own, 0) for row, own in zip(rows, weights)]
`;
    await expect(gradientOf(await open(module, 'tabular-regression'))).resolves.toEqual(expected(1, 0));
  });

  const back = (slopes: string): string => PREDICT + `def gradient(rows, weights):\n    return ${slopes}\n`;
  const scaled = (factor: string): string =>
    back(`[[${factor} * slope for slope in back(row, *own)] for row, own in zip(rows, weights)]`);
  test.each([
    ['has the wrong sign', scaled('-1'), /gradient: served:gradient does not fit predict\. By the gradient/u],
    ['is a mean over the batch', scaled('1 / len(rows)'), /does not fit predict.*\.sum\(\)/u],
    ['is zero', scaled('0'), /does not fit predict/u],
    ['is no number', scaled('math.nan'), /does not fit predict/u],
    ['lacks one', back('[[back(r, *own)[0], 0, 0] for r, own in zip(rows, weights)]'), /does not fit/u],
    ['has another shape', back('weights'), /inputs of 64 x 3, and returned an array of 64 x 2/u],
    ['fails', back('rows["x"]'), /^gradient: served:gradient fails: TypeError.*line 16, in gradient/u],
    ['is not there', PREDICT, /the module served has no gradient/u],
    ['belongs to labels', returning('[4 for row in rows]') + GRADIENT, /predict returns labels\. /u],
  ])('fails the analysis if it %s', async (_name, module, message) => {
    await expect(open(module)).rejects.toThrow(message);
  });

  test.each([
    ['nothing changes', scaled('0').replace(PREDICT, returning('[[2.0, 1.0] for row in rows]')), /change/u],
    [
      'the answers are random',
      'import random\ndef predict(rows):\n    return [[random.random(), 3.0] for row in rows]\n' + GRADIENT,
      /different answers each time/u,
    ],
  ])('is not used, and it is said why, if %s', async (_name, module, why) => {
    const opened = await open(module);

    expect(opened instanceof NoGradient ? opened.message : opened).toMatch(why);
  });
});

test('evasion of a function with a gradient is a white-box attack', async () => {
  const bench = pythonBench(NETWORK + PREDICT + GRADIENT);
  const rows = Array.from({ length: 60 }, (_unused, row) => {
    const [x = 0, y = 0, z = 0] = [0, 1, 2].map((at) => Number(Math.sin((3 * row + at) * 7.3).toFixed(3)));
    const isSecond = Math.tanh(x - 2 * y) + 2 * Math.tanh(y + z) < 0;
    return [x, y, z, Number(isSecond)].join(',');
  });
  const predict = { function: 'served:predict', gradient: 'served:gradient', input: 'lists' } as const;
  const analysis = await prepareAnalysis(
    {
      ...{
        task: 'tabular-classification',
        attack: 'evasion',
        needs: [],
        needsLabels: true,
        fields: {},
        predict,
      },
      slots: { data: uploadOf({ 'data.csv': `a,b,c,label\n${rows.join('\n')}\n` }) },
      settings: { seed: 1, timeMs: 60_000, maxQueries: 20_000, eps: 0.1, samples: 20 },
    },
    {
      ...{ runtime: await testRuntime(), endpoint: undefined },
      python: bench.open({ gradient: predict.gradient }),
    },
  );
  const { access, figures, score } = await attackByEvasion(analysis, budgetOf(1, 20_000));

  expect(access).toBe('white-box');
  expect(Number(figures['found by: Auto-PGD'])).toBeGreaterThan(0);
  expect(score.value).toBeLessThan(1);
});
