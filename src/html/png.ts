import { PNG } from 'pngjs';
import type { Raster } from '../evidence/raster.ts';

export function toPng({ width, height, rgb }: Raster): Buffer {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [from, to] = [pixel * 3, pixel * 4];
    png.data[to] = rgb[from] ?? 0;
    png.data[to + 1] = rgb[from + 1] ?? 0;
    png.data[to + 2] = rgb[from + 2] ?? 0;
    png.data[to + 3] = 255;
  }
  // Without filters, which help photos, but not squares of one colour; trying them all takes most of the time.
  return PNG.sync.write(png, { colorType: 2, filterType: 0 });
}
