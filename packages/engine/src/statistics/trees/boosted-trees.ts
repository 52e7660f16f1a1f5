import type { Random } from '../../random.ts';
import { columnMeans } from '../multivariate/matrix.ts';
import { sharesOf } from '../logits.ts';
import type { Examples } from './regression-forest.ts';
import { type Columns, type Cut, growTree } from './tree-grower.ts';

const SHRINKAGE = 1;
const BINS = 255;
/** Numbers that one tree may look at: of wide tables, each tree sees some columns. */
const WORK = 4e6;
const FEWEST_COLUMNS = 8;

/** How trees are boosted. */
export interface Boosting {
  readonly trees: number;
  readonly rate: number;
  /** A tree asks at most so many questions one after another. */
  readonly deepest: number;
  /** Leaves have so many rows at least. */
  readonly leaf: number;
  /** The share of the columns that a tree sees. */
  readonly columns: number;
  /** `log-odds`: scores are shares of classes, or of a single one, and the guesses their logits. */
  readonly loss: 'squared-error' | 'log-odds';
  /** How much each row counts, 1 on average; absent if all count the same. Only for `log-odds`. */
  readonly weights?: Float32Array | undefined;
  /** Asked before each tree; false ends the training early. */
  readonly going: () => boolean;
}

const USUAL: Boosting = {
  ...{ trees: 300, rate: 0.1, deepest: 5, leaf: 3, columns: 1, loss: 'squared-error' },
  going: () => true,
};

/**
 * Guesses scores by gradient boosting: each tree learns what the trees before it left of all scores at once, and has the best cut of
 * binned columns in each node.
 * Source: Friedman, "Greedy function approximation: a gradient boosting machine", Annals of Statistics 29, 2001; Ke et al.,
 * "LightGBM", NeurIPS 2017, for the bins.
 * @param asked inputs of the same columns
 * @returns the scores, or the logits, of each input that is asked about
 */
export function boostedGuesses(
  { inputs, size, scores, classes, count }: Examples,
  asked: Float32Array,
  random: Random,
  given: Partial<Boosting> = {},
): Float32Array {
  const boosting = { ...USUAL, ...given };
  const { deepest, leaf } = boosting;
  const rows = count + asked.length / size;
  const columns = binned(inputs, asked, count, size);
  const guess = new Guess({ scores, classes, count }, rows, boosting);
  const affordable = Math.max(FEWEST_COLUMNS, Math.floor(WORK / (count * classes * deepest)));
  const tried = Math.min(affordable, Math.ceil(boosting.columns * size));
  const drawn = Array.from({ length: size }, (_unused, column) => column);
  for (let tree = 0; tree < boosting.trees && boosting.going(); tree += 1) {
    guess.measureRest();
    const seen = tried < size ? random.shuffle(drawn).slice(0, tried) : drawn;
    const histogram = new Histogram(columns, { scores: guess.rest, size: classes }, leaf);
    const kind = {
      cut: (known: Int32Array, depth: number) =>
        depth < deepest && known.length >= 2 * leaf ? histogram.bestCut(known, seen) : undefined,
      leaf: (known: Int32Array, others: Int32Array) => {
        guess.step(known, others);
      },
    };
    const everyone = Int32Array.from({ length: rows }, (_unused, row) => row);
    growTree(columns, kind, everyone.slice(0, count), everyone);
  }
  return guess.sums.slice(count * classes);
}

/** What the trees say so far, and what that leaves of the scores. */
class Guess {
  readonly sums: Float32Array;
  readonly rest: Float32Array;
  /** For log-odds: how much the guess of a row may still move, p (1 - p). */
  readonly #give: Float32Array | undefined;
  readonly #scores: ArrayLike<number>;
  readonly #classes: number;
  readonly #rate: number;
  readonly #weights: Float32Array | undefined;

  constructor(
    { scores, classes, count }: Pick<Examples, 'scores' | 'classes' | 'count'>,
    rows: number,
    { loss, rate, weights }: Boosting,
  ) {
    const isOdds = loss === 'log-odds';
    const means = columnMeans({ values: scores, rows: count, columns: classes });
    const start = isOdds ? means.map((mean) => logit(mean, classes)) : means;
    this.sums = new Float32Array(rows * classes).map((_unused, index) => start[index % classes] ?? 0);
    this.rest = new Float32Array(count * classes);
    this.#give = isOdds ? new Float32Array(count * classes) : undefined;
    [this.#scores, this.#classes, this.#weights] = [scores, classes, weights];
    // Softmax has one logit more than it needs (Friedman's factor).
    this.#rate = isOdds && classes > 1 ? (rate * (classes - 1)) / classes : rate;
  }

  /** Measures what is left of the scores of the rows that are learned. */
  measureRest(): void {
    const { rest, sums } = this;
    const give = this.#give;
    if (give === undefined) {
      for (let at = 0; at < rest.length; at += 1) rest[at] = (this.#scores[at] ?? 0) - (sums[at] ?? 0);
      return;
    }
    rest.set(sums.subarray(0, rest.length));
    sharesOf(rest, this.#classes);
    for (let at = 0; at < rest.length; at += 1) {
      const share = rest[at] ?? 0;
      const weight = this.#weights?.[Math.floor(at / this.#classes)] ?? 1;
      give[at] = weight * share * (1 - share);
      rest[at] = weight * ((this.#scores[at] ?? 0) - share);
    }
  }

  /** Moves the guesses of the rows in a leaf towards what is left of those that are learned. */
  step(known: Int32Array, others: Int32Array): void {
    const { rest, sums } = this;
    const [classes, give] = [this.#classes, this.#give];
    for (let name = 0; name < classes; name += 1) {
      let [sum, most] = [0, give === undefined ? known.length : 0];
      for (const row of known) {
        sum += rest[row * classes + name] ?? 0;
        if (give !== undefined) most += give[row * classes + name] ?? 0;
      }
      const step = (this.#rate * sum) / (most + SHRINKAGE);
      for (const row of others) sums[row * classes + name] = (sums[row * classes + name] ?? 0) + step;
    }
  }
}

const LEAST_SHARE = 1e-4;

function logit(share: number, classes: number): number {
  const own = Math.log(Math.max(share, LEAST_SHARE));
  return classes > 1 ? own : own - Math.log(Math.max(1 - share, LEAST_SHARE));
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
  readonly #leaf: number;
  readonly #sums: Float64Array;
  readonly #counts = new Int32Array(BINS);
  readonly #all: Float64Array;
  readonly #low: Float64Array;

  constructor(
    columns: Columns,
    { scores, size }: { readonly scores: Float32Array; readonly size: number },
    leaf: number,
  ) {
    [this.#columns, this.#leaf] = [columns, leaf];
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
      for (let bin = 0; bin < BINS - 1 && lower <= known.length - this.#leaf; bin += 1) {
        const here = this.#counts[bin] ?? 0;
        if (here === 0) continue;
        lower += here;
        const worth = this.#worthBelow(bin, lower, known.length - lower);
        if (lower < this.#leaf || known.length - lower < this.#leaf || worth <= most) continue;
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
