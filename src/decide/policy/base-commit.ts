import type { EventContext, WorkflowRun } from '../../facts/event.ts';

/** The commit that a pull request wants to change; or why there is none. */
export type BaseCommit =
  | { readonly kind: 'commit'; readonly sha: string }
  /** The event is not about a pull request. */
  | { readonly kind: 'none' }
  /** The event is about a pull request, but does not name the commit. */
  | { readonly kind: 'not-named' };

const PULL_REQUEST_EVENTS = [
  'pull_request',
  'pull_request_target',
  'pull_request_review',
  'pull_request_review_comment',
];
/** All zeros mean no commit. */
const COMMIT = /^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/iu;

/** The events of a workflow whose end starts another one by `workflow_run`. */
const PULL_REQUEST_RUNS = [...PULL_REQUEST_EVENTS, 'merge_group'];

/**
 * Finds the base commit of the pull request or merge group that an event is about. That a workflow ran for a pull request
 * counts, too: `workflow_run` is then about the head of it. GitHub does not name the pull requests of forks there.
 */
export function readBaseCommit({ eventName, payload, target }: EventContext): BaseCommit {
  // On the command line there is no event.
  if (target !== undefined) return { kind: 'none' };
  if (eventName === 'workflow_run') return readRunBase(payload.workflowRun);
  const isPullRequest = PULL_REQUEST_EVENTS.includes(eventName);
  if (!isPullRequest && eventName !== 'merge_group') return { kind: 'none' };
  const sha = isPullRequest ? payload.pull?.baseSha : payload.mergeGroup?.baseSha;
  return commitOf(sha);
}

function commitOf(sha: string | undefined): BaseCommit {
  return sha !== undefined && COMMIT.test(sha) ? { kind: 'commit', sha } : { kind: 'not-named' };
}

function readRunBase(run: WorkflowRun | undefined): BaseCommit {
  if (run?.event !== undefined && !PULL_REQUEST_RUNS.includes(run.event)) return { kind: 'none' };
  const [sha, ...others] = new Set(run?.baseShas);
  return commitOf(others.length === 0 ? sha : undefined);
}

/** The branch of the base, or words for it if the event does not name it; undefined if there is no base. Untrusted. */
export function baseBranch(event: EventContext): string | undefined {
  if (readBaseCommit(event).kind === 'none') return undefined;
  const { pull, mergeGroup } = event.payload;
  return pull?.baseBranch ?? mergeGroup?.baseRef?.replace(/^refs\/heads\//u, '') ?? 'the base branch';
}
