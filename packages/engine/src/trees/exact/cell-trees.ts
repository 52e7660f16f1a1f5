import type { PrunedTrees } from './prune.ts';

/** The cuts of all trees, by column. They divide a column of the box into cells, counted from 0. */
export interface Grid {
  readonly columns: readonly number[];
  /** For each of them its cuts, in order. */
  readonly cuts: readonly Float64Array[];
}

/**
 * Trees over cells, one after another in the same lists. The cuts of a tree are together, those of one of its columns too, in
 * order: a group.
 */
export interface CellTrees {
  /** For each node the place of its cut in `cuts`, or -1 for a leaf. */
  readonly test: Int32Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** For each tree its root, and one more for the end. */
  readonly roots: Int32Array;
  /** For each tree its first group, and one more for the end. */
  readonly groups: Int32Array;
  /** For each group the place of its column in the grid. */
  readonly columns: Int32Array;
  /** For each group the place of its first cut, and one more for the end. */
  readonly starts: Int32Array;
  /** The cuts: cells from here on go right. */
  readonly cuts: Int32Array;
  readonly groupOf: Int32Array;
}

export function gridOf({ columns, cuts }: PrunedTrees): Grid {
  const lists = new Map<number, number[]>();
  for (let node = 0; node < columns.length; node += 1) {
    const column = columns[node] ?? -1;
    if (column < 0) continue;
    const list = lists.get(column);
    if (list === undefined) lists.set(column, [cuts[node] ?? 0]);
    else list.push(cuts[node] ?? 0);
  }
  const tested = [...lists.keys()].sort((one, other) => one - other);
  return { columns: tested, cuts: tested.map((column) => distinct(lists.get(column) ?? [])) };
}

function distinct(values: readonly number[]): Float64Array {
  const sorted = Float64Array.from(values).sort();
  let count = 0;
  for (const value of sorted) {
    if (count > 0 && sorted[count - 1] === value) continue;
    sorted[count] = value;
    count += 1;
  }
  return sorted.subarray(0, count);
}

export function countBelow(sorted: Float64Array, value: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Turns pruned trees into trees over the cells of their grid. */
export function cellTrees(pruned: PrunedTrees, grid: Grid): CellTrees {
  const numbers = gridNumbers(pruned, grid);
  const lists = new GroupLists(grid);
  const test = new Int32Array(numbers.length).fill(-1);
  for (let tree = 0; tree + 1 < pruned.roots.length; tree += 1) {
    lists.add(numbers, test, pruned.roots[tree] ?? 0, pruned.roots[tree + 1] ?? 0);
  }
  return {
    test,
    left: Int32Array.from(pruned.left),
    right: Int32Array.from(pruned.right),
    roots: Int32Array.from(pruned.roots),
    ...lists.done(),
  };
}

/** For each node the number of its cut in the whole grid, column after column; -1 for a leaf. */
function gridNumbers({ columns, cuts }: PrunedTrees, grid: Grid): Int32Array {
  const places = new Map(grid.columns.map((column, place) => [column, place]));
  const offsets = offsetsOf(grid);
  const numbers = new Int32Array(columns.length).fill(-1);
  for (let node = 0; node < numbers.length; node += 1) {
    const column = columns[node] ?? -1;
    if (column < 0) continue;
    const place = places.get(column) ?? 0;
    const sorted = grid.cuts[place];
    if (sorted !== undefined) numbers[node] = (offsets[place] ?? 0) + countBelow(sorted, cuts[node] ?? 0);
  }
  return numbers;
}

function offsetsOf({ cuts }: Grid): readonly number[] {
  const offsets = [0];
  for (const own of cuts) offsets.push((offsets.at(-1) ?? 0) + own.length);
  return offsets;
}

class GroupLists {
  readonly #groups = [0];
  readonly #columns: number[] = [];
  readonly #starts: number[] = [];
  readonly #cuts: number[] = [];
  readonly #groupOf: number[] = [];
  /** For each number of the grid its column's place, the cell that begins there, and its place among a tree's cuts. */
  readonly #columnOf: Int32Array;
  readonly #cellOf: Int32Array;
  readonly #placeOf: Int32Array;

  constructor(grid: Grid) {
    const offsets = offsetsOf(grid);
    const size = offsets.at(-1) ?? 0;
    this.#columnOf = new Int32Array(size);
    this.#cellOf = new Int32Array(size);
    this.#placeOf = new Int32Array(size);
    for (let place = 0; place < grid.cuts.length; place += 1) {
      const [start = 0, end = 0] = [offsets[place], offsets[place + 1]];
      for (let number = start; number < end; number += 1) {
        this.#columnOf[number] = place;
        this.#cellOf[number] = number - start + 1;
      }
    }
  }

  /** Adds the cuts of a tree, which are numbers of the grid, and sets the places of its tests. */
  add(numbers: Int32Array, test: Int32Array, from: number, to: number): void {
    const own = numbers.slice(from, to).sort();
    let [last, lastColumn] = [-1, -1];
    for (const number of own) {
      // Leaves come first, with -1.
      if (number === last) continue;
      last = number;
      const column = this.#columnOf[number] ?? 0;
      if (column !== lastColumn) {
        this.#columns.push(column);
        this.#starts.push(this.#cuts.length);
        lastColumn = column;
      }
      this.#placeOf[number] = this.#cuts.length;
      this.#cuts.push(this.#cellOf[number] ?? 0);
      this.#groupOf.push(this.#columns.length - 1);
    }
    this.#groups.push(this.#columns.length);
    for (let node = from; node < to; node += 1) {
      const number = numbers[node] ?? -1;
      if (number >= 0) test[node] = this.#placeOf[number] ?? -1;
    }
  }

  done(): Pick<CellTrees, 'groups' | 'columns' | 'starts' | 'cuts' | 'groupOf'> {
    return {
      groups: Int32Array.from(this.#groups),
      columns: Int32Array.from(this.#columns),
      starts: Int32Array.from([...this.#starts, this.#cuts.length]),
      cuts: Int32Array.from(this.#cuts),
      groupOf: Int32Array.from(this.#groupOf),
    };
  }
}
