import { describe, expect, it } from '@jest/globals';
import { exitStatusOf } from '../../src/cli/exit-status.ts';
import { verdictText } from '../../src/cli/verdict.ts';
import { STATUSES } from '../../src/facts/outcome.ts';
import { bareOutcome } from '../support/sample-outcomes.ts';
import { decideAnalysis, decideFiles } from '../../src/decide/judge-findings.ts';
import { END_MS, fileWaiver, found, waiverOf } from '../support/sample-policy.ts';
import { sampleScan, UNKNOWN_CALL } from '../support/sample-supply-chain.ts';

describe('the exit status of a run', () => {
  const clean = ['already-scanned', 'passed', 'planned', 'vulnerable'];
  it.each(STATUSES.map((status) => [status, clean.includes(status) ? 0 : 2] as const))(
    'that ended as %s without a failure is %i',
    (status, exitStatus) => {
      const isFailed = status === 'error';
      expect(exitStatusOf({ status, failed: isFailed })).toBe(exitStatus);
    },
  );

  it('is 1 only for what is vulnerable', () => {
    expect(exitStatusOf({ status: 'vulnerable', failed: true, failureReason: 'vulnerable' })).toBe(1);
    expect(exitStatusOf({ status: 'vulnerable', failed: true, failureReason: 'timeout' })).toBe(2);
  });
});

describe('the verdict on the terminal', () => {
  const at = { policy: { waivers: [waiverOf(), fileWaiver()] }, nowMs: END_MS - 1 };
  const outcome = bareOutcome({
    results: [decideAnalysis(found(0.95), at)],
    supplyChain: decideFiles(sampleScan([UNKNOWN_CALL]), at),
  });

  it('shows what a waiver accepts, and why', () => {
    const text = verdictText(outcome, (_style, part) => part, []);
    expect(text.match(/It does not fail the check: it is waived until/gu)).toHaveLength(2);
    expect(text).toContain(UNKNOWN_CALL.path);
  });

  it('lets no text of others reach the terminal as a command', () => {
    const path = 'models/\u001b]0;title\u0007\u001b[2J\u009b31m\rnet.pkl';
    const reason = 'fine\u001b[8m\nPASSED';
    const finding = { ...UNKNOWN_CALL, path };
    const policy = { waivers: [fileWaiver({ file: { rule: finding.rule, path }, reason })] };
    const supplyChain = decideFiles(sampleScan([finding]), { ...at, policy });
    const text = verdictText({ ...outcome, supplyChain }, (_style, part) => part, [reason]);
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(text.match(/^\s*PASSED/gmu)).toHaveLength(1);
  });
});
