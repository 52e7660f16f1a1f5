import { describe, expect, it } from '@jest/globals';
import { BUILT_IN_FILES } from '../support/built-in-models.ts';
import { type CliRun, runCliOn } from '../support/run-cli.ts';

const LINES = BUILT_IN_FILES['wine.csv'].toString();
const LABELS = LINES.replace(/^.*,/gmu, '');
/** The same rows, with a label that is called like no label. */
const UNNAMED = LINES.replace(/[^,\r\n]+(?=\r?\n)/u, 'quality');
/** It is never called: `validate` runs no code. */
const DEFINED = 'raise SystemExit\n\n\ndef predict(rows):\n    return [[1.0, 0.0, 0.0] for _ in rows]\n';

/** Validates a repository with the function `models.serve:predict`. */
async function validated(
  files: Readonly<Record<string, string | Uint8Array>>,
  { attack = 'evasion', keys = '' } = {},
): Promise<CliRun> {
  const config = `version: 1
models:
  - name: wine
    task: tabular-classification
    artifacts: { predict: models.serve:predict, data: wine.csv${keys} }
    attacks: { ${attack}: {} }
`;
  const all = { 'wine.csv': UNNAMED, 'models/serve.py': DEFINED, ...files };
  return runCliOn({ ...all, '.github/model-security.yml': config }, ['validate', '--python', 'allow']);
}

describe('validate of a Python function', () => {
  it('says of a model that the function may load that covers names it', async () => {
    const hint = 'If a function that predict names loads this file, add it to covers of that model';
    const { stdout } = await validated({ 'wine.csv': LINES, 'wine.onnx': BUILT_IN_FILES['wine.onnx'] });
    expect(stdout).toContain(`not attacked: wine.onnx. ${hint}: nothing else is needed. Add it to`);
  });

  it('refuses data in which nothing says which column is the label, where its file is named', async () => {
    const { exitCode, stdout } = await validated({});
    expect(stdout).toMatch(/model-security\.yml:5:55: artifact "wine\.csv".*label/u);
    expect(stdout).toContain('1 problem. Nothing was run.');
    expect(exitCode).toBe(2);
  });

  it.each<[string, Readonly<Record<string, string>>, Parameters<typeof validated>[1]]>([
    ['a column is called like a label', { 'wine.csv': LINES }, {}],
    ['labels have a file', { 'label.csv': LABELS }, { keys: ', label: label.csv' }],
    ['the attack needs no labels', {}, { attack: 'extraction' }],
    ['the function lists its columns', { 'models/serve.py': `${DEFINED}predict.columns = ["a"]\n` }, {}],
    [
      'its package does',
      { 'models/__init__.py': 'from .serve import predict\npredict.columns = ["a"]\n' },
      {},
    ],
    ['a decorator may', { 'models/serve.py': `from x import columns\n\n\n@columns("a")\n${DEFINED}` }, {}],
    ['it is made by a call', { 'models/serve.py': 'from x import make\n\npredict = make()\n' }, {}],
    ['its module defines no such function', { 'models/serve.py': 'from x import predict\n' }, {}],
  ])('finds nothing wrong if %s', async (_title, files, options) => {
    const { exitCode, stdout } = await validated(files, options);
    expect(stdout).toContain('No problem in');
    expect(exitCode).toBe(0);
  });
});
