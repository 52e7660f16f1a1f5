import type { Runtime, Session, Tensor } from '../runtime/runtime.ts';
import { extendModel, type OnnxValue } from '../substitute/onnx-writer.ts';
import { product } from '../vectors.ts';
import { type InputPlan, inputTensors } from '../victim/input-tensors.ts';
import { letOthersRun } from '../victim/let-others-run.ts';
import { GradientBuilder, type Shape } from './builder.ts';
import { differentiate, requireRules } from './differentiate.ts';
import { GraphFacts, GraphFlow, type ProbedTensor } from './facts.ts';
import { freePrefix, type Graph, type GraphNode } from './graph.ts';
import { NoGradient } from '../fault.ts';
import { probe } from './probe-gradient.ts';

/** Rows of a batch, and what the tensors of a batch may take with their gradients. */
const MOST_ROWS = 32;
const BATCH_BYTES = 192 * 2 ** 20;
/** One row of a model that takes more is not differentiated. */
const ROW_BYTES = 640 * 2 ** 20;
/** A gradient keeps about so many tensors for each of the model. */
const TENSORS_EACH = 3;

function bytesOf(flow: GraphFlow, probed: ReadonlyMap<string, ProbedTensor>): number {
  const sizes = [...probed].map(([name, { shape }]) => (flow.isActive(name) ? product(shape) : 0));
  // The way back through a pooling lays all of its windows out.
  const windows = flow.nodes.map(({ operator, outputs: [output = ''], attributes }) =>
    operator === 'MaxPool'
      ? product(attributes.integers('kernel_shape') ?? []) * product(probed.get(output)?.shape ?? [0])
      : 0,
  );
  return 4 * TENSORS_EACH * [...sizes, ...windows].reduce((all, size) => all + size, 0);
}

/** Chooses the rows of a batch by what one row takes. @throws NoGradient if one row takes too much memory */
function rowsFor(flow: GraphFlow, probed: ReadonlyMap<string, ProbedTensor>): number {
  const each = bytesOf(flow, probed);
  if (each > ROW_BYTES) throw new NoGradient('its gradient takes too much memory');
  return Math.max(1, Math.min(MOST_ROWS, Math.floor(BATCH_BYTES / Math.max(1, each))));
}

export interface Differentiated {
  readonly bytes: Uint8Array;
  readonly graph: Graph;
  readonly plan: InputPlan;
  /** The tensor behind the peeled head, or the features that a test asks about. */
  readonly target: string;
  /** Set if the target goes through the weights of this linear model. */
  readonly linear?: GraphNode | undefined;
  /** Read in the same run: what the file itself answers. */
  readonly answer: string;
}

/** What each row of a batch follows: `weight * (softmax(z * sharpness) - expected) + linear`. */
export interface Seeds {
  readonly expected: Float32Array;
  readonly linear: Float32Array;
  /** One number for each row. */
  readonly weight: Float32Array;
  readonly sharpness: Float32Array;
}

/** Seeds that follow weighted scores, and nothing else. @param linear the weights: `scores` for each row */
export function linearSeeds(linear: Float32Array, rows: number): Seeds {
  const still = { expected: new Float32Array(linear.length), weight: new Float32Array(rows) };
  return { ...still, linear, sharpness: new Float32Array(rows).fill(1) };
}

export interface GradientAnswer {
  readonly scores: Float32Array;
  readonly answer: Tensor;
  readonly gradient: Float32Array;
}

/**
 * A model with the nodes of its gradient: one run gives the scores behind the peeled head, the file's own answer, and the gradient of each
 * row's seed with respect to the input.
 */
export class GradientModel {
  readonly rows: number;
  /** The scores of one row; a model with one score has two. */
  readonly scores: number;
  readonly #session: Session;
  readonly #plan: InputPlan;
  readonly #names: Names;

  private constructor(session: Session, plan: InputPlan, built: Built) {
    this.#session = session;
    this.#plan = plan;
    this.rows = built.rows;
    this.scores = built.scores;
    this.#names = built.names;
  }

  /** Appends the gradient to a model, and loads it. @throws NoGradient that says why not; Error if the runtime refuses the result */
  static async open(runtime: Runtime, model: Differentiated): Promise<GradientModel> {
    const { graph, plan, bytes } = model;
    const flow = new GraphFlow(graph, model.target);
    requireRules(flow);
    const of = { bytes, graph, flow };
    const first = await probe(runtime, of, plan, plan.batch ?? 1);
    const rows = plan.batch ?? rowsFor(flow, first);
    const [probed, taken] =
      rows === (plan.batch ?? 1) ? [first, rows] : await probeMany(runtime, of, plan, rows, first);
    const built = build(model, flow, probed, taken);
    return new GradientModel(await runtime.open(built.bytes), plan, built);
  }

  async run(inputs: Float32Array, seeds: Seeds): Promise<GradientAnswer> {
    const { rows, scores } = this;
    const names = this.#names;
    const float = (data: Float32Array, columns: number): Tensor => {
      return { type: 'float32', data, shape: [rows, columns] };
    };
    const feeds = {
      ...inputTensors(this.#plan, inputs, rows),
      [names.expected]: float(seeds.expected, scores),
      [names.linear]: float(seeds.linear, scores),
      [names.weight]: float(seeds.weight, 1),
      [names.sharpness]: float(seeds.sharpness, 1),
    };
    const parts = names.gradients.filter((name) => name !== undefined);
    const answers = await this.#session.run(feeds, [...new Set([names.scores, names.answer, ...parts])]);
    await letOthersRun();
    const answer = answers.get(names.answer);
    if (answer === undefined) throw new Error('The model gave no answer');
    return {
      scores: numbers(answers.get(names.scores)),
      answer,
      gradient: this.#join(
        names.gradients.map((name) => (name === undefined ? undefined : numbers(answers.get(name)))),
      ),
    };
  }

