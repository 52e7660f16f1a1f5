import { sentences } from '../../catalog/result/result-words.ts';
import { fourDigits } from '../../shown-numbers.ts';
import type { AnalysisData } from '../../analysis-data.ts';
import { countDistinct, formatDistinctCount } from '../../distinct-inputs.ts';
import { NotTestable } from '../../fault.ts';
import { shownName } from '../../model/shown-name.ts';
import { encodeTables } from '../../statistics/encode-tables.ts';
import { inputFeatures } from '../../statistics/picture-features.ts';
import { nameOfColumn } from '../drift/column-tests.ts';
import { sampleInputs } from '../drift/samples.ts';
import { Random } from '../../random.ts';
import { sorted, quantile } from '../../statistics/robust.ts';
import { wilson } from '../../statistics/distributions.ts';
import type { AttackResult, Budget, Evidence, Inputs } from '../../types.ts';
import { scoreOutliers, type OutlierScores } from './score-outliers.ts';
import type { FarColumn } from './far-values.ts';

type OutlierAnalysis = Pick<AnalysisData, 'data'>;

/** Distances of all pairs are held in memory. */
const MOST_ROWS = 2000;
/** In smaller tables a single usual row that looks strange would be above the default threshold. */
const FEWEST_ROWS = 20;
const MOST_SHOWN = 50;
const MOST_PICTURES = 16;

const METHOD = {
  name: 'Components and neighbours of normal scores, isolation forests, nearest neighbours, local outlier factor and robust distances, combined',
  formula:
    'the share of inputs whose score a usual input reaches with a chance below .025, or that the procedure of Benjamini and Hochberg lists at a false discovery rate of .2, or that has a value far from all others in one column, or that is one of more than a tenth that lie scattered beyond 5 robust deviations (then all beyond 3 count), in all columns together or else in one; the chance is that of an exponential tail, fitted to the scores between their median and their 85 % quantile. The score is the mean of the two detectors that find an input strangest. Each detector counts by the robust deviation of its logarithm, nearest neighbours and local outlier factor of the numbers as they are by at most 2. If most inputs occur more than once, only those that occur once can be outliers. A value is far if it lies behind a gap: at least ten times as far from the median as the last one before it, counted in quartile ranges of those before it, also by logarithms, with at least 3 and at most a quarter of the rows behind it, which are not more than a tenth with the same value',
  sources: [
    'Rousseeuw, Van Driessen: A fast algorithm for the minimum covariance determinant estimator, 1999',
    'Liu, Lafferty, Wasserman: The nonparanormal, JMLR 10, 2009 (normal scores)',
    'Gnanadesikan, Kettenring: Robust estimates, residuals, and outlier detection with multiresponse data, 1972',
    'Shyu et al.: A novel anomaly detection scheme based on principal component classifier, 2003',
    'Liu, Ting, Zhou: Isolation forest, ICDM 2008',
    'Ramaswamy, Rastogi, Shim: Efficient algorithms for mining outliers, SIGMOD 2000',
    'Breunig, Kriegel, Ng, Sander: LOF, SIGMOD 2000',
    'Rousseeuw, Hubert: Robust statistics for outlier detection, 2011',
    'Aggarwal, Sathe: Theoretical foundations and algorithms for outlier ensembles, 2015',
    'Benjamini, Hochberg: Controlling the false discovery rate, JRSS B 57, 1995',
    'Efron: Large-scale simultaneous hypothesis testing, JASA 99, 2004',
  ],
};

/** Says how many inputs differ from all the others, and which. */
export function checkForOutliers(analysis: OutlierAnalysis, budget: Budget): Promise<AttackResult> {
  requireRows(analysis.data);
  const started = budget.timeLeftMs();
  const random = new Random(budget.seed);
  const sample = sampleInputs(analysis.data, MOST_ROWS, random);
  const { count } = sample.inputs;
  budget.progress(0.05, 'comparing inputs');
  const [encoded = sample.inputs] = encodeTables([sample.inputs]);
  const features = inputFeatures(encoded);
  const pictures = analysis.data.shape.length > 1;
  const scores = scoreOutliers(features, pictures, random);
  const { found } = scores;
  budget.progress(1, 'done');
  const share = (100 * found.length) / Math.max(1, count);
  return Promise.resolve({
    score: wilson(found.length, count),
    bound: 'estimate',
    meaning: `${String(found.length)} of ${String(count)} inputs (${share.toFixed(1)} %) differ strongly from the others.${formatFar(scores.far, encoded)}${scores.scattered.length > 0 ? SCATTERED : ''} ${ALIKE}`,
    cutShort: false,
    limits: namedLimits(analysis.data.count, count, scores.repeated, encoded !== sample.inputs),
    queries: 0,
    seconds: (started - budget.timeLeftMs()) / 1000,
    method: METHOD,
    figures: {
      inputs: count,
      outliers: found.length,
      fence: scores.fence,
    },
    evidence: evidenceOf(analysis.data, sample.rows, scores),
  });
}

