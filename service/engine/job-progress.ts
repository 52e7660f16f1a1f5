import type { Progress } from '../jobs/job-engine.ts';
import { type Job, requestedThreshold } from '../jobs/job.ts';
import { hasDefense, NO_DEFENSE, type StageName, STAGES, type StageState } from '../jobs/stages.ts';
import type { JobState, TimeLimit } from './analysis-runs.ts';
import { CUT_SHORT_MARK } from '../../src/core/job-status.ts';
import { DEFAULT_THRESHOLDS } from '../../src/core/default-thresholds.ts';
import type { AnalysisOutcome } from './process/run-analysis.ts';
import { methodVersion } from './method-versions.ts';
import type { AttackResult } from './types.ts';

/** The threshold of the request, else the default of the attack: 0 is what clients send if nobody gives one. */
export function usualThreshold(job: Pick<Job, 'fields' | 'kind'>): number {
  const requested = requestedThreshold(job);
  return requested > 0 || job.kind === 'supply-chain' ? requested : DEFAULT_THRESHOLDS[job.kind];
}

/** Describes how far a job is, by the stages of the interface. */
export function progressOf(job: Job, state: JobState | undefined, threshold: number): Progress {
  if (job.startedMs === undefined) return nothingYet(job, 'waiting', 'Waiting for the files of the analysis');
  if (job.sanityProblem !== undefined) {
    return failed(job, `Sanity check failed: ${job.sanityProblem}`, job.startedMs);
  }
  if (job.kind === 'supply-chain') {
    return failed(job, 'The built-in service has no supply-chain scan yet.', job.startedMs);
  }
  if (state === undefined) {
    return failed(job, 'The service was stopped before the analysis ended. Submit it again.', job.startedMs);
  }
  if (state.kind === 'running') return underWay(job, state.share, state.what);
  const { outcome, endedMs } = state;
  const { timeLimit } = state;
  if (outcome.kind === 'failed') return failed(job, reasonOf(outcome), endedMs);
  const { result } = outcome;
  const isVulnerable = result.score.value > threshold;
  if (result.cutShort && !isVulnerable) return failed(job, cutShortWords(timeLimit), endedMs);
  return { ...completed(job, result, isVulnerable, endedMs), method: methodOf(job, state, result) };
}

function methodOf(
  { task, kind }: Job,
  { keptFiles, endedMs }: Extract<JobState, { kind: 'ended' }>,
  { method, score: { low, high } }: AttackResult,
): NonNullable<Progress['method']> {
  const version =
    task === undefined || kind === 'supply-chain' ? String(method.version) : methodVersion(task, kind);
  return { version, interval: { low, high }, ...(keptFiles !== undefined && { keptSinceMs: endedMs }) };
}

/** An attack that is cut short may prove a weakness, but never its absence. */
function cutShortWords(timeLimit: TimeLimit | undefined): string {
  const more = timeLimit === undefined ? 'Give it more time' : MORE_TIME[timeLimit];
  return (
    `${CUT_SHORT_MARK}, and nothing was found until then: this is no verdict. ${more}, or fewer inputs (samples) or ` +
    'questions (number_of_attack_queries).'
  );
}

const MORE_TIME: Readonly<Record<TimeLimit, string>> = {
  minutes: 'What ended is its own time, which "minutes" in the config file sets: give it more',
  run: 'What ended is its share of the time of the run: raise the input timeout-minutes',
};

/** Begins the reason of a failure with the mark of a timeout if a limit of time ended the analysis. */
function reasonOf({ by, reason }: Extract<AnalysisOutcome, { kind: 'failed' }>): string {
  return by === 'time' ? `${CUT_SHORT_MARK}: ${reason}` : reason;
}

function nothingYet(job: Job, phase: 'waiting' | 'running', currentStatus: string): Progress {
  return {
    phase,
    stages: stages(job, () => 'na'),
    currentStatus,
    modelAccuracy: undefined,
    score: undefined,
    verdict: undefined,
    finishedMs: undefined,
  };
}

function stages(job: Job, stateOf: (name: StageName) => StageState): Progress['stages'] {
  return new Map(STAGES[job.kind].map((name) => [name, stateOf(name)]));
}

/** The model is explored while the files are read; the rest of the time belongs to the attack. */
function underWay(job: Job, share: number, what: string): Progress {
  const names: readonly StageName[] = STAGES[job.kind].filter((name) => name !== 'DefenseReport_Status');
  const current = share === 0 ? 0 : names.length - 1;
  const percent = String(Math.floor(share * 100));
  return {
    ...nothingYet(job, 'running', `In progress, ${percent} %: ${what}`),
    share,
    stages: stages(job, (name) => {
      const index = names.indexOf(name);
      if (index === -1 || index > current) return 'na';
      if (index === current) return 'inprogress';
      return name === 'SanityCheck_Status' ? 'passed' : 'completed';
    }),
  };
}

function failed(job: Job, reason: string, finishedMs: number): Progress {
  const last = STAGES[job.kind].filter((name) => name !== 'DefenseReport_Status').at(-1);
  return {
    ...nothingYet(job, 'running', reason),
    phase: 'failed',
    stages: stages(job, (name) => (name === last ? 'failed' : 'na')),
    finishedMs,
  };
}

function completed(job: Job, result: AttackResult, isVulnerable: boolean, finishedMs: number): Progress {
  const withoutDefence = hasDefense(job.kind) && !isVulnerable;
  return {
    phase: 'completed',
    stages: stages(job, (name) => {
      if (name === 'SanityCheck_Status') return 'passed';
      return name === 'DefenseReport_Status' && withoutDefence ? 'na' : 'completed';
    }),
    currentStatus: withoutDefence ? NO_DEFENSE : 'completed',
    modelAccuracy: result.accuracy,
    score: result.score.value,
    verdict: isVulnerable ? 'vulnerable' : 'clean',
    finishedMs,
  };
}
