import { METHOD_VERSION } from './descriptor.ts';
import type { LabelledInputs } from '../../engine/types.ts';
import { formatCarrier, formatTrigger } from './columns/column-texts.ts';
import type { LabelIssues } from './label-issues.ts';
import { seesOnlyOthers } from './not-tested.ts';
import type { SearchEnd } from './trigger-search.ts';
import { flips, percent, formatRows } from './replay-words.ts';
import type { Replay } from './replay.ts';
import type { Verdict } from './verdict.ts';

export const METHOD = {
  version: METHOD_VERSION,
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

/** The rows that were searched for triggers, and the trusted ones. */
export interface SearchedRows {
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
