import { createHash } from 'node:crypto';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { holdsSecret } from '../core/secret-field.ts';
import { messageOf } from '../core/error-message.ts';
import type { ServiceRoot } from '../core/service-address.ts';
import { ServiceError } from '../core/errors.ts';
import { readUnchanged } from '../artifacts/read-unchanged.ts';
import type { Artifact, ArtifactFile } from '../artifacts/artifact.ts';
import { mapConcurrently } from '../core/concurrency.ts';

/** To be raised whenever the same analysis would get another digest. */
const FORMAT = 'model-security-scan analysis 1';
const DIGEST_LENGTH = 32;
/** How many files of one artifact are read at once. */
const OPEN_FILES = 4;

/** SHA-256 of files, each read once in a run however many analyses share it. */
export class FileHashes {
  readonly #signal: AbortSignal;
  readonly #known = new Map<string, Promise<string>>();

  /** @param signal ends the reading, with its reason */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /**
   * @returns hexadecimal
   * @throws ServiceError `upload-failed` where the file cannot be read or has changed since it was looked at
   */
  of(file: ArtifactFile): Promise<string> {
    // A file that was changed and looked at again is another one.
    const key = JSON.stringify([file.absolutePath, file.bytes, file.mtimeMs, file.ino]);
    const hash = this.#known.get(key) ?? hashFile(file, this.#signal);
    this.#known.set(key, hash);
    return hash;
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

/**
 * What an analysis is, as 32 hexadecimal digits: equal for the same service, model id, task, attack, configuration and contents
 * of the artifacts, whatever their place, time and order. A secret field counts only as given or not, since a digest
 * that anybody can read would let short secrets be guessed.
 * @throws ServiceError `upload-failed` where an artifact cannot be read; the reason of the signal of `hashes`
 */
export async function analysisDigest(
  spec: AnalysisSpec,
  artifacts: readonly Artifact[],
  root: ServiceRoot,
  hashes: FileHashes,
): Promise<string> {
  const contents: unknown[] = [];
  for (const artifact of artifacts) {
    const files = await mapConcurrently(artifact.files, OPEN_FILES, async (file) => [
      file.name,
      await hashes.of(file),
    ]);
    // A ready archive goes out as it is, the same file in a folder inside of another one.
    contents.push([artifact.slot, artifact.form === 'ready-zip' ? 'as it is' : 'zipped', sorted(files)]);
  }
  const fields = Object.entries(spec.fields).map(([name, value]) => [
    name,
    ...(holdsSecret(name, value) ? ['', 'given'] : [value]),
  ]);
  const whole = [FORMAT, root, spec.modelId, spec.task, spec.attack, sorted(fields), sorted(contents)];
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, DIGEST_LENGTH);
}

/** In an order that no locale changes. */
function sorted(items: readonly unknown[]): readonly unknown[] {
  const keyed = items.map((item) => ({ item, key: JSON.stringify(item) }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ item }) => item);
}
