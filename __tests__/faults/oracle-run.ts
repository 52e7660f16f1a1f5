import { finalReadings, mayHaveTimedOut, type RunFacts } from './oracle.ts';
import type { Reading, RunPlan } from './types.ts';

/** One analysis as the output `results` has it. */
export interface ReportedAnalysis {
  readonly model: string;
  readonly state: string;
  readonly reason: string;
}

/** A lineage check that was answered so, ends the run so. */
const LINEAGE_ENDS: Partial<Readonly<Record<Reading, string>>> = {
  unavailable: 'error/unavailable',
  'unexpected-answer': 'error/unexpected-answer',
  rejected: 'error/rejected',
  unauthorized: 'error/unauthorized',
  denied: 'error/denied',
};

/**
 * The ends of a run, as `status/failure-reason`, that go with what its lineage check was answered and what it says of
 * its analyses. What it says of each analysis is judged apart from this.
 */
export function expectRun(facts: RunFacts, reported: readonly ReportedAnalysis[]): string[] {
  const lineage = facts.attempts.filter(({ key }) => key === 'lineage');
  const readings = finalReadings(lineage, facts);
  const failures = readings.flatMap((reading) => LINEAGE_ENDS[reading] ?? []);
  const isAnswered = readings.includes('ok');
  const isOver = reported.length === 0 && mayHaveTimedOut(lineage.at(-1), facts);
  return [
    ...(reported.length === 0 ? failures : []),
    ...(isAnswered ? endsAfterLineage(facts.plan, reported) : []),
    ...(isOver ? ['error/timeout'] : []),
  ];
}

/** Whether the true record makes a scan needless (action.yml, input `rescan`). */
export function isRecordAccepted({ record, rescan, repoType }: RunPlan): boolean {
  if (record.kind === 'none' || rescan === 'always') return false;
  // Only with GitHub the commit is known, and only the same one is known to match.
  return rescan === 'never' || (repoType === 'github' && record.commit === 'same');
}

function endsAfterLineage(plan: RunPlan, reported: readonly ReportedAnalysis[]): string[] {
  const flag = countingFlag(plan);
  const isFound = flag === 'vulnerable' || reported.some(({ state }) => state === 'vulnerable');
  const undecided = reported.filter(({ state, reason }) => state !== 'vulnerable' && reason !== '');
  const reasons = undecided.map(({ reason }) => reason);
  if (isFound) return vulnerableEnds(plan, reasons);
  if (flag === 'unclear' && plan.failOnVulnerability) return ['error/unexpected-answer'];
  if (reasons.length > 0) return reasons.map((reason) => `error/${reason}`);
  if (isRecordAccepted(plan)) return ['already-scanned/'];
  if (plan.mode === 'check') return ['not-scanned/'];
  if (reported.length < plan.analyses.length) return [];
  return [plan.wait ? 'passed/' : 'submitted/'];
}

/** The record's flag, unless there is none, or it is known to be of another commit that does not count. */
function countingFlag(plan: RunPlan): 'none' | 'clean' | 'vulnerable' | 'unclear' {
  const { record, repoType } = plan;
  if (record.kind === 'none') return 'none';
  const isStale = repoType === 'github' && record.commit === 'other';
  return isStale && !isRecordAccepted(plan) ? 'none' : record.flag;
}

function vulnerableEnds({ failOnVulnerability }: RunPlan, otherReasons: readonly string[]): string[] {
  if (failOnVulnerability) return ['vulnerable/vulnerable'];
  return otherReasons.length === 0 ? ['vulnerable/'] : otherReasons.map((reason) => `vulnerable/${reason}`);
}
