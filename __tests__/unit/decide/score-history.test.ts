import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AnalysisResult } from '../../../src/facts/outcome.ts';
import type { Baseline, EarlierRun } from '../../../src/facts/policy.ts';
import { baselineWarnings } from '../../../src/decide/baseline-warnings.ts';
import { decideAnalysis, decisionLines } from '../../../src/decide/judge-findings.ts';
import { scoreHistories } from '../../../src/decide/score-history.ts';
import { renderComment } from '../../../src/report/comment.ts';
import { renderRunPage } from '../../../src/report/page/run-page.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { readable } from '../../support/e2e-run.ts';
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts';
import { expectSafePage } from '../../support/safe-page.ts';
import { sampleOutcome, sampleResult, sampleSpec } from '../../support/sample-outcomes.ts';
import { baselineOf, DAY_MS, found, NAME, withoutScore } from '../../support/sample-policy.ts';

const NOW_MS = Date.UTC(2027, 2, 1);

/** A score below the threshold. */
function passed(score: number, more: object = {}): AnalysisResult {
  return sampleResult('digits', 'extraction', 'passed', { score, threshold: 0.9, ...more });
}

function changeOf(result: AnalysisResult, baseline: Baseline): AnalysisResult['change'] {
  return decideAnalysis(result, { policy: { waivers: [], baseline }, nowMs: NOW_MS }).change;
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
    const frame = { mark: '', runUrl: 'https://x/', unjudged: { names: [], others: 0 }, resolves: false };
    expect(readable(renderSummary(outcome))).toContain(words);
    expect(readable(renderComment(outcome, frame))).toContain(words);
  });

  it.each([
    ['no baseline has the analysis', passed(0.1), baselineOf(undefined)],
    [
      'the baseline has no score',
      passed(0.1),
      { ...baselineOf({}), analyses: [{ name: NAME, isVulnerable: false }] },
    ],
    ['there is no score now', withoutScore(found(0.4)), baselineOf({})],
    ['there is no verdict', sampleResult('digits', 'extraction', 'failed'), baselineOf({})],
  ])('is not told if %s', (_name, result, baseline) => {
    expect(changeOf(result, baseline)).toBeUndefined();
  });

  it('stands only once where the decision tells it', () => {
    const at = { policy: { waivers: [], baseline: baselineOf({}) }, nowMs: NOW_MS };
    const [words, ...more] = decisionLines(decideAnalysis(found(0.4), at));
    expect(words).toContain('the score 0.4 is the same as the baseline’s 0.4');
    expect(more).toEqual([]);
    expect(decisionLines(decideAnalysis(passed(0.3), at))).toEqual([
      'It no longer fails the check: the score 0.3 is below the baseline’s 0.4.',
    ]);
  });
});

/** A run of so many days ago. */
function runOf(daysAgo: number, score: number | undefined, methodVersion?: string): EarlierRun {
  const version = methodVersion === undefined ? {} : { methodVersion };
  const analysis = { name: NAME.toUpperCase(), isVulnerable: false, threshold: 0.9, ...version };
  return {
    createdMs: NOW_MS - daysAgo * DAY_MS,
    analyses: [score === undefined ? analysis : { ...analysis, score }],
  };
}

function withHistory(history: readonly EarlierRun[]): Baseline {
  return { ...baselineOf({}), history };
}

describe('the scores over time', () => {
  it('are those of one version of the method, oldest first, and never of another one', () => {
    const runs = fc.array(
      fc.record({
        version: fc.constantFrom(undefined, '1', '2'),
        score: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
      }),
    );
    fc.assert(
      fc.property(runs, fc.constantFrom('1', '2'), (earlier, version) => {
        const history = earlier.map((run, at) => runOf(earlier.length - at, run.score, run.version));
        const [scores] = scoreHistories(
          [passed(0.5, { methodVersion: version })],
          withHistory(history),
          NOW_MS,
        );
        const scored = earlier.filter(({ score }) => score !== undefined);
        const same = scored.filter((run) => run.version === version).map(({ score }) => score);
        const expected = same.length === 0 ? undefined : [...same, 0.5];
        expect(scores?.points.map(({ score }) => score)).toEqual(expected);
        const times = scores?.points.map(({ timeMs }) => timeMs) ?? [];
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        expect(scores?.otherVersions ?? 0).toBe(scores === undefined ? 0 : scored.length - same.length);
      }),
    );
  });

  it('end with this run, even if its clock is behind', () => {
    const [scores] = scoreHistories([passed(0.5)], withHistory([runOf(-2, 0.3)]), NOW_MS);
    expect(scores?.points.at(-1)).toMatchObject({ score: 0.5, isNow: true, timeMs: NOW_MS + 2 * DAY_MS });
  });

  it('are shown without this run if it has no verdict', () => {
    const failed = sampleResult('digits', 'extraction', 'failed');
    const [scores] = scoreHistories([failed], withHistory([runOf(2, 0.3), runOf(1, 0.4)]), NOW_MS);
    expect(scores?.points.map(({ score }) => score)).toEqual([0.3, 0.4]);
  });
});

