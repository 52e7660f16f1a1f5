import type { Skill } from '../catalog/skill.ts';
import type { Estimate } from '../types.ts';
import { meanOf } from '../strata.ts';
import { wilson } from './distributions.ts';

export interface Agreement {
  /** The mean of the shares of right answers of each class that the labels name, with its 95 % interval. */
  readonly balanced: Estimate;
  readonly accuracy: number;
  readonly classes: number;
  readonly rows: number;
}

/**
 * Compares labels with predicted classes. A model that always says the same is right about 1 / classes of them in balanced
 * accuracy, however rare a class is. Source: Brodersen, Ong, Stephan, Buhmann, "The balanced accuracy and its posterior
 * distribution", ICPR 2010.
 * @param all labels of which `labels` are a part that may hold too much of some classes: the accuracy is about all of them
 */
export function compareClasses(
  labels: Int32Array,
  predicted: Int32Array,
  all: Int32Array = labels,
): Agreement {
  const byClass = new Map<number, { rows: number; right: number }>();
  for (const [row, label] of labels.entries()) {
    const counted = byClass.get(label) ?? { rows: 0, right: 0 };
    counted.rows += 1;
    if (predicted[row] === label) counted.right += 1;
    byClass.set(label, counted);
  }
  let [right, known] = [0, 0];
  for (const label of all) {
    const counted = byClass.get(label);
    if (counted === undefined) continue;
    right += counted.right / counted.rows;
    known += 1;
  }
  return {
    balanced: meanOf([...byClass.values()].map((one) => wilson(one.right, one.rows))),
    accuracy: right / Math.max(1, known),
    classes: byClass.size,
    rows: labels.length,
  };
}

/** A model that is right at most this much more often than guessing is taken to guess. */
const MARGIN = 0.05;

/** True if a model knows something of the labels: it is right more often than guessing, or certainly so in balanced accuracy. */
export function isAboveChance({ accuracy, balanced, classes: found }: Agreement, classes: number): boolean {
  return accuracy > 1 / classes + MARGIN || balanced.low > 1 / found;
}

export function accuracyOf({ accuracy, rows }: Agreement): Skill {
  return { measure: 'accuracy', ...wilson(Math.round(accuracy * rows), rows) };
}
