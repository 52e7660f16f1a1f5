import { describe, expect, it } from '@jest/globals';
import type { Acceptance } from '../../../src/facts/policy/acceptance.ts';
import type { JudgedFinding, SupplyChainOutcome } from '../../../src/facts/file-scan.ts';
import { acceptsUntested, decideVerdict, isVulnerabilityDetected } from '../../../src/decide/verdict.ts';
import {
  countFindings,
  decideAnalysis,
  decideFiles,
  fileFindingState,
} from '../../../src/decide/scan/decide-findings.ts';
import { decideRun } from '../../../src/decide/decide-run.ts';
import type { SupplyChainFinding } from '@model-security-scan/scanner/rules';
import { entryFor } from '../../support/sample-gate.ts';
import { NO_RECORD, sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { END_MS, entryOf } from '../../support/sample-policy.ts';
import {
  LFS_POINTER,
  sampleScan,
  SHELL_CALL,
  UNKNOWN_CALL,
  UNKNOWN_CLASS,
} from '../../support/sample-supply-chain.ts';

const SHA256 = UNKNOWN_CALL.sha256 ?? '';
const PYTHON: SupplyChainFinding = { ...UNKNOWN_CALL, subject: 'functools.reduce', origin: 'python' };
const { origin: _, ...KNOWN_PACKAGE } = { ...UNKNOWN_CALL, subject: 'torch.hub.load' };

function decideOne(finding: SupplyChainFinding, entry: Acceptance, nowMs = 0): JudgedFinding {
  const at = { policy: { accept: [entry] }, nowMs };
  const { findings } = decideFiles(sampleScan([finding]), at, ({ what }, path) => path.startsWith(what));
  const [decided] = findings;
  if (decided === undefined) throw new Error('There is a finding.');
  return decided;
}

describe('an entry of accept for a name', () => {
  const named = (what: string, more: Partial<Acceptance> = {}): Acceptance => ({
    ...entryFor('name', what),
    ...more,
  });

  it.each([
    ['the start of it', UNKNOWN_CALL, named('acme.*'), true],
    ['the name of a package on a list', KNOWN_PACKAGE, named('torch.hub.load'), true],
    ['the start of a name on a list', KNOWN_PACKAGE, named('torch.*'), false],
    ['the start of a name of Python itself', PYTHON, named('functools.*', { sha256: SHA256 }), false],
    ['a critical name, and the content', SHELL_CALL, named('os.system', { sha256: SHA256 }), true],
    ['the start of a critical name', SHELL_CALL, named('os.*', { sha256: SHA256 }), false],
    [
      'a file in an archive',
      { ...UNKNOWN_CALL, rule: 'archive-code', subject: 'lib.so' },
      named('lib.so'),
      false,
    ],
    [
      'a file of Python',
      { ...UNKNOWN_CALL, rule: 'remote-code', subject: 'build.py' },
      named('build.py'),
      false,
    ],
    ['a name in a file that was not scanned', { ...LFS_POINTER, subject: 'acme.x' }, named('acme.x'), false],
  ] as const)('that gives %s', (_name, finding, entry, isAccepted) => {
    const { standing, policy } = decideOne(finding, entry);
    expect(standing === 'accepted').toBe(isAccepted);
    expect(policy?.finding === 'accepted').toBe(isAccepted);
  });

  it('says why it does not count', () => {
    const [listed] = decideFiles(sampleScan([UNKNOWN_CLASS]), { policy: { accept: [] }, nowMs: 0 }).findings;
    expect(listed && fileFindingState(listed)).toBeUndefined();
    expect(
      decideFiles<SupplyChainOutcome | undefined>(undefined, { policy: { accept: [] }, nowMs: 0 }),
    ).toBeUndefined();
    expect(decideOne(SHELL_CALL, named('os.system')).policy?.why).toContain('the sha256 of its file');
    expect(decideOne(PYTHON, named('functools.*')).policy?.why).toContain('names that no list has');
    const ended = named('acme.*', { until: '2027-03-31' });
    expect(decideOne(UNKNOWN_CALL, ended, END_MS - 1).policy?.why).toContain(
      'accepted until 2027-03-31 (reviewed)',
    );
    expect(decideOne(UNKNOWN_CALL, ended, END_MS).policy?.why).toContain('ended on 2027-03-31 (UTC)');
  });

  it('takes out of the list to look at what would not fail the check, and counts it as nothing', () => {
    const finding = decideOne(UNKNOWN_CLASS, named('acme.*'));
    expect(finding).toMatchObject({ standing: 'accepted', policy: { isMinor: true } });
    const supplyChain = { ...sampleScan([]), findings: [finding] };
    const outcome = sampleOutcome({ results: [], supplyChain });
    expect(countFindings(outcome)).toEqual({ new: 0, known: 0, accepted: 0, fixed: 0 });
    expect(isVulnerabilityDetected(outcome)).toBe(false);
  });
});

describe('an entry of accept for files', () => {
  const entry = entryFor('files', 'models/');

  it('accepts that a file was not scanned, which is no pass of it, and nothing else', () => {
    const finding = decideOne(LFS_POINTER, entry);
    expect(finding.standing).toBe('accepted');
    for (const other of [SHELL_CALL, UNKNOWN_CALL]) expect(decideOne(other, entry).standing).toBe('flagged');
    const supplyChain = { ...sampleScan([]), findings: [finding] };
    const outcome = sampleOutcome({ results: [], supplyChain });
    expect(countFindings(outcome).accepted).toBe(1);
    expect(isVulnerabilityDetected(outcome)).toBe('unknown');
    const files = supplyChain.files.map((file) => ({ ...file, path: finding.path, isModelFile: true }));
    expect(decideVerdict({ ...outcome, supplyChain: { ...supplyChain, files } })).toBe('none');
  });

  it('says that a finding accepts nothing of a file that was not scanned', () => {
    const { rule, path } = LFS_POINTER;
    const byRule = entryOf({ what: `${rule}:${path}`, file: { rule, path }, sha256: SHA256 });
    const { standing, policy } = decideOne(LFS_POINTER, byRule);
    expect(standing).toBe('undecided');
    expect(policy?.why).toMatch(
      /^It fails the check: the file was not scanned, and .*accept it with "files"/u,
    );
  });
});

describe('a run with an analysis that could not be tested, as the config file accepts', () => {
  const untested = { reason: 'not-tested', message: 'Too few inputs.' } as const;
  const results = [
    sampleResult('digits', 'evasion', 'passed'),
    sampleResult('digits', 'extraction', 'not-tested', untested),
  ];
  const at = { policy: { accept: [entryOf({ isNotTested: true })] }, nowMs: 0 };
  const run = (decided: typeof results): ReturnType<typeof decideRun> =>
    decideRun({
      ...{ mode: 'scan', wait: true, failOnVulnerability: true, lineage: NO_RECORD },
      ...{ planned: 2, results: decided },
    });

  it('is green, without a verdict', () => {
    const decided = results.map((result) => decideAnalysis(result, at));
    const end = run(decided);
    expect(end).toMatchObject({ status: 'passed', failed: false });
    expect(end.headline).toContain('1 analysis was not tested, as');
    const outcome = sampleOutcome({ ...end, results: decided });
    expect(decideVerdict(outcome)).toBe('none');
    expect(acceptsUntested(outcome)).toBe(true);
    expect(isVulnerabilityDetected(outcome)).toBe('unknown');
    expect(countFindings(outcome)).toMatchObject({ new: 0, accepted: 1 });
  });

  it('fails without the entry', () => {
    expect(run(results)).toMatchObject({ status: 'error', failureReason: 'not-tested', failed: true });
  });
});