/** Inputs too few to say what is usual get no score: 0 would pass any gate. */
function requireRows(data: Inputs): void {
  const distinct = countDistinct(data);
  if (distinct >= FEWEST_ROWS) return;
  throw new NotTestable(
    `The outlier check needs at least ${String(FEWEST_ROWS)} different inputs to say what is usual, and ` +
      `data has ${formatDistinctCount(data.count, distinct)}: give more inputs, or remove the analysis.`,
  );
}

/** Stands beside the score, since a pass says nothing of them. */
const ALIKE = 'A large group of outliers that are alike looks usual.';
const SCATTERED = ' More than a tenth of the inputs lie scattered far out.';
const MOST_NAMED = 3;

/** Names the columns in which values lie far from all others; empty if there are none. */
function formatFar(far: readonly FarColumn[], inputs: Inputs): string {
  if (far.length === 0) return '';
  const size = inputs.values.length / Math.max(1, inputs.count);
  const named = far
    .slice(0, MOST_NAMED)
    .map(
      ({ column, rows }) => `${shownName(nameOfColumn(column, size, inputs), 40)} (${String(rows.length)})`,
    );
  const more = far.length > named.length ? ` and ${String(far.length - named.length)} more` : '';
  return ` Values lie far from all others in ${named.join(', ')}${more}.`;
}

function namedLimits(all: number, judged: number, repeated: boolean, isEncoded: boolean): readonly string[] {
  return sentences([
    'The score is an estimate, and more likely too low than too high: it counts only inputs so far out ' +
      'that hardly any usual input lies there.',
    'Up to about one usual input in a hundred may be listed, and outliers that lie less far out are not.',
    'A strange input need not be wrong.',
    'Inputs are compared only with each other, not with data from elsewhere.',
    isEncoded &&
      'The table holds categories or missing numbers, so rows with extreme numbers are seldom found: also ' +
        'check a table with only the columns of numbers.',
    repeated && 'Most inputs occur more than once, so only inputs that occur once were judged.',
    judged < all && `Only ${String(judged)} of ${String(all)} inputs were judged, chosen at random.`,
  ]);
}

function evidenceOf(data: Inputs, rows: Int32Array, scores: OutlierScores): Evidence[] {
  const { found } = scores;
  const names = Object.keys(scores.detectors);
  const ordered = sorted(scores.combined);
  const points = Array.from(
    { length: 101 },
    (_unused, percent) => [percent / 100, quantile(ordered, percent / 100)] as const,
  );
  return [
    {
      kind: 'table',
      title: 'The strangest inputs',
      header: ['input', 'score', ...names],
      rows: found
        .slice(0, MOST_SHOWN)
        .map((index) => [
          nameOf(data, rows[index] ?? 0),
          fourDigits(scores.combined[index] ?? 0),
          ...names.map((name) => fourDigits(scores.detectors[name]?.[index] ?? 0)),
        ]),
    },
    ...(ordered.length === 0
      ? []
      : [
          {
            kind: 'curve' as const,
            title: 'How strange the inputs are',
            xLabel: 'share of inputs',
            yLabel: 'score',
            series: [
              { name: 'score', points },
              { name: 'limit', points: [[0, scores.fence] as const, [1, scores.fence] as const] },
            ],
          },
        ]),
    ...(data.shape.length > 1 && found.length > 0 ? [strangestPictures(data, rows, scores)] : []),
  ];
}

function strangestPictures(data: Inputs, rows: Int32Array, scores: OutlierScores): Evidence {
  const size = data.values.length / Math.max(1, data.count);
  return {
    kind: 'inputs',
    title: 'The strangest inputs',
    shape: data.shape,
    inputs: scores.found.slice(0, MOST_PICTURES).map((index) => {
      const row = rows[index] ?? 0;
      const values = data.values.slice(row * size, (row + 1) * size);
      return {
        name: nameOf(data, row),
        values,
        note: `score ${String(fourDigits(scores.combined[index] ?? 0))}`,
      };
    }),
  };
}

function nameOf(data: Inputs, row: number): string {
  return data.names?.[row] ?? `row ${String(row + 1)}`;
}
