import type { Job, JobKind } from './job.ts';
import type { StageName, StageState } from './stages.ts';

/** The state of a job at a moment. */
export interface Progress {
  readonly phase: 'waiting' | 'running' | 'completed' | 'failed';
  readonly stages: ReadonlyMap<StageName, StageState>;
  /** Prose for people; clients look for two of its sentences (observed publicly). */
  readonly currentStatus: string;
  /** The accuracy of the model before any attack, from 0 to 1; known once the model has been explored. */
  readonly modelAccuracy: number | undefined;
  /** Known once the stage that measures it is over. */
  readonly score: number | undefined;
  /** Known once the job has completed. */
  readonly verdict: 'clean' | 'vulnerable' | undefined;
  /** When the job ended. */
  readonly finishedMs: number | undefined;
}

/**
 * Decides how jobs proceed and how they end. The simulation is one engine; an engine that attacks models can take its
 * place.
 */
export interface JobEngine {
  /** Says where results come from. Every report and every page shows it. */
  readonly note: string;
  /**
   * Plans a job at its submission.
   * @param subject the model id or, for a supply-chain scan, the address of the repository
   * @returns text in the engine's own form, stored as `plan` of the job
   */
  planJob(kind: JobKind, subject: string): string;
  /** The state of a job at a time, in milliseconds since 1970. */
  progressOf(job: Job, nowMs: number): Progress;
}
