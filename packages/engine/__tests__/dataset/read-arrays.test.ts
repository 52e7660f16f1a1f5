import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { deflateSync } from 'node:zlib';
import { DATASET_LIMITS } from '../../src/dataset/dataset-limits.ts';
import { readNpy } from '../../src/dataset/npy.ts';
import { pictureShape } from '../../src/dataset/pictures/picture-shape.ts';
import { pictureHeader } from '../../src/dataset/pictures/pictures.ts';
import type { InputForm } from '../../src/dataset/input-form.ts';
import { faultOf, read, ROWS } from '../support/engine-tables.ts';
import { npyOf, rawNpy } from '../../../../__tests__/support/engine-uploads.ts';

function pictures(
  shape: readonly number[],
  colors?: InputForm['colors'],
  limits = DATASET_LIMITS,
): InputForm {
  return { shape, kind: 'pictures', picture: pictureShape(shape, undefined), colors, limits };
}

/** A .npy file of one row, with a type of its own. */
function rowOf(descr: string, content: Buffer, shape = '(1,)', isFortran = 'False'): Buffer {
  return rawNpy(`{'descr': ${descr}, 'fortran_order': ${isFortran}, 'shape': ${shape}, }`, content);
}

/** A PNG picture of pixels in red, green and blue. */
function pngOf(width: number, height: number, pixels: readonly number[], interlace = false): Buffer {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    png.data.set([...pixels.slice(pixel * 3, pixel * 3 + 3), 255], pixel * 4);
  }
  const bytes = PNG.sync.write(png, { colorType: 2 });
  if (interlace) bytes[28] = 1;
  return bytes;
}

/** The header of a PNG picture of any size, with little data. */
function pngHeader(
  width: number,
  height: number,
  interlace = 0,
  data = deflateSync(Buffer.alloc(16)),
): Buffer {
  const bytes = Buffer.from(pngOf(1, 1, [0, 0, 0]).subarray(0, 33));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes[28] = interlace;
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([bytes, length, Buffer.from('IDAT'), data, Buffer.alloc(4)]);
}

describe('a .npy file', () => {
  test.each<[string, Buffer, number[]]>([
    ['float32', npyOf([2, 2], [1, 2, 3, 4]), [1, 2, 3, 4]],
    ['int64', npyOf([3], [1, -2, 3], '<i8'), [1, -2, 3]],
    [
      'float16',
      rowOf("'<f2'", Buffer.from(Uint16Array.of(0x3c_00, 0xc1_00, 0x2e_66).buffer), '(3,)'),
      [1, -2.5, Math.fround(0.0999755859375)],
    ],
    ['big-endian 16-bit', rowOf("'>i2'", Buffer.from([0, 1, 255, 254]), '(2,)'), [1, -2]],
    [
      'float64 in the order of Fortran',
      rowOf("'<f8'", Buffer.from(Float64Array.from([1, 4, 2, 5, 3, 6]).buffer), '(2, 3)', 'True'),
      [1, 2, 3, 4, 5, 6],
    ],
  ])('of %s is read', (_, content, values) => {
    expect([...readNpy(content, 'x.npy').values]).toEqual(values);
  });

  test.each<[string, Buffer, string]>([
    ['Python objects', rowOf("'|O'", Buffer.from([0x80, 4])), 'would run code'],
    ['text', rowOf("'<U5'", Buffer.alloc(20)), 'holds values of the type U5.'],
    [
      'dates',
      rawNpy("{'descr': '<M8[s]', 'fortran_order': False, 'shape': (1,), }", Buffer.alloc(8)),
      'These are dates or times. Save numbers: array.astype("int64")',
    ],
    [
      'records',
      rowOf("[('a', '<f4'), ('b', '<i8', (2,))]", Buffer.alloc(20)),
      "holds values of the type [('a', '<f4'), ('b', '<i8', (2,))].",
    ],
    ['a shape beyond its bytes', rowOf("'<f4'", Buffer.alloc(4), '(99999999, 99999999)'), 'is cut short'],
    [
      'no header',
      Buffer.from('\u0093NUMPY\u0001\u0000\u0010\u0000hello hello hello', 'latin1'),
      'has a header that cannot be read',
    ],
    ['garbage', Buffer.from('garbage'), 'is not a .npy file'],
  ])('with %s is refused', async (_, content, reason) => {
    expect(await faultOf(() => readNpy(content, 'x.npy'))).toContain(reason);
  });

  test('with a value that is no number names its place', async () => {
    expect(await faultOf(() => read(ROWS, { 'x.npy': npyOf([2, 3], [1, 2, 3, 4, NaN, 6]) }))).toContain(
      'input 1, number 1 is NaN',
    );
  });

  test('in the other order of channels is turned', async () => {
    const last = npyOf([1, 2, 1, 3], [1, 2, 3, 4, 5, 6]);
    const raw = await read(pictures([3, 2, 1]), { 'x.npy': last });

    expect([...raw.values]).toEqual([1, 4, 2, 5, 3, 6]);
  });

  test.each([
    ['1,8,8', '5,8,8'],
    ['8,8,1', '5,64'],
    ['8,8', '5,8,8,1'],
    ['64', '5,1,8,8'],
  ])('fits a model of %s although it is %s', async (...both) => {
    const [shape = [], given = []] = both.map((sides) => sides.split(',').map(Number));
    const form = { ...pictures(shape), shape };
    const raw = await read(form, { 'x.npy': npyOf(given, new Array<number>(320).fill(1)) });

    expect(raw.count).toBe(5);
  });

  test('of another size is refused with the shape that is wanted', async () => {
    expect(
      await faultOf(() =>
        read(pictures([1, 8, 8]), { 'x.npy': npyOf([2, 9, 9], new Array<number>(162).fill(1)) }),
      ),
    ).toContain('save an array of the shape N x 1 x 8 x 8');
  });
});

