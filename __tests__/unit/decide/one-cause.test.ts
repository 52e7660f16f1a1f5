import { describe, expect, it } from '@jest/globals';
import { runPartOf } from '../../../src/cli/run-part.ts';
import { fixedInFiles } from '../../../src/decide/baseline/compare-with-baseline.ts';
import { countFindings, decideFiles } from '../../../src/decide/scan/decide-findings.ts';
import { combineScans } from '../../../src/decide/scan/judge-scan.ts';
import { fileFingerprint } from '../../../src/facts/fingerprint.ts';
import type { Baseline, Policy } from '../../../src/facts/policy/policy.ts';
import type { SupplyChainOutcome } from '../../../src/facts/file-scan.ts';
import { formatSubject } from '../../../src/report/file-words.ts';
import { renderResultsFile } from '../../../src/report/results-file.ts';
import { supplyChainResults } from '../../../src/report/sarif/file-results.ts';
import type { SupplyChainFinding } from '@model-security-scan/scanner/rules';
import { readBaselineText } from '../../../src/settings/results/baseline.ts';
import { readResultsText } from '../../../src/settings/results/read-results-file.ts';
import { entryFor } from '../../support/sample-gate.ts';
import { sampleOutcome } from '../../support/sample-outcomes.ts';
import { fileEntry } from '../../support/sample-policy.ts';
import { sampleScan, SHELL_CALL, UNKNOWN_CALL, UNKNOWN_CLASS } from '../../support/sample-supply-chain.ts';
import { PROGRAM } from '../../support/sample-program.ts';

function named(finding: SupplyChainFinding, count: number): readonly SupplyChainFinding[] {
  return Array.from({ length: count }, (_, index) => ({
    ...finding,
    subject: `acme.layers.name${String(index)}`,
    offset: 40 + index,
  }));
}

const CLASSES = named(UNKNOWN_CLASS, 14);
const CALLS = named(UNKNOWN_CALL, 3);

function decided(findings: readonly SupplyChainFinding[], policy: Partial<Policy> = {}): SupplyChainOutcome {
  return decideFiles(sampleScan(findings), { policy: { accept: [], ...policy }, nowMs: 0 });
}

function standings(scan: SupplyChainOutcome): readonly string[] {
  return scan.findings.map(({ standing, others = [] }) => `${standing} ${String(1 + others.length)}`);
}

/** The baseline that the results file of a scan makes. */
function baselineFrom(scan: SupplyChainOutcome): Baseline {
  const text = renderResultsFile(sampleOutcome({ supplyChain: scan }), PROGRAM);
  const baseline = readBaselineText(text, 'b.json', 'b.json');
  if ('message' in baseline) throw new Error(baseline.message);
  return baseline;
}

describe('names of one cause in one file', () => {
  it('are one finding, which lists them up to a limit', () => {
    const [only, ...more] = decided(CLASSES).findings;
    expect(more).toEqual([]);
    expect(only && formatSubject(only)).toMatch(/^14 names: acme\.layers\.name0, .*name11 and 2 more$/u);
  });

  it('are several findings if the file, the rule or the severity differs', () => {
    const elsewhere = CLASSES.map((finding) => ({ ...finding, path: 'models/other.pkl' }));
    const milder = CALLS.map((finding) => ({ ...finding, severity: 'review' as const }));
    expect(standings(decided([...CLASSES, ...elsewhere, ...CALLS, ...milder])).toSorted()).toEqual([
      'flagged 3',
      'listed 14',
      'listed 14',
      'listed 3',
    ]);
  });

  it('stay apart if the rule says that each is a cause of its own', () => {
    expect(standings(decided(named(SHELL_CALL, 2)))).toEqual(['flagged 1', 'flagged 1']);
  });

  it('are decided one by one: a name in "accept" takes out its name only', () => {
    const accept = [entryFor('name', 'acme.layers.name1')];
    expect(standings(decided(CALLS, { accept }))).toEqual(['flagged 2', 'accepted 1']);
  });

  it('are accepted together by the rule and the file', () => {
    expect(standings(decided(CALLS, { accept: [fileEntry({ sha256: UNKNOWN_CALL.sha256 ?? '' })] }))).toEqual(
      ['accepted 3'],
    );
  });

  it('are compared with a baseline one by one, and counted as one', () => {
    const baseline = baselineFrom(decided(CALLS));
    expect(standings(decided(CALLS.slice(1), { baseline }))).toEqual(['known 2']);
    const grown = decided(named(UNKNOWN_CALL, 4), { baseline });
    expect(standings(grown).toSorted()).toEqual(['flagged 1', 'known 3']);
    const policy = { hasBaseline: true, fixedInFiles: ['a', 'b'] };
    const counts = countFindings(sampleOutcome({ results: [], supplyChain: grown, policy }));
    expect(counts).toEqual({ new: 1, known: 1, accepted: 0, fixed: 2 });
    expect(fixedInFiles(baseline, decided(CALLS.slice(2)))).toEqual([]);
    expect(fixedInFiles(baseline, decided([]))).toEqual(['pickle-unknown-call:models/churn.pkl']);
  });

  it('match a baseline of an older version, which has a finding for each name', () => {
    const fileFindings = CALLS.map((finding) => ({ finding: 'x', fingerprints: [fileFingerprint(finding)] }));
    const baseline = { file: 'b.json', analyses: [], fileFindings };
    expect(standings(decided(CALLS, { baseline }))).toEqual(['known 3']);
  });

  it('have a fingerprint that another name changes, and their order does not', () => {
    const print = (findings: readonly SupplyChainFinding[]): readonly string[] =>
      decided(findings).findings.map(fileFingerprint);
    expect(print(CALLS)).toEqual(print(CALLS.toReversed()));
    expect(print(CALLS)).not.toEqual(print(named(UNKNOWN_CALL, 4)));
    expect(print(CALLS.slice(0, 1))).toEqual(CALLS.slice(0, 1).map(fileFingerprint));
  });

  it('are in SARIF all of them', () => {
    const [result, ...more] = supplyChainResults(decided(CLASSES).findings, 'x');
    expect(more).toEqual([]);
    expect(result?.properties?.['subjects']).toHaveLength(14);
  });

  it('are the same after they were decided, merged or read again', () => {
    const scan = decided([...CALLS, ...CLASSES]);
    expect(decideFiles(scan, { policy: { accept: [] }, nowMs: 0 })).toEqual(scan);
    expect(combineScans(scan, decided(CALLS)).findings).toEqual(scan.findings);
    const read = readResultsText(renderResultsFile(sampleOutcome({ supplyChain: scan }), PROGRAM));
    if ('message' in read) throw new Error(read.message);
    const files = runPartOf('part', read).files;
    expect(files.map(fileFingerprint)).toEqual(scan.findings.map(fileFingerprint));
    expect(files.map(formatSubject)).toEqual(scan.findings.map(formatSubject));
  });
});
