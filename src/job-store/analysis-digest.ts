import { createHash } from 'node:crypto';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { holdsSecret } from '../core/secret-field.ts';
import { messageOf } from '../core/error-message.ts';
import type { ServiceRoot } from '../core/service-address.ts';
import { ServiceError } from '../core/errors.ts';
import { readUnchanged } from '../artifacts/read-unchanged.ts';
import type { Artifact, ArtifactFile } from '../artifacts/artifact.ts';
import { mapConcurrently } from '../core/concurrency.ts';

/** The version of the digest. Increase it whenever the same analysis would get another digest. */
const FORMAT = 'model-security-scan analysis 1';
const DIGEST_LENGTH = 32;
/** The files of one artifact that are read at once. */
const MAX_OPEN_FILES = 4;

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

/**
 * Identifies an analysis by 32 hexadecimal digits. They are equal for the same service, model id, task, attack,
 * configuration and contents of the artifacts, whatever the paths, times and order of the files. A secret field counts
 * only as given or not: everybody can read the digest, and could guess short secrets from it.
 * @throws ServiceError `upload-failed` if an artifact cannot be read; the reason of the signal of `hashes`
 */
export async function analysisDigest(
  spec: AnalysisSpec,
  artifacts: readonly Artifact[],
  root: ServiceRoot,
  hashes: FileHashes,
): Promise<string> {
  const contents: unknown[] = [];
  for (const artifact of artifacts) {
    const files = await mapConcurrently(artifact.files, MAX_OPEN_FILES, async (file) => [
      file.name,
      await hashes.hash(file),
    ]);
    // A ready archive is sent as it is; the same file in a folder is sent inside another archive.
    contents.push([artifact.slot, artifact.form === 'ready-zip' ? 'as it is' : 'zipped', sorted(files)]);
  }
  const fields = Object.entries(spec.fields).map(([name, value]) => [
    name,
    ...(holdsSecret(name, value) ? ['', 'given'] : [value]),
  ]);
  const whole = [FORMAT, root, spec.modelId, spec.task, spec.attack, sorted(fields), sorted(contents)];
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, DIGEST_LENGTH);
}

/** @returns the items in an order that does not depend on the locale */
function sorted(items: readonly unknown[]): readonly unknown[] {
  const keyed = items.map((item) => ({ item, key: JSON.stringify(item) }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ item }) => item);
}
