import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decideAnalysis, decideFiles } from '../../../src/decide/scan/decide-findings.ts';
import type { AnalysisResult, JudgedResult } from '../../../src/facts/run-outcome.ts';
import {
  adviseAccepting,
  adviseAcceptingFile,
  adviseNarrowing,
} from '../../../src/facts/policy/accept-words.ts';
import type { JudgedFinding } from '../../../src/facts/file-scan.ts';
import type { SupplyChainFinding } from '@model-security-scan/scanner/rules';
import { LOCAL_CONFIG } from '../../../src/settings/config/config-rules.ts';
import { parseConfig } from '../../../src/settings/config/parse-config.ts';
import { SAMPLE_RESULT, SAMPLE_SUMMARY } from '../../support/engine-report-samples.ts';
import { sampleResult } from '../../support/sample-outcomes.ts';
import {
  LFS_POINTER,
  sampleScan,
  SHELL_CALL,
  UNKNOWN_CALL,
  UNKNOWN_CLASS,
} from '../../support/sample-supply-chain.ts';

const found = sampleResult('digits', 'evasion', 'vulnerable', {
  evidence: { summary: SAMPLE_SUMMARY, result: SAMPLE_RESULT },
});

function resultWith(parts: Partial<JudgedResult>): AnalysisResult {
  if (found.state !== 'vulnerable') throw new Error('no sample has evidence');
  return { ...found, score: 0.951, threshold: 0.9, ...parts };
}

const FACTS = { until: '2027-02-26' };

/** The lines, in which a reason is written. */
function pasted(lines: readonly string[] | undefined): ReturnType<typeof parseConfig> {
  const models = ['models:', '  - { name: digits, task: image-classification, attacks: { evasion: {} } }'];
  const entries = (lines ?? []).map((line) => line.replace('WHY', 'a reason'));
  return parseConfig(['version: 1', ...models, 'accept:', ...entries].join('\n'), 'f', LOCAL_CONFIG);
}

describe('the entry of accept for an analysis', () => {
  it('has the least highest score of two decimals, and accepts the finding', () => {
    const scores = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(scores, (score) => {
        const result = resultWith({ score, threshold: 0 });
        const {
          gate: { accept },
          problems,
        } = pasted(adviseAccepting(result, FACTS)?.lines);
        expect(problems).toEqual([]);
        expect(accept[0]?.maxScore).toBeGreaterThanOrEqual(score);
        expect((accept[0]?.maxScore ?? 2) - 0.01).toBeLessThan(score);
        expect(decideAnalysis(result, { policy: { accept }, nowMs: 0 }).policy?.finding).toBe('accepted');
      }),
    );
  });

  it('accepts what was not tested until a day', () => {
    const untested = sampleResult('digits', 'evasion', 'not-tested');
    const {
      gate: { accept },
      problems,
    } = pasted(adviseAccepting(untested, FACTS)?.lines);
    expect(problems).toEqual([]);
    expect(accept).toMatchObject([{ isNotTested: true, until: FACTS.until }]);
  });

  it('takes the place of an entry that names the analysis already, since two are refused', () => {
    const { name } = resultWith({}).spec;
    expect(adviseAccepting(resultWith({}), { ...FACTS, named: [name] })?.words).toContain(
      'in place of its entry',
    );
    expect(adviseAccepting(resultWith({}), { ...FACTS, named: ['other/evasion'] })?.words).toContain(
      'add this',
    );
  });

  it('says when it counts, if the policy of the base judges', () => {
    expect(adviseAccepting(resultWith({}), FACTS)?.words).toMatchSnapshot();
    expect(adviseAccepting(resultWith({}), { ...FACTS, countsOn: 'trunk' })?.words).toContain(
      '; it counts once it is on trunk:',
    );
  });

  it('is not given without a finding, for a score in doubt, and for what may be a backdoor', () => {
    const scored = { score: 0.4, threshold: 0 };
    const poisoning = sampleResult('digits', 'poisoning', 'vulnerable', scored);
    const labels = sampleResult('digits', 'poisoning', 'vulnerable', { ...scored, notTested: ['backdoors'] });
    expect(adviseAccepting(sampleResult('digits', 'evasion', 'timeout'), FACTS)).toBeUndefined();
    expect(adviseAccepting(sampleResult('digits', 'evasion', 'passed'), FACTS)).toBeUndefined();
    expect(adviseAccepting(resultWith({ doubt: 'the job has ended early' }), FACTS)).toBeUndefined();
    const policy = { finding: 'accepted', why: '' } as const;
    expect(adviseAccepting(resultWith({ policy }), FACTS)).toBeUndefined();
    expect(adviseAccepting(poisoning, FACTS)).toBeUndefined();
    expect(adviseAccepting(labels, FACTS)).toBeDefined();
  });
});

describe('the entry of accept for a finding in a file', () => {
  const given = (finding: SupplyChainFinding): JudgedFinding | undefined => sampleScan([finding]).findings[0];
  const linesFor = (finding: JudgedFinding | undefined): readonly string[] | undefined =>
    finding === undefined ? undefined : adviseAcceptingFile(finding, FACTS)?.lines;
  const listed = { ...UNKNOWN_CALL, origin: 'python' as const, path: 'models/a "b".pkl' };

  it.each([
    ['a name that no list has', UNKNOWN_CALL, '- { name: acme.layers.build, reason: WHY }'],
    [
      'a name that a list has',
      listed,
      `- { finding: "pickle-unknown-call:models/a \\"b\\".pkl", sha256: ${UNKNOWN_CALL.sha256 ?? ''}, reason: WHY }`,
    ],
    ['a file that was not scanned', LFS_POINTER, '- { files: models/large.safetensors, reason: WHY }'],
  ])('accepts %s', (_name, finding, line) => {
    const judged = given(finding);
    expect(linesFor(judged)).toEqual([line]);
    const {
      gate: { accept },
      problems,
    } = pasted([line]);
    expect(problems).toEqual([]);
    const { findings } = decideFiles(sampleScan([finding]), { policy: { accept }, nowMs: 0 });
    expect(findings.map(({ standing }) => standing)).toEqual(['accepted']);
  });

  it('is not given for what is critical, and for what does not fail the check', () => {
    expect(linesFor(given(SHELL_CALL))).toBeUndefined();
    expect(linesFor(given(UNKNOWN_CLASS))).toBeUndefined();
    expect(linesFor({ ...UNKNOWN_CALL, standing: 'known' })).toBeUndefined();
  });
});

describe('a verdict close to the limit', () => {
  it('says what makes the interval narrower', () => {
    expect(adviseNarrowing(resultWith({ interval: { low: 0.8, high: 0.99 } }))).toMatchSnapshot();
    expect(adviseNarrowing(resultWith({ interval: { low: 0.91, high: 0.99 } }))).toEqual([]);
  });
});
