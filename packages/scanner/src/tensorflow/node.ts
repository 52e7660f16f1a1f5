import type { Field, Message, ProtobufReader } from '../reading/protobuf-reader.ts';

/** A node of a graph (node_def.proto), as far as the rules look at it. */
export interface GraphNode {
  readonly name: string;
  readonly operator: string;
  /** The names of the nodes or arguments that it takes values from, in order, without their outputs. */
  readonly inputs: readonly string[];
  /** Attributes that are texts. */
  readonly texts: ReadonlyMap<string, string>;
  /** The functions that its attributes name. */
  readonly functions: readonly string[];
  /** Of a constant that is one short text: the text. */
  readonly constant?: string;
  readonly offset: number;
}

const MAX_INPUTS = 64;
const MAX_NAME_BYTES = 1000;
const MAX_TEXT_BYTES = 300;
const MAX_CONSTANT_BYTES = 300;

/** Reads a node. Where a field that should be there once is there twice, the last one counts, as for TensorFlow. */
export function readNode(reader: ProtobufReader, message: Message, depth: number): GraphNode {
  let [name, operator] = ['', ''];
  const inputs: string[] = [];
  const attributes: Attributes = { texts: new Map(), functions: [], constant: undefined };
  for (const field of reader.fields(message, depth)) {
    if (field.wire !== 2) continue;
    if (field.number === 1) name = reader.text(field, MAX_NAME_BYTES);
    else if (field.number === 2) operator = reader.text(field, MAX_TEXT_BYTES);
    else if (field.number === 3 && inputs.length < MAX_INPUTS) {
      addInput(inputs, reader.text(field, MAX_NAME_BYTES));
    } else if (field.number === 5) readAttribute(reader, field, depth + 1, attributes);
  }
  const { texts, functions, constant } = attributes;
  const node = { name, operator, inputs, texts, functions, offset: message.offset };
  return constant === undefined ? node : { ...node, constant };
}

interface Attributes {
  readonly texts: Map<string, string>;
  readonly functions: string[];
  constant: string | undefined;
}

/** A name that begins with `^` is an order, and no value. */
function addInput(inputs: string[], input: string): void {
  if (!input.startsWith('^')) inputs.push(input.split(':')[0] ?? '');
}

/** Reads an entry of the map of attributes: 1 is its name, 2 its value. */
function readAttribute(reader: ProtobufReader, entry: Field, depth: number, attributes: Attributes): void {
  let key = '';
  for (const field of reader.fields(entry, depth)) {
    if (field.wire !== 2) continue;
    if (field.number === 1) key = reader.text(field, MAX_TEXT_BYTES);
    else if (field.number === 2) readValue(reader, field, depth + 1, key, attributes);
  }
}

/** What a value holds (attr_value.proto): a list of others, a text, a tensor, a function. */
function readValue(
  reader: ProtobufReader,
  value: Message,
  depth: number,
  key: string,
  attributes: Attributes,
): void {
  for (const field of reader.fields(value, depth)) {
    if (field.wire !== 2) continue;
    if (field.number === 2) attributes.texts.set(key, reader.text(field, MAX_TEXT_BYTES));
    else if (field.number === 8 && key === 'value') attributes.constant = readText(reader, field, depth + 1);
    else if (field.number === 10) readFunction(reader, field, depth + 1, attributes);
    else if (field.number === 1) readFunctions(reader, field, depth + 1, attributes);
  }
}

function readFunctions(reader: ProtobufReader, list: Message, depth: number, attributes: Attributes): void {
  for (const field of reader.fields(list, depth)) {
    if (field.wire === 2 && field.number === 9) readFunction(reader, field, depth + 1, attributes);
  }
}

/** A function has a name, and attributes of its own, which may be functions. */
function readFunction(reader: ProtobufReader, message: Message, depth: number, attributes: Attributes): void {
  for (const field of reader.fields(message, depth)) {
    if (field.wire !== 2) continue;
    if (field.number === 1) attributes.functions.push(reader.text(field, MAX_NAME_BYTES));
    else if (field.number === 2) readAttribute(reader, field, depth + 1, attributes);
  }
}

/** @returns the text of a tensor that is one text (tensor.proto) */
function readText(reader: ProtobufReader, tensor: Message, depth: number): string | undefined {
  if (tensor.size > MAX_CONSTANT_BYTES) return undefined;
  const texts: string[] = [];
  for (const field of reader.fields(tensor, depth)) {
    if (field.wire === 2 && field.number === 8) texts.push(reader.text(field));
  }
  return texts.length === 1 ? texts[0] : undefined;
}
