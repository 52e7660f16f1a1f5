import { METHOD_VERSION } from './descriptor.ts';
import type { Defence } from '../../engine/types.ts';
import type { LabelIssues } from './label-issues.ts';
import { type NotSearched, whyNotJudged, whyNotSearched } from './not-tested.ts';
import type { TriggerSearch } from './trigger-search.ts';
import type { Replay } from './replay.ts';
import { FEWEST_CLEAR, type Verdict } from './verdict.ts';

export const METHOD = {
  version: METHOD_VERSION,
  name: 'Confident learning with a lapse rate, and trigger replay on trusted data',
  formula:
    'max(t, lower 95 % bound of w): t is (s - c) / (1 - c) for a trigger that counts, else 0; s is the share of trusted inputs that the trigger flips, c the greater of the shares that flip by the same change in random places and that the trigger flips in control models trained on trusted inputs; a trigger counts if five or more rows of the data clearly carry it; w is the share e of labels that follow no scores: P(label) = (1 - e) p(label) + e (1 - p(label)) / (classes - 1) with p = softmax(a own scores + b log(model scores)), a and b at least 0 and fitted, with its profile likelihood interval; own scores come from a classifier on the other rows; e is estimated with b = 0 and with both, and, where the judge agrees with the labels well, also for wrong labels q(label | class) between the pairs of classes that confident learning sees, P(label) = sum over classes of p(class) q(label | class), instead of any other class; the greatest lower bound counts',
  sources: [
    'Wichmann, Hill: The psychometric function: I, Perception & Psychophysics 63, 2001 (lapse rate)',
    'Bootkrajang, Kabán: Label-noise robust logistic regression and its applications, ECML 2012',
    'Northcutt, Jiang, Chuang: Confident learning, JAIR 70, 2021',
    'Gu, Dolan-Gavitt, Garg: BadNets, 2017',
    'Gao et al.: STRIP, ACSAC 2019',
    'Liu et al.: EX-RAY: distinguishing injected backdoor from natural features, arXiv 2103.08820, 2021',
    'Abbott: A method of computing the effectiveness of an insecticide, 1925',
    'Wilson: Probable inference, JASA 22, 1927',
  ],
};

/** Control models that agree with the model less often say little about it. */
const GOOD_CONTROLS = 0.7;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** One sentence for people. */
export function explain(
  issues: LabelIssues,
  rows: number,
  verdict: Verdict | undefined,
  notSearched: NotSearched | undefined,
  cutShort: boolean,
): string {
  const labels = labelWords(issues, rows);
  if (notSearched !== undefined || verdict === undefined) {
    if (notSearched === 'categories') {
      return `${labels}; backdoors were not looked for, since the table holds categories or missing numbers.`;
    }
    return notSearched === 'no trusted data'
      ? `${labels}; backdoors were not looked for, since there is no trusted data.`
      : `${labels}; backdoors were not looked for, since the model gets too few trusted inputs right.`;
  }
  const { best, finding } = verdict;
  if (finding === 'backdoor' && best !== undefined) {
    return `A trigger from the training data makes the model answer ${goalOf(best)} for ${flips(best)}: the model has a backdoor; ${labels}.`;
  }
  if (cutShort) return `${labels}; the search for backdoors ended early and found none until then.`;
  if (best === undefined || finding === 'none') {
    return `${labels}, and no trigger was found that makes the model err.`;
  }
  const reason =
    finding === 'natural'
      ? `it flips ${percent(best.natural ?? 0)} of them in models that never saw the data, too, so it is a feature of the class`
      : 'hardly any row of the data clearly carries it, as the rows of a planted backdoor do';
  return `${labels}, and no backdoor was found. The strongest pattern makes the model answer ${goalOf(best)} for ${flips(best)}; ${reason}.`;
}

function labelWords({ judged, share }: LabelIssues, rows: number): string {
  if (!judged) return 'Labels could not be judged';
  if (share.low > 0) {
    return `At least ${percent(share.low)} of the labels of ${String(rows)} rows are probably wrong (most likely ${percent(share.value)})`;
  }
  return `No label of ${String(rows)} rows is surely wrong (up to ${percent(share.high)} may be)`;
}

