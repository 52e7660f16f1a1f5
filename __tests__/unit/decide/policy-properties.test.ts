import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fileFingerprint } from '../../../src/facts/fingerprint.ts';
import { type AnalysisResult, ANALYSIS_STATES, type Outcome } from '../../../src/facts/run-outcome.ts';
import type { Policy } from '../../../src/facts/policy/policy.ts';
import { endedResult, plannedResult, submittedResult } from '../../../src/decide/analysis-result.ts';
import { ENGINE, EXPLORATION, QUERIES, SANITY } from '../../../src/analyser/remote/job-stages.ts';
import { judgeJob } from '../../support/judged-job.ts';
import type { JobStatus } from '../../../src/facts/job/job-status.ts';
import { localSpec } from '../../support/sample-gate.ts';
import {
  countsAsVulnerable,
  countFindings,
  decideAnalysis,
  decideFiles,
} from '../../../src/decide/scan/decide-findings.ts';
import { endOf } from '../../../src/decide/policy/accept-rulings.ts';
import { decideRun } from '../../../src/decide/decide-run.ts';
import { sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { END_MS, fileEntry, found, NAME, entryOf } from '../../support/sample-policy.ts';
import { LFS_POINTER, sampleScan, SHELL_CALL, UNKNOWN_CALL } from '../../support/sample-supply-chain.ts';

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
const entries = fc.array(
  fc.record({
    what: fc.constantFrom(NAME, 'digits/evasion', 'DIGITS/extraction'),
    maxScore: fc.constantFrom(0, 0.5, 1),
    until: fc.constantFrom('2027-03-31', '1969-12-31', 'unreadable'),
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
const policies = fc.tuple(entries, baselines).map(([some, analyses]): Policy => {
  const files = [SHELL_CALL, UNKNOWN_CALL, LFS_POINTER].map((finding) => ({
    finding: 'x',
    fingerprints: [fileFingerprint(finding)],
    sha256: finding.sha256 ?? '',
  }));
  const fileEntries = [SHELL_CALL, LFS_POINTER].map(({ rule, path }) => fileEntry({ file: { rule, path } }));
  return {
    accept: [...some.map((one) => entryOf(one)), ...fileEntries],
    baseline: { file: 'b', analyses, fileFindings: files },
  };
});

/** A threshold that a person, a service or a base could give, and some that nobody could. */
const anyThreshold = fc.constantFrom(0, 0.5, 1, 1e9, -1, Number.NaN, Number.POSITIVE_INFINITY);

const STAGE_NAMES = [EXPLORATION, SANITY, QUERIES, ENGINE].map(([name = '']) => name);

/**
 * Status answers of jobs that allow no pass: a stage failed, was left out, is under way or has an unknown state. A score
 * above the threshold fails the check all the same.
 */
const undecidedJobs: fc.Arbitrary<JobStatus> = fc
  .record({
    state: fc.constantFrom('failed' as const, 'unknown' as const, 'inprogress' as const, 'na' as const),
    at: fc.nat(STAGE_NAMES.length - 1),
    score: fc.constantFrom(0, 0.2, 'absent' as const, { said: '0,2' }),
    currentStatus: fc.constantFrom('', 'Defense generation is not triggered', 'done'),
  })
  .map(({ state, at, score, currentStatus }) => ({
    stages: STAGE_NAMES.map((name, index) => ({
      name,
      state: index === at ? state : ('completed' as const),
      said: '',
    })),
    ...{ states: [], fields: [], unused: [] },
    currentStatus,
    score,
  }));

type Step = (result: AnalysisResult) => AnalysisResult;

/** Policies that are applied one after the other. */
const steps = fc.array(
  fc.tuple(policies, time).map(
    ([policy, nowMs]): Step =>
      (result) =>
        decideAnalysis(result, { policy, nowMs }),
  ),
  { maxLength: 4 },
);

/** A scan with a file that was not scanned, if anything else is decided; else none. */
function decidedScan(applied: readonly Step[]): Outcome['supplyChain'] {
  return applied.length % 2 === 0 ? undefined : sampleScan([LFS_POINTER]);
}

function uniqueEntries(accept: Policy['accept']): Policy['accept'] {
  const keyOf = ({ what, sha256 = '' }: Policy['accept'][number]): string =>
    `${what.toLowerCase()} ${sha256}`;
  return [...new Map(accept.map((entry) => [keyOf(entry), entry])).values()];
}

function uniqueBaseline({ baseline }: Policy): Pick<Policy, 'baseline'> {
  if (baseline === undefined) return {};
  const analyses = [...new Map(baseline.analyses.map((one) => [one.name, one])).values()];
  return { baseline: { ...baseline, analyses } };
}

function rotated<T>(items: readonly T[], by: number): readonly T[] {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

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
        expect(decided).toEqual({ ...result, warnings: decided.warnings });
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
        const isAccepted = !countsAsVulnerable(decided);
        const byEntry = policy.accept.some(
          (entry) =>
            entry.what.toLowerCase() === NAME && nowMs < endOf(entry) && value <= (entry.maxScore ?? 9),
        );
        const byBaseline = policy.baseline?.analyses.find(({ name }) => name === NAME)?.score ?? -1;
        expect(isAccepted && !byEntry && value > byBaseline).toBe(false);
        expect(runOf([decided], undefined).status).toBe(isAccepted ? 'passed' : 'vulnerable');
        expect(decideAnalysis(decided, { policy, nowMs })).toEqual(decided);
        expect(countFindings(sampleOutcome({ status: 'passed', results: [decided] })).new).toBe(
          isAccepted ? 0 : 1,
        );
      }),
    );
  });

  it('turns a status that allows no verdict into a pass, with any threshold and in any order', () => {
    fc.assert(
      fc.property(undecidedJobs, anyThreshold, steps, (status, threshold, applied) => {
        const waiting = submittedResult(plannedResult(localSpec('digits', 'extraction')), { jobId: 'j' });
        const verdict = judgeJob('extraction', status, threshold);
        const result =
          verdict.kind === 'running' || verdict.kind === 'unreadable'
            ? waiting
            : endedResult(waiting, verdict, threshold);
        const decided = applied.reduce<AnalysisResult>((one, step) => step(one), result);
        const run = runOf([decided, sampleResult('digits', 'evasion', 'passed')], decidedScan(applied));
        expect(run).toMatchObject({
          status: decided.state === 'vulnerable' ? 'vulnerable' : 'error',
          failed: true,
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('is looser in another order', () => {
    fc.assert(
      fc.property(policies, time, fc.constantFrom(0.2, 0.4, 0.9), fc.nat(), (policy, nowMs, value, seed) => {
        // The readers of both files refuse a finding that is there twice.
        const only = { ...policy, accept: uniqueEntries(policy.accept), ...uniqueBaseline(policy) };
        const other = { ...only, accept: rotated(only.accept, seed) };
        const accepts = (one: Policy): boolean =>
          !countsAsVulnerable(decideAnalysis(found(value), { policy: one, nowMs }));
        expect(accepts(other)).toBe(accepts(only));
        expect(accepts({ ...other, accept: other.accept.toReversed() })).toBe(accepts(only));
      }),
    );
  });
});
