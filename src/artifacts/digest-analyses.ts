import { FileHashes } from './file-hashes.ts';
import type { Slot } from '@model-security-scan/engine/catalog';
import { createHash } from 'node:crypto';
import { mapConcurrently } from '../core/concurrency.ts';
import type { Artifact, PlannedAnalysis } from '../facts/artifact.ts';
import type { ArtifactSpec } from '../facts/analysis-spec.ts';
import type { Problem } from '@model-security-scan/common/problem';
import { plainLine } from '@model-security-scan/common/sanitize';

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

/** True if the content of an artifact of the analysis must have a certain digest. */
export function isPinned({ spec }: Pick<PlannedAnalysis, 'spec'>): boolean {
  return spec.artifacts.some(({ sha256 }) => sha256 !== undefined);
}

/**
 * Compares the artifacts of an analysis with the digests that the config file, or the policy of the base, gives them. What
 * was hashed for the digests is what is sent later (`hashed` of each file), so nothing can change in between.
 * @returns a problem for each artifact that has, or may have, another content
 */
export function findPinFaults({
  spec,
  digests = {},
}: Pick<PlannedAnalysis, 'spec' | 'digests'>): readonly Problem[] {
  return spec.artifacts
    .filter(({ slot, sha256 }) => sha256 !== undefined && digests[slot] !== sha256)
    .map((artifact) => ({ place: artifact.place, message: describePin(artifact, digests[artifact.slot]) }));
}

function describePin({ slot, path, sha256, pinnedBy }: ArtifactSpec, found: string | undefined): string {
  const label = `artifact "${plainLine(path, 200)}" for ${slot}`;
  const has = found === undefined ? 'could not be read' : `has SHA-256 ${found}`;
  return pinnedBy === 'base'
    ? `${label} ${has}, but the policy of the base pins it to ${String(sha256)}. Restore the content. If ` +
        'it has to change, someone who may merge without this check has to decide that.'
    : `${label} ${has}, but its "sha256" is ${String(sha256)}. Restore the content; if the change is ` +
        'meant, write the new digest as "sha256".';
}
