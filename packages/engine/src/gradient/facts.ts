import type { Graph, GraphNode } from './graph.ts';
import { NoGradient } from '../fault.ts';

/** Operators through which no gradient passes: comparisons, choices, shapes, counts and random numbers. Their outputs count as constant. */
const ZERO_OPERATORS: ReadonlySet<string> = new Set([
  ...['Greater', 'GreaterOrEqual', 'Less', 'LessOrEqual', 'Equal', 'IsNaN', 'IsInf'],
  ...['Not', 'And', 'Or', 'Xor'],
  ...['ArgMax', 'ArgMin', 'Shape', 'Size', 'NonZero', 'ConstantOfShape', 'EyeLike', 'OneHot', 'Binarizer'],
  ...['RandomNormalLike', 'RandomUniformLike', 'Bernoulli', 'Multinomial'],
]);

/** Types of tensors, by their number in ONNX. */
const TYPES: Readonly<Record<number, string>> = {
  ...{ 1: 'float32', 2: 'uint8', 3: 'int8', 4: 'uint16', 5: 'int16', 6: 'int32', 7: 'int64', 9: 'bool' },
  ...{ 10: 'float16', 11: 'float64' },
};

/** Operators whose outputs say nothing of the numbers of their inputs. */
const SHAPES: ReadonlySet<string> = new Set(['Shape', 'Size']);

/** The nodes that lead to a tensor, and which of their tensors depend on the input. */
export class GraphFlow {
  readonly nodes: readonly GraphNode[];
  readonly target: string;
  readonly #active = new Set<string>();
  readonly #fromData = new Set<string>();

  constructor(graph: Graph, target: string) {
    const needed = new Set([target]);
    const nodes: GraphNode[] = [];
    for (const node of graph.nodes.toReversed()) {
      if (!node.outputs.some((name) => needed.has(name))) continue;
      nodes.push(node);
      for (const name of node.inputs) if (name !== '') needed.add(name);
    }
    this.target = target;
    this.nodes = nodes.toReversed();
    for (const name of graph.inputs) {
      this.#active.add(name);
      this.#fromData.add(name);
    }
    for (const node of this.nodes) this.#follow(node);
  }

  #follow({ operator, inputs, outputs, attributes }: GraphNode): void {
    const touches = (set: ReadonlySet<string>): boolean =>
      attributes.holdGraphs || inputs.some((name) => set.has(name));
    if (touches(this.#fromData) && !SHAPES.has(operator)) {
      for (const name of outputs) this.#fromData.add(name);
    }
    if (touches(this.#active) && !ZERO_OPERATORS.has(operator)) {
      for (const name of outputs) this.#active.add(name);
    }
  }

  /** True if the tensor depends on the model's input by arithmetic that has a slope. */
  isActive(name: string): boolean {
    return this.#active.has(name);
  }

  /** True if its numbers, and not only its shape, depend on the model's input. */
  isFromData(name: string): boolean {
    return this.#fromData.has(name);
  }

  /** True if what depends on the input goes on behind an operator without a slope: gradients show less than there is. */
  get hasCuts(): boolean {
    return this.nodes.some(
      ({ inputs, outputs }) =>
        outputs.some((name) => this.isActive(name)) &&
        inputs.some((name) => this.isFromData(name) && !this.isActive(name)),
    );
  }

  /** The tensors to probe: those that are no weights, and that a rule may ask about. */
  tensors(graph: Graph): readonly string[] {
    const made = new Set(graph.nodes.flatMap(({ outputs }) => outputs));
    const read = this.nodes.flatMap(({ inputs }) => inputs);
    const parts = this.nodes.filter(({ operator }) => operator === 'Split').flatMap(({ outputs }) => outputs);
    return [...new Set([this.target, ...read, ...parts])].filter((name) => name !== '' && made.has(name));
  }
}

/** What a run of the model has shown of a tensor. */
export interface ProbedTensor {
  readonly shape: readonly number[];
  readonly type: string;
  readonly values: readonly number[] | undefined;
}

/** Shapes, types and parameters of a graph's tensors at a fixed batch: read from the file, or from a run of it. */
export class GraphFacts {
  readonly #graph: Graph;
  readonly #flow: GraphFlow;
  readonly #probed: ReadonlyMap<string, ProbedTensor>;

  constructor(graph: Graph, flow: GraphFlow, probed: ReadonlyMap<string, ProbedTensor>) {
    this.#graph = graph;
    this.#flow = flow;
    this.#probed = probed;
  }

  isActive(name: string): boolean {
    return this.#flow.isActive(name);
  }

  shape(name: string): readonly number[] {
    const shape = this.#probed.get(name)?.shape ?? this.#graph.initializers.get(name)?.().shape;
    if (shape === undefined) throw new NoGradient(`the shape of a tensor is not known`);
    return shape;
  }

  type(name: string): string {
    const probed = this.#probed.get(name)?.type;
    if (probed !== undefined) return probed;
    return TYPES[this.#graph.initializers.get(name)?.().type ?? 0] ?? 'unknown';
  }

  /** @returns undefined if the numbers depend on the input, or are too many */
  values(name: string): readonly number[] | undefined {
    const constant = this.#graph.initializers.get(name)?.().values;
    if (constant !== undefined) return constant;
    if (this.#flow.isFromData(name)) return undefined;
    return this.#probed.get(name)?.values;
  }
}
