import { setMaxListeners } from 'node:events';
import type { Slot } from '../../src/core/attack-table.ts';
import { messageOf } from '../../src/core/error-message.ts';
import type { JobFile } from '../jobs/job-engine.ts';
import type { Job } from '../jobs/job.ts';
import { EndpointClient } from './endpoint/endpoint-client.ts';
import { readEndpointAccess } from './endpoint/endpoint-access.ts';
import { checkEngineSettings, type EngineOptions, type EngineSettings } from './engine-settings.ts';
import { ArtifactFault } from './fault.ts';
import type { KeptAnalyses, KeptAnalysis } from './kept-analyses.ts';
import { readKeptResult, writeKeptResult } from './kept-results.ts';
import { AnalysisQueue } from './process/analysis-queue.ts';
import type { ChildCode } from './process/child-code.ts';
import { type AnalysisOutcome, type AnalysisRequest, runAnalysis } from './process/run-analysis.ts';
import type { AttackResult } from './types.ts';
import { TimeShares } from './process/time-shares.ts';
import type { JobSettings } from './prepare/analysis-fields.ts';
import type { EndpointPort } from './victim/endpoint-victim.ts';

/** The queries and the time of an attack, if nobody gives any. */
const DEFAULT_QUERIES = 150_000;
const DEFAULT_MINUTES = 10;
const SEED = 1;
/** With more samples than usual, the queries grow with them. */
const QUERIES_PER_SAMPLE = 1_500;

export interface AnalysisRunsOptions extends EngineOptions {
  /** The folder that results are kept in. */
  readonly directory: string;
  readonly code: ChildCode;
  readonly now: () => number;
  readonly keptAnalyses: KeptAnalyses;
}

/** What is known of a job. */
export type JobState =
  | { readonly kind: 'running'; readonly share: number; readonly what: string }
  | {
      readonly kind: 'ended';
      readonly outcome: Exclude<AnalysisOutcome, { kind: 'cancelled' }>;
      readonly endedMs: number;
      /** The files of the earlier analysis, if the result was kept from one of the same content. */
      readonly keptFiles?: readonly JobFile[];
      /** What limited the time of the analysis; absent if the service was restarted since. */
      readonly timeLimit?: TimeLimit;
    };

/** Its own `minutes`, or its share of the time of the run. */
export type TimeLimit = 'minutes' | 'run';

/** Runs the analyses of jobs, each in a process of its own, and keeps how they ended. */
export class AnalysisRuns {
  readonly #options: AnalysisRunsOptions;
  readonly #queue = new AnalysisQueue();
  readonly #states = new Map<string, JobState>();
  readonly #details = new Map<string, string>();
  readonly #running = new Set<Promise<void>>();
  readonly #closing = new AbortController();
  readonly #shares: TimeShares;

  constructor(options: AnalysisRunsOptions) {
    this.#options = options;
    this.#shares = new TimeShares(options);
    // One listener for each analysis that runs or waits.
    setMaxListeners(0, this.#closing.signal);
  }

  /** @returns undefined if the job was never started, or was cut off by the end of an earlier service */
  stateOf({ jobId }: Job): JobState | undefined {
    const known = this.#states.get(jobId) ?? readKeptResult(this.#options.directory, jobId);
    if (known !== undefined) this.#states.set(jobId, known);
    return known;
  }

  /** Keeps the details of a model's API, in memory only. */
  holdModelApi(jobId: string, details: string): void {
    this.#details.set(jobId, details);
  }

  /** Takes note of a job that was submitted; it starts when its files have arrived. */
  announce(): void {
    this.#shares.announce();
  }

  start(job: Job, uploads: ReadonlyMap<Slot, string>, files: readonly JobFile[]): void {
    this.#states.set(job.jobId, { kind: 'running', share: 0, what: 'waiting for its turn' });
    const work = this.#analyse(job, uploads, files).catch((error: unknown) => {
      const reason =
        error instanceof ArtifactFault
          ? error.message
          : `The service could not run the analysis: ${messageOf(error)}`;
      const outcome = { kind: 'failed', reason, by: 'engine' } as const;
      this.#states.set(job.jobId, { kind: 'ended', outcome, endedMs: this.#options.now() });
    });
    this.#running.add(work);
    void work.finally(() => this.#running.delete(work));
  }

