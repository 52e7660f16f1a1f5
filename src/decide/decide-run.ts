import type { AnalysisResult, Lineage, Outcome } from '../facts/run-outcome.ts';
import { FAILURE_REASONS, type FailureReason } from '../core/errors.ts';
import { countsAsVulnerable, countsAsPassed, isAccepted } from './scan/decide-findings.ts';
import { recordCounts } from './lineage.ts';
import { formatAttacked } from './scan/attacked-words.ts';
import { lacksAttacks, unattackedHeadline } from './scan/unattacked.ts';
import { attackedNothing } from './verdict.ts';
import { counted } from '@model-security-scan/common/number-words';
import type { SupplyChainOutcome } from '../facts/file-scan.ts';
import { isFlagged, isUndecidedSupplyChain, supplyChainHeadline } from './scan/judge-scan.ts';
import type { Mode } from '../facts/settings.ts';

/** The facts that decide the verdict of a run. */
export interface RunFacts {
  readonly mode: Mode;
  /** True if the run waited for verdicts. */
  readonly wait: boolean;
  readonly failOnVulnerability: boolean;
  readonly lineage: Lineage;
  /** The number of configured analyses. If an accepted record replaces them, there are no results. */
  readonly planned: number;
  readonly results: readonly AnalysisResult[];
  /** Absent if no file was scanned. */
  readonly supplyChain?: SupplyChainOutcome | undefined;
  /** True if the run could have scanned files and was not asked to, as with the input `only`. */
  readonly leavesFilesOut?: boolean;
}

/** The part of an outcome that is a verdict. */
export type RunDecision = Pick<Outcome, 'status' | 'failureReason' | 'origin' | 'failed' | 'headline'>;

/**
 * Decides the verdict of a run that got past its lineage check. Only this function calls a run
 * `passed`; anything that is not understood fails (docs/design.md, rule 1). Pure.
 */
export function decideRun(facts: RunFacts): RunDecision {
  const decision = decideEnd(facts);
  const unattacked = facts.supplyChain === undefined ? '' : unattackedHeadline(facts.supplyChain);
  const acceptsModels = facts.results.length === 0 && (facts.supplyChain?.acceptedModels?.length ?? 0) > 0;
  const isEmpty = acceptsModels || attackedNothing(facts);
  const isNothing = decision.status === 'passed' && facts.mode === 'scan' && isEmpty;
  const words = [isNothing ? 'Nothing was attacked.' : '', decision.headline, unattacked];
  return { ...decision, headline: joined(words, decision.status) };
}

/** Joins sentences. What a run did that passed is one: `3 models attacked, none fell; 12 files are clean.` */
function joined(sentences: readonly string[], status: RunDecision['status']): string {
  const parts = sentences.filter((part) => part !== '');
  if (status !== 'passed') return parts.join(' ');
  return parts.map((part, index) => (index < parts.length - 1 ? part.replace(/\.$/u, ';') : part)).join(' ');
}

/** True if the run has judged the models itself: a record that says nothing takes nothing from that. */
function hasJudged(results: readonly AnalysisResult[]): boolean {
  const states = new Set(results.map(({ state }) => state));
  return states.has('passed') && !states.has('submitted');
}

function decideEnd(facts: RunFacts): RunDecision {
  const { failOnVulnerability, lineage, results, supplyChain } = facts;
  const counts = recordCounts(lineage);
  const byRecord = counts && lineage.vulnerable === true;
  const found = results.filter(countsAsVulnerable);
  const undecided = results.filter((result) => isUndecided(result, facts));

  if (byRecord || found.length > 0 || isFlagged(supplyChain)) {
    return decideVulnerable(vulnerableHeadline(found, facts, byRecord), undecided, facts);
  }
  if (counts && lineage.vulnerable === 'unknown' && failOnVulnerability && !hasJudged(results)) {
    return failure(
      'error',
      'unexpected-answer',
      'The record of an earlier scan does not say whether it found a supply-chain vulnerability.',
    );
  }
  const failed = undecidedFailure(undecided, facts);
  if (failed !== undefined) return { ...failed, status: 'error' };
  if (facts.mode === 'scan' && !lineage.accepted && results.length === 0 && !scannedInstead(facts)) {
    return failure('error', 'unexpected-answer', 'A scan was due, but nothing was submitted.');
  }
  return { ...goodStatus(facts), failed: false };
}

