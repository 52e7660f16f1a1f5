import type { Victim } from './types.ts';
import { argMax } from './vectors.ts';

export { argMax as likeliest } from './vectors.ts';

export async function predict(victim: Victim, values: Float32Array, count: number): Promise<Int32Array> {
  if (count === 0) return new Int32Array(0);
  return classesOf(await victim.ask(values, count), count);
}

/** Returns the classes that answers stand for: the likeliest of the scores, or the label itself. */
export function classesOf(answers: Float32Array, count: number): Int32Array {
  const size = answers.length / Math.max(1, count);
  return Int32Array.from({ length: count }, (_unused, row) =>
    size === 1 ? Math.round(answers[row] ?? 0) : argMax(answers.subarray(row * size, (row + 1) * size)),
  );
}
