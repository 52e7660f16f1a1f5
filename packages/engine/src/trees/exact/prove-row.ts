import { rawScores, rowFor, type TreeEnsemble } from '../tree-ensemble.ts';
import type { ColumnLimits, RowProof } from '../../exactness.ts';
import { boxAround } from './box.ts';
import { RowCells } from './cells.ts';
import { searchGreatest } from './search.ts';

/** The class of a row by its sums: two classes share one sum. */
export function classOf(sums: Float64Array): number {
  if (sums.length === 1) return (sums[0] ?? 0) > 0 ? 1 : 0;
  return sums.indexOf(Math.max(...sums));
}

/**
 * Decides whether any row within reach gets another class than a row.
 * @param row `features` numbers; NaN is missing, and stays so, as do categories
 * @param isOver true once the time for this row is over
 * @param classFor the class that the library gives by the sums of a row
 * @source Chen et al. 2019, Devos et al. 2021; what is proved holds for the library's own arithmetic, not only for real numbers
 */
export function proveRow(
  ensemble: TreeEnsemble,
  row: Float64Array,
  limits: ColumnLimits,
  isOver: () => boolean,
  classFor: (sums: Float64Array) => number = classOf,
): RowProof {
  const cells = new RowCells(
    ensemble,
    boxAround(rowFor(ensemble, row), withoutCategories(ensemble, limits), ensemble),
    limits.whole,
  );
  const own = classFor(rawScores(ensemble, row));
  let isDecided = true;
  for (const weights of marginWeights(own, ensemble.outputs)) {
    const sum = cells.weigh(weights);
    if (sum.upper < -sum.tolerance) continue;
    const { cell, found, isWhole } = searchGreatest(cells.problem(sum), {
      least: -sum.tolerance,
      enough: sum.tolerance,
      isOver,
      isFound: (candidate, value) =>
        value >= -sum.tolerance && classFor(rawScores(ensemble, cells.rowAt(candidate))) !== own,
    });
    if (found) return { verdict: 'turned', row: cells.rowAt(cell) };
    isDecided &&= isWhole;
  }
  return { verdict: isDecided ? 'robust' : 'undecided' };
}

/** Categories have no order: they stay as they are. */
function withoutCategories({ categoryColumns }: TreeEnsemble, limits: ColumnLimits): ColumnLimits {
  return {
    ...limits,
    radius: limits.radius.map((radius, column) => (categoryColumns.has(column) ? 0 : radius)),
  };
}

/** Margins of the other classes over one: their greatest values decide. */
function marginWeights(own: number, outputs: number): readonly (readonly number[])[] {
  if (outputs === 1) return [[own === 1 ? -1 : 1]];
  return Array.from({ length: outputs }, (_, other) =>
    Array.from({ length: outputs }, (_unused, output) => (output === other ? 1 : output === own ? -1 : 0)),
  ).filter((_, other) => other !== own);
}

/** Bounds of one output's sum over all rows within reach: between both ends it is exact that nothing lies outside. */
export interface SumRange {
  /** The least and the greatest sum that were found. */
  readonly low: number;
  readonly high: number;
  /** No row within reach has a sum outside these. */
  readonly lowest: number;
  readonly highest: number;
  /** The rows that have the least and the greatest sum. */
  readonly lowRow: Float64Array;
  readonly highRow: Float64Array;
  /** How far sums in the library's arithmetic may be from those of real numbers. */
  readonly slack: number;
}

/** Finds the least and the greatest sum of an output over all rows within reach. @param usual sums between these are of no interest */
export function rangeOfSum(
  ensemble: TreeEnsemble,
  row: Float64Array,
  output: number,
  limits: ColumnLimits,
  isOver: () => boolean,
  usual: readonly [number, number] = [Infinity, -Infinity],
): SumRange {
  const box = boxAround(rowFor(ensemble, row), withoutCategories(ensemble, limits), ensemble);
  const cells = new RowCells(ensemble, box, limits.whole);
  const search = (sign: 1 | -1): { value: number; upper: number; row: Float64Array; slack: number } => {
    const weights = Array.from({ length: ensemble.outputs }, (_, index) => (index === output ? sign : 0));
    const problem = cells.problem(cells.weigh(weights));
    const { value, upper, cell } = searchGreatest(problem, {
      least: sign * usual[sign === 1 ? 1 : 0] - problem.tolerance,
      isOver,
    });
    return { value: sign * value, upper: sign * upper, row: cells.rowAt(cell), slack: problem.tolerance };
  };
  const [least, greatest] = [search(-1), search(1)];
  return {
    low: least.value,
    high: greatest.value,
    lowest: least.upper,
    highest: greatest.upper,
    lowRow: least.row,
    highRow: greatest.row,
    slack: Math.max(least.slack, greatest.slack),
  };
}
