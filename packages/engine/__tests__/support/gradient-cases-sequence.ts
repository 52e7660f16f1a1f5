import { constant, node, type OnnxGraph } from '../../src/substitute/onnx-writer.ts';
import { caseOf, casesOf, type GradientCases } from './gradient-cases.ts';
import type { GradientCase } from './gradient-check.ts';

const HIDDEN = 3;

interface Recurrence {
  readonly directions?: number;
  /** Inputs behind the bias. */
  readonly given?: string;
  readonly read?: readonly string[];
}

/** A recurrent layer over an input of five steps with four numbers, of which all states and the last ones are read. */
const recurrent = (
  operator: 'LSTM' | 'GRU' | 'RNN',
  attributes = '',
  { directions = 1, given = '', read = ['all', 'last'] }: Recurrence = {},
): GradientCase => {
  const gates = { LSTM: 4, GRU: 3, RNN: 1 }[operator] * HIDDEN;
  const outputs = operator === 'LSTM' ? ['all', 'last', 'cells'] : ['all', 'last'];
  const graph = [
    // The first states depend on the input, too.
    'steps = Transpose(x) perm=[1,0,2]; first = Slice(steps, from, to, axes); own = MatMul(first, mix)',
    `begin = Concat(${new Array<string>(directions).fill('own').join(', ')}) axis=0; begin_cell = Tanh(begin)`,
    `${outputs.map((name) => (read.includes(name) ? name : '_')).join(', ')} = ${operator}(steps, w, r, b${given}) hidden_size=${String(HIDDEN)}${attributes}`,
    ...read.flatMap((name) => [
      `${name}_turned = Transpose(${name}) perm=${name === 'all' ? '[2,0,1,3]' : '[1,0,2]'}`,
      `${name}_flat = Flatten(${name}_turned) axis=1`,
    ]),
    `y = Concat(${read.map((name) => `${name}_flat`).join(', ')}) axis=1`,
  ];
  const shapes = { w: [gates, 4], r: [gates, HIDDEN], b: [2 * gates] };
  const drawn = Object.entries(shapes).map(([name, sizes]) => `${name}: ${[directions, ...sizes].join('x')}`);
  const places = 'from: ints 0; to: ints 1; axes: ints 0';
  return caseOf(graph.join('; '), `x: 5x4; ${drawn.join('; ')}; mix: 4x${String(HIDDEN)}; ${places}`);
};

const both = ' direction=bidirectional';

export const RECURRENT: GradientCases = [
  ['LSTM', recurrent('LSTM')],
  ['LSTM, last states only', recurrent('LSTM', '', { read: ['last'] })],
  ['LSTM, its cells only', recurrent('LSTM', '', { read: ['cells'] })],
  ['LSTM backwards', recurrent('LSTM', ' direction=reverse')],
  ['LSTM in both directions', recurrent('LSTM', both, { directions: 2 })],
  ['LSTM with first states', recurrent('LSTM', both, { directions: 2, given: ', _, begin, begin_cell' })],
  ['GRU', recurrent('GRU', ' linear_before_reset=1')],
  ['GRU, reset first', recurrent('GRU')],
  ['GRU with first states', recurrent('GRU', both, { directions: 2, given: ', _, begin' })],
  ['RNN', recurrent('RNN')],
  ['RNN in both directions', recurrent('RNN', both, { directions: 2 })],
  ['RNN with first states', recurrent('RNN', '', { given: ', _, begin' })],
];

/** Each row of a batch has places of its own, so the batch is turned behind. */
export const PLACES = casesOf(`
  ArrayFeatureExtractor | y = ml.ArrayFeatureExtractor(x, i) | x: 5; i: ints 4,0,0,2
  Trilu | e = Exp(x); y = Trilu(e, i) upper=0 | i: int64 1
  TopK | y, places = TopK(x, i) axis=3 | i: ints 2
  GatherElements | v, places = TopK(x, two) axis=2; i = Concat(places, places) axis=2; e = Exp(x); y = GatherElements(e, i) axis=2 | two: ints 2
  GatherND | t = Transpose(x) perm=[1,0,2]; e = Exp(t); m = GatherND(e, i); y = Transpose(m) perm=[1,0,2] | x: 4x3; i: int64[3,1] 2,0,2
  ScatterND | t = Transpose(x) perm=[1,0,2]; e = Exp(t); u = GatherND(e, i); n = Neg(u); m = ScatterND(e, j, n); y = Transpose(m) perm=[1,0,2] | x: 4x3; i: int64[2,1] 2,0; j: int64[2,1] 3,1
  ScatterElements | v, places = TopK(x, two) axis=2; e = Exp(v); y = ScatterElements(x, places, e) axis=2 | two: ints 2
  SimplifiedLayerNormalization | y = SimplifiedLayerNormalization(x, c) axis=-1 | c: 6 from 0.5 to 2
`);

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
