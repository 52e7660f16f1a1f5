import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import { OUTPUTS, outputWarnings, renderOutputs } from '../../../src/report/outputs.ts';
import { OUTPUT_SHARES } from '../../../src/report/sized-outputs.ts';
import { hostileOutcome } from '../../support/hostile-outcomes.ts';
import {
  bareOutcome,
  manyResults,
  NO_RECORD,
  sampleLineage,
  sampleOutcome,
  sampleResult,
} from '../../support/sample-outcomes.ts';

const NAMES = OUTPUTS.map(({ name }) => name);

function parse(text: string | undefined): unknown {
  return JSON.parse(text ?? 'missing');
}

describe('the outputs', () => {
  it('are those of the design, in one order, whatever happened', () => {
    expect(Object.keys(renderOutputs(bareOutcome()))).toEqual(NAMES);
    fc.assert(
      fc.property(hostileOutcome, (outcome) => {
        const outputs = renderOutputs(outcome);
        expect(Object.keys(outputs)).toEqual(NAMES);
        expect(outputs['record']).not.toContain('masked-org');
        for (const name of ['job-ids', 'results', 'matrix']) parse(outputs[name]);
        for (const name of ['record-matches-commit', 'vulnerability-detected']) {
          expect(['true', 'false', 'unknown']).toContain(outputs[name]);
        }
      }),
    );
  });

  it('are empty or unknown when nothing is known', () => {
    expect(
      renderOutputs(bareOutcome({ status: 'error', failureReason: 'invalid-input', failed: true })),
    ).toEqual({
      verdict: 'none',
      status: 'error',
      'failure-reason': 'invalid-input',
      'record-found': '',
      record: '',
      'record-commit': '',
      'record-matches-commit': 'unknown',
      'vulnerability-detected': 'unknown',
      'job-id': '',
      'dashboard-urls': '[]',
      'dashboard-url': '',
      'job-ids': '[]',
      results: '[]',
      matrix: '{"include":[]}',
      'report-directory': '',
      'sarif-file': '',
      'results-file': '',
      'bom-file': '',
      'report-file': '',
      'verdict-file': '',
      'new-findings': '0',
      'known-findings': '0',
      'accepted-findings': '0',
      'fixed-findings': '0',
      'unattacked-models': '',
    });
  });

  it('hold the record without the organization', () => {
    const outputs = renderOutputs(sampleOutcome({ status: 'already-scanned', lineage: sampleLineage() }));
    expect(outputs).toMatchObject({
      'record-found': 'true',
      'record-commit': '4f1d0c6be2a94c3c8f0a7b5d9e21c43a6b7d8e90',
      'record-matches-commit': 'true',
      'vulnerability-detected': 'false',
    });
    expect(parse(outputs['record'])).toEqual({
      branchname: 'main',
      commitid: '4f1d0c6be2a94c3c8f0a7b5d9e21c43a6b7d8e90',
      createdtimestamp: '2026-11-02T09:14:55Z',
      depth: '1',
      hashedjobid: 'b3f5c1e09a7d4e22',
      modelid: '6f1c2d3e-0000-4000-8000-00000000a1b2',
      repotype: 'github',
      repourl: 'https://github.com/acme/vision-models',
      supplychain_vuldetected: 0,
    });
  });

  it('say that there is no record', () => {
    const lineage = { ...NO_RECORD, matchesCommit: true };
    expect(renderOutputs(sampleOutcome({ lineage }))).toMatchObject({
      'record-found': 'false',
      record: '',
      'record-commit': '',
      'record-matches-commit': 'unknown',
    });
  });

  it('keep the text of a record on one bounded line', () => {
    const lineage = sampleLineage({}, { branchname: `a\nb${'c'.repeat(5000)}`, commitid: 'x\r\ny=z' });
    const outputs = renderOutputs(sampleOutcome({ lineage }));
    expect(outputs['record-commit']).toBe('x y=z');
    expect(parse(outputs['record'])).toMatchObject({ branchname: `a b${'c'.repeat(996)}…` });
  });

  it('describe each analysis', () => {
    const results = [
      sampleResult('digits', 'outlier', 'error', { reason: 'rejected' }),
      sampleResult('digits', 'extraction', 'vulnerable'),
    ];
    const outputs = renderOutputs(
      sampleOutcome({
        status: 'vulnerable',
        results,
        reportDirectory: 'reports',
        sarifFile: 'a.sarif',
        resultsFile: 'a.json',
      }),
    );
    const dashboard =
      'https://dashboard.example/jobs/digits-extraction-Zm9vYmFyYmF6cXV4?tab=overview&lang=en';
    expect(outputs).toMatchObject({
      'job-id': 'digits-extraction-Zm9vYmFyYmF6cXV4==',
      'dashboard-url': dashboard,
      'job-ids': '["digits-extraction-Zm9vYmFyYmF6cXV4=="]',
      'report-directory': 'reports',
      'sarif-file': 'a.sarif',
      'results-file': 'a.json',
    });
    expect(parse(outputs['matrix'])).toEqual({
      include: [
        { name: 'digits/outlier', model: 'digits', attack: 'outlier', only: 'digits/outlier' },
        { name: 'digits/extraction', model: 'digits', attack: 'extraction', only: 'digits/extraction' },
      ],
    });
    const sha256 = 'c0ffee00d15ea5e5'.repeat(4);
    const common = {
      model: 'digits',
      model_id: '6f1c2d3e-0000-4000-8000-00000000a1b2',
      task: 'image-classification',
    };
    const none = {
      job_id: null,
      dashboard_url: null,
      score: null,
      threshold: null,
      finding: null,
      ...{ bound: null, access: null, not_tested: [] },
      uploads: [],
      reports: [],
    };
    expect(parse(outputs['results'])).toEqual([
      { ...common, attack: 'outlier', state: 'error', reason: 'rejected', ...none },
      {
        ...common,
        attack: 'extraction',
        state: 'vulnerable',
        reason: null,
        job_id: 'digits-extraction-Zm9vYmFyYmF6cXV4==',
        dashboard_url: dashboard,
        score: 0.4182,
        threshold: 0.1,
        finding: 'new',
        ...{ bound: null, access: null, not_tested: [] },
        uploads: [
          { slot: 'model', file: 'models/digits/model', bytes: 48_211_904, sha256 },
          { slot: 'data', file: 'models/digits/data', bytes: 1_204_331_008, sha256 },
          { slot: 'label', file: 'models/digits/label', bytes: 812, sha256 },
        ],
        reports: ['reports/digits-extraction-vulnerability.pdf'],
      },
    ]);
    expect(outputWarnings(sampleOutcome({ results }))).toEqual([]);
  });
});

