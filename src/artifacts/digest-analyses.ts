import { artifactDigest } from './digest.ts';
import { FileHashes } from './file-hashes.ts';
import type { Slot } from '../core/attack-table.ts';
import type { PlannedAnalysis } from '../facts/planned-analysis.ts';

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
