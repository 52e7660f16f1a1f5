import { chunkMemory, type ChunkMemory, readUnchanged, readWhole } from '../artifacts/read-unchanged.ts';
import type { ArtifactFile } from '../artifacts/inspect.ts';

/** Of larger files, opening and closing is the smaller part. */
const SMALL_BYTES = 256 * 1024;
/** Node asks the system four things at once. */
const FILES_AHEAD = 6;

/**
 * Reads the files of an archive in their order, small ones before their turn: with many of them, waiting for the system
 * is what takes time (docs/performance.md).
 */
export class ReadAheadReader {
  readonly #small: readonly ArtifactFile[];
  /** One more than are read ahead: what was read before them may still be on its way. */
  readonly #blocks: readonly Buffer[];
  readonly #memory: ChunkMemory;
  readonly #contents = new Map<ArtifactFile, Promise<Buffer>>();
  #begun = 0;
  #given = 0;

  constructor(files: readonly ArtifactFile[]) {
    this.#small = files.filter(isSmall);
    const blocks = Math.min(FILES_AHEAD + 1, this.#small.length);
    this.#blocks = Array.from({ length: blocks }, () => Buffer.allocUnsafeSlow(largestOf(this.#small)));
    this.#memory = chunkMemory(largestOf(files.filter((file) => !isSmall(file))));
  }

  /**
   * The bytes of the file whose turn it is; fails as {@link readUnchanged} does. A chunk stays as it is until the next but
   * one of the archive is asked for.
   */
  async *read(file: ArtifactFile): AsyncGenerator<Buffer> {
    if (!isSmall(file)) {
      yield* readUnchanged(file, this.#memory);
      return;
    }
    this.#readAhead();
    this.#given += 1;
    const content = this.#contents.get(file);
    if (content === undefined) throw new Error(`"${file.name}" was asked for out of its turn.`);
    this.#contents.delete(file);
    yield await content;
  }

  /** Waits until nothing is open any more. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#contents.values());
  }

  #readAhead(): void {
    for (const file of this.#small.slice(this.#begun, this.#given + this.#blocks.length)) {
      const block = this.#blocks[this.#begun % this.#blocks.length];
      if (block === undefined) return;
      const content = readWhole(file, block);
      // Whoever asks for it is told.
      content.catch(() => undefined);
      this.#contents.set(file, content);
      this.#begun += 1;
    }
  }
}

/** An empty file has nothing to be read; it is opened in its turn all the same. */
function isSmall({ bytes }: ArtifactFile): boolean {
  return bytes > 0 && bytes <= SMALL_BYTES;
}

function largestOf(files: readonly ArtifactFile[]): number {
  return files.reduce((largest, { bytes }) => Math.max(largest, bytes), 0);
}
