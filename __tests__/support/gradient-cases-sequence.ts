import { constant, node, type OnnxGraph } from '../../src/engine/substitute/onnx-writer.ts';
import { type GradientCase, weights, whole } from './gradient-check.ts';
import type { Attributes, GradientCases } from './gradient-cases.ts';

const HIDDEN = 3;

interface Recurrence {
  readonly directions?: number;
  /** Inputs behind the bias. */
  readonly given?: readonly string[];
  readonly read?: readonly string[];
}

/** A recurrent layer over an input of five steps with four numbers, of which all states and the last ones are read. */
const recurrent = (
  operator: 'LSTM' | 'GRU' | 'RNN',
  attributes: Attributes = {},
  { directions = 1, given = [], read = ['all', 'last'] }: Recurrence = {},
): GradientCase => {
  const gates = { LSTM: 4, GRU: 3, RNN: 1 }[operator] * HIDDEN;
  const inputs = ['steps', 'w', 'r', 'b', ...given];
  const outputs = operator === 'LSTM' ? ['all', 'last', 'cells'] : ['all', 'last'];
  const flat = (name: string, order: readonly number[]): readonly Uint8Array[] => [
    node('Transpose', [name], `${name}_turned`, { perm: order }),
    node('Flatten', [`${name}_turned`], `${name}_flat`, { axis: 1 }),
  ];
  const all = outputs.filter((name) => read.includes(name));
  return {
    shape: [5, 4],
    nodes: [
      node('Transpose', ['x'], 'steps', { perm: [1, 0, 2] }),
      // The first states depend on the input, too.
      node('Slice', ['steps', 'from', 'to', 'axes'], 'first'),
      node('MatMul', ['first', 'mix'], 'own'),
      node(
        'Concat',
        Array.from({ length: directions }, () => 'own'),
        'begin',
        { axis: 0 },
      ),
      node('Tanh', ['begin'], 'begin_cell'),
      node(
        operator,
        inputs,
        outputs.map((name) => (read.includes(name) ? name : '')),
        { hidden_size: HIDDEN, ...attributes },
      ),
      ...all.flatMap((name) => flat(name, name === 'all' ? [2, 0, 1, 3] : [1, 0, 2])),
      node(
        'Concat',
        all.map((name) => `${name}_flat`),
        'y',
        { axis: 1 },
      ),
    ],
    constants: [
      weights('w', [directions, gates, 4]),
      weights('r', [directions, gates, HIDDEN]),
      weights('b', [directions, 2 * gates]),
      weights('mix', [4, HIDDEN]),
      whole('from', [0]),
      whole('to', [1]),
      whole('axes', [0]),
    ],
  };
};

const both = { direction: { text: 'bidirectional' } } as const;

export const RECURRENT: GradientCases = [
  ['LSTM', recurrent('LSTM')],
  ['LSTM, last states only', recurrent('LSTM', {}, { read: ['last'] })],
  ['LSTM, its cells only', recurrent('LSTM', {}, { read: ['cells'] })],
  ['LSTM backwards', recurrent('LSTM', { direction: { text: 'reverse' } })],
  ['LSTM in both directions', recurrent('LSTM', both, { directions: 2 })],
  ['LSTM with first states', recurrent('LSTM', both, { directions: 2, given: ['', 'begin', 'begin_cell'] })],
  ['GRU', recurrent('GRU', { linear_before_reset: 1 })],
  ['GRU, reset first', recurrent('GRU')],
  ['GRU with first states', recurrent('GRU', both, { directions: 2, given: ['', 'begin'] })],
  ['RNN', recurrent('RNN')],
  ['RNN in both directions', recurrent('RNN', both, { directions: 2 })],
  ['RNN with first states', recurrent('RNN', {}, { given: ['', 'begin'] })],
];

const at = (operator: string, attributes: Attributes, index: Uint8Array, more: Partial<GradientCase> = {}) =>
  [
    operator,
    {
      nodes: [node('Exp', ['x'], 'e'), node(operator, ['e', 'i'], 'y', attributes)],
      constants: [index],
      ...more,
    },
  ] as const;

