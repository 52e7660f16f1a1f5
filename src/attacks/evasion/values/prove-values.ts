import type { ValueExactness } from '../../../engine/exactness.ts';
import type { Budget, Victim } from '../../../engine/types.ts';
import { letOthersRun } from '../../../engine/victim/let-others-run.ts';
import { limitsOf } from '../exact/attack-exactly.ts';
import { comparedRows } from '../exact/compared-rows.ts';
import { type MovedRow, moveOf } from './moved-row.ts';
import type { ValueAnalysis, ValueSetup } from './value-setup.ts';

/** The most time for one row, in milliseconds: for its least and its greatest value. */
const ROW_MS = 1_000;
/** Sums in another order differ by less. */
const SAME_VALUE = 1e-4;
/** A value that the model gives in float32 may be off by this part of itself. */
const ROUNDING = 2 ** -23;

/** What computes a proof. */
export type ValueProver = Extract<ValueExactness, { readonly how: string }>;

/**
 * Finds out what can be proved of a regression. What was read of its structure must answer as the model does: else nothing is proved.
 * @returns undefined for random models, and models of another kind
 */
export async function findValueExactness(
  { exactValues, randomness, data }: ValueAnalysis,
  victim: Victim,
): Promise<ValueExactness | undefined> {
  if (exactValues === undefined || randomness !== undefined) return undefined;
  const found = exactValues();
  if (found === undefined || 'why' in found) return found;
  const { asked, rows } = comparedRows(data, victim.inputSize);
  const values = await victim.ask(asked, rows.length);
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const differs = rows.some(
    (row, at) => !(Math.abs(found.valueOf(row) - (values[at] ?? Number.NaN)) <= SAME_VALUE * largest),
  );
  return differs
    ? { why: 'the structure that was read from the file answers differently from the model itself' }
    : found;
}

/**
 * Decides for each row whether a change within eps moves its prediction by more than the tolerance. If one does, it is the one that
 * moves it most.
 */
export async function proveValues(
  { data }: ValueAnalysis,
  victim: Victim,
  setup: ValueSetup,
  prover: ValueProver,
  budget: Budget,
): Promise<readonly MovedRow[]> {
  const limits = limitsOf(data, setup.eps.value);
  const size = victim.inputSize;
  const numbers = data.doubles ?? data.values;
  const proved: MovedRow[] = [];
  for (const [at, one] of setup.rows.entries()) {
    budget.progress(
      0.1 + (0.85 * at) / setup.rows.length,
      `proving row ${String(at + 1)} of ${String(setup.rows.length)}`,
    );
    await letOthersRun();
    const values = numbers.subarray(one.row * size, (one.row + 1) * size);
    const row = Float64Array.from(values);
    const endsAt = performance.now() + ROW_MS;
    const isOver = (): boolean => performance.now() > endsAt || budget.timeLeftMs() <= 0;
    if (budget.timeLeftMs() <= 0) {
      proved.push({ ...one, changed: Float32Array.from(row), value: one.own, verdict: 'undecided' });
      continue;
    }
    const [own = one.own] = await victim.ask(Float32Array.from(row), 1);
    const reach = setup.tolerance.value - ROUNDING * Math.abs(own);
    const range = prover.rangeOf(row, limits, isOver, [own - reach, own + reach]);
    const moved = await furthest(victim, { ...one, own }, [range.lowRow, range.highRow]);
    const most = Math.max(range.highest - own, own - range.lowest);
    proved.push({ ...moved, verdict: verdictOf(moveOf(moved), most, setup.tolerance.value) });
  }
  return proved;
}

/** Rounding may leave a row open whose change is the tolerance itself. */
function verdictOf(moved: number, most: number, tolerance: number): MovedRow['verdict'] {
  if (moved > tolerance) return 'moved';
  return most <= tolerance ? 'kept' : 'undecided';
}

/** Asks the model itself about what was found: the change that moves its prediction most. */
async function furthest(
  victim: Victim,
  one: ValueSetup['rows'][number],
  found: readonly Float64Array[],
): Promise<Omit<MovedRow, 'verdict'>> {
  const all = found.map((values) => Float32Array.from(values));
  const joined = Float32Array.from(all.flatMap((values) => [...values]));
  const values = await victim.ask(joined, all.length);
  const moves = Array.from(values, (value) => Math.abs(value - one.own));
  const best = moves.indexOf(Math.max(...moves));
  return { ...one, changed: all[best] ?? new Float32Array(0), value: values[best] ?? one.own };
}
