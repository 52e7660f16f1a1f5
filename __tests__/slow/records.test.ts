import { appendFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { at } from '@model-security-scan/common/json';
import { BUILT_IN_FILES, WITHSTOOD, wineConfig } from '../support/built-in-models.ts';
import {
  annotationsOf,
  nameOf,
  resultsOf,
  type ScanOptions,
  type ScanRun,
  scanLocally,
} from '../support/e2e-run.ts';
import { runKept } from '../support/kept-run.ts';
import { expectSafePage } from '../support/safe-page.ts';

const LIMIT = { files: BUILT_IN_FILES, timeLimitMs: 120_000 };
const RECORD = /^[\da-f]{64}\.json$/u;

/** What a run has written: the plots of its page, and its report without the sentence that says where it comes from. */
function evidenceOf(written: ScanRun['written']): {
  readonly report: string;
  readonly plots: readonly string[];
  readonly result: unknown;
} {
  const page = written['page.html']?.toString() ?? '';
  expectSafePage(page);
  const file = Object.keys(written).find((name) => name.startsWith('reports/')) ?? '';
  const report = written[file]?.toString() ?? '';
  const job: unknown = JSON.parse(report);
  const limits = at(job, 'result', 'limits');
  const own = Array.isArray(limits)
    ? limits.filter((one: unknown) => !String(one).startsWith('The same content'))
    : [];
  const plots = page.match(/<(?:polyline|polygon|circle)[^>]*>/gu) ?? [];
  return {
    report,
    plots,
    result: [Object.assign({}, at(job, 'result'), { limits: own }), at(job, 'job', 'files')],
  };
}

describe('records in cache-directory', () => {
  let directory = '';
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'records-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  /** Runs an analysis that passes, unless the config says otherwise. */
  const run = (inputs: Readonly<Record<string, string>> = {}, options: ScanOptions = {}): Promise<ScanRun> =>
    scanLocally(
      { 'cache-directory': directory, ...inputs },
      { ...LIMIT, config: wineConfig({ attacks: WITHSTOOD }), ...options },
    );

  it('skips what was analysed, keeps its score, and judges it by the thresholds of the run', async () => {
    const options = { config: wineConfig({ threshold: 1 }) };
    const first = await run({}, options);
    expect(first.outputs).toMatchObject({ verdict: 'passed', status: 'passed', 'record-found': 'false' });
    const second = await run({}, options);
    const skipped = { status: 'already-scanned', 'record-found': 'true', 'vulnerability-detected': 'false' };
    expect(second.outputs).toMatchObject({ ...skipped, verdict: 'passed' });
    const checked = await run({ mode: 'check' }, options);
    expect(checked.outputs).toMatchObject({ status: 'already-scanned', verdict: 'passed', results: '[]' });
    expect(annotationsOf(second, 'warning').join()).not.toContain('not sent');
    const score = resultsOf(first)[0]?.['score'];
    expect(resultsOf(second)[0]).toMatchObject({
      ...{ state: 'passed', reason: 'already-scanned', score, uploads: [] },
    });
    const third = await run({ 'vulnerability-threshold': '0.1' }, options);
    expect(third.outputs).toMatchObject({ status: 'vulnerable', 'record-found': 'true' });
    expect(resultsOf(third)[0]).toMatchObject({ state: 'vulnerable', score, threshold: 0.1, uploads: [] });
    const check = await run({ mode: 'check', 'vulnerability-threshold': '0.1' }, options);
    expect(check.outputs).toMatchObject({ verdict: 'vulnerable', status: 'vulnerable', results: '[]' });
  }, 400_000);

  it('keeps what is vulnerable vulnerable, and its reports, and scans again if it is asked to', async () => {
    const options = { config: wineConfig() };
    const reports = { 'report-directory': 'reports', 'report-file': 'page.html' };
    const first = await run(reports, options);
    expect(first.outputs).toMatchObject({ status: 'vulnerable' });
    const second = await run(reports, options);
    expect(second.outputs).toMatchObject({ status: 'vulnerable', 'record-found': 'true' });
    const [one, other] = [first, second].map(({ written }) => evidenceOf(written));
    expect(other?.report).toContain('The same content was analysed before');
    expect(other?.plots.length).toBeGreaterThanOrEqual(4);
    expect(other?.plots).toEqual(one?.plots);
    expect(JSON.stringify(other?.result)).toBe(JSON.stringify(one?.result));
    const always = await run({ rescan: 'always' }, options);
    expect(always.outputs).toMatchObject({ status: 'vulnerable', 'record-found': 'false' });
    expect(resultsOf(always)[0]?.['uploads']).toHaveLength(3);
  }, 400_000);

  it('runs only what has no record: another attack, another setting, another byte', async () => {
    await run();
    const attacks = { ...WITHSTOOD, poisoning: {} };
    const more = await run({}, { config: wineConfig({ attacks }) });
    expect(more.outputs).toMatchObject({ status: 'passed', 'record-found': 'false' });
    const reasons = resultsOf(more).map((result) => [nameOf(result), result['reason']]);
    expect(Object.fromEntries(reasons)).toEqual({
      'wine/outlier': 'already-scanned',
      'wine/poisoning': null,
    });
    const seed = await run({}, { config: wineConfig({ attacks: WITHSTOOD, seed: 7 }) });
    expect(seed.outputs).toMatchObject({ status: 'passed', 'record-found': 'false' });
    const data = Buffer.concat([BUILT_IN_FILES['wine.csv'], Buffer.from('\n')]);
    const byte = await run({}, { files: { ...BUILT_IN_FILES, 'wine.csv': data } });
    expect(byte.outputs).toMatchObject({ status: 'passed', 'record-found': 'false' });
    expect((await readdir(directory)).filter((name) => RECORD.test(name))).toHaveLength(4);
  }, 400_000);

  it('scans again what a damaged record stands for, and says so once', async () => {
    const attacks = { ...WITHSTOOD, poisoning: {} };
    const config = wineConfig({ attacks });
    await run({}, { config });
    const names = (await readdir(directory)).filter((name) => RECORD.test(name));
    expect(names).toHaveLength(2);
    for (const name of names) await writeFile(join(directory, name), '['.repeat(100_000));
    const again = await run({}, { config });
    expect(again.outputs).toMatchObject({ status: 'passed', 'record-found': 'false' });
    const notices = annotationsOf(again, 'notice').filter((text) => text.includes('damaged'));
    expect(notices).toEqual([expect.stringContaining('2 cached results')]);
    expect((await run({}, { config })).outputs).toMatchObject({ status: 'already-scanned' });
  }, 400_000);

  it('never skips the supply-chain scan, and takes over only files without a finding', async () => {
    const harmful = Buffer.from('cos\nsystem\n(S"echo"\ntR.', 'latin1');
    const files = { ...BUILT_IN_FILES, 'other.pkl': harmful };
    expect((await run({}, { files })).outputs).toMatchObject({ status: 'vulnerable' });
    const second = await run({}, { files });
    expect(second.outputs).toMatchObject({ status: 'vulnerable', 'record-found': 'true' });
    expect(second.log).toMatch(/Supply chain: .* unchanged; 1 finding\./u);
  }, 300_000);

  it('fails if a file changes after its record was found', async () => {
    const config = { '.github/model-security.yml': wineConfig({ attacks: WITHSTOOD }) };
    expect((await run()).outputs).toMatchObject({ status: 'passed' });
    let workspace = '';
    const inputs = { 'base-url': 'local', 'cache-directory': directory };
    const changed = await runKept(inputs, {
      files: { ...BUILT_IN_FILES, ...config },
      timeLimitMs: 120_000,
      prepare: (folder) => {
        workspace = folder;
        return Promise.resolve();
      },
      onLine: (line) => {
        if (line.includes('has a cached result, which is reused')) {
          appendFileSync(join(workspace, 'wine.csv'), '\n');
        }
      },
    });
    expect(changed.outputs).toMatchObject({ status: 'error', 'failure-reason': 'upload-failed' });
    expect(changed.run.log).toContain('was not used: "wine.csv" changed');
  }, 300_000);

  it('says what is wrong with a folder that cannot be used', async () => {
    await writeFile(join(directory, 'file'), '');
    const wrong = await run({ 'cache-directory': join(directory, 'file') });
    expect(wrong.outputs).toMatchObject({ 'failure-reason': 'invalid-input' });
    expect(wrong.log).toContain('cache-directory');
  }, 60_000);
});
