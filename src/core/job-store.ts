import type { AnalysisSpec } from './analysis-spec.ts';
import type { AnalysisResult } from './outcome.ts';
import type { PlannedAnalysis } from '../analysis/plan.ts';

/** A job that an earlier run submitted for the very same analysis. */
interface RememberedJob {
  readonly jobId: string;
  readonly dashboardUrl?: string;
  /** Whether an earlier run has seen its end, so that its verdict needs no waiting. */
  readonly hasEnded: boolean;
}

interface StoredJobLookup {
  /** The job to take up in place of a submission, if there is one. */
  readonly job?: RememberedJob;
  /** Why it must not be submitted: it may have been, by an earlier run. A sentence or more for people. */
  readonly refusal?: string;
  /** Why it is taken up, or why the analysis is submitted, for the log; untrusted text may be in it. */
  readonly why?: string;
  /** Whether people should read why. */
  readonly isWarning?: boolean;
}

/** What outlives a run, so that no analysis is made twice (docs/design.md, rule 2). */
export interface JobStore {
  /** Whether an earlier run left a job of one of these analyses running. */
  readonly hasRunning: (specs: readonly AnalysisSpec[]) => boolean;
  /**
   * Takes back, before anything is submitted, what earlier runs have said of analyses that are about to be submitted
   * again: until there is a new verdict none is known.
   * @throws InvalidInputError, ServiceError where it cannot be taken back
   */
  readonly withdraw: (analyses: readonly PlannedAnalysis[]) => Promise<void>;
  readonly find: (analysis: PlannedAnalysis) => Promise<StoredJobLookup>;
  /** Keeps how far an analysis has come; never fails, it warns. */
  readonly save: (analysis: PlannedAnalysis, result: AnalysisResult) => Promise<void>;
}

/** Where nothing is to be remembered. */
export const NO_JOB_STORE: JobStore = {
  hasRunning: () => false,
  withdraw: () => Promise.resolve(),
  find: () => Promise.resolve({}),
  save: () => Promise.resolve(),
};
