import { createHash } from 'node:crypto';
import type { AnalysisResult, Outcome } from '../../src/facts/run-outcome.ts';
import type { FindingState } from '../../src/facts/policy/policy.ts';
import type { JudgedFinding } from '../../src/facts/file-scan.ts';
import { sampleOutcome, sampleResult } from './sample-outcomes.ts';
import { flaggedFinding, sampleScan, SHELL_CALL } from './sample-supply-chain.ts';

/** A reason as a policy gives it for a finding of a state. */
export function reasonOf(state: FindingState, name: string): string {
  return `${state === 'new' ? 'It fails the check' : 'It does not fail the check'}: reason of ${name}.`;
}

/** A vulnerable analysis with a decision of the policy. */
export function decidedAnalysis(state: FindingState, model: string = state): AnalysisResult {
  const policy = { finding: state, why: reasonOf(state, `${model}/extraction`) };
  const ending = state === 'fixed' ? 'passed' : 'vulnerable';
  return { ...sampleResult(model, 'extraction', ending, { score: 0.4, threshold: 0.1 }), policy };
}

/** A critical finding in a file with a decision of the policy. */
function decidedFinding(state: 'new' | 'known' | 'accepted'): JudgedFinding {
  const path = `models/${state}.pt`;
  const sha256 = createHash('sha256').update(path).digest('hex');
  const policy = { finding: state, why: reasonOf(state, path) };
  return flaggedFinding({ path, sha256, standing: state === 'new' ? 'flagged' : state, policy });
}

/** A run with a finding of each state, of an analysis and in a file. */
export const DECIDED: Outcome = sampleOutcome({
  status: 'vulnerable',
  failureReason: 'vulnerable',
  failed: true,
  headline: 'Two findings are new.',
  results: (['new', 'known', 'accepted', 'fixed'] as const).map((state) => decidedAnalysis(state)),
  supplyChain: {
    ...sampleScan([SHELL_CALL]),
    findings: (['new', 'known', 'accepted'] as const).map(decidedFinding),
  },
  policy: { hasBaseline: true, fixedInFiles: [] },
});

/** The same run without its new findings: it passes. */
export const ACCEPTED: Outcome = sampleOutcome({
  status: 'passed',
  headline: 'Nothing is new.',
  results: (['known', 'accepted', 'fixed'] as const).map((state) => decidedAnalysis(state)),
  supplyChain: {
    ...sampleScan([SHELL_CALL]),
    findings: (['known', 'accepted'] as const).map(decidedFinding),
  },
  policy: { hasBaseline: true, fixedInFiles: [] },
});
