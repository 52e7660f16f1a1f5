import type { AttackSpace } from '../evasion/attack-space.ts';
import type { Random } from '../../engine/random.ts';
import { addScaled, rowOf } from '../../engine/vectors.ts';

/** How far inputs are blurred by noise, as a share of the range. */
const NOISE = 0.08;
/** With fewer inputs, uniform noise is asked as well. */
const FEW = 20;

/** Inputs in the unit box, and the rows among them that the attack may use. */
export interface Source {
  readonly points: Float32Array;
  readonly rows: Int32Array;
  readonly size: number;
  /** Says which numbers cannot be mixed of two, such as the code of a text: they are taken from one of them. */
  readonly space?: Pick<AttackSpace, 'holds' | 'isWhole'>;
}

/**
 * Makes inputs for questions beyond the data, in the unit box: points between two inputs, which lie near the boundaries between
 * classes, with some noise; if there is hardly any data, every second one is uniform noise.
 */
export function makeInputs(
  { points, rows, size, space }: Source,
  count: number,
  random: Random,
): Float32Array {
  const made = new Float32Array(count * size);
  const noise = new Float32Array(size);
  const drawn = (): Float32Array => rowOf(points, rows[random.integer(rows.length)] ?? 0, size);
  for (let index = 0; index < count; index += 1) {
    const out = rowOf(made, index, size);
    if (rows.length === 0 || (rows.length < FEW && index % 2 === 0)) {
      for (let at = 0; at < size; at += 1) out[at] = random.uniform();
      continue;
    }
    const share = random.uniform();
    random.fillNormals(noise);
    const [first, second] = [drawn(), drawn()];
    addScaled(out, share, first);
    addScaled(out, 1 - share, second);
    addScaled(out, NOISE * random.uniform(), noise);
    takeWhole(out, first, second, space, random);
  }
  return made;
}

function takeWhole(
  out: Float32Array,
  first: Float32Array,
  second: Float32Array,
  space: Source['space'],
  random: Random,
): void {
  if (space?.holds !== true) return;
  for (let column = 0; column < out.length; column += 1) {
    const [a, b] = [first[column] ?? 0, second[column] ?? 0];
    if (space.isWhole(column, a, b)) out[column] = random.uniform() < 0.5 ? a : b;
  }
}
