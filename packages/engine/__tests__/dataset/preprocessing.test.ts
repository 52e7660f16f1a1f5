import { describe, expect, it } from '@jest/globals';
import { PNG } from 'pngjs';
import { pixelScale, scalePixels } from '../../src/dataset/pictures/pixel-scale.ts';
import { figuresHere } from '../support/engine-small-analyses.ts';
import { type Files, npyOf, type TestAnalysis } from '../../../../__tests__/support/engine-uploads.ts';
import { type Dimension, linearModel, matrix } from '../../../../__tests__/support/onnx-writer.ts';

type Color = readonly [red: number, green: number, blue: number];

/** A picture whose left half has one colour, and whose right half has another. */
function png(width: number, height: number, left: Color, right: Color): Buffer {
  const picture = new PNG({ width, height });
  for (let index = 0; index < width * height; index += 1) {
    picture.data.set([...(index % width < width / 2 ? left : right), 255], index * 4);
  }
  return PNG.sync.write(picture);
}

function grey(value: number): Color {
  return [value, value, value];
}

/** Pictures of two classes, with their labels. */
function labelled(
  pictures: readonly (readonly [content: Buffer, label: number])[],
): Readonly<Record<string, Files>> {
  const named = pictures.map(([content, label], index) => ({ name: `${String(index)}.png`, content, label }));
  const lines = named.map(({ name, label }) => `${name},${String(label)}\n`).join('');
  return {
    data: Object.fromEntries(named.map(({ name, content }) => [name, content])),
    label: { 'label.csv': `image,label\n${lines}` },
  };
}

function repeated<Item>(times: number, item: Item): readonly Item[] {
  return new Array<Item>(times).fill(item);
}

async function run(
  model: Buffer,
  slots: TestAnalysis['slots'],
  more: Pick<TestAnalysis, 'preprocessing' | 'fields'> = {},
): Promise<Readonly<Record<string, number | string>>> {
  const all = { ...slots, model: { 'model.onnx': model } };
  return figuresHere({ task: 'image-classification', attack: 'evasion', slots: all, ...more });
}

describe('pictures of a model that takes numbers from -1 to 1', () => {
  /** Class 1 if the left pixel is above the middle. */
  const model = linearModel({ weights: matrix('0 1', '0 0'), inputShape: ['N', 1, 1, 2] });
  const dark = [png(2, 1, grey(90), grey(0)), 0] as const;
  const bright = [png(2, 1, grey(200), grey(0)), 1] as const;
  const slots = labelled([...repeated(24, dark), ...repeated(8, bright)]);

  it('are found to be scaled in another way, and the line to add is printed', async () => {
    expect((await run(model, slots))['failed']).toMatch(
      /25 % of the pictures right .* 100 % with pixels from -1 to 1\. Add .*preprocessing: minus-one-to-one$/u,
    );
  });

  it('are classified rightly with that line, and attacks still work on pixels', async () => {
    const figures = await run(model, slots, { preprocessing: 'minus-one-to-one' });

    expect(figures).toMatchObject({ score: 1, bounds: '0.000,1.000' });
    expect(figures['notes']).toContain('Pictures were prepared by preprocessing: minus-one-to-one.');
  });

  it('are tested as the config file says even if that looks wrong, and that is said', async () => {
    const mostlyBright = labelled([...repeated(14, dark), ...repeated(36, bright)]);
    const figures = await run(model, mostlyBright, { preprocessing: 'zero-to-one' });

    expect(figures['score']).toBe(0.72);
    expect(figures['notes']).toContain('but 100 % with pixels from -1 to 1. It was tested as the config');
  });

  it('are scaled further if they are an array of numbers from 0 to 1', async () => {
    const values = [...repeated(24, [0.3, 0]), ...repeated(8, [1, 0])].flat();
    const labels = [...repeated(24, 0), ...repeated(8, 1)];
    const arrays = {
      data: { 'x.npy': npyOf([32, 1, 1, 2], values) },
      label: { 'y.npy': npyOf([32], labels, '<i8') },
    };

    expect((await run(model, arrays))['failed']).toContain('preprocessing: minus-one-to-one');
    expect(await run(model, arrays, { preprocessing: 'minus-one-to-one' })).toMatchObject({ score: 1 });
  });

  it('are refused if they are an array that was scaled already', async () => {
    const arrays = {
      data: { 'x.npy': npyOf([4, 1, 1, 2], [-1, 0, 1, 0, -1, 0, 1, 0]) },
      label: { 'y.npy': npyOf([4], [0, 1, 0, 1], '<i8') },
    };

    expect((await run(model, arrays, { preprocessing: 'minus-one-to-one' }))['failed']).toContain(
      'an array of numbers from -1 to 1, which were scaled already',
    );
  });
});

