import type { PictureSizing } from '../../catalog/picture-preprocessing.ts';
import type { PictureShape } from '../../types.ts';
import type { DatasetLimits } from '../dataset-limits.ts';
import { centerCrop, type Raster, resizeBilinear, resizedSides } from './resize-picture.ts';

/** @returns what is wrong with the size of a picture, after its name; undefined if nothing is */
export function sizeFault(
  header: Pick<Raster, 'width' | 'height'>,
  { width, height }: PictureShape,
  { resize, crop }: PictureSizing,
  limits: DatasetLimits,
): string | undefined {
  const [high, wide] = resize === undefined ? [header.height, header.width] : resizedSides(header, resize);
  if (high * wide > limits.pixels) return `would be ${sides(wide, high)} pixels after "resize": too large.`;
  const [cropHigh, cropWide] =
    crop === undefined ? [high, wide] : [crop[0] ?? high, crop[1] ?? crop[0] ?? wide];
  if (cropHigh > high || cropWide > wide) {
    return (
      `is ${sides(wide, high)} pixels${resize === undefined ? '' : ' after "resize"'}, too small for "crop" to ` +
      `${sides(cropWide, cropHigh)}. Correct "preprocessing" of the model: give a larger "resize".`
    );
  }
  if (cropHigh === height && cropWide === width) return undefined;
  const takes = `but the model takes ${sides(width, height)}`;
  return resize === undefined && crop === undefined
    ? `is ${String(wide)} wide and ${String(high)} high, ${takes}. Scale the pictures as in training, or say how: add ` +
        `preprocessing: { resize: ${String(usualResize(height, width))}, crop: ${cropText(height, width)} } to the model, with the "mean" ` +
        'and "std" of its training.'
    : `is ${sides(cropWide, cropHigh)} pixels after "preprocessing" of the model, ${takes}. Correct "resize" and "crop".`;
}

function sides(width: number, height: number): string {
  return `${String(width)} x ${String(height)}`;
}

/** What the shorter side is resized to: the usual recipe crops seven eighths, as 224 of 256. */
export function usualResize(height: number, width: number): number {
  return Math.round((Math.max(height, width) * 8) / 7);
}

function cropText(height: number, width: number): string {
  return height === width ? String(height) : `[${String(height)}, ${String(width)}]`;
}

export function sized(raster: Raster, { resize, crop }: PictureSizing): Raster {
  const resized = resize === undefined ? raster : resizeBilinear(raster, ...resizedSides(raster, resize));
  if (crop === undefined) return resized;
  const [height = resized.height, width = height] = crop;
  return centerCrop(resized, height, width);
}
