import { listNames } from '@model-security-scan/common/list-names';
import { shownName } from '../../model/shown-name.ts';
import { auc, aucWithError } from '../../statistics/auc.ts';
import { columnOf } from '../../statistics/multivariate/matrix.ts';
import { nameOfColumn } from '../drift/column-tests.ts';
import { CHECK_MARK, sentences } from '../../catalog/result/result-words.ts';
import type { Calls } from './combine.ts';
import { MINIMUM } from '../minimum.ts';
import { membership } from './descriptor.ts';
import { advantagesByClass } from './evidence.ts';
import type { Found } from './found.ts';
import type { MembershipAnalysis, Pool } from './pool.ts';
import type { Separation } from './shift.ts';

export const METHOD = {
  name: 'Membership inference: losses, calibrated losses, LiRA and RMIA against references trained on halves of all rows, and answers to changed copies, combined by a logistic regression and boosted trees',
  formula:
    'max(0, lower end of the 95 % interval (Newcombe) of TPR - FPR); each row is judged by a combination and a threshold that were learned on other rows (5 folds, 4 times)',
  sources: [
    'Yeom et al.: Privacy risk in machine learning, CSF 2018 (the advantage)',
    'Song, Mittal: Systematic evaluation of privacy risks of machine learning models, USENIX Security 2021',
    'Watson et al.: On the importance of difficulty calibration in membership inference attacks, ICLR 2022',
    'Carlini et al.: Membership inference attacks from first principles, IEEE S&P 2022 (LiRA)',
    'Zarifzadeh, Liu, Shokri: Low-cost high-power membership inference attacks, ICML 2024 (RMIA)',
    'Choquette-Choo et al.: Label-only membership inference attacks, ICML 2021',
    'Das, Zhang, Tramèr: Blind baselines beat membership inference attacks for foundation models, 2024',
    'Newcombe: Interval estimation for the difference between independent proportions, 1998',
  ],
};

/** Rates of true positives at so few false ones are shown from so many others on. */
const [OTHERS_FOR_ONE, OTHERS_FOR_FIVE] = [300, 60];

/** A pass needs an advantage that is at most this, with 97.5 % confidence. */
const MOST_FOR_PASS = 0.2;

/** The lower ends from which on the words change. */
const [MUCH, NEARLY_ALL] = [0.3, 0.6];

/** Says what was found, in a sentence or two. */
export function explain({ pool, combined: { advantage } }: Found): string {
  const most = `the advantage of an attacker is at most ${shown(advantage.high)} (97.5 %)`;
  if (advantage.low <= 0) return `With these attacks no leak was shown: ${most}.`;
  const right = Math.floor(50 * (1 + advantage.low));
  if (right === 50) return `With these attacks hardly any leak was shown: ${most}.`;
  return (
    `From the model's answers, ${String(pool.members)} training rows and ${String(pool.others)} others can be told apart: an ` +
    `attacker who holds such rows is right in at least ${String(right)} of 100 (guessing: 50)${degree(advantage.low)}; ${most}.`
  );
}

/** The mean over all rows hides a class that is given away: its rows may be the fewest, and those most worth protecting. */
function doubtOfClass(found: Found, names: readonly string[] | undefined): string | undefined {
  const [worst] = advantagesByClass(found).toSorted((one, other) => other.low - one.low);
  const hidden = Math.max(membership.threshold.value, found.combined.advantage.low);
  if (worst === undefined || worst.low <= hidden) return undefined;
  return (
    `${CHECK_MARK}class ${shownName(names?.[worst.name] ?? String(worst.name), 40)} gives away more than the score says: among its ` +
    `${String(worst.members)} training rows and ${String(worst.others)} others the advantage is ${shown(worst.value)}, at least ` +
    `${shown(worst.low)}.`
  );
}

function degree(low: number): string {
  if (low > NEARLY_ALL) return ', so nearly every row is given away';
  return low > MUCH ? ', so the model gives away much' : '';
}

/** Why a score that is not above the threshold is no pass. @returns undefined if it is one */
export function unearned({ pool, combined: { advantage } }: Found): string | undefined {
  const { members, others } = pool;
  const isFew = Math.min(members, others) < MINIMUM.sideForPass;
  if (!isFew && advantage.high <= MOST_FOR_PASS) return undefined;
  const rows = `With ${String(members)} training rows and ${String(others)} others, the advantage may be as high as ${shown(advantage.high)}`;
  return isFew
    ? `${rows}. A pass needs at least ${String(MINIMUM.sideForPass)} different rows in each of reference_data and data: give more.`
    : `${rows}. A pass needs at most ${shown(MOST_FOR_PASS)}: give more rows in reference_data and data, or a higher samples.`;
}

