import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { at } from '@model-security-scan/common/json';
import { renderResultsFile } from '../../src/report/results-file.ts';
import { readJunit } from '../support/junit-schema.ts';
import { runCli } from '../support/run-cli.ts';
import { bareOutcome, SAMPLE_OUTCOMES } from '../support/sample-outcomes.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';
import { PROGRAM } from '../support/sample-program.ts';

const VULNERABLE = renderResultsFile(SAMPLE_OUTCOMES.vulnerable, PROGRAM);
const PASSED = renderResultsFile(SAMPLE_OUTCOMES.passed, PROGRAM);
const FAILED = renderResultsFile(
  bareOutcome({ status: 'error', failed: true, failureReason: 'timeout' }),
  PROGRAM,
);

let workspace: Workspace;

beforeAll(async () => {
  workspace = await makeWorkspace({
    'vulnerable.json': VULNERABLE,
    'passed.json': PASSED,
    'failed.json': FAILED,
    'cut.json': VULNERABLE.slice(0, 200),
    'foreign.json': '{"hello": 1}',
    'folder/x': '',
  });
});

afterAll(() => workspace.remove());

describe('the exit status of report', () => {
  it.each<[status: number, args: string[], says: RegExp]>([
    [0, ['passed.json'], /passed/u],
    [1, ['vulnerable.json'], /vulnerable/u],
    [1, ['passed.json', 'vulnerable.json'], /vulnerable/u],
    [1, ['failed.json', 'vulnerable.json'], /vulnerable/u],
    [0, ['vulnerable.json', '--exit-zero'], /vulnerable/u],
    [2, ['failed.json', '--exit-zero'], /failed\.json: the run ended with status error \(timeout\)/u],
    [2, ['passed.json', 'failed.json'], /1 run of 2 reached no verdict/u],
    [2, ['missing.json', 'vulnerable.json'], /missing\.json does not exist/u],
    [2, ['cut.json'], /cut\.json:\d+:\d+: the file is cut: its end is missing\. Expected a file/u],
    [2, ['foreign.json'], /foreign\.json:1:1: a results file has no "version"/u],
    [2, ['folder'], /folder is not a file/u],
    [2, [], /There is no FILE/u],
    [2, ['passed.json', '--format', 'jnuit'], /There is no format "jnuit"; did you mean "junit"\?/u],
    [2, ['passed.json', '--output', 'passed.json/x'], /could not be written to "passed\.json\/x"/u],
    [2, ['failed.json', '--format', 'sarif'], /No sarif report was made/u],
  ])('is %i for %j', async (status, args, says) => {
    const { exitCode, stdout, stderr } = await runCli(['report', ...args], { cwd: workspace.folder });
    expect(`${stdout}${stderr}`).toMatch(says);
    expect(exitCode).toBe(status);
  });
});

/** A page says when it was written. */
function withoutTime(page: string): string {
  return page.replace(/<time datetime="[^"]*">[^<]*<\/time>/gu, '');
}

describe('the formats of report', () => {
  it('are whole documents, on stdout and in a file alike', async () => {
    for (const [format, isGood] of [
      ['junit', (text: string) => readJunit(text).attributes['failures'] !== '0'],
      ['sarif', (text: string) => at(JSON.parse(text), 'version') === '2.1.0'],
      ['markdown', (text: string) => text.startsWith('<h2>❌')],
      ['html', (text: string) => /^<!doctype html>[^]*<\/html>\s*$/iu.test(text)],
    ] as const) {
      const args = ['report', 'vulnerable.json', '--format', format];
      const printed = await runCli(args, { cwd: workspace.folder });
      const written = await runCli([...args, '--output', `out/${format}`], { cwd: workspace.folder });
      const text = await readFile(join(workspace.folder, 'out', format), 'utf8');
      expect([format, isGood(printed.stdout)]).toEqual([format, true]);
      expect(withoutTime(text)).toBe(withoutTime(printed.stdout));
      expect(written.stdout).toBe('');
    }
  });
});
