import { describe, expect, test } from '@jest/globals';
import { attackByEvasion } from '../../src/attacks/evasion/attack-by-evasion.ts';
import type { EvasionAnalysis } from '../../src/attacks/evasion/setup.ts';
import { askTwice } from '../../src/engine/prepare/ask-twice.ts';
import { Random } from '../../src/engine/random.ts';
import type { AttackResult, Victim } from '../../src/engine/types.ts';
import { testRuntime } from '../support/engine-runtime.ts';
import { analyse, npyOf } from '../support/engine-uploads.ts';
import { budgetOf, inputsFor, testVictim } from '../support/engine-victims.ts';
import { floats, graphOf, nodeOf, onnxModel, tensorOf, valueOf } from '../support/onnx-writer.ts';

const SIZE = 8;

/** Two classes, by whether the sum of an input and of noise of this size is above its middle. */
function noisyVictim(noise: number): Victim {
  const random = new Random(7);
  return testVictim(SIZE, 'scores', 2, (input) => {
    const sum = input.reduce((all, value) => all + value, 0);
    const lead = sum - SIZE / 2 + noise * (random.uniform() - 0.5);
    const share = 1 / (1 + Math.exp(-4 * lead));
    return [1 - share, share];
  });
}

async function attack(noise: number, eps: number): Promise<AttackResult> {
  const victim = noisyVictim(noise);
  const data = await inputsFor(noisyVictim(0), 120, 3);
  const analysis: EvasionAnalysis = {
    victim,
    data,
    labels: data.labels,
    randomness: await askTwice(victim, data),
    ...{ classes: undefined, classNames: undefined, picture: undefined },
    settings: { eps, samples: 20 },
    runtime: await testRuntime(),
    queriesPerSample: 200,
  };
  return attackByEvasion(analysis, budgetOf(1, 20_000));
}

describe('a model that is asked twice', () => {
  test('is random if its answers differ, and not if they are the same', async () => {
    const data = await inputsFor(noisyVictim(0), 60, 3);

    expect(await askTwice(noisyVictim(0), data)).toBeUndefined();
    expect(await askTwice(noisyVictim(1e-6), data)).toBeUndefined();
    expect(await askTwice(noisyVictim(3), data)).toMatchObject({ asked: 16, changed: 16 });
  });

  test('and is not random keeps its score, however small', async () => {
    const { score, unearned } = await attack(0, 1e-4);

    expect([score.value < 0.2, unearned]).toEqual([true, undefined]);
  });

  test('and is random has not earned a pass: finds that do not hold in most repeats do not count', async () => {
    const { score, unearned } = await attack(2, 1e-4);

    // By chance alone, nearly every input gets the other class now and then.
    expect(score.value).toBeLessThan(0.35);
    expect(unearned).toMatch(/^The model is random: .* did not hold in most of 31 repeats/u);
  });

  test('and is random is vulnerable all the same if most repeats say so', async () => {
    const { score } = await attack(0.05, 0.3);

    expect(score.value).toBeGreaterThan(0.9);
  });
});

test('the result of a random model file says so, and is not kept', async () => {
  const model = onnxModel(
    graphOf({
      nodes: [
        nodeOf({ operator: 'Gemm', inputs: ['input', 'weights'], outputs: ['logits'] }),
        nodeOf({ operator: 'RandomNormalLike', inputs: ['logits'], outputs: ['noise'] }),
        nodeOf({ operator: 'Add', inputs: ['logits', 'noise'], outputs: ['answer'] }),
      ],
      tensors: [tensorOf('weights', [2, 2], floats(1, 0, 0, 1))],
      inputs: [valueOf('input', ['N', 2])],
      outputs: [valueOf('answer', ['N', 2])],
    }),
  );
  const rows = Array.from({ length: 60 }, (_unused, row) => [row % 7, (row * 3) % 5]);
  const outcome = await analyse({
    task: 'tabular-classification',
    attack: 'evasion',
    slots: {
      model: { 'model.onnx': model },
      data: { 'd.npy': npyOf([60, 2], rows.flat()) },
      label: {
        'l.npy': npyOf(
          [60],
          rows.map(([a = 0, b = 0]) => (b > a ? 1 : 0)),
          '<i8',
        ),
      },
    },
  });

  expect(outcome).toMatchObject({ kind: 'result', result: { isRandomised: true } });
  expect(JSON.stringify(outcome)).toContain('Asked twice, the model gave other answers about ');
});
