import type { PictureShape } from '../analysis-data.ts';
import { ArtifactFault } from '../fault.ts';

const CHANNELS: readonly number[] = [1, 3, 4];

/** Finds where the channels are in an input of a picture model: `[1, 8, 8]`, `[8, 8, 1]`, `[8, 8]`; of a flat one, `[64]`, by what is given. */
export function pictureShape(shape: readonly number[], given: readonly number[] | undefined): PictureShape {
  const [first, second, third] = shape;
  if (first !== undefined && second !== undefined && third !== undefined && shape.length === 3) {
    return threeDimensions(first, second, third);
  }
  if (first !== undefined && second !== undefined && shape.length === 2) {
    return { channels: 1, height: first, width: second, order: 'chw' };
  }
  if (shape.length === 1 && given !== undefined && given.length > 1) return pictureShape(given, undefined);
  const side = Math.sqrt(first ?? 0);
  if (shape.length === 1 && Number.isInteger(side)) {
    return { channels: 1, height: side, width: side, order: 'chw' };
  }
  throw new ArtifactFault(
    `The model takes ${shape.join(' x ')} numbers, and it is not clear what picture that is. Give input_dimensions, ` +
      'such as [28, 28, 1].',
  );
}

function threeDimensions(first: number, second: number, third: number): PictureShape {
  return CHANNELS.includes(third) && !CHANNELS.includes(first)
    ? { channels: third, height: first, width: second, order: 'hwc' }
    : { channels: first, height: second, width: third, order: 'chw' };
}
