import type { ChangeEffect, PolicyComparison } from '../facts/policy-change.ts';
import { counted } from '../text/number-words.ts';

/** The words about a changed policy that the summary, the comment, the page and SARIF share. */
export const UNREAD_WORDS = 'The policy of the base could not be read, so its changes are not shown.';

/** Every change says its effect, apart from those in a list of changes that loosen the check. */
export const EFFECT_WORDS: Readonly<Record<ChangeEffect, string>> = {
  loosened: 'Loosened: ',
  changed: 'Changed: ',
  tightened: 'Tightened: ',
};

type Compared = Extract<PolicyComparison, { kind: 'compared' }>;

/** Says whose policy judged a run, without the point at its end. */
export function formatJudgedBy({ judgedBy }: Pick<Compared, 'judgedBy'>): string {
  return judgedBy === 'base'
    ? 'The policy of the base judged this run'
    : 'The pull request’s own policy judged this run';
}

/** The title of a list of changes that loosen the check, without the colon at its end. */
export function formatLoosened(count: number, { judgedBy }: Pick<Compared, 'judgedBy'>): string {
  const changes = counted(count, 'change loosens', 'changes loosen');
  return `${changes} the check${judgedBy === 'base' ? ' once the pull request is merged' : ''}`;
}

/** Says that there is no change; undefined if there are changes, or notes that say why there can be none. */
export function formatUnchanged({ changes, notes }: Pick<Compared, 'changes' | 'notes'>): string | undefined {
  return changes.length === 0 && notes.length === 0 ? 'The pull request does not change it.' : undefined;
}

/** True if there is something to say about a comparison. */
export function isWorthSaying(comparison: PolicyComparison): boolean {
  if (comparison.kind === 'unread') return true;
  const { changes, notes, judgedBy } = comparison;
  return changes.length > 0 || notes.length > 0 || judgedBy === 'base';
}