/** What the result does not say: sentences. */
export function namedLimits(found: Found, { picture, classNames }: MembershipAnalysis): readonly string[] {
  const { pool, combined } = found;
  const { members, others, left } = pool;
  const [ofMembers, ofOthers] = left.shared;
  return sentences([
    doubtOfClass(found, classNames),
    `A lower bound: a better attacker may find more. It covers the ${String(members)} training rows and ${String(others)} others that ` +
      'were asked about, each as a row, not as a person.',
    'If the rows in reference_data were not trained on, or both sides come from different times or sources, the score says nothing.',
    'A few rows can be known by heart while the average hides them: see the rows that are given away most.',
    ofMembers + ofOthers > 0 &&
      `${String(ofMembers)} rows of reference_data and ${String(ofOthers)} of data are the same, and were left out of both: check that data holds no training rows.`,
    left.repeated > 0 && `${String(left.repeated)} repeated rows were left out.`,
    picture !== undefined &&
      'The references are linear models, trees and perceptrons: a convolutional network may give away more than they show.',
    others < OTHERS_FOR_FIVE &&
      'There are too few other rows to say how many training rows are found at 5 % false alarms.',
    combined.isCutShort && 'The time ended before all repeats were done.',
  ]);
}

/** Numbers beside the score. */
export function figuresOf({
  pool,
  combined,
  signals,
  blind,
  placebo,
}: Found): Record<string, number | string> {
  const { advantage, auc: area, best, atOne, atFive } = combined;
  const rates = (name: string, { tpr, fpr }: Calls): Record<string, number> => ({
    [`TPR${name}`]: tpr,
    [`FPR read${name}`]: fpr,
  });
  return {
    advantage: advantage.value,
    'advantage, low': advantage.low,
    'advantage, high': advantage.high,
    AUC: area.value,
    'AUC, low': area.low,
    'AUC, high': area.high,
    ...rates('', best),
    ...(pool.others < OTHERS_FOR_ONE ? {} : rates(' at 1 %', atOne)),
    ...(pool.others < OTHERS_FOR_FIVE ? {} : rates(' at 5 %', atFive)),
    'training rows': pool.members,
    'other rows': pool.others,
    'rows on both sides': pool.left.shared[1],
    'repeated rows': pool.left.repeated,
    'AUC without the model': blind.auc,
    'AUC of models that saw no row': placebo.auc,
    ...clearest(signals, pool.member),
  };
}

function clearest(signals: Found['signals'], member: Uint8Array): Record<string, number | string> {
  const areas = signals.map(({ name, values }) => ({ name, area: auc(values, member) }));
  const [first] = areas.toSorted((one, other) => other.area - one.area);
  return first === undefined
    ? {}
    : { 'clearest signal': first.name, 'AUC of the clearest signal': first.area };
}

const MOST_NAMED = 3;
/** Columns count as different from so many errors of their AUC on. */
const CLEAR = 3;

/** Says that both sides differ in themselves, and by which columns. */
export function formatShift(
  { features, columns, inputs, member, labels, classes }: Pool,
  blind: Separation,
): string {
  const tests = Array.from({ length: features.columns }, (_unused, column) => {
    const { auc: area, error } = aucWithError(columnOf(features, column), member);
    const name = nameOfColumn(column, features.columns, { columns, shape: inputs.shape });
    return { name, z: Math.abs(area - 0.5) / Math.max(1e-9, error) };
  });
  const kinds = classes > 0 ? [...new Set(labels)] : [undefined];
  for (const kind of kinds) {
    const own = kind === undefined ? labels : labels.map((label) => (label === kind ? 1 : 0));
    const { auc: area, error } = aucWithError(own, member);
    tests.push({ name: 'the label', z: Math.abs(area - 0.5) / Math.max(1e-9, error) });
  }
  const clear = tests.filter(({ z }) => z > CLEAR).toSorted((one, other) => other.z - one.z);
  const names = [...new Set(clear.map(({ name }) => name))];
  const by =
    names.length === 0
      ? 'no single column shows it, but several together do'
      : `most clearly by ${listNames(names, MOST_NAMED, (name) => shownName(name, 40))}`;
  return (
    `reference_data and data can be told apart without the model (AUC ${blind.auc.toFixed(2)}, where .50 is no difference): ${by}. ` +
    'They are different kinds of rows, so a difference in the answers says nothing about what the model has learned by heart. Give two ' +
    'random parts of one data set: the part that was trained on, and one that was kept out.'
  );
}

function shown(value: number): string {
  return value.toFixed(2);
}
