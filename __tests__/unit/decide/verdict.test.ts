import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type AnalysisResult, type Outcome, STATUSES, type Verdict } from '../../../src/facts/run-outcome.ts';
import {
  acceptsUntested,
  decideVerdict,
  isEmptyPass,
  isVulnerabilityDetected,
} from '../../../src/decide/verdict.ts';
import { hostileOutcome } from '../../support/hostile-outcomes.ts';
import { NO_RECORD, sampleLineage, sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import {
  LFS_POINTER,
  sampleScan,
  SHELL_CALL,
  unattackedModel,
  UNKNOWN_CLASS,
} from '../../support/sample-supply-chain.ts';

const PASSED = sampleResult('digits', 'extraction', 'passed');
const VULNERABLE = sampleResult('digits', 'evasion', 'vulnerable');
const WAIVED: AnalysisResult = {
  ...VULNERABLE,
  policy: { finding: 'accepted', why: 'It does not fail the check: it is waived until 2027-03-31 (known).' },
};
const FAILED = sampleResult('digits', 'drift', 'failed', { reason: 'analysis-failed' });
const NO_FILES = { ...sampleScan([]), files: [] };
const REVIEWED = { ...UNKNOWN_CLASS, severity: 'review' } as const;
/** A scan with a file that could not be scanned, which the config file accepts. */
const UNREAD: NonNullable<Outcome['supplyChain']> = {
  ...sampleScan([LFS_POINTER]),
  findings: [{ ...LFS_POINTER, standing: 'accepted' }],
};
const UNTESTED = sampleResult('digits', 'outlier', 'not-tested');
const LEFT: AnalysisResult = { ...UNTESTED, policy: { finding: 'accepted', why: 'It is accepted.' } };
const KEPT = { status: 'already-scanned', lineage: sampleLineage({ cached: 'reused' }) } as const;
const KEPT_ALONE = { status: 'already-scanned', lineage: sampleLineage({ cached: 'reported' }) } as const;

/** @returns the verdict of a scan that ended with `passed`, changed as asked */
function verdictOf(more: Partial<Outcome>): Verdict {
  return decideVerdict(sampleOutcome(more));
}

describe('the verdict', () => {
  it.each<[string, Partial<Outcome>]>([
    ['every planned analysis passed', { results: [PASSED, PASSED] }],
    ['what is vulnerable is accepted', { results: [PASSED, WAIVED] }],
    ['kept results of the same bytes passed', { ...KEPT, results: [PASSED] }],
    ['kept results that are accepted', { ...KEPT, results: [WAIVED] }],
    ['a lineage check found a kept result of everything', { ...KEPT_ALONE, mode: 'check' }],
  ])('is passed: %s', (_name, more) => {
    expect(verdictOf(more)).toBe('passed');
  });

  it.each<[string, Partial<Outcome>]>([
    ['the gate fails', { status: 'vulnerable', failed: true, results: [VULNERABLE] }],
    ['fail-on-vulnerability is false', { status: 'vulnerable', results: [VULNERABLE] }],
    ['another error ended the run', { status: 'error', failed: true, results: [VULNERABLE, FAILED] }],
    ['a file runs code', { status: 'error', failed: true, supplyChain: sampleScan([SHELL_CALL]) }],
    ['the record says so', { status: 'vulnerable', lineage: sampleLineage({ vulnerable: true }) }],
    ['the record says so, in an error', { status: 'error', lineage: sampleLineage({ vulnerable: true }) }],
  ])('is vulnerable: %s', (_name, more) => {
    expect(verdictOf(more)).toBe('vulnerable');
  });

  it.each<[string, Partial<Outcome>]>([
    ['a service’s record without a flag', { status: 'already-scanned', lineage: sampleLineage() }],
    [
      'a service’s record and a part',
      { status: 'already-scanned', lineage: sampleLineage(), results: [PASSED] },
    ],
    ['nothing was submitted', { status: 'not-scanned', mode: 'check', lineage: NO_RECORD }],
    ['only planned', { status: 'planned', mode: 'plan' }],
    ['only submitted', { status: 'submitted', results: [PASSED] }],
    ['the step failed', { failed: true, results: [PASSED] }],
    ['one of several kept results is missing', { ...KEPT, results: [PASSED, FAILED] }],
    ['skipped', { status: 'skipped' }],
    ['an error', { status: 'error', failed: true, results: [PASSED, FAILED] }],
    ['an error, and an accepted finding', { status: 'error', failed: true, results: [WAIVED, FAILED] }],
    ['nothing was planned, and no model file was scanned', { supplyChain: NO_FILES }],
    [
      'nothing was planned, and no file is a model',
      { supplyChain: sampleScan([{ ...REVIEWED, isModelFile: false }]) },
    ],
    ['nothing was planned, and no model could be read', { supplyChain: UNREAD }],
    [
      'nothing was planned, and nothing attacks a model',
      { supplyChain: { ...sampleScan([REVIEWED]), unattacked: [unattackedModel('m.onnx')] } },
    ],
    ['nothing was planned, and only uploads were scanned', { supplyChain: sampleScan([], {}, 'artifacts') }],
    ['kept results, but none is known', { ...KEPT, results: [] }],
    [
      'a kept result that says nothing',
      { ...KEPT_ALONE, lineage: sampleLineage({ cached: 'reported', vulnerable: 'unknown' }) },
    ],
    [
      'the record of another commit that does not count',
      {
        status: 'not-scanned',
        mode: 'check',
        lineage: sampleLineage({ vulnerable: true, matchesCommit: false, accepted: false }),
      },
    ],
  ])('is none: %s', (_name, more) => {
    expect(verdictOf(more)).toBe('none');
  });

  it('is passed if no analysis was planned, and the model files that were scanned need none', () => {
    expect(verdictOf({ supplyChain: sampleScan([REVIEWED]) })).toBe('passed');
  });

  it('is never passed with a status that is no good verdict, nor with a failed step', () => {
    fc.assert(
      fc.property(hostileOutcome, fc.constantFrom(...STATUSES), (outcome, status) => {
        const verdict = decideVerdict({ ...outcome, status });
        const mayPass = !outcome.failed && (status === 'passed' || status === 'already-scanned');
        expect(verdict === 'passed' && !mayPass).toBe(false);
        expect(status === 'vulnerable' && verdict !== 'vulnerable').toBe(false);
      }),
    );
  });
});

describe('whether a vulnerability was detected', () => {
  const flagged = sampleScan([SHELL_CALL]);
  const known = {
    ...flagged,
    findings: flagged.findings.map((one) => ({ ...one, standing: 'known' as const })),
  };
  it.each<[boolean | 'unknown', Partial<Outcome>]>([
    [true, { status: 'vulnerable', failed: true }],
    [true, { status: 'error', failed: true, results: [VULNERABLE, FAILED] }],
    [true, { results: [PASSED, WAIVED] }],
    [true, { results: [PASSED], supplyChain: known }],
    [true, { status: 'already-scanned', lineage: sampleLineage({ vulnerable: true }) }],
    [false, { status: 'already-scanned', lineage: sampleLineage() }],
    ['unknown', { status: 'already-scanned' }],
    ['unknown', { status: 'submitted', results: [PASSED] }],
    ['unknown', { results: [PASSED, LEFT] }],
    ['unknown', { results: [PASSED], supplyChain: UNREAD }],
    ['unknown', {}],
    ['unknown', { supplyChain: sampleScan([], {}, 'artifacts') }],
    [false, { supplyChain: sampleScan([REVIEWED]) }],
    [false, { results: [PASSED] }],
  ])('is %s: %#', (detected, more) => {
    expect(isVulnerabilityDetected(sampleOutcome(more))).toBe(detected);
  });
});

describe('a pass', () => {
  it.each<[boolean, Partial<Outcome>]>([
    [true, {}],
    [false, { mode: 'check' }],
    [false, { status: 'error' }],
    [false, { results: [PASSED] }],
  ])('attacked nothing: %s (%#)', (isEmpty, more) => {
    expect(isEmptyPass(sampleOutcome(more))).toBe(isEmpty);
  });

  it.each<[boolean, Partial<Outcome>]>([
    [true, { results: [PASSED, LEFT] }],
    [false, { status: 'error', results: [LEFT] }],
    [false, { results: [WAIVED, UNTESTED] }],
  ])('accepts what could not be tested: %s (%#)', (accepts, more) => {
    expect(acceptsUntested(sampleOutcome(more))).toBe(accepts);
  });
});