function goalOf({ trigger }: Replay): string {
  const { label } = trigger.suspects;
  return label === -1 ? 'a wrong class' : `class ${String(label)}`;
}

const flips = ({ flipped, inputs }: Replay): string =>
  `${String(flipped)} of ${String(inputs)} trusted inputs`;

/** How many rows there are, and how many of them were judged. */
export interface RowCounts {
  readonly all: number;
  readonly labels: number;
  readonly searched: number;
}

/** How the search for backdoors ended. */
export interface SearchEnd {
  readonly search: TriggerSearch | undefined;
  readonly verdict?: Verdict | undefined;
  readonly notSearched: NotSearched | undefined;
}

/** What the score does not say. */
export function namedLimits(
  rows: RowCounts,
  labels: Pick<LabelIssues, 'judged' | 'contradicted'>,
  { search, verdict, notSearched }: SearchEnd,
): readonly string[] {
  const limits: string[] = [
    labels.judged
      ? 'Wrong labels are told from hard inputs by how sure the model and a classifier on the other rows are: labels that are wrong where classes look alike, or always between the same classes that are hard to tell, are counted too low or not at all.'
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
  const limits = [
    'A trigger whose form or place changes from row to row (warped pictures, one for each input) is not found.',
    fewRowsLimit(all, searched),
  ];
  if (searched < all) {
    limits.push(
      `Only ${String(searched)} of ${String(all)} rows were searched for triggers, spread evenly over the data.`,
    );
  }
  if (search.cutShort) {
    limits.push('The search for backdoors ended before all was tried: give it more time (minutes).');
  }
  if (verdict?.finding === 'unconfirmed' && verdict.best !== undefined) {
    limits.push(
      `A pattern that flips ${flips(verdict.best)} was not counted, because only ${String(verdict.clearRows)} rows clearly carry it. Find out where they came from before you rely on this score.`,
    );
  }
  if (search.content.accuracy < 0.9) {
    limits.push(
      `The comparison with the trusted set names the right class for only ${percent(search.content.accuracy)} of it, so a weak trigger on few rows may be missed.`,
    );
  }
  if (search.agreement !== undefined && search.agreement < GOOD_CONTROLS) {
    limits.push(
      `The control models agree with the model on only ${percent(search.agreement)} of the data, so they may miss that a pattern is a natural feature of a class: more trusted data helps.`,
    );
  }
  return limits;
}

/** A few rows look alike by chance, so a backdoor that was planted with few rows is missed. */
function fewRowsLimit(all: number, judged: number): string {
  const needed = Math.ceil((FEWEST_CLEAR * all) / Math.max(1, judged));
  const inAll = judged < all ? `, which is about ${String(needed)} of all rows` : '';
  return `A backdoor counts only if ${String(FEWEST_CLEAR)} or more of the judged rows clearly carry its trigger${inAll}; one that was planted with fewer rows is not found.`;
}

/** What helps: new training without the rows with the trigger, filters as they were measured, and right labels. */
export function adviseDefences(
  issues: number,
  verdict: Verdict | undefined,
  filters: readonly Defence[],
): Defence[] {
  const defences: Defence[] = [];
  if (verdict?.finding === 'backdoor' && verdict.best !== undefined) {
    const target = verdict.best.trigger.suspects.label;
    defences.push({
      name: 'Remove the rows with the trigger and train again',
      advice:
        'Remove the rows that the table "Rows with the trigger" lists, find out where they came from, and train the model again from the start: fine-tuning often keeps a backdoor. The list can hold a few rows without the trigger, and miss some with it.',
      setting: { rows: verdict.rows.length, 'class of the trigger': target === -1 ? 'several' : target },
    });
    defences.push(...filters);
  }
  if (issues > 0) {
    defences.push({
      name: 'Correct the labels',
      advice:
        'Look through the rows that the table "Rows with probably wrong labels" lists, give them the suggested class or remove them, and train again.',
      setting: { rows: issues },
    });
  }
  return defences;
}
