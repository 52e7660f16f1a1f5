import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { runPartOf } from '../../../src/cli/run-part.ts';
import { isObject, at } from '@model-security-scan/common/json';
import { type Outcome, RECORD_FINDING } from '../../../src/facts/run-outcome.ts';
import { InvalidInputError } from '@model-security-scan/common/problem';
import type { Settings } from '../../../src/facts/settings.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { readResultsText } from '../../../src/settings/results/read-results-file.ts';
import { decideFiles } from '../../../src/decide/scan/decide-findings.ts';
import { publish } from '../../../src/publish/publish.ts';
import { writeFiles } from '../../../src/publish/written-files.ts';
import { renderOutputs } from '../../../src/report/outputs.ts';
import { OUTPUT_SHARES } from '../../../src/report/sized-outputs.ts';
import { renderResultsFile } from '../../../src/report/results-file.ts';
import { entryFor } from '../../support/sample-gate.ts';
import { hostileOutcome } from '../../support/hostile-outcomes.ts';
import { createPlainRunner } from '../../support/plain-runner.ts';
import { manyResults, SAMPLE_OUTCOMES, sampleOutcome, sampleSpec } from '../../support/sample-outcomes.ts';
import { resultOf } from '../../support/sample-results.ts';
import { sampleScan, SHELL_CALL, UNKNOWN_CALL, UNKNOWN_CLASS } from '../../support/sample-supply-chain.ts';
import { CHECK, settingsSource } from '../../support/settings-source.ts';
import { fitsResultsSchema, readValidResults } from '../../support/results-schema.ts';
import { failureOf } from '../../support/test-transport.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';
import { PROGRAM } from '../../support/sample-program.ts';

function listIn(json: string): unknown[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list : [];
}

function findingsOf(outcome: Outcome): unknown {
  return at(readValidResults(renderResultsFile(outcome, PROGRAM)), 'findings');
}

describe('the text of the results file', () => {
  it.each(Object.entries(SAMPLE_OUTCOMES))(
    'fits its schema, and holds the output results: %s',
    (_name, outcome) => {
      const file = readValidResults(renderResultsFile(outcome, PROGRAM, Date.UTC(2027, 0, 1)));
      expect(at(file, 'created')).toBe('2027-01-01T00:00:00.000Z');
      expect(at(file, 'engine')).toEqual({
        name: 'model-security-scan',
        version: PROGRAM.version,
        bundle: { sha256: PROGRAM.bundle?.entry, folder_sha256: PROGRAM.bundle?.folder },
        action_ref: PROGRAM.actionRef,
      });
      const { results = '' } = renderOutputs({ ...outcome, results: outcome.results.slice(0, 20) });
      expect(at(file, 'analyses')).toHaveLength(outcome.results.length);
      const unknown = {
        settings: expect.any(Object),
        outcomes: null,
        rows: null,
        classes: null,
        robustness: null,
        meaning: null,
        plots: [],
        skill: null,
        label: null,
        not_tested_why: null,
        warnings: expect.any(Array),
      };
      const whole = { finding: null, interval: null, method_version: null, digests: {}, ...unknown };
      const outputs = listIn(results).map((one): unknown => (isObject(one) ? { ...whole, ...one } : one));
      const withoutWhy = listIn(JSON.stringify(at(file, 'analyses'))).map((one): unknown =>
        isObject(one) ? { ...one, why: undefined } : one,
      );
      expect(withoutWhy).toEqual(expect.arrayContaining(outputs));
    },
  );

  it('has no digest if the program did not run from a bundle', () => {
    const source = { ...PROGRAM, bundle: undefined, actionRef: '' };
    const file = readValidResults(renderResultsFile(SAMPLE_OUTCOMES.passed, source));
    expect(at(file, 'engine')).toMatchObject({ version: PROGRAM.version, bundle: null, action_ref: null });
  });

  it('is whole, however long it is, when the output is not', () => {
    const outcome = sampleOutcome({ results: manyResults(3000) });
    const text = renderResultsFile(outcome, PROGRAM);
    expect(text.length).toBeGreaterThan(OUTPUT_SHARES.results * 2);
    const analyses = at(readValidResults(text), 'analyses');
    expect(Array.isArray(analyses) && analyses.every((one) => at(one, 'dashboard_url') !== null)).toBe(true);
    expect(analyses).toHaveLength(3000);
  });

  it('fits its schema, whatever the texts are', () => {
    fc.assert(
      fc.property(hostileOutcome, fc.string(), (outcome, ref) => {
        expect(readValidResults(renderResultsFile(outcome, { ...PROGRAM, actionRef: ref }))).toBeDefined();
      }),
    );
  });

  it('is refused by its schema if a part is missing or of another kind', () => {
    const good: unknown = JSON.parse(renderResultsFile(SAMPLE_OUTCOMES.vulnerable, PROGRAM));
    expect(fitsResultsSchema(good)).toBe(true);
    const wrong = [
      [],
      {},
      { ...Object(good), version: 2 },
      { ...Object(good), findings: [{}] },
      { ...Object(good), x: 1 },
    ];
    expect(wrong.map((one) => fitsResultsSchema(one))).toEqual(wrong.map(() => false));
  });

  it('lists what makes the run vulnerable', () => {
    const place = { file: '.github/model-security.yml', line: 12 };
    const decided = { fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/u), state: 'new', why: null };
    const evasion = {
      finding: 'digits/extraction',
      rule: 'model-security/extraction',
      score: 0.4182,
      threshold: 0.1,
    };
    expect(findingsOf(SAMPLE_OUTCOMES.vulnerable)).toEqual([{ ...evasion, ...decided, ...place }]);
    const unknown = { score: null, threshold: null, file: null, line: null };
    const record = { finding: RECORD_FINDING, rule: 'model-security/supply-chain', ...decided, ...unknown };
    expect(findingsOf(SAMPLE_OUTCOMES['record-flagged'])).toEqual([record]);
    expect(findingsOf(SAMPLE_OUTCOMES.passed)).toEqual([]);
    const spec = { ...sampleSpec('m', 'drift'), place: { kind: 'input', input: 'attack' } } as const;
    const inline = resultOf(spec, 'vulnerable', { threshold: 0 });
    expect(findingsOf(sampleOutcome({ status: 'vulnerable', results: [inline] }))).toEqual([
      { finding: 'm/drift', rule: 'model-security/drift', ...decided, ...unknown, threshold: 0 },
    ]);
  });
});

