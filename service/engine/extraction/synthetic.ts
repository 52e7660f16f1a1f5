import type { Random } from '../random.ts';
import { addScaled, rowOf } from '../vectors.ts';

/** How far inputs are blurred by noise, as a share of the range. */
const NOISE = 0.08;
/** With fewer inputs, uniform noise is asked as well. */
const FEW = 20;

/**
 * Makes inputs for questions beyond the data, in the unit box: points between two inputs, which lie near the boundaries between
 * classes, with some noise; if there is hardly any data, every second one is uniform noise.
 */
export function makeInputs(pool: Float32Array, size: number, count: number, random: Random): Float32Array {
  const rows = pool.length / size;
  const made = new Float32Array(count * size);
  const noise = new Float32Array(size);
  for (let index = 0; index < count; index += 1) {
    const out = rowOf(made, index, size);
    if (rows === 0 || (rows < FEW && index % 2 === 0)) {
      for (let at = 0; at < size; at += 1) out[at] = random.uniform();
      continue;
    }
    const share = random.uniform();
    random.fillNormals(noise);
    addScaled(out, share, rowOf(pool, random.integer(rows), size));
    addScaled(out, 1 - share, rowOf(pool, random.integer(rows), size));
    addScaled(out, NOISE * random.uniform(), noise);
  }
  return made;
}
