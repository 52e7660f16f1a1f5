import { ByteReader, type Decode, decodeGuarded, type Sink, wrongData } from './decoder.ts';

/**
 * bzip2 streams, one after another. Checksums are not compared: a loader that reads in pieces sees the data before it
 * sees that a checksum is wrong.
 */

const BLOCK_MAGIC = [0x314159, 0x265359] as const;
const END_MAGIC = [0x177245, 0x385090] as const;
const MAX_CODE_BITS = 20;
const SYMBOLS_PER_TABLE = 50;

export const decodeBzip2: Decode = (input, sink) => {
  const reader = new ByteReader(input);
  return decodeGuarded(reader, () => {
    // Python and bzip2 both ignore what is no stream after a stream.
    do decodeStream(reader, sink);
    while (isMark(input.read(reader.position, 3)));
  });
};

function isMark(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).toString('latin1') === 'BZh';
}

/** Reads bits, the highest of each byte first. */
class BitReader {
  readonly #reader: ByteReader;
  #held = 0;
  #count = 0;

  constructor(reader: ByteReader) {
    this.#reader = reader;
  }

  /** @param count at most 24 */
  bits(count: number): number {
    while (this.#count < count) {
      this.#held = ((this.#held & 0xffffff) << 8) | this.#reader.byte();
      this.#count += 8;
    }
    this.#count -= count;
    return (this.#held >>> this.#count) & ((1 << count) - 1);
  }
}

function decodeStream(reader: ByteReader, sink: Sink): void {
  const isMarked = isMark(reader.bytes(3));
  const level = reader.byte() - 0x30;
  if (!isMarked || level < 1 || level > 9) throw wrongData('it is not bzip2 data');
  const bits = new BitReader(reader);
  const cells = new Uint32Array(level * 100_000);
  for (;;) {
    const high = bits.bits(24);
    const low = bits.bits(24);
    // The checksum of a block, or of the stream.
    bits.bits(16);
    bits.bits(16);
    if (high === END_MAGIC[0] && low === END_MAGIC[1]) return;
    if (high !== BLOCK_MAGIC[0] || low !== BLOCK_MAGIC[1]) throw wrongData();
    if (bits.bits(1) === 1) throw wrongData('it is of an old kind (randomised blocks) that is not read');
    const start = bits.bits(24);
    const length = readBlock(bits, cells);
    if (start >= length) throw wrongData();
    writeBlock(cells, length, start, sink);
  }
}

/** A Huffman code: the symbols in order of their codes, and where each length ends. */
interface Code {
  readonly symbols: Uint16Array;
  readonly limits: Int32Array;
  readonly bases: Int32Array;
}

function readBlock(bits: BitReader, cells: Uint32Array): number {
  const used = readUsedBytes(bits);
  const groupCount = bits.bits(3);
  const selectorCount = bits.bits(15);
  if (groupCount < 2 || groupCount > 6 || selectorCount === 0 || used.length === 0) throw wrongData();
  const selectors = readSelectors(bits, groupCount, selectorCount);
  const codes = Array.from({ length: groupCount }, () => readCode(bits, used.length + 2));
  return readSymbols(bits, cells, used, (index) => codes[selectors[index] ?? -1]);
}

function readUsedBytes(bits: BitReader): Uint8Array {
  const rows = bits.bits(16);
  const used: number[] = [];
  for (let row = 0; row < 16; row += 1) {
    if ((rows & (0x8000 >>> row)) === 0) continue;
    const columns = bits.bits(16);
    for (let column = 0; column < 16; column += 1) {
      if ((columns & (0x8000 >>> column)) !== 0) used.push(row * 16 + column);
    }
  }
  return Uint8Array.from(used);
}

function readSelectors(bits: BitReader, groupCount: number, count: number): Uint8Array {
  const order = Uint8Array.from({ length: groupCount }, (_, index) => index);
  const selectors = new Uint8Array(count);
  for (let index = 0; index < count; index += 1) {
    let place = 0;
    while (bits.bits(1) === 1) {
      place += 1;
      if (place >= groupCount) throw wrongData();
    }
    selectors[index] = moveToFront(order, place);
  }
  return selectors;
}

function moveToFront(order: Uint8Array, place: number): number {
  const value = order[place] ?? 0;
  order.copyWithin(1, 0, place);
  order[0] = value;
  return value;
}

function readCode(bits: BitReader, symbolCount: number): Code {
  const lengths = new Uint8Array(symbolCount);
  let length = bits.bits(5);
  for (let symbol = 0; symbol < symbolCount; symbol += 1) {
    for (;;) {
      if (length < 1 || length > MAX_CODE_BITS) throw wrongData();
      if (bits.bits(1) === 0) break;
      length += bits.bits(1) === 0 ? 1 : -1;
    }
    lengths[symbol] = length;
  }
  return codeOf(lengths);
}

function codeOf(lengths: Uint8Array): Code {
  const symbols = new Uint16Array(lengths.length);
  const limits = new Int32Array(MAX_CODE_BITS + 1).fill(-1);
  const bases = new Int32Array(MAX_CODE_BITS + 1);
  let next = 0;
  let code = 0;
  for (let length = 1; length <= MAX_CODE_BITS; length += 1) {
    bases[length] = code - next;
    for (let symbol = 0; symbol < lengths.length; symbol += 1) {
      if (lengths[symbol] !== length) continue;
      symbols[next] = symbol;
      next += 1;
      code += 1;
    }
    limits[length] = code - 1;
    code *= 2;
  }
  return { symbols, limits, bases };
}

function nextSymbol(bits: BitReader, code: Code): number {
  let value = 0;
  for (let length = 1; length <= MAX_CODE_BITS; length += 1) {
    value = value * 2 + bits.bits(1);
    if (value > (code.limits[length] ?? -1)) continue;
    const symbol = code.symbols[value - (code.bases[length] ?? 0)];
    if (symbol !== undefined) return symbol;
  }
  throw wrongData();
}

function readSymbols(
  bits: BitReader,
  cells: Uint32Array,
  used: Uint8Array,
  codeAt: (index: number) => Code | undefined,
): number {
  const order = used.slice();
  const endSymbol = used.length + 1;
  let length = 0;
  let run = 0;
  let runUnit = 1;
  for (let count = 0, code = codeAt(0); ; count += 1) {
    if (count % SYMBOLS_PER_TABLE === 0) code = codeAt(count / SYMBOLS_PER_TABLE);
    if (code === undefined) throw wrongData();
    const symbol = nextSymbol(bits, code);
    if (symbol < 2) {
      // The length of a run, in digits 1 and 2 to the base 2.
      run += runUnit * (symbol + 1);
      runUnit *= 2;
      if (run > cells.length) throw wrongData();
      continue;
    }
    if (length + run >= cells.length + (symbol === endSymbol ? 1 : 0)) throw wrongData();
    cells.fill(order[0] ?? 0, length, length + run);
    length += run;
    run = 0;
    runUnit = 1;
    if (symbol === endSymbol) return length;
    cells[length] = moveToFront(order, symbol - 1);
    length += 1;
  }
}

/** Undoes the Burrows-Wheeler transform, and the runs that were shortened before it. */
function writeBlock(cells: Uint32Array, length: number, start: number, sink: Sink): void {
  linkCells(cells, length);
  const output = new Uint8Array(64 * 1024 + 256);
  let filled = 0;
  let cell = cells[start] ?? 0;
  let repeats = 0;
  let previous = -1;
  for (let index = 0; index < length; index += 1) {
    cell = cells[cell >>> 8] ?? 0;
    const byte = cell & 255;
    if (repeats === 4) {
      output.fill(previous, filled, filled + byte);
      filled += byte;
      repeats = 0;
      previous = -1;
    } else {
      repeats = byte === previous ? repeats + 1 : 1;
      previous = byte;
      output[filled] = byte;
      filled += 1;
    }
    if (filled < 64 * 1024) continue;
    sink.write(output.subarray(0, filled));
    filled = 0;
  }
  sink.write(output.subarray(0, filled));
}

/** Puts the place of its successor above the byte in each cell. */
function linkCells(cells: Uint32Array, length: number): void {
  const starts = new Uint32Array(256);
  for (let index = 0; index < length; index += 1) {
    starts[(cells[index] ?? 0) & 255] = (starts[(cells[index] ?? 0) & 255] ?? 0) + 1;
  }
  let sum = 0;
  for (let byte = 0; byte < 256; byte += 1) {
    const count = starts[byte] ?? 0;
    starts[byte] = sum;
    sum += count;
  }
  for (let index = 0; index < length; index += 1) {
    const byte = (cells[index] ?? 0) & 255;
    const place = starts[byte] ?? 0;
    starts[byte] = place + 1;
    cells[place] = ((cells[place] ?? 0) & 255) | (index << 8);
  }
}
