/** Pixels from 0 to 255: the channels of each pixel together, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly pixels: Uint8Array;
}

/** The pixels of the old row or column that make one of the new, and how much each counts; the weights sum to 1. */
interface Tap {
  readonly first: number;
  readonly weights: Float64Array;
}

/**
 * Resizes a picture as Pillow's `resize` with `BILINEAR` does, which torchvision uses for pictures: a triangle filter, widened
 * by the factor of the reduction so that nothing is skipped (antialias); rows first, then columns, rounded in between.
 */
export function resizeBilinear(
  { width: old, height: rows, channels, pixels }: Raster,
  height: number,
  width: number,
): Raster {
  const narrowed = resample(pixels, rows, old, width, channels);
  return { width, height, channels, pixels: resample(narrowed, 1, rows, height, width * channels) };
}

/** Resizes one axis of `lines` times `old` times `inner` numbers to `size`. */
function resample(pixels: Uint8Array, lines: number, old: number, size: number, inner: number): Uint8Array {
  if (old === size) return pixels;
  const taps = tapsOf(old, size);
  const resized = new Uint8Array(lines * size * inner);
  for (let line = 0; line < lines; line += 1) {
    for (const [place, { first, weights }] of taps.entries()) {
      const [from, to] = [(line * old + first) * inner, (line * size + place) * inner];
      for (let at = 0; at < inner; at += 1) {
        let sum = 0;
        for (let tap = 0; tap < weights.length; tap += 1) {
          sum += (weights[tap] ?? 0) * (pixels[from + tap * inner + at] ?? 0);
        }
        resized[to + at] = Math.floor(sum + 0.5);
      }
    }
  }
  return resized;
}

function tapsOf(old: number, size: number): readonly Tap[] {
  const scale = old / size;
  const reach = Math.max(1, scale);
  return Array.from({ length: size }, (_, index) => {
    const center = (index + 0.5) * scale;
    const first = Math.max(0, Math.floor(center - reach + 0.5));
    const end = Math.min(old, Math.floor(center + reach + 0.5));
    const weights = Float64Array.from({ length: end - first }, (_, tap) =>
      Math.max(0, 1 - Math.abs((tap + first - center + 0.5) / reach)),
    );
    const sum = weights.reduce((all, weight) => all + weight, 0);
    return { first, weights: weights.map((weight) => weight / sum) };
  });
}

/** Takes the middle of a picture, as torchvision's `CenterCrop` does: halves are rounded to the even number, as Python does. */
export function centerCrop(raster: Raster, height: number, width: number): Raster {
  const { channels, pixels, width: old } = raster;
  const [top, left] = [halfOf(raster.height - height), halfOf(old - width)];
  const cropped = new Uint8Array(height * width * channels);
  for (let row = 0; row < height; row += 1) {
    const start = ((top + row) * old + left) * channels;
    cropped.set(pixels.subarray(start, start + width * channels), row * width * channels);
  }
  return { width, height, channels, pixels: cropped };
}

function halfOf(difference: number): number {
  const half = Math.floor(difference / 2);
  return difference % 2 === 0 || half % 2 === 0 ? half : half + 1;
}

/** The height and width after `resize`: two numbers are they, one is the shorter side (torchvision's `Resize`). */
export function resizedSides(
  { height, width }: Pick<Raster, 'height' | 'width'>,
  resize: readonly number[],
): readonly [height: number, width: number] {
  const [first = 1, second] = resize;
  if (second !== undefined) return [first, second];
  return height <= width
    ? [first, Math.max(1, Math.floor((first * width) / height))]
    : [Math.max(1, Math.floor((first * height) / width)), first];
}
