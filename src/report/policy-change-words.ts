import type { PolicyComparison } from '../facts/policy-change.ts';

/** The words about a changed policy that the summary, the comment and the page share. */
export const UNREAD_WORDS = 'The policy of the base could not be read, so its changes are not shown.';

type Compared = Extract<PolicyComparison, { kind: 'compared' }>;

/** Says whose policy judged a run, without the point at its end. */
export function formatJudgedBy({ judgedBy }: Pick<Compared, 'judgedBy'>): string {
  return judgedBy === 'base'
    ? 'The policy of the base judged this run'
    : 'The pull request’s own policy judged this run';
}

/** Says what the list of changes is, or that it is empty. Undefined if notes say why there can be no changes. */
export function formatChanged({ changes, notes, judgedBy }: Compared): string | undefined {
  if (changes.length === 0) return notes.length === 0 ? 'The pull request does not change it.' : undefined;
  const counts = judgedBy === 'base' ? ', which counts once it is merged' : '';
  return `The pull request changes it${counts}:`;
}

/** True if there is something to say about a comparison. */
export function isWorthSaying(comparison: PolicyComparison): boolean {
  if (comparison.kind === 'unread') return true;
  const { changes, notes, judgedBy } = comparison;
  return changes.length > 0 || notes.length > 0 || judgedBy === 'base';
}
