/** A job of a service. */
export interface KnownJob {
  readonly jobId: string;
  /** An address that is safe to link; absent if the service gave none. */
  readonly dashboardUrl?: string;
}

/** What the cache holds of the last submission of an analysis at a commit. */
export interface KeptSubmission {
  /** Counts the submissions of this analysis at this commit, from 1. */
  readonly attempt: number;
  /** The address of the run that submitted; absent outside of workflows. */
  readonly runUrl?: string;
  /** `none`: certainly no job was started. `unknown`: no run has written what the service answered. */
  readonly answer: KnownJob | 'none' | 'unknown';
  /** True if all files were sent. */
  readonly isSent: boolean;
  /** The last end of its job that a run has seen. */
  readonly end?: SeenEnd;
}

/**
 * `failed`: the job has no verdict, and will have none. `unsent`: its files could not be sent. `lost`: where its status should
 * be, the service has nothing.
 */
export const SEEN_ENDS = ['passed', 'vulnerable', 'failed', 'unsent', 'lost'] as const;
export type SeenEnd = (typeof SEEN_ENDS)[number];

/** What the runs of a commit left of one analysis. */
export interface CommitJob {
  /** The config file and the name of the analysis. */
  readonly name: string;
  /** True from the moment at which a run plans the analysis until a run has seen its end. */
  readonly isOpen: boolean;
  /** The last end that a run has seen; absent if nothing has ended. */
  readonly end?: SeenEnd;
  /** The submission that ended so; absent if nothing was submitted. */
  readonly digest?: string;
  readonly attempt?: number;
}
