import type { PictureShape } from '@model-security-scan/engine/results';
import { extentOf } from './numbers.ts';

/** A picture as bytes: red, green and blue of each pixel, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** How the numbers of inputs become pictures. */
export interface PictureForm {
  readonly shape: PictureShape;
  readonly isBgr: boolean;
}

/**
 * The range of the numbers of pictures, from the usual ones: 0 to 1, -1 to 1, 0 to 255; otherwise the smallest and the
 * greatest number.
 */
export function rangeOf(pictures: readonly Float32Array[]): readonly [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const picture of pictures) {
    const [lowest, highest] = extentOf(picture);
    [low, high] = [Math.min(low, lowest), Math.max(high, highest)];
  }
  if (!(low < high)) return low < 0 ? [low, 0] : [0, Math.max(1, high)];
  if (low >= 0 && high <= 1) return [0, 1];
  if (low >= -1 && high <= 1) return [-1, 1];
  return low >= 0 && high > 127 && high <= 255 ? [0, 255] : [low, high];
}

/** Makes a picture of an input. Pictures of neither three nor four channels show the mean of their channels in grey. */
export function toRaster(
  values: Float32Array,
  { shape, isBgr }: PictureForm,
  [low, high]: readonly [number, number],
): Raster {
  const { channels, width, height, order } = shape;
  const pixels = width * height;
  const rgb = new Uint8Array(pixels * 3);
  const level = (pixel: number, channel: number): number => {
    const value = values[order === 'chw' ? channel * pixels + pixel : pixel * channels + channel] ?? low;
    return Math.min(255, Math.max(0, ((value - low) / (high - low)) * 255));
  };
  const isColour = channels === 3 || channels === 4;
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const grey = isColour ? 0 : meanLevel(pixel, channels, level);
    for (let colour = 0; colour < 3; colour += 1) {
      rgb[pixel * 3 + colour] = Math.round(isColour ? level(pixel, isBgr ? 2 - colour : colour) : grey);
    }
  }
  return { width, height, rgb };
}

function meanLevel(
  pixel: number,
  channels: number,
  level: (pixel: number, channel: number) => number,
): number {
  let sum = 0;
  for (let channel = 0; channel < channels; channel += 1) sum += level(pixel, channel);
  return sum / channels;
}

/** The difference of two inputs around grey, with the greatest change at full strength. */
export function differenceRaster(original: Float32Array, changed: Float32Array, form: PictureForm): Raster {
  const difference = changed.map((value, index) => value - (original[index] ?? 0));
  const most = greatestChange(original, changed);
  const bound = most === 0 ? 1 : most;
  return toRaster(difference, form, [-bound, bound]);
}

/** How many times stronger than in the pictures themselves `differenceRaster` shows a change: `17`, `0.8`. */
export function differenceFactor(
  original: Float32Array,
  changed: Float32Array,
  [low, high]: readonly [number, number],
): string {
  const most = greatestChange(original, changed);
  return most === 0 ? '1' : String(Number(((high - low) / (2 * most)).toPrecision(2)));
}

function greatestChange(original: Float32Array, changed: Float32Array): number {
  return changed.reduce((most, value, index) => Math.max(most, Math.abs(value - (original[index] ?? 0))), 0);
}

/** Small pictures get about this many pixels in width. */
const SHOWN_SIZE = 112;
/** Pictures on a page have at most this many pixels in width and height. */
const MOST_SIZE = 256;

/** Brings a picture to a size to look at: every pixel becomes a square, or of a large picture only some pixels stay. */
export function shownSize(raster: Raster): Raster {
  const longest = Math.max(raster.width, raster.height);
  if (longest > MOST_SIZE) return resized(raster, MOST_SIZE / longest);
  return resized(raster, Math.max(1, Math.round(SHOWN_SIZE / longest)));
}

/** Scales a picture by its nearest pixels. */
function resized({ width, height, rgb }: Raster, factor: number): Raster {
  const [wide, high] = [Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor))];
  const scaled = new Uint8Array(wide * high * 3);
  const columns = Array.from({ length: wide }, (_unused, x) => Math.min(width - 1, Math.floor(x / factor)));
  for (let y = 0; y < high; y += 1) {
    const row = Math.min(height - 1, Math.floor(y / factor)) * width;
    for (let x = 0; x < wide; x += 1) {
      const from = (row + (columns[x] ?? 0)) * 3;
      const to = (y * wide + x) * 3;
      scaled[to] = rgb[from] ?? 0;
      scaled[to + 1] = rgb[from + 1] ?? 0;
      scaled[to + 2] = rgb[from + 2] ?? 0;
    }
  }
  return { width: wide, height: high, rgb: scaled };
}
