import { columnMeans, type Matrix, rowOf, takeRows } from '../../engine/statistics/matrix.ts';
import { mean } from '../../engine/vectors.ts';
import { rowsWhere, type Case } from './case.ts';
import { dot, variationWithout } from './natural-variation.ts';
import { refitTrigger, type Trigger } from './trigger.ts';

/** Among more rows of the data than trusted ones, a few lie a little beyond all trusted ones by chance. */
const LEAST_MARGIN = 1;

/** A row that carries the trigger. */
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
 * Lists the rows that carry the trigger: rows with its label that are clearly nearer to it than all trusted ones. Near
 * to a patch is a row whose numbers there are close to the patch's; near to an added pattern is a row that lies far in its
 * direction, less natural variation.
 * @returns the nearest first
 */
export function rowsWithTrigger(subject: Case, trigger: Trigger): NearRow[] {
  const { label } = trigger.suspects;
  const labels = label === -1 ? Array.from({ length: subject.classes }, (_unused, one) => one) : [label];
  return labels
    .flatMap((one) => rowsOfLabel(subject, trigger, one))
    .sort((a, b) => b.margin - a.margin || a.row - b.row);
}

/**
 * Counts the rows that carry the trigger by at least the margin. A suspect always looks like the trigger that was made of it:
 * each half of the suspects is compared with the trigger that the other half suggests.
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

/** Minus the mean distance from the patch's numbers. */
function nearPatch({ mask, values }: Trigger): (row: Row) => number {
  const places = Array.from(mask.keys()).filter((j) => mask[j] === 1);
  return (row) => -mean(places.map((j) => Math.abs((row[j] ?? 0) - (values[j] ?? 0))));
}

/** How far a row lies from the mean of the trusted rows of its label in the direction of the pattern. */
function nearPattern(subject: Case, trigger: Trigger, own: readonly number[]): (row: Row) => number {
  const usual = columnMeans(takeRows(subject.trusted, own));
  const direction = variationWithout(subject, trigger.suspects.label).filter(trigger.values);
  const centre = dot(direction, usual);
  return (row) => dot(direction, row) - centre;
}
