import { Unreadable } from '@model-security-scan/common/unreadable';
import { createHash } from 'node:crypto';
import { type BigIntStats, closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { type ByteSource, plainView } from './byte-source.ts';
import type { FilePart } from './file-result.ts';

/** If a pipe has replaced the file, it must not block the scan; if a link has, it must not lead elsewhere. */
const PLAIN_FILE = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

const BLOCK_BYTES = 512 * 1024;
/** One block that moves forward, and a few that a format's directory and end lie in. */
const BLOCKS = 6;

interface Block {
  readonly memory: Buffer;
  /** The offset of the first byte; -1 for an empty block. */
  start: number;
  length: number;
  usedAt: number;
}

/**
 * Reads a file in blocks, and hashes it on the way: as long as a scan reads forward, no byte is read twice. Or it hashes
 * each block by itself, if only what was read shall be known. The file is open until {@link close}.
 */
export class FileSource implements ByteSource {
  readonly size: number;
  readonly #fd: number;
  readonly #stats: BigIntStats;
  readonly #onBlock: (bytes: number) => void;
  readonly #blocks: Block[] = [];
  readonly #hash = createHash('sha256');
  #hashed = 0;
  #clock = 0;
  #joined = Buffer.alloc(0);
  #sha256: string | undefined;
  readonly #parts: Map<number, FilePart> | undefined;

  /**
   * @param path absolute, links resolved, as bytes because not every name is text
   * @param onBlock told the size of each block before it is read; what it throws ends the reading
   * @param hashes the file as a whole, or the parts that are read
   * @throws Unreadable `source` if the file cannot be opened, or is no regular file
   */
  constructor(path: Uint8Array, onBlock: (bytes: number) => void, hashes: 'whole' | 'parts' = 'whole') {
    this.#onBlock = onBlock;
    this.#parts = hashes === 'parts' ? new Map() : undefined;
    try {
      this.#fd = openSync(Buffer.from(path), PLAIN_FILE);
    } catch (error) {
      throw new Unreadable('source', `the file cannot be opened (${codeOf(error)})`, { cause: error });
    }
    this.#stats = fstatSync(this.#fd, { bigint: true });
    this.size = Number(this.#stats.size);
    if (!this.#stats.isFile()) {
      this.close();
      throw new Unreadable('source', 'it is not a regular file any more');
    }
  }

  read(offset: number, length: number): Uint8Array {
    const end = Math.min(this.size, offset + length);
    if (offset < 0 || offset >= end) return EMPTY;
    const first = this.#blockAt(offset);
    const inFirst = offset - first.start;
    if (end <= first.start + first.length) {
      return plainView(first.memory.subarray(inFirst, inFirst + end - offset));
    }
    return this.#readAcross(offset, end);
  }

  /** The SHA-256 of the whole file, in hexadecimal. What was not read yet is read now. */
  sha256(): string {
    if (this.#sha256 !== undefined) return this.#sha256;
    while (this.#hashed < this.size) this.#addToHash(this.#blockAt(this.#hashed));
    return (this.#sha256 = this.#hash.digest('hex'));
  }

  /** All that was read, in order. Empty if the file is hashed as a whole. */
  parts(): readonly FilePart[] {
    return [...(this.#parts?.values() ?? [])].toSorted((one, other) => one.start - other.start);
  }

  /** @throws Unreadable `source` if the file has changed since it was opened */
  requireUnchanged(): void {
    const now = fstatSync(this.#fd, { bigint: true });
    const { size, mtimeNs, ctimeNs } = this.#stats;
    if (now.size !== size || now.mtimeNs !== mtimeNs || now.ctimeNs !== ctimeNs) throw changed();
  }

  close(): void {
    closeSync(this.#fd);
  }

  #readAcross(offset: number, end: number): Uint8Array {
    if (this.#joined.length < end - offset) this.#joined = Buffer.allocUnsafeSlow(end - offset);
    for (let at = offset; at < end;) {
      const block = this.#blockAt(at);
      const from = at - block.start;
      const until = Math.min(block.length, end - block.start);
      block.memory.copy(this.#joined, at - offset, from, until);
      at = block.start + until;
    }
    return plainView(this.#joined.subarray(0, end - offset));
  }

  #blockAt(offset: number): Block {
    const start = offset - (offset % BLOCK_BYTES);
    this.#clock += 1;
    const held = this.#blocks.find((block) => block.start === start);
    const block = held ?? this.#load(start);
    block.usedAt = this.#clock;
    return block;
  }

  #load(start: number): Block {
    this.#onBlock(Math.min(BLOCK_BYTES, this.size - start));
    const block = this.#freeBlock();
    // Until it is filled, the block must not be found.
    block.start = -1;
    block.length = this.#fill(block.memory, start);
    block.start = start;
    if (this.#parts === undefined) this.#addToHash(block);
    else this.#keepPart(block, this.#parts);
    return block;
  }

  /** A block that is read again must be the same. */
  #keepPart({ memory, start, length }: Block, parts: Map<number, FilePart>): void {
    const sha256 = createHash('sha256').update(memory.subarray(0, length)).digest('hex');
    if ((parts.get(start)?.sha256 ?? sha256) !== sha256) throw changed();
    parts.set(start, { start, bytes: length, sha256 });
  }

  /** Hashes a block if it is the next one; others are hashed when their turn comes. */
  #addToHash({ memory, start, length }: Block): void {
    if (start !== this.#hashed) return;
    this.#hash.update(memory.subarray(0, length));
    this.#hashed += length;
  }

  #freeBlock(): Block {
    if (this.#blocks.length < BLOCKS) {
      const memory = Buffer.allocUnsafeSlow(Math.min(BLOCK_BYTES, Math.max(1, this.size)));
      const block = { memory, start: -1, length: 0, usedAt: 0 };
      this.#blocks.push(block);
      return block;
    }
    return this.#blocks.reduce((oldest, block) => (block.usedAt < oldest.usedAt ? block : oldest));
  }

  #fill(memory: Buffer, start: number): number {
    const wanted = Math.min(memory.length, this.size - start);
    for (let filled = 0; filled < wanted;) {
      const count = this.#readOnce(memory, filled, wanted - filled, start + filled);
      if (count === 0) throw changed();
      filled += count;
    }
    return wanted;
  }

  #readOnce(memory: Buffer, at: number, length: number, position: number): number {
    try {
      return readSync(this.#fd, memory, at, length, position);
    } catch (error) {
      throw new Unreadable('source', `the file cannot be read (${codeOf(error)})`, { cause: error });
    }
  }
}

const EMPTY = new Uint8Array(0);

function changed(): Unreadable {
  return new Unreadable(
    'source',
    'the file changed while it was read; make sure that no other step writes to it during the scan',
  );
}

/** The code of a system error, such as `EACCES`. */
export function codeOf(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : 'unknown error';
}
