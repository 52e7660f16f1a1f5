import type { Skill } from '../../core/skill.ts';
import type { Estimate } from '../types.ts';
import { wilson } from './wilson.ts';

/** How well predicted classes agree with labels. */
export interface Agreement {
  /** The mean of the shares of right answers of each class that the labels name, with its 95 % interval. */
  readonly balanced: Estimate;
  /** The share of right answers. */
  readonly accuracy: number;
  /** The classes that the labels name. */
  readonly classes: number;
  readonly rows: number;
}

/**
 * Compares labels with predicted classes. A model that always says the same is right about 1 / classes of them in balanced
 * accuracy, however rare a class is. The interval joins Wilson's intervals of the classes by the method of variance estimates
 * recovery (MOVER): its half is the root of the summed squares of theirs. Source: Zou, Huang, Zhang, "A note on confidence
 * interval estimation for a linear function of binomial proportions", Computational Statistics and Data Analysis 53, 2009;
 * balanced accuracy: Brodersen, Ong, Stephan, Buhmann, "The balanced accuracy and its posterior distribution", ICPR 2010.
 */
export function compareClasses(labels: Int32Array, predicted: Int32Array): Agreement {
  const byClass = new Map<number, { rows: number; right: number }>();
  for (const [row, label] of labels.entries()) {
    const counted = byClass.get(label) ?? { rows: 0, right: 0 };
    counted.rows += 1;
    if (predicted[row] === label) counted.right += 1;
    byClass.set(label, counted);
  }
  const recalls = [...byClass.values()].map(({ rows, right }) => wilson(right, rows));
  const mean = recalls.reduce((sum, { value }) => sum + value, 0) / Math.max(1, recalls.length);
  const half = (side: (recall: Estimate) => number): number =>
    Math.sqrt(recalls.reduce((sum, recall) => sum + side(recall) ** 2, 0)) / Math.max(1, recalls.length);
  const right = [...byClass.values()].reduce((sum, counted) => sum + counted.right, 0);
  return {
    balanced: {
      value: mean,
      low: Math.max(0, mean - half(({ value, low }) => value - low)),
      high: Math.min(1, mean + half(({ value, high }) => high - value)),
    },
    accuracy: right / Math.max(1, labels.length),
    classes: byClass.size,
    rows: labels.length,
  };
}

/** The accuracy with its 95 % interval. */
export function accuracyOf({ accuracy, rows }: Agreement): Skill {
  return { measure: 'accuracy', ...wilson(Math.round(accuracy * rows), rows) };
}
