import type { AnalysisSpec } from '../core/analysis-spec.ts';
import type { AnalysisResult } from '../core/outcome.ts';
import type { PlannedAnalysis } from './plan.ts';

/** A job that an earlier run submitted for the very same analysis. */
interface RememberedJob {
  readonly jobId: string;
  readonly dashboardUrl?: string;
  /** True if an earlier run has seen its end, so that its verdict needs no waiting. */
  readonly hasEnded: boolean;
}

interface StoredJobLookup {
  /** The job to take up in place of a submission, if there is one. */
  readonly job?: RememberedJob;
  /** Why it must not be submitted: an earlier run may have submitted it. A sentence or more for people. */
  readonly refusal?: string;
  /** Why the job is taken up or the analysis is submitted, for the log; may hold untrusted text. */
  readonly why?: string;
  /** True if people should read why. */
  readonly isWarning?: boolean;
}

/** The jobs that outlive a run, so that no analysis is made twice (docs/design.md, rule 2). */
export interface JobStore {
  /** True if an earlier run left a job of one of these analyses running. */
  readonly hasRunning: (specs: readonly AnalysisSpec[]) => boolean;
  /**
   * Withdraws the verdicts of earlier runs on analyses that are about to be submitted again: until there is a new
   * verdict, none is known.
   * @throws InvalidInputError, ServiceError if a verdict cannot be withdrawn
   */
  readonly withdraw: (analyses: readonly PlannedAnalysis[]) => Promise<void>;
  /** Looks up the job of an earlier run. */
  readonly find: (analysis: PlannedAnalysis) => Promise<StoredJobLookup>;
  /** Stores the progress of an analysis. Never fails: it warns. */
  readonly save: (analysis: PlannedAnalysis, result: AnalysisResult) => Promise<void>;
}

/** Remembers nothing. */
export const NO_JOB_STORE: JobStore = {
  hasRunning: () => false,
  withdraw: () => Promise.resolve(),
  find: () => Promise.resolve({}),
  save: () => Promise.resolve(),
};
