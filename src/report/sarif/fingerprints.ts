import type { Result } from 'sarif';

/**
 * Creates the fingerprints by which readers of SARIF recognize a finding in the next run. They depend on the model and the
 * attack, not on the line or the score.
 *
 * Code scanning matches alerts by `primaryLocationLineHash`. The name is left to the uploader, which computes it from the
 * text of the file and warns about every result that brings another value.
 * @param digest from `src/facts/fingerprint.ts`; the results file has the same
 */
export function createFingerprints(digest: string): Pick<Result, 'fingerprints' | 'partialFingerprints'> {
  return {
    fingerprints: { 'modelSecurityFinding/v1': digest },
    partialFingerprints: { 'modelSecurityScan/v1': digest.slice(0, 16) },
  };
}