describe('the results file', () => {
  let workspace: Workspace;
  let settings: Settings;
  beforeAll(async () => {
    workspace = await makeWorkspace({ 'a-file': 'text' });
    const source = settingsSource(
      { ...CHECK, 'results-file': 'out/results.json' },
      { workspace: workspace.folder },
    );
    const given = await readSettings(source);
    if (given === undefined) throw new Error('There are credentials.');
    settings = given;
  });
  afterAll(() => workspace.remove());

  it.each(Object.entries(SAMPLE_OUTCOMES))('is written however the run ended: %s', async (_name, outcome) => {
    const runner = createPlainRunner({ workspace: workspace.folder });
    const published = await publish(runner, outcome, settings, new AbortController().signal);
    expect(published.resultsFile).toBe('out/results.json');
    expect(runner.outputs['results-file']).toBe('out/results.json');
    readValidResults(await readFile(join(workspace.folder, 'out/results.json'), 'utf8'));
  });

  it.each([
    ['a file in place of a folder', 'a-file/x.json', 'a part of its path is a file'],
    ['a link that leads outside', 'outside/x.json', 'leads out of the workspace through a link'],
    ['a .git folder', '.git/hooks/x', 'is in a .git folder'],
  ])('fails the run, and is no output, if it cannot be written: %s', async (_name, file, why) => {
    await symlink('/tmp', join(workspace.folder, 'outside')).catch(() => undefined);
    const outcome = await writeFiles(createPlainRunner(), SAMPLE_OUTCOMES.passed, {
      ...settings,
      reports: { ...settings.reports, resultsFile: file },
    });
    expect(outcome.resultsFile).toBeUndefined();
    expect(outcome).toMatchObject({ status: 'error', failed: true, origin: 'runner' });
    expect(outcome.errorMessage).toContain(`results file could not be written to "${file}"`);
    expect(outcome.errorMessage).toContain(why);
  });

  it('is not the SARIF file', async () => {
    const inputs = { ...CHECK, 'results-file': './x.json', 'sarif-file': 'x.json' };
    const error = await failureOf(readSettings(settingsSource(inputs)));
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error.message).toMatch(/"sarif-file".*results-file/u);
  });
});

test('when the config file accepts a finding, the results file has the reason, and a report of it, too', () => {
  const accept = [{ ...entryFor('name', 'acme.layers.*'), reason: 'ours (reviewed)' }];
  const scan = sampleScan([UNKNOWN_CALL, UNKNOWN_CLASS, SHELL_CALL]);
  const supplyChain = decideFiles(scan, { policy: { accept }, nowMs: 0 });
  const text = renderResultsFile(sampleOutcome({ supplyChain }), PROGRAM);

  expect(at(readValidResults(text), 'findings')).toMatchObject([
    { standing: 'flagged', state: 'new' },
    { standing: 'accepted', state: 'accepted', why: expect.stringContaining('(ours (reviewed)).') },
    { standing: 'accepted', state: null, why: expect.stringContaining('(ours (reviewed)).') },
  ]);
  const results = readResultsText(text);
  if ('message' in results) throw new Error(results.message);
  const { files } = runPartOf('r.json', results);
  const policies = supplyChain.findings.map(({ policy }) => policy);
  expect(files.map(({ policy }) => policy).slice(1)).toEqual(policies.slice(1));
});
