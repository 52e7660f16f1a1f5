import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decideRun, type RunDecision, type RunFacts, worstReason } from '../../../src/decide/decide-run.ts';
import { decideLineage } from '../../../src/decide/lineage.ts';
import { type AnalysisResult, type AnalysisState, type Lineage } from '../../../src/facts/run-outcome.ts';
import { FAILURE_REASONS, type FailureReason } from '../../../src/core/errors.ts';
import { MODES } from '../../../src/facts/settings.ts';
import { sampleSpec } from '../../support/sample-outcomes.ts';
import { resultOf } from '../../support/sample-results.ts';

const COMMIT = '9f2c1e7a5b3d4086c1a2e3f405162738495a6b7c';
const OTHER = '1'.repeat(40);

/** A record of this commit, of another, or of one that cannot be compared, with a flag. */
function recorded(
  commitid: string,
  flag: number | undefined,
  rescan: 'never' | 'when-stale' | 'always',
): Lineage {
  const record = { commitid, ...(flag === undefined ? {} : { supplychain_vuldetected: flag }) };
  return decideLineage(record, COMMIT, rescan);
}

const NO_RECORD = decideLineage(undefined, COMMIT, 'never');
const CLEAN = recorded(COMMIT, 0, 'never');

const LINEAGES: readonly Lineage[] = [
  NO_RECORD,
  ...[COMMIT, OTHER, 'main'].flatMap((commit) =>
    [0, 1, undefined].flatMap((flag) =>
      (['never', 'when-stale', 'always'] as const).map((rescan) => recorded(commit, flag, rescan)),
    ),
  ),
];

function result(state: AnalysisState, reason?: FailureReason): AnalysisResult {
  return resultOf(sampleSpec('digits', 'extraction'), state, reason === undefined ? {} : { reason });
}

const PLANNED = result('planned');
const SUBMITTED = result('submitted');
const PASSED = result('passed');
const VULNERABLE = result('vulnerable', 'vulnerable');
const FAILED = result('failed', 'analysis-failed');
const LATE = result('timeout', 'timeout');
const DENIED = result('error', 'denied');
const CANCELLED = result('submitted', 'cancelled');
const MUTE = result('error');
const UNTESTED = result('not-tested', 'not-tested');
const RESULTS = [PLANNED, SUBMITTED, PASSED, VULNERABLE, FAILED, LATE, DENIED, CANCELLED, MUTE, UNTESTED];

/** Every set of up to two results, in order. */
const RESULT_SETS: readonly (readonly AnalysisResult[])[] = [
  [],
  ...RESULTS.map((one) => [one]),
  ...RESULTS.flatMap((one) => RESULTS.map((other) => [one, other])),
];

const EVERYTHING: readonly RunFacts[] = MODES.flatMap((mode) =>
  [true, false].flatMap((wait) =>
    [true, false].flatMap((failOnVulnerability) =>
      LINEAGES.flatMap((lineage) =>
        RESULT_SETS.map((results) => ({ mode, wait, failOnVulnerability, lineage, results, planned: 2 })),
      ),
    ),
  ),
);

/** Fails if a decision breaks a rule, and shows the facts. */
function expectAlways(rule: (conclusion: RunDecision, findings: RunFacts) => boolean): void {
  const broken = EVERYTHING.filter((findings) => !rule(decideRun(findings), findings));
  expect(broken.slice(0, 2)).toEqual([]);
}

function findingsOf(changes: Partial<RunFacts>): RunFacts {
  return {
    mode: 'scan',
    wait: true,
    failOnVulnerability: true,
    lineage: NO_RECORD,
    results: [],
    ...changes,
    planned: changes.results?.length ?? 0,
  };
}

function error(failureReason: FailureReason): Partial<RunDecision> {
  return { status: 'error', failureReason, failed: true };
}

const FOUND = { status: 'vulnerable', failureReason: 'vulnerable', failed: true } as const;
const REPORTED = { status: 'vulnerable', failed: false } as const;

