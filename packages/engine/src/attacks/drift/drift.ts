import { SAME_SETS } from '../../dataset/data-doubt.ts';
import { countDistinct, formatDistinctCount, holdSameInputs } from '../../distinct-inputs.ts';
import { NotTestable } from '../../fault.ts';
import { Random } from '../../random.ts';
import { classifierTest, type ClassifierTest } from '../../statistics/classifier-test.ts';
import { holm, type PermutationLimits } from '../../statistics/distributions.ts';
import { meanDiscrepancy } from '../../statistics/mmd.ts';
import { encodeTables } from '../../statistics/encode-tables.ts';
import { type Matrix, stackRows } from '../../statistics/multivariate/matrix.ts';
import { inputFeatures } from '../../statistics/picture-features.ts';
import type { AttackResult, Budget, Inputs } from '../../types.ts';
import { takeRows } from '../../vectors.ts';
import { type ColumnTest, formatLostColumns, nameOfColumn, testColumns } from './column-tests.ts';
import { checkReference } from './copied-inputs.ts';
import { byClass, byColumn, type DriftTest, type Separation, strongest } from './effect.ts';
import { ALPHA, explain, figuresOf, METHOD, MOST_ROWS, namedLimits, UNPAIRED } from './drift-texts.ts';
import { driftEvidence } from './drift-evidence.ts';
import { isolationTest, MOST_COLUMNS, type RelationTest, relationTest } from './relation-test.ts';
import { type LabelTest, type ModelTests, testLabels, testModel } from './model-tests.ts';
import { type DriftAnalysis, type Sample, sampleInputs, standardize } from './samples.ts';
import { testValues, type ValueTest, type ValueTests } from './value-tests.ts';

const PERMUTATIONS = 199;
const ENOUGH = 20;
const FEWEST_ROWS = 20;
const CLEAREST = 'Kolmogorov-Smirnov, the clearest column';
const VALUES = "Fisher's exact test, the clearest value that is new, more frequent or out of range";
const ISOLATION = 'distance to the nearest rows (rank sum)';
const RELATIONS = 'correlation of normal scores, the clearest pair of columns';
const SCORES = "Kolmogorov-Smirnov of the model's scores, the clearest class";

/** Says whether current data differs from the reference data, by how much, and in which columns. */
export async function checkForDrift(given: DriftAnalysis, budget: Budget): Promise<AttackResult> {
  if (given.reference === undefined) throw new Error('The drift check needs reference data.');
  requireRows(given.reference, given.data);
  const checked = checkReference({ ...given, reference: given.reference }, FEWEST_ROWS);
  const { analysis, unearned } = checked;
  const started = budget.timeLeftMs();
  const before = analysis.victim?.queries ?? 0;
  const random = new Random(budget.seed);
  const limits = permutationLimits(budget);
  const [reference = analysis.reference, current = analysis.data] = encodeTables([
    analysis.reference,
    analysis.data,
  ]);
  const found = await compareSets(analysis, { reference, current }, budget, random, limits);
  const { first, second, classifier, columns, labels, values, tests, cutShort } = found;
  const drifted = isAnyChanged(tests);
  if (!drifted) requireOther(given.reference, given.data);
  const best = strongest(separationsOf(found));
  const { by, score } = best;
  const changed = withValues(columns, values);
  budget.progress(1, 'done');
  return {
    score: drifted ? score : { value: 0, low: 0, high: score.high },
    bound: 'estimate',
    meaning: `${formatLostColumns(analysis.reference, analysis.data)}${explain(tests, best, changed, drifted, found.surer)}`,
    cutShort,
    ...(found.surer === undefined ? {} : { notTested: ['scores of the model'] }),
    ...(unearned === undefined ? {} : { unearned }),
    limits: [
      ...checked.limits,
      ...namedLimits(analysis, found.unasked),
      ...(first.columns > MOST_COLUMNS ? [UNPAIRED] : []),
    ],
    queries: (analysis.victim?.queries ?? 0) - before,
    seconds: (started - budget.timeLeftMs()) / 1000,
    method: METHOD,
    figures: {
      ...figuresOf(tests, classifier, changed, first.rows, second.rows),
      ...(drifted ? { 'told apart best by': by } : {}),
      ...pairFigure(found, reference),
    },
    evidence: driftEvidence(
      { reference, current },
      tests,
      columns,
      significantValues(values),
      labels,
      classifier,
      found.current,
    ),
  };
}

