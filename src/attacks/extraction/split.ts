import { createHash } from 'node:crypto';
import type { Random } from '../../engine/random.ts';
import { rowOf } from '../../engine/vectors.ts';
import { CLASSIFIER_HELD_SHARE } from './descriptor.ts';

/** Rows that the attack may ask about, and rows that only measure how well it did. */
export interface Split {
  readonly pool: Int32Array;
  readonly held: Int32Array;
}

/** More inputs than these make the fidelity hardly more exact: its interval is then below ±.03. */
const MOST_HELD = 1_000;

/**
 * Splits inputs at random: half of them, at most 1,000, are held out. Equal inputs count once, so that none is on both sides.
 */
export function splitRows(points: Float32Array, count: number, size: number, random: Random): Split {
  const seen = new Set<string>();
  const rows = random.permutation(count).filter((row) => {
    const key = createHash('sha256')
      .update(rowOf(points, row, size))
      .digest('base64');
    return !seen.has(key) && seen.add(key).size > 0;
  });
  const held = Math.min(MOST_HELD, Math.ceil(CLASSIFIER_HELD_SHARE * rows.length));
  return { held: rows.slice(0, held), pool: rows.slice(held) };
}
