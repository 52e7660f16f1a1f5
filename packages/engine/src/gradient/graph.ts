import type { FieldCounter } from '@model-security-scan/common/protobuf';
import { OnnxMessage } from '../model/onnx-message.ts';
import { countFields, MessageReader } from '../model/protobuf-messages.ts';
import { MODEL_LIMITS } from '../model/model-file.ts';

interface TensorValues {
  readonly shape: readonly number[];
  /** The element type by its number in ONNX. */
  readonly type: number;
  /** Undefined if the numbers are of a type that no rule needs, or too many. */
  readonly values: readonly number[] | undefined;
}

/** Rules read parameters, such as shapes and axes, and never the weights themselves. */
const MOST_VALUES = 65_536;

type Reader = (view: DataView, at: number) => number;

const READERS: Readonly<Record<number, readonly [bytes: number, read: Reader]>> = {
  1: [4, (view, at) => view.getFloat32(at, true)],
  2: [1, (view, at) => view.getUint8(at)],
  3: [1, (view, at) => view.getInt8(at)],
  6: [4, (view, at) => view.getInt32(at, true)],
  7: [8, (view, at) => Number(view.getBigInt64(at, true))],
  9: [1, (view, at) => view.getUint8(at)],
  11: [8, (view, at) => view.getFloat64(at, true)],
};

/** The fields that hold numbers of these types if they are not raw: integers 5 and 7, floats 4, doubles 10. */
const FLOAT_DATA = 4;
const DOUBLE_DATA = 10;
const RAW_DATA = 9;

/** @param most a tensor of more values has none here */
function readTensor(tensor: OnnxMessage, most = MOST_VALUES): TensorValues {
  const shape = tensor.integers(1);
  const type = tensor.integer(2);
  const count = shape.reduce((product, size) => product * size, 1);
  return { shape, type, values: count <= most ? valuesOf(tensor, type) : undefined };
}

function valuesOf(tensor: OnnxMessage, type: number): readonly number[] | undefined {
  const raw = tensor.contents(RAW_DATA)[0];
  const reader = READERS[type];
  if (reader === undefined) return undefined;
  if (raw !== undefined && raw.length > 0) return readAll(raw, reader);
  const packed = tensor.contents(type === 11 ? DOUBLE_DATA : FLOAT_DATA)[0];
  if (packed !== undefined && (type === 1 || type === 11)) return readAll(packed, reader);
  return [...tensor.integers(5), ...tensor.integers(7)];
}

function readAll(bytes: Uint8Array, [size, read]: readonly [number, Reader]): readonly number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(bytes.length / size) }, (_unused, index) =>
    read(view, index * size),
  );
}

/** @returns the beginning of names that no tensor of the model has */
export function freePrefix(graph: Graph, wanted: string): string {
  const used = [
    ...graph.inputs,
    ...graph.initializers.keys(),
    ...graph.nodes.flatMap(({ outputs }) => outputs),
  ];
  let prefix = wanted;
  while (used.some((name) => name.startsWith(prefix))) prefix += '_';
  return prefix;
}

export interface GraphNode {
  readonly operator: string;
  /** Names of tensors; an input that is left out is empty. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: Attributes;
}

/** The main graph of a judged ONNX file, as far as differentiation reads it. */
export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly opset: number;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** The weights: read when they are asked for. */
  readonly initializers: ReadonlyMap<string, () => TensorValues>;
}

/** Reads the graph of a file that `judgeModel` has found nothing against. @throws ArtifactFault if it is damaged */
export function readGraph(bytes: Uint8Array): Graph {
  const counter = countFields(MODEL_LIMITS.fields);
  const model = new OnnxMessage(counter, 'model', bytes);
  const graph = new OnnxMessage(counter, 'graph', model.contents(7)[0] ?? new Uint8Array(0));
  const initializers = new Map<string, () => TensorValues>();
  for (const content of graph.contents(5)) {
    const [name, read] = readTensorLater(counter, content);
    initializers.set(name, read);
  }
  const sets = model.contents(8).map((content) => new OnnxMessage(counter, 'operatorSet', content));
  const nameOf = (content: Uint8Array): string => new OnnxMessage(counter, 'value', content).text(1);
  return {
    nodes: graph.contents(1).map((content) => readNode(counter, content)),
    opset: sets.find((set) => ['', 'ai.onnx'].includes(set.text(1)))?.integer(2) ?? 0,
    inputs: graph
      .contents(11)
      .map(nameOf)
      .filter((name) => !initializers.has(name)),
    outputs: graph.contents(12).map(nameOf),
    initializers,
  };
}

