import type { AnalysisResult, AnalysisState } from '../../facts/outcome.ts';
import { findingState, isAccepted } from '../../decide/judge-findings.ts';
import { badge, type Tone } from '../../html/badge.ts';
import type { Markup } from '../../html/markup.ts';

const STATES: Readonly<Record<AnalysisState, readonly [tone: Tone, word: string]>> = {
  planned: ['none', 'Planned'],
  submitted: ['none', 'Submitted'],
  passed: ['good', 'Passed'],
  vulnerable: ['bad', 'Vulnerable'],
  'not-tested': ['open', 'Not tested'],
  failed: ['open', 'Failed'],
  timeout: ['open', 'Timeout'],
  error: ['open', 'Error'],
};

/** The verdict of an analysis as a badge. @param text shown instead of the word */
export function stateBadge(result: AnalysisResult, text?: string): Markup {
  const [tone, word] = toneAndWord(result);
  return badge(tone, text ?? word);
}

/** `vulnerable`, `not tested`, `accepted` */
export function stateWord(result: AnalysisResult): string {
  return toneAndWord(result)[1].toLowerCase();
}

function toneAndWord(result: AnalysisResult): readonly [tone: Tone, word: string] {
  const { state, reason } = result;
  if (isAccepted(result)) {
    const word = findingState(result) ?? '';
    return ['none', `${word.charAt(0).toUpperCase()}${word.slice(1)}`];
  }
  // One that passed, but has a reason against that, has no verdict.
  return state === 'passed' && reason !== undefined ? ['open', 'No verdict'] : STATES[state];
}
