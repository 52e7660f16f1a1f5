import { closeSync, constants, mkdirSync, openSync, readSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type ByteSource, plainView } from '../byte-source.ts';
import { codeOf } from '../file-source.ts';
import { LIMITS, limitReached } from '../limits.ts';

const NEW_FILE = constants.O_RDWR | constants.O_CREAT | constants.O_EXCL;

/**
 * Holds decompressed content: in memory while it is small, and in a temporary file beyond that. On Linux and macOS the
 * file loses its name when it is made, so that it is gone even if the scan is killed.
 */
export class Spill implements ByteSource {
  readonly #folder: string;
  readonly #onLoad: (bytes: number) => void;
  #size = 0;
  #memory = Buffer.alloc(0);
  #file: { readonly fd: number; readonly path: string } | undefined;
  #view = Buffer.alloc(0);
  #viewStart = 0;
  #viewLength = 0;

  /**
   * @param folder for the temporary file; it is created if it is needed
   * @param onLoad told how many bytes are loaded from that file; what it throws ends the reading
   */
  constructor(folder: string, onLoad: (bytes: number) => void = () => undefined) {
    this.#folder = folder;
    this.#onLoad = onLoad;
  }

  get size(): number {
    return this.#size;
  }

  /** @throws Unreadable `limit` if the disk is full */
  write(bytes: Uint8Array): void {
    if (this.#file === undefined && this.#size + bytes.length > LIMITS.memoryBytes) this.#moveToFile();
    if (this.#file === undefined) this.#append(bytes);
    else writeAll(this.#file.fd, bytes, this.#size);
    this.#size += bytes.length;
  }

  read(offset: number, length: number): Uint8Array {
    const end = Math.min(this.#size, offset + length);
    if (offset < 0 || offset >= end) return plainView(this.#memory.subarray(0, 0));
    if (this.#file === undefined) return plainView(this.#memory.subarray(offset, end));
    if (offset < this.#viewStart || end > this.#viewStart + this.#viewLength) this.#fillView(offset, end);
    return plainView(this.#view.subarray(offset - this.#viewStart, end - this.#viewStart));
  }

  dispose(): void {
    this.#memory = Buffer.alloc(0);
    this.#view = Buffer.alloc(0);
    this.#size = 0;
    if (this.#file === undefined) return;
    closeSync(this.#file.fd);
    rmSync(this.#file.path, { force: true });
    this.#file = undefined;
  }

  #append(bytes: Uint8Array): void {
    const needed = this.#size + bytes.length;
    if (needed > this.#memory.length) {
      const larger = Buffer.allocUnsafeSlow(
        Math.min(LIMITS.memoryBytes, Math.max(needed, this.#memory.length * 2)),
      );
      this.#memory.copy(larger, 0, 0, this.#size);
      this.#memory = larger;
    }
    this.#memory.set(bytes, this.#size);
  }

  #moveToFile(): void {
    const { fd, path } = createFile(this.#folder);
    this.#file = { fd, path };
    if (process.platform !== 'win32') unlinkSync(path);
    writeAll(fd, this.#memory.subarray(0, this.#size), 0);
    this.#memory = Buffer.alloc(0);
  }

  #fillView(offset: number, end: number): void {
    if (this.#file === undefined) return;
    // Forward reading is the rule, so the view begins where the reader is.
    const wanted = Math.min(this.#size - offset, Math.max(end - offset, VIEW_BYTES));
    this.#onLoad(wanted);
    if (this.#view.length < wanted) this.#view = Buffer.allocUnsafeSlow(wanted);
    let filled = 0;
    while (filled < wanted) {
      const count = readSync(this.#file.fd, this.#view, filled, wanted - filled, offset + filled);
      if (count === 0) break;
      filled += count;
    }
    this.#viewStart = offset;
    this.#viewLength = filled;
  }
}

const VIEW_BYTES = 512 * 1024;

function createFile(folder: string): { readonly fd: number; readonly path: string } {
  const path = join(folder, randomUUID());
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return { fd: openSync(path, NEW_FILE, 0o600), path };
  } catch (error) {
    throw limitReached(
      'disk',
      `There is no place for its decompressed content on the disk (${codeOf(error)}).`,
    );
  }
}

function writeAll(fd: number, bytes: Uint8Array, position: number): void {
  try {
    for (let written = 0; written < bytes.length;) {
      written += writeSync(fd, bytes, written, bytes.length - written, position + written);
    }
  } catch (error) {
    throw limitReached(
      'disk',
      `There is no room for its decompressed content on the disk (${codeOf(error)}).`,
      true,
    );
  }
}
