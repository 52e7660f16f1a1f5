import type { Layout } from '../../engine/statistics/picture-features.ts';

/** Detail is what differs from the mean over so large a part of the longer side, to each side of a pixel. */
const REACH = 1 / 8;

/**
 * Returns a picture less its local mean: edges, patches and waves stay, areas and slow changes go.
 * @param reach the pixels to each side that the local mean takes in
 */
export function fineDetail(
  picture: ArrayLike<number>,
  layout: Layout,
  reach: number = usualReach(layout),
): Float64Array {
  const { channels, height, width, strides } = layout;
  const detail = Float64Array.from(picture);
  for (let channel = 0; channel < channels; channel += 1) {
    const at = (row: number, column: number): number =>
      channel * strides.channel + row * strides.row + column * strides.column;
    const sums = summedArea(height, width, (row, column) => picture[at(row, column)] ?? 0);
    const sumTo = (row: number, column: number): number => sums[row * (width + 1) + column] ?? 0;
    for (let row = 0; row < height; row += 1) {
      const [top, bottom] = [Math.max(0, row - reach), Math.min(height, row + reach + 1)];
      for (let column = 0; column < width; column += 1) {
        const [left, right] = [Math.max(0, column - reach), Math.min(width, column + reach + 1)];
        const sum = sumTo(bottom, right) - sumTo(top, right) - sumTo(bottom, left) + sumTo(top, left);
        detail[at(row, column)] = (detail[at(row, column)] ?? 0) - sum / ((bottom - top) * (right - left));
      }
    }
  }
  return detail;
}

function usualReach({ height, width }: Layout): number {
  return Math.max(1, Math.round(REACH * Math.max(height, width)));
}

/** The sum of everything above and to the left of each corner of a pixel (Crow 1984). */
function summedArea(
  height: number,
  width: number,
  valueAt: (row: number, column: number) => number,
): Float64Array {
  const sums = new Float64Array((height + 1) * (width + 1));
  for (let row = 0; row < height; row += 1) {
    let line = 0;
    for (let column = 0; column < width; column += 1) {
      line += valueAt(row, column);
      sums[(row + 1) * (width + 1) + column + 1] = (sums[row * (width + 1) + column + 1] ?? 0) + line;
    }
  }
  return sums;
}
