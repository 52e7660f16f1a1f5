import type { Runtime, Tensor } from '../runtime/runtime.ts';
import { extendModel } from '../substitute/onnx-writer.ts';
import { argMax, upperMedian } from '../vectors.ts';
import { type InputPlan, inputTensors } from '../victim/input-tensors.ts';
import { bestOrder, type ClassOrder, isReordering } from './class-order.ts';
import type { Graph, GraphNode } from './graph.ts';

interface PassedTensor {
  readonly tensor: string;
  /** The operators between it and the answer, the last one of the model first. */
  readonly peeled: readonly string[];
}

/** A tensor that tells the class which the model gives each example. */
export interface HiddenScores extends PassedTensor {
  /** Which of its numbers is that of each class, if they stand in another order. */
  readonly order?: ClassOrder | undefined;
  /** How far the scores of one input are apart, mostly. */
  readonly spread: number;
  /** The share of the examples that it gives the class of the model. */
  readonly agreement: number;
}

/** Some inputs in the units of the model, and the classes that it gives them. */
export interface Examples {
  readonly values: Float32Array;
  readonly classes: readonly number[];
}

const MOST_TENSORS = 60;
/** Another tensor may place its classes otherwise where two are nearly equal. */
export const LEAST_AGREEMENT = 0.95;
/** What one of several that vote says may differ more often. */
const LEAST_OF_MEMBERS = 0.6;

const NO_PLACE = -1;

/** Layers that make scores of features: before them there are no scores of the same classes. */
const LAYERS: ReadonlySet<string> = new Set([
  ...['Gemm', 'MatMul', 'Conv', 'GlobalAveragePool', 'LinearClassifier', 'LinearRegressor'],
  ...['FusedGemm', 'FusedMatMul', 'FusedConv', 'QGemm', 'QLinearMatMul', 'QLinearConv', 'MatMulInteger'],
]);

interface Place {
  /** They lie before this tensor. */
  readonly answer: string;
  /** How many classes there are; undefined if only labels tell. */
  readonly scores: number | undefined;
  /** True if no gradient is lost before it: then its last layer is not passed. */
  readonly isSound: boolean;
}

/**
 * Finds tensors that hold the scores behind an end which no list of operators knows: of as many numbers as there are classes, and the
 * greatest is that of the class which the model itself answers, or tells it in an order that a later step undoes.
 * @returns the nearest to the answer first, those in another order last; also some that tell the class less often, as nets do that vote
 */
export async function findHiddenScores(
  runtime: Runtime,
  model: { readonly bytes: Uint8Array; readonly graph: Graph; readonly plan: InputPlan },
  { answer, scores, isSound }: Place,
  { values, classes }: Examples,
): Promise<readonly HiddenScores[]> {
  const { bytes, graph, plan } = model;
  const before = tensorsBefore(graph, withoutBias(graph, answer), isSound ? LAYERS : new Set());
  if (before.length === 0) return [];
  const names = before.map(({ tensor }) => tensor);
  const outputs = names.filter((name) => !graph.outputs.includes(name));
  const session = await runtime.open(extendModel(bytes, { nodes: [], constants: [], inputs: [], outputs }));
  try {
    const size = values.length / classes.length;
    const batch = plan.batch ?? classes.length;
    const found = new Map<string, Scores>();
    let asked = 0;
    for (; asked + batch <= classes.length; asked += batch) {
      const rows = values.subarray(asked * size, (asked + batch) * size);
      const answers = await session.run(inputTensors(plan, rows, batch), names);
      for (const name of names) {
        const read = readScores(answers.get(name), batch, scores);
        const { greatest = [], spreads = [] } = found.get(name) ?? {};
        found.set(name, {
          size: read.size,
          greatest: [...greatest, ...read.greatest],
          spreads: [...spreads, ...read.spreads],
        });
      }
    }
    const told = before.flatMap((hidden) =>
      agreeing(hidden, found.get(hidden.tensor), classes.slice(0, asked)),
    );
    return told.toSorted((a, b) => Number(a.order !== undefined) - Number(b.order !== undefined));
  } finally {
    await session.close();
  }
}

/** The tensor to which a constant was added: it has the same gradient. */
function withoutBias(graph: Graph, tensor: string): string {
  const maker = graph.nodes.find(({ outputs }) => outputs.includes(tensor));
  if (maker?.operator !== 'Add') return tensor;
  const [computed, ...others] = maker.inputs.filter((name) => !graph.initializers.has(name));
  return computed === undefined || others.length > 0 ? tensor : withoutBias(graph, computed);
}

/** The tensors that lead to the answer, the nearest first, each with the operators between, but none before an operator of `ends`. */
function tensorsBefore(graph: Graph, answer: string, ends: ReadonlySet<string>): readonly PassedTensor[] {
  const makers = new Map(graph.nodes.flatMap((node) => node.outputs.map((name) => [name, node] as const)));
  const queue: PassedTensor[] = [{ tensor: answer, peeled: [] }];
  const seen = new Set([answer]);
  for (const { tensor, peeled } of queue) {
    const node = makers.get(tensor);
    if (queue.length > MOST_TENSORS) break;
    if (node === undefined || (ends.has(node.operator) && !reorders(node, graph))) continue;
    for (const name of node.inputs) {
      if (seen.has(name) || !makers.has(name)) continue;
      seen.add(name);
      queue.push({ tensor: name, peeled: [...peeled, node.operator] });
    }
  }
  return queue.slice(1);
}

/** True if a layer only brings its numbers into another order. */
function reorders({ operator, inputs }: GraphNode, { initializers }: Graph): boolean {
  if (operator !== 'MatMul' && operator !== 'Gemm') return false;
  const { values, shape } = initializers.get(inputs[1] ?? '')?.() ?? {};
  return values !== undefined && shape !== undefined && isReordering(values, shape);
}

interface Scores {
  readonly size: number;
  readonly greatest: readonly number[];
  readonly spreads: readonly number[];
}

/** @returns the tensor, in its order, if it tells most inputs' classes; else nothing */
function agreeing(
  passed: PassedTensor,
  scores: Scores | undefined,
  classes: readonly number[],
): readonly HiddenScores[] {
  if (scores === undefined || classes.length === 0) return [];
  const { greatest, size } = scores;
  const spread = upperMedian(scores.spreads);
  const agreement = classes.filter((one, row) => one === greatest[row]).length / classes.length;
  if (agreement >= LEAST_AGREEMENT) return [{ ...passed, spread, agreement }];
  const { order, agreeing: count } = bestOrder(greatest, classes, size);
  const inOrder = count / classes.length;
  if (inOrder >= LEAST_AGREEMENT) return [{ ...passed, spread, order, agreement: inOrder }];
  return agreement >= LEAST_OF_MEMBERS ? [{ ...passed, spread, agreement }] : [];
}

/** Reads which score of each input is the greatest: none of a tensor that holds no scores. */
function readScores(tensor: Tensor | undefined, rows: number, scores: number | undefined): Scores {
  const none = { size: 0, greatest: new Array<number>(rows).fill(NO_PLACE), spreads: [] };
  if (tensor === undefined || !(tensor.data instanceof Float32Array)) return none;
  const { data, shape } = tensor;
  const size = data.length / rows;
  if (shape[0] !== rows || size < 2 || size !== (scores ?? size)) return none;
  const each = none.greatest.map((_none, row) => data.subarray(row * size, (row + 1) * size));
  return {
    size,
    greatest: each.map((own) => (own.every(Number.isFinite) ? argMax(own) : NO_PLACE)),
    spreads: each.map((own) => Math.max(...own) - Math.min(...own)),
  };
}
