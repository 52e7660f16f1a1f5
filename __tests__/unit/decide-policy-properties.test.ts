import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fileFingerprint } from '../../src/core/fingerprint.ts';
import { type AnalysisResult, ANALYSIS_STATES, type Outcome } from '../../src/core/outcome.ts';
import type { Policy } from '../../src/core/policy.ts';
import { closesGate, countFindings, decideAnalysis, decideFiles } from '../../src/decide/policy.ts';
import { decideRun } from '../../src/decide/run.ts';
import { sampleOutcome, sampleResult } from '../support/sample-outcomes.ts';
import { END_MS, fileWaiver, found, NAME, waiverOf } from '../support/sample-policy.ts';
import { LFS_POINTER, sampleScan, SHELL_CALL, UNKNOWN_CALL } from '../support/sample-supply-chain.ts';

const LINEAGE = {
  record: undefined,
  matchesCommit: 'unknown',
  vulnerable: 'unknown',
  accepted: false,
} as const;

function runOf(
  results: readonly AnalysisResult[],
  supplyChain: Outcome['supplyChain'],
): ReturnType<typeof decideRun> {
  const planned = results.length;
  return decideRun({
    mode: 'scan',
    wait: true,
    failOnVulnerability: true,
    lineage: LINEAGE,
    planned,
    results,
    supplyChain,
  });
}

const time = fc.constantFrom(0, END_MS - 1, END_MS, END_MS + 1);
const score = fc.constantFrom(0, 0.2, 0.4, 0.9, Number.NaN, undefined);
const waivers = fc.array(
  fc.record({
    finding: fc.constantFrom(NAME, 'digits/evasion', 'DIGITS/extraction'),
    maxScore: fc.constantFrom(0, 0.5, 1),
    endsAtMs: fc.constantFrom(END_MS, 0, Number.NaN),
  }),
  { maxLength: 3 },
);
const baselines = fc.array(
  fc.record({
    name: fc.constantFrom(NAME, 'digits/evasion'),
    isVulnerable: fc.boolean(),
    score: fc.constantFrom(0, 0.3, 1),
  }),
  { maxLength: 3 },
);
const policies = fc.tuple(waivers, baselines).map(([some, analyses]): Policy => {
  const files = [SHELL_CALL, UNKNOWN_CALL, LFS_POINTER].map((finding) => ({
    finding: 'x',
    fingerprint: fileFingerprint(finding),
    sha256: finding.sha256 ?? '',
  }));
  const fileWaivers = [SHELL_CALL, LFS_POINTER].map(({ rule, path }) => fileWaiver({ file: { rule, path } }));
  return {
    waivers: [...some.map((one) => waiverOf(one)), ...fileWaivers],
    baseline: { file: 'b', analyses, fileFindings: files },
  };
});

describe('no policy', () => {
  const undecided = ANALYSIS_STATES.filter((state) => state !== 'passed' && state !== 'vulnerable');

  it('turns an analysis without a verdict into a pass', () => {
    fc.assert(
      fc.property(policies, time, fc.constantFrom(...undecided), score, (policy, nowMs, state, value) => {
        const result = sampleResult(
          'digits',
          'extraction',
          state,
          value === undefined ? {} : { score: value },
        );
        const decided = decideAnalysis(result, { policy, nowMs });
        expect(decided).toBe(result);
        expect(runOf([decided, sampleResult('digits', 'evasion', 'passed')], undefined).status).not.toBe(
          'passed',
        );
      }),
    );
  });

  it('turns a file that was not scanned into a pass', () => {
    fc.assert(
      fc.property(policies, time, (policy, nowMs) => {
        const scan = decideFiles(sampleScan([LFS_POINTER]), { policy, nowMs });
        expect(runOf([], scan)).toMatchObject({ status: 'error', failed: true });
      }),
    );
  });

  it('opens the gate for what no single part of it accepts, in any order', () => {
    fc.assert(
      fc.property(policies, time, fc.constantFrom(0.2, 0.4, 0.9), (policy, nowMs, value) => {
        const result = found(value);
        const decided = decideAnalysis(result, { policy, nowMs });
        const isAccepted = !closesGate(decided);
        const byWaiver = policy.waivers.some(
          ({ finding, maxScore = 9, endsAtMs }) =>
            finding.toLowerCase() === NAME && nowMs < endsAtMs && value <= maxScore,
        );
        const byBaseline = policy.baseline?.analyses.find(({ name }) => name === NAME)?.score ?? -1;
        expect(isAccepted && !byWaiver && value > byBaseline).toBe(false);
        expect(runOf([decided], undefined).status).toBe(isAccepted ? 'passed' : 'vulnerable');
        expect(decideAnalysis(decided, { policy, nowMs })).toEqual(decided);
        expect(countFindings(sampleOutcome({ status: 'passed', results: [decided] })).new).toBe(
          isAccepted ? 0 : 1,
        );
      }),
    );
  });
});
