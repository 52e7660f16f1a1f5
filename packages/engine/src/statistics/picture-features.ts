import type { Inputs } from '../types.ts';
import type { Matrix } from './multivariate/matrix.ts';

/** Pictures with longer sides are averaged down to this, so that distances cost little and mean something. */
const LONGEST_SIDE = 32;

export interface Layout {
  readonly channels: number;
  readonly height: number;
  readonly width: number;
  /** The distance in numbers from one pixel, row or channel to the next. */
  readonly strides: { readonly channel: number; readonly row: number; readonly column: number };
}

/** Returns how a picture's numbers lie, by its shape; undefined if the shape is no picture's. */
export function layoutOf(shape: readonly number[]): Layout | undefined {
  const [a = 0, b = 0, c = 0] = shape;
  if (shape.length === 2) {
    return { channels: 1, height: a, width: b, strides: { channel: 0, row: b, column: 1 } };
  }
  if (shape.length !== 3) return undefined;
  const channelsLast = c <= 4 && a > 4;
  return channelsLast
    ? { channels: c, height: a, width: b, strides: { channel: 1, row: b * c, column: c } }
    : { channels: a, height: b, width: c, strides: { channel: b * c, row: c, column: 1 } };
}

/** Returns the inputs as rows of features: tables and small pictures as they are, large pictures averaged over blocks. */
export function inputFeatures(inputs: Inputs): Matrix {
  const columns = inputs.shape.reduce((product, side) => product * side, 1);
  const layout = layoutOf(inputs.shape);
  const block = layout === undefined ? 1 : Math.ceil(Math.max(layout.height, layout.width) / LONGEST_SIDE);
  if (layout === undefined || block === 1) return { values: inputs.values, rows: inputs.count, columns };
  const [height, width] = [Math.ceil(layout.height / block), Math.ceil(layout.width / block)];
  const size = layout.channels * height * width;
  const values = new Float32Array(inputs.count * size);
  for (let index = 0; index < inputs.count; index += 1) {
    const picture = inputs.values.subarray(index * columns, (index + 1) * columns);
    values.set(averageBlocks(picture, layout, block, height, width), index * size);
  }
  return { values, rows: inputs.count, columns: size };
}

function averageBlocks(
  picture: Float32Array,
  layout: Layout,
  block: number,
  height: number,
  width: number,
): Float32Array {
  const result = new Float32Array(layout.channels * height * width);
  for (let index = 0; index < result.length; index += 1) {
    const channel = Math.floor(index / (height * width));
    const top = (Math.floor(index / width) % height) * block;
    const left = (index % width) * block;
    let [sum, count] = [0, 0];
    for (let row = top; row < Math.min(top + block, layout.height); row += 1) {
      for (let column = left; column < Math.min(left + block, layout.width); column += 1) {
        const { strides } = layout;
        sum += picture[channel * strides.channel + row * strides.row + column * strides.column] ?? 0;
        count += 1;
      }
    }
    result[index] = sum / Math.max(1, count);
  }
  return result;
}
