import { classesOf } from '../predicted-classes.ts';
import { takeRows } from '../vectors.ts';
import type { LocalModel } from './local-model.ts';

/** So many inputs tell tensors apart that give other classes. */
const WANTED = 32;

/**
 * Asks about some inputs, evenly spread, without counting.
 * @param inputs as attacks see them
 * @param batch the rows that the model takes at once, if it takes no others: so many, or a multiple, are asked about
 */
export async function classifySome(
  victim: Pick<LocalModel, 'inputSize' | 'look'>,
  inputs: Float32Array,
  batch = 1,
): Promise<{ readonly values: Float32Array; readonly classes: readonly number[] }> {
  const { inputSize } = victim;
  const rows = inputs.length / inputSize;
  const count = Math.ceil(WANTED / batch) * batch;
  const chosen = Array.from({ length: count }, (_unused, at) => Math.floor((at * rows) / count));
  const values = takeRows(inputs, chosen, inputSize);
  return { values, classes: Array.from(classesOf(await victim.look(values, count), count)) };
}
