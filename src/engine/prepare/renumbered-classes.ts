import { shownName } from '../model/shown-name.ts';
import { percent } from './check-scale.ts';

/** What is known of how labels were given. */
export interface LabelOrigin {
  /** How words were numbered, such as `bad = 0, good = 1`; undefined if they were not. */
  readonly numbering?: string | undefined;
  /** True if the labels are folders of pictures, which the attack does not use. */
  readonly areFolders?: boolean | undefined;
  /** The column of the table that they are from. */
  readonly column?: string | undefined;
}

/** A model is right so often if its classes are put into another order. */
const LEAST_RIGHT = 0.7;
/** Fewer rows of each class may fit some order by chance. */
const ROWS_PER_CLASS = 5;

/**
 * Finds out whether a model knows the classes and numbers them in another order than the labels.
 * @returns how often it would be right in its own order; undefined if no other order makes it right
 */
export function renumberedAccuracy(labels: Int32Array, predicted: Int32Array): number | undefined {
  const found = new Set(labels).size;
  const counts = new Map<number, Map<number, number>>();
  for (const [row, label] of labels.entries()) {
    const answer = predicted[row] ?? -1;
    const counted = counts.get(answer) ?? new Map<number, number>();
    counted.set(label, (counted.get(label) ?? 0) + 1);
    counts.set(answer, counted);
  }
  const mostFrequent = [...counts.values()].flatMap((counted) => {
    const [first] = [...counted].toSorted(([, one], [, other]) => other - one);
    return first === undefined ? [] : [first];
  });
  const isOrder =
    new Set(mostFrequent.map(([label]) => label)).size === found && mostFrequent.length === found;
  const accuracy = mostFrequent.reduce((sum, [, count]) => sum + count, 0) / Math.max(1, labels.length);
  const isEnough = labels.length >= found * ROWS_PER_CLASS;
  return found > 1 && isOrder && isEnough && accuracy > LEAST_RIGHT ? accuracy : undefined;
}

/** Says that the classes are in another order. Starts with a capital, and ends without advice. */
export function formatOtherOrder(
  accuracy: number,
  renumbered: number,
  rows: number,
  classes: number,
): string {
  const [what, how] =
    classes === 2
      ? ['The classes seem swapped', 'its two classes were swapped']
      : ['The classes seem to be in another order', 'they were numbered as in the model'];
  return (
    `${what}: the model gets ${percent(accuracy)} of ${String(rows)} labelled inputs right, and would get ` +
    `${percent(renumbered)} right if ${how}.`
  );
}

/** What to do about it. */
export function orderAdvice({ numbering }: LabelOrigin): string {
  const was = numbering === undefined ? '' : ` Here they were read as ${numbering}.`;
  return (
    ' A score would say nothing about it, so there is no verdict. Labels that are words, and folders of ' +
    `pictures, are numbered in alphabetical order.${was} Give labels as numbers from 0, in the order of the ` +
    'scores of the model: a column, or for pictures label, a table image,label.'
  );
}

/** Says which column was taken for the label, and how to name another one. @returns a text that starts with a space, or is empty */
export function labelAdvice({ column }: LabelOrigin): string {
  if (column === undefined) return '';
  return (
    ` The label is the column ${shownName(column, 40)}. If another one is, or none, add label-column: NAME (or none) to the model in ` +
    'the config file.'
  );
}
