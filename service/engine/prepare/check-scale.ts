import { ArtifactFault } from '../fault.ts';
import type { Inputs } from '../types.ts';
import type { OnnxVictim } from '../victim/onnx-victim.ts';

/** So many pictures tell whether they have the scale that the model was trained with. */
const SAMPLES = 64;
/** The share of right answers that the other scale must have more, so that this one is surely wrong. */
const MARGIN = 0.3;
const WHITE = 255;

/**
 * Checks whether pictures have the scale that the model was trained with: from 0 to 255, or from 0 to 1. The wrong one gives
 * answers that look like those of a bad model, and a score that says nothing.
 * @param scale the largest value of a pixel now: 255 or 1
 * @throws ArtifactFault if the model is right far more often with the other scale
 */
export async function checkScale(
  victim: OnnxVictim,
  inputs: Inputs,
  labels: Int32Array,
  scale: 255 | 1,
): Promise<void> {
  const { values, rows } = sampleOf(inputs, victim.inputSize);
  const classes = rows.map((row) => labels[row] ?? -1);
  const factor = scale === WHITE ? 1 / WHITE : WHITE;
  const now = await accuracy(victim, values, classes);
  const otherwise = await accuracy(
    victim,
    values.map((value) => value * factor),
    classes,
  );
  if (otherwise - now < MARGIN) return;
  const [from, to, setting] = scale === WHITE ? ['0 to 255', '0 to 1', 'yes'] : ['0 to 1', '0 to 255', 'no'];
  throw new ArtifactFault(
    `The model is right about ${percent(now)} of the pictures with pixels from ${from}, but about ${percent(otherwise)} with ` +
      `pixels from ${to}. Set normalize_data: ${setting}.`,
  );
}

/** Takes some inputs, evenly spread. */
export function sampleOf(
  inputs: Inputs,
  size: number,
): { readonly values: Float32Array; readonly rows: readonly number[] } {
  const count = Math.min(SAMPLES, inputs.count);
  const rows = Array.from({ length: count }, (_, index) => Math.floor((index * inputs.count) / count));
  const values = new Float32Array(count * size);
  for (const [index, row] of rows.entries()) {
    values.set(inputs.values.subarray(row * size, (row + 1) * size), index * size);
  }
  return { values, rows };
}

/** The share of inputs that the model gives their class. */
export async function accuracy(
  victim: OnnxVictim,
  values: Float32Array,
  classes: readonly number[],
): Promise<number> {
  const answers = await victim.look(values, classes.length);
  const size = victim.answerSize;
  const right = classes.filter((label, row) => {
    const scores = answers.subarray(row * size, (row + 1) * size);
    const predicted = victim.answers === 'labels' ? scores[0] : scores.indexOf(Math.max(...scores));
    return predicted === label;
  });
  return right.length / classes.length;
}

export function percent(share: number): string {
  return `${String(Math.round(share * 100))} %`;
}