  close(): Promise<void> {
    return this.#session.close();
  }

  /** Joins the gradients of a model's inputs, such as one for each column, to one row for each input. */
  #join(parts: readonly (Float32Array | undefined)[]): Float32Array {
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return only;
    const { size, parts: inputs } = this.#plan;
    const joined = new Float32Array(this.rows * size);
    let offset = 0;
    for (const [index, { size: own }] of inputs.entries()) {
      const part = parts[index];
      for (let row = 0; part !== undefined && row < this.rows; row += 1) {
        joined.set(part.subarray(row * own, (row + 1) * own), row * size + offset);
      }
      offset += own;
    }
    return joined;
  }
}

function numbers(tensor: Tensor | undefined): Float32Array {
  if (tensor?.data instanceof Float32Array) return tensor.data;
  throw new Error('The gradient is not of type float32');
}

/** Probes a larger batch; a model whose open batch is not open stays at one row. */
async function probeMany(
  runtime: Runtime,
  of: Parameters<typeof probe>[1],
  plan: InputPlan,
  rows: number,
  first: ReadonlyMap<string, ProbedTensor>,
): Promise<readonly [ReadonlyMap<string, ProbedTensor>, number]> {
  try {
    return [await probe(runtime, of, plan, rows), rows];
  } catch {
    return [first, 1];
  }
}

interface Names extends Readonly<Record<keyof Seeds | 'scores' | 'answer', string>> {
  readonly gradients: readonly (string | undefined)[];
}

interface Built {
  readonly bytes: Uint8Array;
  readonly rows: number;
  readonly scores: number;
  readonly names: Names;
}

function build(
  { bytes, graph, plan, target, linear, answer }: Differentiated,
  flow: GraphFlow,
  probed: ReadonlyMap<string, ProbedTensor>,
  rows: number,
): Built {
  const prefix = freePrefix(graph, 'gradient_');
  const builder = new GradientBuilder(graph.opset, prefix);
  const facts = new GraphFacts(graph, flow, probed);
  const shape = facts.shape(target);
  if (shape[0] !== rows || !flow.isActive(target)) {
    throw new NoGradient('its scores do not follow from its input row by row');
  }
  const head = readScores(builder, { name: builder.asFloat(target, facts.type(target)), shape, linear });
  const names = {
    ...{ expected: `${prefix}y`, linear: `${prefix}l` },
    ...{ weight: `${prefix}w`, sharpness: `${prefix}s` },
  };
  const chances = builder.op('Softmax', [builder.mul(head.scores, names.sharpness)], { axis: 1 });
  const seed = builder.add(builder.mul(names.weight, builder.sub(chances, names.expected)), names.linear);
  const gradients = differentiate(builder, flow, facts, {
    target,
    seed: builder.reshape(head.back(seed), shape),
    wanted: plan.parts.map(({ name }) => name),
  });
  const flat = gradients.map((name) => (name === undefined ? undefined : builder.op('Identity', [name])));
  if (flat.every((name) => name === undefined)) {
    throw new NoGradient('its scores do not follow from its input');
  }
  const fetched = [head.scores, answer, ...flat.filter((name) => name !== undefined)];
  const input = (name: string): OnnxValue => ({ name, type: 'float', rank: 2 });
  const extended = extendModel(bytes, {
    nodes: builder.nodes,
    constants: builder.constants,
    inputs: Object.values(names).map(input),
    outputs: [...new Set(fetched)].filter((name) => !graph.outputs.includes(name)),
  });
  return {
    bytes: extended,
    rows,
    scores: head.count,
    names: { ...names, scores: head.scores, answer, gradients: flat },
  };
}

function readScores(
  builder: GradientBuilder,
  { name, shape, linear }: { name: string; shape: Shape; linear: GraphNode | undefined },
): { readonly scores: string; readonly count: number; readonly back: (seed: string) => string } {
  const [rows = 1] = shape;
  const width = product(shape) / rows;
  const flat = builder.reshape(name, [rows, width]);
  const weights = linear === undefined ? undefined : linearWeights(builder, linear, width);
  const count = weights?.count ?? width;
  const logits =
    weights === undefined
      ? flat
      : builder.add(builder.op('MatMul', [flat, weights.transposed]), weights.bias);
  const through = (seed: string): string =>
    weights === undefined ? seed : builder.op('MatMul', [seed, weights.straight]);
  if (count > 1) return { scores: builder.op('Identity', [logits]), count, back: through };
  // One score: its sign is the class.
  const pair = builder.floats([-0.5, 0.5], [1, 2]);
  const back = builder.floats([-0.5, 0.5], [2, 1]);
  return {
    scores: builder.op('MatMul', [logits, pair]),
    count: 2,
    back: (seed) => through(builder.op('MatMul', [seed, back])),
  };
}

function linearWeights(
  builder: GradientBuilder,
  { attributes }: GraphNode,
  width: number,
): { readonly straight: string; readonly transposed: string; readonly bias: string; readonly count: number } {
  const values = attributes.floats('coefficients') ?? [];
  const count = Math.floor(values.length / width);
  if (count === 0 || count * width !== values.length) {
    throw new NoGradient('the coefficients of LinearClassifier do not fit its input');
  }
  const bias = attributes.floats('intercepts') ?? new Array<number>(count).fill(0);
  const straight = builder.floats(values, [count, width]);
  return {
    straight,
    transposed: builder.op('Transpose', [straight]),
    bias: builder.floats(bias, [1, count]),
    count,
  };
}