/** The page of a run with this history. */
function pageOf(history: readonly EarlierRun[], result: AnalysisResult): string {
  const histories = scoreHistories([result], withHistory(history), NOW_MS);
  const policy = { hasBaseline: true, fixedInFiles: [], histories };
  const outcome = sampleOutcome({ results: [result], policy });
  return renderRunPage(outcome, { version: 'v1', writtenMs: NOW_MS, settings: [] });
}

describe('the page of a run with a history', () => {
  it('plots the scores with thresholds and intervals, and tells them in words and in a table', () => {
    const history = [runOf(20, 0.1, '3'), runOf(12, 0.7, '2'), runOf(10, 0.2, '3')];
    const interval = { low: 0.25, high: 0.35 };
    const page = pageOf(history, passed(0.3, { methodVersion: '3', interval }));
    const { texts } = expectSafePage(page);
    const text = texts.join('\n');
    expect(text).toContain(
      '3 scores over time, from 0.1 on 2027-02-09 to 0.3 on 2027-03-01; lowest 0.1, highest 0.3; threshold 0.9.',
    );
    expect(text).toContain('Scores over time, by version 3 of the method');
    expect(text).toContain('1 earlier score comes from another version of the method.');
    expect(text).toMatch(/this run\s+0\.3\s+0\.25 to 0\.35\s+0\.9/u);
    expect(text).not.toContain('0.7');
    expect(page).toContain('class="line limit"');
    expect(page).toContain('class="line band"');
  });

  it.each([
    ['one score', []],
    ['scores of other versions only', [runOf(2, 0.1, '1'), runOf(1, 0.2, '2')]],
  ])('plots nothing for %s', (_name, history) => {
    expect(pageOf(history, passed(0.3, { methodVersion: '3' }))).not.toContain('Scores over time');
  });

  it('draws whatever the numbers and the texts are', () => {
    const number = fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(0, 1, 1e308, -5));
    fc.assert(
      fc.property(
        fc.array(number, { maxLength: 60 }),
        fc.constantFrom(...HOSTILE_TEXTS),
        (scores, version) => {
          const history = scores.map((score, at) => runOf(scores.length - at, score, version));
          const page = pageOf(history, passed(0.3, { methodVersion: version }));
          expectSafePage(page);
          expect(page).not.toMatch(/NaN|Infinity,/u);
        },
      ),
      { numRuns: 40 },
    );
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
    const [warning, ...rest] = baselineWarnings(planned, baseline, NOW_MS);
    expect(warning).toContain(
      'The baseline has 2 analyses that this run lacks: Wine/Evasion (with a finding), wine/drift.',
    );
    expect(rest).toEqual([]);
  });

  it.each([
    ['only limits the run', { ...planned, only: ['digits'] }, baseline],
    ['nothing is lost', planned, baselineOf({ name: NAME.toUpperCase() })],
    ['there is no baseline', planned, undefined],
  ])('is none if %s', (_name, some, given) => {
    expect(baselineWarnings(some, given, NOW_MS)).toEqual([]);
  });

  it('is a warning if its findings in files are not looked for', () => {
    const files = baselineOf({}, [{ finding: 'pickle-code:a.pkl', fingerprints: ['f'.repeat(64)] }]);
    expect(baselineWarnings({ ...planned, supplyChain: { enabled: false } }, files, NOW_MS)).toEqual([
      expect.stringContaining('The baseline has 1 finding in files, but this run does not scan the files'),
    ]);
  });

  it('counts what it does not name', () => {
    const many = Array.from({ length: 30 }, (_unused, at) => ({
      name: `m${String(at)}/drift`,
      isVulnerable: false,
    }));
    const [warning] = baselineWarnings(planned, { ...baseline, analyses: many }, NOW_MS);
    expect(warning).toContain('30 analyses');
    expect(warning).toContain('m9/drift and 20 more.');
  });

  it('is a warning if it comes from the future', () => {
    const future = withHistory([runOf(1, 0.1), runOf(-2, 0.1)]);
    expect(baselineWarnings(planned, future, NOW_MS)).toEqual([
      expect.stringContaining('The baseline is dated in the future (2027-03-03T00:00:00.000Z).'),
    ]);
    expect(baselineWarnings(planned, withHistory([runOf(-0.5, 0.1)]), NOW_MS)).toEqual([]);
  });
});
