import { describe, expect, it } from '@jest/globals';
import { prepare } from '../../../src/attacks/evasion/setup.ts';
import { chooseGradients } from '../../../src/attacks/evasion/white-box/choose-gradients.ts';
import { runWhiteBox } from '../../../src/attacks/evasion/white-box/white-box-course.ts';
import { NoGradient } from '../../../src/fault.ts';
import type { GradientSource } from '../../../src/gradient/open-gradients.ts';
import { judgeModel } from '../../../src/model/judge-model.ts';
import { constant, node, onnxModel } from '../../../src/substitute/onnx-writer.ts';
import { OnnxVictim } from '../../../src/victim/onnx-victim.ts';
import { testRuntime } from '../../../../../__tests__/support/engine-runtime.ts';
import { budgetOf, inputsFor, normals } from '../../../../../__tests__/support/engine-victims.ts';

const [SIZE, HIDDEN, CLASSES, EPS] = [48, 24, 4, 0.05];

/** Adds two vectors of scores. */
const TWICE = Array.from({ length: 2 * CLASSES ** 2 }, (_unused, at) =>
  Number((at - Math.floor(at / CLASSES)) % CLASSES === 0),
);

/** Where the score of each class is in u, and which class each score in u is of. */
const [PLACES, CLASS_AT] = [
  [2, 0, 3, 1],
  [1, 3, 0, 2],
] as const;

/** Brings u into the order of the classes. */
const RESTORE = Array.from({ length: CLASSES ** 2 }, (_unused, at) =>
  Number(CLASS_AT[Math.floor(at / CLASSES)] === at % CLASSES),
);

const W2 = [...normals(HIDDEN * CLASSES, 2)];
const REORDERED = W2.map((_own, at) => W2[at - (at % CLASSES) + (CLASS_AT[at % CLASSES] ?? 0)] ?? 0);

/** Members of a vote: like the perceptron, and each a little different. */
const [MEMBERS, OTHER] = [[5, 6, 7, 8, 9], 0.5] as const;

/** Makes what a member says, and its vote. */
function voteOf(member: number): readonly Uint8Array[] {
  const [z, i, o] = ['z', 'i', 'o'].map((name) => `${name}${String(member)}`);
  return [
    node('MatMul', ['h', `w${String(member)}`], z ?? ''),
    node('ArgMax', [z ?? ''], i ?? '', { axis: 1, keepdims: 0 }),
    node('OneHot', [i ?? '', 'classes', 'bits'], o ?? ''),
  ];
}

/** A perceptron whose scores are z, or u in another order, and what follows them. */
function modelOf(end: readonly Uint8Array[]): Uint8Array {
  return onnxModel(
    {
      name: 'masked',
      nodes: [
        ...[node('Sub', ['x', 'half'], 'c'), node('MatMul', ['c', 'w1'], 'a'), node('Tanh', ['a'], 'h')],
        ...[node('MatMul', ['h', 'w2'], 'z'), node('MatMul', ['h', 'w3'], 'u'), ...end],
      ],
      constants: [
        constant('w1', 'float', [...normals(SIZE * HIDDEN, 1)], [SIZE, HIDDEN]),
        constant('w2', 'float', W2, [HIDDEN, CLASSES]),
        constant('twice', 'float', TWICE, [2 * CLASSES, CLASSES]),
        constant('w3', 'float', REORDERED, [HIDDEN, CLASSES]),
        ...MEMBERS.map((member) => {
          const other = normals(HIDDEN * CLASSES, member);
          const weights = W2.map((one, at) => one + OTHER * (other[at] ?? 0));
          return constant(`w${String(member)}`, 'float', weights, [HIDDEN, CLASSES]);
        }),
        constant('restore', 'float', RESTORE, [CLASSES, CLASSES]),
        constant('places', 'int64', [...PLACES], [CLASSES]),
        constant('classAt', 'int64', [...CLASS_AT], [CLASSES]),
        constant('other', 'float', [...normals(SIZE * CLASSES, 3)], [SIZE, CLASSES]),
        constant(
          'shatter',
          'float',
          [...normals(SIZE * CLASSES, 4)].map((one) => 1e4 * one),
          [SIZE, CLASSES],
        ),
        ...[
          constant('half', 'float', [0.5]),
          constant('three', 'float', [3]),
          constant('few', 'float', [0.2]),
          constant('many', 'float', [1000]),
        ],
        ...[constant('classes', 'int64', [CLASSES], []), constant('bits', 'float', [0, 1], [2])],
      ],
      inputs: [{ name: 'x', type: 'float', rank: 2 }],
      outputs: [{ name: 'y', type: 'float', rank: 2 }],
    },
    12,
  );
}

