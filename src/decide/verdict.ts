import type { Known, Lineage, Outcome, Verdict } from '../facts/run-outcome.ts';
import { countsAsPassed, countsAsVulnerable, fileFindingState, isAccepted } from './scan/decide-findings.ts';
import { isDecided } from './judged.ts';
import { recordCounts } from './lineage.ts';
import { isFlagged } from './scan/judge-scan.ts';

/** The part of an outcome that its verdict depends on. */
export type VerdictFacts = Pick<
  Outcome,
  'status' | 'failed' | 'mode' | 'lineage' | 'results' | 'supplyChain'
>;

/**
 * Decides the output `verdict`, which workflows test. Pure.
 *
 * `vulnerable`: something is, also if the step does not fail or another error ended the run. `passed`: this run, or kept
 * results of exactly these bytes, judged every planned analysis, and none is vulnerable. `none`: everything else, so also a
 * service's record without a flag, which does not say what was judged, and a run with an analysis that could not be tested, also
 * if the config file accepts that.
 */
export function decideVerdict(facts: VerdictFacts): Verdict {
  const { status, failed, lineage, results, supplyChain } = facts;
  const isFound = results.some(countsAsVulnerable) || isFlagged(supplyChain);
  if (status === 'vulnerable' || isFound || isFlaggedRecord(lineage)) return 'vulnerable';
  if (failed) return 'none';
  if (status === 'already-scanned') return isKeptPass(facts) ? 'passed' : 'none';
  if (status !== 'passed') return 'none';
  const isJudged = results.length > 0 ? results.every(isGood) : !attackedNothing(facts);
  return isJudged ? 'passed' : 'none';
}

interface AttackFacts {
  readonly results: Outcome['results'];
  readonly supplyChain?: Outcome['supplyChain'] | undefined;
}

/**
 * True if no analysis was planned, and the scan of the files either scanned no model file, or a model that nothing attacks.
 * Such a run says nothing of the models.
 */
export function attackedNothing({ results, supplyChain }: AttackFacts): boolean {
  if (results.length > 0) return false;
  if (supplyChain?.scope !== 'workspace') return true;
  const { unattacked = [], files, findings } = supplyChain;
  const open = new Set(findings.filter(({ severity }) => severity === 'not-scanned').map(({ path }) => path));
  const hasModelFiles =
    supplyChain.hasModelFiles ?? files.some(({ isModelFile, path }) => isModelFile && !open.has(path));
  return unattacked.length > 0 || !hasModelFiles;
}

/** True if a scan has the status `passed`, but attacked nothing. */
export function isEmptyPass(outcome: Pick<Outcome, 'status' | 'mode' | 'results' | 'supplyChain'>): boolean {
  return outcome.status === 'passed' && outcome.mode === 'scan' && attackedNothing(outcome);
}

/** True if a run passes although something could not be tested, because the config file accepts that. It has no verdict. */
export function acceptsUntested({ status, results }: Pick<Outcome, 'status' | 'results'>): boolean {
  return status === 'passed' && results.some((one) => one.state === 'not-tested' && isAccepted(one));
}

function isFlaggedRecord(lineage: Lineage | undefined): boolean {
  return lineage?.vulnerable === true && recordCounts(lineage);
}

/** True if kept results of exactly these bytes judge every planned analysis, and all of them pass. */
function isKeptPass({ lineage, results }: VerdictFacts): boolean {
  if (lineage?.cached === 'reused') return results.length > 0 && results.every(isGood);
  return lineage?.cached === 'reported' && lineage.vulnerable === false;
}

function isGood(result: Outcome['results'][number]): boolean {
  return isDecided(result) && countsAsPassed(result);
}

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