describe('conclude', () => {
  it.each<[string, Partial<RunFacts>, Partial<RunDecision>]>([
    ['a pass', { results: [PASSED, PASSED] }, { status: 'passed', failed: false }],
    ['one verdict missing', { results: [PASSED, SUBMITTED] }, error('unexpected-answer')],
    ['a job that failed', { results: [PASSED, FAILED] }, error('analysis-failed')],
    ['a deadline', { results: [LATE, FAILED] }, error('timeout')],
    [
      'a cancellation, which says more than all else',
      { results: [LATE, CANCELLED, DENIED] },
      error('cancelled'),
    ],
    ['a finding', { results: [PASSED, VULNERABLE] }, FOUND],
    ['a finding beside a failure', { results: [FAILED, VULNERABLE] }, FOUND],
    [
      'a finding that is to be reported only',
      { results: [PASSED, VULNERABLE], failOnVulnerability: false },
      REPORTED,
    ],
    [
      'a finding that is to be reported only, beside a failure',
      { results: [FAILED, VULNERABLE], failOnVulnerability: false },
      { status: 'vulnerable', failureReason: 'analysis-failed', failed: true },
    ],
    [
      'jobs that nobody waits for',
      { wait: false, results: [SUBMITTED] },
      { status: 'submitted', failed: false },
    ],
    ['a submission that was refused', { wait: false, results: [SUBMITTED, DENIED] }, error('denied')],
    ['a plan', { mode: 'plan', results: [PLANNED] }, { status: 'planned', failed: false }],
    ['a check without a record', { mode: 'check' }, { status: 'not-scanned', failed: false }],
    ['a scan that was due and did not happen', {}, error('unexpected-answer')],
    ['a clean record', { lineage: CLEAN }, { status: 'already-scanned', failed: false }],
    [
      'a clean record, checked',
      { mode: 'check', lineage: CLEAN },
      { status: 'already-scanned', failed: false },
    ],
    ['a record with a finding', { lineage: recorded(COMMIT, 1, 'never') }, FOUND],
    [
      'a record with a finding, to be reported only',
      { lineage: recorded(COMMIT, 2, 'never'), failOnVulnerability: false },
      REPORTED,
    ],
    [
      'a record without a verdict',
      { lineage: recorded(COMMIT, undefined, 'never') },
      error('unexpected-answer'),
    ],
    [
      'a record without a verdict where findings do not matter',
      { lineage: recorded(COMMIT, undefined, 'never'), failOnVulnerability: false },
      { status: 'already-scanned', failed: false },
    ],
    [
      'the record of another commit where any will do',
      { lineage: recorded(OTHER, 0, 'never') },
      { status: 'already-scanned', failed: false },
    ],
    [
      'the finding of another commit, which is scanned anew',
      { lineage: recorded(OTHER, 1, 'when-stale'), results: [PASSED] },
      { status: 'passed', failed: false },
    ],
    [
      'the finding of this very commit, though it was scanned anew',
      { lineage: recorded(COMMIT, 1, 'always'), results: [PASSED] },
      FOUND,
    ],
    [
      'a stale record, checked',
      { mode: 'check', lineage: recorded(OTHER, 1, 'when-stale') },
      { status: 'not-scanned', failed: false },
    ],
  ])('of %s', (_, findings, expected) => {
    const { headline, ...rest } = decideRun(findingsOf(findings));
    expect(rest).toStrictEqual(expected);
    expect(headline).toMatch(/^(?:\d|[A-Z]).*\.$/u);
  });

  it.each<[string, Partial<RunFacts>]>([
    ['1 analysis submitted; there is no verdict yet.', { wait: false, results: [SUBMITTED] }],
    ['1 analysis planned; nothing was started.', { mode: 'plan', results: [PLANNED] }],
    [
      'The record of a scan of another commit says that a supply-chain vulnerability was detected.',
      { lineage: recorded(OTHER, 1, 'never') },
    ],
    [
      'The record of the scan says that a supply-chain vulnerability was detected. 1 of 1 analysis found the model vulnerable.',
      { lineage: recorded(COMMIT, 1, 'always'), results: [VULNERABLE] },
    ],
    ['Scanned before, without a supply-chain finding; nothing was submitted.', { lineage: CLEAN }],
    [
      'Scanned before, but at another commit; nothing was submitted.',
      { lineage: recorded(OTHER, 0, 'never') },
    ],
    [
      'There is a record of an earlier scan, but it has no verdict; nothing was submitted.',
      { lineage: recorded(COMMIT, undefined, 'never'), failOnVulnerability: false },
    ],
  ])('says: %s', (headline, findings) => {
    expect(decideRun(findingsOf(findings)).headline).toBe(headline);
  });
});

