import type { Attack, Task } from './attack-table.ts';

/** The states of a commit status (GitHub's REST API). */
export const STATUS_STATES = ['pending', 'success', 'failure', 'error'] as const;
export type StatusState = (typeof STATUS_STATES)[number];

/** A commit status as it was read; all text is untrusted. */
export interface CommitStatus {
  readonly context: string;
  readonly state: StatusState | 'unknown';
  readonly targetUrl?: string;
}

/** The job of an analysis, as a commit status remembers it. */
export interface JobNote {
  readonly model: string;
  readonly modelId: string;
  readonly task: Task;
  readonly jobId: string;
  /** Of `analysisDigest`. */
  readonly digest: string;
  /** A score above it is vulnerable. */
  readonly threshold: number;
}

/** A commit status that remembers a job. */
export interface StatusJob extends JobNote {
  readonly kind: 'job';
  readonly context: string;
  readonly attack: Attack;
  readonly state: StatusState;
  /** https, or http on loopback. */
  readonly dashboardUrl?: string;
}

/** A submission that may have been processed although no job is known, or a job whose files may be missing. */
export interface DoubtfulSubmission {
  readonly kind: 'doubt';
  readonly context: string;
  readonly state: 'error';
  /** Of `analysisDigest`. */
  readonly digest: string;
  /** Of the run that submitted; untrusted. */
  readonly runUrl: string;
  /** The job that may lack its files; untrusted. */
  readonly jobId?: string;
}

/** A commit status of this action that names no job that could be taken up. */
interface UnreadableStatus {
  readonly kind: 'unreadable';
  readonly context: string;
  readonly state: CommitStatus['state'];
  /** Fits after `the status`. */
  readonly why: string;
}

export type RememberedStatus = StatusJob | DoubtfulSubmission | UnreadableStatus;
