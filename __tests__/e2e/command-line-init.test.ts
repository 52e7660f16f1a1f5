import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { at } from '@model-security-scan/common/json';
import { writeHdf5 } from '../support/hdf5-writer.ts';
import { CONFIG, fixture, proposed, TABLE } from '../support/init-files.ts';
import { type CliRun, runCli } from '../support/run-cli.ts';
import { BUNDLE, PIPELINE, SCALER, TORCH_PICKLES, torchZip } from '../support/model-files.ts';
import { linearModel } from '../support/onnx-writer.ts';
import { makeWorkspace } from '../support/workspace.ts';

it('proposes an attack that needs labels only with labels', () => {
  const names = [true, false].map((isLabelled) =>
    Object.keys(proposed('tabular-classification', isLabelled)),
  );
  expect(names[0]).toEqual(expect.arrayContaining(['extraction', 'evasion']));
  expect(names[1]).toContain('extraction');
  expect(names[1]).not.toContain('evasion');
});

type Files = Readonly<Record<string, string | Buffer>>;

interface Proposed {
  readonly init: CliRun;
  /** The config file that was written. */
  readonly text: string;
  readonly validate: CliRun;
}

/** @param change of the config file before it is validated */
async function initThenValidate(files: Files, change = (text: string): string => text): Promise<Proposed> {
  await using workspace = await makeWorkspace(files);
  const options = { cwd: workspace.folder };
  const init = await runCli(['init'], options);
  const text = await readFile(join(workspace.folder, CONFIG), 'utf8');
  await writeFile(join(workspace.folder, CONFIG), change(text));
  return { init, text, validate: await runCli(['validate'], options) };
}

