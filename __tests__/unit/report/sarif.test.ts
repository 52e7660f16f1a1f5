import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import { renderSarif, serializeSarif } from '../../../src/report/sarif.ts';
import { sarifIsDue } from '../../../src/decide/judged.ts';
import { hostileOutcome, hostileText } from '../../support/hostile-outcomes.ts';
import {
  NO_RECORD,
  SAMPLE_OUTCOMES,
  sampleLineage,
  sampleOutcome,
  sampleResult,
} from '../../support/sample-outcomes.ts';
import {
  analysesRun,
  expectCodeScanningTakes,
  expectInert,
  notificationsOf,
  OPTIONS,
  recordRun,
  resultsOf,
  shownTexts,
} from '../../support/sarif-reading.ts';
import { expectValidSarif } from '../../support/sarif-schema.ts';

const passed = sampleResult('digits', 'extraction', 'passed');
const vulnerable = sampleResult('digits', 'evasion', 'vulnerable', { reason: 'vulnerable' });
const flagged = sampleLineage({ vulnerable: true }, { supplychain_vuldetected: 1 });

function categories(outcome: Outcome): readonly (string | undefined)[] {
  return renderSarif(outcome, OPTIONS).runs.map((run) => run.automationDetails?.id);
}

const ANALYSES = 'model-security-scan/all/';
const RECORD = 'model-security-scan/all/record/';

describe('a SARIF log', () => {
  it.each(Object.entries(SAMPLE_OUTCOMES))(
    'of the outcome "%s" fits the official schema',
    (_name, outcome) => {
      const log = renderSarif(outcome, OPTIONS);
      expectValidSarif(log);
      expectCodeScanningTakes(log);
      expect(JSON.parse(serializeSarif(log))).toEqual(log);
      expect(serializeSarif(log)).toMatch(/\}\n$/u);
    },
  );

  it('of hostile text fits the official schema, and nothing in it is markup', () => {
    fc.assert(
      fc.property(hostileOutcome, hostileText, hostileText, (outcome, configFile, informationUri) => {
        const log = renderSarif(outcome, { ...OPTIONS, configFile, informationUri });
        expectValidSarif(log);
        expectCodeScanningTakes(log);
        for (const text of shownTexts(log)) expectInert(text);
        expect(log.runs.length > 0).toBe(sarifIsDue(outcome));
      }),
      { numRuns: 300 },
    );
  });

  it('names the tool, its version and its home, as far as they are known', () => {
    const outcome = sampleOutcome({ results: [passed] });
    const options = { ...OPTIONS, version: '1.2.3', informationUri: 'https://github.com/acme/scan' };
    expect(analysesRun(outcome, options).tool.driver).toMatchObject({
      name: 'Model Security Scan',
      version: '1.2.3',
      informationUri: 'https://github.com/acme/scan',
    });
    const driver = analysesRun(outcome, { ...OPTIONS, informationUri: 'javascript:alert(1)' }).tool.driver;
    expect(Object.keys(driver).sort()).toEqual(['name', 'rules', 'supportedTaxonomies']);
  });

  it('names repository, branch and commit, as far as they are known', () => {
    expect(analysesRun(sampleOutcome({ results: [passed] })).versionControlProvenance).toEqual([
      {
        repositoryUri: 'https://github.com/acme/vision-models',
        revisionId: '4f1d0c6be2a94c3c8f0a7b5d9e21c43a6b7d8e90',
        branch: 'feature/new-digits',
      },
    ]);
    const target = { repoUrl: 'https://huggingface.co/acme/digits', fork: false };
    expect(analysesRun(sampleOutcome({ results: [passed], target })).versionControlProvenance).toEqual([
      { repositoryUri: 'https://huggingface.co/acme/digits' },
    ]);
    const name = { repoUrl: 'acme/digits', fork: false };
    expect(analysesRun(sampleOutcome({ results: [passed], target: name }))).not.toHaveProperty(
      'versionControlProvenance',
    );
  });
});

