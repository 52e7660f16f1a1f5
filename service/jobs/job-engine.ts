import type { Slot } from '../../src/core/attack-table.ts';
import type { JobReport } from '../../src/core/job-summary.ts';
import type { Job, JobKind } from './job.ts';
import type { StageName, StageState } from './stages.ts';

/** A file that arrived for a job. */
export interface JobFile {
  readonly slot: Slot;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** The state of a job at a moment. */
export interface Progress {
  readonly phase: 'waiting' | 'running' | 'completed' | 'failed';
  readonly stages: ReadonlyMap<StageName, StageState>;
  /** Prose for people; clients look for two of its sentences (observed publicly). */
  readonly currentStatus: string;
  /** How much of the work is done, from 0 to 1, if the engine knows. */
  readonly share?: number;
  /** The accuracy of the model before any attack, from 0 to 1; known once the model has been explored. */
  readonly modelAccuracy: number | undefined;
  /** Known once the stage that measures it is over. */
  readonly score: number | undefined;
  /** Known once the job has completed. */
  readonly verdict: 'clean' | 'vulnerable' | undefined;
  /** When the job ended. */
  readonly finishedMs: number | undefined;
  /** How the score was found; known if an analysis was run to its end. */
  readonly method?: {
    readonly version: string;
    /** The 95 % interval of the score. */
    readonly interval: { readonly low: number; readonly high: number };
    /** When the analysis ended, if it was an earlier one of the same content. */
    readonly keptSinceMs?: number;
  };
}

/** Report types and, by their code, file formats (observed publicly; not in the interface document). */
export const REPORT_TYPES = ['Vulnerability', 'Defense', 'Attack_samples', 'Defense_artifact'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];
export const REPORT_FORMATS = ['zip', 'txt', 'pdf', 'json', 'xml'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Decides how jobs proceed and how they end: by attacks on the models, or by a simulation for tests. */
export interface JobEngine {
  /** Says where results come from. Every report and every page shows it. */
  readonly note: string;
  /**
   * Plans a job at its submission.
   * @param subject the model id or, for a supply-chain scan, the address of the repository
   * @returns text in the engine's own form, stored as `plan` of the job
   */
  planJob(kind: JobKind, subject: string): string;
  /** Keeps the details of a model's API for a job. They are a secret, and never go to the disk. */
  holdModelApi(jobId: string, details: string): void;
  /**
   * Starts a job whose files have all arrived and can be read.
   * @param uploads the archive of each slot
   * @param files what is known of these archives
   */
  startJob(job: Job, uploads: ReadonlyMap<Slot, string>, files: readonly JobFile[]): void;
  /** The state of a job at a time, in milliseconds since 1970. */
  progressOf(job: Job, nowMs: number): Progress;
  /** The threshold that a job's score is compared with. */
  thresholdOf(job: Job): number;
  /** Renders a report of a finished job; undefined if this engine has none of its own. */
  renderReport(
    job: Job,
    files: readonly JobFile[],
    type: ReportType,
    format: ReportFormat,
  ): Promise<Buffer | undefined>;
  /** What was found, and how; undefined if the job has no result, or this engine knows no more than its score. */
  reportOf(job: Job, files: readonly JobFile[]): JobReport | undefined;
  /** Ends every analysis that is running. */
  close(): Promise<void>;
}
