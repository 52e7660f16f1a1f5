import { shownName } from '../model/shown-name.ts';
import { compareClasses } from '../statistics/balanced-accuracy.ts';
import { wilson } from '../statistics/distributions.ts';
import { percent } from '../shown-numbers.ts';

export interface LabelOrigin {
  /** How words were numbered, such as `bad = 0, good = 1`; undefined if they were not. */
  readonly numbering?: string | undefined;
  /** True if the labels are folders of pictures, which the attack does not use. */
  readonly areFolders?: boolean | undefined;
  readonly column?: string | undefined;
}

/** In another order a model must be right this much more often, in balanced accuracy. */
const LEAST_GAIN = 0.1;
/** Fewer rows of each class may fit some order by chance. */
const ROWS_PER_CLASS = 5;

/** For each class of the model the label that it stands for. */
type ClassOrder = ReadonlyMap<number, number>;

/** @returns how often the model would be right in its own order; undefined if no other order fits far better */
export function renumberedAccuracy(labels: Int32Array, predicted: Int32Array): number | undefined {
  const reordered = renumberedClasses(labels, predicted);
  return reordered && compareClasses(labels, reordered).accuracy;
}

/**
 * Finds out whether a model numbers the classes in another order than the labels. The order is that which fits every other row best; the
 * rows between them must be right far more often in it, each class counting alike, so that neither a model that always says the same nor
 * the choice among many orders looks like one.
 * @returns the answers as the labels number them; undefined if no other order fits far better
 */
export function renumberedClasses(labels: Int32Array, predicted: Int32Array): Int32Array | undefined {
  const found = new Set(labels).size;
  if (found < 2 || labels.length < found * ROWS_PER_CLASS) return undefined;
  const order = fittingOrder(everyOther(labels, 0), everyOther(predicted, 0));
  const reordered = predicted.map((one) => order.get(one) ?? one);
  const [own, given, other] = [labels, predicted, reordered].map((all) => everyOther(all, 1));
  if (own === undefined || given === undefined || other === undefined) return undefined;
  const gain = compareClasses(own, other).balanced.value - compareClasses(own, given).balanced.value;
  const better = own.filter((label, row) => other[row] === label && given[row] !== label).length;
  const worse = own.filter((label, row) => other[row] !== label && given[row] === label).length;
  if (gain < LEAST_GAIN || !(wilson(better, better + worse).low > 0.5)) return undefined;
  return reordered;
}

function everyOther(values: Int32Array, first: 0 | 1): Int32Array {
  return values.filter((_value, row) => row % 2 === first);
}

/** Gives each class of the model a label of its own, the most frequent pairs first; the others keep what is left. */
function fittingOrder(labels: Int32Array, predicted: Int32Array): ClassOrder {
  const pairs = [...labels].map((label, row) => ({ label, answer: predicted[row] ?? -1 }));
  const counted = Map.groupBy(pairs, ({ label, answer }) => `${String(answer)} ${String(label)}`);
  const order = new Map<number, number>();
  const taken = new Set<number>();
  for (const [first] of [...counted.values()].toSorted((one, other) => other.length - one.length)) {
    if (first === undefined || order.has(first.answer) || taken.has(first.label)) continue;
    order.set(first.answer, first.label);
    taken.add(first.label);
  }
  return order;
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
