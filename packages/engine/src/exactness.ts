export interface ColumnLimits {
  /** How far a number of the column may move to either side, in its own unit; 0 if it is fixed. */
  readonly radius: Float64Array;
  /** The range of the column, which no row leaves. A row that lies outside keeps its own value. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly whole: ReadonlySet<number>;
}

/** What is known of a row. `turned`: `row` within reach gets another class, and the model itself says so; `undecided`: the time ended first. */
export type RowProof =
  | { readonly verdict: 'robust' | 'undecided' }
  | { readonly verdict: 'turned'; readonly row: Float64Array };

/** What is known of the values that a regression gives the rows within reach of a row. */
export interface ValueRange {
  /** The rows with the least and the greatest value that were found. */
  readonly lowRow: Float64Array;
  readonly highRow: Float64Array;
  /** No row within reach has a value outside these, in whatever order the library adds up. */
  readonly lowest: number;
  readonly highest: number;
}

/** What can be proved of a regression of one value, or why nothing can: a sentence without its full stop. */
export type ValueExactness =
  | {
      readonly how: string;
      /** True if a closed form decides a row, which costs nothing. */
      readonly isClosed: boolean;
      /** The value that the structure gives a row: it must be that of the model itself. */
      readonly valueOf: (row: Float64Array) => number;
      /** Finds the least and the greatest value within reach of a row. @param usual it is enough to prove that none lies outside these */
      readonly rangeOf: (
        row: Float64Array,
        limits: ColumnLimits,
        isOver: () => boolean,
        usual?: readonly [number, number],
      ) => ValueRange;
    }
  | { readonly why: string };

/** What can be proved of a classifier, or why nothing can: a sentence without its full stop. */
export type Exactness =
  | {
      /** What the proof computes with, in words: `branch and bound over trees`. */
      readonly how: string;
      readonly isClosed: boolean;
      /** The class that the structure gives a row: it must be that of the model itself. */
      readonly classOf: (row: Float64Array) => number;
      /** Decides whether any row within reach gets another class than a row, in which NaN is missing, and stays so. */
      readonly prove: (row: Float64Array, limits: ColumnLimits, isOver: () => boolean) => RowProof;
    }
  | { readonly why: string };
