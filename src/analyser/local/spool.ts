import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Artifact } from '../../facts/artifact.ts';
import { messageOf } from '../../core/error-message.ts';
import { ServiceError } from '../../core/errors.ts';
import { makeTemporaryFolder } from '../../files/temporary-folder.ts';
import { createArchive } from '../archive.ts';

/** A copy of an artifact, in the form that the engine reads: a zip. */
export interface SpooledArtifact {
  readonly file: string;
  readonly bytes: number;
  /** SHA-256 of the copy, in hexadecimal. */
  readonly sha256: string;
}

/**
 * Copies of the artifacts that a run analyses. An analysis reads a copy, so that what is analysed is what was inspected and
 * hashed, whatever other processes do to the file meanwhile. Each artifact is copied once, also if several analyses share it.
 */
export class Spool {
  readonly #signal: AbortSignal;
  readonly #copies = new Map<string, Promise<SpooledArtifact>>();
  #folder: Promise<string> | undefined;

  /** @param signal ends the copying, with its reason */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /**
   * Copies an artifact, unless it was copied before.
   * @throws ServiceError `upload-failed` if a file cannot be read, or is not the one that was inspected and hashed
   */
  async take(artifact: Artifact): Promise<SpooledArtifact> {
    const key = keyOf(artifact);
    const copy = this.#copies.get(key) ?? this.#copy(artifact, String(this.#copies.size));
    this.#copies.set(key, copy);
    return copy;
  }

  /** Removes all copies. */
  async remove(): Promise<void> {
    await Promise.allSettled(this.#copies.values());
    const folder = await this.#folder?.catch(() => undefined);
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }

  async #copy(artifact: Artifact, name: string): Promise<SpooledArtifact> {
    const file = path.join(await (this.#folder ??= makeTemporaryFolder()), `${name}.zip`);
    const hash = createHash('sha256');
    let bytes = 0;
    try {
      const target = await open(file, 'wx', 0o600);
      try {
        for await (const chunk of createArchive(artifact).open()) {
          this.#signal.throwIfAborted();
          hash.update(chunk);
          bytes += chunk.length;
          await target.writeFile(chunk);
        }
      } finally {
        await target.close();
      }
    } catch (error) {
      this.#signal.throwIfAborted();
      const message = `"${artifact.path}" could not be copied for the analysis: ${messageOf(error)}.`;
      throw new ServiceError('upload-failed', message, { cause: error });
    }
    return { file, bytes, sha256: hash.digest('hex') };
  }
}

/** The same key for artifacts that give the same copy, whatever their slots. */
function keyOf({ form, files }: Artifact): string {
  const versions = files.map(({ name, absolutePath, bytes, mtimeMs, ctimeMs, ino, hashed }) => {
    return [name, absolutePath, bytes, mtimeMs, ctimeMs, ino, hashed.sha256];
  });
  return createHash('sha256')
    .update(JSON.stringify([form, versions]))
    .digest('hex');
}
