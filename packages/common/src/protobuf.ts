/** The bytes of a file of messages, and what is thrown if they are no messages. */
export interface MessageBytes {
  /** Of the byte that `u8` takes next. */
  offset: number;
  /** Takes a byte. @throws if there is none */
  u8(): number;
  /** @returns what is thrown for bytes that are no message */
  malformed(): Error;
}

/** Counts the fields of all messages of a file: a hostile one may hold hundreds of millions. */
export class FieldCounter {
  #left: number;
  readonly #fault: () => Error;

  /** @param fault makes what is thrown if there are more */
  constructor(maxFields: number, fault: () => Error) {
    this.#left = maxFields;
    this.#fault = fault;
  }

  count(): void {
    this.#left -= 1;
    if (this.#left < 0) throw this.#fault();
  }
}

/** A field of a message. */
export interface Field {
  readonly number: number;
  /** 0: an integer, 1 and 5: numbers of 8 and of 4 bytes, 2: content with a length. */
  readonly wire: number;
  /** The integer; 0 for other kinds. */
  readonly value: number;
  /** Where its content begins; an integer has none. */
  readonly offset: number;
  /** The bytes of its content. */
  readonly size: number;
}

const LARGEST_NUMBER = 2 ** 29 - 1;

/**
 * Reads the fields of a message one after another (protobuf.dev, "Encoding"). It makes no object for a field, and does not read
 * content: whoever reads it, or a message in it, may move the bytes. Groups are refused: no format of models has them.
 */
export class FieldReader implements Field {
  number = 0;
  wire = 0;
  value = 0;
  offset = 0;
  size = 0;
  /** Where the field begins, and where the next one does. */
  start = 0;
  end: number;
  readonly #bytes: MessageBytes;
  readonly #counter: FieldCounter | undefined;
  readonly #last: number;

  /**
   * @param start of the message
   * @param last where the message ends
   * @param counter undefined for messages that were counted before
   */
  constructor(bytes: MessageBytes, start: number, last: number, counter?: FieldCounter) {
    this.#bytes = bytes;
    this.#counter = counter;
    this.end = start;
    this.#last = last;
  }

  /** Goes to the next field. @returns false at the end of the message */
  next(): boolean {
    const bytes = this.#bytes;
    this.start = this.end;
    if (this.start >= this.#last) return false;
    this.#counter?.count();
    bytes.offset = this.start;
    const key = readVarint(bytes);
    this.number = Math.floor(key / 8);
    this.wire = key % 8;
    if (this.number < 1 || this.number > LARGEST_NUMBER) throw bytes.malformed();
    this.#readExtent();
    if (this.end > this.#last) throw bytes.malformed();
    return true;
  }

  #readExtent(): void {
    const bytes = this.#bytes;
    const isInteger = this.wire === 0;
    const number = isInteger || this.wire === 2 ? readVarint(bytes) : 0;
    this.value = isInteger ? number : 0;
    this.offset = bytes.offset;
    this.size = this.wire === 2 ? number : (FIXED_SIZES[this.wire] ?? -1);
    if (this.size < 0) throw bytes.malformed();
    this.end = this.offset + this.size;
  }
}

const FIXED_SIZES: Readonly<Partial<Record<number, number>>> = { 0: 0, 1: 8, 5: 4 };

/** Reads an integer of up to 64 bits with its sign; beyond 2^53 it is not exact. */
export function readVarint(bytes: MessageBytes): number {
  let value = 0;
  let scale = 1;
  for (let index = 0; index < 7; index += 1) {
    const byte = bytes.u8();
    if (byte < 128) return value + byte * scale;
    value += (byte - 128) * scale;
    scale *= 128;
  }
  return readLongVarint(bytes, BigInt(value));
}

/** Goes on with the eighth byte. Negative integers have ten. */
function readLongVarint(bytes: MessageBytes, start: bigint): number {
  let value = start;
  for (let index = 7; index < 10; index += 1) {
    const byte = bytes.u8();
    value += BigInt(byte % 128) << BigInt(7 * index);
    if (byte < 128) return Number(BigInt.asIntN(64, value));
  }
  throw bytes.malformed();
}
