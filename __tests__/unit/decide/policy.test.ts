import { describe, expect, it } from '@jest/globals';
import type { Acceptance } from '../../../src/facts/policy/acceptance.ts';
import type { AnalysisResult } from '../../../src/facts/run-outcome.ts';
import type { Policy } from '../../../src/facts/policy/policy.ts';
import {
  countsAsPassed,
  decideAnalysis,
  findingState,
  formatDecision,
  formatFailing,
} from '../../../src/decide/scan/decide-findings.ts';
import { entryFor } from '../../support/sample-gate.ts';
import { sampleResult } from '../../support/sample-outcomes.ts';
import { baselineOf, END_MS, found, NAME, entryOf, withoutScore } from '../../support/sample-policy.ts';

function decide(
  result: AnalysisResult,
  policy: Partial<Policy>,
  nowMs = END_MS - 1,
): readonly [string?, string?] {
  const { policy: decision } = decideAnalysis(result, { policy: { accept: [], ...policy }, nowMs });
  return decision === undefined ? [] : [decision.finding, decision.why];
}

describe('the decision about an analysis', () => {
  const result = found(0.4182);

  it('is that it fails the check, with the reason, if nothing accepts it', () => {
    expect(decide(result, {})).toEqual([
      'new',
      'It fails the check: the score 0.418 is above the threshold 0.1.',
    ]);
    expect(formatFailing({ score: 0.4182, threshold: 0.1 })).toBe(decide(result, {})[1]);
    expect(formatDecision(decideAnalysis(result, { policy: { accept: [] }, nowMs: 0 }))).toBe('');
  });

  it.each([
    [
      'at the last moment of its last day',
      END_MS - 1,
      {},
      'accepted',
      'it is accepted until 2027-03-31 (a reason).',
    ],
    [
      'at the next moment',
      END_MS,
      {},
      'new',
      'is above the threshold 0.1, and its entry in accept ended on 2027-03-31 (UTC).',
    ],
    ['with an unreadable clock', Number.NaN, {}, 'new', 'its entry in accept ended'],
    ['at its highest score', 0, { maxScore: 0.4182 }, 'accepted', 'it is accepted'],
    [
      'above its highest score',
      0,
      { maxScore: 0.4181 },
      'new',
      'the score 0.4182 is above the threshold 0.1, and above 0.4181, the most that its entry in accept takes.',
    ],
    ['in another case', 0, { what: 'DIGITS/Extraction' }, 'accepted', 'it is accepted'],
    ['of another analysis', 0, { what: 'digits/evasion' }, 'new', 'above the threshold 0.1.'],
  ])('goes by an entry of accept %s', (_name, nowMs, more: Partial<Acceptance>, finding, why) => {
    const [state, words] = decide(result, { accept: [entryOf(more)] }, nowMs);
    expect(state).toBe(finding);
    expect(words).toContain(why);
  });

  it('tells a score from the threshold also if its entry has a highest score, and has ended', () => {
    const [, words] = decide(found(0.10001), { accept: [entryOf({ maxScore: 0.5 })] }, END_MS);
    expect(words).toContain('the score 0.10001 is above the threshold 0.1, and');
  });

  it('goes by an entry without an end, whatever the clock says', () => {
    const entry = entryFor('finding', NAME);
    expect(decide(result, { accept: [entry] }, Number.NaN)).toEqual([
      'accepted',
      'It does not fail the check: it is accepted (reviewed).',
    ]);
  });

  it('is that it fails the check, whatever accepts it, if the job did not finish', () => {
    const doubtful = found(0.4, { doubt: 'the job has ended without finishing sanity check' });
    const end = 'does not count, because the job has ended without finishing sanity check.';
    const why = (policy: Partial<Policy>): unknown => decide(doubtful, policy);
    expect(why({ accept: [entryOf({ maxScore: 1 })] })).toEqual([
      'new',
      expect.stringContaining(`accept ${end}`),
    ]);
    expect(why({ baseline: baselineOf({}) })).toEqual([
      'new',
      expect.stringContaining(`the baseline ${end}`),
    ]);
    expect(why({})).toEqual(decide(found(0.4), {}));
  });

  it('does not go by a score that is not known', () => {
    const unknown = withoutScore(found(0.4));
    const above = 'It fails the check: its score is above the threshold 0.1, and';
    expect(decide(unknown, { accept: [entryOf({ maxScore: 1 })] })).toEqual([
      'new',
      expect.stringContaining(above),
    ]);
    expect(decide(unknown, { baseline: baselineOf({}) })[0]).toBe('new');
    const analyses = [{ name: NAME, isVulnerable: true }];
    const baseline = { ...baselineOf(undefined), analyses };
    expect(decide(result, { baseline })[1]).toContain('has no score of it.');
  });

  it.each([
    [0.4, { score: 0.4 }, 0, 'known', 'the score 0.4 is the same as the baseline’s 0.4.'],
    [128 / 129, { score: 128 / 129 }, 0, 'known', 'the score 0.992 is the same as the baseline’s 0.992.'],
    [0.4182, { score: 0.41819 }, 0, 'new', 'the score 0.4182 is above the baseline’s 0.41819.'],
    [0.5182, { score: 1 / 3 }, 0, 'new', 'the score 0.518 is above the baseline’s 0.333.'],
    [0.3, { score: 0.4 }, 0, 'known', 'the score 0.3 is below the baseline’s 0.4.'],
    [
      0.41,
      { score: 0.4 },
      0,
      'new',
      'above the threshold 0.1, and the score 0.41 is above the baseline’s 0.4.',
    ],
    [0.41, { score: 0.4 }, 0.01, 'known', 'above the baseline’s 0.4 (max-increase 0.01).'],
    [0.8, { score: 0.7 }, 0.1, 'known', '(max-increase 0.1)'],
    [
      0.8000001,
      { score: 0.7 },
      0.1,
      'new',
      'the score 0.8000001 is above the baseline’s 0.7 (max-increase 0.1)',
    ],
    [0.4, { name: 'digits/evasion' }, 0, 'new', 'the baseline has no such analysis.'],
    [0.4, { name: 'Digits/EXTRACTION', isVulnerable: false }, 0, 'known', 'the same'],
    [
      0.4,
      { methodVersion: '1' },
      0,
      'new',
      'its score comes from version 1 of the method, and this one from an unknown version.',
    ],
    [0.4, { score: Number.NaN }, 0, 'new', 'baseline'],
  ])(
    'compares the score %d with a baseline %j and max-increase %d: %s',
    (score, before, maxIncrease, finding, why) => {
      const result = found(score);
      const given: AnalysisResult = { ...result, spec: { ...result.spec, maxIncrease } };
      const [state, words] = decide(given, { baseline: baselineOf(before) });
      expect(state).toBe(finding);
      expect(words).toContain(why);
    },
  );

  it('says whether the intervals overlap', () => {
    const interval = { low: 0.3, high: 0.5 };
    const now = found(0.4, { interval, methodVersion: '2' });
    const words = (low: number, high: number): string | undefined =>
      decide(now, { baseline: baselineOf({ interval: { low, high }, methodVersion: '2' }) })[1];
    expect(words(0.5, 0.6)).toContain('the intervals 0.3 to 0.5 and 0.5 to 0.6 overlap.');
    expect(words(0.51, 0.6)).toContain('do not overlap.');
    expect(words(1 / 3, 2 / 3)).toContain('the intervals 0.3 to 0.5 and 0.333 to 0.667 overlap.');
    expect(words(0.5001, 0.6)).toContain('the intervals 0.3 to 0.5 and 0.5001 to 0.6 do not overlap.');
  });

  it('lets an entry that has ended outvote a baseline', () => {
    const policy = { accept: [entryOf()], baseline: baselineOf({ score: 1 }) };
    expect(decide(result, policy, END_MS)[0]).toBe('new');
    expect(decide(result, policy, END_MS - 1)[0]).toBe('accepted');
  });

  it('calls fixed what the baseline found and this run passes', () => {
    const passed = sampleResult('digits', 'extraction', 'passed', { score: 0.05, threshold: 0.1 });
    expect(decide(passed, { baseline: baselineOf({}) })[0]).toBe('fixed');
    expect(decide(passed, { baseline: baselineOf({ isVulnerable: false }) })).toEqual([]);
    expect(decide(passed, { baseline: baselineOf({ methodVersion: '9' }) })).toEqual([]);
    expect(decide({ ...passed, reason: 'not-tested' }, { baseline: baselineOf({}) })).toEqual([]);
    expect(decide(passed, {})).toEqual([]);
  });
});

