import { describe, expect, test } from '@jest/globals';
import { AnalysisQueue } from '../../../../src/analyser/local/analysis-queue.ts';
import { sourceChildCode } from '../../src/process/child-code.ts';
import { runAnalysis } from '../../src/process/run-analysis.ts';
import { machineCapacity, shareOut } from '../../src/process/memory-limits.ts';
import { figuresHere, grey, pictures, table } from '../support/engine-small-analyses.ts';
import {
  analyse,
  type Files,
  figuresOf,
  npyOf,
  type TestAnalysis,
} from '../../../../__tests__/support/engine-uploads.ts';
import { externalModel, weightsFile } from '../../../../__tests__/support/external-model.ts';

const PICTURES = { 'in/a.png': grey(200, 0), 'in/b.png': grey(0, 255), 'in/c.png': grey(51, 102) };
const LABELS = { 'label.csv': 'image,label\nc.png,1\na.png,0\nb.png,1\n' };

const JOBS = { is_category_columns: 'yes', categorical_columns_info: 'job' };
const ROW = 'a,b,y\n2,1,0\n';
const ROWS = 'a,b,y\n2,1,0\n1,2,1\n';

describe('an analysis of a table', () => {
  test.each<[string, TestAnalysis, Readonly<Record<string, unknown>>]>([
    [
      'with its label',
      table('a,b,target\n2,1,0\n1,2,1\n5,9,1\n'),
      { score: 1, count: 3, columns: 'a,b', bounds: '1.000,5.000', names: 'row 1,row 2,row 3' },
    ],
    ['with own labels', table({ data: 'a,b\n2,1\n1,2\n', label: 'label\n0\n1\n' }), { score: 1, count: 2 }],
    [
      'with the names of classes',
      table('a,b,class\n2,1,cat\n1,2,dog\n'),
      {
        score: 1,
        classNames: 'cat,dog',
        notes: expect.stringContaining('alphabetical order: cat = 0, dog = 1.'),
      },
    ],
    ['with bounds', table({ data: ROWS, minmax: 'a,b\n-3,0\n8,9\n' }), { bounds: '-3.000,8.000' }],
    [
      'that is scaled by its bounds',
      table({ data: ROWS, minmax: 'a,b\n0,0\n4,10\n' }, { normalize_data: 'yes' }),
      { bounds: '0.000,1.000', first: '0.500,0.100,0.250,0.200' },
    ],
    ['with categories', table('a,job,y\n2,1,0\n1,2,1\n0,1,0\n', JOBS), { categories: '[[1,1,2]]' }],
    [
      'as arrays in one file',
      table({ data: { 'x.npy': npyOf([2, 2], [2, 1, 1, 2]), 'y.npy': npyOf([2], [0, 1], '<i8') } }),
      { score: 1, count: 2 },
    ],
  ])('%s', async (_, analysis, expected) => {
    expect(await figuresHere(analysis)).toMatchObject(expected);
  });

  test.each<[string, TestAnalysis, string]>([
    [
      'of a model of several values, as a regression',
      { ...table('a,b,y\n2,1,0\n1,2,1\n'), task: 'tabular-regression' },
      'The model answers with 2 values for each row',
    ],
    ['with another label', table('a,b,y\n2,1,5\n'), "label 5 (row 1) is not one of the model's 2 classes"],
    ['with too many names', table('a,b,y\n2,1,x\n2,1,y\n2,1,z\n'), "is not one of the model's classes (2"],
    ['with a category that is not there', table(ROW, JOBS), 'names the column job'],
    ['with unnamed categories', table(ROW, { is_category_columns: 'yes' }), 'columns_info names no'],
    ['with two tables', table({ data: { 'd.csv': 'a', 'e.csv': 'b' } }), 'one table (.csv) or one array'],
  ])('%s fails with a reason', async (_, analysis, reason) => {
    expect((await figuresHere(analysis))['failed']).toContain(reason);
  });
});