/** Each row of a batch has places of its own, so the batch is turned behind. */
const turned = (nodes: readonly Uint8Array[], constants: readonly Uint8Array[]): GradientCase => ({
  shape: [4, 3],
  nodes: [
    node('Transpose', ['x'], 't', { perm: [1, 0, 2] }),
    ...nodes,
    node('Transpose', ['m'], 'y', { perm: [1, 0, 2] }),
  ],
  constants,
});

export const PLACES: GradientCases = [
  [
    'ArrayFeatureExtractor',
    {
      nodes: [node('ArrayFeatureExtractor', ['x', 'i'], 'y', {}, 'ai.onnx.ml')],
      constants: [whole('i', [4, 0, 0, 2])],
      shape: [5],
    },
  ],
  at('Trilu', { upper: 0 }, constant('i', 'int64', [1])),
  ['TopK', { nodes: [node('TopK', ['x', 'i'], ['y', 'places'], { axis: 3 })], constants: [whole('i', [2])] }],
  [
    'GatherElements',
    {
      nodes: [
        node('TopK', ['x', 'two'], ['v', 'places'], { axis: 2 }),
        node('Concat', ['places', 'places'], 'i', { axis: 2 }),
        node('Exp', ['x'], 'e'),
        node('GatherElements', ['e', 'i'], 'y', { axis: 2 }),
      ],
      constants: [whole('two', [2])],
    },
  ],
  [
    'GatherND',
    turned(
      [node('Exp', ['t'], 'e'), node('GatherND', ['e', 'i'], 'm')],
      [constant('i', 'int64', [2, 0, 2], [3, 1])],
    ),
  ],
  [
    'ScatterND',
    turned(
      [
        node('Exp', ['t'], 'e'),
        node('GatherND', ['e', 'i'], 'u'),
        node('Neg', ['u'], 'n'),
        node('ScatterND', ['e', 'j', 'n'], 'm'),
      ],
      [constant('i', 'int64', [2, 0], [2, 1]), constant('j', 'int64', [3, 1], [2, 1])],
    ),
  ],
  [
    'ScatterElements',
    {
      nodes: [
        node('TopK', ['x', 'two'], ['v', 'places'], { axis: 2 }),
        node('Exp', ['v'], 'e'),
        node('ScatterElements', ['x', 'places', 'e'], 'y', { axis: 2 }),
      ],
      constants: [whole('two', [2])],
    },
  ],
  [
    'SimplifiedLayerNormalization',
    {
      nodes: [node('SimplifiedLayerNormalization', ['x', 'c'], 'y', { axis: -1 })],
      constants: [weights('c', [6], 0.5, 2)],
    },
  ],
];

/** A graph that makes `b` of a tensor: both branches of an `If`, and those of others, may use the same names inside. */
const branchOf = (operator: string, from: string): OnnxGraph => ({
  name: operator,
  nodes: [node(operator, [from], 'a'), node('Mul', ['a', 'factor'], 'b')],
  inputs: [],
  outputs: [{ name: 'b', type: 'float', rank: 4 }],
  constants: [constant('factor', 'float', [1.5])],
});

const choice = (condition: string, from: string, to: string): Uint8Array =>
  node('If', [condition], to, { then_branch: branchOf('Sin', from), else_branch: branchOf('Exp', from) });

/** An `If` of which every exporter knows the outcome. */
export const BRANCHES: GradientCases = [
  [
    'If with a constant condition',
    { nodes: [choice('yes', 'x', 'y')], constants: [constant('yes', 'bool', [1])] },
  ],
  [
    'two If with conditions that follow from a constant',
    {
      nodes: [
        node('Not', ['yes'], 'no'),
        node('Identity', ['no'], 'same'),
        choice('yes', 'x', 'm'),
        choice('same', 'm', 'y'),
      ],
      constants: [constant('yes', 'bool', [1])],
    },
  ],
];
