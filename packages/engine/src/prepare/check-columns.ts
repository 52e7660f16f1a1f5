import { ArtifactFault } from '../fault.ts';
import { percent } from '../shown-numbers.ts';
import { compareClasses, isAboveChance } from '../statistics/balanced-accuracy.ts';
import { isCategory } from '../statistics/encode-tables.ts';
import { SCALER } from '../statistics/value-skill.ts';
import type { Inputs } from '../types.ts';
import type { LocalModel } from '../victim/local-model.ts';
import { askTwice } from './ask-twice.ts';
import { clearGain, labelled, rightRows, sampleOf, shareOf, triedRows } from './check-scale.ts';

/** Rows that are compared: as many as pictures. */
const COMPARED = 256;
/** A column that is as a scaler of the training may leave it: its mean, and its standard deviation. */
const [MOST_MEAN, LEAST_SD, MOST_SD] = [1, 1 / 3, 3];

interface Column {
  readonly mean: number;
  readonly deviation: number;
  readonly isStandard: boolean;
  /** Numbers of the table that no scaler takes, such as codes of categories. */
  readonly isCode: boolean;
  /** Only 0 and 1, which many scalers are not given. */
  readonly isFlag: boolean;
}

/**
 * Checks whether a model of a table gets its columns as in its training. The scaler often stays in the code that trains, and a model that
 * gets other numbers looks worse or safer than it is. Each column is standardized by the data, with and without columns of 0 and 1, if at
 * least half of the others do not look standardized as they are; what the model then knows clearly better is the sign test of `checkScale`.
 * @param classes how many the model has
 * @throws ArtifactFault if it clearly knows standardized rows better
 */
export async function checkColumns(
  victim: LocalModel,
  inputs: Inputs,
  labels: Int32Array,
  classes: number,
): Promise<void> {
  // A model that takes texts brings what prepares its columns.
  if (inputs.texts !== undefined) return;
  const columns = columnsOf(inputs, victim.inputSize);
  const numbers = columns.filter(({ isCode, isFlag }) => !isCode && !isFlag);
  if (2 * numbers.filter(({ isStandard }) => !isStandard).length < Math.max(1, numbers.length)) return;
  // The noise of a random model weighs less beside larger numbers, whatever it was trained on.
  if ((await askTwice(victim, inputs)).randomness !== undefined) return;
  const { values, rows } = sampleOf(inputs, victim.inputSize, COMPARED);
  const known = labelled(labels, rows);
  const now = await rightRows(victim, values, known);
  for (const keepsFlags of [true, false]) {
    const standard = values.map((value, index) => {
      const { mean, deviation, isCode, isFlag } = columns[index % victim.inputSize] ?? UNKNOWN;
      return isCode || (isFlag && keepsFlags) ? value : (value - mean) / deviation;
    });
    const right = await triedRows(victim, standard, known);
    const hits = Int32Array.from(right, (isRight, row) => (isRight ? (known[row] ?? -1) : -1));
    const isKnown = isAboveChance(compareClasses(Int32Array.from(known), hits), classes);
    if (!isKnown || clearGain(now, right, false) === 0) continue;
    throw new ArtifactFault(
      `The model gets ${percent(shareOf(now))} of the rows right with the numbers of the table, but ${percent(shareOf(right))} if each ` +
        `column is standardized (minus its mean, divided by its standard deviation), so it is not prepared as in training. ${SCALER}`,
    );
  }
}

const UNKNOWN: Column = { mean: 0, deviation: 1, isStandard: true, isCode: true, isFlag: false };

/** Describes the columns by all rows; a missing number counts for nothing. */
function columnsOf(inputs: Inputs, size: number): readonly Column[] {
  const { values, count } = inputs;
  return Array.from({ length: size }, (_, column) => {
    const own: number[] = [];
    for (let row = 0; row < count; row += 1) {
      const value = values[row * size + column] ?? Number.NaN;
      if (!Number.isNaN(value)) own.push(value);
    }
    const mean = own.reduce((sum, value) => sum + value, 0) / Math.max(1, own.length);
    const spread = own.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, own.length);
    // A scaler leaves a column of one value as it is, but for its mean.
    const deviation = spread > 0 ? Math.sqrt(spread) : 1;
    return {
      ...{ mean, deviation },
      isStandard: Math.abs(mean) <= MOST_MEAN && deviation >= LEAST_SD && deviation <= MOST_SD,
      isCode: isCategory(inputs, column),
      isFlag: own.every((value) => value === 0 || value === 1),
    };
  });
}
