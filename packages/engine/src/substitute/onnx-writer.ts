import { bytes, float, integer, message, MessageReader, text } from '../model/protobuf-messages.ts';

/**
 * Writes ONNX graphs as protocol buffers (onnx.proto3). Only what our own graphs need: float32, int32 and int64 tensors, and
 * attributes that are numbers, lists of integers, text or a graph.
 */
export interface OnnxGraph {
  readonly name: string;
  readonly nodes: readonly Uint8Array[];
  /** Names with their types. Shapes are left open, except that a rank can be given. */
  readonly inputs: readonly OnnxValue[];
  readonly outputs: readonly OnnxValue[];
  readonly constants: readonly Uint8Array[];
}

export interface OnnxValue {
  readonly name: string;
  readonly type: 'float' | 'int32' | 'int64' | 'bool';
  readonly rank: number;
}

/** A number is an integer; `{ float: 1 }` is written as float32. */
export type OnnxAttribute =
  | number
  | readonly number[]
  | OnnxGraph
  | { readonly float: number }
  | { readonly floats: readonly number[] }
  | { readonly text: string };

const TYPES = { float: 1, int32: 6, int64: 7, bool: 9 } as const;
const ATTRIBUTE_FLOAT = 1;
const ATTRIBUTE_INT = 2;
const ATTRIBUTE_STRING = 3;
const ATTRIBUTE_GRAPH = 5;
const ATTRIBUTE_FLOATS = 6;
const ATTRIBUTE_INTS = 7;
const IR_VERSION = 8;
const OPERATOR_SET = 17;

export function onnxModel(graph: OnnxGraph, operatorSet = OPERATOR_SET): Uint8Array {
  const operators = message(text(1, ''), integer(2, operatorSet));
  return message(integer(1, IR_VERSION), bytes(7, graphBytes(graph)), bytes(8, operators));
}

/** What is added to a graph that somebody else wrote. */
export interface OnnxAddition {
  readonly nodes: readonly Uint8Array[];
  readonly constants: readonly Uint8Array[];
  readonly inputs: readonly OnnxValue[];
  /** Tensors that become outputs, of the types that the runtime finds. */
  readonly outputs: readonly string[];
}

/**
 * Adds nodes, constants, inputs and outputs to a model. It appends a second graph: protobuf merges a message that is there
 * twice, and joins its lists.
 */
export function extendModel(model: Uint8Array, addition: OnnxAddition): Uint8Array {
  const graph = message(
    ...addition.nodes.map((one) => bytes(1, one)),
    ...addition.constants.map((one) => bytes(5, one)),
    ...addition.inputs.map((value) => bytes(11, valueBytes(value))),
    ...addition.outputs.map((name) => bytes(12, text(1, name))),
  );
  return message(model, bytes(7, graph));
}

/** Returns one node: an operator, its inputs and outputs by name, and its attributes. */
export function node(
  operator: string,
  inputs: readonly string[],
  outputs: string | readonly string[],
  attributes: Readonly<Record<string, OnnxAttribute>> = {},
  domain = '',
): Uint8Array {
  const named = typeof outputs === 'string' ? [outputs] : outputs;
  return message(
    ...inputs.map((name) => text(1, name)),
    ...named.map((name) => text(2, name)),
    text(4, operator),
    ...Object.entries(attributes).map(([name, value]) => bytes(5, attributeBytes(name, value))),
    ...(domain === '' ? [] : [text(7, domain)]),
  );
}

/** Returns a constant tensor. Without `dims` it is a scalar. */
export function constant(
  name: string,
  type: 'float' | 'int64' | 'bool',
  values: readonly number[],
  dims: readonly number[] = [],
): Uint8Array {
  return message(
    ...dims.map((size) => integer(1, size)),
    integer(2, TYPES[type]),
    text(8, name),
    bytes(9, rawData(type, values)),
  );
}

/** Copies a message with other names in the fields that hold names. */
export function renamed(
  content: Uint8Array,
  fields: readonly number[],
  nameOf: (name: string) => string,
): Uint8Array {
  const reader = new MessageReader(content);
  const parts: Uint8Array[] = [];
  while (reader.next()) {
    const isName = fields.includes(reader.number);
    parts.push(isName ? text(reader.number, nameOf(new TextDecoder().decode(reader.content))) : reader.whole);
  }
  return message(...parts);
}

function rawData(type: 'float' | 'int64' | 'bool', values: readonly number[]): Uint8Array {
  if (type === 'float') return new Uint8Array(Float32Array.from(values).buffer);
  if (type === 'bool') return Uint8Array.from(values);
  return new Uint8Array(BigInt64Array.from(values, (value) => BigInt(value)).buffer);
}

function graphBytes(graph: OnnxGraph): Uint8Array {
  return message(
    ...graph.nodes.map((one) => bytes(1, one)),
    text(2, graph.name),
    ...graph.constants.map((one) => bytes(5, one)),
    ...graph.inputs.map((value) => bytes(11, valueBytes(value))),
    ...graph.outputs.map((value) => bytes(12, valueBytes(value))),
  );
}

function attributeBytes(name: string, value: OnnxAttribute): Uint8Array {
  const named = (type: number, ...content: readonly Uint8Array[]): Uint8Array =>
    message(text(1, name), ...content, integer(20, type));
  if (typeof value === 'number') return named(ATTRIBUTE_INT, integer(3, value));
  if ('nodes' in value) return named(ATTRIBUTE_GRAPH, bytes(6, graphBytes(value)));
  if ('float' in value) {
    return named(ATTRIBUTE_FLOAT, float(2, value.float));
  }
  if ('floats' in value) return named(ATTRIBUTE_FLOATS, bytes(7, rawData('float', value.floats)));
  if ('text' in value) return named(ATTRIBUTE_STRING, text(4, value.text));
  return named(ATTRIBUTE_INTS, ...value.map((one) => integer(8, one)));
}

function valueBytes({ name, type, rank }: OnnxValue): Uint8Array {
  const dims = Array.from({ length: rank }, (_unused, axis) =>
    bytes(1, message(text(2, `${name}_${String(axis)}`))),
  );
  const tensor = message(integer(1, TYPES[type]), bytes(2, message(...dims)));
  return message(text(1, name), bytes(2, message(bytes(1, tensor))));
}