describe('a record of this commit without a flag', () => {
  const decide = (rescan: 'when-stale' | 'always', results: readonly AnalysisResult[]): RunDecision =>
    decideRun(findingsOf({ results, lineage: recorded(COMMIT, undefined, rescan) }));

  it('is no verdict where it replaces the scan, and takes none from a scan that was asked for', () => {
    expect(decide('when-stale', [])).toMatchObject({ failed: true, failureReason: 'unexpected-answer' });
    expect(decide('always', [PASSED])).toMatchObject({ failed: false, status: 'passed' });
    expect(decide('always', [PASSED, FAILED])).toMatchObject({ failureReason: 'analysis-failed' });
    expect(decide('always', [])).toMatchObject({ failed: true });
  });
});

describe('whatever was found', () => {
  it('passes only if every planned analysis has a verdict and has passed', () => {
    expect(EVERYTHING.length).toBeGreaterThan(30_000);
    expectAlways(
      ({ status }, { planned, results }) =>
        status !== 'passed' ||
        (results.length >= planned && results.every(({ state, reason }) => state === 'passed' && !reason)),
    );
  });

  it('is scanned already only by an accepted record without a finding', () => {
    expectAlways(
      ({ status }, { lineage, failOnVulnerability, results }) =>
        status !== 'already-scanned' ||
        (lineage.record !== undefined &&
          lineage.accepted &&
          results.every(({ state }) => state === 'passed') &&
          (lineage.vulnerable === false || (lineage.vulnerable === 'unknown' && !failOnVulnerability))),
    );
  });

  it('fails if any analysis has a reason to, except findings that are only reported', () => {
    expectAlways(
      ({ failed }, { results }) =>
        failed || results.every(({ reason }) => reason === undefined || reason === 'vulnerable'),
    );
  });

  it('fails if an analysis lacks the result that the mode promises', () => {
    const due = (mode: string, wait: boolean): AnalysisState[] =>
      mode === 'plan' ? ['planned'] : wait ? ['passed'] : ['passed', 'submitted'];
    expectAlways(
      ({ failed }, { mode, wait, results }) =>
        failed ||
        (mode !== 'scan' && mode !== 'plan') ||
        results.every(({ state }) => state === 'vulnerable' || due(mode, wait).includes(state)),
    );
  });

  it('fails as vulnerable if there is a finding and findings matter', () => {
    expectAlways(
      ({ status, failed, failureReason }, { failOnVulnerability, results, lineage }) =>
        !(
          results.some(({ state }) => state === 'vulnerable') ||
          (lineage.vulnerable === true && (lineage.accepted || lineage.matchesCommit !== false))
        ) ||
        (status === 'vulnerable' && (!failOnVulnerability || (failed && failureReason === 'vulnerable'))),
    );
  });

  it('has a reason if and only if it failed, and fails if it is an error', () => {
    expectAlways(
      ({ status, failed, failureReason }) =>
        failed === (failureReason !== undefined) && (status !== 'error' || failed),
    );
  });

  it('does not depend on the order of the results', () => {
    const sets = fc.shuffledSubarray([...RESULTS, ...RESULTS]);
    fc.assert(
      fc.property(fc.constantFrom(...EVERYTHING), sets, (findings, results) => {
        const forward = decideRun({ ...findings, results });
        expect(decideRun({ ...findings, results: results.toReversed() })).toEqual(forward);
      }),
    );
  });
});

describe('worstReason', () => {
  it('is the one to look at first', () => {
    expect(worstReason([])).toBeUndefined();
    expect(worstReason([MUTE])).toBe('unexpected-answer');
    const all = FAILURE_REASONS.map((reason) => result('error', reason));
    expect(worstReason(all)).toBe('cancelled');
    expect(worstReason(all.filter(({ reason }) => reason !== 'cancelled'))).toBe('timeout');
    expect(worstReason([FAILED, DENIED])).toBe('denied');
  });
});
