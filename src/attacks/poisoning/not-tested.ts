import { NotTestable } from '../../engine/fault.ts';
import type { AttackResult } from '../../engine/types.ts';
import { isBlind } from './columns/column-texts.ts';
import type { LabelIssues } from './label-issues.ts';
import type { NotSearched, SearchEnd, TriggerSearch } from './trigger-search.ts';

/** Why backdoors were not looked for, and what makes the search possible: sentences. */
export function whyNotSearched(why: NotSearched): string {
  return why === 'no trusted data'
    ? 'There is no trusted data, so backdoors were not looked for: give universal_data and universal_label.'
    : `Backdoors were not looked for: that takes 20 trusted inputs that the model gets right, and it gets ${String(why.right)} of ${String(why.count)} right. Give more universal_data, and check that universal_label belongs to it.`;
}

const NOT_TOLD =
  'Labels were not judged: neither the model nor a classifier on the other rows tells the classes ' +
  'apart well enough to say which labels are wrong. Check that data and labels belong together, row by ' +
  'row, and give more rows.';

const CONTRADICTED =
  'Labels were not judged: the model is right on most trusted inputs, but contradicts the labels of data. Either many of these are wrong, or they belong to other rows. Check that data and labels belong together, row by row, and that data is of the same kind as universal_data.';

const CUT_SHORT = 'Backdoors were looked for only in part: the time ended. Give the analysis more minutes.';

const TOO_LITTLE =
  'Backdoors could not be told from chance: there is too little universal_data. Give more of it.';

const OTHER_KIND =
  'Backdoors were looked for, but universal_data differs in kind from data. So column values that are ' +
  'more frequent in data prove no trigger, even if they make the model err. Give universal_data of the ' +
  'same kind as data.';

/** Why labels were not judged: sentences. */
export function whyNotJudged({ contradicted }: Pick<LabelIssues, 'contradicted'>): string {
  return contradicted ? CONTRADICTED : NOT_TOLD;
}

/** True if only values of columns were looked for, and the trusted data cannot tell any of them from chance. */
function sawNothing({ content, columns }: TriggerSearch): boolean {
  return content === undefined && columns !== undefined && isBlind(columns);
}

/**
 * Says which parts could not be tested. Without any, there is no verdict; and none is a pass if the model, right on trusted
 * data, contradicts labels that nobody could judge, or if only trusted data of the same kind could say whether values that flip
 * inputs are a trigger.
 * @throws NotTestable if neither labels nor backdoors could be tested
 */
export function untested(
  labels: LabelIssues,
  end: SearchEnd,
): Pick<AttackResult, 'notTested' | 'notTestedWhy' | 'unearned'> {
  const { judged, share } = labels;
  const { notSearched } = end;
  const open = whyOpen(end);
  const isSearched = notSearched === undefined && open === undefined;
  const parts = [...(judged ? [] : ['labels']), ...(isSearched ? [] : ['backdoors'])];
  if (parts.length === 0) return {};
  const given = notSearched === 'no trusted data' ? undefined : notSearched;
  const why = given === undefined ? open : whyNotSearched(given);
  const told = { notTested: parts, ...(why === undefined ? {} : { notTestedWhy: why }) };
  if (notSearched === undefined || judged) {
    const doubts = [...doubtOf(labels), ...(open === OTHER_KIND ? [OTHER_KIND] : [])];
    return { ...told, ...(doubts.length === 0 ? {} : { unearned: doubts.join(' ') }) };
  }
  const all = `${whyNotJudged(labels)} ${whyNotSearched(notSearched)}`;
  if (share.low === 0) throw new NotTestable(all);
  return { ...told, unearned: all };
}

/** Why a search for backdoors does not say that there is none: sentences; undefined if it does, or if there was no search. */
function whyOpen({ search, verdict }: SearchEnd): string | undefined {
  if (search === undefined) return undefined;
  if (verdict?.finding === 'unconfirmed' && verdict.columns !== undefined) return OTHER_KIND;
  if (sawNothing(search)) return TOO_LITTLE;
  return search.cutShort ? CUT_SHORT : undefined;
}

function doubtOf(labels: LabelIssues): readonly string[] {
  return labels.contradicted && !labels.judged ? [whyNotJudged(labels)] : [];
}
