import { columnMeans, type Matrix, rowOf, takeRows } from '../../../statistics/multivariate/matrix.ts';
import { median } from '../../../statistics/robust.ts';
import { type Case, rowsWhere, STRENGTHS, type Suspects } from './case.ts';
import { variationWithout } from './natural-variation.ts';
import { mean, dot } from '../../../vectors.ts';

export interface Trigger {
  readonly kind: 'pattern' | 'patch' | 'values';
  /** For a pattern what is added to each number; for a patch, and for values of columns, what replaces it. */
  readonly values: Float64Array;
  /** 1 for the numbers that are replaced. */
  readonly mask: Uint8Array;
  readonly suspects: Suspects;
}

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

/** What the suspects share, less natural variation: it flips hardly any input of a sound model. */
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

function patternsOf(pattern: Float64Array, suspects: Suspects, strengths: readonly number[]): Trigger[] {
  const mask = new Uint8Array(pattern.length).fill(1);
  return strengths.map((strength) => ({
    kind: 'pattern' as const,
    values: pattern.map((value) => value * strength),
    mask,
    suspects,
  }));
}

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

/** The same kind of trigger as the chosen suspects alone suggest it. */
function refitTrigger(subject: Case, trigger: Trigger, chosen: readonly number[]): Trigger {
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

/** A trigger of the same numbers in other places. */
export function scatterTrigger(trigger: Trigger, places: Int32Array): Trigger {
  const values = new Float64Array(trigger.values.length);
  const mask = new Uint8Array(trigger.mask.length);
  places.forEach((place, j) => {
    values[place] = trigger.values[j] ?? 0;
    mask[place] = trigger.mask[j] ?? 0;
  });
  return { ...trigger, values, mask };
}

/** Among more rows of the data than trusted ones, a few lie a little beyond all trusted ones by chance. */
const LEAST_MARGIN = 1;

export interface TriggerRow {
  readonly row: number;
  /**
   * How much nearer to the trigger it is than the nearest trusted row of its label, in their standard deviations. Undefined if it
   * has the very values of the trigger.
   */
  readonly margin: number | undefined;
}

interface NearRow extends TriggerRow {
  readonly margin: number;
}

/**
 * Lists the rows that carry the trigger, the nearest first: rows with its label that are clearly nearer to it than all trusted
 * ones, by their numbers at a patch, or by how far they lie in the direction of an added pattern, less natural variation.
 */
export function rowsWithTrigger(subject: Case, trigger: Trigger): NearRow[] {
  const { label } = trigger.suspects;
  const labels = label === -1 ? Array.from({ length: subject.classes }, (_unused, one) => one) : [label];
  return labels
    .flatMap((one) => rowsOfLabel(subject, trigger, one))
    .sort((a, b) => b.margin - a.margin || a.row - b.row);
}

/**
 * Counts the rows that carry the trigger by at least the margin. A suspect looks like the trigger that was made of it, so each half
 * is compared with the trigger that the other half suggests.
 */
export function countCarriers(subject: Case, trigger: Trigger, margin: number): number {
  const places = Array.from(trigger.suspects.rows.keys());
  const suspects = new Set(trigger.suspects.rows);
  const counted = new Set<number>();
  const count = (fitted: Trigger, accept: (row: number) => boolean): void => {
    for (const found of rowsWithTrigger(subject, fitted)) {
      if (found.margin >= margin && accept(found.row)) counted.add(found.row);
    }
  };
  count(trigger, (row) => !suspects.has(row));
  for (const half of [0, 1]) {
    const own = places.filter((place) => place % 2 === half);
    const others = places.filter((place) => place % 2 !== half);
    const judged = new Set(own.map((place) => trigger.suspects.rows[place]));
    if (others.length > 0) count(refitTrigger(subject, trigger, others), (row) => judged.has(row));
  }
  return counted.size;
}

function rowsOfLabel(subject: Case, trigger: Trigger, label: number): NearRow[] {
  const own = rowsWhere(subject.trustedLabels, (given) => given === label);
  const rows = rowsWhere(subject.labels, (given) => given === label);
  if (own.length === 0) return [];
  const nearness = trigger.kind === 'patch' ? nearPatch(trigger) : nearPattern(subject, trigger, own);
  const usual = own.map((row) => nearness(rowOf(subject.trusted, row)));
  const limit = usual.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const spread = Math.sqrt(
    usual.reduce((sum, value) => sum + (value - mean(usual)) ** 2, 0) / Math.max(1, own.length - 1),
  );
  return rows.flatMap((row) => {
    const margin = (nearness(rowOf(subject.data, row)) - limit) / Math.max(1e-9, spread);
    return margin > LEAST_MARGIN ? [{ row, margin }] : [];
  });
}

type Row = Matrix['values'];

function nearPatch({ mask, values }: Trigger): (row: Row) => number {
  const places = Array.from(mask.keys()).filter((j) => mask[j] === 1);
  return (row) => -mean(places.map((j) => Math.abs((row[j] ?? 0) - (values[j] ?? 0))));
}

function nearPattern(subject: Case, trigger: Trigger, own: readonly number[]): (row: Row) => number {
  const usual = columnMeans(takeRows(subject.trusted, own));
  const direction = variationWithout(subject, trigger.suspects.label).filter(trigger.values);
  const centre = dot(direction, usual);
  return (row) => dot(direction, row) - centre;
}
