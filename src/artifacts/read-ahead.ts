import { chunkMemory, type ChunkMemory, readUnchanged, readWhole } from './read-unchanged.ts';
import type { ArtifactFile } from '../facts/artifact.ts';

/** For larger files, most of the time goes into reading, not into opening and closing. */
const MAX_SMALL_FILE_BYTES = 256 * 1024;
/** Node runs four file operations at once; a few more keep them busy. */
const MAX_FILES_AHEAD = 6;

/**
 * Reads the files of an archive in order, and small files ahead of their turn: with many small files, most of the time
 * is spent waiting for the file system (docs/performance.md).
 */
export class ReadAheadReader {
  readonly #small: readonly ArtifactFile[];
  /** One more block than files are read ahead, because the file before them may still be being sent. */
  readonly #blocks: readonly Buffer[];
  readonly #memory: ChunkMemory;
  readonly #contents = new Map<ArtifactFile, Promise<Buffer>>();
  #startedFiles = 0;
  #deliveredFiles = 0;

  constructor(files: readonly ArtifactFile[]) {
    this.#small = files.filter(isSmall);
    const blocks = Math.min(MAX_FILES_AHEAD + 1, this.#small.length);
    this.#blocks = Array.from({ length: blocks }, () => Buffer.allocUnsafeSlow(maxBytes(this.#small)));
    this.#memory = chunkMemory(maxBytes(files.filter((file) => !isSmall(file))));
  }

  /**
   * Reads the next file of the archive; fails as {@link readUnchanged} does. Each chunk stays valid until the chunk after
   * the next one is requested.
   */
  async *read(file: ArtifactFile): AsyncGenerator<Buffer> {
    if (!isSmall(file)) {
      yield* readUnchanged(file, this.#memory);
      return;
    }
    this.#readAhead();
    this.#deliveredFiles += 1;
    const content = this.#contents.get(file);
    if (content === undefined) throw new Error(`"${file.name}" was read out of order.`);
    this.#contents.delete(file);
    yield await content;
  }

  /** Waits until every file is closed. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#contents.values());
  }

  #readAhead(): void {
    for (const file of this.#small.slice(this.#startedFiles, this.#deliveredFiles + this.#blocks.length)) {
      const block = this.#blocks[this.#startedFiles % this.#blocks.length];
      if (block === undefined) return;
      const content = readWhole(file, block);
      // The error surfaces when this file is read; until then it must not count as an unhandled rejection.
      content.catch(() => undefined);
      this.#contents.set(file, content);
      this.#startedFiles += 1;
    }
  }
}

/** An empty file has no content to read ahead; it is still opened in its turn. */
function isSmall({ bytes }: ArtifactFile): boolean {
  return bytes > 0 && bytes <= MAX_SMALL_FILE_BYTES;
}

function maxBytes(files: readonly ArtifactFile[]): number {
  return files.reduce((largest, { bytes }) => Math.max(largest, bytes), 0);
}
