import { NotTestable } from '../../engine/fault.ts';
import type { AttackResult } from '../../engine/types.ts';
import type { LabelIssues } from './label-issues.ts';
import type { TriggerSearch } from './trigger-search.ts';

/**
 * Why backdoors were not looked for: there is no trusted data, the table holds categories or missing numbers, or the model gets too
 * little of the trusted data right.
 */
export type NotSearched =
  | 'no trusted data'
  | 'categories'
  | { readonly right: number; readonly count: number };

/** Why backdoors were not looked for, and what makes the search possible: sentences. */
export function whyNotSearched(why: NotSearched): string {
  if (why === 'categories') {
    return 'Backdoors were not looked for: the search changes numbers, and the table holds categories or missing numbers.';
  }
  return why === 'no trusted data'
    ? 'Without trusted data backdoors are not looked for: give universal_data and universal_label.'
    : `Backdoors were not looked for: that takes 20 trusted inputs that the model gets right, and it gets ${String(why.right)} of ${String(why.count)} right. Give more universal_data, and check that universal_label belongs to it.`;
}

const NOT_TOLD =
  'Labels were not judged: neither the model nor a classifier on the other rows tells the classes well enough to say which labels are wrong. Check that data and labels belong together, row by row, and give more rows.';

const CONTRADICTED =
  'Labels were not judged: the model is right on most trusted inputs, but contradicts the labels of data. Either many of these are wrong, or they belong to other rows. Check that data and labels belong together, row by row, and that data is of the same kind as universal_data.';

/** Why labels were not judged: sentences. */
export function whyNotJudged({ contradicted }: Pick<LabelIssues, 'contradicted'>): string {
  return contradicted ? CONTRADICTED : NOT_TOLD;
}

/**
 * Says which parts could not be tested. Without any, there is no verdict; and none is a pass if the model, right on trusted
 * data, contradicts labels that nobody could judge.
 * @throws NotTestable if neither labels nor backdoors could be tested
 */
export function untested(
  labels: LabelIssues,
  notSearched: NotSearched | undefined,
  search: TriggerSearch | undefined,
): Pick<AttackResult, 'notTested' | 'notTestedWhy' | 'unearned'> {
  const { judged, share, contradicted } = labels;
  const parts = [
    ...(judged ? [] : ['labels']),
    ...(search === undefined || search.cutShort ? ['backdoors'] : []),
  ];
  if (parts.length === 0) return {};
  const why = parts.includes('backdoors') ? whyUntested(notSearched) : undefined;
  const told = { notTested: parts, ...(why === undefined ? {} : { notTestedWhy: why }) };
  if (judged) return told;
  if (notSearched === undefined) {
    return { ...told, ...(contradicted ? { unearned: whyNotJudged(labels) } : {}) };
  }
  const all = `${whyNotJudged(labels)} ${whyNotSearched(notSearched)}`;
  if (share.low === 0) throw new NotTestable(all);
  return { ...told, unearned: all };
}

/** Why backdoors could not be tested although trusted data was given: sentences; undefined without trusted data. */
function whyUntested(notSearched: NotSearched | undefined): string | undefined {
  if (notSearched === 'no trusted data') return undefined;
  return notSearched === undefined
    ? 'Backdoors were looked for only in part: the time ended. Give the analysis more minutes.'
    : whyNotSearched(notSearched);
}
