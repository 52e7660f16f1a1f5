import type { PictureShape } from '../analysis-data.ts';

/** A picture with at most so many numbers is seen as it is. */
const LARGEST_WHOLE = 1_024;
/** Larger pictures are seen as at most so many pixels a side. */
const SIDE = 16;

/** How a substitute sees an input: as it is, or, for large pictures, as the means of blocks of pixels. */
export interface Lens {
  readonly size: number;
  readonly seen: number;
  see(inputs: Float32Array): Float32Array;
  /** Takes a direction among what is seen back to the inputs: every pixel of a block gets the block's number. */
  back(seen: Float32Array): Float32Array;
}

export function makeLens(size: number, picture: PictureShape | undefined): Lens {
  if (picture === undefined || size <= LARGEST_WHOLE) {
    return { size, seen: size, see: (inputs) => inputs, back: (seen) => seen };
  }
  return pictureLens(picture, { height: SIDE, width: SIDE });
}

/** Returns a lens that shows a picture, one plane for each channel, with at most so many pixels. */
export function pictureLens(picture: PictureShape, most: Pick<PictureShape, 'height' | 'width'>): Lens {
  return blockLens(picture.channels * picture.height * picture.width, blocksOf(picture, most));
}

interface Blocks {
  /** The block of each number of an input. */
  readonly of: Int32Array;
  readonly sizes: Float32Array;
}

function blockLens(size: number, { of, sizes }: Blocks): Lens {
  const seen = sizes.length;
  return {
    size,
    seen,
    see: (inputs) => {
      const count = inputs.length / size;
      const means = new Float32Array(count * seen);
      for (let index = 0; index < inputs.length; index += 1) {
        const block = of[index % size] ?? 0;
        const at = Math.floor(index / size) * seen + block;
        means[at] = (means[at] ?? 0) + (inputs[index] ?? 0) / (sizes[block] ?? 1);
      }
      return means;
    },
    back: (directions) => {
      const count = directions.length / seen;
      const inputs = new Float32Array(count * size);
      for (let index = 0; index < inputs.length; index += 1) {
        const block = of[index % size] ?? 0;
        inputs[index] = (directions[Math.floor(index / size) * seen + block] ?? 0) / (sizes[block] ?? 1);
      }
      return inputs;
    },
  };
}

function blocksOf(
  { channels, height, width, order }: PictureShape,
  most: Pick<PictureShape, 'height' | 'width'>,
): Blocks {
  const rows = Math.min(most.height, height);
  const columns = Math.min(most.width, width);
  const of = new Int32Array(channels * height * width);
  const sizes = new Float32Array(channels * rows * columns);
  for (let index = 0; index < of.length; index += 1) {
    const plane = order === 'chw' ? Math.floor(index / (height * width)) : index % channels;
    const pixel = order === 'chw' ? index % (height * width) : Math.floor(index / channels);
    const row = Math.floor((Math.floor(pixel / width) * rows) / height);
    const column = Math.floor(((pixel % width) * columns) / width);
    const block = (plane * rows + row) * columns + column;
    of[index] = block;
    sizes[block] = (sizes[block] ?? 0) + 1;
  }
  return { of, sizes };
}