export function readTensorLater(
  counter: FieldCounter,
  bytes: Uint8Array,
): readonly [name: string, read: () => TensorValues] {
  const tensor = new OnnxMessage(counter, 'tensor', bytes);
  let read: TensorValues | undefined;
  return [tensor.text(8), () => (read ??= readTensor(tensor))];
}

export function graphNode(
  counter: FieldCounter,
  operator: string,
  inputs: readonly string[],
  outputs: readonly string[],
): GraphNode {
  return { operator, inputs, outputs, attributes: new Attributes(counter, new Map()) };
}

export function readNode(counter: FieldCounter, bytes: Uint8Array): GraphNode {
  const node = new OnnxMessage(counter, 'node', bytes);
  const attributes = new Map<string, Attribute>();
  for (const content of node.contents(5)) {
    const message = new OnnxMessage(counter, 'attribute', content);
    attributes.set(message.text(1), { message, bytes: content });
  }
  return {
    operator: node.text(4),
    inputs: node.texts(1),
    outputs: node.texts(2),
    attributes: new Attributes(counter, attributes),
  };
}

interface Attribute {
  readonly message: OnnxMessage;
  readonly bytes: Uint8Array;
}

const [FLOAT_FIELD, FLOATS_FIELD] = [2, 7];

/** The attributes of a node, with what counts if one is absent. */
export class Attributes {
  readonly #counter: FieldCounter;
  readonly #all: ReadonlyMap<string, Attribute>;

  constructor(counter: FieldCounter, all: ReadonlyMap<string, Attribute>) {
    this.#counter = counter;
    this.#all = all;
  }

  has(name: string): boolean {
    return this.#all.has(name);
  }

  integer(name: string, absent: number): number {
    return this.#all.get(name)?.message.integer(3) ?? absent;
  }

  integers(name: string): readonly number[] | undefined {
    return this.#all.get(name)?.message.integers(8);
  }

  /** The same; empty if it is absent. */
  list(name: string): readonly number[] {
    return this.integers(name) ?? [];
  }

  float(name: string, absent: number): number {
    return this.floats(name)?.[0] ?? absent;
  }

  floats(name: string): readonly number[] | undefined {
    const attribute = this.#all.get(name);
    return attribute === undefined ? undefined : floatsOf(attribute.bytes);
  }

  text(name: string, absent: string): string {
    return this.#all.get(name)?.message.text(4) ?? absent;
  }

  texts(name: string): readonly string[] {
    return this.#all.get(name)?.message.texts(9) ?? [];
  }

  /** @param most a tensor of more values has none here */
  tensor(name: string, most?: number): TensorValues | undefined {
    const content = this.#all.get(name)?.message.contents(5)[0];
    if (content === undefined) return undefined;
    return readTensor(new OnnxMessage(this.#counter, 'tensor', content), most);
  }

  graph(name: string): Uint8Array | undefined {
    return this.#all.get(name)?.message.contents(6)[0];
  }

  /** True if the node holds graphs: their inner nodes may read any tensor. */
  get holdGraphs(): boolean {
    return [...this.#all.values()].some(({ message }) => message.has(6) || message.has(11));
  }
}

/** The floats of an attribute: one, or a list that is packed or not. */
function floatsOf(attribute: Uint8Array): readonly number[] {
  const reader = new MessageReader(attribute);
  const values: number[] = [];
  while (reader.next()) {
    if (reader.number !== FLOAT_FIELD && reader.number !== FLOATS_FIELD) continue;
    const { content } = reader;
    const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
    for (let at = 0; at + 4 <= content.length; at += 4) values.push(view.getFloat32(at, true));
  }
  return values;
}
