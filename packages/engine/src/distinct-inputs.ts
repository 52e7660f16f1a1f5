import { createHash } from 'node:crypto';
import type { Inputs } from './types.ts';

/** A digest of each input: equal for inputs with the same numbers. */
export function digestsOf({ values, count }: Pick<Inputs, 'values' | 'count'>): readonly string[] {
  const size = values.length / Math.max(1, count);
  return Array.from({ length: count }, (_unused, row) => {
    const input = values.subarray(row * size, (row + 1) * size);
    const bytes = new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
    return createHash('sha256').update(bytes).digest('hex');
  });
}

/** Counts inputs; those with the same numbers count once. */
export function countDistinct(inputs: Pick<Inputs, 'values' | 'count'>): number {
  return new Set(digestsOf(inputs)).size;
}

/** Says how many inputs there are, and how many of them differ: `12`, or `40, of which 12 are different`. */
export function formatDistinctCount(count: number, distinct: number): string {
  return distinct === count ? String(count) : `${String(count)}, of which ${String(distinct)} are different`;
}

/** Says that more rows would not help an attack. @returns a text that starts with a space; empty if more rows may help */
export function formatPossible(possible: number | undefined, least: number): string {
  if (possible === undefined || possible >= least) return '';
  return (
    ` More rows would not help: the columns hold categories, of which only ${String(possible)} combinations exist. Attack ` +
    'nothing, and accept that under accept in the config file.'
  );
}

/** True if both hold the same inputs, each as often, in any order. */
export function holdSameInputs(
  one: Pick<Inputs, 'values' | 'count'>,
  other: Pick<Inputs, 'values' | 'count'>,
): boolean {
  if (one.count !== other.count || one.values.length !== other.values.length) return false;
  const [first, second] = [digestsOf(one).toSorted(), digestsOf(other).toSorted()];
  return first.every((digest, index) => digest === second[index]);
}
