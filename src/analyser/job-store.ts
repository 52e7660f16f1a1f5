import type { Slot } from '@model-security-scan/engine/catalog';
import type { AnalysisResult } from '../facts/run-outcome.ts';
import type { PlannedAnalysis } from '../facts/artifact.ts';
import type { EarlierJob, Job } from './analyser.ts';

/** What earlier runs of the same commit left of one analysis. */
export interface FoundJob {
  /** The job to ask for instead of a new submission, if there is one. */
  readonly job?: EarlierJob;
  /** Set if the analysis must not be submitted, since an earlier run may have done so. Says why, for people. */
  readonly refusal?: string;
  /** Says for the log why a job is resumed or the analysis is submitted; may hold untrusted text. */
  readonly why?: string;
  /** True if `why` is a warning. */
  readonly isWarning?: boolean;
}

/**
 * Remembers the jobs of a service from run to run, so that no analysis is submitted twice (docs/design.md, rule 2). The calls
 * for one analysis come in the order in which they stand here.
 */
export interface JobStore {
  /** Notes which analyses the run is about to do: until a run has seen their ends, no record replaces them. */
  readonly begin: (analyses: readonly PlannedAnalysis[]) => Promise<void>;
  /**
   * Looks up the job of an earlier run. If another run is submitting the analysis right now, it waits for its job.
   * @throws ServiceError if it cannot be looked up; the reason of the run's signal
   */
  readonly find: (analysis: PlannedAnalysis) => Promise<FoundJob>;
  /**
   * Notes that the analysis is about to be submitted. If that is not possible, it warns.
   * @returns false if another run has noted it first: then this run must not submit
   */
  readonly announce: (analysis: PlannedAnalysis) => Promise<boolean>;
  /**
   * Notes the answer of the service. It never fails: it warns. If nothing was announced, it does nothing.
   * @param job undefined if certainly no job was started
   * @param uploads where its files go, as JSON. The addresses are secret
   */
  readonly answered: (analysis: PlannedAnalysis, job?: Job, uploads?: unknown) => Promise<void>;
  /** Notes that all files of the job were sent, and of which slots. It never fails: it warns. */
  readonly sent: (analysis: PlannedAnalysis, slots: readonly Slot[]) => Promise<void>;
  /** Notes how the analyses of the run ended, as far as it has seen that. It never fails: it warns. */
  readonly end: (results: readonly AnalysisResult[]) => Promise<void>;
}

/** Remembers nothing: for analyses on the runner, which end with their run, and for runners without a cache. */
export const NO_JOB_STORE: JobStore = {
  begin: () => Promise.resolve(),
  find: () => Promise.resolve({}),
  announce: () => Promise.resolve(true),
  answered: () => Promise.resolve(),
  sent: () => Promise.resolve(),
  end: () => Promise.resolve(),
};

/** Another run has announced the same analysis first. Nothing was submitted. */
export class AnnouncedElsewhere extends Error {
  override readonly name = 'AnnouncedElsewhere';
}
