import { CHECK_MARK } from '../../catalog/result/result-words.ts';
import { ONLY_TWO_VALUES } from '../../dataset/data-doubt.ts';
import { NotTestable } from '../../fault.ts';
import type { Inputs } from '../../types.ts';
import type { Eps } from './eps.ts';
import { EPS_ROUNDING, stepsWithin } from './geometry.ts';

type Columns = Pick<Inputs, 'shape' | 'low' | 'high' | 'fixed' | 'texts' | 'whole'>;

/**
 * Makes an eps move at least one column by one step: if all take whole numbers, one that no setting gave is raised.
 * @throws NotTestable if no column can move: then every model would pass
 */
export function requireSteps(data: Columns, eps: Eps, isSet: boolean): Eps {
  const ranges = rangesOf(data);
  const [widest] = ranges;
  if (widest === undefined || widest === Number.POSITIVE_INFINITY) return inSteps(eps, ranges);
  // A column of two values, such as yes and no, changes wholly or not at all: that is for the user to allow.
  if (!isSet && widest > 1) return inSteps(roundedUp(eps, widest), ranges);
  if (stepsWithin(eps.value, widest) > 0) return inSteps(eps, ranges);
  if (widest <= 1) throw new NotTestable(ONLY_TWO_VALUES);
  throw new NotTestable(
    `eps is ${shown(eps.value)}, less than one step of every column, and all columns take whole numbers only: nothing could be ` +
      `changed, so every model would pass. Set eps to at least ${shown(roundUp(1 / widest))}, or leave it out. If columns take other numbers, too, ` +
      'set integer: [].',
  );
}

/** Half a distance between whole numbers is often half a step, which no column can take. */
function roundedUp(eps: Eps, range: number): Eps {
  const steps = Math.max(1, Math.ceil(eps.value * range * (1 - EPS_ROUNDING)));
  const isRaised = steps > stepsWithin(eps.value, range);
  return isRaised ? { ...eps, value: steps / range, from: `${eps.from}${ROUNDED_UP}` } : eps;
}

const ROUNDED_UP = ', raised to whole steps of the column with the most steps';

/** Lowers an eps to whole steps, for pictures of a model that rounds what it gets. @throws NotTestable if it is less than one step */
export function wholeEps({ low, high }: Pick<Inputs, 'low' | 'high'>, eps: Eps): Eps {
  const range = (high[0] ?? 0) - (low[0] ?? 0);
  const steps = stepsWithin(eps.value, range);
  if (steps > 0) return { ...eps, value: steps / range };
  throw new NotTestable(
    `eps is ${shown(eps.value)}, less than one step of the model's pixels, which are whole numbers, so nothing could be changed. Set eps ` +
      `to at least ${shown(roundUp(1 / range))}.`,
  );
}

/** Says which part of the columns nothing attacks: a warning if it is at least half. */
export function formatStuck({ value, stuck }: Eps): readonly string[] {
  if (stuck === undefined) return [];
  const mark = 2 * stuck.count >= stuck.of ? CHECK_MARK : '';
  return [
    `${mark}${String(stuck.count)} of ${String(stuck.of)} columns take whole numbers only, and eps (${shown(value)}) is less than one step of them, so ` +
      `they stayed as they are. Set eps to ${shown(roundUp(stuck.enough))} to attack them, too.`,
  ];
}

/** `5 of 6 columns`: those that eps moves. @returns undefined if it moves every column, or the inputs are pictures */
export function columnsMoved(
  { low, high, fixed, texts, whole = new Set() }: Omit<Columns, 'shape'>,
  eps: number,
): string | undefined {
  if (low.length === 1) return undefined;
  const stuck = [...whole].filter((at) => stepsWithin(eps, (high[at] ?? 0) - (low[at] ?? 0)) === 0);
  const still = new Set([...(fixed ?? []), ...(texts?.keys() ?? []), ...stuck]).size;
  return still === 0 ? undefined : `${String(low.length - still)} of ${String(low.length)} columns`;
}

/** An eps that allows exactly k steps of a column is that many steps, so that no rounding keeps the last one out. */
function inSteps(eps: Eps, ranges: readonly number[]): Eps {
  const value = ranges
    .filter(Number.isFinite)
    .reduce((most, range) => Math.max(most, stepsWithin(eps.value, range) / range), eps.value);
  const many = ranges.filter((range) => range > 1);
  const stuck = many.filter((range) => stepsWithin(value, range) === 0);
  const narrowest = stuck.at(-1);
  if (narrowest === undefined) return { ...eps, value };
  return { ...eps, value, stuck: { count: stuck.length, of: many.length, enough: 1 / narrowest } };
}

/** For each column that may change, its range in steps, infinite if it takes any number; the widest first. */
function rangesOf({ shape, low, high, fixed, texts, whole }: Columns): readonly number[] {
  const size = shape.reduce((product, axis) => product * axis, 1);
  const at = (bounds: Float32Array, column: number): number =>
    bounds[bounds.length === size ? column : 0] ?? 0;
  return Array.from({ length: size }, (_unused, column) => column)
    .flatMap((column) => {
      const range = at(high, column) - at(low, column);
      if (fixed?.has(column) === true || texts?.has(column) === true || !(range > 0)) return [];
      return whole?.has(column) === true ? [range] : [Number.POSITIVE_INFINITY];
    })
    .toSorted((one, other) => other - one);
}

function roundUp(value: number): number {
  return Math.ceil(1000 * value) / 1000;
}

function shown(value: number): string {
  return String(Number(value.toPrecision(3)));
}
