import type { Random } from '../../random.ts';
import { columnMeans } from '../multivariate/matrix.ts';
import type { Examples } from './regression-forest.ts';
import { type Columns, type Cut, growTree } from './tree-grower.ts';

const TREES = 300;
const RATE = 0.1;
const DEEPEST = 5;
/** Leaves have so many rows at least, and their sums are divided by so many more: it keeps small leaves from being certain. */
const LEAF = 3;
const SHRINKAGE = 1;
const BINS = 255;
/** Numbers that one tree may look at: of wide tables, each tree sees some columns. */
const WORK = 4e6;
const FEWEST_COLUMNS = 8;

/**
 * Guesses scores by gradient boosting for squared errors: each tree learns what the trees before it left of all scores at once,
 * and has the best cut of binned columns in each node.
 * Source: Friedman, "Greedy function approximation: a gradient boosting machine", Annals of Statistics 29, 2001; Ke et al.,
 * "LightGBM", NeurIPS 2017, for the bins.
 * @param asked inputs of the same columns
 * @param going asked before each tree; false ends the training early
 * @returns the scores of each input that is asked about
 */
export function boostedGuesses(
  { inputs, size, scores, classes, count }: Examples,
  asked: Float32Array,
  random: Random,
  going: () => boolean = () => true,
): Float32Array {
  const rows = count + asked.length / size;
  const columns = binned(inputs, asked, count, size);
  const means = columnMeans({ values: scores, rows: count, columns: classes });
  const sums = new Float32Array(rows * classes).map((_unused, index) => means[index % classes] ?? 0);
  const rest = new Float32Array(count * classes);
  const left = { scores: rest, size: classes };
  const tried = Math.max(FEWEST_COLUMNS, Math.floor(WORK / (count * classes * DEEPEST)));
  const drawn = Array.from({ length: size }, (_unused, column) => column);
  for (let tree = 0; tree < TREES && going(); tree += 1) {
    for (let at = 0; at < rest.length; at += 1) rest[at] = (scores[at] ?? 0) - (sums[at] ?? 0);
    const seen = tried < size ? random.shuffle(drawn).slice(0, tried) : drawn;
    const histogram = new Histogram(columns, left);
    const kind = {
      cut: (known: Int32Array, depth: number) =>
        depth < DEEPEST && known.length >= 2 * LEAF ? histogram.bestCut(known, seen) : undefined,
      leaf: (known: Int32Array, others: Int32Array) => {
        for (let name = 0; name < classes; name += 1) {
          let sum = 0;
          for (const row of known) sum += rest[row * classes + name] ?? 0;
          const step = (RATE * sum) / (known.length + SHRINKAGE);
          for (const row of others) sums[row * classes + name] = (sums[row * classes + name] ?? 0) + step;
        }
      },
    };
    const everyone = Int32Array.from({ length: rows }, (_unused, row) => row);
    growTree(columns, kind, everyone.slice(0, count), everyone);
  }
  return sums.slice(count * classes);
}

/** The number of the bin of each row in each column: the quantiles are those of the first rows, which are learned. */
function binned(inputs: Float32Array, asked: Float32Array, count: number, size: number): Columns {
  const rows = count + asked.length / size;
  const values = new Uint8Array(rows * size);
  for (let column = 0; column < size; column += 1) {
    const edges = edgesOf(
      Float32Array.from({ length: count }, (_unused, row) => inputs[row * size + column] ?? 0),
    );
    for (let row = 0; row < rows; row += 1) {
      const value = row < count ? inputs[row * size + column] : asked[(row - count) * size + column];
      values[column * rows + row] = placeOf(edges, value ?? 0);
    }
  }
  return { values, rows: size, columns: rows };
}

/** Values in the middle between neighbours, at most one less than there are bins. */
function edgesOf(column: Float32Array): Float32Array {
  const sorted = column.toSorted();
  const distinct = sorted.filter((value, place) => place === 0 || value !== sorted[place - 1]);
  const from = distinct.length <= BINS ? distinct : sorted;
  const step = from.length / Math.min(BINS, from.length);
  const edges: number[] = [];
  for (let at = step; Math.round(at) < from.length; at += step) {
    const [below = 0, above = 0] = [from[Math.round(at) - 1], from[Math.round(at)]];
    if (above > below) edges.push((below + above) / 2);
  }
  return Float32Array.from(edges);
}

function placeOf(edges: Float32Array, value: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((edges[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sums of scores by bin, for one column after another. */
class Histogram {
  readonly #columns: Columns;
  readonly #scores: Float32Array;
  readonly #size: number;
  readonly #sums: Float64Array;
  readonly #counts = new Int32Array(BINS);
  readonly #all: Float64Array;
  readonly #low: Float64Array;

  constructor(columns: Columns, { scores, size }: { readonly scores: Float32Array; readonly size: number }) {
    this.#columns = columns;
    this.#scores = scores;
    this.#size = size;
    this.#sums = new Float64Array(BINS * size);
    this.#all = new Float64Array(size);
    this.#low = new Float64Array(size);
  }

  /** The cut that leaves the least of squared errors. @returns undefined if none leaves less */
  bestCut(known: Int32Array, columns: readonly number[]): Cut | undefined {
    const size = this.#size;
    this.#all.fill(0);
    for (const row of known) {
      for (let at = 0; at < size; at += 1) {
        this.#all[at] = (this.#all[at] ?? 0) + (this.#scores[row * size + at] ?? 0);
      }
    }
    let most = this.#all.reduce((sum, one) => sum + one * one, 0) / (known.length + SHRINKAGE) + 1e-12;
    let best: Cut | undefined;
    for (const column of columns) {
      this.#fill(known, column);
      this.#low.fill(0);
      let lower = 0;
      for (let bin = 0; bin < BINS - 1 && lower <= known.length - LEAF; bin += 1) {
        const here = this.#counts[bin] ?? 0;
        if (here === 0) continue;
        lower += here;
        const worth = this.#worthBelow(bin, lower, known.length - lower);
        if (lower < LEAF || known.length - lower < LEAF || worth <= most) continue;
        [most, best] = [worth, { column, value: bin }];
      }
    }
    return best;
  }

  /** Adds the sums of one bin to those of the bins below, and says what a cut above it is worth. */
  #worthBelow(bin: number, lower: number, upper: number): number {
    const size = this.#size;
    let worth = 0;
    for (let at = 0; at < size; at += 1) {
      const low = (this.#low[at] ?? 0) + (this.#sums[bin * size + at] ?? 0);
      this.#low[at] = low;
      worth += low ** 2 / (lower + SHRINKAGE) + ((this.#all[at] ?? 0) - low) ** 2 / (upper + SHRINKAGE);
    }
    return worth;
  }

  #fill(known: Int32Array, column: number): void {
    const [size, start] = [this.#size, column * this.#columns.columns];
    this.#sums.fill(0);
    this.#counts.fill(0);
    for (const row of known) {
      const bin = this.#columns.values[start + row] ?? 0;
      this.#counts[bin] = (this.#counts[bin] ?? 0) + 1;
      for (let at = 0; at < size; at += 1) {
        this.#sums[bin * size + at] =
          (this.#sums[bin * size + at] ?? 0) + (this.#scores[row * size + at] ?? 0);
      }
    }
  }
}
