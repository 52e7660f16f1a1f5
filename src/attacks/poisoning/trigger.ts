import { rowOf } from '../../engine/statistics/matrix.ts';
import { median } from '../../engine/statistics/robust.ts';
import { STRENGTHS, type Case, type Suspects } from './case.ts';
import { variationWithout } from './natural-variation.ts';

/** Something that may have been put onto inputs. */
export interface Trigger {
  readonly kind: 'pattern' | 'patch' | 'values';
  /** For a pattern what is added to each number; for a patch, and for values of columns, what replaces it. */
  readonly values: Float64Array;
  /** 1 for the numbers that are replaced. */
  readonly mask: Uint8Array;
  readonly suspects: Suspects;
}

/** A patch covers at most this share of an input. */
const LARGEST_PATCH = 0.25;
/** A number belongs to a patch if the patch explains this share of how far the row is from what was expected. */
const EXPLAINED = 0.5;
const LEAST_GAIN = 0.03;

/** Returns the triggers that the suspects' differences from what was expected suggest. */
export function proposeTriggers(subject: Case, suspects: Suspects): Trigger[] {
  const mean = meanDifference(subject, suspects);
  return [
    // Of equally good ones the first counts: the simplest.
    ...proposePatches(subject, suspects),
    ...patternsOf(mean, suspects, suspects.strengths),
    ...patternsOf(variationWithout(subject, suspects.label).filter(mean), suspects, STRENGTHS),
  ];
}

/** Returns what the suspects share, less natural variation, in several strengths: it flips hardly any input of a sound model. */
export function proposeUnnatural(subject: Case, suspects: Suspects, strengths: readonly number[]): Trigger[] {
  const mean = meanDifference(subject, suspects);
  return patternsOf(variationWithout(subject, suspects.label).filter(mean), suspects, strengths);
}

function meanDifference(subject: Case, suspects: Suspects): Float64Array {
  const mean = new Float64Array(subject.data.columns);
  suspects.rows.forEach((row, index) => {
    const expected = suspects.expected[index];
    rowOf(subject.data, row).forEach((value: number, j: number) => {
      mean[j] = (mean[j] ?? 0) + (value - (expected?.[j] ?? 0)) / suspects.rows.length;
    });
  });
  return mean;
}

/** An added pattern (blended, sinusoidal) in several strengths. */
function patternsOf(pattern: Float64Array, suspects: Suspects, strengths: readonly number[]): Trigger[] {
  const mask = new Uint8Array(pattern.length).fill(1);
  return strengths.map((strength) => ({
    kind: 'pattern' as const,
    values: pattern.map((value) => value * strength),
    mask,
    suspects,
  }));
}

/** The numbers at which suspects agree on a value that was not expected, the clearest first, and the values. */
interface Agreement {
  readonly order: readonly number[];
  readonly values: Float64Array;
}

/** A patch: the numbers at which the suspects agree on a value that was not expected. Several sizes are proposed. */
function proposePatches(subject: Case, suspects: Suspects): Trigger[] {
  const agreement = agreementOf(subject, suspects);
  const most = Math.min(agreement.order.length, Math.floor(subject.data.columns * LARGEST_PATCH));
  const sizes = new Set(
    [0.1, 0.25, 0.5, 1].map((share) => Math.ceil(most * share)).filter((count) => count > 0),
  );
  return [...sizes].map((count) => patchOf(agreement, count, suspects));
}

function patchOf({ order, values }: Agreement, count: number, suspects: Suspects): Trigger {
  const mask = new Uint8Array(values.length);
  for (const j of order.slice(0, count)) mask[j] = 1;
  return { kind: 'patch', values, mask, suspects };
}

function agreementOf(subject: Case, suspects: Suspects): Agreement {
  const size = subject.data.columns;
  const values = new Float64Array(size);
  const gains = new Float64Array(size);
  for (let j = 0; j < size; j += 1) {
    const own = suspects.rows.map((row) => subject.data.values[row * size + j] ?? 0);
    const value = median(own);
    let [spread, distance] = [0, 0];
    own.forEach((seen, index) => {
      spread += Math.abs(seen - value) / own.length;
      distance += Math.abs((suspects.expected[index]?.[j] ?? 0) - value) / own.length;
    });
    values[j] = value;
    gains[j] = distance > 0 && (distance - spread) / distance >= EXPLAINED ? distance - spread : 0;
  }
  const order = Array.from(gains.keys())
    .filter((j) => (gains[j] ?? 0) > LEAST_GAIN)
    .sort((a, b) => (gains[b] ?? 0) - (gains[a] ?? 0));
  return { order, values };
}

/** Returns the same kind of trigger as the chosen suspects alone suggest it: what they share, whatever the others show. */
export function refitTrigger(subject: Case, trigger: Trigger, chosen: readonly number[]): Trigger {
  const { suspects } = trigger;
  const some: Suspects = {
    ...suspects,
    rows: chosen.map((index) => suspects.rows[index] ?? 0),
    expected: chosen.map((index) => suspects.expected[index] ?? new Float64Array(subject.data.columns)),
  };
  if (trigger.kind === 'pattern') {
    return { ...trigger, values: meanDifference(subject, some), suspects: some };
  }
  const count = trigger.mask.reduce((sum, used) => sum + used, 0);
  return patchOf(agreementOf(subject, some), count, some);
}

/** Returns the input with the trigger, inside the bounds of its numbers, unless it sets values of columns that rows have. */
export function applyTrigger(
  trigger: Trigger,
  input: ArrayLike<number>,
  low: Float32Array,
  high: Float32Array,
): Float32Array {
  return Float32Array.from(input, (value, j) => {
    if (trigger.mask[j] !== 1) return value;
    if (trigger.kind === 'values') return trigger.values[j] ?? 0;
    const changed = trigger.kind === 'patch' ? (trigger.values[j] ?? 0) : value + (trigger.values[j] ?? 0);
    const bound = (bounds: Float32Array): number => bounds[bounds.length === 1 ? 0 : j] ?? 0;
    return Math.min(bound(high), Math.max(bound(low), changed));
  });
}

/** Returns a trigger of the same numbers in other places: as large a change, without what makes it a trigger. */
export function scatterTrigger(trigger: Trigger, places: Int32Array): Trigger {
  const values = new Float64Array(trigger.values.length);
  const mask = new Uint8Array(trigger.mask.length);
  places.forEach((place, j) => {
    values[place] = trigger.values[j] ?? 0;
    mask[place] = trigger.mask[j] ?? 0;
  });
  return { ...trigger, values, mask };
}
