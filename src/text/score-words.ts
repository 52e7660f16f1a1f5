import type { AnalysisResult } from '../core/outcome.ts';

/** `score 0.4, threshold 0.1`; empty without a score, of which alone a threshold says something. */
export function scoreWords({ score, threshold }: Pick<AnalysisResult, 'score' | 'threshold'>): string {
  if (score === undefined) return '';
  return threshold === undefined
    ? `score ${String(score)}`
    : `score ${String(score)}, threshold ${String(threshold)}`;
}
