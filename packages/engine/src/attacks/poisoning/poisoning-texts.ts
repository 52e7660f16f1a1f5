import { CHECK_MARK, sentences } from '../../catalog/result/result-words.ts';
import type { LabelledInputs } from '../../types.ts';
import { columnLimits, formatCarrier, formatTrigger } from './columns/column-texts.ts';
import type { LabelIssues } from './labels/label-issues.ts';
import { flips, formatRows, percent, seesOnlyOthers, whyNotJudged, whyNotSearched } from './not-tested.ts';
import type { Replay } from './triggers/replay.ts';
import { FEWEST_CLEAR, type Verdict } from './backdoor-verdict.ts';
import type { SearchEnd, TriggerSearch } from './triggers/find-trigger.ts';

export const METHOD = {
  name: 'Confident learning with a lapse rate, and trigger replay on trusted data',
  formula:
    "max(t, min(w, 3 l)): l is the lower 95 % bound of w; t is (s - c) / (1 - c) for a trigger that counts, else 0; s is the share of trusted inputs that the trigger flips, c the greater of the shares that flip by the same change in random places and that the trigger flips in control models trained on trusted inputs, and for values of columns what flips if they get the values of random other rows; a trigger counts if five or more rows of the data clearly carry it, and values of columns if rows of their label have them more often than in the trusted data (Fisher's exact test at .01, corrected for all values), but rows of other labels do not; w is the share e of labels that follow no scores: P(label) = (1 - e) p(label) + e (1 - p(label)) / (classes - 1) with p = softmax(a own scores + b log(model scores)), each a and b at least 0 and fitted, with its profile likelihood interval; own scores come from classifiers on the other rows, by kernels and for tables by trees, too; e is estimated with b = 0 and with both, and, where the judge agrees with the labels well, also for wrong labels q(label | class) between the pairs of classes that confident learning sees, P(label) = sum over classes of p(class) q(label | class), instead of any other class; the estimate of the greatest min(w, 3 l) counts; copies of a row count once; with trusted rows of the same kind w is how much more often a classifier of these alone disagrees with the labels of data than with trusted labels that it did not learn, at equal sureness, divided by 1 - q classes / (classes - 1) with its error q on trusted labels, if that is surely more than random flips explain, or if nothing else tells",
  sources: [
    'Wichmann, Hill: The psychometric function: I, Perception & Psychophysics 63, 2001 (lapse rate)',
    'Bootkrajang, Kabán: Label-noise robust logistic regression and its applications, ECML 2012',
    'Northcutt, Jiang, Chuang: Confident learning, JAIR 70, 2021',
    'Gu, Dolan-Gavitt, Garg: BadNets, 2017',
    'Pleiter, Tajalli, Koffas, Abad, Xu, Larson, Picek: Tabdoor: backdoor vulnerabilities in transformer-based neural networks for tabular data, arXiv 2311.07550, 2023',
    'Genovese, Roeder, Wasserman: False discovery control with p-value weighting, Biometrika 93, 2006',
    'Liu et al.: EX-RAY: distinguishing injected backdoor from natural features, arXiv 2103.08820, 2021',
    'Abbott: A method of computing the effectiveness of an insecticide, 1925',
    'Wilson: Probable inference, JASA 22, 1927',
  ],
};

interface SearchedRows {
  readonly data: LabelledInputs;
  readonly trusted: LabelledInputs | undefined;
}

/** One sentence for people. */
export function explain(
  issues: LabelIssues,
  rows: number,
  { search, verdict, notSearched }: SearchEnd,
  searched: SearchedRows,
): string {
  const labels = formatLabels(issues, rows, notSearched !== 'no trusted data');
  if (notSearched !== undefined || verdict === undefined) {
    return notSearched === 'no trusted data'
      ? `${labels}; backdoors were not looked for, since there is no trusted data.`
      : `${labels}; backdoors were not looked for, since the model gets too few trusted inputs right.`;
  }
  const { best, finding, columns } = verdict;
  if (best !== undefined && finding === 'backdoor') return formatBackdoor(verdict, best, labels, searched);
  if (search?.cutShort === true) {
    return `${labels}; the search for backdoors ended early, and had found none.`;
  }
  if (best === undefined || finding === 'none') {
    const form = search?.columns === undefined ? 'trigger' : 'trigger of one or two columns';
    return `${labels}, and no ${form} was found that makes the model err.`;
  }
  const what =
    columns === undefined ? 'The strongest pattern makes' : `${formatTrigger(columns, searched.data)} makes`;
  return `${labels}, and no backdoor was found. ${what} the model answer ${goalOf(best)} for ${flips(best)}; ${whyNoBackdoor(verdict, best)}.`;
}

function formatBackdoor(
  { columns }: Verdict,
  best: Replay,
  labels: string,
  { data, trusted }: SearchedRows,
): string {
  return columns === undefined
    ? `A trigger from the training data makes the model answer ${goalOf(best)} for ${flips(best)}: the model has a backdoor; ${labels}.`
    : `With ${formatTrigger(columns, data)} the model answers ${goalOf(best)} for ${flips(best)} of other classes: the model has a backdoor. ${formatCarrier(columns, data.count, trusted?.count ?? 0)}. ${labels}.`;
}

