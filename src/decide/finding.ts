import type { Known, Outcome } from '../core/outcome.ts';

/** True if the run knows of a vulnerability, `false` only if a record that counts or every planned analysis says so. */
export function isVulnerabilityDetected({ status, lineage, results }: Outcome): Known {
  if (status === 'vulnerable' || results.some((result) => result.state === 'vulnerable')) return true;
  if (status === 'already-scanned') return lineage?.vulnerable ?? 'unknown';
  const passed = status === 'passed' && results.every((result) => result.state === 'passed');
  return passed && results.length > 0 ? false : 'unknown';
}
