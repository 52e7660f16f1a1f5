import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BUILT_IN_FILES, wineConfig } from '../support/built-in-models.ts';
import { resultsOf, type ScanOptions, type ScanRun, scanLocally } from '../support/e2e-run.ts';

const LIMIT = { files: BUILT_IN_FILES, timeLimitMs: 120_000 };
const KEPT = 'the same content was analysed';

/** A run whose records are in a folder of their own. */
describe('records in record-directory', () => {
  let directory = '';
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'records-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  const run = (
    inputs: Readonly<Record<string, string>> = {},
    options: ScanOptions = {},
  ): Promise<ScanRun> =>
    scanLocally({ 'record-directory': directory, ...inputs }, { ...LIMIT, config: wineConfig(), ...options });

  /** The files of the folder that are records of analyses. */
  const records = async (): Promise<readonly string[]> =>
    (await readdir(directory)).filter((name) => /^[\da-f]{64}\.json$/u.test(name));

  it('skips what was analysed, keeps its score, and judges it by the thresholds of the run', async () => {
    const first = await run({ 'vulnerability-threshold': '1' });
    expect(first.outputs).toMatchObject({ status: 'passed', 'record-found': 'false' });
    const second = await run({ 'vulnerability-threshold': '1' });
    expect(second.outputs).toMatchObject({ status: 'already-scanned', 'record-found': 'true' });
    expect(second.outputs['vulnerability-detected']).toBe('false');
    const [before] = resultsOf(first);
    const [kept] = resultsOf(second);
    expect(kept).toMatchObject({ state: 'passed', reason: 'already-scanned', score: before?.['score'] });
    expect(kept?.['uploads']).toEqual([]);
    const third = await run({ 'vulnerability-threshold': '0.1' });
    expect(third.outputs).toMatchObject({ status: 'vulnerable', 'record-found': 'true' });
    expect(resultsOf(third)[0]).toMatchObject({ state: 'vulnerable', threshold: 0.1, uploads: [] });
    expect(third.exitCode).toBe(1);
  }, 300_000);

});
