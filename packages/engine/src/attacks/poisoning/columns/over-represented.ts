import { hypergeometricTail } from '../../../statistics/distributions.ts';
import { greatestDifference, kolmogorovSmirnov } from '../../../statistics/kolmogorov-smirnov.ts';
import {
  type Candidate,
  type ColumnRows,
  type Condition,
  FEWEST_CARRIERS,
  rowsMeeting,
} from './condition.ts';

/** Of clean data that was drawn as the trusted data was, at most this share has any value that is called over-represented. */
const ALPHA = 0.01;
/** The part of the level that single columns have, and that pairs have. */
const SHARE = 0.5;
/** The trusted rows with a value that show which labels it has. */
const FEWEST_TRUSTED = 5;
const ABOUT_AS_OFTEN = 0.1;
/**
 * Trusted data is of another kind if a column's distributions differ by so much (Kolmogorov and Smirnov): so many added rows would
 * be noticed.
 */
const OTHER_KIND = 0.25;

/** A candidate that the data holds surely more often than the trusted data does. */
export interface OverRepresented extends Candidate {
  /** The trusted rows that meet the conditions, and those of them with the label. */
  readonly trusted: number;
  readonly trustedLabelled: number;
  readonly p: number;
  /** True if rows of other labels differ from the trusted data, too, in these values or very much: so it is of another kind. */
  readonly isShifted: boolean;
  /** True if trusted rows with the values have the label about as often, so that they are at most a part of a trigger. */
  readonly isNatural: boolean;
}

/**
 * Keeps the candidates that rows of their label have more often in the data than in the trusted data (Fisher's exact test). They
 * are ordered by the data alone, so that rank r may be tested at 6 / (pi r)^2 of the level (weighted Holm: Genovese, Roeder,
 * Wasserman 2006).
 */
export function overRepresented(
  data: ColumnRows,
  trusted: ColumnRows,
  candidates: readonly Candidate[],
): OverRepresented[] {
  const [own, known] = [countLabels(data), countLabels(trusted)];
  const shifted = new Set(
    Array.from(own.keys()).filter((label) => candidates.length > 0 && isOtherKind(data, trusted, label)),
  );
  return candidates.flatMap((candidate, index) => {
    const { label, labelled, carriers, conditions } = candidate;
    const rows = rowsMeeting(trusted, conditions);
    const trustedLabelled = rows.filter((row) => trusted.labels[row] === label).length;
    const of = own[label] ?? 0;
    const p = hypergeometricTail(labelled, labelled + trustedLabelled, of, of + (known[label] ?? 0));
    if (p >= levelOf(index + 1)) return [];
    // Where the trusted rows with the value have the label about as often, it is what the value says.
    const isNatural =
      rows.length >= FEWEST_TRUSTED &&
      trustedLabelled / rows.length >= labelled / carriers - ABOUT_AS_OFTEN &&
      hypergeometricTail(labelled, labelled + trustedLabelled, carriers, carriers + rows.length) >= ALPHA;
    if (countWitnesses(data, conditions, label) < FEWEST_CARRIERS) return [];
    const isShifted =
      shifted.has(label) || conditions.some((condition) => isMoreFrequent(data, trusted, condition, label));
    return [{ ...candidate, trusted: rows.length, trustedLabelled, p, isShifted, isNatural }];
  });
}

/** How many different rows with the label meet the conditions (Simpson's effective number of kinds). */
function countWitnesses(
  { columns, labels }: ColumnRows,
  conditions: readonly Condition[],
  label: number,
): number {
  const copies = new Map<string, number>();
  const rows = rowsMeeting({ columns, labels }, conditions).filter((row) => labels[row] === label);
  for (const row of rows) {
    const key = columns.map((column) => column[row]).join();
    copies.set(key, (copies.get(key) ?? 0) + 1);
  }
  const squares = [...copies.values()].reduce((sum, count) => sum + count * count, 0);
  return squares === 0 ? 0 : (rows.length * rows.length) / squares;
}

function isOtherKind(data: ColumnRows, trusted: ColumnRows, label: number): boolean {
  const valuesOf = (rows: ColumnRows, column: Float32Array | undefined): Float64Array =>
    Float64Array.from(column ?? [])
      .filter((value, row) => rows.labels[row] !== label && !Number.isNaN(value))
      .sort();
  return data.columns.some((column, index) => {
    const [own, known] = [valuesOf(data, column), valuesOf(trusted, trusted.columns[index])];
    if (greatestDifference(own, known) < OTHER_KIND) return false;
    return kolmogorovSmirnov(own, known).p < ALPHA / data.columns.length;
  });
}

function isMoreFrequent(data: ColumnRows, trusted: ColumnRows, condition: Condition, label: number): boolean {
  const count = (rows: ColumnRows): { readonly met: number; readonly all: number } => ({
    met: rowsMeeting(rows, [condition]).filter((row) => rows.labels[row] !== label).length,
    all: rows.labels.filter((given) => given !== label).length,
  });
  const [own, known] = [count(data), count(trusted)];
  return hypergeometricTail(own.met, own.met + known.met, own.all, own.all + known.all) < ALPHA;
}

/** How many rows of a label must at least have a value that no trusted row has, to be called over-represented. */
export function fewestFound(own: number, trusted: number): number {
  if (trusted === 0) return Infinity;
  for (let rows = 1; rows <= own; rows += 1) {
    if (hypergeometricTail(rows, rows, own, own + trusted) < levelOf(1)) return rows;
  }
  return Infinity;
}

function levelOf(rank: number): number {
  return (SHARE * ALPHA * 6) / (Math.PI * rank) ** 2;
}

function countLabels({ labels, classes }: ColumnRows): Int32Array {
  const counts = new Int32Array(classes);
  for (const label of labels) counts[label] = (counts[label] ?? 0) + 1;
  return counts;
}
