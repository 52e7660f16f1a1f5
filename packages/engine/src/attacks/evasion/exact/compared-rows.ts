import { Random } from '../../../random.ts';
import type { Budget, Inputs } from '../../../types.ts';
import { letOthersRun } from '../../../victim/let-others-run.ts';

/** Rows of which the structure must give what the model itself gives, and as many mixed ones. */
const COMPARED = 500;

interface ComparedRows {
  readonly asked: Float32Array;
  readonly rows: readonly Float64Array[];
}

/** Rows on which a model is compared with what was read of its structure: rows of the data, and mixed ones, which reach other leaves. */
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

/** Why nothing is proved of a model whose answers are not those of its structure. */
export const OTHER_STRUCTURE = {
  why: 'the structure that was read from the file answers differently from the model itself',
};

/** The most time for one row, in milliseconds. It decides 99 of 100 rows of common models. */
const ROW_MS = 1_000;

/**
 * Proves rows one after another.
 * @param begun the progress at the beginning, from 0 to 1
 * @param prove is told by `isOver` when the time of its row is up
 */
export async function proveEach<T, P>(
  rows: readonly T[],
  budget: Budget,
  begun: number,
  prove: (row: T, isOver: () => boolean) => P | Promise<P>,
): Promise<readonly P[]> {
  const proved: P[] = [];
  for (const [at, row] of rows.entries()) {
    const done = begun + ((0.95 - begun) * at) / rows.length;
    budget.progress(done, `proving row ${String(at + 1)} of ${String(rows.length)}`);
    await letOthersRun();
    const endsAt = performance.now() + ROW_MS;
    proved.push(await prove(row, () => performance.now() > endsAt || budget.timeLeftMs() <= 0));
  }
  return proved;
}
