import { MINIMUM } from '../../attacks/minimum.ts';
import type { Skill } from '../../core/skill.ts';
import { countDistinct } from '../distinct-inputs.ts';
import { NotTestable } from '../fault.ts';
import { classesOf } from '../predicted-classes.ts';
import { accuracyOf, compareClasses } from '../statistics/balanced-accuracy.ts';
import type { Inputs } from '../types.ts';
import { takeRows } from '../vectors.ts';
import type { LocalModel } from '../victim/local-model.ts';
import type { AnalysisJob } from './analysis-fields.ts';
import { askAboutRows } from './ask-about-rows.ts';
import { percent } from './check-scale.ts';

/** What is done with the model. */
interface Circumstances extends Pick<AnalysisJob, 'task' | 'attack'> {
  readonly classes: number;
}

/** Fewer inputs cannot tell a bad model from bad luck. */
const FEWEST = 20;
/** A model that is right at most this much more often than guessing is taken to guess. */
const MARGIN = 0.05;
/** Of two classes, a model that is right so seldom knows them, and names each by the other. */
const MOST_SWAPPED = 0.3;
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
  { classes, task, attack }: Circumstances,
): Promise<Skill | undefined> {
  if (inputs.count < FEWEST || classes < 2) return undefined;
  const { rows, answers } = await askAboutRows(victim, inputs);
  const predicted = classesOf(answers, rows.length);
  const asked = rows.map((row) => labels[row] ?? -1);
  const agreement = compareClasses(asked, Int32Array.from(predicted));
  const { accuracy, balanced, classes: found } = agreement;
  if (accuracy > 1 / classes + MARGIN || balanced.low > 1 / found) {
    const right = rows.filter((_row, at) => asked[at] === predicted[at]);
    const isTable = task === 'tabular-classification';
    if (isTable && attack === 'evasion' && rows.length === inputs.count) requireRight(inputs, right);
    return accuracyOf(agreement);
  }
  const seemSwapped = found === 2 && classes === 2 && accuracy < MOST_SWAPPED;
  if (seemSwapped) throw new NotTestable(swappedWords(accuracy, asked.length));
  const isPicture = task === 'image-classification';
  const prepared = isPicture
    ? 'the range of the pixels (normalize_data: yes makes it 0 to 1), the order of the colours (color_space)'
    : 'the order of the columns, their scaling';
  throw new NotTestable(
    `The model gets ${percent(accuracy)} of ${String(asked.length)} labelled inputs right, which is no ` +
      `better than guessing among ${String(classes)} classes. A score would say nothing about it, so there ` +
      'is no verdict. Check that data and labels belong to this model and are prepared as in its training: ' +
      `${prepared}, the numbering of the classes from 0, and that labels and data are in the same order, ` +
      'row by row.',
  );
}

/** @throws NotTestable if evasion will find too few inputs to attack, as of a few rows that were repeated */
function requireRight({ values, count }: Inputs, rows: Int32Array): void {
  const right = countDistinct({ values: takeRows(values, rows, values.length / count), count: rows.length });
  if (right >= MINIMUM.samples) return;
  throw new NotTestable(
    `Of ${String(count)} inputs in data, the model classifies only ${String(right)} different ones ` +
      `correctly (copies count once), but evasion needs at least ${String(MINIMUM.samples)}. Give more ` +
      'different inputs, or remove the attack.',
  );
}

function swappedWords(accuracy: number, asked: number): string {
  return (
    `The classes seem swapped: the model gets ${percent(accuracy)} of ${String(asked)} labelled inputs ` +
    `right, and would get ${percent(1 - accuracy)} right if its two classes were swapped. A score would ` +
    'say nothing about it, so there is no verdict. Labels that are words are numbered in the order of ' +
    'the alphabet: write them as 0 and 1, in the order of the scores of the model. If the model has an ' +
    'output of labels beside its scores, name it in the config file, such as output: label.'
  );
}
