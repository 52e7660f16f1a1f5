import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { Result } from 'sarif';
import { CHECKS } from '@model-security-scan/engine/catalog';
import type { AnalysisResult } from '../../../src/facts/run-outcome.ts';
import type { Place } from '@model-security-scan/common/problem';
import { renderSarif, serializeSarif } from '../../../src/report/sarif.ts';
import { sampleLineage, sampleOutcome, sampleResult, sampleSpec } from '../../support/sample-outcomes.ts';
import { resultOf as resultFrom, type ResultParts } from '../../support/sample-results.ts';
import {
  analysesRun,
  expectCodeScanningTakes,
  notificationsOf,
  onlyResult,
  OPTIONS,
  placeOf,
  recordRun,
  resultsOf,
} from '../../support/sarif-reading.ts';
import { expectValidSarif } from '../../support/sarif-schema.ts';

function found(more: ResultParts = {}, model = 'digits'): AnalysisResult {
  return sampleResult(model, 'extraction', 'vulnerable', { reason: 'vulnerable', ...more });
}

function codeScanningResultOf(analysis: AnalysisResult, options = OPTIONS): Result {
  return onlyResult(analysesRun(sampleOutcome({ results: [analysis] }), options));
}

function foundAt(place: Place): AnalysisResult {
  return found({ spec: { ...sampleSpec('digits', 'extraction'), place } });
}

describe('the result of a vulnerable analysis', () => {
  it('says what its score is based on, and which parts were not tested', () => {
    const interval = { low: 0.05, high: 0.6 };
    const judged = found({ bound: 'lower', access: 'black-box', notTested: ['backdoors'] });
    const result = codeScanningResultOf(Object.assign({}, judged, { interval }));
    expect(result.message.text).toMatch(
      /0\.418, black.*95.*0\.05.*0\.6, threshold 0\.1, close.*universal_data/u,
    );
    expect(result.properties).toMatchObject({
      ...{ interval, bound: 'lower', access: 'black-box', notTested: ['backdoors'] },
    });
  });

  it.each(CHECKS)('has the rule of its attack: %s', (attack) => {
    const run = analysesRun(sampleOutcome({ results: [sampleResult('m', attack, 'vulnerable')] }));
    const result = onlyResult(run);
    expect(result.ruleId).toBe(`model-security/${attack}`);
    expect(run.tool.driver.rules?.[result.ruleIndex ?? -1]?.id).toBe(result.ruleId);
  });

  it('does without what is not known', () => {
    const result = codeScanningResultOf(resultFrom(sampleSpec('digits', 'extraction'), 'vulnerable'));
    expect(result.message.text).toMatchSnapshot();
    expect(result.level).toBe('error');
    expect(Object.keys(result.properties ?? {})).toEqual(['model', 'attack', 'task', 'threshold', 'jobId']);
  });

  it('keeps scores that JSON has no numbers for', () => {
    const result = codeScanningResultOf(found({ score: Infinity, threshold: NaN }));
    expect(result.properties).toMatchObject({ score: 'Infinity', threshold: 'NaN' });
    expect(result.level).toBe('error');
  });

  const names = [
    ['[x](https://evil.example) @octocat #1', '"x (https //evil.example) octocat 1"'],
    ['{0} <b>`rm`</b> *y*', '"0 b rm /b y"'],
    ['snake_case _em_ __init__', '"snake_case em init"'],
    ['a www.evil.example b', '"a www evil.example b"'],
  ] as const;
  it.each(names)('shows the model name %j without its markup', (name, shown) => {
    const spec = { ...sampleSpec('digits', 'extraction'), model: name };
    expect(codeScanningResultOf(found({ spec })).message.text).toContain(shown);
  });

  it('does without a model name of which nothing can be shown', () => {
    const spec = { ...sampleSpec('digits', 'extraction'), model: '[]' };
    expect(codeScanningResultOf(found({ spec })).message.text).toMatch(
      /^The extraction analysis found the model vulnerable: /u,
    );
  });

  it.each(['javascript:alert(1)', 'https://u:p@e.example/', 'http://dashboard.example/'])(
    'does not link %s',
    (url) => {
      expect(codeScanningResultOf(found({ dashboardUrl: url })).message.text).not.toContain('Dashboard');
    },
  );

  it('keeps an address from ending its link or being a placeholder', () => {
    const dashboardUrl = 'https://dashboard.example/a)[x](https://evil.example/{0}';
    expect(codeScanningResultOf(found({ dashboardUrl })).message.text).toContain(
      '(https://dashboard.example/a%29[x]%28https://evil.example/%7B0%7D)',
    );
  });
});

