import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { at } from '@model-security-scan/common/json';
import { init } from '../../src/cli/init.ts';
import { linearModel, matrix } from '../support/onnx-writer.ts';
import { makeWorkspace } from '../support/workspace.ts';

const MODEL = linearModel({ weights: matrix('-1 1', '1 -1'), last: 'Softmax' });

/** Rows whose class is the larger column, with the class or without. */
function tableOf(rows: number, from: number, isLabelled = true): string {
  const lines = Array.from({ length: rows }, (_unused, row) => {
    const [a, b] = [Math.sin(from + row), Math.cos(3 * (from + row))];
    return [a, b, ...(isLabelled ? [a > b ? 1 : 0] : [])].join(',');
  });
  return [isLabelled ? 'a,b,bought' : 'a,b', ...lines, ''].join('\n');
}

async function proposedFor(files: Readonly<Record<string, string | Buffer>>): Promise<unknown> {
  const workspace = await makeWorkspace({ 'shop.onnx': MODEL, ...files });
  const written: string[] = [];
  const out = { write: (text: string) => written.push(text) };
  const terminal = { out, err: { write: () => 0 }, paint: (_style: unknown, text: string) => text };
  const values = new Map(Object.entries({ workspace: workspace.folder, print: 'true' }));
  await init({ values, positionals: [], problems: [], wantsHelp: false }, terminal);
  await workspace.remove();
  const config: unknown = parse(written.join(''));
  const models = at(config, 'models');
  return Array.isArray(models) ? models[0] : undefined;
}

test('init proposes membership if the labelled training rows stand beside others', async () => {
  const proposed = await proposedFor({ 'train.csv': tableOf(440, 0), 'test.csv': tableOf(440, 1000) });
  expect(proposed).toMatchObject({
    artifacts: { data: 'test.csv', reference_data: 'train.csv' },
    attacks: { membership: {} },
  });
  expect(at(proposed, 'attacks')).not.toHaveProperty('drift');
});

test.each([
  ['without labels', 440, tableOf(440, 0, false)],
  ['without training rows', 440, undefined],
  ['with too few others for a pass', 240, tableOf(440, 0)],
])('init leaves membership out %s', async (_what, others, training) => {
  const proposed = await proposedFor({
    'test.csv': tableOf(others, 1000),
    ...(training !== undefined && { 'train.csv': training }),
  });
  expect(at(proposed, 'attacks')).toHaveProperty('evasion');
  expect(at(proposed, 'attacks')).not.toHaveProperty('membership');
});

/** The same rows before the scaler of the training. */
function rawTable(rows: number, from: number): string {
  const [header = '', ...lines] = tableOf(rows, from).split('\n');
  const raw = lines.flatMap((line) => {
    const [a = '', b = '', label = ''] = line.split(',');
    return line === '' ? [] : [[500 + 100 * Number(a), 3 + 0.01 * Number(b), label].join(',')];
  });
  return [header, ...raw, ''].join('\n');
}

test('init takes the table that is scaled as in training, and training rows of the same kind', async () => {
  const proposed = await proposedFor({
    ...{ 'test_plain.csv': rawTable(440, 1000), 'test_std.csv': tableOf(440, 1000) },
    ...{ 'train_plain.csv': rawTable(440, 0), 'train_std.csv': tableOf(440, 0) },
  });
  expect(proposed).toMatchObject({ artifacts: { data: 'test_std.csv', reference_data: 'train_std.csv' } });
});

test('init takes a model of windows for a forecaster if the labels of the data are no classes', async () => {
  const forecaster = linearModel({
    weights: matrix('0', '0', '0', '0', '0.5', '1'),
    inputShape: ['N', 6, 1],
  });
  const hours = Array.from({ length: 120 }, (_, hour) => {
    const day = String(1 + Math.floor(hour / 24)).padStart(2, '0');
    return `2026-01-${day} ${String(hour % 24).padStart(2, '0')}:00,${String(50 + 10 * Math.sin(hour / 4))}`;
  });
  const proposed = await proposedFor({
    ...{ 'shop.onnx': forecaster, 'load.csv': ['time,load', ...hours, ''].join('\n') },
  });
  expect(proposed).toMatchObject({ task: 'time-series-forecasting', artifacts: { data: 'load.csv' } });
});
