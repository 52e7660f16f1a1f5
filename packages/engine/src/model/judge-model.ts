import type { FieldCounter } from '@model-security-scan/common/protobuf';
import { ArtifactFault } from '../fault.ts';
import { type MessageKind, OnnxMessage } from './onnx-message.ts';
import {
  MODEL_LIMITS,
  type ModelAttribute,
  type ModelFile,
  type ModelLimits,
  type ModelNode,
  type ModelValue,
} from './model-file.ts';
import { shownName } from './shown-name.ts';
import { countFields } from './protobuf-messages.ts';
import { sparseProblem, tensorProblem } from './tensor-judgement.ts';

/**
 * Operators that onnxruntime adds to the standard and that only compute: what its optimizer and its quantizer write. Others of its domain
 * may read files (EPContext) or hold code, and are refused.
 */
const CONTRIBUTED_DOMAIN = 'com.microsoft';
const CONTRIBUTED_OPERATORS: ReadonlySet<string> = new Set([
  ...['BiasGelu', 'DequantizeLinear', 'DynamicQuantizeMatMul', 'FastGelu', 'FusedConv', 'FusedGemm'],
  ...['FusedMatMul', 'Gelu', 'MatMulIntegerToFloat', 'QGemm', 'QLinearAdd', 'QLinearAveragePool'],
  ...['QLinearConcat', 'QLinearGlobalAveragePool', 'QLinearLeakyRelu', 'QLinearMul', 'QLinearSigmoid'],
  ...['QLinearSoftmax', 'QuantizeLinear', 'QuickGelu', 'SkipLayerNormalization'],
]);

/** The domains whose operators only compute. Others name code that the runtime would have to load or know. */
const DOMAINS: ReadonlySet<string> = new Set(['', 'ai.onnx', 'ai.onnx.ml']);

/**
 * Judges an ONNX file before the runtime sees it: well formed, of sane size, no reference to another file, only standard operators.
 * @throws ArtifactFault that says what is wrong with the file
 */
export function judgeModel(bytes: Uint8Array, limits: ModelLimits = MODEL_LIMITS): ModelFile {
  if (bytes.length > limits.bytes) {
    throw new ArtifactFault(
      `The model file has ${String(bytes.length)} bytes; at most ${String(limits.bytes)} can be analysed.`,
    );
  }
  return new Judge(limits).model(bytes);
}

function isContributed(operator: string, domain: string): boolean {
  return domain === CONTRIBUTED_DOMAIN && CONTRIBUTED_OPERATORS.has(operator);
}

/** The attributes that are kept: those that name the classes, the texts that inputs are compared with, and what is done at the end. */
const KEPT = /^classlabels_|_strings$|^post_transform$/u;

interface JudgedGraph {
  readonly message: OnnxMessage;
  readonly nodes: readonly ModelNode[];
  readonly constants: ReadonlyMap<string, Uint8Array>;
}

/** A node with so many bytes holds numbers or texts itself. */
const LARGE_NODE = 256;

function largeNodes({ message, nodes }: JudgedGraph): readonly (readonly [string, Uint8Array])[] {
  return message.contents(1).flatMap((bytes, at) => {
    const [name] = nodes[at]?.outputs ?? [];
    return name === undefined || bytes.length < LARGE_NODE ? [] : [[name, bytes] as const];
  });
}

class Judge {
  readonly #limits: ModelLimits;
  readonly #counter: FieldCounter;
  #nodes = 0;

  constructor(limits: ModelLimits) {
    this.#limits = limits;
    this.#counter = countFields(limits.fields);
  }

