import { countDistinct, differentWords, holdSameInputs } from '../../engine/distinct-inputs.ts';
import { NotTestable } from '../../engine/fault.ts';
import { METHOD_VERSION } from './descriptor.ts';
import { Random } from '../../engine/random.ts';
import { classifierTest, type ClassifierTest } from '../../engine/statistics/classifier-test.ts';
import { holm } from '../../engine/statistics/holm.ts';
import { meanDiscrepancy } from '../../engine/statistics/mmd.ts';
import { type Matrix, stackRows } from '../../engine/statistics/matrix.ts';
import type { PermutationLimits } from '../../engine/statistics/permutation.ts';
import { inputFeatures } from '../../engine/statistics/picture-features.ts';
import type { AttackResult, Budget, Inputs } from '../../engine/types.ts';
import { testColumns, type ColumnTest } from './column-tests.ts';
import { driftDefences } from './defences.ts';
import { byClass, byClassifier, byColumn, type Separation, strongest } from './effect.ts';
import { driftEvidence } from './evidence.ts';
import { type IsolationTest, isolationTest } from './isolation-test.ts';
import { type LabelTest, testLabels } from './label-tests.ts';
import { type ModelTests, testModel } from './model-tests.ts';
import { type Sample, sampleInputs, standardize } from './samples.ts';
import type { DriftAnalysis, DriftTest } from './drift-analysis.ts';
import { testValues, type ValueTest, type ValueTests } from './value-tests.ts';

const ALPHA = 0.05;
const MOST_ROWS = 600;
const PERMUTATIONS = 199;
const ENOUGH = 20;
const FEWEST_ROWS = 20;
const CLEAREST = 'Kolmogorov-Smirnov, the clearest column';
const VALUES = "Fisher's exact test, the clearest value that is new, more frequent or out of range";
const ISOLATION = 'distance to the nearest rows (rank sum)';
const SCORES = "Kolmogorov-Smirnov of the model's scores, the clearest class";

const METHOD = {
  version: METHOD_VERSION,
  name: "Two-sample tests: classifier (C2ST), MMD, Kolmogorov-Smirnov, Fisher's exact test of new values, rank sum of the distances to the nearest rows, chi-squared, and the answers of the model",
  formula: `max(0, 2 AUC - 1) if one of the tests, corrected after Holm, is below ${String(ALPHA)}, else 0; AUC is how well reference and current data are told apart by the best of: a classifier, one threshold in a column that changed, a value that has become more frequent or lies out of range, the distance to the nearest rows or a score of the model if it changed, the class if its shares changed`,
  sources: [
    'Lopez-Paz, Oquab: Revisiting classifier two-sample tests, ICLR 2017',
    'Gretton et al.: A kernel two-sample test, JMLR 13, 2012',
    'Lipton, Wang, Smola: Detecting and correcting for label shift with black box predictors, ICML 2018',
    'Rabanser, Günnemann, Lipton: Failing loudly, NeurIPS 2019',
    'Mann, Whitney: On a test of whether one of two random variables is stochastically larger, 1947',
    'Fisher: On the interpretation of chi-squared from contingency tables, and the calculation of P, 1922',
    'Holm: A simple sequentially rejective multiple test procedure, 1979',
    'Hanley, McNeil: The meaning and use of the area under a ROC curve, 1982',
  ],
};

/** Says whether current data differs from the reference data, by how much, and in which columns. */
export async function checkForDrift(analysis: DriftAnalysis, budget: Budget): Promise<AttackResult> {
  if (analysis.reference === undefined) throw new Error('The check of drift needs reference data.');
  requireRows(analysis.reference, analysis.data);
  const started = budget.timeLeftMs();
  const before = analysis.victim?.queries ?? 0;
  const random = new Random(budget.seed);
  const limits = permutationLimits(budget);
  const found = await compare(analysis, analysis.reference, budget, random, limits);
  const { first, second, classifier, columns, labels, values, tests, cutShort } = found;
  const drifted = tests.some(({ corrected }) => corrected < ALPHA);
  if (!drifted) requireOther(analysis.reference, analysis.data);
  const { by, score } = strongest(separationsOf(analysis, found));
  const changed = withValues(columns, values);
  const drift = { reference: first, current: second, columns: changed, score: score.value, alpha: ALPHA };
  budget.progress(0.9, 'measuring defences');
  const defences = drifted
    ? driftDefences(drift, random, limits(0.9, 'comparing halves of current data'))
    : [];
  budget.progress(1, 'done');
  return {
    score: drifted ? score : { value: 0, low: 0, high: score.high },
    bound: 'estimate',
    meaning: explain(tests, classifier, changed, drifted),
    cutShort,
    limits: namedLimits(analysis, found.unasked),
    queries: (analysis.victim?.queries ?? 0) - before,
    seconds: (started - budget.timeLeftMs()) / 1000,
    method: METHOD,
    figures: {
      ...figuresOf(tests, classifier, changed, first.rows, second.rows),
      ...(drifted ? { 'told apart best by': by } : {}),
    },
    evidence: driftEvidence(
      { reference: analysis.reference, current: analysis.data },
      tests,
      columns,
      significantValues(values),
      labels,
      classifier,
      found.current,
    ),
    defences,
  };
}

