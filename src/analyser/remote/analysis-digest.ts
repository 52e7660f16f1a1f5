import { createHash } from 'node:crypto';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { holdsSecret } from '../../core/secret-field.ts';
import type { ServiceRoot } from '../../core/service-address.ts';
import type { Artifact } from '../../facts/artifact.ts';
import type { FileHashes } from '../../artifacts/file-hashes.ts';
import { mapConcurrently } from '../../core/concurrency.ts';

/** The version of the digest. Increase it whenever the same analysis would get another digest. */
const FORMAT = 'model-security-scan analysis 1';
const DIGEST_LENGTH = 32;
const MAX_OPEN_FILES = 4;

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
