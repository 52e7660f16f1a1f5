import { afterEach, describe, expect, it } from '@jest/globals';
import { runCommand } from '../../src/cli/main.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import { BUILT_IN_FILES } from '../support/built-in-models.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';

const MODEL = { 'wine.onnx': BUILT_IN_FILES['wine.onnx'] };
const TABLE = BUILT_IN_FILES['wine.csv'].toString();

let workspace: Workspace | undefined;
afterEach(() => workspace?.remove());

/** Runs init. @returns the config file, with its comments on one line each */
async function printed(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  workspace = await makeWorkspace(files);
  let text = '';
  const out = {
    write: (part: string): void => {
      text += part;
    },
  };
  const terminal: Terminal = { out, err: { write: () => undefined }, paint: (_style, part) => part };
  await runCommand(['init', '--print', '--workspace', workspace.folder], terminal);
  return text.replace(/\n\s*# (?=\S)/gu, ' ');
}

describe('init says why a file cannot be used', () => {
  it('if the closest data has other columns', async () => {
    const text = await printed({ ...MODEL, 'wine.csv': 'a,b\n1,2\n3,4\n' });
    expect(text).toContain('No data fits its input of 13 numbers');
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
    expect(text).toContain(
      'extraction is left out: it needs at least 60 inputs, and data has 200, of which 12 are',
    );
  });

  it('if the labels are of other data', async () => {
    const withoutLabels = TABLE.replace(/,[^,\n]*$/gmu, '');
    const text = await printed({ ...MODEL, 'wine.csv': withoutLabels, 'wine-labels.csv': '0\n1\n0\n' });
    expect(text).toMatch(/No labels were found, .* The closest file: wine-labels\.csv has \d+ labels/u);
  });

  it('if a model is empty', async () => {
    expect(await printed({ 'wine.onnx': '' })).toContain('wine.onnx: The file is empty');
  });
});
