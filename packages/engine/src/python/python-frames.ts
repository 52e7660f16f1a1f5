import { endianness } from 'node:os';

/** What goes to and from the adapter of Python functions: a header in JSON, and the bytes of an array or nothing. */
export interface PythonFrame {
  readonly header: string;
  readonly body: Uint8Array;
}

/** Before both lies their length each, as an unsigned integer of 32 bits with the lowest byte first. */
const LENGTHS = 8;

export function pythonFrame({ header, body }: PythonFrame): Buffer {
  const text = Buffer.from(header, 'utf8');
  const lengths = Buffer.alloc(LENGTHS);
  lengths.writeUInt32LE(text.length, 0);
  lengths.writeUInt32LE(body.length, 4);
  return Buffer.concat([lengths, text, body]);
}

/** Reads frames from the pieces in which they arrive. No more is kept than one may have. */
export class PythonFrameReader {
  readonly #mostBytes: number;
  #pieces: Buffer[] = [];
  #bytes = 0;
  #wanted = LENGTHS;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Takes the next piece. @returns the frames that are whole now; undefined if a frame is longer than it may be */
  read(piece: Buffer): readonly PythonFrame[] | undefined {
    this.#pieces.push(piece);
    this.#bytes += piece.length;
    const frames: PythonFrame[] = [];
    while (this.#bytes >= this.#wanted) {
      const all = Buffer.concat(this.#pieces);
      this.#pieces = [all];
      const [header, body] = [all.readUInt32LE(0), all.readUInt32LE(4)];
      this.#wanted = LENGTHS + header + body;
      if (this.#wanted > this.#mostBytes) return undefined;
      if (all.length < this.#wanted) break;
      const start = LENGTHS + header;
      frames.push({
        header: all.toString('utf8', LENGTHS, start),
        body: all.subarray(start, this.#wanted),
      });
      this.#pieces = [all.subarray(this.#wanted)];
      this.#bytes -= this.#wanted;
      this.#wanted = LENGTHS;
    }
    return frames;
  }
}

/** Renders an array in the format npy 1.0. */
export function npyOf(values: Float32Array | Float64Array, shape: readonly number[]): Buffer {
  const order = endianness() === 'LE' ? '<' : '>';
  const type = values instanceof Float32Array ? 'f4' : 'f8';
  const text = `{'descr': '${order}${type}', 'fortran_order': False, 'shape': (${shape.join(', ')},), }`;
  const header = `${text.padEnd(text.length + 63 - ((text.length + 10) % 64))}\n`;
  const start = Buffer.from(`\u0093NUMPY\u0001\u0000`, 'latin1');
  const length = Buffer.alloc(2);
  length.writeUInt16LE(header.length);
  const numbers = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  return Buffer.concat([start, length, Buffer.from(header, 'latin1'), numbers]);
}
