import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  centerCrop,
  type Raster,
  resizeBilinear,
  resizedSides,
} from '../../src/dataset/pictures/resize-picture.ts';

/** What Pillow made of a picture (packages/engine/bench/fixtures/make_resized.py). */
interface Case extends Pick<Raster, 'width' | 'height' | 'channels'> {
  readonly resize?: readonly number[];
  readonly crop?: readonly number[];
  readonly pixels: readonly number[];
}

const TEXT = readFileSync(
  path.join(import.meta.dirname, '../../../../__tests__/fixtures/engine/resized.json'),
  'utf8',
);
const PARSED: unknown = JSON.parse(TEXT);
const CASES: readonly Case[] = Array.isArray(PARSED) ? PARSED : [];

function picture({ width, height, channels }: Case): Raster {
  const pixels = Uint8Array.from({ length: width * height * channels }, (_, index) => {
    const channel = index % channels;
    const x = Math.floor(index / channels) % width;
    const y = Math.floor(index / channels / width);
    return (x * 37 + y * 59 + x * y * 11 + channel * 71) % 256;
  });
  return { width, height, channels, pixels };
}

function prepared(example: Case): Uint8Array {
  const whole = picture(example);
  const { resize, crop } = example;
  const resized = resize === undefined ? whole : resizeBilinear(whole, ...resizedSides(whole, resize));
  const [height = 0, width = height] = crop ?? [];
  return (crop === undefined ? resized : centerCrop(resized, height, width)).pixels;
}

describe('a picture that is resized and cropped', () => {
  it.each(CASES.map((example: Case, index: number) => [index, example] as const))(
    'differs by no more than one grey level from what Pillow makes of it: case %i',
    (_, example) => {
      const pixels = prepared(example);
      const differences = example.pixels.map((value, index) => Math.abs(value - (pixels[index] ?? NaN)));

      expect(pixels).toHaveLength(example.pixels.length);
      expect(Math.max(...differences)).toBeLessThanOrEqual(1);
    },
  );

  it('stays as it is if it has the size already', () => {
    const whole = picture({ width: 9, height: 7, channels: 3, pixels: [] });

    expect(resizeBilinear(whole, 7, 9).pixels).toEqual(whole.pixels);
  });

  it.each([
    [{ width: 500, height: 375 }, [256], [256, 341]],
    [{ width: 375, height: 500 }, [256], [341, 256]],
    [{ width: 10, height: 1000 }, [5], [500, 5]],
    [{ width: 500, height: 375 }, [224, 320], [224, 320]],
  ])('gets the sides that torchvision computes: %j, resize %j', (sides, resize, expected) => {
    expect(resizedSides(sides, resize)).toEqual(expected);
  });
});