  model(bytes: Uint8Array): ModelFile {
    const model = this.#message('model', bytes);
    const [graphBytes] = model.contents(7);
    if (graphBytes === undefined) {
      throw new ArtifactFault('The model file holds no graph: it is empty, cut short, or not an ONNX model.');
    }
    if (model.has(20)) {
      throw new ArtifactFault(
        'The model file holds training information. Export the model for inference only.',
      );
    }
    if (model.has(25)) {
      throw new ArtifactFault(
        'The model file defines functions of its own. Inline them with ' +
          'onnx.inliner.inline_local_functions(model), and save the model again.',
      );
    }
    const graph = this.#graph(graphBytes, 1);
    const inputs = graph.message.contents(11).map((value) => this.#value(value));
    return {
      bytes,
      opset: this.#opset(model),
      inputs: inputs.filter(({ name }) => !graph.constants.has(name)),
      outputs: graph.message.contents(12).map((value) => this.#value(value)),
      nodes: graph.nodes,
      constants: new Set(graph.constants.keys()),
      parts: new Map([...graph.constants, ...largeNodes(graph)]),
    };
  }

  #message(kind: MessageKind, bytes: Uint8Array): OnnxMessage {
    return new OnnxMessage(this.#counter, kind, bytes);
  }

  #opset(model: OnnxMessage): number {
    const sets = model.contents(8).map((bytes) => this.#message('operatorSet', bytes));
    return sets.find((set) => ['', 'ai.onnx'].includes(set.text(1)))?.integer(2) ?? 0;
  }

  #graph(bytes: Uint8Array, depth: number): JudgedGraph {
    if (depth > this.#limits.depth) {
      throw new ArtifactFault(
        `The model nests graphs (If, Loop, Scan) more than ${String(this.#limits.depth)} deep.`,
      );
    }
    const message = this.#message('graph', bytes);
    const nodes = message.contents(1).map((node) => this.#node(node, depth));
    const constants = new Map(message.contents(5).map((tensor) => [this.#tensor(tensor), tensor]));
    for (const tensor of message.contents(15)) this.#sparseTensor(tensor);
    return { message, nodes, constants };
  }

  #node(bytes: Uint8Array, depth: number): ModelNode {
    this.#nodes += 1;
    if (this.#nodes > this.#limits.nodes) {
      throw new ArtifactFault(
        `The model has more than ${String(this.#limits.nodes)} nodes. Simplify it (onnxsim), or analyse a smaller model.`,
      );
    }
    const node = this.#message('node', bytes);
    const [operator, domain] = [node.text(4), node.text(7)];
    if (!DOMAINS.has(domain) && !isContributed(operator, domain)) {
      throw new ArtifactFault(
        `The model uses the operator ${shownName(operator)} of the domain ${shownName(domain)}. Only operators of ` +
          'ai.onnx, ai.onnx.ml and some of com.microsoft are run. Export the model without custom operators or optimizations for one runtime.',
      );
    }
    const attributes = new Map<string, ModelAttribute>();
    for (const content of node.contents(5)) {
      const attribute = this.#attribute(content, depth);
      const name = attribute.text(1);
      if (!KEPT.test(name)) continue;
      const texts = name === 'post_transform' ? [attribute.text(4)] : attribute.texts(9);
      attributes.set(name, { integers: attribute.integers(8), texts });
    }
    return { operator, inputs: node.texts(1), outputs: node.texts(2), attributes };
  }

  #attribute(bytes: Uint8Array, depth: number): OnnxMessage {
    const attribute = this.#message('attribute', bytes);
    for (const tensor of [...attribute.contents(5), ...attribute.contents(10)]) this.#tensor(tensor);
    for (const tensor of [...attribute.contents(22), ...attribute.contents(23)]) this.#sparseTensor(tensor);
    for (const graph of [...attribute.contents(6), ...attribute.contents(11)]) this.#graph(graph, depth + 1);
    return attribute;
  }

  /** Judges a tensor. @returns its name */
  #tensor(bytes: Uint8Array): string {
    const tensor = this.#message('tensor', bytes);
    const problem = tensorProblem(tensor, this.#limits.elements);
    if (problem !== undefined) throw new ArtifactFault(problem);
    return tensor.text(8);
  }

  #sparseTensor(bytes: Uint8Array): void {
    const sparse = this.#message('sparseTensor', bytes);
    for (const part of [...sparse.contents(1), ...sparse.contents(2)]) this.#tensor(part);
    const problem = sparseProblem(sparse, this.#limits.elements);
    if (problem !== undefined) throw new ArtifactFault(problem);
  }

  #value(bytes: Uint8Array): ModelValue {
    const value = this.#message('value', bytes);
    const name = value.text(1);
    const [typeBytes] = value.contents(2);
    if (typeBytes === undefined) return { name, kind: 'other', elementType: 0, shape: undefined };
    const type = this.#message('type', typeBytes);
    const [tensorBytes] = type.contents(1);
    if (tensorBytes !== undefined) {
      const tensor = this.#message('tensorType', tensorBytes);
      return { name, kind: 'tensor', elementType: tensor.integer(1), shape: this.#shape(tensor) };
    }
    const kind = type.has(4) ? 'sequence' : type.has(5) ? 'map' : 'other';
    return { name, kind, elementType: 0, shape: undefined };
  }

  #shape(tensorType: OnnxMessage): readonly (number | undefined)[] | undefined {
    const [shapeBytes] = tensorType.contents(2);
    if (shapeBytes === undefined) return undefined;
    return this.#message('shape', shapeBytes)
      .contents(1)
      .map((bytes) => {
        const size = this.#message('dimension', bytes).integer(1);
        // Exporters write an open dimension as a name, as nothing, as 0 or as -1.
        return size > 0 ? size : undefined;
      });
  }
}
