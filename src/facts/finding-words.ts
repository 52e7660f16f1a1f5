import type { AnalysisResult } from './outcome.ts';
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

interface Measured {
  readonly name: string;
  readonly without: number;
  readonly with: number;
}

/**
 * Sentences about the defences that were tried on this model and lowered the score, best first: which of them bring it to
 * the threshold or below, and which do not. Untrusted; empty if none helped.
 */
export function defenceSentences({ evidence, threshold }: AnalysisResult): readonly string[] {
  const helped = (evidence?.result.defences ?? [])
    .flatMap(({ name, measured }) => (measured === undefined ? [] : [{ name, ...measured }]))
    .filter((defence) => defence.with < defence.without)
    .sort((one, other) => one.with - other.with)
    .slice(0, MAX_DEFENCES);
  const limit = threshold ?? 0;
  const enough = helped.filter((one) => one.with <= limit && one.without > limit);
  const tooLittle = helped.filter((one) => one.with > limit);
  // A defence is measured with fewer questions, which may give a lower score to begin with.
  const unclear = helped.filter((one) => one.without <= limit);
  return [
    ...sentence('Tried, and enough: the score is no longer above the threshold', enough),
    ...sentence('Tried, but not enough: the score stays above the threshold', tooLittle),
    ...sentence(
      'Tried in a smaller measurement, in which the score was not above the threshold anyway',
      unclear,
    ),
  ];
}

function sentence(start: string, defences: readonly Measured[]): readonly string[] {
  if (defences.length === 0) return [];
  const words = defences.map(
    (defence) =>
      `${defence.name} (the score falls from ${roundedScore(defence.without)} to ${roundedScore(defence.with)})`,
  );
  return [`${start}: ${words.join('; ')}.`];
}

/** What was found, for logs: `score 0.4, threshold 0.1. One sentence.` Untrusted; empty without a score. */
export function findingSentence(result: AnalysisResult): string {
  const score = explainedScore(result);
  return score === '' ? '' : [`${score}.`, meaningOf(result) ?? ''].join(' ').trim();
}
