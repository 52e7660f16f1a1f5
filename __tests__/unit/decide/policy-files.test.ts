import { describe, expect, it } from '@jest/globals';
import { fileFingerprint } from '../../../src/facts/fingerprint.ts';
import type { AnalysisResult } from '../../../src/facts/outcome.ts';
import type { Policy, Waiver } from '../../../src/facts/policy.ts';
import { fixedInFiles } from '../../../src/decide/baseline.ts';
import { decideAnalysis, decideFiles } from '../../../src/decide/judge-findings.ts';
import { waiverWarnings } from '../../../src/decide/waivers.ts';
import { sampleResult } from '../../support/sample-outcomes.ts';
import { baselineOf, DAY_MS, END_MS, fileWaiver, found, waiverOf } from '../../support/sample-policy.ts';
import {
  LFS_POINTER,
  sampleScan,
  SHELL_CALL,
  UNKNOWN_CALL,
  UNKNOWN_CLASS,
} from '../../support/sample-supply-chain.ts';

describe('the decision about a finding in a file', () => {
  function standings(policy: Partial<Policy>, nowMs = END_MS - 1): readonly (readonly [string, string])[] {
    const at = { policy: { waivers: [], ...policy }, nowMs };
    const once = decideFiles(sampleScan([SHELL_CALL, UNKNOWN_CALL, UNKNOWN_CLASS, LFS_POINTER]), at);
    expect(decideFiles(once, at)).toEqual(once);
    return once.findings.map(({ rule, standing }) => [rule, standing] as const);
  }
  const usual = Object.entries({
    'pickle-code': 'flagged',
    'pickle-unknown-call': 'flagged',
    'lfs-pointer': 'undecided',
    'pickle-unknown-class': 'listed',
  });
  const changed = (rule: string, standing: string): object =>
    expect.arrayContaining(usual.map(([name, before]) => [name, name === rule ? standing : before]));

  it.each([
    ['nothing', {}, END_MS - 1, '', ''],
    ['a waiver', { waivers: [fileWaiver()] }, END_MS - 1, 'pickle-unknown-call', 'waived'],
    ['a waiver that has ended', { waivers: [fileWaiver()] }, END_MS, '', ''],
    ['a waiver of other content', { waivers: [fileWaiver({ sha256: 'b'.repeat(64) })] }, 0, '', ''],
    [
      'waivers of both contents',
      { waivers: [fileWaiver({ sha256: 'b'.repeat(64) }), fileWaiver()] },
      0,
      'pickle-unknown-call',
      'waived',
    ],
    [
      'a waiver of a file that was not scanned',
      { waivers: [fileWaiver({ file: { rule: 'lfs-pointer', path: LFS_POINTER.path } })] },
      0,
      '',
      '',
    ],
  ])('goes by %s', (_name, policy, nowMs, rule, standing) => {
    expect(standings(policy, nowMs)).toEqual(changed(rule, standing));
  });

  it('goes by a baseline, for critical findings only if the file is the same', () => {
    const sha256 = SHELL_CALL.sha256 ?? '';
    const known = { finding: 'x', fingerprints: [fileFingerprint(SHELL_CALL)] };
    const baseline = (more: object): Policy => ({
      waivers: [],
      baseline: baselineOf(undefined, [{ ...known, ...more }]),
    });
    expect(standings(baseline({ sha256 }))).toEqual(changed('pickle-code', 'known'));
    expect(standings(baseline({ sha256: 'b'.repeat(64) }))).toEqual(changed('', ''));
    expect(standings(baseline({}))).toEqual(changed('', ''));
    const call = { finding: 'y', fingerprints: [fileFingerprint(UNKNOWN_CALL)] };
    expect(standings({ baseline: baselineOf(undefined, [call]) })).toEqual(
      changed('pickle-unknown-call', 'known'),
    );
  });

  it('lists what the baseline has and the run does not, unless the file was not scanned', () => {
    const gone = [SHELL_CALL, { ...SHELL_CALL, path: LFS_POINTER.path }].map((finding) => ({
      finding: `${finding.rule}:${finding.path}`,
      fingerprints: [fileFingerprint(finding)],
    }));
    const baseline = baselineOf(undefined, gone);
    expect(fixedInFiles(baseline, sampleScan([LFS_POINTER]))).toEqual(['pickle-code:models/net.pt']);
    expect(fixedInFiles(baseline, sampleScan([SHELL_CALL, LFS_POINTER]))).toEqual([]);
    expect(fixedInFiles(baseline, undefined)).toEqual([]);
    expect(fixedInFiles(baseline, sampleScan([], {}, 'artifacts'))).toEqual([]);
  });
});

