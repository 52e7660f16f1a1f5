import { MINIMUM } from '../attacks/minimum.ts';
import type { Inputs } from '../types.ts';
import { formatPossible, holdSameInputs } from '../distinct-inputs.ts';
import { countCombinations } from './tables/held-columns.ts';
import { boundsOf } from './tables/scale-inputs.ts';
import { whyOnlyFreeText } from './tables/free-text.ts';

/** The inputs of an analysis as they were read, before any question to a model. */
export type ReadInputs = Pick<Inputs, 'values' | 'count' | 'columns' | 'texts' | 'fixed' | 'whole'>;

export interface AboutData {
  /** Classes, or the values of a regression. */
  readonly labels?: ArrayLike<number> | undefined;
  /** The bounds of the columns that attacks work in: those of minmax, if it is given. */
  readonly bounds?: { readonly low: ArrayLike<number>; readonly high: ArrayLike<number> } | undefined;
  /** True if eps is estimated from the distances of inputs. */
  readonly isEpsEstimated: boolean;
}

/** Says why no verdict can rest on data, as far as it is known without a model; undefined if nothing is known against it. */
export function dataDoubt(attack: string, data: ReadInputs, about: AboutData): string | undefined {
  if (attack === 'extraction') return whyOnlyFreeText(data);
  if (attack !== 'evasion') return undefined;
  const why = whyAllHeld(data) ?? whyOneLabel(about);
  return why ?? (about.isEpsEstimated ? (whyTwoValued(data, about) ?? whyTooWide(data, about)) : undefined);
}

const FEWEST = 20;

function whyOneLabel({ labels }: AboutData): string | undefined {
  if (labels === undefined || labels.length < FEWEST) return undefined;
  for (let row = 1; row < labels.length; row += 1) if (labels[row] !== labels[0]) return undefined;
  return (
    `All ${String(labels.length)} labels in data are the same, so nothing shows that the model tells inputs apart. Give data with rows of ` +
    'at least two classes (or values).'
  );
}

/** Inputs that lie so near to each other, as a share of the range, count as the same when eps is estimated. */
const SAME = 0.01;

/** Said if nothing can be changed a little, but each column by its whole range. */
export const ONLY_TWO_VALUES =
  'Every column that may change has only two values, so nothing can be changed a little. Set eps: 1 to let every column take its ' +
  'other value; or remove the attack: extraction, drift and outliers work with such columns.';

/** @returns why no estimated eps moves a column; undefined if one has more than two values */
function whyTwoValued(data: ReadInputs, about: AboutData): string | undefined {
  const ranges = about.bounds ?? boundsOf(data);
  const isTwoValued = (column: number): boolean =>
    data.fixed?.has(column) === true ||
    (data.whole?.has(column) === true && (ranges.high[column] ?? 0) - (ranges.low[column] ?? 0) <= 1);
  const size = data.values.length / Math.max(1, data.count);
  for (let column = 0; column < size; column += 1) if (!isTwoValued(column)) return undefined;
  return data.count < FEWEST ? undefined : ONLY_TWO_VALUES;
}

/** @returns why no distance can be told; undefined if some column fills more than a hundredth of its bounds */
function whyTooWide(data: ReadInputs, { bounds }: AboutData): string | undefined {
  if (bounds === undefined) return undefined;
  const { low, high } = boundsOf(data);
  const filled = low.map((least, column) => {
    const range = (bounds.high[column] ?? 0) - (bounds.low[column] ?? 0);
    return range > 0 ? ((high[column] ?? 0) - least) / range : 0;
  });
  if (filled.some((share) => share > SAME) || filled.every((share) => !(share > 0))) return undefined;
  return (
    'minmax is so wide that the data fills at most a hundredth of the range of every column, so all ' +
    'inputs count as the same and eps cannot be estimated. Give the least and the largest value that ' +
    'each column takes, or remove minmax: then the bounds come from data.'
  );
}

interface LabelledSet {
  readonly inputs: Pick<Inputs, 'values' | 'count'>;
  readonly labels: ArrayLike<number> | undefined;
}

/** @returns why drift of data from itself cannot be found; undefined if inputs or labels differ */
export function whySameSets(data: LabelledSet, reference: LabelledSet): string | undefined {
  if (!holdSameInputs(data.inputs, reference.inputs)) return undefined;
  const [one, other] = [data.labels, reference.labels].map((labels) =>
    Float64Array.from(labels ?? []).toSorted(),
  );
  const isBoth = data.labels !== undefined && reference.labels !== undefined;
  return isBoth && one?.join() !== other?.join() ? undefined : SAME_SETS;
}

export const SAME_SETS =
  'reference_data and data hold the same inputs, so nothing is known about drift: give data that was collected after ' +
  'reference_data, or remove the analysis.';

/** With fewer different inputs there is no extraction, either. */
const FEWEST_FOR_COPIES = 2 * MINIMUM.compared;

/** @returns why there is nothing that evasion could change a little; undefined if there is */
export function whyAllHeld(data: ReadInputs): string | undefined {
  const size = data.values.length / Math.max(1, data.count);
  const held = new Set([...(data.fixed ?? []), ...(data.texts?.keys() ?? [])]);
  if (size === 0 || held.size < size) return undefined;
  const remedy = formatPossible(countCombinations(data), FEWEST_FOR_COPIES);
  return (
    whyOnlyFreeText(data) ??
    'Evasion changes numbers a little, but no column of this data may change: all are text, categories, ' +
      'one-hot groups or fixed.' +
      (remedy === '' ? ' Remove the attack; extraction, drift and outliers work with such columns.' : remedy)
  );
}
