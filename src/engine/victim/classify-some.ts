import { classesOf } from '../predicted-classes.ts';
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
  const values = new Float32Array(count * inputSize);
  for (let at = 0; at < count; at += 1) {
    const row = Math.floor((at * rows) / count);
    values.set(inputs.subarray(row * inputSize, (row + 1) * inputSize), at * inputSize);
  }
  return { values, classes: Array.from(classesOf(await victim.look(values, count), count)) };
}
