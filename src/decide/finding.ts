import type { Known, Outcome, RunFinding } from '../core/outcome.ts';

/** Classifies the outcome of a run. Only a verdict, or a record of this exact commit without a finding, is `clean`. */
export function classifyFinding({ status, lineage }: Outcome): RunFinding {
  if (status === 'vulnerable') return 'vulnerable';
  const cleanRecord =
    status === 'already-scanned' && lineage?.matchesCommit === true && lineage.vulnerable === false;
  return status === 'passed' || cleanRecord ? 'clean' : 'unknown';
}

/** True if the run knows of a vulnerability, `false` only if a record that counts or every planned analysis says so. */
export function isVulnerabilityDetected({ status, lineage, results }: Outcome): Known {
  if (status === 'vulnerable' || results.some((result) => result.state === 'vulnerable')) return true;
  if (status === 'already-scanned') return lineage?.vulnerable ?? 'unknown';
  const passed = status === 'passed' && results.every((result) => result.state === 'passed');
  return passed && results.length > 0 ? false : 'unknown';
}
