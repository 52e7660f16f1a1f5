import type { Skill } from '../../core/skill.ts';
import { NotTestable } from '../fault.ts';
import { classesOf } from '../predicted-classes.ts';
import { accuracyOf, compareClasses } from '../statistics/balanced-accuracy.ts';
import type { Inputs } from '../types.ts';
import type { LocalModel } from '../victim/local-model.ts';
import { askAboutRows } from './ask-about-rows.ts';
import { percent } from './check-scale.ts';

/** Fewer inputs cannot tell a bad model from bad luck. */
const FEWEST = 20;
/** A model that is right at most this much more often than guessing is taken to guess. */
const MARGIN = 0.05;
/**
 * Checks whether the model can classify its labelled data at all. If it only guesses, something about the data is not as in
 * its training, and no score of an attack would mean anything. A model that guesses is right about 1 / classes of all rows, and its
 * balanced accuracy is not certain to be above that. All rows are asked about, in random order, as long as the time allows: who
 * orders the rows does not choose which of them count.
 * @returns the accuracy; undefined if there are too few inputs or classes
 * @throws NotTestable that says what to check
 */
export async function checkAccuracy(
  victim: LocalModel,
  inputs: Inputs,
  labels: Int32Array,
  { classes, isPicture }: { readonly classes: number; readonly isPicture: boolean },
): Promise<Skill | undefined> {
  if (inputs.count < FEWEST || classes < 2) return undefined;
  const { rows, answers } = await askAboutRows(victim, inputs);
  const predicted = classesOf(answers, rows.length);
  const asked = rows.map((row) => labels[row] ?? -1);
  const agreement = compareClasses(asked, Int32Array.from(predicted));
  const { accuracy, balanced, classes: found } = agreement;
  if (accuracy > 1 / classes + MARGIN || balanced.low > 1 / found) return accuracyOf(agreement);
  const prepared = isPicture
    ? 'the range of the pixels (normalize_data: yes makes it 0 to 1), the order of the colours (color_space)'
    : 'the order of the columns, their scaling';
  throw new NotTestable(
    `The model is right about ${percent(accuracy)} of ${String(asked.length)} labelled inputs, which is no better than guessing ` +
      `among ${String(classes)} classes. A score would say nothing about it, so there is no verdict. Check that data and ` +
      `labels belong to this model and are prepared as in its training: ${prepared}, the numbering of the classes ` +
      'from 0, and that labels and data are in the same order, row by row.',
  );
}
