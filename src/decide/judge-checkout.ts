import type { CheckedOut } from '../core/commit.ts';
import type { EventContext } from '../facts/event.ts';
import { runsMergeCommit, sameCommit } from './target.ts';

interface CheckoutJudgement {
  readonly notice?: string;
  readonly fault?: string;
}

/**
 * Judges whether the workspace holds what the run is about (docs/design.md, rule 8). For a pull request, its merge commit
 * counts as well, because actions/checkout checks it out by default. Pure.
 * @param commit the commit that the result will count for
 */
export function judgeCheckout(
  checkedOut: CheckedOut,
  commit: string,
  event: EventContext,
): CheckoutJudgement {
  if ('unknown' in checkedOut) {
    return {
      notice:
        `It is not known which commit's files are analysed, because ${checkedOut.unknown}. The result counts for commit ` +
        `${commit}. Let actions/checkout check the repository out into the workspace.`,
    };
  }
  const expected = runsMergeCommit(event) ? [commit, event.sha] : [commit];
  if (expected.some((one) => sameCommit(checkedOut.commit, one) === true)) return {};
  return {
    fault:
      `The workspace has commit ${checkedOut.commit} checked out, but this run is about commit ${commit}: ` +
      'its result would count for files that were not analysed. Nothing was submitted. ' +
      adviseCheckout(event),
  };
}

/** The events whose runs have the secrets of the repository: actions/checkout refuses the head of a fork's pull request there. */
const WITH_SECRETS = ['pull_request_target', 'workflow_run'];

function adviseCheckout({ eventName }: EventContext): string {
  if (WITH_SECRETS.includes(eventName)) {
    return (
      `Run this in a workflow on pull_request, which checks out the pull request; with base-url: local it needs no secrets. ` +
      `On ${eventName} the default branch is checked out, and actions/checkout refuses the head of a fork there, because its ` +
      'code would run with the secrets of this repository.'
    );
  }
  const pull = 'pull_request.head.sha';
  const ref = eventName.startsWith('pull_request') ? `github.event.${pull}` : 'github.sha';
  return `Remove the input ref of actions/checkout, or set it to \${{ ${ref} }}; no later step may check out another commit.`;
}
