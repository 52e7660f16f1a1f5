import { createHash } from 'node:crypto';
import { messageOf } from '../core/errors.ts';
import { ServiceError } from '../core/errors.ts';
import type { ArtifactFile } from '../facts/artifact.ts';
import { readUnchanged } from './read-unchanged.ts';

/** Computes the SHA-256 of files. Each file is read once in a run, even if several analyses share it. */
export class FileHashes {
  readonly #signal: AbortSignal;
  readonly #known = new Map<string, Promise<string>>();

  /** @param signal ends the reading, with its reason */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /**
   * Hashes a file. From then on, the file is only sent if it still has this content.
   * @returns the SHA-256, in hexadecimal
   * @throws ServiceError `upload-failed` if the file cannot be read or has changed since it was inspected
   */
  async hash(file: ArtifactFile): Promise<string> {
    // A file that was changed and inspected again counts as another file.
    const key = JSON.stringify([file.absolutePath, file.bytes, file.mtimeMs, file.ctimeMs, file.ino]);
    const hash = this.#known.get(key) ?? hashFile(file, this.#signal);
    this.#known.set(key, hash);
    const sha256 = await hash;
    file.hashed.sha256 ??= sha256;
    return sha256;
  }
}

async function hashFile(file: ArtifactFile, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of readUnchanged(file)) {
      signal.throwIfAborted();
      hash.update(chunk);
    }
  } catch (error) {
    signal.throwIfAborted();
    const what = messageOf(error);
    throw new ServiceError('upload-failed', `An artifact could not be read: ${what}.`, { cause: error });
  }
  return hash.digest('hex');
}
