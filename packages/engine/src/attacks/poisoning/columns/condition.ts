/** A test of one column of a row: its value lies in this range, ends included. NaN at both ends: the value is missing. */
export interface Condition {
  readonly column: number;
  readonly low: number;
  readonly high: number;
}

export interface ColumnRows {
  readonly columns: readonly Float32Array[];
  readonly labels: Int32Array;
  readonly classes: number;
}

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

/** The rows of a column in the order of their values, missing ones last. */
export interface SortedColumn {
  readonly values: Float32Array;
  readonly order: Int32Array;
  /** How many values are not missing. */
  readonly known: number;
  /** Where each run of equal values starts; the last entry is the end. */
  readonly runs: readonly number[];
}

/** Places from `from` up to, but not including, `to`, in a sorted column. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export function sortColumn(values: Float32Array): SortedColumn {
  const rows = Int32Array.from(values.keys());
  const present = rows.filter((row) => !Number.isNaN(values[row]));
  const order = new Int32Array(values.length);
  order.set(present.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b));
  order.set(
    rows.filter((row) => Number.isNaN(values[row])),
    present.length,
  );
  const runs: number[] = [];
  for (let place = 0; place < present.length; place += 1) {
    if (place === 0 || values[order[place] ?? 0] !== values[order[place - 1] ?? 0]) runs.push(place);
  }
  return { values, order, known: present.length, runs: [...runs, present.length] };
}

/** The value at a place. */
export function valueAt({ values, order }: SortedColumn, place: number): number {
  return values[order[place] ?? 0] ?? NaN;
}

/** The runs of equal values, the missing ones as the last. */
export function runStretches({ runs, known, order }: SortedColumn): Stretch[] {
  const stretches = runs.slice(1).map((to, index) => ({ from: runs[index] ?? 0, to }));
  return known < order.length ? [...stretches, { from: known, to: order.length }] : stretches;
}

/** Divides the values that are not missing into so many parts of about equal size, which divide no run. */
export function equalParts({ runs, known }: SortedColumn, parts: number): Stretch[] {
  const cuts = new Set([0, known]);
  let run = 0;
  for (let part = 1; part < parts; part += 1) {
    const wanted = (part * known) / parts;
    while ((runs[run] ?? known) < wanted) run += 1;
    cuts.add(runs[run] ?? known);
  }
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(1).map((to, index) => ({ from: places[index] ?? 0, to }));
}
