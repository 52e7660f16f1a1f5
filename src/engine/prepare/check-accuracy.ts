import { ArtifactFault } from '../fault.ts';
import type { Inputs } from '../types.ts';
import type { OnnxVictim } from '../victim/onnx-victim.ts';
import { accuracy, percent, sampleOf } from './check-scale.ts';

/** Fewer inputs cannot tell a bad model from bad luck. */
const FEWEST = 20;
/** A model that is right at most this much more often than guessing is taken to guess. */
const MARGIN = 0.05;

/**
 * Checks whether the model can classify its labelled data at all. If it only guesses, something about the data is not as in
 * its training, and no score of an attack would mean anything.
 * @throws ArtifactFault that says what to check
 */
export async function checkAccuracy(
  victim: OnnxVictim,
  inputs: Inputs,
  labels: Int32Array,
  { classes, isPicture }: { readonly classes: number; readonly isPicture: boolean },
): Promise<void> {
  const { values, rows } = sampleOf(inputs, victim.inputSize);
  if (rows.length < FEWEST || classes < 2) return;
  const right = await accuracy(
    victim,
    values,
    rows.map((row) => labels[row] ?? -1),
  );
  if (right > 1 / classes + MARGIN) return;
  const prepared = isPicture
    ? 'the range of the pixels (normalize_data: yes makes it 0 to 1), the order of the colours (color_space)'
    : 'the order of the columns, their scaling';
  throw new ArtifactFault(
    `The model is right about ${percent(right)} of ${String(rows.length)} labelled inputs, which is no better than guessing ` +
      `among ${String(classes)} classes. A score would say nothing about it, so there is no verdict. Check that data and ` +
      `labels belong to this model and are prepared as in its training: ${prepared}, the numbering of the classes ` +
      'from 0, and that labels and data are in the same order, row by row.',
  );
}
