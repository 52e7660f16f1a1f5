import type { Random } from '../../engine/random.ts';

const TREES = 60;
/** Cuts that are tried in each column. */
const CUTS = 2;
/** Trees learn from so many answers at most. */
export const FOREST_ANSWERS = 10_000;

/** Inputs of a table, and the model's scores for them. */
export interface Examples {
  readonly inputs: Float32Array;
  /** The columns. */
  readonly size: number;
  readonly scores: Float32Array;
  readonly classes: number;
  readonly count: number;
}

/**
 * Guesses scores by extremely randomized regression trees, which learn all scores at once: models of trees have edges along the
 * columns, which smooth copies blur. Trees are not kept: the inputs to guess go down each while it grows.
 * Source: Geurts, Ernst, Wehenkel, "Extremely randomized trees", Machine Learning 63, 2006.
 * @param asked inputs of the same columns
 * @returns mean scores of the trees, for each input that is asked about
 */
export function forestGuesses(examples: Examples, asked: Float32Array, random: Random): Float32Array {
  const rows = asked.length / examples.size;
  const grown = { ...examples, asked, random, sums: new Float32Array(rows * examples.classes) };
  for (let tree = 0; tree < TREES; tree += 1) {
    const all = Int32Array.from({ length: examples.count }, (_unused, row) => row);
    grow(
      grown,
      all,
      Int32Array.from({ length: rows }, (_unused, row) => row),
    );
  }
  return grown.sums.map((sum) => sum / TREES);
}

interface Growth extends Examples {
  readonly asked: Float32Array;
  readonly random: Random;
  readonly sums: Float32Array;
}

function grow(growth: Growth, known: Int32Array, asked: Int32Array): void {
  if (asked.length === 0) return;
  const { inputs, asked: questions, size, classes, scores, sums } = growth;
  const cut = isPure(growth, known) ? undefined : chooseCut(growth, known);
  if (cut === undefined) {
    for (let name = 0; name < classes; name += 1) {
      let sum = 0;
      for (const row of known) sum += scores[row * classes + name] ?? 0;
      for (const row of asked) {
        sums[row * classes + name] = (sums[row * classes + name] ?? 0) + sum / known.length;
      }
    }
    return;
  }
  const { column, value } = cut;
  const isLow = (from: Float32Array, row: number): boolean => (from[row * size + column] ?? 0) <= value;
  const [low, high] = [known.filter((row) => isLow(inputs, row)), known.filter((row) => !isLow(inputs, row))];
  grow(
    growth,
    low,
    asked.filter((row) => isLow(questions, row)),
  );
  grow(
    growth,
    high,
    asked.filter((row) => !isLow(questions, row)),
  );
}

function isPure({ scores, classes }: Growth, known: Int32Array): boolean {
  const first = (known[0] ?? 0) * classes;
  return known.every((row) => {
    for (let name = 0; name < classes; name += 1) {
      if (scores[row * classes + name] !== scores[first + name]) return false;
    }
    return true;
  });
}

interface Cut {
  readonly column: number;
  readonly value: number;
}

/** The random cut after which the scores of both parts vary least. @returns undefined if all inputs are equal */
function chooseCut(growth: Growth, known: Int32Array): Cut | undefined {
  const { inputs, size, random } = growth;
  let best: Cut | undefined;
  let most = -1;
  for (let column = 0; column < size; column += 1) {
    let [low, high] = [Infinity, -Infinity];
    for (const row of known) {
      const value = inputs[row * size + column] ?? 0;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    for (let attempt = 0; attempt < CUTS && high > low; attempt += 1) {
      const cut = { column, value: low + (high - low) * random.uniform() };
      const worth = worthOf(growth, known, cut);
      if (worth > most) [best, most] = [cut, worth];
    }
  }
  return best;
}

/** The squared sums of both parts over their sizes: the greater, the less the scores vary within them. */
function worthOf(
  { inputs, scores, size, classes }: Growth,
  known: Int32Array,
  { column, value }: Cut,
): number {
  const sums = new Float64Array(2 * classes);
  let lower = 0;
  for (const row of known) {
    const isLow = (inputs[row * size + column] ?? 0) <= value;
    if (isLow) lower += 1;
    const start = isLow ? 0 : classes;
    for (let name = 0; name < classes; name += 1) {
      sums[start + name] = (sums[start + name] ?? 0) + (scores[row * classes + name] ?? 0);
    }
  }
  if (lower === 0 || lower === known.length) return -1;
  let worth = 0;
  for (let name = 0; name < classes; name += 1) {
    worth += (sums[name] ?? 0) ** 2 / lower;
    worth += (sums[classes + name] ?? 0) ** 2 / (known.length - lower);
  }
  return worth;
}
