import { describe, expect, it } from '@jest/globals';
import { CHECKS, DESCRIPTORS } from '@model-security-scan/engine/catalog';
import { SCAN_ASSURANCE } from '@model-security-scan/scanner/rules';
import { evidenceRows, RECORDED, standardsOf } from '../../../src/report/assurance.ts';
import { standardOf } from '../../../src/report/standards.ts';
import type { AnalysisResult, Outcome } from '../../../src/facts/run-outcome.ts';
import { RUNNER_VENUE } from '../../../src/facts/venue.ts';
import { bareOutcome, SAMPLE_OUTCOMES, sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { sampleScan, unattackedModel, UNKNOWN_CALL, LFS_POINTER } from '../../support/sample-supply-chain.ts';

/** The entries that auditors were promised. */
const NAMED = [
  ...[
    'v1.0-C11.1.3',
    'v1.0-C11.2.5',
    'v1.0-C11.3.2',
    'v1.0-C1.3.1',
    'v1.0-C3.2.2',
    'v1.0-C6.1.1',
    'v1.0-C6.1.4',
  ],
  ...['v1.0-C6.2.1', 'AITG-MOD-01', 'AITG-MOD-03', 'AITG-MOD-04', 'AITG-APP-09', 'AITG-INF-01', 'AML.M0008'],
  ...[
    'AML.M0014',
    'AML.M0016',
    'AML.M0023',
    'AML.T0018.000',
    'AML.T0024.000',
    'NISTAML.022',
    'Article 15(5)',
  ],
];

const LISTS = ['OWASP AISVS 1.0', 'OWASP AI Testing Guide', 'MITRE ATLAS', 'NIST AI 100-2', 'EU AI Act'];

describe('the entries of public lists', () => {
  it('are known for every attack, the scan of files and what a run records', () => {
    const ids = [SCAN_ASSURANCE, ...Object.values(RECORDED)].flatMap(({ standards }) => standards);
    const all = [...CHECKS.flatMap(standardsOf), ...ids.map(standardOf)];
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(NAMED));
    expect(new Set(all.map(({ list }) => list))).toEqual(new Set(LISTS));
    for (const attack of CHECKS) expect(standardsOf(attack).length).toBeGreaterThan(0);
    expect(() => standardOf('AITG-MOD-99')).toThrow('AITG-MOD-99');
  });
});

/** A run that attacks on its own machine. */
function localOutcome(results: readonly AnalysisResult[]): Outcome {
  return sampleOutcome({ results, requested: { keepsJobs: false, reports: false, venue: RUNNER_VENUE } });
}

describe('what a run is evidence of', () => {
  const results = [
    sampleResult('digits', 'evasion', 'vulnerable', { score: 0.9, threshold: 0.5 }),
    sampleResult('fraud', 'evasion', 'passed', { score: 0.1, threshold: 0.5 }),
    sampleResult('churn', 'evasion', 'timeout'),
    sampleResult('digits', 'poisoning', 'passed', { notTested: ['backdoors'] }),
  ];

  it('names each analysis once for what it shows, and each part that was not tested', () => {
    const rows = evidenceRows(sampleOutcome({ results }));
    expect(rows.map(({ open }) => open.includes('backdoors'))).toEqual([false, false, false, true, false]);
    expect(rows.map(({ subject, result, names }) => [subject, result, names])).toEqual([
      ['evasion', 'found', ['digits/evasion']],
      ['evasion', 'passed', ['fraud/evasion']],
      ['evasion', 'not-tested', ['churn/evasion']],
      ['poisoning', 'passed', ['digits/poisoning']],
      ['poisoning', 'not-tested', ['digits/poisoning (backdoors)']],
    ]);
  });

  it('says of what was not tested that it shows nothing, and that all of it is open', () => {
    const [row] = evidenceRows(localOutcome([sampleResult('a', 'evasion', 'not-tested')]));
    const { shows, open } = DESCRIPTORS.evasion.assurance;
    expect(row?.shows.startsWith('Nothing')).toBe(true);
    expect([row?.open.includes(shows.slice(1)), row?.open.includes(open)]).toEqual([true, true]);
  });

  it('does not say how a service measured', () => {
    const measured = DESCRIPTORS.evasion.assurance.shows;
    const own = results.slice(1, 2);
    const shown = [localOutcome(own), sampleOutcome({ results: own })].map((outcome) =>
      evidenceRows(outcome).some(({ shows }) => shows.includes(measured)),
    );
    expect(shown).toEqual([true, false]);
  });

  it('names the flag of a record that decided the run', () => {
    const rows = evidenceRows(SAMPLE_OUTCOMES['record-flagged']);
    expect(rows.map(({ subject, result, names }) => [subject, result, names])).toContainEqual([
      ...['supply-chain', 'found'],
      ['record'],
    ]);
  });

  it('names findings in files as accept does, and what was not scanned or attacked', () => {
    const scan = {
      ...sampleScan([UNKNOWN_CALL, LFS_POINTER]),
      unattacked: [unattackedModel('models/a.onnx')],
    };
    const rows = evidenceRows(bareOutcome({ supplyChain: scan, bomFile: 'bom.json' }));
    expect(rows.map(({ subject, result, names }) => [subject, result, names])).toEqual([
      ['files', 'found', [`${UNKNOWN_CALL.rule}:${UNKNOWN_CALL.path}`]],
      ['files', 'not-tested', [`${LFS_POINTER.rule}:${LFS_POINTER.path}`]],
      ['unattacked-models', 'not-tested', ['models/a.onnx']],
      ['bill-of-materials', 'recorded', ['bom.json']],
      ['digests', 'recorded', []],
    ]);
    expect(rows[0]?.standards.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['v1.0-C6.1.1', 'AML.T0011.000']),
    );
    const clean = evidenceRows(bareOutcome({ supplyChain: sampleScan([]) }));
    expect(clean.map(({ subject, result }) => [subject, result])).toContainEqual(['files', 'passed']);
  });
});