/** Draws samples of both sets, and runs every test. */
export async function compareSets(
  analysis: DriftAnalysis,
  { reference: before, current: now }: { readonly reference: Inputs; readonly current: Inputs },
  budget: Budget,
  random: Random,
  limits: ReturnType<typeof permutationLimits>,
): Promise<Found> {
  const reference = sampleInputs(before, MOST_ROWS, random);
  const current = sampleInputs(now, MOST_ROWS, random);
  const [first, second] = standardize(inputFeatures(reference.inputs), inputFeatures(current.inputs));
  const joined = stackRows(first, second);
  const marks = Int32Array.from({ length: joined.rows }, (_unused, row) => (row < first.rows ? 0 : 1));
  budget.progress(0.05, 'comparing columns');
  const features = [inputFeatures(before), inputFeatures(now)] as const;
  const columns = testColumns(...features, before);
  const values = testValues(...features, before);
  budget.progress(0.2, 'comparing distributions');
  const kernel = meanDiscrepancy(joined, marks, random, limits(0.2, 'comparing means in a kernel space'));
  const isolation = isolationTest(joined, marks, random, limits(0.45, 'comparing nearest rows'));
  const relations = relationTest(joined, marks, random, limits(0.48, 'comparing relations of columns'));
  const classifier = classifierTest(joined, marks, random, limits(0.5, 'training classifiers'));
  budget.progress(0.85, 'comparing classes');
  const { victim, referenceLabels, referenceTargets } = analysis;
  const asked = await testModel(
    victim,
    originalOf(analysis.reference ?? before, reference, referenceLabels ?? referenceTargets),
    originalOf(analysis.data, current, analysis.labels ?? analysis.targets),
    budget,
  );
  const given = testLabels(analysis);
  const sampled = (name: string, { statistic, p }: Pick<DriftTest, 'statistic' | 'p'>): Tested => {
    return { name, statistic, p, separations: [byColumn({ name, statistic }, first.rows, second.rows)] };
  };
  const whole = (column: Pick<ColumnTest, 'name' | 'statistic'>): Separation =>
    byColumn(column, before.count, now.count);
  const isolated = { name: ISOLATION, auc: isolation.auc, reference: first.rows, current: second.rows };
  const ofData: readonly Tested[] = [
    { name: 'classifier (C2ST)', statistic: classifier.auc, p: classifier.p, separations: [] },
    { name: 'MMD', statistic: kernel.statistic, p: kernel.p, separations: [] },
    { name: ISOLATION, statistic: isolation.auc, p: isolation.p, separations: [isolated] },
    ...(relations === undefined ? [] : [sampled(RELATIONS, relations)]),
    {
      ...{ name: CLEAREST, ...clearest(columns) },
      separations: columns.filter(({ corrected }) => corrected < ALPHA).map(whole),
    },
    {
      ...{ name: VALUES, statistic: values.found[0]?.rise ?? 0, p: correctedP(values, 0) },
      separations: significantValues(values).map(({ rise }) => whole({ name: VALUES, statistic: rise })),
    },
    ...given.map(byLabels),
  ];
  const ofScores = asked.scores === undefined ? [] : [sampled(SCORES, asked.scores)];
  const { tests, surer } = judge(ofData, [...asked.labels.map(byLabels), ...ofScores], asked.surer);
  const labels = surer === undefined ? [...given, ...asked.labels] : given;
  const cutShort = [kernel, isolation, classifier, relations, asked].some((test) => test?.cutShort === true);
  return {
    ...{ first, second, current, classifier, relations, columns, values, labels, tests, cutShort },
    ...{ unasked: asked.unasked, surer },
  };
}

/**
 * Corrects the tests, and leaves out those of the answers if they cannot tell drift from rows known by heart: answers follow from
 * inputs, so if only answers have changed and the model knows the reference better, it may have been trained on it.
 */