const MASKS = {
  decoy: [
    ...[node('ArgMax', ['z'], 'i', { axis: 1, keepdims: 0 }), node('OneHot', ['i', 'classes', 'bits'], 'o')],
    ...[node('Mul', ['o', 'three'], 'v'), node('MatMul', ['x', 'other'], 'd'), node('Tanh', ['d'], 't')],
    node('Add', ['v', 't'], 'y'),
  ],
  'decoy before a layer': [
    ...[node('ArgMax', ['z'], 'i', { axis: 1, keepdims: 0 }), node('OneHot', ['i', 'classes', 'bits'], 'o')],
    ...[node('Mul', ['o', 'three'], 'v'), node('MatMul', ['x', 'other'], 'd'), node('Tanh', ['d'], 't')],
    ...[node('Concat', ['v', 't'], 'j', { axis: 1 }), node('MatMul', ['j', 'twice'], 'y')],
  ],
  shattered: [
    ...[node('Mul', ['z', 'three'], 's'), node('Softmax', ['s'], 'p', { axis: 1 })],
    ...[node('MatMul', ['x', 'shatter'], 'd'), node('Sin', ['d'], 'n'), node('Mul', ['n', 'few'], 'm')],
    node('Add', ['p', 'm'], 'y'),
  ],
  'decoy, scores in another order': [
    ...[node('ArgMax', ['u'], 'i', { axis: 1, keepdims: 0 }), node('OneHot', ['i', 'classes', 'bits'], 'o')],
    ...[node('Gather', ['o', 'places'], 'g', { axis: 1 }), node('Mul', ['g', 'three'], 'v')],
    ...[node('MatMul', ['x', 'other'], 'd'), node('Tanh', ['d'], 't'), node('Add', ['v', 't'], 'y')],
  ],
  'decoy, classes by a table': [
    ...[node('ArgMax', ['u'], 'i', { axis: 1, keepdims: 0 }), node('Gather', ['classAt', 'i'], 'k')],
    ...[node('OneHot', ['k', 'classes', 'bits'], 'o'), node('Mul', ['o', 'three'], 'v')],
    ...[node('MatMul', ['x', 'other'], 'd'), node('Tanh', ['d'], 't'), node('Add', ['v', 't'], 'y')],
  ],
  'saturated, order restored by a matrix': [
    ...[node('Mul', ['u', 'many'], 's'), node('Softmax', ['s'], 'p', { axis: 1 })],
    ...[
      node('MatMul', ['p', 'restore'], 'q'),
      node('MatMul', ['x', 'shatter'], 'd'),
      node('Sin', ['d'], 'n'),
    ],
    ...[node('Mul', ['n', 'few'], 'm'), node('Add', ['q', 'm'], 'y')],
  ],
};

/** Counts the inputs that gradients make fall. */
async function fallen(end: readonly Uint8Array[]): Promise<number> {
  const runtime = await testRuntime();
  const options = { kind: 'classification', dimensions: [SIZE] } as const;
  const victim = await OnnxVictim.open(runtime, judgeModel(modelOf(end)), options);
  const data = await inputsFor(victim, 60, 3);
  const source = await victim.gradients('scores', data.values);
  if (source instanceof NoGradient) throw source;
  const analysis = {
    ...{ victim, data, labels: data.labels, runtime, settings: { eps: EPS, samples: 24 }, source },
    ...{ classes: undefined, classNames: undefined, picture: undefined, comparison: { rows: 60 } },
  };
  const { campaign } = await prepare(analysis, victim, data.labels, budgetOf(1, 60_000));
  const opened: GradientSource[] = [source];
  const gradients = await chooseGradients(campaign, (one) => opened.push(one));
  if (gradients === undefined) throw new Error('There were no gradients.');
  const report = await runWhiteBox({ ...campaign, gradients });
  for (const one of opened) await one.close();
  if ('why' in report) throw new Error(report.why);
  return campaign.samples.length - report.left.length;
}

describe('scores that lead gradients astray', () => {
  it.each(Object.entries(MASKS))('are seen through: %s', async (_name, end) => {
    const plain = await fallen([node('Identity', ['z'], 'y')]);

    expect(plain).toBeGreaterThan(4);
    expect(await fallen(end)).toBeGreaterThanOrEqual(plain - 1);
  });
});

describe('nets that vote', () => {
  it('when none of them says mostly what all say, their scores are climbed together', async () => {
    const vote = [
      ...MEMBERS.flatMap(voteOf),
      node(
        'Sum',
        MEMBERS.map((member) => `o${String(member)}`),
        'y',
      ),
    ];

    expect(await fallen(vote)).toBeGreaterThan(20);
  });
});
