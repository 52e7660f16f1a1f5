import type { AnalysisResult } from '../../src/facts/run-outcome.ts';
import type { Acceptance } from '../../src/facts/policy/acceptance.ts';
import type { Baseline, BaselineAnalysis } from '../../src/facts/policy/policy.ts';
import { sampleResult } from './sample-outcomes.ts';
import { UNKNOWN_CALL } from './sample-supply-chain.ts';

export const END_MS = Date.UTC(2027, 3, 1);
export const DAY_MS = 86_400_000;
export const NAME = 'digits/extraction';

/** An entry of `accept` for an analysis, that ends. */
export function entryOf(more: Partial<Acceptance> = {}): Acceptance {
  const place = { kind: 'file', file: 'f', line: 3, column: 5 } as const;
  return { key: 'finding', what: NAME, until: '2027-03-31', reason: 'a reason', place, ...more };
}

/** An entry of `accept` for a finding in a file, that ends. */
export function fileEntry(more: Partial<Acceptance> = {}): Acceptance {
  const { rule, path, sha256 = '' } = UNKNOWN_CALL;
  return entryOf({ what: `${rule}:${path}`, file: { rule, path }, sha256, ...more });
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
