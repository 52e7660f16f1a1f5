import { type ClassRate, type ClassRates, EACH_CLASS } from '../core/class-rates.ts';
import type { AnalysisResult } from './outcome.ts';
import { roundedScore } from './score-words.ts';

/** More are not shown: the highest come first. */
const MOST_SHOWN = 8;
const MOST_NAMES = 3;

/**
 * How often the attack succeeded in each class, and how the score was made of that: a sentence, or empty if what was attacked has no
 * classes. Names are untrusted.
 */
export function classRateSentence({ isMean, classes, rates }: ClassRates): string {
  const shown = rates.toSorted((one, other) => other.share - one.share).slice(0, MOST_SHOWN);
  const left = rates.length - shown.length;
  const inputs = rates.reduce((sum, one) => sum + one.inputs, 0);
  const list = [...shown.map(formatRate), ...(left > 0 ? [`${String(left)} more`] : [])].join('; ');
  const made = isMean
    ? 'The score is the mean of these rates.'
    : `The score is the share of all ${String(inputs)} inputs: to count each of ${String(classes)} classes equally, at least ` +
      `${String(EACH_CLASS * classes)} are needed.`;
  return `Succeeded by class: ${list}. ${made}`;
}

function formatRate({ names, inputs, share }: ClassRate): string {
  const more = names.length - MOST_NAMES;
  const name = `${names.slice(0, MOST_NAMES).join(' + ')}${more > 0 ? ` + ${String(more)} more` : ''}`;
  return `${name}: ${String(Math.round(share * inputs))} of ${String(inputs)} (${roundedScore(share)})`;
}

/** The same of a result: nothing if it has no verdict. */
export function classRateLines(result: AnalysisResult): readonly string[] {
  const isJudged = result.state === 'passed' || result.state === 'vulnerable';
  return isJudged && result.classes !== undefined ? [classRateSentence(result.classes)] : [];
}
