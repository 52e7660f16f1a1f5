import type { ValueExactness } from '../../../exactness.ts';
import type { Budget, Victim } from '../../../types.ts';
import { limitsOf } from '../exact/attack-exactly.ts';
import { comparedRows, OTHER_STRUCTURE, proveEach } from '../exact/compared-rows.ts';
import { type MovedRow, moveOf, type ValueAnalysis, type ValueSetup } from './value-setup.ts';

/** Sums in another order differ by less. */
const SAME_VALUE = 1e-4;
/** A value that the model gives in float32 may be off by this part of itself. */
const ROUNDING = 2 ** -23;

export type ValueProver = Extract<ValueExactness, { readonly how: string }>;

/**
 * Finds out what can be proved of a regression: what was read of its structure must answer as the model does.
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
  return differs ? OTHER_STRUCTURE : found;
}

/** Finds for each row the change within eps that moves its prediction most. */
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
  return proveEach(setup.rows, budget, 0.1, async (one, isOver): Promise<MovedRow> => {
    const row = Float64Array.from(numbers.subarray(one.row * size, (one.row + 1) * size));
    if (isOver()) {
      return { ...one, changed: Float32Array.from(row), value: one.own, verdict: 'undecided' };
    }
    const [own = one.own] = await victim.ask(Float32Array.from(row), 1);
    const reach = setup.tolerance.value - ROUNDING * Math.abs(own);
    const range = prover.rangeOf(row, limits, isOver, [own - reach, own + reach]);
    const moved = await furthest(victim, { ...one, own }, [range.lowRow, range.highRow]);
    const most = Math.max(range.highest - own, own - range.lowest);
    return { ...moved, verdict: verdictOf(moveOf(moved), most, setup.tolerance.value) };
  });
}

/** Rounding may leave a row open whose change is the tolerance itself. */
function verdictOf(moved: number, most: number, tolerance: number): MovedRow['verdict'] {
  if (moved > tolerance) return 'moved';
  return most <= tolerance ? 'kept' : 'undecided';
}

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
