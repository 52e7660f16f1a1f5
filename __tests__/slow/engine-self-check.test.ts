import { describe, expect, it } from '@jest/globals';
import { AttackSpace } from '../../packages/engine/src/attacks/evasion/attack-space.ts';
import { openFeatures } from '../../packages/engine/src/attacks/evasion/self-check/planted.ts';
import { Gradients } from '../../packages/engine/src/attacks/evasion/white-box/gradients.ts';
import { findByClimbs } from '../../packages/engine/src/attacks/evasion/self-check/check-attack.ts';
import {
  checkAttack,
  LEAST_FOUND,
  type SelfCheck,
} from '../../packages/engine/src/attacks/evasion/self-check/self-check.ts';
import { NoGradient } from '../../packages/engine/src/fault.ts';
import type { GradientSource } from '../../packages/engine/src/gradient/open-gradients.ts';
import { judgeModel } from '../../packages/engine/src/model/judge-model.ts';
import { Random } from '../../packages/engine/src/random.ts';
import { constant, node, onnxModel } from '../../packages/engine/src/substitute/onnx-writer.ts';
import { OnnxVictim } from '../../packages/engine/src/victim/onnx-victim.ts';
import { testRuntime } from '../support/engine-runtime.ts';
import { normals } from '../support/engine-victims.ts';

const [SIZE, HIDDEN, CLASSES] = [64, 32, 5];
const EPS = 0.1;
/** Fewer than in an analysis, to save time. */
const COUNTS = [24, 24] as const;

interface Parts {
  readonly seed?: number;
  /** Makes `f` of the input `x`. */
  readonly front?: readonly Uint8Array[];
  /** Bends the first layer. Default: Relu. */
  readonly bend?: string;
  readonly size?: number;
  readonly hidden?: number;
}

const scaled = (count: number, seed: number, fan: number): readonly number[] =>
  [...normals(count, seed)].map((value) => value / Math.sqrt(fan));

/** A perceptron with two hidden layers and random weights. */
function perceptron({ seed = 1, front, bend = 'Relu', size = SIZE, hidden = HIDDEN }: Parts): Uint8Array {
  return onnxModel(
    {
      name: 'perceptron',
      nodes: [
        ...(front ?? [node('Sub', ['x', 'half'], 'f')]),
        ...[node('MatMul', ['f', 'w1'], 'a'), node(bend, ['a'], 'b')],
        ...[node('MatMul', ['b', 'w2'], 'c'), node('Relu', ['c'], 'd'), node('MatMul', ['d', 'w3'], 'y')],
      ],
      constants: [
        constant('w1', 'float', scaled(size * hidden, 3 * seed, size / 8), [size, hidden]),
        constant('w2', 'float', scaled(hidden * hidden, 3 * seed + 1, hidden / 2), [hidden, hidden]),
        constant('w3', 'float', scaled(hidden * CLASSES, 3 * seed + 2, hidden / 2), [hidden, CLASSES]),
        constant('half', 'float', [0.5]),
        constant('levels', 'float', [12]),
        constant('step', 'float', [0.05]),
        constant('noise', 'float', [0.05]),
        constant('zero', 'int64', [0]),
      ],
      inputs: [{ name: 'x', type: 'float', rank: 2 }],
      outputs: [{ name: 'y', type: 'float', rank: 2 }],
    },
    20,
  );
}

