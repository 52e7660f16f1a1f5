import { describe, expect, it } from '@jest/globals';
import {
  cachedNotices,
  describeIgnored,
  recordOfCached,
  sumOfIgnored,
} from '../../../src/decide/cached-record.ts';
import type { AnalysisSpec } from '../../../src/facts/analysis-spec.ts';
import type { LineageRecord } from '../../../src/facts/run-outcome.ts';
import { localSpec } from '../../support/sample-gate.ts';

const COMMIT = 'c'.repeat(40);
const SPECS = [localSpec('digits', 'evasion'), localSpec('digits', 'extraction')] as const;

interface Given {
  /** What the kept result of each of the two analyses has of its own; undefined if no result is kept. */
  readonly one?: object | undefined;
  readonly two?: object | undefined;
  readonly specs?: readonly AnalysisSpec[];
  readonly limit?: number;
  readonly branch?: string;
}

function recordOf(given: Given): LineageRecord | undefined {
  const { one = {}, two = {}, specs = SPECS, limit, branch } = given;
  const kept = [one, { madeMs: Date.UTC(2026, 10, 2), ...two }].map((more, at) => {
    const result = { contentId: String(at).repeat(64), score: 0.05, madeMs: 0, seconds: 1, commit: COMMIT };
    return [SPECS[at]?.name ?? '', { ...result, ...more }] as const;
  });
  return recordOfCached(
    new Map(kept.slice(0, 'two' in given && given.two === undefined ? 1 : 2)),
    {
      analyses: specs,
      repository: { type: 'github', depth: 3 },
      ...(limit !== undefined && { vulnerabilityThreshold: limit }),
    },
    { repoUrl: 'https://github.example/o/n', fork: false, ...(branch !== undefined && { branch }) },
  );
}

describe('the record of kept results', () => {
  it('says what the record of a service says', () => {
    const record = recordOf({ branch: 'main' });
    expect(record).toEqual({
      ...{ branchname: 'main', commitid: COMMIT, createdtimestamp: '2026-11-02T00:00:00.000Z', depth: '3' },
      ...{ hashedjobid: expect.stringMatching(/^[0-9a-f]{64}$/u), modelid: SPECS[0].modelId, orgid: 'local' },
      ...{ repotype: 'github', repourl: 'https://github.example/o/n', supplychain_vuldetected: 0 },
    });
    expect(recordOf({ one: { contentId: 'other' } })?.hashedjobid).not.toBe(record?.hashedjobid);
    expect(recordOf({})).not.toHaveProperty('branchname');
    const [first] = [{ madeMs: Date.UTC(2026, 10, 3) }];
    expect(recordOf({ one: first })?.createdtimestamp).toBe('2026-11-03T00:00:00.000Z');
  });

  it.each<[string, object]>([
    ['several commits', { commit: 'd'.repeat(40) }],
    ['a commit that is not known', { commit: undefined }],
  ])('names no commit if its results are of %s', (_name, two) => {
    expect(recordOf({ two })).not.toHaveProperty('commitid');
    expect(recordOf({ one: two, two })?.commitid).toBe(Object.values(two)[0]);
  });

  const accurate = [localSpec('digits', 'evasion', { minimumAccuracy: 0.6 }), SPECS[1]];
  it.each<[string, Given, number | undefined]>([
    ['passes if all did', {}, 0],
    ['has a finding if one has', { two: { score: 0.99 } }, 1],
    ['goes by the threshold of the run', { limit: 0.01 }, 1],
    ['needs a result of each analysis', { two: undefined }, undefined],
    ['needs an analysis', { specs: [] }, undefined],
    ['needs a pass that was earned', { one: { isUnearned: true } }, undefined],
    ['needs no accuracy', { one: { accuracy: 0.5 } }, 0],
    ['needs the accuracy that is asked for', { one: { accuracy: 0.5 }, specs: accurate }, undefined],
    [
      'needs neither for a finding',
      { one: { accuracy: 0.5, isUnearned: true, score: 0.99 }, specs: accurate },
      1,
    ],
  ])('%s', (_name, given, flag) => {
    expect(recordOf(given)?.supplychain_vuldetected).toBe(flag);
  });
});

describe('what is said of kept results', () => {
  const result = { contentId: 'a', score: 0, seconds: 1, madeMs: 0 };
  it.each([
    [['digits/evasion', 'digits/extraction'], [/is kept for digits\/evasion, digits\/extraction\.$/u]],
    [['digits/evasion'], [/^The.* is kept for digits\/evasion\.$/u, /^No .* for digits\/extraction\.$/u]],
    [[], [/^No result is kept for digits\/evasion, digits\/extraction\.$/u]],
  ])('names them, and those that are missing: %j', (names, said) => {
    const kept = new Map(names.map((name) => [name, result]));
    expect(cachedNotices(kept, SPECS)).toEqual(said.map((one) => expect.stringMatching(one)));
  });

  it('counts those that were ignored, by the reason', () => {
    const sum = sumOfIgnored({ damaged: 1, older: 2 }, { older: 1 });
    expect(sum).toEqual({ damaged: 1, unsigned: 0, 'other-signature': 0, foreign: 0, older: 3 });
    expect(describeIgnored(sum)).toEqual([
      expect.stringMatching(/^1 cached result .*damaged/u),
      expect.stringMatching(/^3 cached results .*another version/u),
    ]);
    expect(describeIgnored({})).toEqual([]);
  });
});
