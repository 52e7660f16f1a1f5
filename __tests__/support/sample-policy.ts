import type { AnalysisResult } from '../../src/facts/outcome.ts';
import type { Baseline, BaselineAnalysis, Waiver } from '../../src/facts/policy.ts';
import { sampleResult } from './sample-outcomes.ts';
import { UNKNOWN_CALL } from './sample-supply-chain.ts';

export const END_MS = Date.UTC(2027, 3, 1);
export const DAY_MS = 86_400_000;
export const NAME = 'digits/extraction';

export function waiverOf(more: Partial<Waiver> = {}): Waiver {
  const place = { kind: 'file', file: 'f', line: 3, column: 5 } as const;
  const until = { until: '2027-03-31', endsAtMs: END_MS };
  return { finding: NAME, ...until, reason: 'a reason', isDeclared: true, place, ...more };
}

export function fileWaiver(more: Partial<Waiver> = {}): Waiver {
  const { rule, path, sha256 = '' } = UNKNOWN_CALL;
  return waiverOf({ finding: `${rule}:${path}`, file: { rule, path }, sha256, ...more });
}

export function baselineOf(
  more: Partial<BaselineAnalysis> | undefined,
  files: Baseline['fileFindings'] = [],
): Baseline {
  const analyses = more === undefined ? [] : [{ name: NAME, isVulnerable: true, score: 0.4, ...more }];
  return { file: 'b.json', analyses, fileFindings: files };
}

/** The result of an attack whose score is not known. */
export function withoutScore(result: AnalysisResult): AnalysisResult {
  if (result.state !== 'vulnerable') return result;
  const { score, ...rest } = result;
  if (score === undefined) throw new Error('There is a score.');
  return rest;
}

/** A vulnerable result with this score, above a threshold of .1. */
export function found(score: number, more: object = {}): AnalysisResult {
  return sampleResult('digits', 'extraction', 'vulnerable', { score, threshold: 0.1, ...more });
}