describe('a folder of pictures', () => {
  const [red, blue] = [
    [255, 0, 0],
    [0, 0, 255],
  ] as const;
  const two = pngOf(2, 1, [...red, ...blue]);

  test.each<[string, readonly number[], InputForm['colors'], number[]]>([
    ['channels first', [3, 1, 2], 'rgb', [255, 0, 0, 0, 0, 255]],
    ['channels last', [1, 2, 3], 'rgb', [255, 0, 0, 0, 0, 255]],
    ['blue first', [1, 2, 3], 'bgr', [0, 0, 255, 255, 0, 0]],
    ['grey', [1, 1, 2], 'rgb', [76, 29]],
  ])('is read as the model takes it: %s', async (_, shape, colors, values) => {
    const form = {
      ...pictures(shape, colors),
      picture: {
        ...pictureShape(shape, undefined),
        ...(shape[2] === 3 && { channels: 3, height: 1, width: 2, order: 'hwc' as const }),
      },
    };

    expect([...(await read(form, { 'a.png': two })).values]).toEqual(values);
  });

  test('may hold JPEG, and is sorted by name', async () => {
    const data = Buffer.alloc(8 * 8 * 4, 128);
    const picture = jpeg.encode({ width: 8, height: 8, data }, 100).data;
    const raw = await read(pictures([1, 8, 8]), { 'b/2.jpg': picture, 'b/1.jpg': picture });

    expect(raw.names).toEqual(['b/1.jpg', 'b/2.jpg']);
    expect(Math.abs((raw.values[0] ?? 0) - 128)).toBeLessThan(3);
  });

  test.each<[string, Buffer, string]>([
    ['another size', pngOf(1, 2, [...red, ...blue]), 'is 1 wide and 2 high, but the model takes 2 x 1'],
    ['100,000 x 100,000 pixels', pngHeader(100_000, 100_000), '100000 x 100000 pixels, too large'],
    ['a bomb that is interlaced', pngHeader(2, 1, 1, deflateSync(Buffer.alloc(50_000_000))), 'is damaged'],
    ['a cut picture', two.subarray(0, two.length - 20), 'is damaged'],
    ['text', Buffer.from('hello'), 'is neither a JPEG nor a PNG'],
    [
      'half a JPEG',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 2, 1, 1, 0x11, 0]),
      'is damaged',
    ],
  ])('with %s names the file', async (_, content, reason) => {
    expect(await faultOf(() => read(pictures([3, 1, 2]), { 'a.png': content }))).toMatch(
      new RegExp(`^a\\.png .*${reason}`, 'u'),
    );
  });

  test('with any change to a picture only ever gives a fault', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(two.length - 1), fc.nat(255), async (at, byte) => {
        const changed = Buffer.from(two);
        changed[at] = byte;
        expect(await faultOf(() => read(pictures([3, 1, 2]), { 'a.png': changed }))).not.toContain(
          'no fault of the file',
        );
      }),
    );
  });

  test('tells its size by the header alone', () => {
    const header = jpeg.encode({ width: 24, height: 16, data: Buffer.alloc(24 * 16 * 4) }, 50).data;

    expect(pictureHeader(Buffer.from(header))).toEqual({ kind: 'jpeg', width: 24, height: 16 });
  });
});
