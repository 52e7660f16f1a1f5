import type { AnalysisResult } from '../core/outcome.ts';

/** `score 0.4, threshold 0.1`; empty without a score, since a threshold means nothing without one. */
export function scoreWords({ score, threshold }: Pick<AnalysisResult, 'score' | 'threshold'>): string {
  if (score === undefined) return '';
  return threshold === undefined
    ? `score ${String(score)}`
    : `score ${String(score)}, threshold ${String(threshold)}`;
}
