import {
  finalReadings,
  findSequenceBreaches,
  isWithinLastMoments,
  mayHaveTimedOut,
  type RunFacts,
} from './oracle.ts';
import { SLOTS } from './plan.ts';
import type { Attempt, PlannedAnalysis, Reading } from './types.ts';

/** The allowed ends of an analysis, and the breaches on the way. */
export interface Expectation {
  /** `state/reason`, with an empty reason if there is none. */
  readonly ends: readonly string[];
  readonly breaches: readonly string[];
  /** The job that the client must know. */
  readonly knownJobId?: string;
}

/** The ends of a submission by the reading of its answer. */
const SUBMISSION_ENDS: Partial<Readonly<Record<Reading, readonly string[]>>> = {
  unavailable: ['error/unavailable'],
  'unexpected-answer': ['error/unexpected-answer'],
  rejected: ['error/rejected'],
  unauthorized: ['error/unauthorized'],
  denied: ['error/denied'],
  'bad-target': ['error/upload-failed', 'error/unexpected-answer'],
};

/** The ends of a job by the reading of its last status. */
const STATUS_ENDS: Partial<Readonly<Record<Reading, readonly string[]>>> = {
  unavailable: ['error/unavailable', 'error/unexpected-answer'],
  'unexpected-answer': ['error/unavailable', 'error/unexpected-answer'],
  rejected: ['error/rejected'],
  unauthorized: ['error/unauthorized'],
  denied: ['error/denied'],
  undecided: ['error/unexpected-answer'],
  'failed-stage': ['failed/analysis-failed'],
};

const JOB_ENDS = {
  passing: 'passed/',
  vulnerable: 'vulnerable/vulnerable',
  failed: 'failed/analysis-failed',
} as const;

/** Judges one analysis by the attempts only. */
export function expectAnalysis(analysis: PlannedAnalysis, facts: RunFacts): Expectation {
  const of = (operation: string): Attempt[] =>
    facts.attempts.filter(({ key }) => key === `${operation}:${analysis.model}`);
  const submissions = of('submission');
  const uploads = SLOTS[analysis.attack].map((slot) => uploadsTo(analysis, slot, facts));
  const statuses = of('status');
  const breaches = [submissions, ...uploads, statuses].flatMap((one) => findSequenceBreaches(one, facts));
  const ends = new Set<string>();
  const readings = finalReadings(submissions, facts);
  for (const reading of readings) for (const end of SUBMISSION_ENDS[reading] ?? []) ends.add(end);
  if (readings.includes('ok')) for (const end of jobEnds(uploads, statuses, facts)) ends.add(end);
  if (submissions.length === 0) for (const end of endsOfUnsent(analysis, facts)) ends.add(end);
  const last = submissions.at(-1);
  if (furthest(submissions, uploads, statuses).some((one) => mayHaveTimedOut(one, facts))) {
    ends.add('timeout/timeout');
  }
  return {
    ends: [...ends],
    breaches,
    ...(last?.jobId !== undefined && mustBeKnown(last, readings, facts) ? { knownJobId: last.jobId } : {}),
  };
}

/** The ends of an analysis that was not submitted, because the answer to an earlier submission could not be used. */
function endsOfUnsent({ model }: PlannedAnalysis, facts: RunFacts): readonly string[] {
  const others = facts.plan.analyses.filter((other) => other.model !== model);
  const unusable: readonly Reading[] = ['unavailable', 'unexpected-answer', 'bad-target'];
  return others.flatMap((other) => {
    const attempts = facts.attempts.filter(({ key }) => key === `submission:${other.model}`);
    const readings = finalReadings(attempts, facts).filter((reading) => unusable.includes(reading));
    return readings.flatMap((reading) => SUBMISSION_ENDS[reading] ?? []);
  });
}

/** The last attempts of the step that the analysis reached; several uploads take place at once. */
function furthest(
  submissions: readonly Attempt[],
  uploads: readonly (readonly Attempt[])[],
  statuses: readonly Attempt[],
): (Attempt | undefined)[] {
  if (statuses.length > 0) return [statuses.at(-1)];
  const begun = uploads.filter((attempts) => attempts.length > 0);
  return begun.length > 0 ? begun.map((attempts) => attempts.at(-1)) : [submissions.at(-1)];
}

/** True if the client must have learned its job from the answer. */
function mustBeKnown(last: Attempt, readings: readonly Reading[], facts: RunFacts): boolean {
  if (facts.deadlinePassed && isWithinLastMoments(last, facts)) return false;
  return readings.length > 0 && readings.every((one) => one === 'ok' || one === 'bad-target');
}

function uploadsTo({ model }: PlannedAnalysis, slot: string, facts: RunFacts): Attempt[] {
  return facts.attempts.filter(({ key }) => key === `upload:${model}:${slot}`);
}

function jobEnds(
  uploads: readonly (readonly Attempt[])[],
  statuses: readonly Attempt[],
  facts: RunFacts,
): string[] {
  const readings = uploads.map((attempts) => finalReadings(attempts, facts));
  const mayFail = readings.some((one) => one.some((reading) => reading !== 'ok'));
  const mayArrive =
    readings.every((one) => one.includes('ok')) &&
    uploads.every((attempts) => attempts.some(({ archiveArrived }) => archiveArrived === true));
  return [
    ...(mayFail ? ['error/upload-failed'] : []),
    ...(mayArrive ? (facts.plan.wait ? verdictEnds(statuses, facts) : ['submitted/']) : []),
  ];
}

function verdictEnds(statuses: readonly Attempt[], facts: RunFacts): string[] {
  const last = statuses.at(-1);
  if (last === undefined) return [];
  return finalReadings(statuses, facts).flatMap((reading) => {
    if (reading !== 'ok') return STATUS_ENDS[reading] ?? [];
    const { jobTruth = 'running' } = last;
    return jobTruth === 'running' ? [] : [JOB_ENDS[jobTruth]];
  });
}
