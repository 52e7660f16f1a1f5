import type { Attack, Task } from './attack-table.ts';

/** The states of a commit status (GitHub's REST API). */
export const STATUS_STATES = ['pending', 'success', 'failure', 'error'] as const;
export type StatusState = (typeof STATUS_STATES)[number];

/** A commit status as read from GitHub; all text is untrusted. */
export interface CommitStatus {
  readonly context: string;
  readonly state: StatusState | 'unknown';
  readonly targetUrl?: string;
}

/** The details of a job that a commit status stores. */
export interface JobDetails {
  readonly model: string;
  readonly modelId: string;
  readonly task: Task;
  readonly jobId: string;
  /** From `analysisDigest`. */
  readonly digest: string;
  /** The model is vulnerable if its score is above this threshold. */
  readonly threshold: number;
}

/** A job, read back from a commit status. */
export interface StatusJob extends JobDetails {
  readonly kind: 'job';
  readonly context: string;
  readonly attack: Attack;
  readonly state: StatusState;
  /** An https address, or an http address on loopback. */
  readonly dashboardUrl?: string;
}

/** A submission that the service may have processed although no job is known, or a job whose files may be missing. */
export interface DoubtfulSubmission {
  readonly kind: 'doubt';
  readonly context: string;
  readonly state: 'error';
  /** From `analysisDigest`. */
  readonly digest: string;
  /** The address of the run that submitted; untrusted. */
  readonly runUrl: string;
  /** The job whose files may be missing; untrusted. */
  readonly jobId?: string;
}

/** A commit status of this action without a job that a run could resume. */
interface UnreadableStatus {
  readonly kind: 'unreadable';
  readonly context: string;
  readonly state: CommitStatus['state'];
  /** A predicate that follows `the status`: `names no job`. */
  readonly why: string;
}

/** Everything that an earlier run may have stored in a commit status. */
export type RememberedStatus = StatusJob | DoubtfulSubmission | UnreadableStatus;