describe('an analysis that could not be tested', () => {
  const untested = sampleResult('digits', 'extraction', 'not-tested');
  const accepting = entryOf({ isNotTested: true });

  it('is accepted only by an entry that says so, until its last day', () => {
    expect(decide(untested, { accept: [accepting] })[0]).toBe('accepted');
    const other = decideAnalysis(untested, { policy: { accept: [entryOf()] }, nowMs: 0 });
    expect(other).not.toHaveProperty('policy');
    expect(other.warnings).toEqual([expect.stringContaining('does not say not-tested: true')]);
    expect(decide(untested, { accept: [accepting] }, END_MS)).toEqual([]);
    const policy = { accept: [accepting] };
    const ended = decideAnalysis(untested, { policy, nowMs: END_MS });
    expect(ended.warnings.join()).toContain('accept ended on 2027-03-31 (UTC)');
    expect(decideAnalysis(ended, { policy, nowMs: END_MS })).toEqual(ended);
  });

  it('accepts no finding by that entry, and does not hinder another one', () => {
    const [state, why] = decide(found(0.4), { accept: [accepting] });
    expect(state).toBe('new');
    expect(why).toContain('accept is for an analysis that');
    expect(decide(found(0.4), { accept: [accepting, entryOf()] })[0]).toBe('accepted');
  });

  it.each(['failed', 'timeout', 'error'] as const)('is not one that ended as %s', (state) => {
    const ended = sampleResult('digits', 'extraction', state);
    expect(decide(ended, { accept: [accepting, entryOf()] })).toEqual([]);
    const claimed: AnalysisResult = { ...ended, policy: { finding: 'accepted', why: '' } };
    expect([countsAsPassed(claimed), findingState(claimed)]).toEqual([false, undefined]);
  });
});
