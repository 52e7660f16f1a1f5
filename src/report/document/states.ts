import type { AnalysisResult, AnalysisState } from '../../facts/run-outcome.ts';
import { findingState, isAccepted } from '../../decide/scan/judge-findings.ts';
import type { Tone } from '../../html/badge.ts';
import { grouped } from '@model-security-scan/common/number-words';

interface StateLabel {
  /** An emoji that differs clearly from the others on light and dark backgrounds; the words are always shown with it. */
  readonly symbol: string;
  readonly tone: Tone;
  readonly words: string;
  /** Follows a number. */
  readonly counted: string;
  /** True if somebody has to look at it. */
  readonly alarming: boolean;
}

/** The labels of the states, most important first. */
export const STATE_LABELS: Readonly<Record<AnalysisState, StateLabel>> = {
  vulnerable: { symbol: '🚨', tone: 'bad', words: 'vulnerable', counted: 'vulnerable', alarming: true },
  failed: { symbol: '❌', tone: 'open', words: 'failed', counted: 'failed', alarming: true },
  error: { symbol: '💥', tone: 'open', words: 'error', counted: 'with errors', alarming: true },
  timeout: { symbol: '⌛', tone: 'open', words: 'timed out', counted: 'timed out', alarming: true },
  'not-tested': { symbol: '❔', tone: 'open', words: 'not tested', counted: 'not tested', alarming: true },
  submitted: { symbol: '🚀', tone: 'none', words: 'submitted', counted: 'submitted', alarming: false },
  planned: { symbol: '📝', tone: 'none', words: 'planned', counted: 'planned', alarming: false },
  passed: { symbol: '✅', tone: 'good', words: 'passed', counted: 'passed', alarming: false },
};

/** How a result looks, and its state in words: `vulnerable`, `not tested`, `accepted`. */
export function labelOf(result: AnalysisResult): Pick<StateLabel, 'tone' | 'words'> {
  if (isAccepted(result)) return { tone: 'none', words: findingState(result) ?? '' };
  // One that passed, but has a reason against that, has no verdict.
  const isOpen = result.state === 'passed' && result.reason !== undefined;
  return isOpen ? { tone: 'open', words: 'no verdict' } : STATE_LABELS[result.state];
}

const IMPORTANCE = Object.keys(STATE_LABELS);

/** Sorts a copy by state, most important first; results of one state keep their order. */
export function mostImportantFirst(results: readonly AnalysisResult[]): readonly AnalysisResult[] {
  return results.toSorted((a, b) => IMPORTANCE.indexOf(a.state) - IMPORTANCE.indexOf(b.state));
}

/** True if somebody has to look at a result: it fails the check, or there is no verdict. */
export function isAlarming(result: AnalysisResult): boolean {
  return STATE_LABELS[result.state].alarming && !isAccepted(result);
}

/** `🚨 2 vulnerable · ☑️ 1 accepted · ✅ 3 passed`, most important first. What is accepted is not counted as vulnerable. */
export function countStates(results: readonly AnalysisResult[]): string {
  const rest = results.filter((result) => !isAccepted(result));
  const { passed, ...others } = STATE_LABELS;
  const count = (state: string): number => rest.filter((result) => result.state === state).length;
  return [
    ...Object.entries(others).map(([state, label]) => ({ label, count: count(state) })),
    { label: { symbol: '☑️', counted: 'accepted' }, count: results.length - rest.length },
    { label: passed, count: count('passed') },
  ]
    .filter((one) => one.count > 0)
    .map((one) => `${one.label.symbol} ${grouped(one.count)} ${one.label.counted}`)
    .join(' · ');
}
