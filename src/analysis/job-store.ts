import type { AnalysisSpec } from '../core/analysis-spec.ts';
import type { AnalysisResult } from '../core/outcome.ts';
import type { PlannedAnalysis } from './plan.ts';

/** A job that an earlier run submitted for the same analysis. */
interface RememberedJob {
  readonly jobId: string;
  readonly dashboardUrl?: string;
  /** True if an earlier run has seen its end, so its verdict is available at once. */
  readonly hasEnded: boolean;
}

/** The result of a lookup in the job store. */
interface StoredJobLookup {
  /** The job to resume instead of a new submission, if there is one. */
  readonly job?: RememberedJob;
  /** Set if the analysis must not be submitted, since an earlier run may have done so. Tells people why. */
  readonly refusal?: string;
  /** Tells for the log why the job is resumed or the analysis is submitted; may hold untrusted text. */
  readonly why?: string;
  /** True if `why` is a warning. */
  readonly isWarning?: boolean;
}

/** Stores jobs for later runs, so that no analysis is done twice (docs/design.md, rule 2). */
export interface JobStore {
  /** True if an earlier run left a job of one of these analyses running. */
  readonly hasRunning: (specs: readonly AnalysisSpec[]) => boolean;
  /**
   * Withdraws the verdicts of earlier runs on analyses that are about to be submitted again. They have no verdict until
   * there is a new one.
   * @throws InvalidInputError, ServiceError if a verdict cannot be withdrawn
   */
  readonly withdraw: (analyses: readonly PlannedAnalysis[]) => Promise<void>;
  /** Looks up the job of an earlier run. */
  readonly find: (analysis: PlannedAnalysis) => Promise<StoredJobLookup>;
  /** Stores the result of an analysis so far. It never fails: it warns. */
  readonly save: (analysis: PlannedAnalysis, result: AnalysisResult) => Promise<void>;
}

/** A job store that stores nothing. */
export const NO_JOB_STORE: JobStore = {
  hasRunning: () => false,
  withdraw: () => Promise.resolve(),
  find: () => Promise.resolve({}),
  save: () => Promise.resolve(),
};