describe('the level of a result', () => {
  const levels = [
    [0.11, 0.1, 'warning'],
    [0.19, 0.1, 'warning'],
    [0.2, 0.1, 'error'],
    [0.9, 0.1, 'error'],
    [0.001, 0, 'error'],
    [-0.5, -1, 'warning'],
  ] as const;
  it.each(levels)('score %d over threshold %d is of level %s', (score, threshold, level) => {
    expect(codeScanningResultOf(found({ score, threshold })).level).toBe(level);
  });

  it.each(['drift', 'outlier'] as const)('%s is a warning whatever its score', (attack) => {
    expect(
      codeScanningResultOf(sampleResult('m', attack, 'vulnerable', { score: 9, threshold: 0 })).level,
    ).toBe('warning');
  });
});

describe('the order of results', () => {
  it('puts those whose score cannot be compared first of their kind', () => {
    const scores = [0.2, Infinity, 5, NaN, 0.1];
    const results = scores.map((score) => found({ score, threshold: 0 }, `scored-${String(score)}`));
    const kept = resultsOf(analysesRun(sampleOutcome({ results })));
    const models = kept.map((result): unknown => result.properties?.['model']);
    expect(models).toEqual(['scored-Infinity', 'scored-NaN', 'scored-5', 'scored-0.2', 'scored-0.1']);
  });
});

describe('the place of a result', () => {
  const file = (more: Partial<Extract<Place, { kind: 'file' }>>): Place => ({
    kind: 'file',
    file: '.github/model-security.yml',
    line: 12,
    column: 7,
    ...more,
  });
  const places: readonly (readonly [string, Place, string])[] = [
    ['is the line of its attack', file({ endColumn: 17 }), '.github/model-security.yml:12:7-17'],
    ['has an end when none is known', file({}), '.github/model-security.yml:12:7-8'],
    ['is percent-encoded', file({ file: 'my models/ä:#?.yml' }), 'my%20models/%C3%A4%3A%23%3F.yml:12:7-8'],
    ['stays in the repository', file({ file: '/../a/./../b.yml' }), 'a/b.yml:12:7-8'],
    ['is never nothing', file({ file: '../..', line: 0, column: 0, endColumn: 0 }), 'other.yml:1:1-2'],
    ['is the fallback for inputs', { kind: 'input', input: 'config' }, 'other.yml:1:1-2'],
  ];
  it.each(places)('%s', (_name, place, expected) => {
    expect(placeOf(codeScanningResultOf(foundAt(place), { ...OPTIONS, fallbackFile: 'other.yml' }))).toBe(
      expected,
    );
  });

  it('is the usual config file for inputs without another fallback', () => {
    const inline = foundAt({ kind: 'input', input: 'config' });
    expect(placeOf(codeScanningResultOf(inline))).toBe('.github/model-security.yml:1:1-2');
    expect(placeOf(codeScanningResultOf(inline, { ...OPTIONS, fallbackFile: '..' }))).toBe(
      '.github/model-security.yml:1:1-2',
    );
  });
});

