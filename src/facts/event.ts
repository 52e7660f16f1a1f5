import type { Target } from './run-outcome.ts';

/** The event as the runner reports it. The names are those of the runner's variables. */
export interface EventContext {
  readonly eventName: string;
  readonly payload: EventPayload;
  /** `https://github.com`, or the address of an enterprise server. */
  readonly serverUrl: string;
  /** `owner/name` */
  readonly repository: string;
  readonly ref: string;
  readonly sha: string;
  /** The account that started the run. */
  readonly actor: string;
  /** What the run is about, if that is known without an event: on the command line. Then nothing else here counts. */
  readonly target?: Target;
}

/** What a run reads from the webhook payload of its event. A part that the payload lacks is absent; all text is untrusted. */
export interface EventPayload {
  readonly pull?: PullRequest;
  readonly mergeGroup?: MergeGroup;
  readonly workflowRun?: WorkflowRun;
  readonly defaultBranch?: string | undefined;
  readonly sender?: string | undefined;
}

/** Where a change comes from. */
export interface Head {
  /** `owner/name`; absent if the repository was deleted. */
  readonly repository: string | undefined;
  readonly branch: string | undefined;
  readonly sha: string | undefined;
}

/** A pull request, and the repository and commit that it wants to change. */
export interface PullRequest {
  readonly number: number | undefined;
  /** Absent if the payload has no head. */
  readonly head?: Head;
  readonly baseName: string | undefined;
  readonly baseBranch?: string | undefined;
  readonly baseSha: string | undefined;
}

/** What the queue of merges asks to be tested. */
interface MergeGroup {
  readonly headRef: string | undefined;
  readonly headSha: string | undefined;
  readonly baseRef?: string | undefined;
  readonly baseSha: string | undefined;
}

/** A run of another workflow, which has ended. */
export interface WorkflowRun extends Head {
  /** The name of the event that the run was about. */
  readonly event: string | undefined;
  /** The base commit of each of its pull requests; empty if the payload does not give it. */
  readonly baseShas: readonly string[];
}