/** Draws samples of both sets, and runs every test. */
async function compare(
  analysis: DriftAnalysis,
  before: Inputs,
  budget: Budget,
  random: Random,
  limits: ReturnType<typeof permutationLimits>,
): Promise<Found> {
  const reference = sampleInputs(before, MOST_ROWS, random);
  const current = sampleInputs(analysis.data, MOST_ROWS, random);
  const [first, second] = standardize(inputFeatures(reference.inputs), inputFeatures(current.inputs));
  const joined = stackRows(first, second);
  const marks = Int32Array.from({ length: joined.rows }, (_unused, row) => (row < first.rows ? 0 : 1));
  budget.progress(0.05, 'comparing columns');
  const features = [inputFeatures(before), inputFeatures(analysis.data)] as const;
  const columns = testColumns(...features, before);
  const values = testValues(...features, before);
  budget.progress(0.2, 'comparing distributions');
  const kernel = meanDiscrepancy(joined, marks, random, limits(0.2, 'comparing means in a kernel space'));
  const isolation = isolationTest(joined, marks, random, limits(0.45, 'comparing nearest rows'));
  const classifier = classifierTest(joined, marks, random, limits(0.5, 'training classifiers'));
  budget.progress(0.85, 'comparing classes');
  const asked = await testModel(analysis.victim, reference, current, budget);
  const labels = [...testLabels(analysis), ...asked.labels];
  const tests = correct([
    { name: 'classifier (C2ST)', statistic: classifier.auc, p: classifier.p },
    { name: 'MMD', statistic: kernel.statistic, p: kernel.p },
    { name: ISOLATION, statistic: isolation.auc, p: isolation.p },
    { name: CLEAREST, ...clearest(columns) },
    { name: VALUES, statistic: values.found[0]?.rise ?? 0, p: correctedP(values, 0) },
    ...labels.map(({ name, statistic, p }) => ({ name, statistic, p })),
    ...(asked.scores === undefined ? [] : [{ name: SCORES, ...asked.scores }]),
  ]);
  const cutShort = kernel.cutShort || isolation.cutShort || classifier.cutShort || asked.cutShort === true;
  return {
    first,
    second,
    current,
    classifier,
    isolation,
    columns,
    values,
    labels,
    scores: asked.scores,
    tests,
    cutShort,
    unasked: asked.unasked,
  };
}

function permutationLimits(budget: Budget): (from: number, what: string) => PermutationLimits {
  return (from, what) => {
    let asked = 0;
    const mayGoOn = (): boolean => {
      asked += 1;
      if (asked % 10 === 0) budget.progress(Math.min(0.99, from + (0.3 * asked) / PERMUTATIONS), what);
      return budget.timeLeftMs() > 0;
    };
    return { most: PERMUTATIONS, enough: ENOUGH, mayGoOn };
  };
}

/** The smallest p-value of all columns, corrected for their number. */
function clearest(columns: readonly ColumnTest[]): { readonly statistic: number; readonly p: number } {
  const best = columns.reduce<ColumnTest | undefined>(
    (found, one) => (found === undefined || one.p < found.p ? one : found),
    undefined,
  );
  return { statistic: best?.statistic ?? 0, p: Math.min(1, (best?.p ?? 1) * columns.length) };
}

function correct(tests: readonly Omit<DriftTest, 'corrected'>[]): DriftTest[] {
  const corrected = holm(tests.map(({ p }) => p));
  return tests.map((test, index) => ({ ...test, corrected: corrected[index] ?? 1 }));
}

/** What each test found. */
interface Found {
  /** Samples of the reference and of current data, columns scaled alike. */
  readonly first: Matrix;
  readonly second: Matrix;
  readonly current: Sample;
  readonly classifier: ClassifierTest;
  readonly isolation: IsolationTest;
  readonly columns: readonly ColumnTest[];
  readonly values: ValueTests;
  readonly labels: readonly LabelTest[];
  readonly scores: ModelTests['scores'] | undefined;
  readonly tests: readonly DriftTest[];
  readonly cutShort: boolean;
  /** @see `ModelTests` */
  readonly unasked: ModelTests['unasked'];
}

