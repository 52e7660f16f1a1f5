import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type OpenFindings, type Outcome, RECORD_FINDING, STATUSES } from '../../../src/facts/run-outcome.ts';
import { COMMENT_POLICIES } from '../../../src/facts/settings.ts';
import { decideComment, mayChangeComment } from '../../../src/decide/decide-comment.ts';
import { sampleLineage, sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';

const EVASION = 'digits/evasion';
const EXTRACTION = 'digits/extraction';
const passed = sampleResult('digits', 'evasion', 'passed');
const vulnerable = sampleResult('digits', 'evasion', 'vulnerable', { reason: 'vulnerable' });
const failed = sampleResult('digits', 'evasion', 'failed', {
  reason: 'analysis-failed',
  message: 'It broke.',
});
const otherPassed = sampleResult('digits', 'extraction', 'passed');
const flagged = sampleLineage({ vulnerable: true }, { supplychain_vuldetected: 1 });

/** Every way in which a run can end, with what it says about each finding. */
const RUNS: Readonly<Record<string, Outcome>> = {
  'record of this commit': sampleOutcome({ status: 'already-scanned', lineage: sampleLineage() }),
  'record of another commit': sampleOutcome({
    status: 'already-scanned',
    lineage: sampleLineage({ matchesCommit: false }),
  }),
  'record of an unknown commit': sampleOutcome({
    status: 'already-scanned',
    lineage: sampleLineage({ matchesCommit: 'unknown' }),
  }),
  'record without a flag': sampleOutcome({
    status: 'already-scanned',
    lineage: sampleLineage({ vulnerable: 'unknown' }),
  }),
  'flagged record': sampleOutcome({ status: 'vulnerable', failed: true, lineage: flagged }),
  'not scanned': sampleOutcome({ status: 'not-scanned', mode: 'check' }),
  planned: sampleOutcome({
    status: 'planned',
    mode: 'plan',
    results: [sampleResult('digits', 'evasion', 'planned')],
  }),
  submitted: sampleOutcome({
    status: 'submitted',
    results: [sampleResult('digits', 'evasion', 'submitted')],
  }),
  passed: sampleOutcome({ status: 'passed', results: [passed] }),
  'another analysis passed': sampleOutcome({ status: 'passed', results: [otherPassed] }),
  vulnerable: sampleOutcome({ status: 'vulnerable', failed: true, results: [vulnerable] }),
  skipped: sampleOutcome({ status: 'skipped' }),
  error: sampleOutcome({ status: 'error', failed: true }),
  'analysis failed': sampleOutcome({ status: 'error', failed: true, results: [failed] }),
  'analysis failed beside a pass': sampleOutcome({
    status: 'error',
    failed: true,
    results: [passed, sampleResult('digits', 'extraction', 'failed')],
  }),
};

const COMMENTS: Readonly<Record<string, OpenFindings | undefined>> = {
  'no comment': undefined,
  'nothing open': { names: [], others: 0 },
  evasion: { names: [EVASION], others: 0 },
  record: { names: [RECORD_FINDING], others: 0 },
  both: { names: [EVASION, EXTRACTION], others: 0 },
};

/** What becomes of the comment: `-` for left as it is, else the findings that are open, and `resolved`. */
function decide(run: string, comment: string, policy: (typeof COMMENT_POLICIES)[number]): string {
  const outcome = RUNS[run];
  if (outcome === undefined) throw new Error(`There is no run "${run}".`);
  const decision = decideComment(outcome, policy, COMMENTS[comment]);
  if (decision.action === 'leave') return '-';
  const { open, resolves } = decision;
  return [...open.names.toSorted(), ...(resolves ? ['resolved'] : [])].join(' ') || 'nothing';
}

describe('the comment with on-vulnerability', () => {
  it('is tested with every status', () => {
    expect(new Set(Object.values(RUNS).map(({ status }) => status))).toEqual(new Set(STATUSES));
  });

  const BOTH = `${EVASION} ${EXTRACTION}`;
  it.each([
    // run, no comment, nothing open, evasion open, record open, evasion and extraction open
    ['record of this commit', '-', 'resolved', '-', 'resolved', '-'],
    ['record of another commit', '-', '-', '-', '-', '-'],
    ['record of an unknown commit', '-', '-', '-', '-', '-'],
    ['record without a flag', '-', '-', '-', '-', '-'],
    ['flagged record', 'record', 'record', `${EVASION} record`, 'record', `${BOTH} record`],
    ['not scanned', '-', '-', '-', '-', '-'],
    ['planned', '-', '-', '-', '-', '-'],
    ['submitted', '-', '-', '-', '-', '-'],
    ['passed', '-', 'resolved', 'resolved', 'resolved', EXTRACTION],
    ['another analysis passed', '-', 'resolved', '-', 'resolved', EVASION],
    ['vulnerable', EVASION, EVASION, EVASION, `${EVASION} record`, BOTH],
    ['skipped', '-', '-', '-', '-', '-'],
    ['error', '-', '-', '-', '-', '-'],
    ['analysis failed', '-', '-', '-', '-', '-'],
    ['analysis failed beside a pass', '-', 'resolved', 'resolved', '-', EXTRACTION],
  ])('after %s', (run, ...expected) => {
    expect(Object.keys(COMMENTS).map((comment) => decide(run, comment, 'on-vulnerability'))).toEqual(
      expected,
    );
  });
});

describe('the comment with always', () => {
  it.each([
    ['record of this commit', 'nothing', 'nothing', '-', 'resolved'],
    ['record of another commit', 'nothing', 'nothing', '-', '-'],
    ['submitted', 'nothing', 'nothing', '-', '-'],
    ['error', 'nothing', 'nothing', EVASION, 'record'],
    ['analysis failed', 'nothing', 'nothing', EVASION, 'record'],
    ['passed', 'nothing', 'nothing', 'resolved', 'resolved'],
    ['another analysis passed', 'nothing', 'nothing', EVASION, 'resolved'],
    ['vulnerable', EVASION, EVASION, EVASION, `${EVASION} record`],
  ])('after %s', (run, ...expected) => {
    const comments = ['no comment', 'nothing open', 'evasion', 'record'];
    expect(comments.map((comment) => decide(run, comment, 'always'))).toEqual(expected);
  });
});

const anyRun = fc.constantFrom(...Object.keys(RUNS));
const anyPolicy = fc.constantFrom(...COMMENT_POLICIES);
const anyFindings: fc.Arbitrary<OpenFindings> = fc.record({
  names: fc.uniqueArray(fc.constantFrom(EVASION, EXTRACTION, 'faces/drift', RECORD_FINDING)),
  others: fc.nat(3),
});

describe('a finding', () => {
  it('stays open until a run passes the same analysis, and is never called gone before', () => {
    fc.assert(
      fc.property(anyRun, anyPolicy, anyFindings, (name, policy, existing) => {
        const outcome = RUNS[name] ?? sampleOutcome();
        const decision = decideComment(outcome, policy, existing);
        const after = decision.action === 'leave' ? existing : decision.open;
        const hasPassed = outcome.results
          .filter(({ state }) => state === 'passed')
          .map(({ spec }) => spec.name);
        const lost = existing.names.filter((one) => one !== RECORD_FINDING && !after.names.includes(one));
        expect(hasPassed).toEqual(expect.arrayContaining(lost));
        const isSaidToBeGone = decision.action === 'write' && decision.resolves;
        expect(isSaidToBeGone && after.names.length + after.others > 0).toBe(false);
        expect(after.others).toBeGreaterThanOrEqual(outcome.status === 'passed' ? 0 : existing.others);
      }),
    );
  });

  it('of this run is always reported, unless there are to be no comments', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('vulnerable', 'flagged record'),
        anyPolicy,
        anyFindings,
        (name, policy, existing) => {
          const outcome = RUNS[name] ?? sampleOutcome();
          const decision = decideComment(outcome, policy, existing);
          expect(decision.action).toBe(policy === 'never' ? 'leave' : 'write');
          expect(mayChangeComment(outcome, policy)).toBe(policy !== 'never');
        },
      ),
    );
  });

  it('without a name counts too', () => {
    const outcome = sampleOutcome({ status: 'vulnerable', failed: true });
    expect(decideComment(outcome, 'on-vulnerability', undefined)).toMatchObject({
      open: { names: [], others: 1 },
    });
  });
});

describe('GitHub is not asked', () => {
  it.each(Object.keys(RUNS))('if nothing can follow: %s', (name) => {
    const outcome = RUNS[name] ?? sampleOutcome();
    for (const policy of COMMENT_POLICIES) {
      const canFollow = Object.keys(COMMENTS).some((comment) => decide(name, comment, policy) !== '-');
      expect(mayChangeComment(outcome, policy) || !canFollow).toBe(true);
    }
  });
});
