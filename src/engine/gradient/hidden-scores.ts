import type { Runtime, Tensor } from '../runtime/runtime.ts';
import { extendModel } from '../substitute/onnx-writer.ts';
import { type InputPlan, inputTensors } from '../victim/input-tensors.ts';
import type { Graph } from './graph.ts';

/** A tensor that gives each example the class that the model gives it. */
export interface HiddenScores {
  readonly tensor: string;
  /** The operators between it and the answer, the last one of the model first. */
  readonly peeled: readonly string[];
}

/** Some inputs in the units of the model, and the classes that it gives them. */
export interface Examples {
  readonly values: Float32Array;
  readonly classes: readonly number[];
}

/** The tensors that are looked at, from the answer back. */
const MOST_TENSORS = 60;
/** Another tensor may place its classes otherwise where two are nearly equal. */
const LEAST_AGREEMENT = 0.95;

/** Layers that make scores of features: before them there are no scores of the same classes. */
const LAYERS: ReadonlySet<string> = new Set([
  ...['Gemm', 'MatMul', 'Conv', 'GlobalAveragePool', 'LinearClassifier', 'LinearRegressor'],
  ...['FusedGemm', 'FusedMatMul', 'FusedConv', 'QGemm', 'QLinearMatMul', 'QLinearConv', 'MatMulInteger'],
]);

/** Where scores may be hidden. */
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
 * greatest is that of the class which the model itself answers.
 * @returns the nearest to the answer first
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
    const agreeing = new Map(names.map((name) => [name, 0]));
    for (let start = 0; start + batch <= classes.length; start += batch) {
      const rows = values.subarray(start * size, (start + batch) * size);
      const found = await session.run(inputTensors(plan, rows, batch), names);
      for (const [name, count] of agreeing) {
        const own = classes.slice(start, start + batch);
        agreeing.set(name, count + agreement(found.get(name), own, scores));
      }
    }
    const least = Math.max(1, LEAST_AGREEMENT * batch * Math.floor(classes.length / batch));
    return before.filter(({ tensor }) => (agreeing.get(tensor) ?? 0) >= least);
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
function tensorsBefore(graph: Graph, answer: string, ends: ReadonlySet<string>): readonly HiddenScores[] {
  const makers = new Map(graph.nodes.flatMap((node) => node.outputs.map((name) => [name, node] as const)));
  const queue: HiddenScores[] = [{ tensor: answer, peeled: [] }];
  const seen = new Set([answer]);
  for (const { tensor, peeled } of queue) {
    const node = makers.get(tensor);
    if (queue.length > MOST_TENSORS) break;
    if (node === undefined || ends.has(node.operator)) continue;
    for (const name of node.inputs) {
      if (seen.has(name) || !makers.has(name)) continue;
      seen.add(name);
      queue.push({ tensor: name, peeled: [...peeled, node.operator] });
    }
  }
  return queue.slice(1);
}

/** How many of the inputs have their class in a tensor of scores; 0 if it is none. */
function agreement(
  tensor: Tensor | undefined,
  classes: readonly number[],
  scores: number | undefined,
): number {
  if (tensor === undefined || !(tensor.data instanceof Float32Array)) return 0;
  const { data, shape } = tensor;
  const size = data.length / classes.length;
  if (shape[0] !== classes.length || size < 2 || size !== (scores ?? size)) return 0;
  return classes.filter((wanted, row) => {
    const own = data.subarray(row * size, (row + 1) * size);
    return own.every(Number.isFinite) && own.indexOf(Math.max(...own)) === wanted;
  }).length;
}
