import { PNG } from 'pngjs';

/**
 * A greyscale PNG image.
 * @param brightness returns that of the pixel at a column and a row, 0 to 255
 */
export function greyPng(size: number, brightness: (column: number, row: number) => number): Buffer {
  const image = new PNG({ width: size, height: size, colorType: 0, inputColorType: 0 });
  image.data = Buffer.from(
    Array.from({ length: size * size }, (_, at) => Math.round(brightness(at % size, Math.floor(at / size)))),
  );
  return PNG.sync.write(image, { colorType: 0, inputColorType: 0 });
}