/** Plants beside random inputs, and attacks. @param weaken changes what the attack is told */
async function check(
  parts: Parts,
  weaken = (source: GradientSource): GradientSource => source,
  repeats = 1,
): Promise<SelfCheck> {
  const { size = SIZE } = parts;
  const victim = await OnnxVictim.open(await testRuntime(), judgeModel(perceptron(parts)), {
    kind: 'classification',
    dimensions: [size],
  });
  const space = new AttackSpace({ low: Float32Array.of(0), high: Float32Array.of(1), shape: [size] });
  const [read, source] = [
    await openFeatures({ features: (inputs, count) => victim.features(inputs, count) }, space, repeats),
    await victim.gradients('features'),
  ];
  if (read instanceof NoGradient) throw read;
  if (source instanceof NoGradient) throw source;
  const random = new Random(parts.seed ?? 1);
  const inputs = Array.from({ length: 200 }, () => ({
    origin: new Float32Array(size).map(() => random.uniform()),
  }));
  const ball = { space, eps: EPS };
  const attack = { read, inputs, counts: COUNTS, ball, seed: 1, timeLeftMs: () => 1e9 } as const;
  const gradients = new Gradients(weaken(source), space, repeats);
  const result = await checkAttack({ ...attack, find: findByClimbs(gradients, attack) });
  await source.close();
  if (!('found' in result)) throw new Error(result.impossible);
  return result;
}

/** As if the mask had cut the gradient: what is left says nothing. */
function blinded(source: GradientSource): GradientSource {
  const random = new Random(7);
  return {
    ...source,
    run: async (inputs, seeds) => {
      const answer = await source.run(inputs, seeds);
      return { ...answer, gradient: answer.gradient.map(() => random.uniform() - 0.5) };
    },
  };
}

const share = ({ found, planted }: SelfCheck): number => found / planted;

describe('the self-check', () => {
  it.each<[string, Parts]>([
    ...[2, 3, 4, 5, 6].map((seed): [string, Parts] => [`Relu, seed ${String(seed)}`, { seed }]),
    ...['Tanh', 'Sigmoid', 'Elu', 'Softplus', 'Gelu'].map((bend): [string, Parts] => [bend, { bend }]),
    ['few columns', { size: 12 }],
    ['a wide layer', { hidden: 128 }],
  ])('does not fire on an honest net: %s', async (_name, parts) => {
    expect(share(await check(parts))).toBeGreaterThanOrEqual(LEAST_FOUND);
  });

  /** Steps from `x` to `q`, and from there to `f`. */
  const front = (...steps: readonly Uint8Array[]): readonly Uint8Array[] => [
    ...steps,
    node('Sub', ['q', 'half'], 'f'),
  ];
  const byStep = node('Div', ['x', 'step'], 'm');
  /** Name, what makes `f` of `x`, and how often a gradient is taken. */
  const masks: readonly [string, readonly Uint8Array[], number][] = [
    [
      'rounded input',
      front(
        ...[node('Mul', ['x', 'levels'], 'm'), node('Round', ['m'], 'r'), node('Div', ['r', 'levels'], 'q')],
      ),
      1,
    ],
    ['input cut down to steps', front(byStep, node('Floor', ['m'], 'r'), node('Mul', ['r', 'step'], 'q')), 1],
    [
      'quantized input',
      front(
        ...[node('Cast', ['zero'], 'z', { to: 2 }), node('QuantizeLinear', ['x', 'step', 'z'], 'i')],
        node('DequantizeLinear', ['i', 'step', 'z'], 'q'),
      ),
      1,
    ],
    [
      'an integer detour',
      front(
        ...[byStep, node('Cast', ['m'], 'i', { to: 7 }), node('Cast', ['i'], 'j', { to: 1 })],
        node('Mul', ['j', 'step'], 'q'),
      ),
      1,
    ],
    [
      'noise',
      front(
        ...[node('RandomNormalLike', ['x'], 'e'), node('Mul', ['e', 'noise'], 'm')],
        node('Add', ['x', 'm'], 'q'),
      ),
      4,
    ],
  ];

  it.each(masks)(
    'fires behind a mask if the attack follows no gradient: %s',
    async (_name, masked, repeats) => {
      expect(share(await check({ front: masked }, blinded, repeats))).toBeLessThan(LEAST_FOUND);
    },
  );

  it.each(masks.slice(0, 4))('does not fire if the gradient passes the mask: %s', async (_name, masked) => {
    expect(share(await check({ front: masked }))).toBeGreaterThanOrEqual(LEAST_FOUND);
  });
});
