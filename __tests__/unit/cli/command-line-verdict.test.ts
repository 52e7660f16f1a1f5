import { describe, expect, it } from '@jest/globals';
import { exitStatusOf } from '../../../src/cli/exit-status.ts';
import { plainVerdict } from '../../support/plain-verdict.ts';
import { type Outcome, STATUSES } from '../../../src/facts/run-outcome.ts';
import type { UnattackedModel } from '../../../src/facts/file-scan.ts';
import { bareOutcome, sampleLineage, sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { decideAnalysis, decideFiles } from '../../../src/decide/scan/decide-findings.ts';
import { END_MS, fileEntry, found, entryOf } from '../../support/sample-policy.ts';
import { sampleScan, unattackedModel, UNKNOWN_CALL } from '../../support/sample-supply-chain.ts';

function scanWith(unattacked: readonly UnattackedModel[]): NonNullable<Outcome['supplyChain']> {
  return { ...sampleScan([]), hasModelFiles: true, unattacked };
}

describe('the exit status of a run', () => {
  const clean = ['already-scanned', 'passed', 'planned', 'vulnerable'];
  it.each(STATUSES.map((status) => [status, clean.includes(status) ? 0 : 2] as const))(
    'that ended as %s without a failure is %i',
    (status, exitStatus) => {
      const isFailed = status === 'error';
      expect(exitStatusOf({ status, failed: isFailed, mode: 'check', results: [] })).toBe(exitStatus);
    },
  );

  it('is 1 only for what is vulnerable', () => {
    const failed = { status: 'vulnerable', failed: true, mode: 'scan', results: [] } as const;
    expect(exitStatusOf({ ...failed, failureReason: 'vulnerable' })).toBe(1);
    expect(exitStatusOf({ ...failed, failureReason: 'timeout' })).toBe(2);
  });

  const passed = sampleResult('digits', 'evasion', 'passed');
  const unattacked = [unattackedModel('a.onnx')];
  it.each<[exitStatus: number, what: string, outcome: Partial<Outcome>]>([
    [0, 'analyses passed', { results: [passed] }],
    [
      0,
      'analyses passed beside models that nothing attacks',
      { results: [passed], supplyChain: scanWith(unattacked) },
    ],
    [0, 'model files are clean, and none is to be attacked', { results: [], supplyChain: scanWith([]) }],
    [2, 'nothing was attacked, but something could be', { results: [], supplyChain: scanWith(unattacked) }],
    [2, 'there is no model at all', { results: [], supplyChain: { ...sampleScan([]), files: [] } }],
    [
      2,
      'a service’s record replaced the scan',
      { results: [], status: 'already-scanned', lineage: sampleLineage() },
    ],
    [
      0,
      'kept results of the same bytes passed',
      { results: [passed], status: 'already-scanned', lineage: sampleLineage({ cached: 'reused' }) },
    ],
    [
      2,
      'something could not be tested',
      {
        ...{ status: 'error', failed: true, failureReason: 'not-tested' },
        results: [sampleResult('digits', 'drift', 'not-tested', { reason: 'not-tested' })],
      },
    ],
  ])('of a scan is %i: %s', (exitStatus, _what, outcome) => {
    expect(exitStatusOf(sampleOutcome(outcome))).toBe(exitStatus);
  });

  it('is 0 for clean files if files are all that was asked for', () => {
    const outcome = sampleOutcome({ results: [], supplyChain: scanWith(unattacked) });
    expect(exitStatusOf(outcome, 'files')).toBe(0);
    expect(plainVerdict(outcome, { asked: 'files' })).toMatch(/^PASSED /u);
    expect(plainVerdict(outcome)).toMatch(/^NO VERDICT /u);
  });
});

describe('the verdict on the terminal', () => {
  const at = { policy: { accept: [entryOf(), fileEntry()] }, nowMs: END_MS - 1 };
  const outcome = bareOutcome({
    results: [decideAnalysis(found(0.95), at)],
    supplyChain: decideFiles(sampleScan([UNKNOWN_CALL]), at),
  });

  it('shows what the config file accepts, and why', () => {
    const text = plainVerdict(outcome);
    expect(text.match(/It does not fail the check: it is accepted until/gu)).toHaveLength(2);
    expect(text).toContain(UNKNOWN_CALL.path);
  });

  it('names up to 20 files that count as attacked by the config file, and counts the rest', () => {
    const coveredModels = Array.from({ length: 22 }, (_, index) => `m${String(index)}.pt`);
    const text = plainVerdict({ ...outcome, supplyChain: { ...sampleScan([]), coveredModels } });
    expect(text).toMatch(/22 files.*m0\.pt, m1\.pt/u);
    expect(text).toContain('m19.pt and 2 more.');
  });

  it('lets no text of others reach the terminal as a command', () => {
    const path = 'models/\u001b]0;title\u0007\u001b[2J\u009b31m\rnet.pkl';
    const reason = 'fine\u001b[8m\nPASSED';
    const finding = { ...UNKNOWN_CALL, path };
    const policy = { accept: [fileEntry({ file: { rule: finding.rule, path }, reason })] };
    const supplyChain = decideFiles(sampleScan([finding]), { ...at, policy });
    const text = plainVerdict({ ...outcome, supplyChain }, { moreWarnings: [reason] });
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(text.match(/^\s*PASSED/gmu)).toHaveLength(1);
  });
});
