import {
  type AnalysisResult,
  FAILURE_REASONS,
  type FailureReason,
  type Lineage,
  type Outcome,
  recordCounts,
} from '../core/outcome.ts';
import { counted } from '../text/number-words.ts';
import type { Mode } from '../core/settings.ts';

/** What the verdict of a run is made of. */
export interface RunFacts {
  readonly mode: Mode;
  /** Whether verdicts were waited for. */
  readonly wait: boolean;
  readonly failOnVulnerability: boolean;
  readonly lineage: Lineage;
  /** How many analyses are configured; fewer have a result where the record makes the others needless. */
  readonly planned: number;
  readonly results: readonly AnalysisResult[];
}

/** The part of an outcome that is a verdict. */
export type RunDecision = Pick<Outcome, 'status' | 'failureReason' | 'origin' | 'failed' | 'headline'>;

/**
 * The verdict of a run that got past its lineage check. Pure. `passed` is said here and, of mode collect, in
 * `concludeCollected`, and nowhere else: what is not understood has failed (docs/design.md, rule 1).
 */
export function decideRun(findings: RunFacts): RunDecision {
  const { failOnVulnerability, lineage, results } = findings;
  const counts = recordCounts(lineage);
  const byRecord = counts && lineage.vulnerable === true;
  const found = results.filter((result) => result.state === 'vulnerable');
  const undecided = results.filter((result) => isUndecided(result, findings));

  if (byRecord || found.length > 0) {
    return decideVulnerable(
      vulnerableHeadline(found, results.length, byRecord ? lineage : undefined),
      undecided,
      findings,
    );
  }
  if (counts && lineage.vulnerable === 'unknown' && failOnVulnerability) {
    return failure(
      'error',
      'unexpected-answer',
      'The record of an earlier scan does not say whether it found a supply-chain vulnerability.',
    );
  }
  const reason = worstReason(undecided);
  if (reason !== undefined) {
    return { ...failure('error', reason, undecidedHeadline(undecided)), ...originOf(undecided, reason) };
  }
  if (findings.mode === 'scan' && !lineage.accepted && results.length === 0) {
    return failure('error', 'unexpected-answer', 'A scan was due, but nothing was submitted.');
  }
  return { ...goodStatus(findings), failed: false };
}

function decideVulnerable(
  headline: string,
  undecided: readonly AnalysisResult[],
  { failOnVulnerability }: RunFacts,
): RunDecision {
  if (failOnVulnerability) return failure('vulnerable', 'vulnerable', headline);
  const reason = worstReason(undecided);
  if (reason === undefined) return { status: 'vulnerable', failed: false, headline };
  const words = `${headline} ${undecidedHeadline(undecided)}`;
  return { ...failure('vulnerable', reason, words), ...originOf(undecided, reason) };
}

function goodStatus({ mode, lineage, planned, results }: RunFacts): Pick<RunDecision, 'status' | 'headline'> {
  if (lineage.accepted && results.length === 0) {
    return { status: 'already-scanned', headline: acceptedHeadline(lineage) };
  }
  if (mode === 'check') {
    return { status: 'not-scanned', headline: 'A scan is due: there is no acceptable record.' };
  }
  if (mode === 'plan') {
    return { status: 'planned', headline: `${count(results.length)} would be submitted; nothing was.` };
  }
  if (results.every((result) => result.state === 'passed')) {
    const headline = `${count(results.length)} done, none found the model vulnerable.`;
    // Said of every analysis or of none: one missing verdict is no pass.
    if (results.length >= planned) return { status: 'passed', headline };
    if (lineage.accepted) {
      return { status: 'already-scanned', headline: `${acceptedHeadline(lineage)} ${headline}` };
    }
  }
  return {
    status: 'submitted',
    headline: `${count(results.length)} submitted; there is no verdict yet.`,
  };
}

function acceptedHeadline(lineage: Lineage): string {
  if (lineage.vulnerable === 'unknown') return 'A record of an earlier scan exists; it gives no verdict.';
  if (lineage.matchesCommit === false) return 'Scanned before, but at another commit; nothing was submitted.';
  return 'Scanned before, without a supply-chain finding; nothing was submitted.';
}

/** @param flagged the lineage whose record is vulnerable and counts, where there is one */
function vulnerableHeadline(
  vulnerable: readonly AnalysisResult[],
  total: number,
  flagged: Lineage | undefined,
): string {
  const scan = flagged?.matchesCommit === false ? 'a scan of another commit' : 'the scan';
  const parts = [
    ...(flagged === undefined
      ? []
      : [`The record of ${scan} says that a supply-chain vulnerability was detected.`]),
    ...(vulnerable.length > 0
      ? [`${String(vulnerable.length)} of ${count(total)} found the model vulnerable.`]
      : []),
  ];
  return parts.join(' ');
}

function undecidedHeadline(undecided: readonly AnalysisResult[]): string {
  return `${ENDINGS[worstReason(undecided) ?? 'unexpected-answer'] ?? ''}${count(undecided.length)} came to no verdict.`;
}

/** What ended the run itself. */
const ENDINGS: Partial<Record<FailureReason, string>> = {
  cancelled: 'The run was cancelled: ',
  timeout: 'The run reached its deadline: ',
};

/** Whether an analysis lacks what the run promised: a verdict where verdicts were waited for, a job, or a plan. */
function isUndecided(result: AnalysisResult, { mode, wait }: RunFacts): boolean {
  if (result.state === 'vulnerable') return false;
  if (result.reason !== undefined) return true;
  if (mode === 'plan') return result.state !== 'planned';
  // Without waiting a verdict may be there all the same: that of a job which an earlier run has seen to its end.
  return mode === 'scan' && result.state !== 'passed' && (wait || result.state !== 'submitted');
}

/** The reason that a person should look at first; undefined where there is no analysis. */
export function worstReason(results: readonly AnalysisResult[]): FailureReason | undefined {
  const first: readonly FailureReason[] = ['cancelled', 'timeout'];
  const order = [...first, ...FAILURE_REASONS.filter((reason) => !first.includes(reason))];
  const reasons = results.map(reasonOf);
  return order.find((reason) => reasons.includes(reason));
}

function reasonOf({ reason = 'unexpected-answer' }: AnalysisResult): FailureReason {
  return reason;
}

/** The service is not to blame where nothing but faults of the action itself stand behind a reason. */
export function originOf(
  results: readonly AnalysisResult[],
  reason: FailureReason,
): Pick<RunDecision, 'origin'> {
  const behind = results.filter((result) => reasonOf(result) === reason);
  const isOwn = behind.length > 0 && behind.every(({ origin }) => origin === 'action');
  return isOwn ? { origin: 'action' } : {};
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
