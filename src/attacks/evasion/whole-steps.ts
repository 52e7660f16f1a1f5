import { CHECK_MARK } from '../../core/attack-result.ts';
import { NotTestable } from '../../engine/fault.ts';
import type { Inputs } from '../../engine/types.ts';
import type { Eps } from './eps.ts';

type Columns = Pick<Inputs, 'shape' | 'low' | 'high' | 'fixed' | 'texts' | 'whole'>;

/** A column with fewer steps has two values, such as yes and no: it changes wholly or not at all. */
const FEWEST_STEPS = 2;
/** What rounding may take from a step. */
const ROUNDING = 1e-6;

/**
 * Makes an eps move at least one column by one step: one that was chosen for the user is raised to the smallest step.
 * @throws NotTestable if no column can move: then nothing would be attacked, and every model would pass
 */
export function requireSteps(data: Columns, eps: Eps, isSet: boolean): Eps {
  const steps = stepsOf(data);
  const [least] = steps;
  if (least === undefined) throw new NotTestable(ONLY_TWO_VALUES);
  if (least <= eps.value * (1 + ROUNDING)) return withStuck(eps, steps);
  if (!isSet) return withStuck({ ...eps, value: least, from: FROM_STEP }, steps);
  throw new NotTestable(
    `eps is ${shown(eps.value)}, less than one step of every column, and all columns take whole numbers only: nothing could be ` +
      `changed, so every model would pass. Set eps to at least ${shown(roundUp(least))}, or leave it out. If columns take other numbers, too, ` +
      'set integer: [].',
  );
}

const FROM_STEP = 'one step of the column with the most steps';

const ONLY_TWO_VALUES =
  'Every column that may change has only two values, so nothing can be changed a little. Remove the attack; extraction, drift and ' +
  'outliers work with such columns.';

/**
 * Lowers an eps to a whole number of steps, for pictures of a model that rounds what it gets: else rounding would carry changes beyond it.
 * @throws NotTestable if it is less than one step
 */
export function wholeEps({ low, high }: Pick<Inputs, 'low' | 'high'>, eps: Eps): Eps {
  const range = (high[0] ?? 0) - (low[0] ?? 0);
  const steps = Math.floor(eps.value * range * (1 + ROUNDING));
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

function withStuck(eps: Eps, steps: readonly number[]): Eps {
  const stuck = steps.filter((step) => step > eps.value * (1 + ROUNDING));
  const enough = stuck.at(-1);
  return enough === undefined ? eps : { ...eps, stuck: { count: stuck.length, of: steps.length, enough } };
}

/** For each column that may change, the smallest eps that moves it: 0 for any, else one step as a share of the range; sorted. */
function stepsOf({ shape, low, high, fixed, texts, whole }: Columns): readonly number[] {
  const size = shape.reduce((product, axis) => product * axis, 1);
  const at = (bounds: Float32Array, column: number): number =>
    bounds[bounds.length === size ? column : 0] ?? 0;
  return Array.from({ length: size }, (_unused, column) => column)
    .flatMap((column) => {
      const range = at(high, column) - at(low, column);
      if (fixed?.has(column) === true || texts?.has(column) === true || !(range > 0)) return [];
      if (whole?.has(column) !== true) return [0];
      return range < FEWEST_STEPS ? [] : [1 / range];
    })
    .toSorted((one, other) => one - other);
}

function roundUp(value: number): number {
  return Math.ceil(1000 * value) / 1000;
}

function shown(value: number): string {
  return String(Number(value.toPrecision(3)));
}
