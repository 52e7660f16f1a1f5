import { mkdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { withdrawEarlierFiles } from '../../../src/publish/earlier-files.ts';
import { renderBom } from '../../../src/report/bom/bom.ts';
import { renderRunPage } from '../../../src/report/page/run-page.ts';
import { renderResultsFile } from '../../../src/report/results-file.ts';
import { renderSarif, serializeSarif } from '../../../src/report/sarif.ts';
import { readResultsText } from '../../../src/settings/results/read-results-file.ts';
import { createPlainRunner, type PlainRunner } from '../../support/plain-runner.ts';
import { sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { expectValidSarif } from '../../support/sarif-schema.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';
import { PROGRAM } from '../../support/sample-program.ts';

const PASSED = sampleOutcome({
  mode: 'scan',
  status: 'passed',
  failed: false,
  results: [sampleResult('digits', 'evasion', 'passed')],
});
const SUPPLY_CHAIN = {
  scope: 'workspace',
  ...{ files: [], findings: [], fileCount: 0, ignoredCount: 0, bytes: 0, unchangedCount: 0 },
} as const;
const TEXTS: Readonly<Record<string, string>> = {
  'results-file': renderResultsFile(PASSED, PROGRAM, 0),
  'sarif-file': serializeSarif(renderSarif(PASSED, { category: 'a/' })),
  'bom-file': renderBom({ supplyChain: SUPPLY_CHAIN, analyses: [], results: [], program: PROGRAM }),
  'report-file': renderRunPage(PASSED, { program: PROGRAM, writtenMs: 0, settings: [] }),
  'verdict-file': '{"predicate":{},"predicateType":"urn:model-security-scan:verdict:v1"}',
};
const INPUTS = Object.keys(TEXTS);

let outer: Workspace;
let workspace = '';

beforeEach(async () => {
  outer = await makeWorkspace({ 'checkout/x': 'x', 'temp/x': 'x', 'other/x': 'x' });
  workspace = join(await realpath(outer.folder), 'checkout');
});
afterEach(() => outer.remove());

/** Withdraws what is at one path by each input. */
async function withdrawAt(
  place: string,
  input: string,
  more: Readonly<Record<string, string>> = {},
): Promise<PlainRunner> {
  const variables = { RUNNER_TEMP: join(workspace, '../temp') };
  const runner = createPlainRunner({ workspace, variables, inputs: { [input]: place, ...more } });
  await withdrawEarlierFiles(runner);
  return runner;
}

async function textAt(place: string): Promise<string | undefined> {
  return readFile(join(workspace, place), 'utf8').catch(() => undefined);
}

describe('a file of an earlier run', () => {
  it.each(INPUTS)(
    'of %s says nothing any more, in the workspace and in the folder for temporary files',
    async (input) => {
      for (const place of ['out', '../temp/out']) {
        await writeFile(join(workspace, place), TEXTS[input] ?? '');
        await withdrawAt(place, input);
        const text = await textAt(place);
        expect(text).not.toBe(TEXTS[input]);
        // A statement of the verdict is removed.
        expect(text === undefined).toBe(input === 'verdict-file');
        expect(text ?? 'There is no verdict').toContain('There is no verdict');
      }
    },
  );

  it('is read by others as one without a verdict', async () => {
    for (const input of INPUTS) {
      await writeFile(join(workspace, input), TEXTS[input] ?? '');
      await withdrawAt(input, input);
    }
    expect(readResultsText((await textAt('results-file')) ?? '')).toMatchObject({
      run: { status: 'error', verdict: 'none', failureReason: 'cancelled' },
    });
    const sarif: unknown = JSON.parse((await textAt('sarif-file')) ?? '');
    expectValidSarif(sarif);
    expect(sarif).toMatchObject({
      runs: [{ invocations: [{ executionSuccessful: false }], results: [{ level: 'error' }] }],
    });
    expect(JSON.parse((await textAt('bom-file')) ?? '')).toMatchObject({
      compositions: [{ aggregate: 'unknown' }],
      vulnerabilities: [{ ratings: [{ severity: 'unknown' }] }],
    });
    // What takes a place is ours, too.
    const before = await textAt('bom-file');
    await withdrawAt('bom-file', 'bom-file');
    expect(await textAt('bom-file')).toBe(before);
  });
});

describe('what stays as it is', () => {
  it.each(INPUTS)('a file of others at %s', async (input) => {
    for (const text of [
      '{"engine":{"name":"another"}}',
      'text',
      '',
      '<!doctype html><p>mine</p>',
      'null',
      '{"runs":[]}',
    ]) {
      await writeFile(join(workspace, 'out'), text);
      await withdrawAt('out', input);
      expect(await textAt('out')).toBe(text);
    }
  });

  it.each(INPUTS)('what is not there, a folder, and a link at %s', async (input) => {
    const ours = TEXTS[input] ?? '';
    await writeFile(join(workspace, 'real'), ours);
    await symlink('real', join(workspace, 'link'));
    for (const place of ['nothing', 'link', '.', 'x/y']) await withdrawAt(place, input);
    expect(await textAt('real')).toBe(ours);
    expect(await textAt('link')).toBe(ours);
  });

  it.each(INPUTS)('what lies elsewhere, also behind a link, or in a .git folder: %s', async (input) => {
    const ours = TEXTS[input] ?? '';
    await mkdir(join(workspace, '.git'));
    await symlink('../other', join(workspace, 'away'));
    for (const place of ['../other/out', 'away/out', '.git/out']) {
      await writeFile(join(workspace, place), ours);
      await withdrawAt(place, input);
      expect(await textAt(place)).toBe(ours);
    }
  });

  it('what the run reads: a baseline, or a folder of them', async () => {
    const ours = TEXTS['results-file'] ?? '';
    await mkdir(join(workspace, 'old'));
    await writeFile(join(workspace, 'old/a.json'), ours);
    await symlink('old', join(workspace, 'same'));
    for (const baseline of ['old/a.json', 'old', 'same/a.json']) {
      await withdrawAt('old/a.json', 'results-file', { baseline });
      expect(await textAt('old/a.json')).toBe(ours);
    }
    await withdrawAt('old/a.json', 'results-file', { baseline: 'x' });
    expect(await textAt('old/a.json')).not.toBe(ours);
  });
});
