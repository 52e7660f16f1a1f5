import { type DrawnInputs, drawRows } from '../../draw-rows.ts';
import { EACH_CLASS } from '../../catalog/result/result-words.ts';
import { HELD_SHARE } from '../minimum.ts';

/** Rows that the attack may ask about, and rows that only measure how well it did. */
export interface Split {
  readonly pool: Int32Array;
  readonly held: Int32Array;
  readonly keys: Float64Array;
}

/** More inputs than these make the fidelity hardly more exact: its interval is then below ±.03. */
const MOST_HELD = 1_000;

/**
 * Holds out half of each class, at most 1,000 inputs together. Equal inputs count once, so that none is on both sides.
 * @param labels all rows are one class without them
 */
export function splitRows(
  data: DrawnInputs,
  seed: number,
  labels: Int32Array = new Int32Array(data.count),
): Split {
  const { keys, order } = drawRows(data, seed, { labels, each: EACH_CLASS });
  const seen = new Set<number>();
  const rows = order.filter((row) => {
    const key = keys[row] ?? 0;
    return !seen.has(key) && seen.add(key).size > 0;
  });
  const ofClass = Map.groupBy(rows, (row) => labels[row] ?? 0);
  const halves = [...ofClass.values()].flatMap((some) =>
    some.slice(0, Math.ceil(HELD_SHARE.classifier * some.length)),
  );
  const isHalf = new Set(halves);
  const most = Math.min(MOST_HELD, Math.ceil(HELD_SHARE.classifier * rows.length));
  const held = rows.filter((row) => isHalf.has(row)).slice(0, most);
  const isHeld = new Set(held);
  return { keys, held, pool: rows.filter((row) => !isHeld.has(row)) };
}
