import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Artifact } from '../../facts/artifact.ts';
import { ReadAheadReader } from '../../artifacts/read-ahead.ts';
import { messageOf } from '../../core/errors.ts';
import { ServiceError } from '../../core/errors.ts';
import type { UploadFile } from '@model-security-scan/engine/run-analysis';
import { makeTemporaryFolder } from '../../core/make-temporary-folder.ts';

/**
 * Copies of the artifacts that a run analyses. An analysis reads a copy, so that what is analysed is what was inspected and
 * hashed, whatever other processes do to the file meanwhile. The copy of a folder is one file, which holds the contents one
 * after the other. Each artifact is copied once, also if several analyses share it.
 */
export class Spool {
  readonly #signal: AbortSignal;
  readonly #copies = new Map<string, Promise<UploadFile>>();
  #folder: Promise<string> | undefined;

  /** @param signal ends the copying, with its reason */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /**
   * Copies an artifact, unless it was copied before.
   * @throws ServiceError `upload-failed` if a file cannot be read, or is not the one that was inspected and hashed
   */
  async take(artifact: Artifact): Promise<UploadFile> {
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

  async #copy(artifact: Artifact, name: string): Promise<UploadFile> {
    const { files, form } = artifact;
    const copy = path.join(await (this.#folder ??= makeTemporaryFolder()), name);
    const reader = new ReadAheadReader(files);
    try {
      const target = await open(copy, 'wx', 0o600);
      try {
        for (const file of files) {
          for await (const chunk of reader.read(file)) {
            this.#signal.throwIfAborted();
            await target.writeFile(chunk);
          }
        }
      } finally {
        await target.close();
      }
    } catch (error) {
      this.#signal.throwIfAborted();
      const message = `"${artifact.path}" could not be copied for the analysis: ${messageOf(error)}.`;
      throw new ServiceError('upload-failed', message, { cause: error });
    } finally {
      await reader.close();
    }
    const index = files.map(({ name: member, bytes }) => ({ name: member, bytes }));
    return { path: copy, index: form === 'ready-zip' ? undefined : index };
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