describe('warnings of waivers', () => {
  function warnings(
    waiver: Waiver,
    nowMs: number,
    results: readonly AnalysisResult[] = [found(0.4)],
  ): readonly string[] {
    const at = { policy: { waivers: [waiver] }, nowMs };
    const scan = decideFiles(sampleScan([UNKNOWN_CALL, UNKNOWN_CLASS, LFS_POINTER]), at);
    const decided = results.map((result) => decideAnalysis(result, at));
    return waiverWarnings(at, { results: decided, supplyChain: scan });
  }
  const passed = sampleResult('digits', 'extraction', 'passed');
  const failed = sampleResult('digits', 'extraction', 'failed');
  const listed = { rule: UNKNOWN_CLASS.rule, path: UNKNOWN_CLASS.path };

  it.each([
    ['more than 14 days before its end', waiverOf(), END_MS - 14 * DAY_MS - 1, undefined, undefined],
    [
      '14 days before its end',
      waiverOf(),
      END_MS - 14 * DAY_MS,
      undefined,
      'holds through 2027-03-31 (UTC): 14 days left. Fix',
    ],
    [
      'in its last minute',
      waiverOf(),
      END_MS - 1,
      undefined,
      'less than a day left. Fix the finding, or set a later day. After that day, the finding fails',
    ],
    ['after its end', waiverOf(), END_MS, undefined, undefined],
    [
      'of no analysis of the file',
      waiverOf({ isDeclared: false }),
      0,
      undefined,
      'the config file has no such analysis',
    ],
    [
      'of a name with a typo',
      waiverOf({ finding: 'digits/extracton', isDeclared: false, nearest: 'digits/extraction' }),
      0,
      undefined,
      'The waiver of digits/extracton matches nothing: the config file has no such analysis; did you mean "digits/extraction"? Check',
    ],
    [
      'of a name that only looks like one',
      waiverOf({ finding: 'd\u0456gits\u200b/extraction', isDeclared: false }),
      0,
      undefined,
      'characters that may look like others: U+0456, U+200B.',
    ],
    ['of one that is not run', waiverOf(), 0, [], undefined],
    ['of one that passed', waiverOf(), 0, [passed], 'is not needed: the analysis passed'],
    ['of one without a verdict', waiverOf(), 0, [failed], undefined],
    ['of a file', fileWaiver(), 0, undefined, undefined],
    ['of a file, soon', fileWaiver(), END_MS - 1, undefined, 'less than a day left'],
    [
      'of no finding',
      fileWaiver({ file: { ...listed, path: 'x' } }),
      0,
      undefined,
      'the scan has no such finding',
    ],
    [
      'of a listed finding',
      fileWaiver({ file: listed }),
      0,
      undefined,
      'does not fail the check. Remove it.',
    ],
    [
      'of a file that was not scanned',
      fileWaiver({ file: { rule: 'lfs-pointer', path: LFS_POINTER.path } }),
      0,
      undefined,
      'does not count: the file was not scanned',
    ],
  ])('are given or not: %s', (_name, waiver, nowMs, results, expected) => {
    const given = warnings(waiver, nowMs, results);
    expect(given).toHaveLength(expected === undefined ? 0 : 1);
    expect(given.join()).toContain(expected ?? '');
    expect(given.every((one) => one.startsWith('f:3:5: '))).toBe(true);
  });

  it('say nothing of files that were not scanned', () => {
    const at = { policy: { waivers: [fileWaiver()] }, nowMs: 0 };
    expect(waiverWarnings(at, { results: [], supplyChain: undefined })).toEqual([]);
  });
});
