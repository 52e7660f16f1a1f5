import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkChangedInputs } from '../../../tools/demo/changed-inputs.ts';
import { differences, factsOf, resultsOf } from '../../../tools/demo/facts.ts';
import { cut, readableLogLine, readableSummary, table, wrap } from '../../../tools/demo/terminal.ts';
import { projectPath } from '../../../tools/project.ts';
import { parseCommands } from '../../support/workflow-commands.ts';

describe('the facts of a run', () => {
  const analysis = { model: 'digits', attack: 'evasion', state: 'vulnerable', score: 0.96, threshold: 0.5 };
  const results = JSON.stringify([
    { ...analysis, uploads: [{ slot: 'model' }] },
    { model: 'wine', attack: 'evasion', state: 'passed', score: null, uploads: [] },
  ]);
  const commands = parseCommands(
    '::error file=models/a.pkl,line=1::bad\n::warning file=b.pkl::odd\n::error::all',
  );

  it('are exit status, outputs, analyses, and files with an error', () => {
    expect(factsOf({ exitCode: 1, outputs: { status: 'vulnerable', results }, commands })).toEqual({
      'exit status': '1',
      status: 'vulnerable',
      results,
      'models/a.pkl': 'error',
      'digits/evasion': 'vulnerable, analysed',
      'wine/evasion': 'passed, result reused',
    });
    expect(resultsOf({ results })).toEqual([
      { name: 'digits/evasion', state: 'vulnerable', score: 0.96, threshold: 0.5, files: 1 },
      { name: 'wine/evasion', state: 'passed', score: undefined, threshold: undefined, files: 0 },
    ]);
    expect(resultsOf({ results: '' })).toEqual([]);
  });

  it('are compared with what is expected', () => {
    const facts = { 'exit status': '0', status: 'passed', other: 'x' };
    expect(differences({ status: 'passed' }, facts)).toEqual([]);
    expect(differences({ 'exit status': '1', 'digits/evasion': 'vulnerable, analysed' }, facts)).toEqual([
      'exit status: expected "1", but it is "0"',
      'digits/evasion: expected "vulnerable, analysed", but it is "missing"',
    ]);
  });
});

describe('what the demo prints', () => {
  it('shows lines of the log, but neither masks nor annotations', () => {
    expect(readableLogLine('Scanning')).toBe('Scanning');
    expect(readableLogLine('::group::digits')).toBe('▾ digits');
    for (const line of ['::add-mask::key', '::error file=a,line=1::bad', '::endgroup::']) {
      expect(readableLogLine(line)).toBeUndefined();
    }
  });

  it('shows a job summary as text', () => {
    const markdown = [
      '> [!CAUTION]\n> The gate fails.',
      '<ul>\n<li><strong><code>digits</code></strong>: 99 &#37;<br>see <a href="https://x">a&lt;b</a></li>\n</ul>',
      '<details>\n<summary>More</summary>\nhidden\n</details>',
      '<table><tr><td>one</td><td>two</td></tr></table>',
      '**[Report](https://y)** `digits`',
    ].join('\n\n');
    expect(readableSummary(markdown)).toBe(
      'CAUTION\n  The gate fails.\n\n- digits: 99 %\n  see a<b\n\n▸ More\n\none │ two\n\nReport digits',
    );
  });

  it('breaks long lines at spaces, and indents the rest of a list item', () => {
    expect(wrap('- one two three\n  four five six', 10)).toBe('- one two\n  three\n  four\n  five six');
    expect(wrap('a-word-that-is-too-long', 10)).toBe('a-word-that-is-too-long');
    expect(wrap('a\n\nb', 10)).toBe('a\n\nb');
  });

  it('lays out tables, and cuts lines that are too long', () => {
    expect(
      table(
        [
          ['a', 'long', 'x'],
          ['bb', 'c', ''],
        ],
        80,
      ),
    ).toBe('a   long  x\nbb  c');
    expect(cut('0123456789', 10)).toBe('0123456789');
    expect(cut('0123456789x', 10)).toBe('012345678…');
  });
});

describe('the check of changed inputs', () => {
  const DIGITS = projectPath('__tests__/fixtures/engine/digits-perceptron.onnx');
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'changed-inputs-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const black = Array<number>(64).fill(0);
  // A vertical line in the middle, as in a one.
  const line = black.map((_, index) => ([3, 4].includes(index % 8) ? 1 : 0));

  const FIGURES = [
    { name: 'samples', value: 3 },
    { name: 'eps', value: 0.2 },
  ];

  async function check(
    pairs: readonly object[],
    figures: readonly object[] = FIGURES,
  ): ReturnType<typeof checkChangedInputs> {
    const report = join(folder, 'report.json');
    await writeFile(report, JSON.stringify({ result: { figures, evidence: [{ kind: 'pairs', pairs }] } }));
    return checkChangedInputs(DIGITS, report);
  }

  it('counts only inputs to which the model gives another class', async () => {
    const found = await check([
      { name: 'row 1', original: line, changed: black },
      { name: 'row 2', original: line, changed: line.map((pixel) => pixel * 0.99) },
    ]);
    expect(found).toMatchObject({ attacked: 3, turned: 1, largestChange: 1, eps: 0.2 });
    expect(found.example).toMatch(/^row 1: the model sees a 1 on the left, and a \d on the right\n/u);
    expect(found.example.split('\n').slice(1)).toEqual(
      Array.from({ length: 8 }, () => `${' '.repeat(10)}@@@@${' '.repeat(10)}│`),
    );
  });

  it('fails if the model gives no changed input another class', async () => {
    await expect(check([{ name: 'row 1', original: line, changed: line }])).rejects.toThrow(
      'the model gives no changed input another class',
    );
  });

  it('fails if the report lacks a figure', async () => {
    const pairs = [{ name: 'row 1', original: line, changed: black }];
    await expect(check(pairs, FIGURES.slice(0, 1))).rejects.toThrow('has no figure "eps"');
  });
});
