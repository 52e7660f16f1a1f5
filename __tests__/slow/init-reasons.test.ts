import { afterEach, describe, expect, it } from '@jest/globals';
import { runCommand } from '../../src/cli/main.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import { BUILT_IN_FILES } from '../support/built-in-models.ts';
import { graphOf, INT64, linearModel, nodeOf, onnxModel, valueOf } from '../support/onnx-writer.ts';
import { treeCase } from '../support/tree-models.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';

const MODEL = { 'wine.onnx': BUILT_IN_FILES['wine.onnx'] };
const TABLE = BUILT_IN_FILES['wine.csv'].toString();

const SERIES = `demand\n${Array.from({ length: 300 }, (_unused, row) => String(5 + Math.sin(row / 9))).join('\n')}\n`;

let workspace: Workspace | undefined;
afterEach(() => workspace?.remove());

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Runs init. @returns the config file, with its comments on one line each */
async function printed(files: Files): Promise<string> {
  const { out } = await ran(files);
  return out.replace(/\n\s*# (?=\S)/gu, ' ');
}

async function ran(files: Files): Promise<{ readonly out: string; readonly err: string }> {
  workspace = await makeWorkspace(files);
  const texts = { out: '', err: '' };
  const writer = (to: 'out' | 'err'): Terminal['out'] => ({
    write: (part: string): void => {
      texts[to] += part;
    },
  });
  const terminal: Terminal = { out: writer('out'), err: writer('err'), paint: (_style, part) => part };
  await runCommand(['init', '--print', '--workspace', workspace.folder], terminal);
  return texts;
}

it('takes other data that fits if the model does not know the closest', async () => {
  const [head = '', ...rows] = TABLE.trim().split('\n');
  const labels = rows.map((row) => row.slice(row.lastIndexOf(',')));
  // Every row gets the label of another one.
  const mixed = rows.map(
    (row, at) => row.slice(0, row.lastIndexOf(',')) + (labels[(at * 7 + 3) % rows.length] ?? ''),
  );
  const out = await printed({ ...MODEL, 'other.csv': TABLE, 'wine.csv': `${[head, ...mixed].join('\n')}\n` });

  expect(out).toMatch(/label: \w+/u);
  expect(out).toContain('data: other.csv');
});

it('when a model was tried and would be refused, init neither ticks it nor counts it', async () => {
  const weights = [
    [3, 0],
    [0, 3],
  ];
  const rows = Array.from({ length: 80 }, (_unused, row) => {
    const [a, b] = [Math.sin(row), Math.cos(row * 1.7)];
    return [a, b, a > b ? 1 : 0].join();
  });
  const table = `a,b,label\n${rows.join('\n')}\n`;
  const { err } = await ran({ ...BUILT_IN_FILES, 'swap.onnx': linearModel({ weights }), 'swap.csv': table });

  expect(err).toMatch(
    /^! swap\.onnx: tabular-classification.*\n(?: {4}.*\n)* {4}Tried, but: The classes seem/mu,
  );
  expect(err).toMatch(/^✓ wine\.onnx/mu);
  // The others are a pickle, wine and digits.
  expect(err).toContain('2 models of 4 can be analysed.');
});

describe('init says why a file cannot be used', () => {
  it('if the closest data has other columns', async () => {
    const text = await printed({ ...MODEL, 'wine.csv': 'a,b\n1,2\n3,4\n' });
    expect(text).toContain('fits its input of 13 numbers');
    expect(text).toMatch(/The closest file: .*wine\.csv.* 13/u);
  });

  it('if the closest data has too few rows', async () => {
    const few = TABLE.split('\n').slice(0, 5).join('\n');
    expect(await printed({ ...MODEL, 'wine.csv': few })).toContain('wine.csv: it has only 4 inputs.');
  });

  it('if most rows of the closest data are copies', async () => {
    const [header = '', ...rows] = TABLE.trim().split('\n');
    const copies = Array.from({ length: 200 }, (_unused, row) => rows[row % 12] ?? '');
    const text = await printed({ ...MODEL, 'wine.csv': [header, ...copies].join('\n') });
    expect(text).toMatch(/extraction is left out.*60 inputs.*200.*12/u);
  });

  it('if the labels are of other data', async () => {
    const withoutLabels = TABLE.replace(/,[^,\n]*$/gmu, '');
    const text = await printed({ ...MODEL, 'wine.csv': withoutLabels, 'wine-labels.csv': '0\n1\n0\n' });
    expect(text).toMatch(/No labels were found, .* The closest file: wine-labels\.csv has \d+ labels/u);
  });

  it('if a model names a label of each input, takes it for no forecaster', async () => {
    const nodes = [
      nodeOf({ operator: 'Exp', inputs: ['input'], outputs: ['scores'] }),
      nodeOf({ operator: 'ArgMax', inputs: ['scores'], outputs: ['label'] }),
    ];
    const outputs = [valueOf('label', ['N', 1], INT64), valueOf('scores', ['N', 10])];
    const model = onnxModel(graphOf({ nodes, inputs: [valueOf('input', ['N', 10])], outputs }));
    const text = await printed({ 'mixture.onnx': model, 'series.csv': SERIES });
    expect(text).toContain('fits its input of 10 numbers');
    expect(text).not.toContain('task: time-series-forecasting\n');
  });

  it('if the closest series are the labels of another model', async () => {
    const model = linearModel({ weights: Array.from({ length: 10 }, () => [1]) });
    const labels = Array.from({ length: 300 }, (_unused, row) => String((row * 7) % 5)).join('\n');
    expect(await printed({ 'demand.onnx': model, 'series.csv': SERIES })).toContain('series.csv');
    await workspace?.remove();
    expect(await printed({ 'demand.onnx': model, 'intents.csv': `intent\n${labels}\n` })).toMatch(
      /intents\.csv holds whole numbers/u,
    );
  });

  it('if a model is empty', async () => {
    expect(await printed({ 'wine.onnx': '' })).toContain('wine.onnx: The file is empty');
  });
});

/** A regression of XGBoost over five columns, with names for them or without. */
function regression(values: 'one' | 'three', names: readonly string[] = []): string {
  const { model } = treeCase(values === 'one' ? 'xgboost-poisson' : 'xgboost-quantiles');
  return model.replace('"feature_names":[]', `"feature_names":${JSON.stringify(names)}`);
}

/** So many columns of numbers, without classes. */
function numbers(columns: number): string {
  const line = (row: number): string =>
    Array.from({ length: columns }, (_unused, at) => (2 + Math.sin(row * (at + 1))).toFixed(3)).join(',');
  return `${Array.from({ length: 440 }, (_unused, row) => line(row)).join('\n')}\n`;
}

describe('init leaves data to other models', () => {
  const names = ['age', 'bmi', 'dose', 'pulse', 'sleep'];
  const others = 'power,density,exposure,bonus,year,claims';

  it('if it lacks the columns that the model names', async () => {
    const table = { 'test.csv': `${others}\n${numbers(6)}` };
    expect(await printed({ ...table, 'm.json': regression('one', names) })).toMatch(
      /No data fits its input of 5 .*test\.csv has none of the columns that the model names/u,
    );
    await workspace?.remove();
    const numbered = names.map((_name, at) => `f${String(at)}`);
    expect(await printed({ ...table, 'm.json': regression('one', numbered) })).toContain('data: test.csv');
    await workspace?.remove();
    const plain = { 'test.csv': numbers(6), 'm.json': regression('one', names) };
    expect(await printed(plain)).toContain('data: test.csv');
  });

  it('if it is a series, and the model names columns of a table', async () => {
    expect(await printed({ 'series.csv': SERIES, 'm.json': regression('three', names) })).toContain(
      'No data fits its input of 5',
    );
    await workspace?.remove();
    expect(await printed({ 'series.csv': SERIES, 'm.json': regression('three') })).toContain(
      'data: series.csv',
    );
  });

  it('if it is a table, and the model might forecast', async () => {
    const named = others.replace(',claims', '');
    const found = await printed({ 'test.csv': `${named}\n${numbers(5)}`, 'm.json': regression('three') });
    expect(found).toMatch(/No data fits its input of 5 .*test\.csv has columns of different names/u);
    await workspace?.remove();
    const windows = `t-4,t-3,t-2,t-1,t\n${numbers(5)}`;
    expect(await printed({ 'test.csv': windows, 'm.json': regression('three') })).toContain('data: test.csv');
  });

  it('if it is a series, and a table stands nearer', async () => {
    const files = { 'demand/history.csv': SERIES, 'houses/m.json': regression('three') };
    const wide = `${others},rooms,garden\n${numbers(8)}`;
    const found = await printed({ ...files, 'houses/test.csv': wide });
    expect(found).toMatch(/No data fits its input of 5 .*houses\/test\.csv/u);
    await workspace?.remove();
    const own = { ...files, 'houses/history.csv': SERIES, 'claims/test.csv': wide };
    expect(await printed(own)).toContain('data: houses/history.csv');
  });

  it('if it lacks the columns of the rows that the model was trained on', async () => {
    const own = `${names.join(',')},target\n${numbers(6)}`;
    const files = { 'm.json': regression('one', names), 'test.csv': own };
    expect(await printed({ ...files, 'train.csv': own.replace('1.', '2.') })).toContain('train.csv');
    await workspace?.remove();
    const foreign = await printed({ ...files, 'train.csv': `${others}\n${numbers(6)}` });
    expect(foreign).toContain('data: test.csv');
    expect(foreign).not.toContain('train.csv');
  });
});

it.each(['net.skops', 'model.mar', 'net.pt2', 'weights/pytorch_model.bin', 'old.pkl.gz'])(
  'when a folder holds only %s, of unknown content, init names it as the scan does',
  async (file) => {
    const { out, err } = await ran({ [file]: Buffer.from([1, 2, 3]) });

    expect(err).not.toContain('There is no model');
    expect(out).toContain(file);
    expect(out).toContain('Do not load it');
  },
);

it.each(['x.npy', 'x.npy.gz', 'x.npz', 'notes.json', 'saved_model.txt'])(
  'when a folder holds only %s, init says that there is no model',
  async (file) => {
    const { out, err } = await ran({ [file]: Buffer.from([1, 2, 3]) });

    expect(err).toContain('There is no model');
    expect(out).toBe('');
  },
);
