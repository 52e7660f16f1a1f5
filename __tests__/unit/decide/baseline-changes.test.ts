import { describe, expect, it } from '@jest/globals';
import type { AnalysisResult } from '../../../src/facts/run-outcome.ts';
import type { Baseline } from '../../../src/facts/policy/policy.ts';
import { settingsWarnings } from '../../../src/decide/policy/settings-warnings.ts';
import { RUNNER_VENUE, SERVICE_VENUE } from '../../../src/facts/venue.ts';
import { present } from '@model-security-scan/common/present';
import { decideAnalysis, decisionLines } from '../../../src/decide/scan/decide-findings.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { readable } from '../../support/e2e-run.ts';
import { sampleOutcome, sampleResult, sampleSpec } from '../../support/sample-outcomes.ts';
import { baselineOf, found, NAME } from '../../support/sample-policy.ts';

const NOW_MS = Date.UTC(2027, 2, 1);

/** A score below the threshold. */
function passed(score: number, more: object = {}): AnalysisResult {
  return sampleResult('digits', 'extraction', 'passed', { score, threshold: 0.9, ...more });
}

function changeOf(result: AnalysisResult, baseline: Baseline): AnalysisResult['change'] {
  return decideAnalysis(result, { policy: { accept: [], baseline }, nowMs: NOW_MS }).change;
}

describe('the previous score and the one of now', () => {
  const narrow = { interval: { low: 0.1, high: 0.14 } };
  it.each([
    ['higher', passed(0.15), { score: 0.12 }, 'Previously 0.12, now 0.15.'],
    ['the same', passed(0.12), { score: 0.12 }, 'Previously 0.12, now 0.12.'],
    ['almost the same', passed(0.12), { score: 0.12001 }, 'Previously 0.12001, now 0.12.'],
    [
      'with intervals that overlap',
      passed(0.15, { interval: { low: 0.13, high: 0.17 } }),
      { score: 0.12, ...narrow },
      'Previously 0.12, now 0.15; the intervals 0.1 to 0.14 and 0.13 to 0.17 overlap.',
    ],
    [
      'with the same interval, as a result that was kept has',
      passed(0.12, narrow),
      { score: 0.12, ...narrow },
      'Previously 0.12, now 0.12.',
    ],
    [
      'with intervals that do not',
      passed(0.2, { interval: { low: 0.18, high: 0.22 } }),
      { score: 0.12, ...narrow },
      'Previously 0.12, now 0.2; the intervals 0.1 to 0.14 and 0.18 to 0.22 do not overlap.',
    ],
    [
      'of another version of the method, which is not compared',
      passed(0.15, { methodVersion: '3' }),
      { score: 0.12, methodVersion: '2' },
      'Previously scored by version 2 of the method, now by version 3: the two scores are not comparable.',
    ],
  ])('is told of an analysis that passed: %s', (_name, result, before, words) => {
    const change = changeOf(result, baselineOf({ isVulnerable: false, ...before }));
    expect(change).toEqual({ words, isInDecision: false });
    const outcome = sampleOutcome({ results: [change === undefined ? result : { ...result, change }] });
    expect(readable(renderSummary(outcome))).toContain(words);
  });

  it('stands only once where the decision tells it', () => {
    const at = { policy: { accept: [], baseline: baselineOf({}) }, nowMs: NOW_MS };
    const [words, ...more] = decisionLines(decideAnalysis(found(0.4), at));
    expect(words).toMatch(/0\.4 is the same .*0\.4/u);
    expect(more).toEqual([]);
    expect(decisionLines(decideAnalysis(passed(0.3), at))).toMatchSnapshot();
  });
});

describe('a baseline that holds more than the run looks at', () => {
  const analyses = [sampleSpec('digits', 'extraction')];
  const planned = { analyses, only: [], supplyChain: { enabled: true }, venue: SERVICE_VENUE, policy: {} };
  const more = [
    { name: 'wine/drift', isVulnerable: false },
    { name: 'Wine/Evasion', isVulnerable: true },
  ];
  const baseline = { ...baselineOf({}), analyses: [...baselineOf({}).analyses, ...more] };
  const files = baselineOf({}, [{ finding: 'pickle-code:a.pkl', fingerprints: ['f'.repeat(64)] }]);
  const withoutFiles = { ...planned, supplyChain: { enabled: false } };

  it('is a warning that names the analyses, those with a finding first', () => {
    const [warning, ...rest] = settingsWarnings({ ...planned, policy: { baseline } });
    expect(warning).toMatch(/2 analyses.*Wine\/Evasion.*wine\/drift.*What they would find.*Put them back/u);
    expect(rest).toEqual([]);
    const one = settingsWarnings({ ...planned, policy: { baseline: baselineOf({ name: 'a/drift' }) } });
    expect(one.join()).toMatch(/1 analysis that.*What it would find.*Put it back/u);
  });

  it.each([
    ['only limits the run', { ...planned, only: ['digits'] }, baseline],
    ['the config is not read yet', { ...planned, readConfig: () => Promise.reject(new Error()) }, baseline],
    ['its findings in files are looked for', planned, files],
    ['it has no findings in files', withoutFiles, baselineOf({})],
    ['nothing is lost', planned, baselineOf({ name: NAME.toUpperCase() })],
    ['there is no baseline', planned, undefined],
  ])('is none if %s', (_name, some, given) => {
    expect(settingsWarnings({ ...some, policy: present({ baseline: given }) })).toEqual([]);
  });

  it('is a warning if its findings in files are not looked for', () => {
    expect(settingsWarnings({ ...withoutFiles, policy: { baseline: files } })).toEqual([
      expect.stringContaining('1 finding in files, but this'),
    ]);
  });

  it('counts what it does not name', () => {
    const many = Array.from({ length: 30 }, (_unused, at) => ({
      name: `m${String(at)}/drift`,
      isVulnerable: false,
    }));
    const [warning] = settingsWarnings({ ...planned, policy: { baseline: { ...baseline, analyses: many } } });
    expect(warning).toContain('30 analyses');
    expect(warning).toContain('m9/drift and 20 more.');
  });

  it('is a warning beside those of thresholds that no score can be above, where scores have a highest', () => {
    const { place: _, ...spec } = { ...sampleSpec('digits', 'evasion'), threshold: 50, maxIncrease: 1 };
    const vulnerabilityThreshold = 9;
    const lost = { ...planned, analyses: [spec], policy: { baseline } };
    expect(settingsWarnings(lost)).toHaveLength(1);
    const [threshold, increase, ...rest] = settingsWarnings({ ...lost, venue: RUNNER_VENUE });
    expect([threshold, increase]).toEqual([
      expect.stringContaining('threshold of digits/evasion is 50, but'),
      expect.stringContaining('max-increase of digits/evasion is 1, but'),
    ]);
    expect(rest).toHaveLength(1);
    const none = { ...planned, analyses: [], venue: RUNNER_VENUE, vulnerabilityThreshold };
    expect(settingsWarnings(none)).toEqual([]);
  });
});
