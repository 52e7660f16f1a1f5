import type { FieldCounter } from '@model-security-scan/common/protobuf';
import { posix } from 'node:path';
import { ArtifactFault } from '../fault.ts';
import { MODEL_LIMITS, type ModelLimits } from './model-file.ts';
import { contentHeader, countFields, MessageReader, packedIntegers } from './protobuf-messages.ts';
import { shownName } from './shown-name.ts';
import { bitsOf } from './tensor-judgement.ts';

/** What a message can hold of others on the way to a tensor, by field number (onnx.proto3). */
const INNER = {
  model: { 7: 'graph' },
  graph: { 1: 'node', 5: 'tensor', 15: 'sparseTensor' },
  node: { 5: 'attribute' },
  attribute: { 5: 'tensor', 6: 'graph', 10: 'tensor', 11: 'graph', 22: 'sparseTensor', 23: 'sparseTensor' },
  sparseTensor: { 1: 'tensor', 2: 'tensor' },
  tensor: {},
} as const satisfies Readonly<Record<string, Readonly<Record<number, string>>>>;
type Kind = keyof typeof INNER;

const [DIMENSIONS, TYPE, NAME, RAW, EXTERNAL, LOCATION] = [1, 2, 8, 9, 13, 14];
/** `data_location` of a tensor whose numbers are in another file. */
const IN_OTHER_FILE = 1;
/** Deeper graphs stay as they are, and are refused later. */
const MOST_DEPTH = 40;

/** Gives the content of a file beside the model, by its path relative to the model's folder; undefined if it is not there. */
export type OpenExternal = (path: string) => Buffer | undefined;

/**
 * Writes numbers that a model keeps in other files into the model, so that whatever judges and runs it sees one file. Whatever
 * is not written as exporters write it stays as it is, and is refused when the model is judged.
 * @throws ArtifactFault if a file is missing, too short, or not below the folder of the model, or the whole gets too large
 */
export function inlineExternalData(
  bytes: Uint8Array,
  open: OpenExternal,
  limits: ModelLimits = MODEL_LIMITS,
): Uint8Array {
  const whole = new Inliner(open, limits).rewrite('model', bytes, 0);
  return whole === undefined ? bytes : Buffer.concat(whole.parts, whole.bytes);
}

/** A message in pieces, so that large tensors are copied once. */
interface Pieces {
  readonly parts: Uint8Array[];
  bytes: number;
}

class Inliner {
  readonly #open: OpenExternal;
  readonly #counter: FieldCounter;
  readonly #opened = new Map<string, Buffer>();
  readonly #mostBytes: number;
  #left: number;

  constructor(open: OpenExternal, limits: ModelLimits) {
    this.#open = open;
    this.#counter = countFields(limits.fields);
    this.#mostBytes = limits.bytes;
    this.#left = limits.bytes;
  }

