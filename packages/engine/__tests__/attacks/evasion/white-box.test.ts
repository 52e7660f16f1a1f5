import { beforeAll, describe, expect, it } from '@jest/globals';
import { attackByEvasion } from '../../../src/attacks/evasion/attack-by-evasion.ts';
import { NoGradient } from '../../../src/fault.ts';
import type { GradientSource } from '../../../src/gradient/open-gradients.ts';
import { judgeModel } from '../../../src/model/judge-model.ts';
import { constant, node, onnxModel } from '../../../src/substitute/onnx-writer.ts';
import type { AttackResult } from '../../../src/types.ts';
import { OnnxVictim } from '../../../src/victim/onnx-victim.ts';
import { testRuntime } from '../../../../../__tests__/support/engine-runtime.ts';
import { budgetOf, inputsFor, normals } from '../../../../../__tests__/support/engine-victims.ts';

const [SIZE, HIDDEN, CLASSES] = [16, 24, 4];

interface Parts {
  /** Makes `f` of the input `x`. Default: less .5. */
  readonly front?: readonly Uint8Array[];
  /** Makes `y` of the logits `z`. */
  readonly head: readonly Uint8Array[];
  readonly isLabel?: boolean;
}

/** A perceptron with random weights behind some front and in front of some head. */
function perceptron({ front = [node('Sub', ['x', 'half'], 'f')], head, isLabel = false }: Parts): Uint8Array {
  return onnxModel({
    name: 'perceptron',
    nodes: [
      ...front,
      node('MatMul', ['f', 'w1'], 'a'),
      node('Relu', ['a'], 'h'),
      node('MatMul', ['h', 'w2'], 'z'),
      ...head,
    ],
    constants: [
      constant('half', 'float', [0.5]),
      constant('hundred', 'float', [100]),
      constant('ten', 'float', [10]),
      constant('w1', 'float', [...normals(SIZE * HIDDEN, 4)], [SIZE, HIDDEN]),
      constant('w2', 'float', [...normals(HIDDEN * CLASSES, 5)], [HIDDEN, CLASSES]),
      constant('ups', 'float', [-1e-3]),
      constant('eye', 'float', [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], [CLASSES, CLASSES]),
      constant('levels', 'float', [0.2, 0.4, 0.6, 0.8], [4]),
      constant('last', 'int64', [2], [1]),
    ],
    inputs: [{ name: 'x', type: 'float', rank: 2 }],
    outputs: [{ name: 'y', type: isLabel ? 'int64' : 'float', rank: isLabel ? 1 : 2 }],
  });
}

interface Conditions {
  readonly eps?: number;
  readonly samples?: number;
  /** How many seconds the analysis may take, if each batch of gradients takes one; without it there is time for all. */
  readonly clock?: number;
}

async function attack(
  parts: Parts,
  { eps = 0.05, samples = 24, clock }: Conditions = {},
): Promise<AttackResult> {
  const runtime = await testRuntime();
  const options = { kind: 'classification', dimensions: [SIZE] } as const;
  const victim = await OnnxVictim.open(runtime, judgeModel(perceptron(parts)), options);
  const data = await inputsFor(victim, 80, 4);
  let batches = 0;
  const counted = (source: GradientSource): GradientSource => ({
    ...source,
    run: (inputs, seeds) => {
      batches += 1;
      return source.run(inputs, seeds);
    },
  });
  const budget = budgetOf(1, 60_000);
  return attackByEvasion(
    {
      ...{ victim, data, labels: data.labels, runtime, settings: { eps, samples } },
      ...{ classes: undefined, classNames: undefined, picture: undefined },
      queriesPerSample: 250,
      gradients: async (of, examples) => {
        const source = await victim.gradients(of, examples);
        return source instanceof NoGradient ? source : counted(source);
      },
      features: (inputs, count) => victim.features(inputs, count),
    },
    clock === undefined ? budget : { ...budget, timeLeftMs: () => 1000 * (clock - batches) },
  );
}

const PLAIN: Parts = { head: [node('Identity', ['z'], 'y')] };

