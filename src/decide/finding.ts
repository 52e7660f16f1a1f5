import type { Known, Outcome } from '../facts/outcome.ts';
import { fileFindingState } from './judge-findings.ts';

/**
 * True if the run knows of a vulnerability, `false` only if a record that counts, every planned analysis, or a scan of the
 * repository's files without any analysis says so. An accepted finding is one, too: this says what was found, not what it does
 * to the gate. What was not scanned, and is accepted, is neither.
 */
export function isVulnerabilityDetected(outcome: Outcome): Known {
  const { status, lineage, results, supplyChain } = outcome;
  const counted = supplyChain?.findings.filter((finding) => fileFindingState(finding) !== undefined) ?? [];
  const inFiles = counted.filter(({ severity }) => severity !== 'not-scanned');
  const isFound = inFiles.length > 0 || results.some(({ state }) => state === 'vulnerable');
  if (status === 'vulnerable' || isFound) return true;
  if (status === 'already-scanned') return lineage?.vulnerable ?? 'unknown';
  const isClean = status === 'passed' && counted.length === 0 && sawAll(outcome);
  return isClean ? false : 'unknown';
}

function sawAll({ results, supplyChain }: Pick<Outcome, 'results' | 'supplyChain'>): boolean {
  if (results.length === 0) return supplyChain?.scope === 'workspace';
  return results.every(({ state }) => state === 'passed');
}