  /** @returns undefined if nothing in the message has to change */
  rewrite(kind: Kind, message: Uint8Array, depth: number): Pieces | undefined {
    if (kind === 'tensor') return this.#tensor(message);
    if (depth > MOST_DEPTH) return undefined;
    const inner: Readonly<Record<number, Kind>> = INNER[kind];
    const reader = new MessageReader(message, this.#counter);
    const pieces: Pieces = { parts: [], bytes: 0 };
    let kept = 0;
    while (reader.next()) {
      const innerKind = reader.wire === 2 ? inner[reader.number] : undefined;
      const changed =
        innerKind === undefined ? undefined : this.rewrite(innerKind, reader.content, depth + 1);
      if (changed === undefined) continue;
      const before = message.subarray(kept, reader.start);
      add(pieces, before, contentHeader(reader.number, changed.bytes), ...changed.parts);
      kept = reader.end;
    }
    if (pieces.parts.length === 0) return undefined;
    add(pieces, message.subarray(kept));
    return pieces;
  }

  #tensor(message: Uint8Array): Pieces | undefined {
    const fields = new TensorFields(message, this.#counter);
    if (!fields.isExternal) return undefined;
    const location = fields.entry('location');
    const bits = bitsOf(fields.type);
    if (location === undefined || bits === undefined) return undefined;
    const name = shownName(fields.name);
    const file = this.#file(location, name);
    const size = Math.ceil((fields.elements * bits) / 8);
    const start = Number(fields.entry('offset') ?? 0);
    const length = Number(fields.entry('length') ?? size);
    const isPart = [start, length].every((number) => Number.isSafeInteger(number) && number >= 0);
    if (!isPart || length !== size || start + length > file.length) {
      throw new ArtifactFault(
        `The tensor "${name}" needs ${String(size)} bytes, but ${shownName(location)} does not hold them where the model says ` +
          '(external data): the file is damaged, cut short, or belongs to another model. Export both together.',
      );
    }
    this.#left -= length;
    if (this.#left < 0) {
      throw new ArtifactFault(
        `The model has more than ${String(this.#mostBytes)} bytes with its external data, the most that can be analysed.`,
      );
    }
    const pieces: Pieces = { parts: [], bytes: 0 };
    add(pieces, ...fields.others, contentHeader(RAW, length), file.subarray(start, start + length));
    return pieces;
  }

  #file(location: string, tensor: string): Buffer {
    const path = posix.normalize(location);
    const says = `The tensor "${tensor}" keeps its numbers in another file (external data), "${shownName(location)}"`;
    if (leavesFolder(path)) {
      throw new ArtifactFault(
        `${says}, which is not below the folder of the model. Only files beside the model are read. Export the model again.`,
      );
    }
    const content = this.#opened.get(path) ?? this.#open(path);
    if (content === undefined) {
      throw new ArtifactFault(
        `${says}, and that is not beside the model, or is not a plain file inside the workspace. Commit it or fetch it, or save the ` +
          'model as one file: torch.onnx.export(..., external_data=False).',
      );
    }
    this.#opened.set(path, content);
    return content;
  }
}

/** True for a path that leads out of the model's folder on some system: absolute, with a drive, a scheme or `..`. */
function leavesFolder(path: string): boolean {
  return /^[\\/~]|^[a-z][\w+.-]*:|\\|^\.\.?(?:\/|$)|\0/iu.test(path);
}

/** The fields of a tensor that say where its numbers are. */
class TensorFields {
  isExternal = false;
  elements = 1;
  type = 0;
  name = '';
  /** All fields but those that refer to another file. */
  readonly others: Uint8Array[] = [];
  readonly #entries = new Map<string, string>();

  constructor(message: Uint8Array, counter: FieldCounter) {
    const reader = new MessageReader(message, counter);
    while (reader.next()) {
      if (reader.wire === 0) this.#integer(reader.number, reader.value);
      else if (reader.wire === 2) this.#content(reader.number, reader.content);
      if (reader.number !== EXTERNAL && reader.number !== LOCATION) this.others.push(reader.whole);
    }
  }

  entry(key: string): string | undefined {
    return this.#entries.get(key);
  }

  #integer(number: number, value: number): void {
    if (number === DIMENSIONS) this.elements *= value;
    else if (number === TYPE) this.type = value;
    else if (number === LOCATION) this.isExternal = value === IN_OTHER_FILE;
  }

  #content(number: number, content: Uint8Array): void {
    if (number === DIMENSIONS) for (const size of packedIntegers(content)) this.elements *= size;
    else if (number === NAME) this.name = TEXT.decode(content);
    else if (number === EXTERNAL) this.#entry(content);
  }

  #entry(content: Uint8Array): void {
    const reader = new MessageReader(content);
    const texts = new Map<number, string>();
    while (reader.next()) if (reader.wire === 2) texts.set(reader.number, TEXT.decode(reader.content));
    this.#entries.set(texts.get(1) ?? '', texts.get(2) ?? '');
  }
}

const TEXT = new TextDecoder('utf-8', { ignoreBOM: true });

function add(pieces: Pieces, ...parts: readonly Uint8Array[]): void {
  for (const part of parts) {
    pieces.parts.push(part);
    pieces.bytes += part.length;
  }
}
