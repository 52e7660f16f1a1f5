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
}

/**
 * Makes inputs for questions beyond the data, in the unit box: points between two inputs, which lie near the boundaries between
 * classes, with some noise; if there is hardly any data, every second one is uniform noise.
 */
export function makeInputs({ points, rows, size }: Source, count: number, random: Random): Float32Array {
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
    addScaled(out, share, drawn());
    addScaled(out, 1 - share, drawn());
    addScaled(out, NOISE * random.uniform(), noise);
  }
  return made;
}
