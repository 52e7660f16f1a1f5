import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readNpy } from '../../../packages/engine/src/dataset/npy.ts';
import { writeCsv } from '../../../src/report/job-report/sample-files.ts';
import { writeNpy } from '../../../src/report/job-report/write-npy.ts';
import { pictureForm } from '../../../src/report/evidence/picture-form.ts';
import { rangeOf, shownSize, toRaster } from '../../../src/report/evidence/raster.ts';
import { curvePlot } from '../../../src/report/evidence/curve.ts';
import type { Mark } from '../../../src/report/evidence/plot.ts';
import { roundAxis } from '../../../src/report/evidence/ticks.ts';
import { SAMPLE_SUMMARY } from '../../support/engine-report-samples.ts';

const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });

describe('axes', () => {
  test.each([
    [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0, 0.25, [0, 0.05, 0.1, 0.15, 0.2, 0.25]],
    [50, 400, [0, 100, 200, 300, 400]],
    [-3, 3, [-4, -2, 0, 2, 4]],
    [0, 0, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ])('from %s to %s', (low, high, ticks) => {
    expect(roundAxis(low, high).ticks).toEqual(ticks);
  });

  test('enclose every range with a few ticks in order', () => {
    fc.assert(
      fc.property(number, number, (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const { low, high, ticks } = roundAxis(from, to);
        const slack = (high - low) * 1e-6;
        expect(low - slack <= from && to <= high + slack && low < high).toBe(true);
        expect(ticks.length >= 2 && ticks.length <= 8).toBe(true);
        expect(ticks.every((tick, index) => index === 0 || tick > (ticks[index - 1] ?? 0))).toBe(true);
      }),
    );
  });
});

function placesOf(mark: Mark): readonly (readonly [number, number])[] {
  return 'points' in mark ? mark.points : [mark.at];
}

test('every curve stays inside of its plot, whatever its points', () => {
  const any = fc.oneof(number, fc.double());
  const series = fc.array(fc.record({ name: fc.string(), points: fc.array(fc.tuple(any, any)) }), {
    maxLength: 15,
  });
  fc.assert(
    fc.property(series, (lines) => {
      const plot = curvePlot({ kind: 'curve', title: 't', xLabel: 'x', yLabel: 'y', series: lines });
      const places = plot?.marks.flatMap(placesOf) ?? [];
      const outside = places.filter(
        ([x, y]) => !(x >= 0 && x <= (plot?.width ?? 0) && y >= 0 && y <= (plot?.height ?? 0)),
      );
      expect(outside).toEqual([]);
    }),
  );
});

describe('pictures', () => {
  const grey = { channels: 1, height: 1, width: 2, order: 'chw' as const };

  test.each([
    ['0 to 1', [0.2, 0.5], [0, 1]],
    ['-1 to 1', [-0.5, 0.5], [-1, 1]],
    ['0 to 255', [0, 200], [0, 255]],
    ['the numbers that occur', [0, 16], [0, 16]],
    ['one number', [0.5, 0.5], [0, 1]],
    ['nothing but zeros', [0, 0], [0, 1]],
    ['negative numbers', [-8, -8], [-8, 0]],
  ])('range: %s', (_name, values, range) => {
    const [low, high] = rangeOf([Float32Array.from(values)]);
    expect(low < high).toBe(true);
    expect([low, high]).toEqual(range);
  });

  test.each([
    ['chw', false, [10, 20, 30, 40, 50, 60], [10, 30, 50, 20, 40, 60]],
    ['hwc', false, [10, 20, 30, 40, 50, 60], [10, 20, 30, 40, 50, 60]],
    ['hwc', true, [10, 20, 30, 40, 50, 60], [30, 20, 10, 60, 50, 40]],
  ] as const)('channels of %s, blue first: %s', (order, isBgr, values, bytes) => {
    const form = { shape: { channels: 3, height: 1, width: 2, order }, isBgr };
    expect(Array.from(toRaster(Float32Array.from(values), form, [0, 255]).rgb)).toEqual(bytes);
  });

  test('two channels show their mean', () => {
    const form = { shape: { ...grey, channels: 2 }, isBgr: false };
    expect(Array.from(toRaster(Float32Array.of(0, 100, 100, 200), form, [0, 255]).rgb)).toEqual([
      50, 50, 50, 150, 150, 150,
    ]);
  });

  test.each([
    [8, 8, 112, 112],
    [28, 28, 112, 112],
    [1000, 500, 256, 128],
    [200, 1, 200, 1],
    [5000, 1, 256, 1],
  ])('%s x %s is shown as %s x %s', (width, height, wide, high) => {
    const shown = shownSize({ width, height, rgb: new Uint8Array(width * height * 3) });
    expect([shown.width, shown.height, shown.rgb.length]).toEqual([wide, high, wide * high * 3]);
  });

  test.each([
    [[1, 8, 8], 'image-classification', { channels: 1, height: 8, width: 8, order: 'chw' }],
    [[8, 8, 3], 'image-classification', { channels: 3, height: 8, width: 8, order: 'hwc' }],
    [[8, 8], 'image-classification', { channels: 1, height: 8, width: 8, order: 'chw' }],
    [[64], 'image-classification', undefined],
    [[0, 8, 8], 'image-classification', undefined],
    [[8, 8], 'time-series-forecasting', undefined],
  ] as const)('the shape %j of %s', (shape, task, form) => {
    expect(pictureForm({ ...SAMPLE_SUMMARY, task }, shape)?.shape).toEqual(form);
  });

  test('a flat picture has the shape of the job', () => {
    const picture = { channels: 1, height: 4, width: 16, order: 'chw' as const };
    expect(pictureForm({ ...SAMPLE_SUMMARY, picture }, [64])?.shape).toEqual(picture);
  });
});

test('arrays come back as they were written, on 64-byte boundaries', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }),
      fc.integer({ min: 0, max: 5 }),
      (shape, count) => {
        const size = shape.reduce((product, side) => product * side, 1);
        const inputs = Array.from({ length: count }, (_unused, index) =>
          new Float32Array(size).map((_zero, at) => index + at / 8),
        );
        const bytes = writeNpy(inputs, shape);
        const read = readNpy(bytes, 'x.npy');
        expect(read.shape).toEqual([count, ...shape]);
        expect(Array.from(read.values)).toEqual(inputs.flatMap((input) => Array.from(input)));
        expect((bytes.length - count * size * 4) % 64).toBe(0);
      },
    ),
  );
});

test('a table of CSV quotes what needs it, and holds no formula', () => {
  const csv = writeCsv(
    ['a', 'b,c'],
    [
      ['=1+1', 'say "x"'],
      [-1, NaN],
      ['@x', 'two\nlines'],
    ],
  ).toString();
  expect(csv).toBe('a,"b,c"\r\n\'=1+1,"say ""x"""\r\n-1,\r\n\'@x,two lines\r\n');
});
