import { afterAll, describe, expect, it } from '@jest/globals';
import type { Log, Result } from 'sarif';
import { isObject } from '@model-security-scan/common/json';
import { ALL_ROWS_CONFIG, outlierConfig } from '../support/e2e-models.ts';
import { annotationsOf, readable, resultsOf as analysesOf, scan, type ScanRun } from '../support/e2e-run.ts';
import { PUSH } from '../support/runner-environment.ts';
import { closeServices, openService } from '../support/played-service-client.ts';
import { expectCodeScanningTakes, placeOf, resultsOf } from '../support/sarif-reading.ts';
import { expectValidSarif } from '../support/sarif-schema.ts';

afterAll(closeServices);

const FILE = 'model-security.sarif';
const WAIT = { wait: 'true', concurrency: '8', 'sarif-file': FILE };

function isLog(value: unknown): value is Log {
  return isObject(value) && Array.isArray(value['runs']);
}

/** The file that a run wrote, which code scanning takes. */
function sarifOf(run: ScanRun): Log {
  expect(run.outputs['sarif-file']).toBe(FILE);
  const log: unknown = JSON.parse(run.written[FILE]?.toString('utf8') ?? '');
  expectValidSarif(log);
  if (!isLog(log)) throw new Error('The file holds no runs.');
  expectCodeScanningTakes(log);
  return log;
}

function allResults(log: Log): readonly Result[] {
  return log.runs.flatMap(resultsOf);
}

function lineOf(result: Result): number {
  return Number(placeOf(result).split(':')[1]);
}

describe('the SARIF file', () => {
  it.concurrent('names each vulnerable analysis on its own line of the config file', async () => {
    const service = await openService({ scenario: 'vulnerable' });
    const run = await scan(service, WAIT, { config: ALL_ROWS_CONFIG });
    expect(run.outputs).toMatchObject({ status: 'vulnerable' });
    // In the order of the file: results come in the order of their severity.
    const results = allResults(sarifOf(run)).toSorted((one, other) => lineOf(one) - lineOf(other));
    const lines = ALL_ROWS_CONFIG.split('\n');
    const places = results.map((result) => {
      const [, file, line, column, end] = /^(.*):(\d+):(\d+)-(\d+)$/u.exec(placeOf(result)) ?? [];
      const text = lines[Number(line) - 1]?.slice(Number(column) - 1, Number(end) - 1);
      return { file, text, rule: result.ruleId };
    });
    expect(places).toEqual(
      analysesOf(run).map(({ attack }) => ({
        file: '.github/model-security.yml',
        text: attack,
        rule: `model-security/${String(attack)}`,
      })),
    );
    const fingerprints = results.map(({ partialFingerprints }) => partialFingerprints);
    expect(new Set(fingerprints.map((one) => JSON.stringify(one))).size).toBe(results.length);
    for (const [index, { message }] of results.entries()) {
      expect(message.text).toContain(String(analysesOf(run)[index]?.['dashboard_url']));
    }
    // The annotation of the log stands on the very same lines.
    const annotated = run.commands.filter(({ name, properties }) => name === 'error' && 'line' in properties);
    expect(annotated.map(({ properties }) => properties['line'])).toEqual(
      results.map((result) => String(lineOf(result))),
    );
  });

  it.concurrent('has the same fingerprints in the next run, whatever moved the lines', async () => {
    const fingerprintsAfter = async (config: string): Promise<unknown> => {
      const service = await openService({ scenario: 'vulnerable' });
      const run = await scan(service, WAIT, { config });
      return allResults(sarifOf(run)).map(({ partialFingerprints }) => partialFingerprints);
    };
    const moved = ALL_ROWS_CONFIG.replace('models:', '# A line more.\n\nmodels:');
    const [first, second] = await Promise.all([ALL_ROWS_CONFIG, moved].map(fingerprintsAfter));
    expect(first).toHaveLength(8);
    expect(second).toEqual(first);
  });

  it.concurrent('is an empty run where all is well, so that alerts are closed', async () => {
    const service = await openService();
    const run = await scan(service, WAIT, { config: outlierConfig(2) });
    expect(run.outputs).toMatchObject({ status: 'passed' });
    const log = sarifOf(run);
    expect(log.runs).toHaveLength(1);
    expect(allResults(log)).toEqual([]);
  });

  it.concurrent.each([
    [0, 'already-scanned', 0],
    [1, 'vulnerable', 1],
  ])('says what the record of an earlier scan says: flag %i', async (flag, status, results) => {
    const service = await openService();
    const { repositoryUrl: repourl, branch: branchname, commit: commitid } = PUSH;
    const orgid = service.orgId;
    service.records.add({ repourl, branchname, commitid, orgid, supplychain_vuldetected: flag });
    const run = await scan(service, WAIT, { config: outlierConfig(1) });
    expect(run.outputs).toMatchObject({ status });
    const log = sarifOf(run);
    expect(allResults(log)).toHaveLength(results);
    expect(log.runs.map((one) => one.automationDetails?.id)).toEqual([expect.stringMatching(/\/record\/$/u)]);
  });

  it.concurrent('replaces one of an earlier run', async () => {
    const service = await openService({ scenario: 'vulnerable' });
    const files = { 'old/sarif.json': 'x'.repeat(100_000) };
    const inputs = { ...WAIT, 'sarif-file': 'old/sarif.json', 'report-directory': 'reports' };
    const run = await scan(service, inputs, { config: outlierConfig(1), files });
    expect(run.outputs['sarif-file']).toBe('old/sarif.json');
    expect(Object.keys(run.written)).toEqual([expect.stringMatching(/^reports\//u)]);
  });
});

describe('there is no SARIF file', () => {
  /** A file without results would close alerts that still hold. */
  function expectNone(run: ScanRun): void {
    expect(run.outputs['sarif-file']).toBe('');
    expect(run.written).toEqual({});
  }

  it.concurrent.each([
    ['failed', { scenario: 'failing' }, {}, 'error'],
    [
      'did not end in time',
      { scenario: 'slow', secondsPerStage: 10 },
      { 'timeout-minutes': '0.02' },
      'error',
    ],
    ['was not waited for', {}, { wait: 'false' }, 'submitted'],
    ['was only planned', {}, { mode: 'plan' }, 'planned'],
  ] as const)('where an analysis %s', async (_what, options, inputs, status) => {
    const service = await openService(options);
    const run = await scan(service, { ...WAIT, ...inputs }, { config: outlierConfig(1) });
    expect(run.outputs).toMatchObject({ status });
    expectNone(run);
    expect(readable(run.summary)).toContain('No SARIF file was written');
  });

  it.concurrent.each([
    ['clean', 'error', 'none'],
    ['vulnerable', 'vulnerable', 'vulnerable'],
  ] as const)('where it cannot be written; a %s run fails', async (scenario, status, verdict) => {
    const service = await openService({ scenario });
    const inputs = { ...WAIT, 'sarif-file': 'data/labels.csv/model.sarif' };
    const run = await scan(service, inputs, { config: outlierConfig(1) });
    expectNone(run);
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ status, verdict });
    const level = scenario === 'clean' ? 'error' : 'warning';
    expect(annotationsOf(run, level).join()).toContain('The SARIF file could not be written');
    expect(readable(run.summary)).toContain('The SARIF file could not be written');
  });
});
