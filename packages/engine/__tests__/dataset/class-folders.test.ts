import { describe, expect, it } from '@jest/globals';
import { classFolders } from '../../src/dataset/raw-inputs.ts';
import { classesOf } from '../../src/dataset/classes.ts';
import { figuresHere, grey } from '../support/engine-small-analyses.ts';
import type { Files } from '../../../../__tests__/support/engine-uploads.ts';
import { linearModel, matrix } from '../../../../__tests__/support/onnx-writer.ts';

describe('folders of pictures', () => {
  it.each([
    ['cat/1.png dog/1.png cat/more/2.png', 'cat dog cat'],
    ['train/cat/1.png val/dog/1.png', 'cat dog'],
    ['test/cat/1.png other/dog/1.png', 'test other'],
    ['1.png dog/1.png', undefined],
    ['cat/1.png cat/2.png', undefined],
    ['train/1.png train/2.png', undefined],
    ['', undefined],
  ])('%s are the classes %s, if there are two', (pictures, values) => {
    expect(classFolders(pictures.split(' '))?.values.join(' ')).toBe(values);
  });

  const numbered = (
    folders: readonly string[],
    names: readonly string[] | undefined,
    count?: number,
  ): readonly number[] => {
    const file = classFolders(folders.map((folder) => `${folder}/1.png`));
    if (file === undefined) throw new Error('There are no classes.');
    return [...classesOf(file.values, { names, count }, file).labels];
  };

  it('are numbered in the order of their names, as torchvision does', () => {
    expect(numbered(['dog', 'cat'], undefined, 2)).toEqual([1, 0]);
    expect(numbered(['2', '10', '1'], undefined, 3)).toEqual([2, 1, 0]);
    expect(numbered(['2', '10'], undefined)).toEqual([1, 0]);
  });

  it('go by the names that the model has', () => {
    expect(numbered(['dog', 'cat'], ['dog', 'cat', 'bird'], 3)).toEqual([0, 1]);
  });

  it('are the numbers of classes if not every class has one', () => {
    expect(numbered(['7', '3'], undefined, 10)).toEqual([7, 3]);
  });

  it('are refused if it is not clear which classes they are', () => {
    expect(() => numbered(['dog', 'cat'], undefined, 3)).toThrow(
      /lie in 2 folders, the first is cat\. .* 3 classes\. Give one folder for each class, or give label/u,
    );
  });
});

describe('an analysis of pictures in one folder for each class', () => {
  const model = linearModel({ weights: matrix('1 0', '0 1'), inputShape: ['N', 1, 1, 2] });
  const data = {
    'bright/a.png': grey(200, 10),
    'bright/b.png': grey(180, 20),
    'dark/a.png': grey(10, 200),
    'dark/b.png': grey(20, 210),
  };
  const run = async (
    attack: 'evasion' | 'extraction' | 'outlier',
    more: Readonly<Record<string, Files>> = {},
  ): Promise<unknown> => {
    const slots = { model: { 'model.onnx': model }, data, ...more };
    const figures = await figuresHere({ task: 'image-classification', attack, slots });
    return figures['failed'] ?? figures['score'];
  };

  it('needs no label', async () => {
    expect(await run('evasion')).toBe(1);
  });

  it('follows label if it is given', async () => {
    const label = 'image,label\nbright/a.png,1\nbright/b.png,1\ndark/a.png,0\ndark/b.png,1\n';
    expect(await run('evasion', { label: { 'label.csv': label } })).toBe(0.25);
  });

  const swap = ([one, other]: readonly [number, number]): readonly [number, number] => [other, one];
  /** So many pictures that the check of the model counts. */
  const pictures = (folders: readonly [string, string], bright: readonly [number, number]): Files =>
    Object.fromEntries(
      Array.from({ length: 20 }, (_, index): [string, Buffer] => {
        const isFirst = index % 2 === 0;
        const [left, right] = isFirst ? bright : swap(bright);
        return [`${folders[isFirst ? 0 : 1]}/${String(index)}.png`, grey(left, right + index)];
      }),
    );
  const steep = linearModel({
    ...{ weights: matrix('0 1', '0 0'), bias: [0.5, 0], inputShape: ['N', 1, 1, 2] },
  });

  it('when an attack needs no labels, is checked by folders that are as many as the classes', async () => {
    const data = pictures(['a', 'b'], [40, 255]);
    expect(await run('extraction', { model: { 'model.onnx': steep }, data })).toMatch(
      /gets 50 % of the pictures right .* 100 % .*preprocessing: zero-to-one$/u,
    );
  });

  it('when the folders are in another order than the classes, says so to attacks that need them', async () => {
    const data = pictures(['dark', 'light'], [200, 10]);
    expect(await run('extraction', { data })).toEqual(expect.any(Number));
    const swapped = pictures(['z', 'a'], [200, 10]);
    expect(await run('extraction', { data: swapped })).toEqual(expect.any(Number));
    expect(await run('evasion', { data: swapped })).toMatch(
      /The classes seem swapped: .* Here they were read as a = 0, z = 1\./u,
    );
  });

  it('takes folders for nothing if the attack needs no labels', async () => {
    const folders = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}/1.png`, grey(200, 10)]));
    expect(await run('outlier', { data: folders })).toBe(0);
  });
});
