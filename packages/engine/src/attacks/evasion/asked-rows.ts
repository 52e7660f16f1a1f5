import type { Inputs } from '../../types.ts';
import { rowOf, takeRows } from '../../vectors.ts';
import type { Oracle } from './oracle.ts';
import type { Pool } from './black-box/starts.ts';

/** The rows of the data that the victim was asked about before the attack. */
export interface AskedRows {
  /** Their places in the data, in the order in which they were asked. */
  readonly rows: Int32Array;
  readonly labels: Int32Array;
  readonly predicted: Int32Array;
  /** The first of them, with their answers. */
  readonly pool: Pool;
  readonly msEach: number;
  /** The rows that should have been asked, had there been time; at most all of the data. */
  readonly wanted: number;
}

interface AskPlan {
  readonly order: Int32Array;
  /** How many answers are kept, to start attacks and substitutes from. */
  readonly kept: number;
  /** After this time only so many more are asked that the attack can begin. */
  readonly timeMs: number;
}

/** Rows that are asked together, and at least, however long it takes. */
export const LEAST_ASKED = 100;

/** Asks about rows of the data until they, the queries, or their part of the time end. */
export async function askRows(
  oracle: Oracle,
  { values }: Inputs,
  labels: Int32Array,
  { order, kept, timeMs }: AskPlan,
): Promise<AskedRows> {
  const { space } = oracle;
  const started = performance.now();
  const points = new Float32Array(Math.min(kept, order.length) * space.size);
  const answers: Float32Array[] = [];
  const predicted = new Int32Array(order.length);
  let count = 0;
  while (count < order.length && (count < LEAST_ASKED || performance.now() - started < timeMs)) {
    const rows = order.subarray(count, count + LEAST_ASKED);
    const asked = space.snap(space.fromModel(takeRows(values, rows, space.size)));
    const replies = await oracle.answers(Array.from(rows, (_row, index) => rowOf(asked, index, space.size)));
    for (const [index, reply] of replies.entries()) {
      predicted[count + index] = oracle.classOf(reply);
      if (count + index >= kept) continue;
      points.set(rowOf(asked, index, space.size), (count + index) * space.size);
      answers.push(reply);
    }
    count += replies.length;
    if (replies.length < rows.length) break;
  }
  const rows = order.slice(0, count);
  return {
    rows,
    labels: Int32Array.from(rows, (row) => labels[row] ?? 0),
    predicted: predicted.slice(0, count),
    pool: {
      points: points.subarray(0, answers.length * space.size),
      count: answers.length,
      answers,
      predicted: predicted.slice(0, answers.length),
    },
    msEach: (performance.now() - started) / Math.max(1, count),
    wanted: order.length,
  };
}
