import type { Random } from '../../random.ts';
import { isCategory } from '../../statistics/encode-tables.ts';
import { oneHot } from '../extraction/targets.ts';
import type { Budget, Victim } from '../../types.ts';
import type { Pool } from './pool.ts';

/** What the model says of each row of the pool. */
export interface Answers {
  /** Shares of the classes, of labels 0 and 1, `size` for each row; one value for a regression. */
  readonly values: Float32Array;
  readonly size: number;
  readonly rows: number;
}

/** How far copies of rows are moved, as a share of each column's deviation. */
export const MOVES = [0.05, 0.25] as const;
/** Copies of each row for each of them. */
const COPIES = 10;
/** Questions for each row. */
export const QUESTIONS = 1 + COPIES * MOVES.length;
/** Columns with more values hold numbers that can be moved a little. */
const FEW_VALUES = 12;
/** The share of the deviation at which every value of a column of few values is swapped. */
const SWAPPED = 2.5;

/** Asks the model about the rows of the pool. */
export async function askPool(victim: Victim, pool: Pool): Promise<Answers> {
  return answersTo(victim, pool, pool.inputs.values);
}

async function answersTo(victim: Victim, { classes, inputs }: Pool, values: Float32Array): Promise<Answers> {
  const rows = inputs.count;
  const answers = await victim.ask(values, rows);
  if (classes === 0) return { values: answers, size: 1, rows };
  if (victim.answers === 'scores') return { values: answers, size: victim.answerSize, rows };
  const named = Int32Array.from(answers, (answer) => Math.round(answer));
  const size = named.reduce((most, one) => Math.max(most, one + 1), classes);
  return { values: oneHot(named, size), size, rows };
}

/** Asks about copies of the rows, moved at random, in rounds: as many as the time allows. */
export async function askCopies(
  victim: Victim,
  pool: Pool,
  random: Random,
  budget: Budget,
): Promise<readonly (readonly Answers[])[]> {
  const spread = spreadsOf(pool);
  const asked = MOVES.map((): Answers[] => []);
  for (let copy = 0; copy < COPIES; copy += 1) {
    for (const [at, move] of MOVES.entries()) {
      if (budget.timeLeftMs() <= 0) return asked;
      budget.progress(0.1 + (0.2 * copy) / COPIES, 'asking about changed copies of the rows');
      asked[at]?.push(await answersTo(victim, pool, moved(pool, spread, move, random)));
    }
  }
  return asked;
}

/** The standard deviation of each column; 0 for one whose values are swapped. */
function spreadsOf({ inputs }: Pool): Float64Array {
  const { values, count } = inputs;
  const size = values.length / count;
  return Float64Array.from({ length: size }, (_unused, column) => {
    if (isCategory(inputs, column)) return 0;
    const own: number[] = [];
    for (let row = 0; row < count; row += 1) {
      const value = values[row * size + column] ?? 0;
      if (!Number.isNaN(value)) own.push(value);
    }
    if (new Set(own).size <= FEW_VALUES) return 0;
    const mean = own.reduce((sum, value) => sum + value, 0) / own.length;
    return Math.sqrt(own.reduce((sum, value) => sum + (value - mean) ** 2, 0) / own.length);
  });
}

/** The rows with noise on numbers, within the bounds of the data, and other rows' values in columns of few values. */
function moved({ inputs }: Pool, spread: Float64Array, move: number, random: Random): Float32Array {
  const { values, count } = inputs;
  const size = spread.length;
  const copy = values.slice();
  const noise = new Float32Array(size);
  for (let row = 0; row < count; row += 1) {
    random.fillNormals(noise);
    for (let column = 0; column < size; column += 1) {
      const at = row * size + column;
      const own = spread[column] ?? 0;
      if (own > 0) copy[at] = within(inputs, column, (values[at] ?? 0) + move * own * (noise[column] ?? 0));
      else if (random.uniform() < move / SWAPPED) {
        copy[at] = values[random.integer(count) * size + column] ?? 0;
      }
    }
  }
  return copy;
}

/** A value that a column may hold. */
function within({ low, high, whole }: Pool['inputs'], column: number, value: number): number {
  const [least = value, most = value] = [low[column] ?? low[0], high[column] ?? high[0]];
  const bounded = Math.min(most, Math.max(least, value));
  return whole?.has(column) === true ? Math.round(bounded) : bounded;
}
