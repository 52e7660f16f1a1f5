/**
 * What a copy learns to predict: the scores as they are, or their logarithms, which show for many classes at once how near they are.
 * The number is the least score that counts: forests answer with zeros, softmax does not.
 */
export const TARGETS = ['scores', 1e-2, 1e-7] as const;

/** Scores, or logarithms of scores from this one on. */
export type Target = 'scores' | number;

/** Returns the targets of answers, as deviations from the mean of each answer. */
export function targetsOf(scores: Float32Array, classes: number, target: Target): Float32Array {
  const values =
    target === 'scores' ? scores.slice() : scores.map((score) => Math.log(Math.max(score, target)));
  for (let start = 0; start < values.length; start += classes) {
    let sum = 0;
    for (let at = start; at < start + classes; at += 1) sum += values[at] ?? 0;
    for (let at = start; at < start + classes; at += 1) values[at] = (values[at] ?? 0) - sum / classes;
  }
  return values;
}

/** Brings guesses to deviations from each row's mean, of mean square 1 over all, so that guesses of different copies can be added. */
export function standardized(guesses: Float32Array, classes: number): Float32Array {
  const values = guesses.slice();
  let squares = 0;
  for (let start = 0; start < values.length; start += classes) {
    let sum = 0;
    for (let at = start; at < start + classes; at += 1) sum += values[at] ?? 0;
    for (let at = start; at < start + classes; at += 1) {
      const value = (values[at] ?? 0) - sum / classes;
      values[at] = value;
      squares += value * value;
    }
  }
  const size = Math.sqrt(squares / Math.max(1, values.length));
  return size > 0 ? values.map((value) => value / size) : values;
}