describe('pictures of a model that was trained with the numbers of ImageNet', () => {
  /** Class 1 if the red pixel is above its mean: 0.485. */
  const model = linearModel({ weights: matrix('0 1', '0 0', '0 0'), inputShape: ['N', 3, 1, 1] });
  const dark = [png(1, 1, [110, 200, 200], grey(0)), 0] as const;
  const bright = [png(1, 1, [125, 20, 20], grey(0)), 1] as const;
  const slots = labelled([...repeated(40, dark), ...repeated(16, bright)]);

  it('are found to be scaled in another way', async () => {
    expect((await run(model, slots, { fields: { normalize_data: 'yes' } }))['failed']).toContain(
      "but 100 % with pixels scaled by ImageNet's mean and standard deviation. Add this line to the model in the config " +
        'file, beside "artifacts", and remove normalize_data: yes: preprocessing: imagenet',
    );
  });

  it('are classified rightly with it', async () => {
    expect(await run(model, slots, { preprocessing: 'imagenet' })).toMatchObject({ score: 1 });
  });

  it('have its mean in the order of the colours that the model takes', () => {
    const picture = { channels: 3, height: 1, width: 1, order: 'chw' } as const;
    const black = (colors: 'rgb' | 'bgr'): readonly string[] =>
      [...scalePixels(new Float32Array(3), pixelScale('imagenet', picture, colors))].map((value) =>
        value.toFixed(4),
      );

    // -mean / std
    expect(black('rgb')).toEqual(['-2.1179', '-2.0357', '-1.8044']);
    expect(black('bgr')).toEqual(['-1.8044', '-2.0357', '-2.1179']);
  });

  it('are refused if the model has other channels than the numbers', async () => {
    const gray = linearModel({ weights: [[0, 1]], inputShape: ['N', 1, 1, 1] });

    expect((await run(gray, slots, { preprocessing: 'imagenet' }))['failed']).toContain(
      'preprocessing: imagenet has numbers for 3 channels, but the model takes pictures of 1.',
    );
  });
});

describe('pictures of another size than the model takes', () => {
  const model = linearModel({
    weights: matrix('0 1', '0 0', '0 1', '0 0'),
    bias: [1, 0],
    inputShape: ['N', 1, 2, 2],
  });
  const slots = labelled([
    [png(6, 4, grey(20), grey(200)), 0],
    [png(8, 4, grey(200), grey(20)), 1],
  ]);

  it('are refused with the line that says how to scale them', async () => {
    expect((await run(model, slots))['failed']).toContain(
      '0.png is 6 wide and 4 high, but the model takes 2 x 2. Scale the pictures as in training, or say how: add ' +
        'preprocessing: { resize: 2, crop: 2 } to the model',
    );
  });

  it('are resized and cropped', async () => {
    const figures = await run(model, slots, { preprocessing: { resize: [2], crop: [2] } });

    expect(figures).toMatchObject({ shape: '1,2,2', score: 1 });
  });

  it('fail with the whole line if they are only sized, and another scale is clearly better', async () => {
    // Class 1 if the left half is bright, for pixels from 0 to 255 only.
    const unscaled = linearModel({
      weights: matrix('0 1', '0 0', '0 1', '0 0'),
      bias: [200, 0],
      inputShape: ['N', 1, 2, 2],
    });
    const few = labelled(
      Array.from({ length: 20 }, (_unused, row) => [
        png(6, 4, grey(row % 2 === 0 ? 20 : 200 + row), grey(90)),
        row % 2,
      ]),
    );
    expect((await run(unscaled, few, { preprocessing: { resize: [2], crop: [2] } }))['failed']).toContain(
      'Replace this line of the model in the config file: preprocessing: { resize: 2, crop: 2, mean: [0], std: [0.00392',
    );
    const meant = { resize: [2], crop: [2], mean: [0], std: [1] };
    expect((await run(unscaled, few, { preprocessing: meant }))['failed']).toMatch(/^not-tested: /u);
  });

  it('are resized without regard to their shape if height and width are given', async () => {
    expect(await run(model, slots, { preprocessing: { resize: [2, 2] } })).toMatchObject({ score: 1 });
  });

  it.each([
    [{ resize: [2] }, '0.png is 3 x 2 pixels after "preprocessing" of the model, but the model takes 2 x 2.'],
    [{ crop: [5] }, '0.png is 6 x 4 pixels, too small for "crop" to 5 x 5.'],
    [{ resize: [8000], crop: [2] }, '0.png would be 12000 x 8000 pixels after "resize": too large.'],
  ])('are refused if %j does not lead to it', async (preprocessing, message) => {
    expect((await run(model, slots, { preprocessing }))['failed']).toContain(message);
  });
});

describe('pictures of a model that leaves height and width open', () => {
  /** Class 1 if the right pixel is brighter than the left one. */
  const open = (inputShape: readonly Dimension[]): Buffer =>
    linearModel({ weights: matrix('1 0', '0 1'), inputShape });
  const slots = labelled([
    [png(2, 1, grey(20), grey(200)), 1],
    [png(2, 1, grey(200), grey(20)), 0],
  ]);

  it.each([[['N', 1, 'height', 'width']], [['N', 1, undefined, 2]]])(
    'decide its size: %j',
    async (shape: readonly Dimension[]) => {
      expect(await run(open(shape), slots)).toMatchObject({ score: 1 });
    },
  );

  it('decide it also as an array', async () => {
    const arrays = {
      data: { 'x.npy': npyOf([2, 1, 1, 2], [0, 1, 1, 0]) },
      label: { 'y.npy': npyOf([2], [1, 0], '<i8') },
    };

    expect(await run(open(['N', 1, 'height', 'width']), arrays)).toMatchObject({ score: 1, shape: '1,1,2' });
  });

  it('leave it to crop and resize', async () => {
    const large = labelled([[png(8, 6, grey(20), grey(200)), 1]]);
    const figures = await run(open(['N', 1, 'h', 'w']), large, { preprocessing: { resize: [1, 2] } });

    expect(figures).toMatchObject({ score: 1, shape: '1,1,2' });
  });
});
