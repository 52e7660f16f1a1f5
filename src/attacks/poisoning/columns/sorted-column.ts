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
