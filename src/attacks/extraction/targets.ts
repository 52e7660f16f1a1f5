import { dot } from '../../engine/vectors.ts';

/**
 * What a copy learns to predict: the scores as they are, or their logarithms, which show for many classes at once how near they are.
 * The number is the least score that counts: forests answer with zeros, softmax does not.
 */
export const TARGETS = ['scores', 1e-2, 1e-7] as const;

/** Scores, or logarithms of scores from this one on. */
export type Target = 'scores' | number;

/** Returns the targets of answers, as deviations from the mean of each answer. */
export function targetsOf(scores: Float32Array, classes: number, target: Target): Float32Array {
  const isPlain = target === 'scores';
  return centred(isPlain ? scores : scores.map((score) => Math.log(Math.max(score, target))), classes);
}

/** Brings guesses to deviations from each row's mean, of mean square 1 over all, so that guesses of different copies can be added. */
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
