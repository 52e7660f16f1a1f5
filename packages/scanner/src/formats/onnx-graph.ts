import { damaged, isUnreadable } from '@model-security-scan/common/unreadable';
import type { ByteSource } from '../byte-source.ts';
import type { OnnxGraph, OnnxNode, OnnxValue } from '@model-security-scan/common/onnx-purpose';
import { TELLING_OPERATORS } from '../unattacked-purpose.ts';
import { type Field, type Message, ProtobufReader } from '../reading/protobuf-reader.ts';

/** The most fields that are read. A larger graph counts as one of which nobody knows what it is for. */
const MAX_FIELDS = 2_000_000;
/** Names are compared, so that a longer one is not cut. */
const MAX_NAME_BYTES = 1000;

/**
 * Reads as much of the main graph of an ONNX model as tells whether the model can be attacked. Tensors are stepped over.
 * @returns undefined for a file that two readers could understand differently, or that is too large or damaged
 */
export function readOnnxGraph(bytes: ByteSource): OnnxGraph | undefined {
  try {
    return new GraphReader(bytes).graph();
  } catch (error) {
    if (!isUnreadable(error, 'damaged')) throw error;
    return undefined;
  }
}

/** Reads strictly, as the engine does (`packages/engine/src/model/onnx-message.ts`): a field that is there twice may be merged or not. */
class GraphReader {
  readonly #reader: ProtobufReader;

  constructor(bytes: ByteSource) {
    this.#reader = new ProtobufReader(bytes, MAX_FIELDS);
  }

  graph(): OnnxGraph {
    const graph = this.#inner(this.#reader.whole, 7);
    if (graph === undefined) throw damaged('The model has no graph.');
    const nodes: OnnxNode[] = [];
    const constants = new Set<string>();
    const inputs: OnnxValue[] = [];
    const outputs: OnnxValue[] = [];
    for (const field of this.#reader.fields(graph)) {
      if (field.wire !== 2) continue;
      if (field.number === 1) nodes.push(...this.#node(field));
      else if (field.number === 5) constants.add(this.#text(field, 8));
      else if (field.number === 11) inputs.push(this.#value(field));
      else if (field.number === 12) outputs.push(this.#value(field));
    }
    return { inputs: inputs.filter(({ name }) => !constants.has(name)), outputs, nodes };
  }

  /** @returns nothing for a node that says nothing */
  #node(message: Message): readonly OnnxNode[] {
    const operator = this.#text(message, 4);
    if (!TELLING_OPERATORS.has(operator)) return [];
    const names = (number: number): readonly string[] =>
      this.#fields(message, number).map((field) => this.#name(field));
    return [{ operator, inputs: names(1), outputs: names(2) }];
  }

  #value(message: Message): OnnxValue {
    const name = this.#text(message, 1);
    const type = this.#inner(message, 2);
    const tensor = type === undefined ? undefined : this.#inner(type, 1);
    if (type === undefined || tensor === undefined) {
      const has = (number: number): boolean => type !== undefined && this.#fields(type, number).length > 0;
      const kind = has(4) ? 'sequence' : has(5) ? 'map' : 'other';
      return { name, kind, elementType: 0, shape: undefined };
    }
    const shape = this.#inner(tensor, 2);
    return {
      name,
      kind: 'tensor',
      elementType: this.#one(tensor, 1, 0)?.value ?? 0,
      shape: shape === undefined ? undefined : this.#fields(shape, 1).map((one) => this.#dimension(one)),
    };
  }

  /** Exporters write an open dimension as a name, as nothing, as 0 or as -1. */
  #dimension(message: Message): number | undefined {
    const size = this.#one(message, 1, 0)?.value ?? 0;
    return size > 0 && size <= Number.MAX_SAFE_INTEGER ? size : undefined;
  }

  #inner(message: Message, number: number): Field | undefined {
    return this.#one(message, number, 2);
  }

  #text(message: Message, number: number): string {
    const field = this.#inner(message, number);
    return field === undefined ? '' : this.#name(field);
  }

  #name(field: Field): string {
    if (field.size > MAX_NAME_BYTES) throw damaged('The model has a very long name.');
    return this.#reader.text(field);
  }

  #one(message: Message, number: number, wire: number): Field | undefined {
    const [field, ...others] = this.#fields(message, number);
    if (others.length > 0 || (field !== undefined && field.wire !== wire)) {
      throw damaged('The model has a part twice.');
    }
    return field;
  }

  #fields(message: Message, number: number): readonly Field[] {
    return [...this.#reader.fields(message)].filter((field) => field.number === number);
  }
}
