import type { FieldCounter } from '@model-security-scan/common/protobuf';
import { ArtifactFault } from '../fault.ts';
import { MessageReader, packedIntegers } from './protobuf-messages.ts';

/** The form of a field: once or many times; an integer, content with a length, or numbers of a fixed size. */
type Form = 'integer' | 'integers' | 'content' | 'contents' | 'float' | 'floats' | 'doubles';

/** The fields of each kind of message in an ONNX file, by number (onnx.proto3). Others are ignored, as the runtime does. */
const FIELDS = {
  model: { 2: 'content', 7: 'content', 8: 'contents', 20: 'contents', 25: 'contents' },
  operatorSet: { 1: 'content', 2: 'integer' },
  graph: { 1: 'contents', 2: 'content', 5: 'contents', 11: 'contents', 12: 'contents', 15: 'contents' },
  node: { 1: 'contents', 2: 'contents', 3: 'content', 4: 'content', 5: 'contents', 7: 'content' },
  attribute: {
    ...{ 1: 'content', 2: 'float', 3: 'integer', 4: 'content', 5: 'content', 6: 'content', 7: 'floats' },
    ...{ 8: 'integers', 9: 'contents', 10: 'contents', 11: 'contents', 14: 'content', 15: 'contents' },
    ...{ 20: 'integer', 21: 'content', 22: 'content', 23: 'contents' },
  },
  tensor: {
    ...{ 1: 'integers', 2: 'integer', 3: 'content', 4: 'floats', 5: 'integers', 6: 'contents' },
    ...{ 7: 'integers', 8: 'content', 9: 'content', 10: 'doubles', 11: 'integers' },
    ...{ 13: 'contents', 14: 'integer' },
  },
  sparseTensor: { 1: 'content', 2: 'content', 3: 'integers' },
  value: { 1: 'content', 2: 'content' },
  type: { 1: 'content', 4: 'content', 5: 'content', 7: 'content', 8: 'content', 9: 'content' },
  tensorType: { 1: 'integer', 2: 'content' },
  shape: { 1: 'contents' },
  dimension: { 1: 'integer', 2: 'content' },
} as const satisfies Record<string, Record<number, Form>>;

export type MessageKind = keyof typeof FIELDS;

const WIRES: Readonly<Record<Form, readonly number[]>> = {
  integer: [0],
  integers: [0, 2],
  content: [2],
  contents: [2],
  float: [5],
  floats: [5, 2],
  doubles: [1, 2],
};

/** Keeps a byte order mark: the runtime sees it too. */
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** One message of an ONNX file. Its fields are read when it is made; messages inside it are not. */
export class OnnxMessage {
  readonly #contents = new Map<number, Uint8Array[]>();
  readonly #integers = new Map<number, number[]>();
  readonly #sizes = new Map<number, number>();

  /**
   * Reads a message strictly. protobuf merges a field that is there twice, and drops one of a wrong wire type; no exporter
   * writes such a file, so both are refused: what was judged is then what the runtime reads.
   * @throws ArtifactFault
   */
  constructor(counter: FieldCounter, kind: MessageKind, bytes: Uint8Array) {
    const forms: Readonly<Record<number, Form>> = FIELDS[kind];
    const reader = new MessageReader(bytes, counter);
    while (reader.next()) {
      const { number, wire } = reader;
      const form = forms[number];
      if (form === undefined) continue;
      if (!WIRES[form].includes(wire) || (this.#sizes.has(number) && !form.endsWith('s'))) {
        throw new ArtifactFault(
          `The model file is not well formed: field ${String(number)} of a ${kind} occurs twice or has a wrong ` +
            'type. No exporter writes that. Export the model again.',
        );
      }
      // An integer counts as the 64 bits that it stands for.
      const size = wire === 0 ? 8 : reader.size;
      this.#sizes.set(number, (this.#sizes.get(number) ?? 0) + size);
      if (wire === 0) add(this.#integers, number, reader.value);
      else if (wire === 2) this.#addContent(number, form, reader.content);
    }
  }

  #addContent(number: number, form: Form, content: Uint8Array): void {
    if (form !== 'integers') add(this.#contents, number, content);
    else for (const integer of packedIntegers(content)) add(this.#integers, number, integer);
  }

  has(number: number): boolean {
    return this.#sizes.has(number);
  }

  contents(number: number): readonly Uint8Array[] {
    return this.#contents.get(number) ?? [];
  }

  integer(number: number): number {
    return this.integers(number)[0] ?? 0;
  }

  integers(number: number): readonly number[] {
    return this.#integers.get(number) ?? [];
  }

  /** The bytes of a field, however they are packed. */
  size(number: number): number {
    return this.#sizes.get(number) ?? 0;
  }

  text(number: number): string {
    return this.texts(number)[0] ?? '';
  }

  texts(number: number): readonly string[] {
    return this.contents(number).map((bytes) => UTF8.decode(bytes));
  }
}

function add<Value>(lists: Map<number, Value[]>, number: number, value: Value): void {
  const list = lists.get(number);
  if (list === undefined) lists.set(number, [value]);
  else list.push(value);
}
