import { constant, node } from '../../src/substitute/onnx-writer.ts';
import { type GradientCase, weights, whole } from './gradient-check.ts';
import { nodesOf, numbersIn } from '../../../../__tests__/support/onnx-notation.ts';

export type GradientCases = readonly (readonly [name: string, checked: GradientCase])[];

export type Attributes = Parameters<typeof node>[3];

export const one = (
  operator: string,
  attributes: Attributes = {},
  more: Partial<GradientCase> = {},
): GradientCase => ({
  nodes: [node(operator, ['x'], 'y', attributes)],
  ...more,
});

/**
 * Reads a table of cases, one on each line: its name, its graph, and what is given. `*` in a graph is the operator of each
 * name. Given are the input `x`, if it is not the usual one, weights by their shape, other constants by their type, and the
 * operator set: `x: 3x4 from 0 to 1; w: 4x2; n: ints 1,3; opset 9`.
 */
export function casesOf(table: string): GradientCases {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', graph = '', given = ''] = line.split('|').map((part) => part.trim());
      const all = graph.includes('*') ? names.split(', ') : [names];
      return all.map((name) => [name, caseOf(graph.replaceAll('*', name), given)] as const);
    });
}

/** Makes the case of a graph and of what is given, as {@link casesOf} has them. */
export function caseOf(graph: string, given: string): GradientCase {
  const parts = given.split('; ').filter((part) => part !== '');
  const input = parts.find((part) => part.startsWith('x:'));
  const opset = parts.find((part) => part.startsWith('opset '));
  return {
    nodes: nodesOf(graph),
    constants: parts.filter((part) => part !== input && part !== opset).map(readConstant),
    ...(input === undefined ? {} : readDrawn(input)),
    ...(opset === undefined ? {} : { opset: Number(opset.slice('opset '.length)) }),
  };
}

function readConstant(text: string): Uint8Array {
  const [name = '', what = ''] = text.split(': ');
  const [, type, dims = '', values = ''] = /^(ints|float|int64|bool)(?:\[(.*)\])? (.*)$/u.exec(what) ?? [];
  if (type === 'ints') return whole(name, numbersIn(values));
  if (type === 'float' || type === 'int64' || type === 'bool') {
    return constant(name, type, numbersIn(values), numbersIn(dims));
  }
  const { shape = [], from, to } = readDrawn(text);
  return weights(name, shape, from, to);
}

/** Reads a shape, and between which numbers it lies, each of which may be left out: `w: 3x4 from 0 to 1`. */
function readDrawn(text: string): Pick<GradientCase, 'shape' | 'from' | 'to'> {
  const [, shape, from, to] = /^\w+:(?: ([\dx]+))?(?: from (\S+) to (\S+))?$/u.exec(text) ?? [];
  return {
    ...(shape === undefined ? {} : { shape: shape.split('x').map(Number) }),
    ...(from === undefined ? {} : { from: Number(from), to: Number(to) }),
  };
}

export const ELEMENTWISE = casesOf(`
  Neg, Abs, Exp, Sigmoid, Tanh, Relu, LeakyRelu, Elu, Selu, Softplus, Softsign, Sin, Cos, Sinh, Cosh, Asinh, Atan, Erf, HardSigmoid, HardSwish, Identity | y = *(x)
  Log, Sqrt, Reciprocal | y = *(x) | x: from 0.2 to 2
  Asin, Acos, Atanh, Tan | y = *(x) | x: from -0.9 to 0.9
  Acosh | y = Acosh(x) | x: from 1.2 to 3
  Celu | y = Celu(x) alpha=0.7f
  ThresholdedRelu | y = ThresholdedRelu(x) alpha=0.51f
  Mish | y = Mish(x) | opset 18
  Gelu | y = Gelu(x) | opset 20
  Gelu by tanh | y = Gelu(x) approximate=tanh | opset 20
  Dropout | y = Dropout(x) | opset 13
  Shrink | y = Shrink(x) lambd=0.5f
  Clip | y = Clip(x, low, high) | low: float -0.7; high: float 0.9
  Clip by attributes | y = Clip(x) min=-0.7f max=0.9f | opset 10
  Cast to double and back | d = Cast(x) to=11; e = Mul(d, d); y = Cast(e) to=1
`);

export const ARITHMETIC = casesOf(`
  Add of a channel | y = Add(x, c) | c: 5x1 from 0.5 to 2
  Sub of a channel | y = Sub(x, c) | c: 5x1 from 0.5 to 2
  Mul of a channel | y = Mul(x, c) | c: 5x1 from 0.5 to 2
  Div of a channel | y = Div(x, c) | c: 5x1 from 0.5 to 2
  Sub from the right | y = Sub(c, x) | x: from 0.2 to 2; c: 6
  Div from the right | y = Div(c, x) | x: from 0.2 to 2; c: 6
  Mul from the right | y = Mul(c, x) | x: from 0.2 to 2; c: 6
  Mul with itself | y = Mul(x, x)
  Add that broadcasts | m = ReduceMean(x) axes=[2] keepdims=1; y = Add(m, x)
  Sum | a = Mul(x, x); y = Sum(x, a, c) | c: 6
  Mean | a = Mul(x, x); y = Mean(x, a)
  Max, Min | a = Neg(x); y = *(x, a, c) | c: float 0.301
  Pow | y = Pow(x, c) | c: float 3
  Pow of a root | y = Pow(x, c) | x: from 0.2 to 2; c: float 0.5
  Pow as exponent | y = Pow(c, x) | c: 6 from 0.5 to 2
  PRelu | y = PRelu(x, c) | c: 2x1x1
  Mod | y = Mod(x, c) fmod=1 | x: from 0.2 to 2; c: float 40
  Where | a = Mul(x, x); m = Greater(x, c); y = Where(m, x, a) | c: float 0.301
`);

export const LINEAR = casesOf(`
  MatMul | y = MatMul(x, c) | c: 6x4
  MatMul from the left | y = MatMul(c, x) | c: 3x5
  MatMul with a vector | y = MatMul(x, c) | c: 6
  MatMul of the input with itself | t = Transpose(x) perm=[0,1,3,2]; y = MatMul(x, t)
  Gemm | y = Gemm(x, c) alpha=0.5f | x: 7; c: 7x3
  Gemm turned | y = Gemm(x, c) transB=1 | x: 7; c: 3x7
  Gemm from the right | t = Transpose(x) perm=[1,0]; u = Gemm(t, c) transA=1; y = Exp(u) | x: 7; c: 7x3
  Gemm as its bias | y = Gemm(x, c, x) beta=0.3f | x: 7; c: 7x7
  Einsum | y = Einsum(x, c) equation=nchw,wk->nchk | c: 6x3
`);

export const LAST = casesOf(`
  Softmax | y = Softmax(x) axis=2
  Softmax of an early operator set | y = Softmax(x) axis=2 | opset 11
  LogSoftmax | y = LogSoftmax(x) axis=-1
  Scaler | y = ml.Scaler(x) offset=[1,2,3]f scale=[2,0.5,3]f | x: 3
  Normalizer L1 | y = ml.Normalizer(x) norm=L1 | x: 5
  Normalizer L2 | y = ml.Normalizer(x) norm=L2 | x: 5
  LinearRegressor | y = ml.LinearRegressor(x) coefficients=[2,1,-3]f intercepts=[1]f | x: 3
`);
