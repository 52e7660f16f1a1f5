import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { at } from '@model-security-scan/common/json';
import { projectPath } from '../../tools/project.ts';
import { runCli } from '../support/run-cli.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poisoning-case-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Scans a copy of a case, and returns what was printed and the results by their names. */
async function scanCase(
  name: string,
): Promise<{ readonly stdout: string; readonly of: (model: string) => unknown }> {
  await cp(projectPath(`__tests__/fixtures/cases/${name}`), folder, { recursive: true });
  const { stdout } = await runCli(['scan', '--results-file', 'results.json'], { cwd: folder });
  const written: unknown = JSON.parse(await readFile(join(folder, 'results.json'), 'utf8'));
  const results = at(written, 'analyses');
  const list: readonly unknown[] = Array.isArray(results) ? results : [];
  return { stdout, of: (model) => list.find((one) => at(one, 'model') === model) };
}

describe('random wrong labels', () => {
  it('are counted alike with and without trusted rows', async () => {
    const { of } = await scanCase('honest-04-poisoning-trusted-rows-make-it-not-tested');
    for (const kind of ['alone', 'trusted']) {
      const [tenth, fifth] = [of(`penguin10-${kind}`), of(`penguin20-${kind}`)];
      expect(tenth).toMatchObject({ state: 'passed', score: expect.closeTo(0.1, 1) });
      expect(fifth).toMatchObject({ state: 'vulnerable', score: expect.closeTo(0.2, 1) });
    }
  }, 120_000);

  it('are what the words of a finding say', async () => {
    const { stdout, of } = await scanCase('17-poisoning-words');
    expect(of('model')).toMatchObject({
      state: 'vulnerable',
      not_tested: ['backdoors', 'systematic labels'],
    });
    expect(stdout).toMatch(/Most likely \d\d\.\d % of the labels of 200 rows are probably wrong/u);
    expect(stdout).not.toContain('could not be judged');
  }, 120_000);
});