function judge(
  ofData: readonly Tested[],
  ofAnswers: readonly Tested[],
  surer: number | undefined,
): Pick<Found, 'tests' | 'surer'> {
  const [all, data] = [correct([...ofData, ...ofAnswers]), correct(ofData)];
  const isOpen = surer !== undefined && isAnyChanged(all) && !isAnyChanged(data);
  return isOpen ? { tests: data, surer } : { tests: all, surer: undefined };
}

function byLabels(test: LabelTest): Tested {
  return { name: test.name, statistic: test.statistic, p: test.p, separations: [byClass(test)] };
}

function isAnyChanged(tests: readonly DriftTest[]): boolean {
  return tests.some(({ corrected }) => corrected < ALPHA);
}

function originalOf(inputs: Inputs, { rows }: Sample, known: ArrayLike<number> | undefined): Sample {
  const size = inputs.values.length / Math.max(1, inputs.count);
  const truth = known && Array.from(rows, (row) => known[row] ?? -1);
  return {
    rows,
    truth,
    inputs: { ...inputs, values: takeRows(inputs.values, rows, size), count: rows.length },
  };
}

export function permutationLimits(budget: Budget): (from: number, what: string) => PermutationLimits {
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

function clearest(columns: readonly ColumnTest[]): { readonly statistic: number; readonly p: number } {
  const best = columns.reduce<ColumnTest | undefined>(
    (found, one) => (found === undefined || one.p < found.p ? one : found),
    undefined,
  );
  return { statistic: best?.statistic ?? 0, p: Math.min(1, (best?.p ?? 1) * columns.length) };
}

type Tested = Omit<DriftTest, 'corrected'>;

/** Corrects the p-values of tests for their number. */
export function correct(tests: readonly Tested[]): DriftTest[] {
  const corrected = holm(tests.map(({ p }) => p));
  return tests.map((test, index) => ({ ...test, corrected: corrected[index] ?? 1 }));
}

export interface Found {
  /** Samples of the reference and of current data, columns scaled alike. */
  readonly first: Matrix;
  readonly second: Matrix;
  readonly current: Sample;
  readonly classifier: ClassifierTest;
  /** Undefined if the columns are too many for it. */
  readonly relations: RelationTest | undefined;
  readonly columns: readonly ColumnTest[];
  readonly values: ValueTests;
  readonly labels: readonly LabelTest[];
  readonly tests: readonly DriftTest[];
  readonly cutShort: boolean;
  readonly unasked: ModelTests['unasked'];
  /** Set if the model's answers were left out, as it knows the reference better, and only they say that the data changed. */
  readonly surer: ModelTests['surer'];
}

/** All but the classifier count only if their own test is significant: a distance is never 0, not even without drift. */
export function separationsOf({ classifier, first, second, tests }: Found): readonly Separation[] {
  const learned = { name: 'classifier', auc: classifier.auc, reference: first.rows, current: second.rows };
  const significant = tests.filter(({ corrected }) => corrected < ALPHA);
  return [learned, ...significant.flatMap(({ separations }) => separations)];
}

function pairFigure({ relations, tests, first }: Found, described: Inputs): Record<string, string> {
  const isChanged = tests.some(({ name, corrected }) => name === RELATIONS && corrected < ALPHA);
  if (relations === undefined || !isChanged) return {};
  const names = relations.columns.map((column) => nameOfColumn(column, first.columns, described));
  const [before, now] = relations.correlations.map((correlation) => correlation.toFixed(2));
  return { 'relation that changed most': `${names.join(' and ')}: ${String(before)}, now ${String(now)}` };
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
    `The drift check needs at least ${String(FEWEST_ROWS)} different inputs on each side, and ` +
      `reference_data has ${formatDistinctCount(reference.count, before)}, data has ` +
      `${formatDistinctCount(current.count, now)}: give more inputs, or remove the analysis.`,
  );
}

/** Data compared with itself gets no score. Other labels of the same inputs may have drifted, so this comes after the tests. */
function requireOther(reference: Inputs, current: Inputs): void {
  if (!holdSameInputs(reference, current)) return;
  throw new NotTestable(SAME_SETS);
}
