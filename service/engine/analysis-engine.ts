import { setMaxListeners } from 'node:events';
import { messageOf } from '../../src/core/error-message.ts';
import type { Slot } from '../../src/core/attack-table.ts';
import type { JobEngine, Progress } from '../jobs/job-engine.ts';
import { type Job, requestedThreshold } from '../jobs/job.ts';
import { NO_DEFENSE, type StageName, STAGES, type StageState, hasDefense } from '../jobs/stages.ts';
import { EndpointClient } from './endpoint/endpoint-client.ts';
import { readEndpointAccess } from './endpoint/endpoint-access.ts';
import { ArtifactFault } from './fault.ts';
import type { EndpointPort } from './victim/endpoint-victim.ts';
import { DEFAULT_THRESHOLDS } from './default-thresholds.ts';
import { readKeptResult, writeKeptResult } from './kept-results.ts';
import { AnalysisQueue } from './process/analysis-queue.ts';
import type { ChildCode } from './process/child-code.ts';
import type { AnalysisOutcome } from './process/run-analysis.ts';
import type { AttackResult } from './types.ts';

/** Shown in every report and on every page. */
export const ENGINE_NOTE =
  'Computed by the built-in service, by attacks on this very model and checks of these very data.';

/** The queries and the time of an attack, if the request gives none. */
const DEFAULT_QUERIES = 150_000;
const DEFAULT_MINUTES = 10;
const SEED = 1;

export interface AnalysisEngineOptions {
  /** The folder that results are kept in. */
  readonly directory: string;
  readonly code: ChildCode;
  readonly now: () => number;
}

/** What is known of a job. */
type JobState =
  | { readonly kind: 'running'; readonly share: number; readonly what: string }
  | {
      readonly kind: 'ended';
      readonly outcome: Exclude<AnalysisOutcome, { kind: 'cancelled' }>;
      readonly endedMs: number;
    };

/** An engine that attacks models, each analysis in a process of its own. Ended jobs outlast a restart. */
export function createAnalysisEngine({ directory, code, now }: AnalysisEngineOptions): JobEngine {
  const queue = new AnalysisQueue();
  const states = new Map<string, JobState>();
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  const running = new Set<Promise<void>>();
  const details = new Map<string, string>();
  const stateOf = (job: Job): JobState | undefined => {
    const known = states.get(job.jobId) ?? readKeptResult(directory, job.jobId);
    if (known !== undefined) states.set(job.jobId, known);
    return known;
  };
  const analyse = async (job: Job, uploads: ReadonlyMap<Slot, string>): Promise<void> => {
    if (job.task === undefined || job.kind === 'supply-chain') return;
    const { task, kind: attack } = job;
    const settings = { seed: SEED, timeMs: DEFAULT_MINUTES * 60_000, maxQueries: DEFAULT_QUERIES };
    const endpoint = job.fields.use_model_api === 'yes' ? openModelApi(details.get(job.jobId)) : undefined;
    const fields = { ...job.fields };
    const request = { task, attack, fields, uploads: Object.fromEntries(uploads), settings, endpoint };
    const outcome = await queue.run(request, {
      code,
      signal: closing.signal,
      progress: (share, what) => states.set(job.jobId, { kind: 'running', share, what }),
    });
    // The service is closing: after a restart the job is one that was cut off.
    if (outcome.kind === 'cancelled') return;
    const ended = { kind: 'ended', outcome, endedMs: now() } as const;
    states.set(job.jobId, ended);
    await writeKeptResult(directory, job.jobId, ended);
  };
  return {
    note: ENGINE_NOTE,
    planJob: () => '',
    holdModelApi: (jobId, text) => details.set(jobId, text),
    startJob(job, uploads) {
      states.set(job.jobId, { kind: 'running', share: 0, what: 'waiting for its turn' });
      const work = analyse(job, uploads).catch((error: unknown) => {
        const reason =
          error instanceof ArtifactFault
            ? error.message
            : `The service could not run the analysis: ${messageOf(error)}`;
        states.set(job.jobId, {
          kind: 'ended',
          outcome: { kind: 'failed', reason, by: 'engine' },
          endedMs: now(),
        });
      });
      running.add(work);
      void work.finally(() => running.delete(work));
    },
    progressOf: (job) => progressOf(job, stateOf(job)),
    thresholdOf,
    renderReport: () => Promise.resolve(undefined),
    renderPage: () => undefined,
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}

/** @throws ArtifactFault if the details cannot be used */
function openModelApi(details: string | undefined): EndpointPort {
  if (details === undefined) {
    throw new ArtifactFault(
      'The details of the model API were lost when the service was restarted: they are never kept. Submit the analysis again.',
    );
  }
  return new EndpointClient(readEndpointAccess(parseJsonOrText(details)));
}

function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The threshold of the request, else the default of the attack: 0 is what clients send if nobody gives one. */
export function thresholdOf(job: Pick<Job, 'fields' | 'kind'>): number {
  const requested = requestedThreshold(job);
  return requested > 0 || job.kind === 'supply-chain' ? requested : DEFAULT_THRESHOLDS[job.kind];
}

function progressOf(job: Job, state: JobState | undefined): Progress {
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
  if (outcome.kind === 'failed') return failed(job, outcome.reason, endedMs);
  const { result } = outcome;
  const isVulnerable = result.score.value > thresholdOf(job);
  if (result.cutShort && !isVulnerable) return failed(job, CUT_SHORT, endedMs);
  return completed(job, result, isVulnerable, endedMs);
}

/** An attack that is cut short may prove a weakness, but never its absence. */
const CUT_SHORT =
  'The time ended before the analysis was complete, and nothing was found until then: this is no verdict. Give it more ' +
  'time (minutes) or fewer inputs (samples).';

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
