import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { at } from '@model-security-scan/common/json';
import { projectPath } from '../../tools/project.ts';
import { TOUCHING_PICKLE } from '../support/inert-pickle.ts';
import { CONFIG, fixture, proposed, TABLE } from '../support/init-files.ts';
import { runCli } from '../support/run-cli.ts';
import { makeWorkspace } from '../support/workspace.ts';

const pictures = Object.fromEntries(
  readdirSync(projectPath('__tests__/fixtures/engine/digits')).map((name) => [
    name,
    fixture(`digits/${name}`),
  ]),
);

function inFolder(folder: string, files: Readonly<Record<string, Buffer>>): Record<string, Buffer> {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]));
}

describe('init, then validate', () => {
  it.each<[string, Readonly<Record<string, string | Buffer>>, unknown]>([
    [
      'a classifier with a table',
      { ...TABLE, 'data/wine-minmax.csv': fixture('wine-minmax.csv') },
      [
        {
          name: 'wine',
          task: 'tabular-classification',
          artifacts: { model: 'models/wine.onnx', data: 'data/wine.csv', minmax: 'data/wine-minmax.csv' },
          attacks: proposed('tabular-classification'),
        },
      ],
    ],
    [
      'a model of pictures with an array that holds labels',
      { 'digits.onnx': fixture('digits-perceptron.onnx'), 'digits.npz': fixture('digits.npz') },
      [
        expect.objectContaining({
          task: 'image-classification',
          artifacts: { model: 'digits.onnx', data: 'digits.npz' },
        }),
      ],
    ],
    [
      'a table without labels',
      { 'm.onnx': fixture('wine-logistic.onnx'), 'd.csv': withoutLabels() },
      [expect.objectContaining({ attacks: proposed('tabular-classification', false) })],
    ],
  ])('works for %s', async (_name, files, models) => {
    const workspace = await makeWorkspace(files);
    const options = { cwd: workspace.folder };
    const init = await runCli(['init'], options);
    const text = await readFile(join(workspace.folder, CONFIG), 'utf8');
    const validate = await runCli(['validate'], options);
    await workspace.remove();
    expect(init.exitCode).toBe(0);
    expect(text).toMatch(/^# yaml-language-server: \$schema=https:/u);
    expect(at(parse(text), 'models')).toEqual(models);
    expect(validate.stdout).toMatch(/^No problem/u);
    expect(validate.exitCode).toBe(0);
  });
});

describe('a model that is no ONNX file', () => {
  it.each<[string, Readonly<Record<string, string | Buffer>>, RegExp]>([
    [
      'is never proposed to be loaded if it runs code',
      { 'bad.pkl': TOUCHING_PICKLE },
      /bad\.pkl: left out\. Do not load it, not even to convert it\. The supply-chain scan found \(critical\): .*system/u,
    ],
    [
      'is taken as converted if an ONNX file of its name is beside it',
      { 'models/wine.pkl': Buffer.from('\u0080\u0004]\u0094.', 'latin1') },
      /models\/wine\.pkl: left out\. models\/wine\.onnx has the same name, so it is taken for this model/u,
    ],
  ])('%s', async (_name, files, words) => {
    const workspace = await makeWorkspace({ ...TABLE, ...files });
    const { stderr } = await runCli(['init'], { cwd: workspace.folder });
    const text = await readFile(join(workspace.folder, CONFIG), 'utf8');
    await workspace.remove();
    expect(stderr).toMatch(words);
    expect(stderr).toContain('1 model of 2 can be analysed');
    expect(text).not.toMatch(/skl2onnx|wine-2|name: bad/u);
  });
});

describe('the config file of init', () => {
  it('can be scanned as it is', async () => {
    const workspace = await makeWorkspace(TABLE);
    const options = { cwd: workspace.folder };
    await runCli(['init'], options);
    const scan = await runCli(['scan', '--json'], options);
    await workspace.remove();
    const analyses = at(JSON.parse(scan.stdout), 'analyses');
    const states = Array.isArray(analyses) ? analyses.map((one) => at(one, 'state')) : [];
    expect(states).toHaveLength(Object.keys(proposed('tabular-classification')).length);
    expect(states.filter((state) => state !== 'passed' && state !== 'vulnerable')).toEqual([]);
  });

  it('is not written for a folder without models', async () => {
    const workspace = await makeWorkspace(inFolder('pictures', pictures));
    const { exitCode, stderr } = await runCli(['init'], { cwd: workspace.folder });
    expect(existsSync(join(workspace.folder, CONFIG))).toBe(false);
    await workspace.remove();
    expect(exitCode).toBe(2);
    expect(stderr).toContain('There is no model');
  });
});

/** The wines without their class, which is the last column. */
function withoutLabels(): string {
  return fixture('wine.csv')
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.replace(/,[^,]*$/u, ''))
    .join('\n');
}
