import { createHash } from 'node:crypto';
import type { Result } from 'sarif';

/**
 * Creates the fingerprints by which code scanning recognizes a finding in the next run. They depend on the model and the
 * attack, not on the line or the score.
 * @param identity distinguishes the finding from all others of the repository
 */
export function createFingerprints(
  ...identity: readonly string[]
): Pick<Result, 'fingerprints' | 'partialFingerprints'> {
  const digest = createHash('sha256').update(JSON.stringify(identity)).digest('hex');
  return {
    fingerprints: { 'modelSecurityFinding/v1': digest },
    // Code scanning reads only this one. If it is missing, the uploader computes it from the text of the line, and every
    // change of the line would create a new alert. The part after the colon counts equal lines.
    partialFingerprints: { primaryLocationLineHash: `${digest.slice(0, 16)}:1` },
  };
}
