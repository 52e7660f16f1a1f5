import { type Matrix, rowOf } from '../../engine/statistics/matrix.ts';

/**
 * Finds the rows that cannot be outliers because they occur more than once. That counts only if most rows of the table
 * do, as in a table of a few yes-or-no columns: a combination that comes again is usual there, however rare it is. In
 * other tables equal rows are themselves worth a look.
 * @returns true for each row that has a twin; all false if less than half of the rows have one
 */
export function usualTwins(rows: Matrix): readonly boolean[] {
  const keys = Array.from({ length: rows.rows }, (_unused, row) => rowOf(rows, row).join(' '));
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const twins = keys.map((key) => (counts.get(key) ?? 0) > 1);
  const share = twins.filter(Boolean).length / Math.max(1, twins.length);
  return share >= 0.5 ? twins : twins.map(() => false);
}
