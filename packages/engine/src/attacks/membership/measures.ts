import type { Pool } from './pool.ts';

/** What answers say of the label of each row. Of a classifier: the log-odds, and the share, of the label; of a regression: the value. */
export type Measures = readonly Float64Array[];

const LEAST_SHARE = 1e-6;

/**
 * Measures answers against the labels. The odds add up the shares of the other classes: 1 less the own one would lose digits.
 * @param size the numbers of an answer
 */
export function measured(
  { labels, classes }: Pick<Pool, 'labels' | 'classes'>,
  answers: Float32Array,
  size: number,
): Measures {
  if (classes === 0) return [Float64Array.from(answers)];
  const [odds, shares] = [new Float64Array(labels.length), new Float64Array(labels.length)];
  for (const [row, label] of labels.entries()) {
    const own = label < size ? (answers[row * size + label] ?? 0) : 0;
    let others = 0;
    for (let name = 0; name < size; name += 1) if (name !== label) others += answers[row * size + name] ?? 0;
    odds[row] = Math.log(Math.max(LEAST_SHARE, own)) - Math.log(Math.max(LEAST_SHARE, others));
    shares[row] = own;
  }
  return [odds, shares];
}
