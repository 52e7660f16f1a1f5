import { describe, expect, it } from '@jest/globals';
import type { AnalysisResult } from '../../../src/facts/run-outcome.ts';
import type { Baseline } from '../../../src/facts/policy/policy.ts';
import { baselineWarnings } from '../../../src/decide/policy/settings-warnings.ts';
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
  const planned = { analyses, only: [], supplyChain: { enabled: true } };
  const more = [
    { name: 'wine/drift', isVulnerable: false },
    { name: 'Wine/Evasion', isVulnerable: true },
  ];
  const baseline = { ...baselineOf({}), analyses: [...baselineOf({}).analyses, ...more] };

  it('is a warning that names the analyses, those with a finding first', () => {
    const [warning, ...rest] = baselineWarnings(planned, baseline);
    expect(warning).toMatch(/2 analyses.*Wine\/Evasion.*wine\/drift/u);
    expect(rest).toEqual([]);
  });

  it.each([
    ['only limits the run', { ...planned, only: ['digits'] }, baseline],
    ['nothing is lost', planned, baselineOf({ name: NAME.toUpperCase() })],
    ['there is no baseline', planned, undefined],
  ])('is none if %s', (_name, some, given) => {
    expect(baselineWarnings(some, given)).toEqual([]);
  });

  it('is a warning if its findings in files are not looked for', () => {
    const files = baselineOf({}, [{ finding: 'pickle-code:a.pkl', fingerprints: ['f'.repeat(64)] }]);
    expect(baselineWarnings({ ...planned, supplyChain: { enabled: false } }, files)).toEqual([
      expect.stringContaining('1 finding in files, but this'),
    ]);
  });

  it('counts what it does not name', () => {
    const many = Array.from({ length: 30 }, (_unused, at) => ({
      name: `m${String(at)}/drift`,
      isVulnerable: false,
    }));
    const [warning] = baselineWarnings(planned, { ...baseline, analyses: many });
    expect(warning).toContain('30 analyses');
    expect(warning).toContain('m9/drift and 20 more.');
  });
});
