/** A test of one column of a row: its value lies in this range, ends included. NaN at both ends: the value is missing. */
export interface Condition {
  readonly column: number;
  readonly low: number;
  readonly high: number;
}

/** Rows by column. */
export interface ColumnRows {
  readonly columns: readonly Float32Array[];
  readonly labels: Int32Array;
  readonly classes: number;
}

/** Values that one label's rows of the data have strikingly often. */
export interface Candidate {
  readonly conditions: readonly Condition[];
  readonly label: number;
  /** The rows that meet the conditions, and those of them with the label. */
  readonly carriers: number;
  readonly labelled: number;
  /** The logarithm of the chance of so many of them with the label, if they were like the rows beside them. */
  readonly logChance: number;
  /** True if the rows with the next values have the label about as often. */
  readonly isGradual?: boolean;
}

/** Fewer rows with the same value are no candidate. */
export const FEWEST_CARRIERS = 5;
/** From this chance on, the labels of rows with a value are as those of rows without it. */
export const LOG_UNUSUAL = Math.log(0.01);

export function meets({ low, high }: Condition, value: number): boolean {
  return Number.isNaN(low) ? Number.isNaN(value) : value >= low && value <= high;
}

/** Returns the rows that meet all conditions. */
export function rowsMeeting(
  { columns, labels }: Pick<ColumnRows, 'columns' | 'labels'>,
  conditions: readonly Condition[],
): number[] {
  let rows = Array.from(labels.keys());
  for (const condition of conditions) {
    const column = columns[condition.column];
    rows = rows.filter((row) => meets(condition, column?.[row] ?? 0));
  }
  return rows;
}

/** Divides a table into columns. */
export function columnsOf(
  { values, count }: { readonly values: Float32Array; readonly count: number },
  labels: Int32Array,
  classes: number,
): ColumnRows {
  const size = values.length / Math.max(1, count);
  const columns = Array.from({ length: size }, (_unused, column) =>
    Float32Array.from({ length: count }, (_row, row) => values[row * size + column] ?? 0),
  );
  return { columns, labels, classes };
}

/** The share of each label. */
export function labelShares({ labels, classes }: ColumnRows): Float64Array {
  const shares = new Float64Array(classes);
  for (const label of labels) shares[label] = (shares[label] ?? 0) + 1 / Math.max(1, labels.length);
  return shares;
}

/** The most unusual first. */
export function byChance(a: Candidate, b: Candidate): number {
  return (
    Number(a.isGradual === true) - Number(b.isGradual === true) ||
    a.logChance - b.logChance ||
    b.labelled - a.labelled
  );
}
