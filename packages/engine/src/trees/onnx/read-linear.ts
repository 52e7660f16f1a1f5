import type { GraphNode } from '../../gradient/graph.ts';
import type { LinearEnsemble } from '../tree-ensemble.ts';
import { affineOf, type ColumnReader, type MappedColumn, unproved } from './column-steps.ts';

export interface LinearPart {
  /** `outputs` lists of a weight for each column. */
  readonly weights: readonly (readonly number[])[];
  readonly base: readonly number[];
  readonly input: string;
}

/** Reads LinearClassifier, LinearRegressor, Gemm, MatMul or MatMul and Add; undefined for anything else. @throws Unreadable `form` */
export function readLinearNode(
  node: GraphNode,
  nodes: readonly GraphNode[],
  reader: ColumnReader,
): LinearPart | undefined {
  const [input = '', second = ''] = node.inputs;
  if (node.operator === 'LinearClassifier') return linearNode(node, input, ['NONE', 'LOGISTIC', 'SOFTMAX']);
  if (node.operator === 'LinearRegressor') return linearNode(node, input, ['NONE']);
  if (node.operator === 'Gemm') return gemm(node, reader);
  if (node.operator === 'MatMul') {
    return matrix(reader, second, false, { alpha: 1, bias: [], input });
  }
  if (node.operator !== 'Add') return undefined;
  const product = nodes.find(
    ({ operator, outputs }) => operator === 'MatMul' && node.inputs.includes(outputs[0] ?? ''),
  );
  if (product === undefined) return undefined;
  const bias = node.inputs.find((name) => name !== product.outputs[0]) ?? '';
  const [from = '', weights = ''] = product.inputs;
  return matrix(reader, weights, false, {
    alpha: 1,
    bias: reader.numbers(bias),
    input: from,
  });
}

function gemm({ attributes, inputs }: GraphNode, reader: ColumnReader): LinearPart {
  const [input = '', second = '', third = ''] = inputs;
  if (attributes.integer('transA', 0) !== 0) throw unproved('its columns are transposed');
  const [alpha, beta] = [attributes.float('alpha', 1), attributes.float('beta', 1)];
  const bias = third === '' ? [] : reader.numbers(third).map((one) => beta * one);
  return matrix(reader, second, attributes.integer('transB', 0) === 1, { alpha, bias, input });
}

function linearNode({ attributes }: GraphNode, input: string, transforms: readonly string[]): LinearPart {
  const transform = attributes.text('post_transform', 'NONE');
  if (!transforms.includes(transform)) {
    throw unproved(`it ends with ${transform}`);
  }
  const [all, base] = [attributes.floats('coefficients') ?? [], attributes.floats('intercepts') ?? []];
  const outputs = Math.max(1, base.length);
  const size = all.length / outputs;
  const weights = Array.from({ length: outputs }, (_unused, at) => all.slice(at * size, (at + 1) * size));
  return { weights, base, input };
}

interface Product {
  readonly alpha: number;
  readonly bias: readonly number[];
  readonly input: string;
}

function matrix(
  reader: ColumnReader,
  tensor: string,
  isTransposed: boolean,
  { alpha, bias, input }: Product,
): LinearPart {
  const all = reader.numbers(tensor);
  const rows = reader.columnsOf(input).length;
  const outputs = all.length / rows;
  if (!Number.isInteger(outputs) || outputs === 0) throw unproved('its weights fit no columns');
  const weights = Array.from({ length: outputs }, (_unused, output) =>
    Array.from(
      { length: rows },
      (_one, row) => alpha * (all[isTransposed ? output * rows + row : row * outputs + output] ?? 0),
    ),
  );
  const base = Array.from({ length: outputs }, (_unused, at) => bias[bias.length === 1 ? 0 : at] ?? 0);
  return { weights, base, input };
}

/** A linear function of mapped columns as one of the columns that the user gives. */
export function linearOf(
  { weights, base }: LinearPart,
  columns: readonly MappedColumn[],
  features: number,
): LinearEnsemble {
  const outputs = weights.length;
  const all = new Float64Array(features * outputs);
  const start = Float64Array.from(base);
  let slack = 0;
  for (const [output, own] of weights.entries()) {
    if (own.length !== columns.length) throw unproved('its weights fit no columns');
    for (const [at, weight] of own.entries()) {
      const column = columns[at];
      if (column === undefined) continue;
      const { factor, offset, size } = affineOf(column);
      const place = column.column * outputs + output;
      all[place] = (all[place] ?? 0) + weight * factor;
      start[output] = (start[output] ?? 0) + weight * offset;
      slack += Math.abs(weight) * size;
    }
  }
  if (![...all, ...start].every(Number.isFinite)) throw unproved('a weight is not finite');
  return {
    ...{ features, featureNames: [], outputs, weights: all, base: start, slack },
    link: { kind: 'identity' },
  };
}
