import { NotTestable } from '../../engine/fault.ts';
import type { AttackResult } from '../../engine/types.ts';
import type { LabelIssues } from './label-issues.ts';
import type { TriggerSearch } from './trigger-search.ts';

/** Why backdoors were not looked for: there is no trusted data, or the model gets too little of it right. */
export type NotSearched = 'no trusted data' | { readonly right: number; readonly count: number };

/** Why backdoors were not looked for, and what makes the search possible: sentences. */
export function whyNotSearched(why: NotSearched): string {
  return why === 'no trusted data'
    ? 'Without trusted data backdoors are not looked for: give universal_data and universal_label.'
    : `Backdoors were not looked for: that takes 20 trusted inputs that the model gets right, and it gets ${String(why.right)} of ${String(why.count)} right. Give more universal_data, and check that universal_label belongs to it.`;
}

/** Why labels were not judged: sentences. */
export const LABELS_NOT_JUDGED =
  'Labels were not judged: neither the model nor a classifier on the other rows tells the classes well enough to say which labels are wrong. Check that data and labels belong together, row by row, and give more rows.';

/**
 * Says which parts could not be tested. Without any, there is no verdict.
 * @throws NotTestable if neither labels nor backdoors could be tested
 */
export function untested(
  { judged, share }: LabelIssues,
  notSearched: NotSearched | undefined,
  search: TriggerSearch | undefined,
): Pick<AttackResult, 'notTested' | 'unearned'> {
  const parts = [
    ...(judged ? [] : ['labels']),
    ...(search === undefined || search.cutShort ? ['backdoors'] : []),
  ];
  if (parts.length === 0) return {};
  if (judged || notSearched === undefined) return { notTested: parts };
  const why = `${LABELS_NOT_JUDGED} ${whyNotSearched(notSearched)}`;
  if (share.low === 0) throw new NotTestable(why);
  return { notTested: parts, unearned: why };
}
