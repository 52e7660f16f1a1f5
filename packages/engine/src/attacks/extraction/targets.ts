import { dot } from '../../vectors.ts';

/** What a copy learns: the scores as they are, or their logarithms, from a least score on. Forests answer with zeros, softmax does not. */
export const TARGETS = ['scores', 1e-2, 1e-7] as const;

/** Scores, or logarithms of scores from this one on. */
export type Target = 'scores' | number;

/** Returns the targets of answers, as deviations from the mean of each answer. */
export function targetsOf(scores: Float32Array, classes: number, target: Target): Float32Array {
  const isPlain = target === 'scores';
  return centred(isPlain ? scores : scores.map((score) => Math.log(Math.max(score, target))), classes);
}

/** Brings guesses to deviations from each row's mean, of mean square 1, so that those of different copies can be added. */
export function standardized(guesses: Float32Array, classes: number): Float32Array {
  const values = centred(guesses, classes);
  const size = Math.sqrt(dot(values, values) / Math.max(1, values.length));
  return size > 0 ? values.map((value) => value / size) : values;
}

function centred(rows: Float32Array, classes: number): Float32Array {
  const values = rows.slice();
  for (let start = 0; start < values.length; start += classes) {
    const row = values.subarray(start, start + classes);
    const mean = row.reduce((sum, value) => sum + value, 0) / classes;
    for (let at = 0; at < classes; at += 1) row[at] = (row[at] ?? 0) - mean;
  }
  return values;
}

/** Returns scores of 0 and 1. */
export function oneHot(classes: Int32Array, count: number): Float32Array {
  const scores = new Float32Array(classes.length * count);
  for (const [index, one] of classes.entries()) scores[index * count + one] = 1;
  return scores;
}
