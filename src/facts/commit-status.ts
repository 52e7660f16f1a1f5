import type { Attack } from '../attacks/table.ts';
import type { Task } from '../core/attack-table.ts';

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

/** The part of every status that this action wrote and signed. */
interface SignedStatus {
  readonly context: string;
  readonly state: StatusState;
  /** From `statusGroup`: the aggregate status that this one counts for; absent if there is none. */
  readonly group?: string;
}

/** A job, read back from a commit status. */
export interface StatusJob extends JobDetails, SignedStatus {
  readonly kind: 'job';
  readonly attack: Attack;
  /** An https address, or an http address on loopback. */
  readonly dashboardUrl?: string;
}

/** A submission that the service may have processed although no job is known, or a job whose files may be missing. */
export interface DoubtfulSubmission extends SignedStatus {
  readonly kind: 'doubt';
  /** From `analysisDigest`. */
  readonly digest: string;
  /** The address of the run that submitted. */
  readonly runUrl: string;
  /** The job whose files may be missing. */
  readonly jobId?: string;
}

/** An analysis without a job: it was not submitted, or the service refused it. */
export interface JoblessStatus extends SignedStatus {
  readonly kind: 'jobless';
}

/** An analysis that the record of an earlier scan replaced; the state is the verdict of the record. */
export interface ReplacedStatus extends SignedStatus {
  readonly kind: 'replaced';
}

/** The aggregate status of a run. */
export interface PlanStatus extends SignedStatus {
  readonly kind: 'plan';
  readonly group: string;
  /** From `planDigest`. */
  readonly plan: string;
}

/** Everything that an earlier run may have stored in a commit status. */
export type RememberedStatus = StatusJob | DoubtfulSubmission | JoblessStatus | ReplacedStatus | PlanStatus;

/** The commit statuses of this action on one commit. The keys are contexts in lower case: GitHub ignores the case. */
export interface CommitMemory {
  /** The newest status of each context that is signed with this run's API key. */
  readonly remembered: ReadonlyMap<string, RememberedStatus>;
  /** The newest status of each context, whoever wrote it. */
  readonly newest: ReadonlyMap<string, { readonly status: CommitStatus; readonly isSigned: boolean }>;
}
