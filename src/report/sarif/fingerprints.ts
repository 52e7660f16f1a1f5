import { createHash } from 'node:crypto';
import type { Result } from 'sarif';

/**
 * What makes a finding the same one in the next run: whose finding it is, never where it stands or what it scores.
 * @param identity what tells the finding from all others of the repository
 */
export function fingerprintsOf(
  ...identity: readonly string[]
): Pick<Result, 'fingerprints' | 'partialFingerprints'> {
  const digest = createHash('sha256').update(JSON.stringify(identity)).digest('hex');
  return {
    fingerprints: { 'modelSecurityFinding/v1': digest },
    // Code scanning reads this one alone. The uploader computes one from the line's text where it is missing, which would
    // make another alert of every change of the line. The second part counts equal lines.
    partialFingerprints: { primaryLocationLineHash: `${digest.slice(0, 16)}:1` },
  };
}
