import type { AnalysisResult } from '../core/outcome.ts';
import { roundedScore, scoreWords } from './score-words.ts';

/** `score 0.4 (95 % interval 0.3 to 0.5), threshold 0.1`; empty without a score. */
export function explainedScore(result: AnalysisResult): string {
  return scoreWords(result, result.evidence?.result.score);
}

/** What was found, in one sentence; undefined if no service said it. Untrusted. */
export function meaningOf({ evidence }: AnalysisResult): string | undefined {
  return evidence?.result.meaning;
}

/** More would be a report. */
const MAX_DEFENCES = 3;

/** The defences that were tried on this model and lowered the score, best first: `labels only: 1 to 0.4`. Untrusted. */
export function measuredDefences({ evidence }: AnalysisResult): readonly string[] {
  return (evidence?.result.defences ?? [])
    .flatMap(({ name, measured }) => (measured === undefined ? [] : [{ name, ...measured }]))
    .filter((defence) => defence.with < defence.without)
    .sort((one, other) => one.with - other.with)
    .slice(0, MAX_DEFENCES)
    .map(
      (defence) =>
        `${defence.name} (the score falls from ${roundedScore(defence.without)} to ${roundedScore(defence.with)})`,
    );
}

/** What was found, for logs: `score 0.4, threshold 0.1. One sentence.` Untrusted; empty without a score. */
export function findingSentence(result: AnalysisResult): string {
  const score = explainedScore(result);
  return score === '' ? '' : [`${score}.`, meaningOf(result) ?? ''].join(' ').trim();
}