describe('vulnerability-detected', () => {
  const passed = sampleResult('m', 'drift', 'passed');
  const vulnerable = sampleResult('m', 'evasion', 'vulnerable');
  const failed = sampleResult('m', 'outlier', 'failed');
  it.each<[string, Partial<Outcome>, string]>([
    ['all passed', { status: 'passed', results: [passed] }, 'false'],
    ['nothing was analysed', { status: 'passed', results: [] }, 'unknown'],
    ['a verdict is missing', { status: 'error', results: [passed, failed] }, 'unknown'],
    ['the status contradicts the results', { status: 'passed', results: [passed, failed] }, 'unknown'],
    ['one is vulnerable beside a failure', { status: 'error', results: [failed, vulnerable] }, 'true'],
    ['the status says it', { status: 'vulnerable' }, 'true'],
    ['the record says no', { status: 'already-scanned', lineage: sampleLineage() }, 'false'],
    [
      'the record does not say',
      { status: 'already-scanned', lineage: sampleLineage({ vulnerable: 'unknown' }) },
      'unknown',
    ],
    [
      'the record does not count',
      { status: 'submitted', lineage: sampleLineage({ accepted: false }) },
      'unknown',
    ],
    ['there is no record to ask', { status: 'already-scanned' }, 'unknown'],
  ])('when %s', (_name, outcome, expected) => {
    expect(renderOutputs(sampleOutcome(outcome))['vulnerability-detected']).toBe(expected);
  });
});

