import type { Victim } from './types.ts';

/** Returns the class that the model gives to each input. */
export async function predict(victim: Victim, values: Float32Array, count: number): Promise<Int32Array> {
  if (count === 0) return new Int32Array(0);
  return classesOf(await victim.ask(values, count), count);
}

/** Returns the classes that answers stand for: the likeliest of the scores, or the label itself. */
export function classesOf(answers: Float32Array, count: number): Int32Array {
  const size = answers.length / Math.max(1, count);
  return Int32Array.from({ length: count }, (_unused, row) =>
    size === 1 ? Math.round(answers[row] ?? 0) : likeliest(answers.subarray(row * size, (row + 1) * size)),
  );
}

/** Returns the index of the greatest number, the first of equal ones. */
export function likeliest(scores: ArrayLike<number>): number {
  let best = 0;
  for (let index = 1; index < scores.length; index += 1) {
    if ((scores[index] ?? 0) > (scores[best] ?? 0)) best = index;
  }
  return best;
}
