import { sentences } from '../../../catalog/result/result-words.ts';
import type { JudgedTargets, TargetDoubt } from './find-tampered.ts';
import { formatRows, percent } from '../not-tested.ts';

export const VALUES_METHOD = {
  name: 'Residuals of held-out rows as a mixture of noise and changed targets',
  formula:
    "lower 95 % bound of e in p(residual) = (1 - e) t(residual) + e q(target), by its profile likelihood: the residual is the target less what the other rows tell (ridge, kernel ridge, extremely randomized trees, or means of them, out of fold, by cut-off residuals, without rows that look changed); t is Student's t with halves of different width, its degrees of freedom fitted, its scale estimated for each row from residuals of rows like it; q is the density of the targets of all rows; copies of a row count once; the upper bound is at least the share of a repeated target that no row tells of",
  sources: [
    'Zhou et al.: Detecting errors in a numerical response via any regression model, arXiv 2305.16583, 2023',
    'Jagielski et al.: Manipulating machine learning: poisoning attacks and countermeasures for regression learning, IEEE S&P 2018',
    'Lange, Little, Taylor: Robust statistical modeling using the t distribution, JASA 84, 1989',
    'Fernández, Steel: On Bayesian modeling of fat tails and skewness, JASA 93, 1998',
    'Hogg, Bovy, Lang: Data analysis recipes: fitting a model to data, arXiv 1008.4686, 2010',
    'Huber: Robust statistics, 1981 (cut-off residuals)',
  ],
};

const DOUBTS: Readonly<Record<TargetDoubt, string>> = {
  'unknown targets':
    'Targets were not judged: the other rows say too little about the target of a row to tell which ' +
    'targets are wrong. Check that data and targets belong together, row by row, and give more rows or ' +
    'columns.',
  noise:
    'Targets were not judged correct: they differ from what the other rows predict in a one-sided or ' +
    'very heavy-tailed way, so changed targets would look like noise. Look at the largest differences, ' +
    'try the logarithm of the target, or give trusted rows as universal_data and universal_label.',
  'unknown model':
    'Targets were not judged correct: the model answers with other values, so it may have been trained ' +
    'on other data. Check that data and targets belong to the model, in the unit of its answers.',
  'repeated target':
    'Targets were not judged correct: many rows have the same target, though nothing in them tells them ' +
    'from the others, as if it had been set blindly. Find out what it stands for, such as "unknown", and ' +
    'leave those rows out, or add the column that it follows from.',
  'few rows':
    'Targets were not judged correct: the rows are too few, or too noisy, to say whether a fifth of the ' +
    'targets was changed. Give more rows.',
};

/** Why targets were not judged: sentences. */
export function whyNotJudged(doubt: TargetDoubt): string {
  return DOUBTS[doubt];
}

/** One sentence for people. */
export function explainTargets(judged: JudgedTargets, rows: number, learned: number): string {
  const { share, different, error } = judged;
  const all = formatRows(rows, different);
  if (share.low === 0) {
    return (
      `No target of ${all} is surely changed (up to ${percent(share.high)} may be that of another row); ` +
      `changes in one region of the inputs, or smaller than the usual error of ${String(Number(error.toPrecision(2)))}, cannot be seen.`
    );
  }
  return (
    `${percent(share.value)} of the targets of ${all} (95 %: ${percent(share.low)} to ${percent(share.high)}) do not follow from their rows, ` +
    `beyond noise; the model learned ${String(learned)} of those listed.`
  );
}

/** What the score does not say. */
export function nameTargetLimits({ explained, doubt, repeated }: JudgedTargets): readonly string[] {
  return sentences([
    repeated !== undefined &&
      `${percent(repeated.share)} of the targets are ${String(repeated.value)}: nothing in their rows tells about ${percent(repeated.unexplained)} from others, so these may have been set blindly.`,
    `The other rows explain ${percent(explained)} of the targets, by the medians of absolute differences: a change that is smaller than the usual error is not seen.`,
    'Targets that are all wrong in one region of the inputs look the same as a second kind of row that ' +
      'no column tells apart: the first may be missed, the second counted.',
    'The share counts targets that the learners cannot explain. Changed targets spoil what they learn, ' +
      'so if many are changed, the share is often too high.',
    'Backdoors in regressions are not looked for.',
    doubt !== undefined && whyNotJudged(doubt),
  ]);
}