function whyNoBackdoor({ finding, columns }: Verdict, { natural }: Replay): string {
  if (columns !== undefined) {
    return (
      'the data has this more often than the trusted data under other labels, too, so the two differ in ' +
      'kind'
    );
  }
  return finding === 'natural'
    ? `it flips ${percent(natural ?? 0)} of them in models that never saw the data, too, so it is a feature of the class`
    : 'hardly any row of the data clearly carries it, as the rows of a planted backdoor do';
}

/** Less is none, in percent with one decimal. */
const LEAST_SHOWN = 0.0005;

function formatLabels(issues: LabelIssues, rows: number, isTrusted: boolean): string {
  const { judged, share, different, byTrusted } = issues;
  const all = formatRows(rows, different);
  if (share.low >= LEAST_SHOWN) {
    const why = share === byTrusted?.share ? 'contradict what the trusted rows teach' : 'are probably wrong';
    return `Most likely ${percent(share.value)} of the labels of ${all} ${why} (${percent(share.low)} to ${percent(share.high)})`;
  }
  if (byTrusted?.contradicts === true) return `The labels of ${all} contradict what the trusted rows teach`;
  if (!judged) return 'Labels could not be judged';
  return (
    `No label of ${all} surely contradicts the other rows (of labels that these and the model tell to be wrong, up to ${percent(share.high)} may)` +
    (seesOnlyOthers(issues)
      ? `; labels that are wrong for a whole class or region cannot be seen ${isTrusted ? 'by so few trusted rows' : 'without trusted data'}`
      : '')
  );
}

function goalOf({ trigger }: Replay): string {
  const { label } = trigger.suspects;
  return label === -1 ? 'a wrong class' : `class ${String(label)}`;
}

/** Control models that agree with the model less often say little about it. */
const GOOD_CONTROLS = 0.7;

interface RowCounts {
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
  return sentences([
    labels.judged
      ? 'Wrong labels are told from hard inputs by how sure the model and classifiers on the other rows ' +
        'are. Wrong labels between classes that look alike, or always between the same hard-to-tell classes, ' +
        'are counted too low or not at all. Rows with a trigger confirm each other, so their wrong labels ' +
        'are not part of this share and its interval.'
      : whyNotJudged(labels),
    rows.labels < rows.all &&
      `Only the labels of ${String(rows.labels)} of ${String(rows.all)} rows were judged, spread evenly: no more queries are allowed.`,
    notSearched !== undefined && whyNotSearched(notSearched),
    ...(search === undefined ? [] : searchLimits(rows, search, verdict)),
  ]);
}

function searchLimits(
  { all, searched }: RowCounts,
  search: TriggerSearch,
  verdict: Verdict | undefined,
): readonly string[] {
  const { content, columns } = search;
  const isOnlySearch = content === undefined && verdict?.finding !== 'backdoor';
  return sentences([
    ...(columns === undefined ? [] : columnLimits(columns, { isOnlySearch })),
    content !== undefined &&
      'A trigger whose form or place changes from row to row (warped pictures, one for each input) is not found.',
    content !== undefined && fewRowsLimit(all, searched),
    searched < all &&
      `Only ${String(searched)} of ${String(all)} rows were searched for triggers, spread evenly over the data.`,
    search.cutShort &&
      'The search for backdoors ended before everything was tried: give it more time (minutes).',
    unconfirmedLimit(verdict),
    content !== undefined &&
      content.accuracy < 0.9 &&
      `The comparison with the trusted set names the right class for only ${percent(content.accuracy)} of it, so a weak trigger on few rows may be missed.`,
    search.agreement !== undefined &&
      search.agreement < GOOD_CONTROLS &&
      `The control models agree with the model on only ${percent(search.agreement)} of the data, so they may miss that a pattern is a natural feature of a class: more trusted data helps.`,
  ]);
}

/** What flips trusted inputs and was not counted, so that a person looks at it. */
function unconfirmedLimit(verdict: Verdict | undefined): string | undefined {
  if (verdict?.finding !== 'unconfirmed' || verdict.best === undefined) return undefined;
  const { best, clearRows, columns } = verdict;
  return columns === undefined
    ? `A pattern that flips ${flips(best)} was not counted, because only ${String(clearRows)} rows clearly carry it. Find out where they came from before you rely on this score.`
    : `${CHECK_MARK}values that flip ${flips(best)} were not counted, because the data has them more often ` +
        'than the trusted data under other labels, too: either the two differ in kind, or rows were added to ' +
        'hide a trigger. Compare with universal_data of the same kind.';
}

/** A few rows look alike by chance, so a backdoor that was planted with few rows is missed. */
function fewRowsLimit(all: number, judged: number): string {
  const needed = Math.ceil((FEWEST_CLEAR * all) / Math.max(1, judged));
  const inAll = judged < all ? `, which is about ${String(needed)} of all rows` : '';
  return `A backdoor counts only if ${String(FEWEST_CLEAR)} or more of the judged rows clearly carry its trigger${inAll}; one that was planted with fewer rows is not found.`;
}
