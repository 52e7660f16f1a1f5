import type { Random } from '../../../random.ts';
import type { Matrix } from '../../../statistics/multivariate/matrix.ts';
import type { Inputs, LabelledInputs } from '../../../types.ts';
import { takeRows } from '../../../vectors.ts';
import { countDistinct, formatDistinctCount } from '../../../distinct-inputs.ts';
import { NotTestable } from '../../../fault.ts';

export interface Case {
  /** The inputs as they are; `seen` are their features, which distances are measured by. */
  readonly data: Matrix;
  readonly seenData: Matrix;
  readonly labels: Int32Array;
  readonly trusted: Matrix;
  readonly seenTrusted: Matrix;
  readonly trustedLabels: Int32Array;
  readonly classes: number;
  readonly random: Random;
}

export interface Suspects {
  /** The class that a trigger would give to an input of each class. */
  readonly targets: Int32Array;
  /** Their label, or -1 for rows of all labels. */
  readonly label: number;
  readonly rows: readonly number[];
  /** For each of the rows, what it would look like without a trigger: the mean of its nearest clean neighbours. */
  readonly expected: readonly Float64Array[];
  /**
   * How strongly the plain mean difference of the rows may be put onto inputs: not at all if it may be what sets classes
   * apart, since that flips inputs of any model.
   */
  readonly strengths: readonly number[];
  readonly reason: string;
}

/** Returns the indices of the labels that the test accepts. */
export function rowsWhere(labels: Int32Array, accept: (label: number, row: number) => boolean): number[] {
  return Array.from(labels.keys()).filter((row) => accept(labels[row] ?? 0, row));
}

/** Returns rows from all over the list, if there are more than can be looked at. */
export function everyNth(rows: readonly number[], most: number): number[] {
  const step = Math.max(1, rows.length / most);
  return Array.from(
    { length: Math.min(rows.length, most) },
    (_unused, index) => rows[Math.floor(index * step)] ?? 0,
  );
}

/** At most so many rows of a group are looked at: more make the estimate hardly better. */
export const MOST_SUSPECTS = 120;

/** A pattern is also tried stronger than it was estimated: the estimate is pulled towards none. */
export const STRENGTHS: readonly number[] = [1, 1.5, 2];

/** At most so many rows, from all over the data. */
export function spreadRows(count: number, most: number): Int32Array {
  const length = Math.min(count, most);
  return Int32Array.from({ length }, (_unused, index) => Math.floor((index * count) / length));
}

/** The rows of one of several groups that divide the data. */
export function rowsOfGroup(rows: number, group: number, groups: number): Int32Array {
  return Int32Array.from(
    { length: Math.ceil((rows - group) / groups) },
    (_unused, index) => group + index * groups,
  );
}

/** Inputs as a matrix. */
export function matrixOf({ values, count }: Pick<Inputs, 'values' | 'count'>): Matrix {
  return { values, rows: count, columns: values.length / Math.max(1, count) };
}

/** Returns every n-th row if there are more than can be judged. */
export function limitRows(inputs: LabelledInputs, most: number): LabelledInputs {
  if (inputs.count <= most) return inputs;
  const size = inputs.values.length / inputs.count;
  const rows = spreadRows(inputs.count, most);
  const values = takeRows(inputs.values, rows, size);
  const names = Array.from(rows, (row) => inputs.names?.[row] ?? `row ${String(row + 1)}`);
  return { ...inputs, values, count: most, names, labels: rows.map((row) => inputs.labels[row] ?? 0) };
}

/** Fewer rows tell nothing. */
const FEWEST = 20;

/**
 * Checks that there are enough inputs. Copies count once.
 * @throws NotTestable if there are too few
 */
export function requireInputs(data: Inputs): void {
  const distinct = countDistinct(data);
  if (distinct >= FEWEST) return;
  throw new NotTestable(
    `The poisoning check needs at least ${String(FEWEST)} different inputs, and data has ${formatDistinctCount(data.count, distinct)}: give more of the training data.`,
  );
}