describe('an analysis of pictures', () => {
  test('finds the label of each picture by its name', async () => {
    expect(await figuresHere(pictures({ data: PICTURES, label: LABELS }))).toMatchObject({
      score: 1,
      count: 3,
      names: 'in/a.png,in/b.png,in/c.png',
      bounds: '0.000,255.000',
      first: '200.000,0.000,0.000,255.000',
    });
  });

  test('scales pixels to 1 if normalize_data is yes', async () => {
    const figures = await figuresHere(pictures({ data: PICTURES, label: LABELS }, { normalize_data: 'yes' }));

    expect(figures).toMatchObject({ score: 1, bounds: '0.000,1.000', first: '0.784,0.000,0.000,1.000' });
  });

  test.each<[string, Files, string]>([
    [
      'no label for a picture',
      { 'label.csv': 'image,label\na.png,0\n' },
      'no label for 2 of 3 pictures; the first is in/b.png',
    ],
    ['no names', { 'y.npy': npyOf([3], [0, 1, 1], '<i8') }, 'does not say which picture each label'],
    ['an empty cell', { 'label.csv': 'image,label\na.png,\n' }, 'label.csv, line 2: the label is missing'],
  ])('with %s fails with a reason', async (_, label, reason) => {
    expect((await figuresHere(pictures({ data: PICTURES, label })))['failed']).toContain(reason);
  });
});

test('an analysis with trusted data asks for its labels', async () => {
  const data = { 'x.npy': npyOf([1, 2], [1, 2]) };
  const label = { 'y.npy': npyOf([1], [1], '<i8') };
  const { failed } = await figuresHere(pictures({ data, label, universal_data: data }));
  expect(failed).toContain('give universal_label');
});

describe('an analysis in a process of its own', () => {
  test.each<[string, TestAnalysis]>([
    [
      'of pictures with preprocessing',
      { ...pictures({ data: PICTURES, label: LABELS }), preprocessing: 'minus-one-to-one' },
    ],
    [
      'of a model with its weights in another file',
      table({
        model: {
          'model.onnx': externalModel(2, { location: 'model.onnx.data', offset: 8, length: 16 }),
          'model.onnx.data': weightsFile(8, 1, 0, 0, 1),
        },
        data: 'a,b,target\n2,1,0\n1,2,1\n5,9,1\n',
      }),
    ],
    ['that lacks labels', table('a,b\n2,1\n')],
  ])('%s tells what it would tell in this one', async (_, analysis) => {
    expect(figuresOf(await analyse(analysis))).toMatchObject(await figuresHere(analysis));
  });
});

describe('the queue of analyses', () => {
  test('runs as many at once as there is room for, and each of them', async () => {
    const queue = new AnalysisQueue({ children: 2, childBytes: 2 ** 30 });
    const most: number[] = [];
    const job = {
      task: 'tabular-classification',
      attack: 'evasion',
      needs: ['model'],
      needsLabels: true,
      fields: {},
      uploads: {},
      settings: { seed: 1, timeMs: 1000, maxQueries: 1 },
    } as const;
    const options = { code: sourceChildCode(), progress: () => most.push(queue.running) };
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map(() => queue.run((memoryBytes) => runAnalysis(job, { ...options, memoryBytes }))),
    );

    expect(outcomes.map(({ kind }) => kind)).toEqual(['failed', 'failed', 'failed', 'failed']);
    expect(Math.max(0, ...most)).toBeLessThanOrEqual(2);
    expect(queue.running).toBe(0);
  });

  test.each([
    [4, 16, { children: 4, childBytes: 3 * 2 ** 30 }],
    [4, 7, { children: 3, childBytes: 1.75 * 2 ** 30 }],
    [64, 8, { children: 4, childBytes: 1.5 * 2 ** 30 }],
    [1, 64, { children: 1, childBytes: 6 * 2 ** 30 }],
    [8, 1, { children: 1, childBytes: 0.75 * 2 ** 30 }],
  ])('with %i cores and %i GiB has room for so many', (cores, gibibytes, capacity) => {
    expect(machineCapacity(cores, gibibytes * 2 ** 30)).toEqual(capacity);
  });

  test('shares the memory of a child out so that its parts fit together', () => {
    const { heapMegabytes, wasmBytes, datasetNumbers } = shareOut(3 * 2 ** 30);

    expect(heapMegabytes * 2 ** 20 + wasmBytes + datasetNumbers * 4).toBeLessThanOrEqual(3 * 2 ** 30);
  });
});
