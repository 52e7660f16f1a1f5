import { sentences } from '../../catalog/result/result-words.ts';
import { NotTestable } from '../../fault.ts';
import type { AttackResult, Estimate } from '../../types.ts';
import { isBlind } from './columns/column-texts.ts';
import type { LabelIssues } from './labels/label-issues.ts';
import { countedShare, MOST_WRONG } from './labels/label-share.ts';
import type { Replay } from './triggers/replay.ts';
import type { NotSearched, SearchEnd, TriggerSearch } from './triggers/find-trigger.ts';

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

const CUT_SHORT = 'Backdoors were looked for only in part: the time ended. Give the analysis more minutes.';

const TOO_LITTLE =
  'Backdoors could not be told from chance: there is too little universal_data. Give more of it.';

const OTHER_KIND =
  'Backdoors were looked for, but universal_data differs in kind from data. So column values that are ' +
  'more frequent in data prove no trigger, even if they make the model err. Give universal_data of the ' +
  'same kind as data. If its inputs are, the labels are what differs: compare how often each class occurs, also by column.';

const UNCONFIRMED =
  'A pattern makes the model err, as a backdoor does, but hardly any row of data clearly carries it: it may be a trigger that changes whole inputs, or a weakness of the model. Look at the pattern in the report, and find out where the rows of its class came from.';

const AGAINST_TRUSTED =
  'Labels of data contradict those of universal_data, beyond what random flips explain, and how many are wrong cannot be told: the two are of different kinds, or name classes differently, or most labels are wrong. Compare rows of both.';

/** Says that it is open whether too many labels or targets are wrong: a sentence, with advice. */
export function formatOpenShare(what: string, { low, value, high }: Estimate): string {
  return `Most likely ${percent(value)} of the ${what} are wrong, but by the rows it may be ${percent(low)} to ${percent(high)}: look through those that the report lists, and give more rows.`;
}

const AT_CHANCE =
  'The model gives the labels of universal_data no more often than chance does. Either it learned wrong labels, or universal_label names other classes or belongs to other rows. Check both.';

/** A part: labels that are wrong for a whole class or region, which only trusted rows can show. */
const SYSTEMATIC = 'systematic labels';

/** Why labels were not judged: sentences. */
export function whyNotJudged({ share }: Pick<LabelIssues, 'share'>): string {
  return share.low > 0 ? formatOpenShare('labels', share) : NOT_TOLD;
}

function sawNothing({ content, columns }: TriggerSearch): boolean {
  return content === undefined && columns !== undefined && isBlind(columns);
}

/**
 * Says which parts could not be tested. There is no pass if trusted rows of another kind contradict the labels, if the model knows
 * nothing of trusted rows, or if it is open whether too many labels are wrong or whether what flips inputs is a trigger.
 * @param isAtChance true if the model gets trusted inputs right no more often than chance does
 * @throws NotTestable if neither labels nor backdoors could be tested
 */
export function untested(
  labels: LabelIssues,
  end: SearchEnd,
  isAtChance = false,
): Pick<AttackResult, 'notTested' | 'notTestedWhy' | 'unearned'> {
  const { judged, share } = labels;
  const { notSearched } = end;
  const open = whyOpen(end);
  const parts = partsOf(labels, notSearched === undefined && open === undefined);
  const doubts = doubtsOf(labels, isAtChance, open);
  const unearned = doubts.length === 0 ? {} : { unearned: doubts.join(' ') };
  if (parts.length === 0) return unearned;
  const given = notSearched === 'no trusted data' ? undefined : notSearched;
  const why = given === undefined ? open : whyNotSearched(given);
  const told = { notTested: parts, ...(why === undefined ? {} : { notTestedWhy: why }) };
  if (notSearched === undefined || judged) return { ...told, ...unearned };
  const all = [...new Set([whyNotJudged(labels), whyNotSearched(notSearched), ...doubts])].join(' ');
  if (share.low === 0) throw new NotTestable(all);
  return { ...told, unearned: all };
}

function partsOf(labels: LabelIssues, isSearched: boolean): readonly string[] {
  return sentences([
    !labels.judged && 'labels',
    !isSearched && 'backdoors',
    labels.judged && seesOnlyOthers(labels) && SYSTEMATIC,
  ]);
}

/** Why a search for backdoors does not say that there is none: sentences; undefined if it does, or if there was no search. */
function whyOpen({ search, verdict }: SearchEnd): string | undefined {
  if (search === undefined) return undefined;
  if (verdict?.finding === 'unconfirmed') return verdict.columns === undefined ? UNCONFIRMED : OTHER_KIND;
  if (sawNothing(search)) return TOO_LITTLE;
  return search.cutShort ? CUT_SHORT : undefined;
}

/** True if no trusted rows could show labels that are wrong in a systematic way. */
export function seesOnlyOthers({ byTrusted }: Pick<LabelIssues, 'byTrusted'>): boolean {
  return byTrusted === undefined || byTrusted.isBlind;
}

/** Why no score is a pass: sentences. @param open why a search for backdoors does not say that there is none */
function doubtsOf(labels: LabelIssues, isAtChance: boolean, open: string | undefined): readonly string[] {
  const { judged, share, byTrusted } = labels;
  const isOpen = judged ? share.value > MOST_WRONG && countedShare(share) <= MOST_WRONG : share.low > 0;
  return sentences([
    byTrusted?.contradicts === true && !byTrusted.isSameKind && AGAINST_TRUSTED,
    isAtChance && AT_CHANCE,
    isOpen && formatOpenShare('labels', share),
    (open === UNCONFIRMED || open === OTHER_KIND) && open,
  ]);
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** `99 of 100 trusted inputs` */
export function flips({ flipped, inputs }: Pick<Replay, 'flipped' | 'inputs'>): string {
  return `${String(flipped)} of ${String(inputs)} trusted inputs`;
}

/** Copies are worth a word from this share on: a few rows lie together by chance. */
const FEW_COPIES = 0.05;

/** `1800 rows`, or `1800 rows (600 without copies)` */
export function formatRows(rows: number, different: number): string {
  const some = different < (1 - FEW_COPIES) * rows ? ` (${String(different)} without copies)` : '';
  return `${String(rows)} rows${some}`;
}
