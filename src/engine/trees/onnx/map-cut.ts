import { affineOf, mapped, type MappedColumn } from './column-steps.ts';

const floats = new Float32Array(1);
const bits = new Int32Array(floats.buffer);
/** The bits of the greatest float32. */
const MOST = 0x7f_7f_ff_ff;

/** The float32 numbers in their order: 0 is 0, 1 the one above it. */
function floatAt(index: number): number {
  bits[0] = Math.abs(index);
  return index < 0 ? -(floats[0] ?? 0) : (floats[0] ?? 0);
}

/** A cut of a column as the user gives it, and whether its sides are the other way round. */
export interface MappedCut {
  readonly cut: number;
  readonly isSwapped: boolean;
}

/**
 * Brings a cut back through the steps before the trees, exactly: steps keep the order of numbers or turn it round, so the float32
 * numbers on one side of the cut are those on one side of another.
 * @param cut numbers below it go left, behind the steps
 */
export function mapCut(column: MappedColumn, cut: number): MappedCut {
  if (column.steps.length === 0) return { cut, isSwapped: false };
  const isSwapped = affineOf(column).factor < 0;
  const isBeyond = (index: number): boolean => mapped(column, floatAt(index)) < cut === isSwapped;
  let [low, high] = [-MOST, MOST + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isBeyond(middle)) high = middle;
    else low = middle + 1;
  }
  return { cut: low > MOST ? Number.POSITIVE_INFINITY : floatAt(low), isSwapped };
}
