import type { ColumnLimits, RowProof } from '../../exactness.ts';
import { type LinearEnsemble, linearScores } from '../tree-ensemble.ts';
import { type Box, boxAround } from './box.ts';
import type { SumRange } from './prove-row.ts';

/** A linear model computes in float32: sums of products may be off by this part of their size for each column and step. */
const PRECISION = 2 ** -24;
/** The steps beside the sum over columns: scaling, the product, the base, the link. */
const OTHER_STEPS = 8;

/**
 * Decides whether any row within reach gets another class than a row, in closed form: each column goes to the end of its range that
 * its weight asks for.
 * @param classFor the class that the library gives by the sums of a row
 */
export function proveLinearRow(
  model: LinearEnsemble,
  row: Float64Array,
  limits: ColumnLimits,
  classFor: (sums: Float64Array) => number,
): RowProof {
  const box = boxAround(row.map(Math.fround), limits, { arithmetic: 'float32' });
  const own = classFor(linearScores(model, row));
  let isDecided = true;
  for (const margin of marginsOf(model, own)) {
    const { corner, value, size } = greatest(margin, box);
    if (classFor(linearScores(model, corner)) !== own) return { verdict: 'turned', row: corner };
    isDecided &&= value < -slackOf(model, size);
  }
  return { verdict: isDecided ? 'robust' : 'undecided' };
}

/** Finds the least and the greatest sum of a linear model of one output over all rows within reach. */
export function rangeOfLinearSum(model: LinearEnsemble, row: Float64Array, limits: ColumnLimits): SumRange {
  const box = boxAround(row.map(Math.fround), limits, { arithmetic: 'float32' });
  const base = model.base[0] ?? 0;
  const sizes = model.weights.map(Math.abs);
  const up = greatest({ weights: model.weights, base, sizes, baseSize: Math.abs(base) }, box);
  const down = greatest(
    { weights: model.weights.map((weight) => -weight), base: -base, sizes, baseSize: Math.abs(base) },
    box,
  );
  return {
    ...{ low: -down.value, high: up.value, lowest: -down.value, highest: up.value },
    ...{ lowRow: down.corner, highRow: up.corner },
    slack: slackOf(model, up.size),
  };
}

/** How far sums in the library's arithmetic may be from those of real numbers. @param size what they add up, without signs */
function slackOf({ features, slack = 0 }: LinearEnsemble, size: number): number {
  return (size + slack) * (features + OTHER_STEPS) * PRECISION;
}

/** The sum of another class less that of the own one, as a linear function of a row. */
interface Margin {
  readonly weights: Float64Array;
  readonly base: number;
  /** What the library adds up for it, without signs: the weights of both classes. */
  readonly sizes: Float64Array;
  readonly baseSize: number;
}

function marginsOf({ outputs, features, weights, base }: LinearEnsemble, own: number): readonly Margin[] {
  const weight = (column: number, output: number): number => weights[column * outputs + output] ?? 0;
  if (outputs === 1) {
    const sign = own === 1 ? -1 : 1;
    const only = Float64Array.from({ length: features }, (_unused, column) => sign * weight(column, 0));
    const start = sign * (base[0] ?? 0);
    return [{ weights: only, base: start, sizes: only.map(Math.abs), baseSize: Math.abs(start) }];
  }
  return Array.from({ length: outputs }, (_unused, other) => other)
    .filter((other) => other !== own)
    .map((other) => ({
      weights: Float64Array.from(
        { length: features },
        (_unused, column) => weight(column, other) - weight(column, own),
      ),
      base: (base[other] ?? 0) - (base[own] ?? 0),
      sizes: Float64Array.from(
        { length: features },
        (_unused, column) => Math.abs(weight(column, other)) + Math.abs(weight(column, own)),
      ),
      baseSize: Math.abs(base[other] ?? 0) + Math.abs(base[own] ?? 0),
    }));
}

/** The corner of a box with the greatest margin, and the size of sums in it. A missing number stays so, and adds nothing. */
function greatest(
  { weights, base, sizes, baseSize }: Margin,
  { low, high }: Box,
): { readonly corner: Float64Array; readonly value: number; readonly size: number } {
  const corner = weights.map((weight, column) => (weight > 0 ? high[column] : low[column]) ?? Number.NaN);
  let [value, size] = [base, baseSize];
  for (const [column, weight] of weights.entries()) {
    const number = corner[column] ?? Number.NaN;
    if (Number.isNaN(number)) continue;
    value += weight * number;
    size += (sizes[column] ?? 0) * Math.max(Math.abs(low[column] ?? 0), Math.abs(high[column] ?? 0));
  }
  return { corner, value, size };
}
