import type { Transform } from 'node:stream';
import {
  constants,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
  inflateRawSync,
} from 'node:zlib';
import { type ByteSource, SliceSource } from '../byte-source.ts';
import { type Decode, type DecodeEnd, type Sink, TOO_SHORT } from './decoder.ts';

/** A stream of node:zlib; it counts the input that it used. */
type NativeStream = Transform & { readonly bytesWritten: number };

const PIECE_BYTES = 64 * 1024;
/** After a fault the stream is decoded again in ever smaller pieces, since a piece with a fault gives nothing. */
const PIECES = [PIECE_BYTES, 1024, 1];

/** Decompresses the content of a zip member: bare deflate data. */
export const decodeRawDeflate: Decode = (input, sink) => decodeNative(() => createInflateRaw(), input, sink);
export const decodeZlib: Decode = (input, sink) => decodeNative(() => createInflate(), input, sink);
/** Decompresses gzip data of one or more members. */
export const decodeGzip: Decode = (input, sink) => decodeNative(() => createGunzip(), input, sink);
/** Decompresses one zstd frame. Refuses windows above 128 MiB, as the zstd program does. */
const decodeZstdFrame: Decode = (input, sink) =>
  decodeNative(() => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 27 } }), input, sink);

/** Decompresses zstd frames one after another, as readers do: Node's decompressor ends with the first one, also if it is skipped. */
export const decodeZstd: Decode = async (input, sink) => {
  let used = 0;
  for (;;) {
    const rest = new SliceSource(input, used, input.size - used);
    const end = await decodeZstdFrame(rest, sink);
    used += end.used;
    if (end.fault !== undefined || end.used === 0) return { ...end, used };
    if (!looksLikeZstd(input.read(used, 4))) return { used };
  }
};

/** A zstd frame, or a frame that may come before it and is skipped. */
export function looksLikeZstd(head: Uint8Array): boolean {
  const [first = 0, second, third, fourth] = head;
  const isFrame = first === 0x28 && second === 0xb5 && third === 0x2f && fourth === 0xfd;
  return isFrame || ((first & 0xf0) === 0x50 && second === 0x2a && third === 0x4d && fourth === 0x18);
}

/**
 * Decompresses a small zip member at once, which is several times faster.
 * @returns undefined if the data is faulty or larger than announced: it then needs {@link decodeRawDeflate}
 */
export function inflateSmall(compressed: Uint8Array, size: number): Uint8Array | undefined {
  try {
    const content = inflateRawSync(compressed, { maxOutputLength: Math.max(1, size) });
    return content.length === size ? content : undefined;
  } catch {
    return undefined;
  }
}

async function decodeNative(create: () => NativeStream, input: ByteSource, sink: Sink): Promise<DecodeEnd> {
  let written = 0;
  let goodUntil = 0;
  let end: DecodeEnd = { used: 0 };
  for (const pieceBytes of PIECES) {
    const run = new NativeRun(create(), sink, written);
    end = await run.decode(input, goodUntil, pieceBytes);
    written = run.written;
    goodUntil = run.goodUntil;
    if (end.fault === undefined || end.fault === TOO_SHORT) return end;
  }
  return end;
}

/** One decoding from the start. What an earlier one has written is not written again. */
class NativeRun {
  readonly #stream: NativeStream;
  readonly #sink: Sink;
  readonly #skip: number;
  #seen = 0;
  #fault: string | undefined;
  #sinkError: { readonly cause: unknown } | undefined;
  #hasEnded = false;
  /** The input up to here was decoded without a fault. */
  goodUntil = 0;

  constructor(stream: NativeStream, sink: Sink, skip: number) {
    this.#stream = stream;
    this.#sink = sink;
    this.#skip = skip;
    stream.on('data', (bytes: Uint8Array) => {
      this.#take(bytes);
    });
    stream.on('error', (error) => {
      this.#fault = faultOf(error);
    });
    stream.on('end', () => {
      this.#hasEnded = true;
    });
  }

  get written(): number {
    return Math.max(this.#skip, this.#seen);
  }

  async decode(input: ByteSource, largeUntil: number, pieceBytes: number): Promise<DecodeEnd> {
    try {
      while (this.goodUntil < input.size && this.#goesOn()) {
        const piece =
          this.goodUntil < largeUntil ? Math.min(PIECE_BYTES, largeUntil - this.goodUntil) : pieceBytes;
        const bytes = input.read(this.goodUntil, piece);
        await this.#write(bytes);
        if (this.#fault === undefined) this.goodUntil += bytes.length;
      }
      if (this.#goesOn()) await this.#finish();
      if (this.#sinkError !== undefined) throw this.#sinkError.cause;
      const used = this.#stream.bytesWritten;
      return this.#fault === undefined ? { used } : { used, fault: this.#fault };
    } finally {
      this.#stream.destroy();
    }
  }

  #goesOn(): boolean {
    return this.#fault === undefined && this.#sinkError === undefined && !this.#hasEnded;
  }

  #take(bytes: Uint8Array): void {
    if (this.#sinkError !== undefined) return;
    const isNew = Math.max(0, this.#skip - this.#seen);
    this.#seen += bytes.length;
    if (isNew >= bytes.length) return;
    try {
      this.#sink.write(bytes.subarray(isNew));
    } catch (cause) {
      this.#sinkError = { cause };
      this.#stream.destroy();
    }
  }

  #write(bytes: Uint8Array): Promise<void> {
    return new Promise((resolve) => {
      this.#stream.once('close', resolve);
      // A copy, because the view changes at the next reading.
      this.#stream.write(Buffer.from(bytes), () => {
        this.#stream.removeListener('close', resolve);
        resolve();
      });
    });
  }

  #finish(): Promise<void> {
    return new Promise((resolve) => {
      this.#stream.once('close', resolve);
      this.#stream.end();
    });
  }
}

function faultOf(error: Error): string {
  return 'code' in error && error.code === 'Z_BUF_ERROR' ? TOO_SHORT : 'the compressed data is wrong';
}
