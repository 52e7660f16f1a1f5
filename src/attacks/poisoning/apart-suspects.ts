import { holm } from '../../engine/statistics/holm.ts';
import { hypergeometricTail } from '../../engine/statistics/hypergeometric.ts';
import { columnMeans, type Matrix, rowOf, takeRows } from '../../engine/statistics/matrix.ts';
import { rowsWhere, STRENGTHS, type Case, type Suspects } from './case.ts';
import { thin } from './mislabelled-suspects.ts';
import { dot, type NaturalVariation } from './natural-variation.ts';
import { expectedInput, limitPool, type Pool } from './neighbours.ts';

const ALPHA = 0.01;
/** A class with fewer trusted rows says nothing about what is usual in it. */
const FEWEST_TRUSTED = 8;

/** Rows of one label with how far each lies in the direction that sets the label's rows apart from its trusted ones. */
interface Apart {
  readonly label: number;
  readonly rows: readonly number[];
  readonly p: number;
}

/**
 * Finds rows that lie apart from the trusted rows of their own label, in a direction in which inputs hardly vary by nature.
 * This needs no opinion about what a row shows, so it also finds triggers on rows whose labels are right. The direction is
 * found on one half of the rows and used on the other (a discriminant after Fisher 1936, with a regularized covariance).
 */
export function findApartSuspects(subject: Case, variation: NaturalVariation): Suspects[] {
  const groups: Apart[] = [];
  for (let label = 0; label < subject.classes; label += 1) {
    const found = apartRows(subject, label, variation);
    if (found !== undefined) groups.push(found);
  }
  const corrected = holm(groups.map(({ p }) => p));
  return groups
    .filter((_group, index) => (corrected[index] ?? 1) < ALPHA)
    .map(({ label, rows }) => suspectsOf(subject, label, rows));
}

function apartRows(subject: Case, label: number, variation: NaturalVariation): Apart | undefined {
  const data = rowsWhere(subject.labels, (given) => given === label);
  const trusted = rowsWhere(subject.trustedLabels, (given) => given === label);
  if (trusted.length < FEWEST_TRUSTED || data.length < FEWEST_TRUSTED) return undefined;
  const dataScores = new Float64Array(data.length);
  const trustedScores = new Float64Array(trusted.length);
  for (const half of [0, 1]) {
    const train = (rows: readonly number[]): number[] => rows.filter((_row, index) => index % 2 !== half);
    const usual = columnMeans(takeRows(subject.seenTrusted, train(trusted)));
    const mean = columnMeans(takeRows(subject.seenData, train(data)));
    const direction = variation.filter(mean.map((value, j) => value - (usual[j] ?? 0)));
    const length = Math.sqrt(dot(direction, direction));
    const score = (rows: Matrix, row: number): number =>
      (dot(direction, rowOf(rows, row)) - dot(direction, usual)) / Math.max(1e-12, length);
    data.forEach((row, index) => {
      if (index % 2 === half) dataScores[index] = score(subject.seenData, row);
    });
    trusted.forEach((row, index) => {
      if (index % 2 === half) trustedScores[index] = score(subject.seenTrusted, row);
    });
  }
  return beyondTrusted(label, data, dataScores, trustedScores);
}

/** The rows that lie farther than nearly all trusted ones, and how likely so many of them would be by chance. */
function beyondTrusted(
  label: number,
  data: readonly number[],
  dataScores: Float64Array,
  trustedScores: Float64Array,
): Apart | undefined {
  const ordered = trustedScores.slice().sort();
  const above = Math.floor(0.02 * ordered.length);
  const limit = ordered[ordered.length - 1 - above] ?? 0;
  const rows = data.filter((_row, index) => (dataScores[index] ?? 0) > limit);
  if (rows.length < 6) return undefined;
  return { label, rows, p: apartP(rows.length, above, data.length, trustedScores.length) };
}

/** The chance that so many rows of the data, and so few trusted ones, are the highest of all, if both are alike. */
export function apartP(beyond: number, trustedBeyond: number, data: number, trusted: number): number {
  return hypergeometricTail(beyond, beyond + trustedBeyond, data, data + trusted);
}

/** Rows of other labels and trusted rows: among rows of the same label are others with the trigger, which would hide it. */
export function othersPool(subject: Case, label: number): Pool {
  const others = rowsWhere(subject.labels, (given) => given !== label);
  return limitPool(Array.from(subject.trustedLabels.keys()), others, subject.classes);
}

function suspectsOf(subject: Case, label: number, all: readonly number[]): Suspects {
  const rows = thin(all);
  const pool = othersPool(subject, label);
  return {
    label,
    rows,
    expected: rows.map((row) => expectedInput(subject, row, pool)),
    targets: new Int32Array(subject.classes).fill(label),
    strengths: STRENGTHS,
    reason: 'rows that lie apart from the trusted rows of their label',
  };
}