describe('init, then validate', () => {
  it.each<[string, Files, unknown]>([
    [
      'a forecaster with a series',
      { 'season.onnx': fixture('season-forecaster.onnx'), 'season.csv': fixture('season.csv') },
      [
        {
          name: 'season',
          task: 'time-series-forecasting',
          artifacts: { model: 'season.onnx', data: 'season.csv' },
          attacks: proposed('time-series-forecasting'),
        },
      ],
    ],
    [
      'each model with its own data, by name, whatever else lies around',
      {
        ...TABLE,
        'models/season.onnx': fixture('season-forecaster.onnx'),
        'data/season.csv': fixture('season.csv'),
        'data/notes.csv': 'a,b\n1,2\n',
        'node_modules/x/model.onnx': fixture('wine-forest.onnx'),
        'models/a b.onnx': fixture('wine-forest.onnx'),
      },
      [
        expect.objectContaining({
          name: 'a-b',
          artifacts: { model: 'models/a b.onnx', data: 'data/wine.csv' },
        }),
        expect.objectContaining({
          name: 'season',
          artifacts: { model: 'models/season.onnx', data: 'data/season.csv' },
        }),
        expect.objectContaining({
          name: 'wine',
          artifacts: { model: 'models/wine.onnx', data: 'data/wine.csv' },
        }),
      ],
    ],
  ])('works for %s', async (_name, files, models) => {
    const { init, text, validate } = await initThenValidate(files);
    expect(init.exitCode).toBe(0);
    expect(text).toMatch(/^# yaml-language-server: \$schema=https:/u);
    expect(at(parse(text), 'models')).toEqual(models);
    expect(validate.stdout).toMatch(/^No problem/u);
    expect(validate.exitCode).toBe(0);
  });

  it('comments out what cannot be read, with the line that converts it', async () => {
    const { text: written, validate } = await initThenValidate({
      ...TABLE,
      'churn.pkl': Buffer.from('\u0080\u0004]\u0094.', 'latin1'),
      'net.h5': writeHdf5({ attributes: { backend: 'tensorflow' } }),
      'cut.h5': Buffer.from('\u0089HDF\r\n\u001a\nrest', 'latin1'),
      'broken.onnx': 'no model',
      'alone.onnx': fixture('digits-perceptron.onnx'),
    });
    const text = written.replaceAll(/\n#\s*/gu, ' ');
    expect(text).toMatch(
      / churn\.pkl: The model is a pickle .*if you trust where it comes from.*skl2onnx\.to_onnx/u,
    );
    expect(text).not.toContain('churn.pkl: churn.pkl');
    expect(text).toMatch(/net\.h5: The model is an HDF5 file of Keras.*tf2onnx\.convert --keras/u);
    expect(text).toMatch(/cut\.h5: Do not load it, not even to convert it/u);
    expect(text).toMatch(/broken\.onnx: The model file/u);
    expect(text).toMatch(/alone\.onnx: No data fits its input of 64 numbers/u);
    const count = Object.keys(proposed('tabular-classification')).length;
    expect(validate.stdout).toContain(`: ${String(count)} analyses can be run`);
  });
});

describe('a network with one number and labels that are whole numbers', () => {
  const columns = 3;
  const rows = Array.from({ length: 200 }, (_, at) => [at % 7, at % 11, at % 13]);
  const table = (label: (row: readonly number[]) => number): string =>
    ['a,b,c,target', ...rows.map((row) => [...row, label(row)].join(','))].join('\n');
  const model = linearModel({ weights: [[1], [2], [3]], inputShape: ['n', columns] });
  const value = ([a = 0, b = 0, c = 0]: readonly number[]): number => a + 2 * b + 3 * c;

  it('is a regression if more than two labels differ, and validate says so of a classification', async () => {
    const files = { 'model.onnx': model, 'rows.csv': table(value) };
    const { text, validate: right } = await initThenValidate(files);
    const { validate: wrong } = await initThenValidate(files, (written) =>
      written.replaceAll('-regression', '-classification'),
    );
    expect(text).toContain('task: tabular-regression');
    expect(right.stdout).toMatch(/^No problem/u);
    expect(wrong.stdout).toMatch(/is not one of the model's 2 classes\. .*set task: tabular-regression\./u);
  });

  it('is a classifier of two classes otherwise', async () => {
    const rowsOf = table((row) => Number(value(row) > 20));
    const { text } = await initThenValidate({ 'model.onnx': model, 'rows.csv': rowsOf });
    expect(text).toContain('task: tabular-classification');
  });
});

describe('models that nothing attacks', () => {
  it('are named by init and validate by their content, and a converted one is covered', async () => {
    await using workspace = await makeWorkspace({
      ...TABLE,
      'models/wine.pt': torchZip(TORCH_PICKLES.weights),
      'alone.onnx': fixture('digits-perceptron.onnx'),
      'alone.pkl': BUNDLE,
      'churn.joblib': PIPELINE,
      'risk.json':
        '{"learner":{"learner_model_param":{"num_feature":"4"},"objective":{"name":"binary:logistic"}}}',
      'scaler.pkl': SCALER,
    });
    const options = { cwd: workspace.folder };
    const { stderr } = await runCli(['init'], options);
    const text = await readFile(join(workspace.folder, CONFIG), 'utf8');
    const { stdout } = await runCli(['validate', '--json'], options);
    const { stdout: shown } = await runCli(['validate'], options);
    expect(text).toContain('covers: [models/wine.pt]');
    // The ONNX file of this name is commented out, so it stands for no other file.
    expect(text).toMatch(/- \{ name: "alone".*tabular-regression.*"alone\.onnx"/u);
    expect(text).toContain('risk.json: The model file is');
    expect(text).toContain('#    artifacts: { model: risk.json, data: ... }');
    expect(stderr).toContain('[("X", FloatTensorType([None, COLUMNS]))]');
    expect(stderr).toMatch(/scaler\.pkl: left out.*\(scaler\)/u);
    expect(JSON.parse(stdout)).toMatchObject({
      unattacked: ['alone.onnx', 'alone.pkl', 'churn.joblib', 'risk.json'].map((file) => ({ file })),
    });
    expect(shown).toContain('not attacked: risk.json.');
    expect(shown).toContain('artifacts: { model: "risk.json", data: DATA }');
  });
});

describe('the config file of init', () => {
  it('replaces none without --force, and is only printed with --print', async () => {
    await using workspace = await makeWorkspace(TABLE);
    const options = { cwd: workspace.folder };
    const printed = await runCli(['init', '--print'], options);
    expect(existsSync(join(workspace.folder, CONFIG))).toBe(false);
    await runCli(['init'], options);
    await writeFile(join(workspace.folder, CONFIG), 'mine');
    const refused = await runCli(['init'], options);
    const kept = await readFile(join(workspace.folder, CONFIG), 'utf8');
    const forced = await runCli(['init', '--force'], options);
    const replaced = await readFile(join(workspace.folder, CONFIG), 'utf8');
    expect([refused.exitCode, kept]).toEqual([2, 'mine']);
    expect(refused.stderr).toContain('exists already');
    expect([forced.exitCode, replaced]).toEqual([0, printed.stdout]);
  });
});
