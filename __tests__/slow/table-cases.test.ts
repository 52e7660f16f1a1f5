import { describe, expect, it } from '@jest/globals';
import { at } from '@model-security-scan/common/json';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../../src/cli/main.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import { readResultsText } from '../../src/settings/results/read-results-file.ts';
import type { ResultsAnalysis } from '../../src/settings/results/analysis.ts';

const CASES = path.join(import.meta.dirname, '../fixtures/cases');

interface Ran {
  readonly status: number;
  readonly text: string;
  /** The analyses of the results file, by `model/attack`. */
  readonly analyses: ReadonlyMap<string, ResultsAnalysis>;
}

/** Runs a command in a copy of a case. */
async function ran(name: string, ...args: readonly string[]): Promise<Ran> {
  const folder = mkdtempSync(path.join(tmpdir(), 'case-'));
  try {
    cpSync(path.join(CASES, name), folder, { recursive: true });
    let text = '';
    const writer: Terminal['out'] = {
      write: (part: string): void => {
        text += part;
      },
    };
    const terminal: Terminal = { out: writer, err: writer, paint: (_style, part) => part };
    const file = path.join(folder, 'results.json');
    const more = args[0] === 'scan' ? ['--results-file', file] : [];
    const status = await runCommand([...args, '--workspace', folder, ...more], terminal);
    const results = args[0] === 'scan' ? readResultsText(readFileSync(file, 'utf8')) : { analyses: [] };
    if (!('analyses' in results)) throw new Error(results.message);
    const { analyses } = results;
    return {
      status,
      text,
      analyses: new Map(analyses.map((one) => [`${one.model}/${one.attack}`, one])),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('which column is the label', () => {
  it('is no column of dates beside data without a model', async () => {
    const { analyses } = await ran('21-left-out-column-taken-for-label/date', 'scan');
    for (const name of ['model/drift', 'model/outlier']) {
      expect(analyses.get(name)).toMatchObject({ label: 'none', score: expect.any(Number) });
    }
  });

  it('is no id, date or empty column, and the one column of classes beside an id', async () => {
    const { analyses } = await ran('honest-03-one-id-or-date-column-becomes-the-label', 'scan');
    for (const name of ['id/drift', 'date/drift', 'empty/drift', 'both/drift', 'churn-with-id/outlier']) {
      expect(analyses.get(name)).toMatchObject({ label: 'none', state: 'passed' });
    }
    expect(analyses.get('churn-with-id-and-label/evasion')).toMatchObject({
      label: 'churned',
      score: expect.any(Number),
    });
    // 107 of 110 rows get one class, so a copy cannot be judged: that is not about labels.
    expect(analyses.get('churn-with-id/extraction')?.state).toBe('not-tested');
  });

  it.each(['as-it-is', 'remedy-2-cell-encoded'])(
    'is the first column if it holds the classes: %s',
    async (name) => {
      const { text, status } = await ran(`honest-06-label-first-in-words/${name}`, 'init', '--print');
      expect(status).toBe(0);
      expect(text).toContain('label: cultivar');
      expect(text).toMatch(/evasion: \{/u);
    },
  );

  it('is what validate says, with what is left out', async () => {
    const { text, status } = await ran('honest-03-one-id-or-date-column-becomes-the-label', 'validate');
    expect(status).toBe(0);
    expect(text).toContain('churn-with-id-and-label/evasion: label: churned');
    expect(text).toMatch(/customers\.csv .* left out: customer_id/u);
  });
});

it.each(['10-adult-csv-spaces', '10-adult-csv-spaces/pandas-default'])(
  'blanks around cells, names of columns and classes do not count: %s',
  async (name) => {
    const folder = `${name}/.`;
    const { text } = await ran(folder, 'init', '--print');
    expect(text).toContain('label: income');
    const { analyses } = await ran(
      folder,
      'scan',
      '--config',
      'version: 1\nmodels: [{ name: m, task: tabular-classification, artifacts: { model: model.onnx, data: test.csv }, ' +
        'attacks: { evasion: { samples: 30, eps: 0.1 } } }]',
    );
    expect(analyses.get('m/evasion')).toMatchObject({ state: 'passed', label: 'income' });
    expect(Number(at(analyses.get('m/evasion'), 'skill', 'value'))).toBeCloseTo(0.84, 2);
  },
);

it('what a system leaves in a folder of pictures is left out, and said, by init, validate and scan', async () => {
  for (const args of [['init', '--print'], ['validate']]) {
    const { status, text } = await ran('08-picture-folder-junk', ...args);
    expect(status).toBe(0);
    expect(text.replaceAll(/\n\s*# /gu, ' ')).toMatch(/Left out of data.*\.DS_Store/u);
  }
  const { analyses } = await ran('08-picture-folder-junk', 'scan');
  expect(analyses.get('model/evasion')?.state).toBe('passed');
});

it('the type of a structured array is named whole', async () => {
  const { status, text } = await ran('20-npy-types/struct', 'validate');
  expect(status).toBe(2);
  expect(text).toContain("[('f0', '<f4'), ('f1', '<f4'),");
  expect(text).toContain('structured_to_unstructured(array).astype("float32")');
});

it('a table of few categories gets the entry that accepts its model, and the entry works', async () => {
  const { text } = await ran('honest-11-table-of-categories-only', 'init', '--print');
  expect(text).toContain('12 combinations');
  expect(text).toContain('- { model: titanic.onnx, reason: WHY }');
  const config = 'version: 1\naccept:\n  - { model: titanic.onnx, reason: it is an example }\n';
  const { status } = await ran('honest-11-table-of-categories-only', 'scan', '--config', config);
  expect(status).toBe(0);
});
