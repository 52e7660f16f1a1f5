import { Random } from '../random.ts';
import type { Inputs } from '../types.ts';
import { takeRows } from '../vectors.ts';
import { evenRows } from './check-scale.ts';
import type { LocalModel } from '../victim/local-model.ts';

/** Rows are asked about in such parts, all of them unless that takes longer than so many milliseconds. */
const PART = 64;
const MOST_MS = 5_000;

/** Inputs that show how the answers of a model are to be read: all of most tables, a few of large pictures. */
const [SETTLED, LEAST_SETTLED, SETTLED_NUMBERS] = [1_000, 8, 2 ** 20];

/** Lets a model look at its answers about the data. @returns what the user should know @throws ArtifactFault if they cannot be attacked */
export async function settleAnswers(
  victim: LocalModel,
  { values, count }: Inputs,
  labels: Int32Array | undefined,
): Promise<readonly string[]> {
  const most = Math.max(LEAST_SETTLED, Math.floor(SETTLED_NUMBERS / victim.inputSize));
  const rows = evenRows(count, Math.min(SETTLED, most));
  const own = labels && rows.map((row) => labels[row] ?? 0);
  return (await victim.settle?.(takeRows(values, rows, victim.inputSize), rows.length, own)) ?? [];
}

/** Asks a model about all inputs, in random order, as long as the time allows. These are no queries of an attack. */
export async function askAboutRows(
  victim: LocalModel,
  inputs: Inputs,
): Promise<{ readonly rows: Int32Array; readonly answers: Float32Array }> {
  const order = new Random(0).permutation(inputs.count);
  const parts: number[] = [];
  let asked = 0;
  const started = performance.now();
  while (asked < order.length && (asked === 0 || performance.now() - started < MOST_MS)) {
    const rows = order.subarray(asked, asked + PART);
    for (const value of await victim.look(takeRows(inputs.values, rows, victim.inputSize), rows.length)) {
      parts.push(value);
    }
    asked += rows.length;
  }
  return { rows: order.subarray(0, asked), answers: Float32Array.from(parts) };
}
