import { sentences } from '../../catalog/result/result-words.ts';
import { shownName } from '../../model/shown-name.ts';
import type { ClassifierTest } from '../../statistics/classifier-test.ts';
import type { ColumnTest } from './column-tests.ts';
import type { DriftTest } from './effect.ts';
import type { ModelTests } from './model-tests.ts';
import { MOST_COLUMNS } from './relation-test.ts';
import type { DriftAnalysis } from './samples.ts';

/** The level of the tests together. */
export const ALPHA = 0.05;
/** The rows of each set that the joint tests look at. */
export const MOST_ROWS = 600;

export const METHOD = {
  name: "Two-sample tests: classifier (C2ST), MMD, Kolmogorov-Smirnov, Fisher's exact test of new values, rank sum of the distances to the nearest rows, correlations of pairs of columns, chi-squared, and the answers of the model",
  formula: `max(0, 2 AUC - 1) if one of the tests, corrected after Holm, is below ${String(ALPHA)}, else 0; AUC is how well reference and current data are told apart by the best of: a classifier, one threshold in a column that changed, a value that has become more frequent or lies out of range, the distance to the nearest rows, the product of two columns' normal scores or a score of the model if it changed, the class if its shares changed`,
  sources: [
    'Lopez-Paz, Oquab: Revisiting classifier two-sample tests, ICLR 2017',
    'Gretton et al.: A kernel two-sample test, JMLR 13, 2012',
    'Lipton, Wang, Smola: Detecting and correcting for label shift with black box predictors, ICML 2018',
    'Rabanser, Günnemann, Lipton: Failing loudly, NeurIPS 2019',
    'Mann, Whitney: On a test of whether one of two random variables is stochastically larger, 1947',
    'Fisher: On the interpretation of chi-squared from contingency tables, and the calculation of P, 1922',
    'Westfall, Young: Resampling-based multiple testing, 1993 (the greatest difference of correlations)',
    'Holm: A simple sequentially rejective multiple test procedure, 1979',
    'Hanley, McNeil: The meaning and use of the area under a ROC curve, 1982',
  ],
};

/** Said if there are too many columns to compare each two. */
export const UNPAIRED = `With more than ${String(MOST_COLUMNS)} columns, a changed relation of two columns is hardly seen: pairs were not compared.`;

/**
 * Says in a sentence or two what was found.
 * @param best what tells both sets apart best
 * @param surer the AUC by which the model knows the reference better, if its answers were left out for that
 */
export function explain(
  tests: readonly DriftTest[],
  best: { readonly by: string; readonly auc: number },
  columns: readonly ColumnTest[],
  drifted: boolean,
  surer: number | undefined,
): string {
  if (!drifted) {
    const none = `No test finds a difference between reference and current data at ${String(ALPHA)}.`;
    return surer === undefined
      ? none
      : `${none} The model is surer of reference rows than of the data (AUC ${surer.toFixed(2)}), as of rows it was trained on, so its scores were left out: give reference rows that it has not seen to compare them too.`;
  }
  const names = tests.filter(({ corrected }) => corrected < ALPHA).map(({ name }) => name);
  const changed = columns.filter(({ corrected }) => corrected < ALPHA).length;
  return `Current data differs from the reference data (${names.join('; ')}): they are told apart best by ${shownName(best.by)}, with AUC ${best.auc.toFixed(2)}, and ${String(changed)} of ${String(columns.length)} columns changed.`;
}

/** What the result does not say: sentences. */
export function namedLimits(analysis: DriftAnalysis, unasked: ModelTests['unasked']): readonly string[] {
  return sentences([
    'Drift says that the data differs, not that the model is worse on it.',
    `The joint tests use at most ${String(MOST_ROWS)} random rows of each set; a change in a few rows may be missed.`,
    (analysis.referenceLabels === undefined || analysis.labels === undefined) &&
      'Without labels for both sets, a change of the class shares cannot be seen.',
    unasked !== undefined &&
      `The answers of the model are not compared: that takes ${String(unasked.needs)} queries, and only ` +
        `${String(unasked.allowed)} are allowed.`,
    analysis.victim === undefined && 'No model was given, so its predictions are not compared.',
  ]);
}

/** The numbers of the tests, for the report. */
export function figuresOf(
  tests: readonly DriftTest[],
  classifier: ClassifierTest,
  columns: readonly ColumnTest[],
  first: number,
  second: number,
): Record<string, number | string> {
  const figures: Record<string, number | string> = {
    AUC: classifier.auc,
    'reference rows used': first,
    'current rows used': second,
    'columns that changed': columns.filter(({ corrected }) => corrected < ALPHA).length,
    columns: columns.length,
  };
  for (const { name, p } of tests) figures[`p, ${name}`] = p;
  return figures;
}
