import type { CheckedOut } from '../core/checked-out.ts';
import type { EventContext } from '../core/event.ts';
import { runsMergeCommit, sameCommit } from './target.ts';

/** What follows from a comparison: nothing, a notice for people, or a fault that ends the run. */
export interface CheckoutJudgement {
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
      `The workspace has commit ${checkedOut.commit} checked out, but this run is about commit ${commit}: its result ` +
      `would count for files that nobody analysed. Nothing was submitted. ${adviseCheckout(event)}`,
  };
}

/** Says which ref actions/checkout needs. */
function adviseCheckout({ eventName }: EventContext): string {
  if (eventName === 'pull_request_target') {
    return `Use the event pull_request. Or ${checkoutInputs('pull_request.head.sha', 'pull_request.head.repo.full_name')}`;
  }
  if (eventName === 'workflow_run') {
    const inputs = checkoutInputs('workflow_run.head_sha', 'workflow_run.head_repository.full_name');
    return `This event checks out the default branch, unless you ${inputs}`;
  }
  const pull = 'pull_request.head.sha';
  const ref = eventName.startsWith('pull_request') ? `github.event.${pull}` : 'github.sha';
  return `Remove the input ref of actions/checkout, or set it to \${{ ${ref} }}; no later step may check out another commit.`;
}

function checkoutInputs(ref: string, repository: string): string {
  return (
    `give actions/checkout the inputs ref: \${{ github.event.${ref} }} and repository: ` +
    `\${{ github.event.${repository} }}. Then run no program from that checkout in this job.`
  );
}