function decideVulnerable(
  headline: string,
  undecided: readonly AnalysisResult[],
  facts: RunFacts,
): RunDecision {
  if (facts.failOnVulnerability) return failure('vulnerable', 'vulnerable', headline);
  const failed = undecidedFailure(undecided, facts);
  if (failed === undefined) return { status: 'vulnerable', failed: false, headline };
  return { ...failed, status: 'vulnerable', headline: `${headline} ${failed.headline}` };
}

/** The failure of a run in which an analysis or the supply-chain scan reached no verdict; undefined if none did. */
function undecidedFailure(
  undecided: readonly AnalysisResult[],
  { results, supplyChain }: Pick<RunFacts, 'results' | 'supplyChain'>,
): Omit<RunDecision, 'status'> | undefined {
  const reason = worstReason(undecided);
  const words = [
    ...(reason === undefined ? [] : [undecidedHeadline(undecided, results.length)]),
    ...(supplyChain !== undefined && isUndecidedSupplyChain(supplyChain)
      ? [supplyChainHeadline(supplyChain)]
      : []),
    ...(lacksAttacks(supplyChain)
      ? ['The config file requires every model to be attacked (require-attacked).']
      : []),
  ];
  if (words.length === 0) return undefined;
  return {
    failureReason: reason ?? (isUndecidedSupplyChain(supplyChain) ? 'analysis-failed' : 'not-tested'),
    failed: true,
    headline: words.join(' '),
    ...(reason === undefined ? {} : findOrigin(undecided, reason)),
  };
}

/** True if no analysis was planned, and the scan of the repository's files is the whole run. */
function scannedInstead({ planned, supplyChain }: RunFacts): boolean {
  return planned === 0 && supplyChain?.scope === 'workspace';
}

function goodStatus(facts: RunFacts): Pick<RunDecision, 'status' | 'headline'> {
  const { supplyChain } = facts;
  const { status, headline } = goodAnalyses(facts);
  if (supplyChain?.scope !== 'workspace') {
    const isGreen = status === 'passed' || status === 'already-scanned';
    if (facts.leavesFilesOut !== true || !isGreen) return { status, headline };
    return { status, headline: `${headline.replace(/\.$/u, '')}; model files were not scanned.` };
  }
  const files = supplyChainHeadline(supplyChain);
  return { status, headline: joined([headline, files], status) };
}

/** The status of a run by its record and its analyses. The headline is empty if there is nothing to say of them. */
function goodAnalyses(facts: RunFacts): Pick<RunDecision, 'status' | 'headline'> {
  const { mode, lineage, planned, results } = facts;
  if (lineage.accepted && results.length === 0) {
    return { status: 'already-scanned', headline: `${formatAccepted(lineage)}; nothing was submitted.` };
  }
  if (isReused(facts)) {
    const headline = `The same content was scanned before, and its results were kept: ${formatAttacked(results)}`;
    return { status: 'already-scanned', headline };
  }
  if (mode === 'scan' && scannedInstead(facts)) return { status: 'passed', headline: '' };
  if (mode === 'check') {
    return { status: 'not-scanned', headline: 'A scan is due: there is no acceptable record.' };
  }
  if (mode === 'plan') {
    return { status: 'planned', headline: `${count(results.length)} planned; nothing was started.` };
  }
  if (results.every(countsAsPassed)) {
    const headline = formatAttacked(results);
    // The run passes only if every analysis has a verdict.
    if (results.length >= planned) return { status: 'passed', headline };
  }
  return {
    status: 'submitted',
    headline: `${count(results.length)} submitted; there is no verdict yet.`,
  };
}

/** True if every analysis has the result of an earlier one of the same content, and all of them passed. */
function isReused({ lineage, planned, results }: RunFacts): boolean {
  const isComplete = results.length > 0 && results.length >= planned;
  return lineage.cached === 'reused' && isComplete && results.every(countsAsPassed);
}

