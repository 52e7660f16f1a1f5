import type { Slot } from '../../core/attack-table.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { PlannedAnalysis } from '../../facts/planned-analysis.ts';

/** A job that an earlier run submitted for the same analysis. */
interface RememberedJob {
  readonly jobId: string;
  readonly dashboardUrl?: string;
  /** True if an earlier run has seen its end, so its verdict is available at once. */
  readonly hasEnded: boolean;
  /** The slots whose files it has sent, if that is known. */
  readonly sent?: readonly Slot[];
}

/** What is remembered of an analysis. */
interface Remembered {
  /** The job to resume instead of a new submission, if there is one. */
  readonly job?: RememberedJob;
  /** Set if the analysis must not be submitted, since an earlier run may have done so. Says why, for people. */
  readonly refusal?: string;
  /** Says for the log why the job is resumed or the analysis is submitted; may hold untrusted text. */
  readonly why?: string;
  /** True if `why` is a warning. */
  readonly isWarning?: boolean;
}

/** Remembers the jobs of earlier runs, so that no analysis is done twice (docs/design.md, rule 2). */
export interface JobMemory {
  /**
   * True if an earlier run of this commit left the analysis without a good verdict: running, failed, refused or
   * vulnerable. The record of an earlier scan does not count for it.
   */
  readonly contradicts: (spec: AnalysisSpec) => boolean;
  /** True if that holds for any analysis of this commit, whether it is planned now or not. */
  readonly contradictsAny: () => boolean;
  /** Looks up the job of an earlier run. */
  readonly find: (analysis: PlannedAnalysis) => Promise<Remembered>;
}

/** A memory without any job. */
export const NO_MEMORY: JobMemory = {
  contradicts: () => false,
  contradictsAny: () => false,
  find: () => Promise.resolve({}),
};
