import type { Known, Outcome } from '../facts/outcome.ts';
import type { Standing } from '../facts/scan-outcome.ts';

const FOUND: readonly Standing[] = ['flagged', 'known', 'waived'];

/**
 * True if the run knows of a vulnerability, `false` only if a record that counts, every planned analysis, or a scan of the
 * repository's files without any analysis says so. An accepted finding is one, too: this says what was found, not what it does
 * to the gate.
 */
export function isVulnerabilityDetected({ status, lineage, results, supplyChain }: Outcome): Known {
  const isFound =
    results.some((result) => result.state === 'vulnerable') ||
    supplyChain?.findings.some(({ standing }) => FOUND.includes(standing)) === true;
  if (status === 'vulnerable' || isFound) return true;
  if (status === 'already-scanned') return lineage?.vulnerable ?? 'unknown';
  const passed = status === 'passed' && results.every((result) => result.state === 'passed');
  return passed && (results.length > 0 || supplyChain?.scope === 'workspace') ? false : 'unknown';
}