/** All but the classifier count only if their own test is significant: a distance is never 0, not even without drift. */
function separationsOf(analysis: DriftAnalysis, found: Found): Separation[] {
  const { classifier, isolation, columns, values, labels, scores, tests } = found;
  const [first, second] = [found.first.rows, found.second.rows];
  const before = analysis.reference?.count ?? 0;
  const significant = new Set(tests.filter(({ corrected }) => corrected < ALPHA).map(({ name }) => name));
  const sampled: Separation = { name: ISOLATION, auc: isolation.auc, reference: first, current: second };
  return [
    byClassifier(classifier, first, second),
    ...(significant.has(ISOLATION) ? [sampled] : []),
    ...columns
      .filter(({ corrected }) => corrected < ALPHA && significant.has(CLEAREST))
      .map((column) => byColumn(column, before, analysis.data.count)),
    ...(significant.has(VALUES)
      ? significantValues(values).map(({ rise }) =>
          byColumn({ name: VALUES, statistic: rise }, before, analysis.data.count),
        )
      : []),
    ...(scores !== undefined && significant.has(SCORES)
      ? [byColumn({ name: SCORES, statistic: scores.statistic }, first, second)]
      : []),
    ...labels.filter(({ name }) => significant.has(name)).map(byClass),
  ];
}

function correctedP({ found, tests }: ValueTests, index: number): number {
  return Math.min(1, (found[index]?.p ?? 1) * tests);
}

function significantValues(values: ValueTests): ValueTest[] {
  return values.found.filter((_one, index) => correctedP(values, index) < ALPHA);
}

/** The columns, with those as changed that hold significantly many new values. */
function withValues(columns: readonly ColumnTest[], values: ValueTests): ColumnTest[] {
  const known = new Map(significantValues(values).map(({ column, p }) => [column, p * values.tests]));
  return columns.map((column) => ({
    ...column,
    corrected: Math.min(column.corrected, known.get(column.column) ?? 1),
  }));
}

/** Samples too small for any test get no score: 0 would pass any gate although nothing is known. Copies count once. */
function requireRows(reference: Inputs, current: Inputs): void {
  const [before, now] = [countDistinct(reference), countDistinct(current)];
  if (Math.min(before, now) >= FEWEST_ROWS) return;
  throw new NotTestable(
    `The check of drift needs at least ${String(FEWEST_ROWS)} different inputs on each side, and reference_data has ${differentWords(reference.count, before)}, data has ${differentWords(current.count, now)}: give more inputs, or remove the analysis.`,
  );
}

/** Data compared with itself gets no score. Other labels of the same inputs may have drifted, so this comes after the tests. */
function requireOther(reference: Inputs, current: Inputs): void {
  if (!holdSameInputs(reference, current)) return;
  throw new NotTestable(
    'reference_data and data hold the same inputs, so nothing is known about drift: give data that was collected after ' +
      'reference_data, or remove the analysis.',
  );
}

function explain(
  tests: readonly DriftTest[],
  classifier: ClassifierTest,
  columns: readonly ColumnTest[],
  drifted: boolean,
): string {
  if (!drifted) return `No test finds a difference between reference and current data at ${String(ALPHA)}.`;
  const names = tests.filter(({ corrected }) => corrected < ALPHA).map(({ name }) => name);
  const changed = columns.filter(({ corrected }) => corrected < ALPHA).length;
  return `Current data differs from the reference data (${names.join('; ')}): a classifier tells them apart with AUC ${classifier.auc.toFixed(2)}, and ${String(changed)} of ${String(columns.length)} columns changed.`;
}

function namedLimits(analysis: DriftAnalysis, unasked: ModelTests['unasked']): string[] {
  const limits = [
    'Drift says that the data differs, not that the model is worse on it.',
    `The joint tests use at most ${String(MOST_ROWS)} random rows of each set; a change in a few rows may be missed.`,
  ];
  if (analysis.referenceLabels === undefined || analysis.labels === undefined) {
    limits.push('Without labels of both sets it is not known whether the shares of the classes changed.');
  }
  if (unasked !== undefined) {
    limits.push(
      `The model was not asked, so its answers are not compared: that takes ${String(unasked.needs)} queries, and ${String(unasked.allowed)} are allowed.`,
    );
  }
  if (analysis.victim === undefined) limits.push('Without a model its predictions are not compared.');
  return limits;
}

function figuresOf(
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
