import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runCommand } from '../../src/cli/main.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import { DEFAULT_CONFIG_FILE } from '../../src/facts/settings.ts';
import { BUILT_IN_FILES } from '../support/built-in-models.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';

const SOON = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Mistakes that a scan warns of. Too few questions end each analysis at once. */
const CONFIG = `version: 1
files: { paths: ['**', '!nothing/**'] }
accept:
  - { name: gone.thing, reason: r }
  - { files: 'nowhere/**', reason: r }
  - { finding: wine/outlier, until: ${SOON}, reason: r }
  - { finding: 'pickle-unknown-call:gone.pkl', until: ${SOON}, reason: r, sha256: ${'ab'.repeat(32)} }
minimum: { samples: 20, queries: 2 }
models:
  - name: wine
    task: tabular-classification
    artifacts: { model: wine.onnx, data: wine.csv }
    attacks:
      extraction: { number_of_attack_queries: 1, threshold: 90, max-increase: 3 }
`;
/** What an earlier run analysed. */
const EARLIER = CONFIG.slice(CONFIG.indexOf('models:')).replace('name: wine', 'name: old');

let workspace: Workspace;
beforeAll(async () => {
  workspace = await makeWorkspace({
    ...BUILT_IN_FILES,
    [DEFAULT_CONFIG_FILE]: CONFIG,
    'earlier.yml': `version: 1\n${EARLIER}`,
  });
  await written(['scan', '--config-file', 'earlier.yml', '--results-file', 'baseline.json']);
  const file = path.join(workspace.folder, 'baseline.json');
  const results = await readFile(file, 'utf8');
  await writeFile(file, results.replace(/"created": ?"\d{4}/u, '"created":"2126'));
});
afterAll(() => workspace.remove());

/** Runs a command. @returns everything that it wrote */
async function written(args: readonly string[]): Promise<string> {
  let text = '';
  const stream = {
    write: (part: string): void => {
      text += part;
    },
  };
  const terminal: Terminal = { out: stream, err: stream, paint: (_style, part) => part };
  await runCommand([...args, '--workspace', workspace.folder], terminal);
  return text;
}

/** The warnings and notes of a text, without where they are about: a scan names places in other forms. */
function warningsIn(text: string, label: 'warning' | 'note'): readonly string[] {
  const lines = [...text.matchAll(new RegExp(`^${label}: (.*)$`, 'gmu'))].map(([, line = '']) => line);
  return lines.map((line) => line.replace(/^\S+:\d+:\d+: /u, '')).toSorted();
}

describe('validate', () => {
  it('says everything that a scan warns of before its analyses', async () => {
    const flags = ['--baseline', 'baseline.json'];
    const scanned = await written(['scan', ...flags]);
    const validated = await written(['validate', ...flags]);
    const expected = warningsIn(scanned, 'warning');
    // Each of these has a cause in the files above, so that a scan that falls silent is seen, too.
    for (const part of [
      '"accept" has name: gone.thing, which matches nothing',
      '"accept" has files: nowhere/**, which matches nothing',
      '"paths" has "!nothing/**"',
      '"accept" has finding: wine/outlier, which matches nothing',
      '"accept" has finding: pickle-unknown-call:gone.pkl, which matches nothing',
      'The threshold of wine/extraction is 90',
      'The max-increase of wine/extraction is 3',
      'The baseline has 1 analysis that this run lacks: old/extraction',
    ]) {
      expect(expected).toContainEqual(expect.stringContaining(part));
    }
    expect(warningsIn(validated, 'warning')).toEqual(expect.arrayContaining([...expected]));
    const notes = warningsIn(scanned, 'note');
    expect(notes).toContainEqual(expect.stringContaining('The minimum of the config file counts for'));
    expect(warningsIn(validated, 'note')).toEqual(expect.arrayContaining([...notes]));
  });
});