function formatAccepted(lineage: Lineage): string {
  if (lineage.cached !== undefined) {
    return 'The same content was scanned before, and no model was vulnerable';
  }
  if (lineage.vulnerable === 'unknown') return 'There is a record of an earlier scan, but it has no verdict';
  if (lineage.matchesCommit === false) return 'Scanned before, but at another commit';
  return 'Scanned before, without a supply-chain finding';
}

function vulnerableHeadline(
  vulnerable: readonly AnalysisResult[],
  { lineage, results, supplyChain }: RunFacts,
  byRecord: boolean,
): string {
  const parts = [
    ...(byRecord ? [recordHeadline(lineage)] : []),
    ...(vulnerable.length > 0
      ? [`${String(vulnerable.length)} of ${count(results.length)} found the model vulnerable.`]
      : []),
    ...(supplyChain !== undefined && isFlagged(supplyChain) ? [supplyChainHeadline(supplyChain)] : []),
  ];
  return parts.join(' ');
}

function recordHeadline({ cached, matchesCommit }: Lineage): string {
  if (cached !== undefined) {
    return 'The same content was scanned before, and a model was found vulnerable.';
  }
  const scan = matchesCommit === false ? 'a scan of another commit' : 'the scan';
  return `The record of ${scan} says that a supply-chain vulnerability was detected.`;
}

function undecidedHeadline(undecided: readonly AnalysisResult[], all: number): string {
  const rest = undecided.filter(({ state }) => state !== 'not-tested');
  const untested = undecided.length - rest.length;
  const parts = [
    ...(rest.length === 0 ? [] : [`${endingOf(rest)}${count(rest.length)} reached no verdict.`]),
    ...(untested === 0 ? [] : [`${String(untested)} of ${count(all)} could not be tested.`]),
  ];
  return parts.join(' ');
}

function endingOf(undecided: readonly AnalysisResult[]): string {
  const reason = worstReason(undecided);
  const late = undecided.flatMap((result) => (result.state === 'timeout' ? [result] : []));
  if (reason === 'timeout' && late.length > 0 && late.every(({ usedUpItsTime }) => usedUpItsTime === true)) {
    return late.length === 1 ? 'An analysis used up its own time: ' : 'Analyses used up their own time: ';
  }
  return ENDINGS[reason ?? 'unexpected-answer'] ?? '';
}

/** How a headline tells that the run itself ended early. */
const ENDINGS: Partial<Record<FailureReason, string>> = {
  cancelled: 'The run was cancelled: ',
  timeout: 'The run reached its deadline: ',
};

/** True if an analysis lacks the result that this mode requires: a verdict if the run waits, else a job, or a plan. */
function isUndecided(result: AnalysisResult, { mode, wait }: RunFacts): boolean {
  if (result.state === 'vulnerable' || isAccepted(result)) return false;
  if (result.reason !== undefined) return true;
  if (mode === 'plan') return result.state !== 'planned';
  // Even a run that does not wait may have a verdict: that of a job whose end an earlier run has seen.
  return mode === 'scan' && result.state !== 'passed' && (wait || result.state !== 'submitted');
}

/** @returns the reason that a person should look at first, or undefined if there are no results */
export function worstReason(results: readonly AnalysisResult[]): FailureReason | undefined {
  const order = ['cancelled', 'timeout', ...FAILURE_REASONS] as const;
  const reasons = results.map(reasonOrUnexpected);
  return order.find((reason) => reasons.includes(reason));
}

function reasonOrUnexpected({ reason = 'unexpected-answer' }: AnalysisResult): FailureReason {
  return reason;
}

function findOrigin(results: readonly AnalysisResult[], reason: FailureReason): Pick<RunDecision, 'origin'> {
  const causes = results.filter((result) => reasonOrUnexpected(result) === reason);
  const origin = causes[0]?.origin;
  return origin !== undefined && causes.every((one) => one.origin === origin) ? { origin } : {};
}

function failure(
  status: 'vulnerable' | 'error',
  failureReason: FailureReason,
  headline: string,
): RunDecision {
  return { status, failureReason, failed: true, headline };
}

function count(analyses: number): string {
  return counted(analyses, 'analysis', 'analyses');
}
