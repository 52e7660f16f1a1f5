import type { Random } from '../../engine/random.ts';
import type { Matrix } from '../../engine/statistics/matrix.ts';

/** The data under suspicion and the trusted set, as the search for triggers needs them. */
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

/** Rows of one label that may carry a trigger. */
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
  /** How they were found, for people. */
  readonly reason: string;
}

/** Returns the indices of the labels that the test accepts. */
export function rowsWhere(labels: Int32Array, accept: (label: number, row: number) => boolean): number[] {
  return Array.from(labels.keys()).filter((row) => accept(labels[row] ?? 0, row));
}

/** At most so many rows of a group are looked at: more make the estimate hardly better. */
export const MOST_SUSPECTS = 120;

/** A pattern is also tried stronger than it was estimated: the estimate is pulled towards none. */
export const STRENGTHS: readonly number[] = [1, 1.5, 2];
