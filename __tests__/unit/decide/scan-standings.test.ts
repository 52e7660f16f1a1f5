import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import { isVulnerabilityDetected } from '../../../src/decide/verdict.ts';
import { decideComment } from '../../../src/decide/decide-comment.ts';
import { decideRun, type RunFacts } from '../../../src/decide/decide-run.ts';
import { combineScans, judgeScan } from '../../../src/decide/scan/judge-scan.ts';
import { RULE_IDS, SEVERITIES, type SupplyChainFinding } from '@model-security-scan/scanner/rules';
import { bareOutcome, NO_RECORD, sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import {
  flaggedFinding,
  LFS_POINTER,
  sampleScan,
  SHELL_CALL,
  UNKNOWN_CALL,
  UNKNOWN_CLASS,
} from '../../support/sample-supply-chain.ts';

function standingIn(finding: SupplyChainFinding, scope: 'workspace' | 'artifacts'): string | undefined {
  return sampleScan([finding], {}, scope).findings[0]?.standing;
}

function decide(more: Partial<RunFacts>): ReturnType<typeof decideRun> {
  return decideRun({
    mode: 'scan',
    wait: true,
    failOnVulnerability: true,
    lineage: NO_RECORD,
    planned: 0,
    results: [],
    ...more,
  });
}

const anyFinding: fc.Arbitrary<SupplyChainFinding> = fc.record({
  rule: fc.constantFrom(...RULE_IDS),
  severity: fc.constantFrom(...SEVERITIES),
  subject: fc.constantFrom('', 'os.system', 'acme.build', 'Lambda'),
  when: fc.constantFrom('load' as const, 'none' as const),
  path: fc.constantFrom('a.pkl', 'b/c.pt'),
  members: fc.constantFrom([], ['data.pkl']),
  isModelFile: fc.boolean(),
});

describe('a finding in a file', () => {
  it.each([
    ['flagged', SHELL_CALL, 'workspace'],
    ['flagged', SHELL_CALL, 'artifacts'],
    ['flagged', UNKNOWN_CALL, 'workspace'],
    ['listed', UNKNOWN_CALL, 'artifacts'],
    ['listed', UNKNOWN_CLASS, 'workspace'],
    ['undecided', LFS_POINTER, 'workspace'],
    ['listed', { ...LFS_POINTER, isModelFile: false }, 'workspace'],
  ] as const)('is %s', (standing, finding, scope) => {
    expect(standingIn(finding, scope)).toBe(standing);
  });

  it.each([
    ['critical', ['flagged', 'listed', 'listed']],
    ['high', ['flagged', 'flagged', 'listed']],
    ['review', ['flagged', 'flagged', 'flagged']],
  ] as const)('fails the check from the severity on that the config file says: %s', (failOn, expected) => {
    const found = [SHELL_CALL, UNKNOWN_CALL, UNKNOWN_CLASS];
    expect(found.map((finding) => sampleScan([finding], { failOn }).findings[0]?.standing)).toEqual(expected);
    expect(sampleScan([LFS_POINTER], { failOn }).findings[0]?.standing).toBe('undecided');
  });

  it('comes before those that matter less', () => {
    const first = { ...SHELL_CALL, path: 'a.pt' };
    const last = { ...SHELL_CALL, path: 'z.pt' };
    const shown = sampleScan([UNKNOWN_CLASS, LFS_POINTER, UNKNOWN_CALL, last, first, SHELL_CALL]).findings;
    expect(shown.slice(0, 3).map(({ path }) => path)).toEqual(['a.pt', 'models/net.pt', 'z.pt']);
    expect(shown.slice(2).map(({ rule }) => rule)).toEqual([
      'pickle-code',
      'pickle-unknown-call',
      'lfs-pointer',
      'pickle-unknown-class',
    ]);
  });
});

describe('parts of the workspace that were not looked at', () => {
  const counts = { filesSeen: 1, filesKnown: 0, ignored: 0, bytesScanned: 0 };

  it.each([
    ['too-many', 'undecided'],
    ['unreadable', 'undecided'],
    ['too-deep', 'undecided'],
    ['time', 'undecided'],
    ['something new', 'undecided'],
    ['link-out', 'listed'],
    ['not-fetched', 'listed'],
    ['special', 'listed'],
    ['link-out', 'undecided', true],
  ])('%s: %s', (kind, standing, hasModelName = false) => {
    const limits = [{ kind, path: 'models', text: 'It was not looked at.', hasModelName }];
    const packages = [0, 7].map((files) => ({ path: `venv${String(files)}`, files }));
    const parts = { files: [], findings: [], counts, limits, packages };
    const scan = judgeScan(parts, { failOn: 'high' }, 'workspace');
    const rule = kind === 'unreadable' ? kind : 'over-limit';
    const place = { path: 'models', members: [], detail: 'It was not looked at.' };
    expect(scan.findings).toMatchObject([{ rule, standing, ...place }]);
    expect(scan.leftOut).toEqual([{ path: 'venv7', files: 7 }]);
  });
});

describe('a run that scans files', () => {
  it('passes without analyses only if nothing fails the check', () => {
    expect(decide({ supplyChain: sampleScan([]) })).toMatchObject({ status: 'passed', failed: false });
    expect(decide({ supplyChain: sampleScan([UNKNOWN_CLASS]) })).toMatchObject({ status: 'passed' });
    expect(decide({ supplyChain: sampleScan([SHELL_CALL]) })).toMatchObject({
      status: 'vulnerable',
      failureReason: 'vulnerable',
      failed: true,
    });
    expect(decide({ supplyChain: sampleScan([LFS_POINTER]) })).toMatchObject({
      status: 'error',
      failureReason: 'analysis-failed',
      failed: true,
    });
  });

  it('says how many findings in files are accepted, and how many of these are critical', () => {
    const scan = sampleScan([SHELL_CALL]);
    const findings = [
      { ...flaggedFinding(), standing: 'known' as const, severity: 'critical' as const },
      { ...flaggedFinding(), standing: 'accepted' as const, severity: 'high' as const },
    ];
    const { headline } = decide({ supplyChain: { ...scan, findings } });
    expect(headline).toContain(
      '2 findings, none of which fails the check: 2 are accepted by the config file or the baseline (1 critical).',
    );
  });

  it('does not pass if only the files of analyses were scanned, and there are none', () => {
    expect(decide({ supplyChain: sampleScan([], {}, 'artifacts') }).status).toBe('error');
    expect(decide({ planned: 1, supplyChain: sampleScan([]) }).status).toBe('error');
  });

  it('fails without a verdict on a model file even if findings do not fail the step', () => {
    const facts = { failOnVulnerability: false };
    const found = sampleScan([SHELL_CALL]);
    expect(decide({ ...facts, supplyChain: found })).toMatchObject({ status: 'vulnerable', failed: false });
    const both = sampleScan([SHELL_CALL, LFS_POINTER]);
    expect(decide({ ...facts, supplyChain: both })).toMatchObject({
      status: 'vulnerable',
      failureReason: 'analysis-failed',
      failed: true,
    });
  });

  it('is not skipped by a record', () => {
    const lineage = { ...NO_RECORD, record: { commitid: 'a' }, accepted: true, vulnerable: false };
    expect(decide({ lineage, supplyChain: sampleScan([]) })).toMatchObject({ status: 'already-scanned' });
    expect(decide({ lineage, supplyChain: sampleScan([SHELL_CALL]) })).toMatchObject({
      status: 'vulnerable',
      failed: true,
    });
  });

  it('never passes with a finding that fails the check, in whatever order things come', () => {
    fc.assert(
      fc.property(fc.array(anyFinding, { maxLength: 6 }), fc.boolean(), (findings, fails) => {
        const supplyChain = sampleScan(findings);
        const results = [sampleResult('m', 'evasion', 'passed', { score: 0, threshold: 0.5 })];
        const outcome = decide({ planned: 1, results, supplyChain, failOnVulnerability: fails });
        const closing = findings.some(({ severity }) => severity === 'critical' || severity === 'high');
        const missing = findings.some(
          ({ severity, isModelFile }) => severity === 'not-scanned' && isModelFile,
        );
        expect(outcome.status === 'passed').toBe(!closing && !missing);
        expect(outcome.failed).toBe((closing && fails) || missing);
        const turned = decide({
          planned: 1,
          results,
          supplyChain: sampleScan(findings.toReversed()),
          failOnVulnerability: fails,
        });
        expect(turned).toEqual(outcome);
      }),
    );
  });

  it('knows of a vulnerability by its files too', () => {
    const outcome = (more: Partial<Outcome>): Outcome => sampleOutcome({ results: [], ...more });
    expect(isVulnerabilityDetected(outcome({ supplyChain: sampleScan([]) }))).toBe(false);
    expect(isVulnerabilityDetected(outcome({ status: 'error', supplyChain: sampleScan([SHELL_CALL]) }))).toBe(
      true,
    );
    expect(
      isVulnerabilityDetected(outcome({ status: 'error', supplyChain: sampleScan([LFS_POINTER]) })),
    ).toBe('unknown');
  });
});

describe('files that are only about to be uploaded', () => {
  it('are looked at for what runs or acts when they are loaded, and for nothing else', () => {
    const scan = sampleScan([SHELL_CALL, UNKNOWN_CALL, UNKNOWN_CLASS, LFS_POINTER], {}, 'artifacts');
    expect(scan.findings.map(({ standing, severity }) => [standing, severity])).toEqual([
      ['flagged', 'critical'],
      ['listed', 'high'],
    ]);
  });
});

describe('two scans', () => {
  it('are one, with each finding once', () => {
    const both = combineScans(sampleScan([UNKNOWN_CLASS]), sampleScan([SHELL_CALL, UNKNOWN_CLASS]));
    expect(both.findings.map(({ rule }) => rule)).toEqual(['pickle-code', 'pickle-unknown-class']);
    expect(both.files.map(({ path }) => path)).toEqual([UNKNOWN_CLASS.path, SHELL_CALL.path]);
    expect(both).toMatchObject({ fileCount: 12, bytes: 3_400_000 });
    const sent = sampleScan([], {}, 'artifacts');
    expect(combineScans(sent, sent)).toMatchObject({ fileCount: 24, bytes: 6_800_000 });
  });

  it.each(['accepted', 'known', 'listed'] as const)(
    'count what fails the check in one of them, though it is %s in the other: the file may have changed',
    (standing) => {
      const accepted = {
        ...sampleScan([]),
        findings: [{ ...flaggedFinding(), standing, sha256: 'b'.repeat(64) }],
      };
      const flagged = sampleScan([SHELL_CALL]);
      for (const both of [combineScans(accepted, flagged), combineScans(flagged, accepted)]) {
        expect(both.findings.map((finding) => finding.standing)).toEqual(['flagged']);
      }
    },
  );
});

describe('the comment of a pull request', () => {
  const open = { names: ['supply-chain'], others: 0 };
  const run = (more: Partial<Outcome>): Outcome => bareOutcome({ mode: 'scan', ...more });

  it('names a finding in files until a scan of all files finds none', () => {
    const found = run({ status: 'vulnerable', failed: true, supplyChain: sampleScan([SHELL_CALL]) });
    expect(decideComment(found, 'on-vulnerability', undefined)).toMatchObject({ action: 'write', open });
    const cured = run({ supplyChain: sampleScan([]) });
    expect(decideComment(cured, 'on-vulnerability', open)).toMatchObject({ resolves: true });
    const unscanned = run({ status: 'error', failed: true, supplyChain: sampleScan([LFS_POINTER]) });
    expect(decideComment(unscanned, 'on-vulnerability', open)).toEqual({ action: 'leave' });
    const elsewhere = run({ results: [sampleResult('m', 'evasion', 'passed', {})] });
    expect(decideComment(elsewhere, 'on-vulnerability', open)).toEqual({ action: 'leave' });
  });
});