describe('the fingerprint of a result', () => {
  const printOf = (analysis: AnalysisResult): unknown => {
    const { fingerprints, partialFingerprints } = codeScanningResultOf(analysis);
    return { fingerprints, partialFingerprints };
  };

  it('is the same wherever the attack stands, whatever it scores, in every run', () => {
    const moved = foundAt({ kind: 'file', file: 'elsewhere.yml', line: 99, column: 1 });
    const { spec } = moved;
    const other = resultFrom(spec, 'vulnerable', { score: 0.9, threshold: 0.5, jobId: 'another' });
    expect(printOf(other)).toEqual(printOf(found()));
  });

  it('is another one for every other analysis', () => {
    const results = ['digits', 'faces', 'digits-2'].flatMap((model) =>
      CHECKS.map((attack) => sampleResult(model, attack, 'vulnerable')),
    );
    const run = analysesRun(sampleOutcome({ results }));
    const prints = resultsOf(run).map((result) => result.partialFingerprints?.['modelSecurityScan/v1']);
    expect(new Set(prints).size).toBe(results.length);
    const own = resultsOf(run).map((result) => result.fingerprints?.['modelSecurityFinding/v1']);
    expect(new Set(own).size).toBe(results.length);
  });

  it('has not changed since it was first published', () => {
    expect(codeScanningResultOf(found()).partialFingerprints).toEqual({
      'modelSecurityScan/v1': 'dc6a3a4573297296',
    });
  });
});

describe('the result of a flagged record', () => {
  const flagged = sampleOutcome({
    status: 'vulnerable',
    lineage: sampleLineage({ vulnerable: true }, { supplychain_vuldetected: 2 }),
  });

  it('stands in the config file', () => {
    const result = onlyResult(
      recordRun(flagged, { ...OPTIONS, configFile: 'ml/security.yml', fallbackFile: 'x' }),
    );
    expect(placeOf(result)).toBe('ml/security.yml:1:1-2');
    expect(result).toMatchObject({
      ruleId: 'model-security/supply-chain',
      ruleIndex: CHECKS.length,
      level: 'error',
    });
    expect(result.message.text).toMatchSnapshot();
    expect(result.properties).toEqual({ supplychain_vuldetected: 2 });
  });

  it('stands in the fallback without a config file', () => {
    expect(placeOf(onlyResult(recordRun(flagged, { ...OPTIONS, fallbackFile: 'a/b.yml' })))).toBe(
      'a/b.yml:1:1-2',
    );
  });

  it('keeps its fingerprint from commit to commit, and has another one for another repository', () => {
    const print = (outcome: typeof flagged): unknown =>
      onlyResult(recordRun(outcome)).partialFingerprints?.['modelSecurityScan/v1'];
    const target = { repoUrl: 'https://github.com/acme/vision-models', fork: false, commit: 'b'.repeat(40) };
    expect(print({ ...flagged, target })).toBe(print(flagged));
    expect(print({ ...flagged, target: { ...target, repoUrl: 'https://github.com/acme/x' } })).not.toBe(
      print(flagged),
    );
  });
});

describe('6,000 vulnerable analyses', () => {
  const results = Array.from({ length: 6000 }, (_value, index) =>
    sampleResult(`model-${String(index)}`, index % 2 === 0 ? 'evasion' : 'drift', 'vulnerable', {
      score: 0.1 + index / 10_000,
    }),
  );
  const outcome = sampleOutcome({ status: 'vulnerable', results });
  const log = renderSarif(outcome, OPTIONS);
  const run = analysesRun(outcome);
  const kept = resultsOf(run);
  const modelAt = (index: number): unknown => kept[index]?.properties?.['model'];

  it('are within the limits of code scanning', () => {
    expectCodeScanningTakes(log);
    expectValidSarif({ ...log, runs: log.runs.map((one) => ({ ...one, results: kept.slice(0, 100) })) });
    expect(kept).toHaveLength(5000);
    expect(gzipSync(serializeSarif(log)).length).toBeLessThan(10_000_000);
  });

  it('are led by the most severe: by their kind, then by their score', () => {
    const rules = kept.map((result) => result.ruleId);
    expect(rules.slice(0, 3000)).toEqual(Array.from({ length: 3000 }, () => 'model-security/evasion'));
    expect(modelAt(0)).toBe('model-5998');
    expect(modelAt(3000)).toBe('model-5999');
    expect(modelAt(4999)).toBe('model-2001');
  });

  it('are counted when they are left out', () => {
    expect(run.invocations?.[0]?.executionSuccessful).toBe(true);
    expect(notificationsOf(run)).toMatchSnapshot();
  });
});
