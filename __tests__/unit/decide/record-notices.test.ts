import { describe, expect, it } from '@jest/globals';
import {
  decideContentLineage,
  partNotices,
  recordCounts,
  recordWarnings,
} from '../../../src/decide/lineage.ts';
import { NO_RECORD, sampleLineage, sampleResult, sampleSpec } from '../../support/sample-outcomes.ts';

const analyses = [sampleSpec('digits', 'evasion'), sampleSpec('digits', 'drift')];
const ACCEPTED = sampleLineage();

describe('the inputs that a record does not take into account', () => {
  it('are named if it is accepted, each with advice', () => {
    const asked = { only: ['digits', 'churn/evasion'], vulnerabilityThreshold: 0.01, analyses };
    const warnings = recordWarnings(asked, ACCEPTED, []);
    expect(warnings).toEqual([
      expect.stringMatching(/the input vulnerability-threshold \(0\.01\): .*set rescan: always\.$/u),
      expect.stringMatching(/the input only \(digits, churn\/evasion\): .*set rescan: always\.$/u),
    ]);
    // A flagged record was judged without them as well.
    expect(recordWarnings(asked, { ...ACCEPTED, vulnerable: true }, [])).toEqual(warnings);
    expect(recordWarnings({ ...asked, analyses: [] }, ACCEPTED, [])).toEqual(warnings);
  });

  it('are named with a threshold of nothing, and with an analysis that has no verdict of its own', () => {
    const asked = { only: [], vulnerabilityThreshold: 0, analyses };
    expect(recordWarnings(asked, ACCEPTED, [])).toHaveLength(1);
    expect(recordWarnings(asked, ACCEPTED, [sampleResult('digits', 'drift', 'passed')])).toHaveLength(1);
  });

  it('are not named if none was given, or the record does not decide', () => {
    const asked = { only: ['digits'], vulnerabilityThreshold: 0.01, analyses };
    const results = analyses.map(({ model, attack }) => sampleResult(model, attack, 'passed'));
    expect(recordWarnings({ only: [], analyses }, ACCEPTED, [])).toEqual([]);
    expect(recordWarnings(asked, sampleLineage({ accepted: false }), [])).toEqual([]);
    expect(recordWarnings(asked, NO_RECORD, [])).toEqual([]);
    expect(recordWarnings(asked, ACCEPTED, results)).toEqual([]);
    expect(recordWarnings(asked, sampleLineage({ cached: 'reported' }), [])).toEqual([]);
  });
});

it.each([
  [false, true, 'reported'],
  [true, false, 'reused'],
])('a record of kept results counts unless these do themselves: %s', (isReused, counts, cached) => {
  const lineage = decideContentLineage(ACCEPTED.record, '1'.repeat(40), isReused);
  expect(lineage).toMatchObject({ accepted: true, matchesCommit: false, cached });
  expect(recordCounts(lineage)).toBe(counts);
  expect(decideContentLineage(undefined, undefined, isReused)).toEqual(NO_RECORD);
});

describe('a scan of a part', () => {
  const submitted = [sampleResult('digits', 'drift', 'submitted')];

  it('says that its record covers everything, if something was submitted', () => {
    expect(partNotices(['digits'], submitted)).toEqual([
      expect.stringMatching(/^Only a part was scanned \(only: digits\), .*Set rescan: always/u),
    ]);
    expect(partNotices([], submitted)).toEqual([]);
    const planned = sampleResult('digits', 'drift', 'planned');
    expect(partNotices(['digits'], [planned])).toEqual([]);
    expect(partNotices(['digits'], [planned, ...submitted])).toHaveLength(1);
  });

  it('names a few of many names, in plain text', () => {
    const names = ['a\n::error::b', ...Array.from({ length: 9 }, (_, index) => `m${String(index)}`)];
    expect(partNotices(names, submitted).join()).toMatch(/a ::error::b, m0, m1, m2, m3.*5 more\)/u);
  });
});
