import type { CheckedOut } from '../core/commit.ts';
import type { EventContext } from '../facts/event.ts';
import type { Target } from '../facts/run-outcome.ts';
import { runsMergeCommit, sameCommit } from './target.ts';

/** Where alerts of code scanning belong: a commit, and the whole name of its ref. */
interface AlertPlace {
  readonly commit: string;
  readonly ref: string;
}

/**
 * Decides where the findings of a run belong. For a pull request that is its merge commit if this was analysed, and else its
 * head; for other events the commit that they are about, if their ref has it. Pure.
 * @returns the place, or why the findings belong to no ref of this repository, as words after "because"
 */
export function alertPlace(
  event: EventContext,
  target: Target | undefined,
  checkedOut: CheckedOut,
): AlertPlace | { readonly why: string } {
  const { sha, ref } = event;
  const { commit, pullRequest } = target ?? {};
  if (commit === undefined) return { why: 'the commit that was analysed is not known' };
  if (pullRequest !== undefined) {
    const isMerge =
      runsMergeCommit(event) && 'commit' in checkedOut && sameCommit(checkedOut.commit, sha) === true;
    return isMerge ? { commit: sha, ref } : { commit, ref: `refs/pull/${String(pullRequest)}/head` };
  }
  if (sameCommit(commit, sha) === true) return { commit: sha, ref };
  return { why: `the run analysed commit ${commit}, which ${ref} does not name` };
}
