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