describe('outputs that would be too large', () => {
  const LIMIT = 500_000;

  function expectFits(outcome: Outcome): Record<string, string> {
    const outputs = renderOutputs(outcome);
    expect(Object.entries(outputs).flat().join('').length).toBeLessThan(LIMIT * 0.8);
    return outputs;
  }

  it.each([
    [1, 1],
    [50, 50],
    [512, 512],
    [5000, 501],
  ])('fit with %d analyses', (count, least) => {
    const outcome = sampleOutcome({ results: manyResults(count) });
    const kept = expectFits(outcome)['results']?.match(/"job_id"/gu)?.length;
    expect(kept).toBeGreaterThanOrEqual(least);
    expect(kept).toBeLessThanOrEqual(count);
    expect(outputWarnings(outcome).length > 0).toBe(count > 50);
  });

  it('leave out only the long fields that do not fit, and say which', () => {
    const outcome = sampleOutcome({ results: manyResults(300) });
    const text = expectFits(outcome)['results'] ?? '';
    expect(parse(text)).toHaveLength(300);
    expect(text).not.toContain('"sha256"');
    expect(text).toContain('dashboard.example');
    const warning = outputWarnings(outcome).find((one) => one.includes('output results')) ?? '';
    expect(warning).toContain('uploads');
    expect(warning).not.toContain('dashboard');
    expect(warning.includes('reports')).toBe(!text.includes('reports/'));
  });

  it('keep the vulnerable and failed analyses, in the order of the plan', () => {
    const results = [...manyResults(5000), sampleResult('the-last', 'drift', 'vulnerable')];
    const outcome = sampleOutcome({ results });
    const text = expectFits(outcome)['results'] ?? '';
    expect(text.match(/"state":"vulnerable"/gu)).toHaveLength(51);
    expect(text.match(/"state":"failed"/gu)).toHaveLength(78);
    expect(text.indexOf('"model-0"')).toBeLessThan(text.indexOf('"model-11"'));
    expect(text.lastIndexOf('"the-last"')).toBeGreaterThan(text.lastIndexOf('"state":"passed"'));
    expect(outputWarnings(outcome)[0]).toMatch(
      /it has only \d+ of 5001 analyses, vulnerable and failed ones first/u,
    );
  });

  it('leave out an analysis that would fit in no way', () => {
    const monster = sampleResult('m'.repeat(OUTPUT_SHARES.results), 'drift', 'vulnerable');
    const outcome = sampleOutcome({ results: [monster, sampleResult('small', 'drift', 'passed')] });
    expect(parse(expectFits(outcome)['results'])).toMatchObject([{ model: 'small' }]);
  });

  it('never give a part of the matrix or of the job ids', () => {
    const outcome = sampleOutcome({ results: manyResults(5000) });
    expect(expectFits(outcome)).toMatchObject({ matrix: '', 'job-ids': '' });
    expect(outputWarnings(outcome)).toEqual([
      expect.stringContaining('results'),
      expect.stringContaining('job-ids would be too large'),
      expect.stringContaining('dashboard-urls would be too large'),
      expect.stringMatching(/output matrix .*empty/u),
    ]);
  });

  it('are whole or empty when they are a single text', () => {
    const long = 'x'.repeat(5000);
    const results = [sampleResult('m', 'drift', 'passed', { jobId: long, dashboardUrl: long })];
    expect(
      expectFits(sampleOutcome({ results, sarifFile: long, resultsFile: long, reportDirectory: long })),
    ).toMatchObject({
      'job-id': '',
      'dashboard-url': '',
      'sarif-file': '',
      'results-file': '',
      'bom-file': '',
      'report-file': '',
      'verdict-file': '',
      'report-directory': '',
    });
  });
});
