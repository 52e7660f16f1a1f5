import type { AttackSpace } from '../evasion/attack-space.ts';
import type { Random } from '../../engine/random.ts';
import { addScaled, rowOf } from '../../engine/vectors.ts';

/** How far inputs are blurred by noise, as a share of the range. */
const NOISE = 0.08;

/** Inputs in the unit box, and the rows among them that the attack may use. */
export interface Source {
  readonly points: Float32Array;
  readonly rows: Int32Array;
  readonly size: number;
  /** Says which numbers cannot be mixed of two, such as the code of a text: they are taken from one of them. */
  readonly space?: Pick<AttackSpace, 'isWhole'>;
}

/**
 * Makes pictures for questions beyond the data, in the unit box: points between two pictures, which lie near the boundaries between
 * classes, with some noise.
 */
export function makeInputs({ points, rows, size }: Source, count: number, random: Random): Float32Array {
  const made = new Float32Array(count * size);
  const noise = new Float32Array(size);
  const drawn = (): Float32Array => rowOf(points, rows[random.integer(rows.length)] ?? 0, size);
  for (let index = 0; index < count; index += 1) {
    const out = rowOf(made, index, size);
    const share = random.uniform();
    random.fillNormals(noise);
    const [first, second] = [drawn(), drawn()];
    addScaled(out, share, first);
    addScaled(out, 1 - share, second);
    addScaled(out, NOISE * random.uniform(), noise);
  }
  return made;
}
