import type { Exactness } from '../../exactness.ts';
import type { NativeModel } from '../native-model.ts';
import { linearScores, rawScores } from '../tree-ensemble.ts';
import { proveLinearRow } from './prove-linear-row.ts';
import { proveRow } from './prove-row.ts';

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
