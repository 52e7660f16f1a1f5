import { afterEach, describe, expect, test } from '@jest/globals';
import { attackByEvasion } from '../../../src/attacks/evasion/attack-by-evasion.ts';
import type { EvasionAnalysis } from '../../../src/attacks/evasion/setup.ts';
import { NotTestable } from '../../../src/fault.ts';
import { askTwice } from '../../../src/prepare/ask-twice.ts';
import { Random } from '../../../src/random.ts';
import type { AttackResult, Victim } from '../../../src/types.ts';
import { testRuntime } from '../../../../../__tests__/support/engine-runtime.ts';
import { analyse, npyOf } from '../../../../../__tests__/support/engine-uploads.ts';
import { budgetOf, inputsFor, testVictim } from '../../../../../__tests__/support/engine-victims.ts';
import { openFunction, removeFunctions } from '../../../../../__tests__/support/python-functions.ts';
import {
  floats,
  graphOf,
  nodeOf,
  onnxModel,
  tensorOf,
  valueOf,
} from '../../../../../__tests__/support/onnx-writer.ts';

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
    ...(await askTwice(victim, data)),
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

    expect((await askTwice(noisyVictim(0), data)).randomness).toBeUndefined();
    expect((await askTwice(noisyVictim(1e-6), data)).randomness).toBeUndefined();
    expect((await askTwice(noisyVictim(3), data)).randomness).toMatchObject({ asked: 16, changed: 16 });
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

describe('a Python function that is asked again after an attack', () => {
  afterEach(removeFunctions);

  /** It answers so many rows by their sums, and then with a default. */
  const limited = (rows: number): string => `
left = ${String(rows)}
def predict(rows):
    global left
    left -= len(rows)
    return [[sum(row), 1.0] if left >= 0 else [0.0, 1.0] for row in rows]
`;

  /** Asks twice about 32 rows each, then about 50 more, and again. */
  async function confirm(rows: number): Promise<void> {
    const victim = await openFunction(limited(rows));
    const data = await inputsFor(
      testVictim(3, 'scores', 2, ([first = 0]) => [first, 1]),
      50,
      3,
    );
    const { randomness, confirmModel } = await askTwice(victim, data);
    expect(randomness).toBeUndefined();
    await victim.ask(data.values, data.count);
    await confirmModel?.();
  }

  test('makes no verdict possible if its answers are others now, and says why', async () => {
    const found = confirm(1 + 2 * 32 + 50);
    await expect(found).rejects.toBeInstanceOf(NotTestable);
    await expect(found).rejects.toThrow(/^The model changed .* 32 got another answer .* a quota/u);
  });

  test('is fine if it answers as before', async () => {
    await expect(confirm(1 + 2 * 32 + 50 + 32)).resolves.toBeUndefined();
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
  expect(JSON.stringify(outcome)).toContain(
    'Please check: the model is random: queried twice, it gave different answers for ',
  );
});