describe('what a log has runs for', () => {
  const cases: readonly (readonly [string, Outcome, readonly string[]])[] = [
    ['analyses that all passed', sampleOutcome({ results: [passed] }), [ANALYSES]],
    ['analyses that all have a verdict', sampleOutcome({ results: [passed, vulnerable] }), [ANALYSES]],
    ['one vulnerable, one that failed', sampleOutcome({ results: [vulnerable, failed()] }), [ANALYSES]],
    ['one passed, one that failed', sampleOutcome({ results: [passed, failed()] }), []],
    [
      'one passed with a reason why it may not',
      sampleOutcome({ results: [{ ...passed, reason: 'timeout' }] }),
      [],
    ],
    ['no analysis', sampleOutcome(), []],
    ['analyses that were submitted only', SAMPLE_OUTCOMES.submitted, []],
    ['a plan', SAMPLE_OUTCOMES.planned, []],
    ['no record', sampleOutcome({ lineage: NO_RECORD }), []],
    ['a clean record', sampleOutcome({ status: 'already-scanned', lineage: sampleLineage() }), [RECORD]],
    [
      'a clean record, beside what is left of analyses',
      sampleOutcome({ status: 'already-scanned', lineage: sampleLineage(), results: [passed] }),
      [RECORD],
    ],
    ['a flagged record', sampleOutcome({ status: 'vulnerable', lineage: flagged }), [RECORD]],
    ['only a check', sampleOutcome({ mode: 'check', lineage: flagged }), [RECORD]],
    ['a record that does not say', sampleOutcome({ lineage: sampleLineage({ vulnerable: 'unknown' }) }), []],
    [
      'a record of another commit that was accepted',
      sampleOutcome({ lineage: { ...flagged, matchesCommit: false } }),
      [RECORD],
    ],
    [
      'a record of another commit that was not accepted',
      sampleOutcome({ lineage: { ...flagged, matchesCommit: false, accepted: false } }),
      [],
    ],
    [
      'a record of perhaps this commit, and analyses',
      sampleOutcome({
        lineage: { ...flagged, matchesCommit: 'unknown', accepted: false },
        results: [passed],
      }),
      [ANALYSES, RECORD],
    ],
  ];

  it.each(cases)('%s', (_name, outcome, expected) => {
    expect(categories(outcome)).toEqual(expected);
    expect(sarifIsDue(outcome)).toBe(expected.length > 0);
  });

  it.each([
    [sampleLineage(), 0],
    [flagged, 1],
  ])('the run of a record has a result when the record is flagged: case %#', (lineage, count) => {
    expect(resultsOf(recordRun(sampleOutcome({ lineage })))).toHaveLength(count);
  });

  function failed(): ReturnType<typeof sampleResult> {
    return sampleResult('faces', 'evasion', 'failed', { reason: 'analysis-failed' });
  }

  it.each(['already-scanned', 'record-flagged'] as const)('%s leaves alerts of analyses alone', (name) => {
    expect(categories(SAMPLE_OUTCOMES[name])).toEqual([RECORD]);
  });

  it.each(['invalid-input', 'unauthorized', 'skipped', 'not-scanned'] as const)(
    '%s writes nothing',
    (name) => {
      expect(sarifIsDue(SAMPLE_OUTCOMES[name])).toBe(false);
    },
  );
});

describe('a run without findings', () => {
  it('has an empty list of results and was successful, so that alerts are closed', () => {
    const run = analysesRun(sampleOutcome({ results: [passed] }));
    expect(resultsOf(run)).toEqual([]);
    expect(run.invocations).toEqual([{ executionSuccessful: true }]);
    expect(resultsOf(recordRun(sampleOutcome({ lineage: sampleLineage() })))).toEqual([]);
  });
});

describe('analyses without a verdict', () => {
  it('are notifications, not results, and their run was not successful', () => {
    const run = analysesRun(SAMPLE_OUTCOMES['mixed-failures']);
    expect(resultsOf(run).map((result) => result.ruleId)).toEqual(['model-security/evasion']);
    expect(run.invocations?.[0]?.executionSuccessful).toBe(false);
    expect(notificationsOf(run).map(({ level, associatedRule }) => [level, associatedRule?.id])).toEqual(
      ['poisoning', 'extraction', 'outlier', 'drift'].map((attack) => ['error', `model-security/${attack}`]),
    );
    expect(notificationsOf(run)[0]?.locations?.[0]?.physicalLocation).toMatchObject({
      artifactLocation: { uri: '.github/model-security.yml' },
      region: { startLine: 12 },
    });
  });

  it('are named by their attack when nothing of their name can be shown', () => {
    const nameless = sampleResult('x', 'drift', 'timeout');
    const results = [vulnerable, { ...nameless, spec: { ...nameless.spec, name: '[]' } }];
    const [notification] = notificationsOf(analysesRun(sampleOutcome({ results })));
    expect(notification?.message.text).toMatchSnapshot();
  });

  it('are counted when they are too many', () => {
    const failures = Array.from({ length: 130 }, (_value, index) =>
      sampleResult(`model-${String(index)}`, 'drift', 'failed', { reason: 'analysis-failed' }),
    );
    const notifications = notificationsOf(analysesRun(sampleOutcome({ results: [vulnerable, ...failures] })));
    expect(notifications).toHaveLength(101);
    expect(notifications[100]?.message.text).toMatchSnapshot();
  });
});
