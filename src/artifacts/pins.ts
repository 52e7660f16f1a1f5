import type { ArtifactSpec } from '../facts/analysis-spec.ts';
import type { PlannedAnalysis } from '../facts/artifact.ts';
import type { Problem } from '@model-security-scan/common/problem';
import { plainLine } from '@model-security-scan/common/sanitize';

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
