import { finalReadings, mayHaveTimedOut, type RunFacts } from './oracle.ts';
import type { Reading, RunPlan } from './types.ts';

/** One analysis of the output `results`. */
export interface ReportedAnalysis {
  readonly model: string;
  readonly state: string;
  readonly reason: string;
}

/** The ends of a run by the reading of its lineage check. */
const LINEAGE_ENDS: Partial<Readonly<Record<Reading, string>>> = {
  unavailable: 'error/unavailable',
  'unexpected-answer': 'error/unexpected-answer',
  rejected: 'error/rejected',
  unauthorized: 'error/unauthorized',
  denied: 'error/denied',
};

/**
 * The allowed ends of a run, as `status/failure-reason`, given the answer to its lineage check and its reported
 * analyses. The report of each analysis is judged separately.
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

/** True if the true record skips the scan (action.yml, input `rescan`). */
export function isRecordAccepted({ record, rescan, repoType }: RunPlan): boolean {
  if (record.kind === 'none' || rescan === 'always') return false;
  // The commit is known only with GitHub, and only the same one is known to match.
  return rescan === 'never' || (repoType === 'github' && record.commit === 'same');
}

function endsAfterLineage(plan: RunPlan, reported: readonly ReportedAnalysis[]): string[] {
  const flag = countingFlag(plan);
  const isFound = flag === 'vulnerable' || reported.some(({ state }) => state === 'vulnerable');
  const undecided = reported.filter(({ state, reason }) => state !== 'vulnerable' && reason !== '');
  const reasons = undecided.map(({ reason }) => reason);
  if (isFound) return vulnerableEnds(plan, reasons);
  const states = new Set(reported.map(({ state }) => state));
  const isJudged = states.has('passed') && !states.has('submitted');
  if (flag === 'unclear' && !isJudged && plan.failOnVulnerability) return ['error/unexpected-answer'];
  if (reasons.length > 0) return reasons.map((reason) => `error/${reason}`);
  if (isRecordAccepted(plan)) return ['already-scanned/'];
  if (plan.mode === 'check') return ['not-scanned/'];
  if (reported.length < plan.analyses.length) return [];
  return [plan.wait ? 'passed/' : 'submitted/'];
}

/** The record's flag; undefined without a record, or if the record belongs to another commit that does not count. */
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
