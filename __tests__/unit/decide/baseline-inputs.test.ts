import { describe, expect, it } from '@jest/globals';
import { compareWithBaseline } from '../../../src/decide/baseline/compare-with-baseline.ts';
import { changesSince } from '../../../src/decide/baseline/paired-outcomes.ts';
import type { JudgedResult } from '../../../src/facts/run-outcome.ts';
import type { BaselineAnalysis } from '../../../src/facts/policy/policy.ts';
import { localSpec } from '../../support/sample-gate.ts';

const [FIRST, SECOND] = ['a'.repeat(64), 'b'.repeat(64)] as const;

function resultOf(digests: JudgedResult['digests'], eps?: number): JudgedResult {
  const local = { settings: eps === undefined ? {} : { eps }, threshold: 0.5 };
  return {
    spec: localSpec('digits', 'evasion', {
      local,
      fields: { number_of_classes: '10', model_api_details: 'secret' },
    }),
    ...{ state: 'passed', score: 0.2, threshold: 0.5, methodVersion: '2' },
    ...{ uploads: [], reports: [], warnings: [] },
    ...(digests === undefined ? {} : { digests }),
  };
}

const { score: _score, ...unscored } = resultOf({});

function before(more: Partial<BaselineAnalysis> = {}): BaselineAnalysis {
  const settings = new Map([
    ['number_of_classes', '10'],
    ['eps', '0.1'],
  ]);
  const digests = new Map([
    ['data', FIRST],
    ['model', FIRST],
  ]);
  return {
    name: 'digits/evasion',
    isVulnerable: false,
    score: 0.3,
    methodVersion: '2',
    settings,
    digests,
    ...more,
  };
}

it.each([
  ['no baseline', resultOf({}), undefined, /^$/u],
  ['no such analysis', resultOf({}), [], /no such analysis/u],
  ['no score of it', resultOf({}), [{ name: 'digits/evasion', isVulnerable: true }], /no score of it/u],
  ['no score of its own', unscored, [before()], /^its own score/u],
])('is worse than everything if there is %s', (_name, result, analyses, words) => {
  const baseline = analyses && { file: 'b.json', analyses, fileFindings: [] };
  const compared = compareWithBaseline(result, baseline);
  expect(compared).toEqual({ isKnown: false, isFixed: false, words: expect.stringMatching(words) });
});

describe('what changed since the baseline', () => {
  it('is nothing if data and settings are the same, whatever the model', () => {
    expect(changesSince(resultOf({ data: FIRST, model: SECOND }, 0.1), before())).toEqual([]);
  });

  it('names each slot and each setting, before and now', () => {
    expect(changesSince(resultOf({ data: SECOND, label: FIRST, model: FIRST }), before())).toMatchSnapshot();
  });

  it('is nothing that one side does not know', () => {
    expect(changesSince(resultOf(undefined, 0.1), before())).toEqual([]);
    const older = { name: 'digits/evasion', isVulnerable: false, score: 0.3, digests: new Map() };
    expect(changesSince(resultOf({ data: FIRST }, 0.2), older)).toEqual([]);
  });

  it.each(['2', '1'])('is said beside the score, if that is of version %s', (methodVersion) => {
    const one = { file: 'b.json', analyses: [before({ methodVersion })], fileFindings: [] };
    const { change } = compareWithBaseline(resultOf({ data: SECOND }, 0.1), one);
    expect(change).toContain('Since the baseline: the data changed (aaaaaaaaaaaa… -> bbbbbbbbbbbb…)');
  });
});
