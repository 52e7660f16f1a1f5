import { FileHashes } from './file-hashes.ts';
import type { Slot } from '@model-security-scan/engine/catalog';
import type { Artifact, PlannedAnalysis } from '../facts/artifact.ts';
import { createHash } from 'node:crypto';
import { mapConcurrently } from '../core/concurrency.ts';

/**
 * Computes the digests of all artifacts. Each file is read once, even if several analyses share it; from then on it is only
 * sent with the content that was hashed.
 * @param signal ends the reading, with its reason
 * @throws ServiceError `upload-failed` if a file cannot be read
 */
export async function digestAnalyses(
  analyses: readonly PlannedAnalysis[],
  signal: AbortSignal,
): Promise<readonly PlannedAnalysis[]> {
  const hashes = new FileHashes(signal);
  const digested: PlannedAnalysis[] = [];
  for (const analysis of analyses) {
    const digests: Partial<Record<Slot, string>> = {};
    for (const artifact of analysis.artifacts) {
      digests[artifact.slot] = await artifactDigest(artifact, hashes);
    }
    digested.push({ ...analysis, digests });
  }
  return digested;
}

const MAX_OPEN_FILES = 4;

/**
 * Computes the digest of an artifact: the SHA-256 of its file or, for a folder, that of a line `<sha256>  <relative path>`
 * for each of its files, in the order of their names. People write it into config files, so its form never changes.
 * @throws ServiceError `upload-failed` if a file cannot be read; the reason of the signal of `hashes`
 */
export async function artifactDigest({ form, files }: Artifact, hashes: FileHashes): Promise<string> {
  const found = await mapConcurrently(files, MAX_OPEN_FILES, async (file) => {
    return [file.name, await hashes.hash(file)] as const;
  });
  const single = form === 'folder' ? undefined : found[0]?.[1];
  const lines = found.map(([name, sha256]) => `${sha256}  ${name}\n`).join('');
  return single ?? createHash('sha256').update(lines).digest('hex');
}