describe('evasion with gradients', () => {
  const results = new Map<string, AttackResult>();

  beforeAll(async () => {
    results.set('plain', await attack(PLAIN));
  });

  it('is a white-box attack that says what it did, and that it finds what is planted', () => {
    const plain = results.get('plain');

    expect(plain).toMatchObject({ access: 'white-box', bound: 'lower' });
    expect(plain?.unearned).toBeUndefined();
    expect(plain?.score.value).toBeGreaterThan(0.3);
    expect(plain?.figures).toMatchObject({ 'found by: Auto-PGD': 24 * (plain?.score.value ?? 0) });
    expect(plain?.robustness?.selfCheck).toMatchObject({
      planted: expect.any(Number),
      found: expect.any(Number),
    });
  });

  it('climbs on, in the time of all that follows, until each input that stands got 300 gradients', async () => {
    // 40 rows in batches of 32, and most of them stand.
    const timed = await attack(PLAIN, { eps: 0.005, samples: 40, clock: 600 });

    expect(timed.limits.join()).toContain('fewer than a whole attack takes');
    expect(timed).toMatchObject({ access: 'white-box', cutShort: false, isTimed: true });
    expect(timed.unearned).toBeUndefined();
  });

  it('is cut short if the time ends before that', async () => {
    const timed = await attack(PLAIN, { eps: 0.005, samples: 40, clock: 300 });

    expect(timed).toMatchObject({ access: 'white-box', cutShort: true });
  });

  it('needs no self-check if every input falls at once', async () => {
    const { score, robustness, figures } = await attack(PLAIN, { eps: 0.5 });

    expect(score.value).toBe(1);
    expect(robustness?.selfCheck).toEqual({ impossible: 'every input fell' });
    expect(figures).toMatchObject({ 'self-check': 'not needed' });
  });

  it('gives the same result for the same seed', async () => {
    const again = await attack(PLAIN);

    expect({ ...again, seconds: 0 }).toEqual({ ...results.get('plain'), seconds: 0 });
  });

  const greatest = node('ReduceMax', ['z'], 'greatest', { axes: [1] });
  it.each<[string, Readonly<Record<string, string>>, readonly Uint8Array[]]>([
    [
      'saturated scores',
      { alarms: 'saturated scores', 'peeled off': 'Softmax, Mul' },
      [node('Mul', ['z', 'hundred'], 'm'), node('Softmax', ['m'], 'y', { axis: 1 })],
    ],
    [
      'labels only',
      { alarms: 'labels only', 'peeled off': 'ArgMax' },
      [node('ArgMax', ['z'], 'y', { axis: 1, keepdims: 0 })],
    ],
    [
      'rounded scores',
      { alarms: 'rounded scores', 'peeled off': 'Div, Round, Mul, Softmax' },
      [
        ...[node('Softmax', ['z'], 'p', { axis: 1 }), node('Mul', ['p', 'ten'], 'm')],
        ...[node('Round', ['m'], 'r'), node('Div', ['r', 'ten'], 'y')],
      ],
    ],
    [
      'a saturated activation and one more layer',
      { 'peeled off': 'MatMul, Tanh, Mul' },
      [
        ...[greatest, node('Sub', ['z', 'greatest'], 'd'), node('Mul', ['d', 'hundred'], 'm')],
        ...[node('Tanh', ['m'], 't'), node('MatMul', ['t', 'eye'], 'y')],
      ],
    ],
    [
      'a mask of the greatest score',
      { 'peeled off': 'Cast, Equal' },
      [greatest, node('Equal', ['z', 'greatest'], 'e'), node('Cast', ['e'], 'y', { to: 1 })],
    ],
    [
      'a table of answers',
      { 'peeled off': 'Gather, ArgMax' },
      [node('ArgMax', ['z'], 'best', { axis: 1, keepdims: 0 }), node('Gather', ['eye', 'best'], 'y')],
    ],
  ])('finds as much behind %s, and names what hides it', async (name, figures, head) => {
    const hidden = await attack({ head, isLabel: name === 'labels only' });

    expect(hidden).toMatchObject({ access: 'white-box', figures });
    expect(hidden.score.value).toBeCloseTo(results.get('plain')?.score.value ?? 9, 1);
  });

  it('earns no pass if it does not find what is planted, since something hides the gradient', async () => {
    // Steps have no slope; what has one leads the other way.
    const front = [
      node('Unsqueeze', ['x', 'last'], 'u'),
      node('Greater', ['u', 'levels'], 'g'),
      node('Cast', ['g'], 'c', { to: 1 }),
      node('ReduceMean', ['c'], 'stairs', { axes: [2], keepdims: 0 }),
      node('Mul', ['x', 'ups'], 'against'),
      node('Add', ['stairs', 'against'], 's'),
      node('Sub', ['s', 'half'], 'f'),
    ];
    const blind = await attack({ ...PLAIN, front }, { eps: 0.15 });

    expect(blind.access).toBe('white-box');
    expect(blind.unearned).toContain('(self-check), so a low score proves nothing');
    expect(blind.figures['alarms']).toContain('black box beats white box');
  });

  describe('searches by answers alone, and names the operator, if no gradient passes,', () => {
    const front = [
      node('Sub', ['x', 'half'], 'd'),
      node('Hardmax', ['d'], 'k'),
      node('Add', ['d', 'k'], 'f'),
    ];

    it('and checks that search by what it plants', async () => {
      const black = await attack({ ...PLAIN, front });

      expect(black.access).toBe('black-box');
      expect(black.limits).toContain(
        "The model's gradients were not used: no gradient passes through Hardmax.",
      );
      expect(black.robustness?.selfCheck).toMatchObject({
        planted: expect.any(Number),
        found: expect.any(Number),
      });
      expect(black.unearned).toBeUndefined();
    });

    it('and earns no pass if the model shows labels only, behind which it finds little', async () => {
      const head = [node('ArgMax', ['z'], 'y', { axis: 1, keepdims: 0 })];
      const blind = await attack({ front, head, isLabel: true });

      expect(blind.unearned).toContain('a black-box search is too weak for this model');
    });

    it('and earns no pass either if its scores tell no more than a label', async () => {
      const head = [
        node('ArgMax', ['z'], 'best', { axis: 1, keepdims: 0 }),
        node('Gather', ['eye', 'best'], 'o'),
        node('Sub', ['o', 'ups'], 'y'),
      ];
      const blind = await attack({ front, head });

      expect(blind.access).toBe('black-box');
      expect(blind.unearned).toContain('a black-box search is too weak for this model');
    });
  });
});
