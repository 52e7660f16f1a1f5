import type { AttackSpace } from '../evasion/attack-space.ts';
import type { Random } from '../../random.ts';
import { addScaled, rowOf } from '../../vectors.ts';

/** The noise of a row, as a share of the standard deviation of each column: as much as the data varies. */
const NOISE = 0.5;
/** The same if it is to stay near its row. */
export const SMALL_NOISE = 0.15;

const PICTURE_NOISE = 0.08;

/** Inputs in the unit box, and the rows among them that the attack may use. */
export interface Source {
  readonly points: Float32Array;
  readonly rows: Int32Array;
  readonly size: number;
  /** Says which numbers cannot be mixed of two, such as the code of a text: they are taken from one of them. */
  readonly space?: Pick<AttackSpace, 'isWhole'>;
}

/**
 * Makes rows for questions beyond the data: in turns a row with columns of another one, and a row with noise. Both vary as much as
 * the data; points between two rows would lie nearer to its middle.
 */
export function makeRows(source: Source, count: number, random: Random, share = NOISE): Float32Array {
  const { points, rows, size, space } = source;
  const made = new Float32Array(count * size);
  const noise = new Float32Array(size);
  const spread = spreadOf(source);
  const drawn = (): Float32Array => rowOf(points, rows[random.integer(rows.length)] ?? 0, size);
  for (let index = 0; index < count; index += 1) {
    const out = rowOf(made, index, size);
    out.set(drawn());
    if (index % 2 === 0) {
      const other = drawn();
      for (let column = 0; column < size; column += 1) {
        if (random.uniform() < 0.5) out[column] = other[column] ?? 0;
      }
      continue;
    }
    random.fillNormals(noise);
    for (let column = 0; column < size; column += 1) {
      const own = out[column] ?? 0;
      if (space?.isWhole(column, own, own) === true) continue;
      out[column] = own + share * (spread[column] ?? 0) * (noise[column] ?? 0);
    }
  }
  return made;
}

function spreadOf({ points, rows, size, space }: Source): Float64Array {
  return Float64Array.from({ length: size }, (_unused, column) => {
    const values = Array.from(rows, (row) => points[row * size + column] ?? 0).filter(
      (value) => space?.isWhole(column, value, value) !== true,
    );
    const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    return Math.sqrt(
      values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length),
    );
  });
}

/** Makes pictures: points between two pictures, near the boundaries between classes, with some noise. */
export function makePictures({ points, rows, size }: Source, count: number, random: Random): Float32Array {
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
    addScaled(out, PICTURE_NOISE * random.uniform(), noise);
  }
  return made;
}
