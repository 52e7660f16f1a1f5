import type { AnalysisSpec } from '../core/analysis-spec.ts';
import type { StatusState } from '../core/commit-status.ts';
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

/** The verdict of the record that replaces an analysis. */
export interface ReplacedVerdict {
  readonly state: StatusState;
  /** For people. */
  readonly description: string;
}

/** Stores jobs for later runs, so that no analysis is done twice (docs/design.md, rule 2). */
export interface JobStore {
  /**
   * True if an earlier run of this commit left the analysis without a good verdict: running, failed, refused or
   * vulnerable. The record of an earlier scan does not stand for it.
   */
  readonly outvotesRecord: (spec: AnalysisSpec) => boolean;
  /** True if that holds for any analysis of this commit, whether it is planned now or not. */
  readonly anyOutvotesRecord: () => boolean;
  /**
   * Withdraws the verdicts of earlier runs on analyses that are about to be submitted again, and on the run as a whole.
   * They have no verdict until there is a new one.
   * @throws InvalidInputError, ServiceError if a verdict cannot be withdrawn
   */
  readonly withdraw: (analyses: readonly PlannedAnalysis[]) => Promise<void>;
  /** Looks up the job of an earlier run. */
  readonly find: (analysis: PlannedAnalysis) => Promise<StoredJobLookup>;
  /** Stores that the analysis is about to be submitted, for the case that the run is killed. It never fails: it warns. */
  readonly announce: (analysis: PlannedAnalysis) => Promise<unknown>;
  /** Stores the result of an analysis so far. It never fails: it warns. */
  readonly save: (analysis: PlannedAnalysis, result: AnalysisResult) => Promise<unknown>;
  /**
   * Stores that the record of an earlier scan replaces analyses, so that a required status does not stay pending. It never
   * fails: it warns.
   */
  readonly saveReplaced: (specs: readonly AnalysisSpec[], verdict: ReplacedVerdict) => Promise<void>;
}

/** A job store that stores nothing. */
export const NO_JOB_STORE: JobStore = {
  outvotesRecord: () => false,
  anyOutvotesRecord: () => false,
  withdraw: () => Promise.resolve(),
  find: () => Promise.resolve({}),
  announce: () => Promise.resolve(),
  save: () => Promise.resolve(),
  saveReplaced: () => Promise.resolve(),
};
