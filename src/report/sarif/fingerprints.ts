import { createHash } from 'node:crypto';
import type { Result } from 'sarif';

/**
 * Creates the fingerprints by which readers of SARIF recognize a finding in the next run. They depend on the model and the
 * attack, not on the line or the score.
 *
 * Code scanning matches alerts by `primaryLocationLineHash`. The name is left to the uploader, which computes it from the
 * text of the file and warns about every result that brings another value.
 * @param identity distinguishes the finding from all others of the repository
 */
export function createFingerprints(
  ...identity: readonly string[]
): Pick<Result, 'fingerprints' | 'partialFingerprints'> {
  const digest = createHash('sha256').update(JSON.stringify(identity)).digest('hex');
  return {
    fingerprints: { 'modelSecurityFinding/v1': digest },
    partialFingerprints: { 'modelSecurityScan/v1': digest.slice(0, 16) },
  };
}
