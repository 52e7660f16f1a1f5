import { Random } from '../../../engine/random.ts';
import type { Inputs } from '../../../engine/types.ts';

/** Rows of which the structure must give what the model itself gives, and as many mixed ones. */
const COMPARED = 500;

/** Rows in both forms: as the model is asked, and as its structure is. */
export interface ComparedRows {
  readonly asked: Float32Array;
  readonly rows: readonly Float64Array[];
}

/**
 * Rows on which a model is compared with what was read of its structure: rows of the data, and rows that take each column from
 * another of them. Those reach leaves that no row of the data does, as changed rows will.
 */
export function comparedRows({ values, doubles, count: all }: Inputs, size: number): ComparedRows {
  const count = Math.min(COMPARED, all);
  const numbers = doubles ?? values;
  const random = new Random(0);
  const rows = Array.from({ length: 2 * count }, (_unused, at) =>
    Float64Array.from(
      { length: size },
      (_one, column) => numbers[(at < count ? at : random.integer(count)) * size + column] ?? Number.NaN,
    ),
  );
  const asked = new Float32Array(rows.length * size);
  for (const [at, row] of rows.entries()) asked.set(row, at * size);
  return { asked, rows };
}
