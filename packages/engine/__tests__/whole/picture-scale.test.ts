import { describe, expect, test } from '@jest/globals';
import { figuresHere, grey } from '../support/engine-small-analyses.ts';
import type { Files, TestAnalysis } from '../../../../__tests__/support/engine-uploads.ts';
import { linearModel, matrix } from '../../../../__tests__/support/onnx-writer.ts';

function pictures(slots: Readonly<Record<string, Files>>, fields: TestAnalysis['fields'] = {}): TestAnalysis {
  return { task: 'image-classification', attack: 'evasion', fields, slots };
}

describe('an analysis of pictures of the wrong scale', () => {
  /** Sure of class 1 from 0.1 on: with pixels from 0 to 255 it says 1 to everything. */
  const shape = { inputShape: ['N', 1, 1, 2] };
  const steep = linearModel({ weights: matrix('0 1', '0 0'), bias: [0.5, 0], ...shape });
  const data = { 'a.png': grey(40, 0), 'b.png': grey(60, 0), 'c.png': grey(255, 0), 'd.png': grey(90, 0) };
  const label = { 'label.csv': 'image,label\na.png,0\nb.png,0\nc.png,1\nd.png,0\n' };
  const slots = { model: { 'model.onnx': steep }, data, label };

  test('says which setting is wrong', async () => {
    expect((await figuresHere(pictures(slots)))['failed']).toBe(
      'artifact: The model gets 25 % of the pictures right with pixels from 0 to 255, but 100 % with ' +
        'pixels from 0 to 1. Add this line to the model in the config file, beside "artifacts": ' +
        'preprocessing: zero-to-one',
    );
  });

  /** Bright pictures of class 1, which the model gets right with either scale, and dark ones of class 0. */
  const manyPictures = (bright: number, dark: number): TestAnalysis => {
    const names = Array.from({ length: bright + dark }, (_, index) => `${String(index)}.png`);
    const isBright = (index: number): boolean => index < bright;
    return pictures({
      model: { 'model.onnx': steep },
      data: Object.fromEntries(names.map((name, index) => [name, grey(isBright(index) ? 255 : 40, 0)])),
      label: {
        'label.csv': `image,label\n${names.map((name, index) => `${name},${isBright(index) ? '1' : '0'}\n`).join('')}`,
      },
    });
  };

  test.each([
    [68, 12, 'gets 85 % of the pictures right with pixels from 0 to 255, but 100 %'],
    [400, 40, 'but 100 % with pixels from 0 to 1'],
  ])(
    'is noticed if the model is only somewhat worse with it: %s right, %s wrong',
    async (bright, dark, words) => {
      expect((await figuresHere(manyPictures(bright, dark)))['failed']).toContain(words);
    },
  );

  test('is not concluded from a difference that chance explains', async () => {
    expect((await figuresHere(manyPictures(71, 9)))['failed']).toBeUndefined();
  });

  test('is none with the right setting, and the check is no query', async () => {
    const figures = await figuresHere(pictures(slots, { normalize_data: 'yes' }));

    expect(figures).toMatchObject({ score: 1, queries: 4 });
  });
});
