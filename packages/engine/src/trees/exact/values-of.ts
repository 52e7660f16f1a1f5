import type { ColumnLimits, Exactness, ValueExactness, ValueRange } from '../../exactness.ts';
import { predictionsOf, sumFor } from '../link.ts';
import { type NativeModel, sumsOf } from '../native-model.ts';
import { linearScores, type Link, rawScores } from '../tree-ensemble.ts';
import { proveLinearRow, rangeOfLinearSum } from './prove-linear-row.ts';
import { proveRow, rangeOfSum, type SumRange } from './prove-row.ts';

/**
 * What can be proved of a regression of one value that this program computes itself. Links of one sum rise with it, so that the
 * least and the greatest sum give the least and the greatest value.
 */
export function valuesOf(native: NativeModel): ValueExactness {
  const { model } = native;
  if (model.outputs !== 1) return { why: 'it gives several values' };
  if (model.link.kind === 'argmax' || model.link.kind === 'step') return { why: 'it answers with classes' };
  if (native.kind === 'trees' && native.model.trees.some(({ linear }) => linear.size > 0)) {
    return { why: 'its leaves are linear functions (linear_tree), for which nothing is proved' };
  }
  const divisor = native.kind === 'trees' ? native.model.divisor : 1;
  const valueAt = (sum: number): number =>
    predictionsOf(model.link, Float64Array.of(sum / divisor))[0] ?? Number.NaN;
  return {
    how: native.kind === 'trees' ? 'branch and bound over the trees' : 'the closed form of a linear model',
    isClosed: native.kind === 'linear',
    valueOf: (row) => predictionsOf(model.link, sumsOf(native, row))[0] ?? Number.NaN,
    rangeOf: (row, limits, isOver, usual) => {
      const sums = usual === undefined ? undefined : usualSums(model.link, usual, divisor);
      return rangeOf(sumRange(native, row, limits, isOver, sums), valueAt);
    },
  };
}

/** The sums between which values are of no interest. No sum gives a value that the link cannot give. */
function usualSums(
  link: Link,
  [low, high]: readonly [number, number],
  divisor: number,
): readonly [number, number] {
  const [least, greatest] = [sumFor(link, low), sumFor(link, high)];
  return [
    Number.isNaN(least) ? Number.NEGATIVE_INFINITY : least * divisor,
    Number.isNaN(greatest) ? Infinity : greatest * divisor,
  ];
}

function sumRange(
  native: NativeModel,
  row: Float64Array,
  limits: ColumnLimits,
  isOver: () => boolean,
  usual: readonly [number, number] | undefined,
): SumRange {
  if (native.kind === 'linear') return rangeOfLinearSum(native.model, row, limits);
  return rangeOfSum(native.model, row, 0, limits, isOver, usual);
}

function rangeOf(
  { lowRow, highRow, lowest, highest, slack }: SumRange,
  valueAt: (sum: number) => number,
): ValueRange {
  return { lowRow, highRow, lowest: valueAt(lowest - slack), highest: valueAt(highest + slack) };
}

/** What can be proved of a classifier that this program computes itself; `classFor` is the library's class by divided sums. */
export function exactnessOf(native: NativeModel, classFor: (sums: Float64Array) => number): Exactness {
  if (native.kind === 'linear') {
    const { model } = native;
    return {
      how: 'the closed form of a linear model',
      isClosed: true,
      classOf: (row) => classFor(linearScores(model, row)),
      prove: (row, limits) => proveLinearRow(model, row, limits, classFor),
    };
  }
  const { model } = native;
  const { divisor } = model;
  if (model.trees.some(({ linear }) => linear.size > 0)) {
    return { why: 'its leaves are linear functions (linear_tree), for which nothing is proved' };
  }
  const classOf = (sums: Float64Array): number =>
    classFor(divisor === 1 ? sums : sums.map((sum) => sum / divisor));
  return {
    how: 'branch and bound over the trees',
    isClosed: false,
    classOf: (row) => classOf(rawScores(model, row)),
    prove: (row, limits, isOver) => proveRow(model, row, limits, isOver, classOf),
  };
}
