import { CHECK_MARK } from '../../core/result/words.ts';
import { columnLimits } from './columns/column-texts.ts';
import type { LabelIssues } from './label-issues.ts';
import { whyNotJudged, whyNotSearched } from './not-tested.ts';
import { flips, percent } from './replay-words.ts';
import type { SearchEnd, TriggerSearch } from './trigger-search.ts';
import { FEWEST_CLEAR, type Verdict } from './verdict.ts';

/** Control models that agree with the model less often say little about it. */
const GOOD_CONTROLS = 0.7;

/** How many rows there are, and how many of them were judged. */
export interface RowCounts {
  readonly all: number;
  readonly labels: number;
  readonly searched: number;
}

/** What the score does not say. */
export function namedLimits(
  rows: RowCounts,
  labels: Pick<LabelIssues, 'judged' | 'share'>,
  { search, verdict, notSearched }: SearchEnd,
): readonly string[] {
  const limits: string[] = [
    labels.judged
      ? 'Wrong labels are told from hard inputs by how sure the model and classifiers on the other rows ' +
        'are. Wrong labels between classes that look alike, or always between the same hard-to-tell classes, ' +
        'are counted too low or not at all. Rows with a trigger confirm each other, so their wrong labels ' +
        'are not part of this share and its interval.'
      : whyNotJudged(labels),
  ];
  if (rows.labels < rows.all) {
    limits.push(
      `Only the labels of ${String(rows.labels)} of ${String(rows.all)} rows were judged, spread evenly: no more queries are allowed.`,
    );
  }
  if (notSearched !== undefined) limits.push(whyNotSearched(notSearched));
  return search === undefined ? limits : [...limits, ...searchLimits(rows, search, verdict)];
}

function searchLimits(
  { all, searched }: RowCounts,
  search: TriggerSearch,
  verdict: Verdict | undefined,
): readonly string[] {
  const { content, columns } = search;
  const limits = [
    ...(columns === undefined
      ? []
      : columnLimits(columns, { isOnlySearch: content === undefined && verdict?.finding !== 'backdoor' })),
    ...(content === undefined
      ? []
      : [
          'A trigger whose form or place changes from row to row (warped pictures, one for each input) is not found.',
          fewRowsLimit(all, searched),
        ]),
  ];
  if (searched < all) {
    limits.push(
      `Only ${String(searched)} of ${String(all)} rows were searched for triggers, spread evenly over the data.`,
    );
  }
  if (search.cutShort) {
    limits.push('The search for backdoors ended before everything was tried: give it more time (minutes).');
  }
  limits.push(...unconfirmedLimit(verdict));
  if (content !== undefined && content.accuracy < 0.9) {
    limits.push(
      `The comparison with the trusted set names the right class for only ${percent(content.accuracy)} of it, so a weak trigger on few rows may be missed.`,
    );
  }
  if (search.agreement !== undefined && search.agreement < GOOD_CONTROLS) {
    limits.push(
      `The control models agree with the model on only ${percent(search.agreement)} of the data, so they may miss that a pattern is a natural feature of a class: more trusted data helps.`,
    );
  }
  return limits;
}

/** What flips trusted inputs and was not counted, so that a person looks at it. */
function unconfirmedLimit(verdict: Verdict | undefined): string[] {
  if (verdict?.finding !== 'unconfirmed' || verdict.best === undefined) return [];
  const { best, clearRows, columns } = verdict;
  return [
    columns === undefined
      ? `A pattern that flips ${flips(best)} was not counted, because only ${String(clearRows)} rows clearly carry it. Find out where they came from before you rely on this score.`
      : `${CHECK_MARK}values that flip ${flips(best)} were not counted, because the data has them more often ` +
        'than the trusted data under other labels, too: either the two differ in kind, or rows were added to ' +
        'hide a trigger. Compare with universal_data of the same kind.',
  ];
}

/** A few rows look alike by chance, so a backdoor that was planted with few rows is missed. */
function fewRowsLimit(all: number, judged: number): string {
  const needed = Math.ceil((FEWEST_CLEAR * all) / Math.max(1, judged));
  const inAll = judged < all ? `, which is about ${String(needed)} of all rows` : '';
  return `A backdoor counts only if ${String(FEWEST_CLEAR)} or more of the judged rows clearly carry its trigger${inAll}; one that was planted with fewer rows is not found.`;
}
