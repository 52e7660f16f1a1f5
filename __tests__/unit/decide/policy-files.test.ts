import { describe, expect, it } from '@jest/globals';
import { fileFingerprint } from '../../../src/facts/fingerprint.ts';
import type { Policy } from '../../../src/facts/policy/policy.ts';
import { fixedInFiles } from '../../../src/decide/baseline/compare-with-baseline.ts';
import { decideFiles } from '../../../src/decide/scan/decide-findings.ts';
import { entryFor } from '../../support/sample-gate.ts';
import { baselineOf, END_MS, fileEntry } from '../../support/sample-policy.ts';
import {
  LFS_POINTER,
  sampleScan,
  SHELL_CALL,
  UNKNOWN_CALL,
  UNKNOWN_CLASS,
} from '../../support/sample-supply-chain.ts';

describe('the decision about a finding in a file', () => {
  function standings(policy: Partial<Policy>, nowMs = END_MS - 1): readonly (readonly [string, string])[] {
    const at = { policy: { accept: [], ...policy }, nowMs };
    const once = decideFiles(sampleScan([SHELL_CALL, UNKNOWN_CALL, UNKNOWN_CLASS, LFS_POINTER]), at);
    expect(decideFiles(once, at)).toEqual(once);
    // What is known or accepted stays so.
    const { findings } = decideFiles(once, { policy: { accept: [] }, nowMs });
    expect(findings.map(({ standing }) => standing)).toEqual(once.findings.map(({ standing }) => standing));
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
    ['an entry', { accept: [fileEntry()] }, END_MS - 1, 'pickle-unknown-call', 'accepted'],
    [
      'an entry for what does not fail the check',
      { accept: [entryFor('name', UNKNOWN_CLASS.subject)] },
      0,
      'pickle-unknown-class',
      'accepted',
    ],
    ['an entry that has ended', { accept: [fileEntry()] }, END_MS, '', ''],
    ['an entry for other content', { accept: [fileEntry({ sha256: 'b'.repeat(64) })] }, 0, '', ''],
    [
      'entries for both contents',
      { accept: [fileEntry({ sha256: 'b'.repeat(64) }), fileEntry()] },
      0,
      'pickle-unknown-call',
      'accepted',
    ],
    [
      'an entry for the finding in a file that was not scanned',
      { accept: [fileEntry({ file: { rule: 'lfs-pointer', path: LFS_POINTER.path } })] },
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
      accept: [],
      baseline: baselineOf(undefined, [
        { finding: 'other', fingerprints: [] },
        { ...known, ...more },
      ]),
    });
    expect(standings(baseline({ sha256 }))).toEqual(changed('pickle-code', 'known'));
    expect(standings(baseline({ sha256: 'b'.repeat(64) }))).toEqual(changed('', ''));
    expect(standings(baseline({}))).toEqual(changed('', ''));
    const call = { finding: 'y', fingerprints: [fileFingerprint(UNKNOWN_CALL)] };
    expect(standings({ baseline: baselineOf(undefined, [call]) })).toEqual(
      changed('pickle-unknown-call', 'known'),
    );
  });

  it.each([
    [SHELL_CALL, 'it is critical', ' in this version of the file'],
    [UNKNOWN_CALL, 'it is high', ''],
    [{ ...UNKNOWN_CALL, rule: 'archive-code' } as const, 'it is high', ' in this version of the file'],
  ])('says that the baseline does not have it: %#', ({ sha256: read, ...finding }, why, version) => {
    expect(read).toHaveLength(64);
    // Of a file that was not read to its end it is not known whether it is the same.
    const fingerprints = version === '' ? [] : [fileFingerprint(finding)];
    const baseline = baselineOf(undefined, [{ finding: 'x', fingerprints }]);
    const [decided] = decideFiles(sampleScan([finding]), {
      policy: { accept: [], baseline },
      nowMs: 0,
    }).findings;
    const words = `It fails the check: ${why}, and the baseline does not have it${version}.`;
    expect(decided).toMatchObject({ standing: 'flagged', policy: { finding: 'new', why: words } });
  });

  it('lists what the baseline has and the run does not, unless the file was not scanned', () => {
    const gone = [SHELL_CALL, { ...SHELL_CALL, path: LFS_POINTER.path }].map((finding) => ({
      finding: `${finding.rule}:${finding.path}`,
      fingerprints: [fileFingerprint(finding), 'f'.repeat(64)],
    }));
    const baseline = baselineOf(undefined, gone);
    const seen = [
      LFS_POINTER,
      { ...LFS_POINTER, path: 'other.pt' },
      { ...UNKNOWN_CALL, path: SHELL_CALL.path },
    ];
    expect(fixedInFiles(baseline, sampleScan(seen))).toEqual(['pickle-code:models/net.pt']);
    expect(fixedInFiles(undefined, sampleScan([]))).toEqual([]);
    expect(fixedInFiles(baseline, sampleScan([SHELL_CALL, LFS_POINTER]))).toEqual([]);
    expect(fixedInFiles(baseline, undefined)).toEqual([]);
    expect(fixedInFiles(baseline, sampleScan([], {}, 'artifacts'))).toEqual([]);
  });
});
