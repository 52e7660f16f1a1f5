import type { Known, Outcome } from '../core/outcome.ts';
import { isFlagged } from './supply-chain.ts';

/**
 * True if the run knows of a vulnerability, `false` only if a record that counts, every planned analysis, or a scan of the
 * repository's files without any analysis says so.
 */
export function isVulnerabilityDetected({ status, lineage, results, supplyChain }: Outcome): Known {
  const isFound = results.some((result) => result.state === 'vulnerable') || isFlagged(supplyChain);
  if (status === 'vulnerable' || isFound) return true;
  if (status === 'already-scanned') return lineage?.vulnerable ?? 'unknown';
  const passed = status === 'passed' && results.every((result) => result.state === 'passed');
  return passed && (results.length > 0 || supplyChain?.scope === 'workspace') ? false : 'unknown';
}