  /** Ends every analysis. Resolves when their processes are gone. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#running);
  }

  async #analyse(job: Job, uploads: ReadonlyMap<Slot, string>, files: readonly JobFile[]): Promise<void> {
    const { jobId, task, kind: attack } = job;
    if (task === undefined || attack === 'supply-chain') return;
    const { directory, now, engineSettings, keptAnalyses } = this.#options;
    const kept = keptAnalyses.find(job.modelId, attack);
    if (kept !== undefined) {
      const outcome = { kind: 'result', result: withOrigin(kept), runtime: kept.runtime } as const;
      this.#states.set(jobId, { kind: 'ended', outcome, endedMs: kept.madeMs, keptFiles: kept.files });
      return;
    }
    const chosen = engineSettings(job.modelId, attack);
    checkEngineSettings(chosen);
    const endpoint = job.fields.use_model_api === 'yes' ? openModelApi(this.#details.get(jobId)) : undefined;
    const fields = { ...job.fields };
    const request = { task, attack, fields, uploads: Object.fromEntries(uploads), endpoint };
    let timeLimit: TimeLimit = 'run';
    const outcome = await this.#queue.run(
      (memoryBytes) =>
        this.#runInTime(jobId, request, chosen, memoryBytes, (limit) => {
          timeLimit = limit;
        }),
      this.#closing.signal,
    );
    // The service is closing: after a restart the job is one that was cut off.
    if (outcome.kind === 'cancelled') return;
    const ended = { kind: 'ended', outcome, endedMs: now(), timeLimit } as const;
    this.#states.set(jobId, ended);
    await writeKeptResult(directory, jobId, ended);
    if (outcome.kind !== 'result') return;
    const { result, runtime } = outcome;
    await keptAnalyses.keep(
      { modelId: job.modelId, task, attack },
      { result, runtime, madeMs: ended.endedMs, files },
    );
  }

  /** Runs an analysis whose turn has come, in its share of the time. */
  async #runInTime(
    jobId: string,
    request: Omit<AnalysisRequest, 'settings'>,
    chosen: EngineSettings,
    memoryBytes: number,
    onLimit: (limit: TimeLimit) => void,
  ): Promise<AnalysisOutcome> {
    const mostMs = (chosen.minutes ?? DEFAULT_MINUTES) * 60_000;
    const share = this.#shares.begin(this.#queue.places, mostMs);
    if (share === undefined) return mostMs < LEAST_MS ? TOO_FEW_MINUTES : NO_TIME;
    const { timeMs, graceMs } = share;
    onLimit(timeMs < mostMs ? 'run' : 'minutes');
    try {
      return await runAnalysis(
        { ...request, settings: jobSettings(chosen, timeMs) },
        {
          code: this.#options.code,
          memoryBytes,
          signal: this.#closing.signal,
          progress: (done, what) => this.#states.set(jobId, { kind: 'running', share: done, what }),
          ...(graceMs !== undefined && { graceMs }),
        },
      );
    } finally {
      share.end();
    }
  }
}

/** With less, no analysis is begun. */
const LEAST_MS = 1000;

const TOO_FEW_MINUTES: AnalysisOutcome = {
  kind: 'failed',
  by: 'time',
  reason: 'Its own time, "minutes" in the config file, is too short to start the analysis. Give it more.',
};

const NO_TIME: AnalysisOutcome = {
  kind: 'failed',
  by: 'time',
  reason:
    'The time of the run was over before the analysis could start. Give the run more time, or fewer analyses.',
};

function jobSettings(chosen: EngineSettings, timeMs: number): JobSettings {
  const { eps, samples, season, seed = SEED } = chosen;
  return {
    ...{ seed, timeMs },
    maxQueries: Math.max(DEFAULT_QUERIES, QUERIES_PER_SAMPLE * (samples ?? 0)),
    ...(eps !== undefined && { eps }),
    ...(samples !== undefined && { samples }),
    ...(season !== undefined && { season }),
  };
}

/** Says in every report that the result is an earlier one. */
function withOrigin({ result, madeMs, evidenceKept }: KeptAnalysis): AttackResult {
  const origin = `The same content was analysed before, on ${new Date(madeMs).toISOString()}, and this is its result.`;
  return { ...result, limits: [`${origin}${MISSING[evidenceKept]}`, ...result.limits] };
}

/** What a kept result lacks, and how to get it. */
const MISSING: Readonly<Record<KeptAnalysis['evidenceKept'], string>> = {
  all: '',
  some: ' Some of its inputs are not shown, since they were too large to keep. For all of them, run again with rescan: always.',
  none: ' Its plots and pictures were not kept. For those, run again with rescan: always.',
};

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
