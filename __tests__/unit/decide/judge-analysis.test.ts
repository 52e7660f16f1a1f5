import { describe, expect, it } from '@jest/globals';
import { isAbove, judge } from '../../../src/decide/judge-analysis.ts';
import type { AnalysisFinding } from '../../../src/facts/analysis-finding.ts';

const CUT_SHORT = 'The time ended before the analysis was complete';

describe('the verdict on an analysis', () => {
  it.each([
    [0.5, 0.5, 'passed'],
    [0.5001, 0.5, 'vulnerable'],
    [0, 0, 'passed'],
    // What is not a number never passes.
    [NaN, 0.5, 'vulnerable'],
    [0.1, NaN, 'vulnerable'],
  ])('with score %d and threshold %d is: %s', (score, threshold, kind) => {
    expect(judge({ kind: 'ended', score }, threshold)).toEqual({ kind, score });
    expect(isAbove(score, threshold)).toBe(kind === 'vulnerable');
  });

  it('needs no score if its kind has none', () => {
    expect(judge({ kind: 'ended' }, 0)).toEqual({ kind: 'passed' });
  });

  it('is vulnerable in spite of a doubt, and none at all if the score is low', () => {
    const ended = { kind: 'ended', score: 0.5, doubt: 'a stage is not known' } as const;
    expect(judge(ended, 0.4)).toEqual({ kind: 'vulnerable', score: 0.5, doubt: ended.doubt });
    expect(judge(ended, 0.5)).toEqual({ kind: 'undecided', why: ended.doubt });
  });

  it.each([
    ['minutes', '"minutes" in the config file'],
    ['run', 'timeout-minutes'],
  ] as const)('is vulnerable if a search that %s ended has found something, else none', (cutShort, more) => {
    const ended = { kind: 'ended', score: 0.5, cutShort } as const;
    expect(judge(ended, 0.4)).toEqual({ kind: 'vulnerable', score: 0.5 });
    const why = expect.stringMatching(`^${CUT_SHORT}.*${more}.*[^.]$`);
    expect(judge(ended, 0.5)).toEqual({ kind: 'cut-short', why });
  });

  it.each<[AnalysisFinding, object]>([
    [
      { kind: 'failed', why: 'No memory.', by: 'memory' },
      { kind: 'failed', why: 'No memory' },
    ],
    [
      { kind: 'failed', why: 'sanity check failed', by: 'service' },
      { kind: 'failed', why: 'sanity check failed' },
    ],
    [
      { kind: 'failed', why: 'It was too slow.', by: 'time' },
      { kind: 'cut-short', why: `${CUT_SHORT}: It was too slow` },
    ],
    [
      { kind: 'ended', score: 0.5, unearned: 'Give more rows.' },
      { kind: 'not-tested', why: 'Give more rows' },
    ],
    [
      { kind: 'undecided', why: 'the score is not a number' },
      { kind: 'undecided', why: 'the score is not a number' },
    ],
  ])('is none for %j', (finding, expected) => {
    expect(judge(finding, 1)).toEqual(expected);
  });
});
