import type { AnalysisResult, AnalysisState } from '../../facts/run-outcome.ts';
import { findingState, isAccepted } from '../../decide/scan/decide-findings.ts';
import type { Tone } from '../../html/badge.ts';

interface StateLabel {
  readonly tone: Tone;
  readonly words: string;
  /** True if somebody has to look at it. */
  readonly alarming: boolean;
}

/** The labels of the states, most important first. */
export const STATE_LABELS: Readonly<Record<AnalysisState, StateLabel>> = {
  vulnerable: { tone: 'bad', words: 'vulnerable', alarming: true },
  failed: { tone: 'open', words: 'failed', alarming: true },
  error: { tone: 'open', words: 'error', alarming: true },
  timeout: { tone: 'open', words: 'timed out', alarming: true },
  'not-tested': { tone: 'open', words: 'not tested', alarming: true },
  submitted: { tone: 'none', words: 'submitted', alarming: false },
  planned: { tone: 'none', words: 'planned', alarming: false },
  passed: { tone: 'good', words: 'passed', alarming: false },
};

/** How a result looks, and its state in words: `vulnerable`, `not tested`, `accepted`. */
export function labelOf(result: AnalysisResult): Pick<StateLabel, 'tone' | 'words'> {
  if (isAccepted(result)) return { tone: 'none', words: findingState(result) ?? '' };
  const isOpen = result.state === 'passed' && hasNoVerdict(result);
  return isOpen ? { tone: 'open', words: 'no verdict' } : STATE_LABELS[result.state];
}

const MARKS: Readonly<Record<Tone, string>> = { good: '✓', bad: '✗', open: '?', none: '·' };

/** A sign for plain text; what is accepted has one of its own. */
export function markOf(result: AnalysisResult): string {
  return isAccepted(result) ? '○' : MARKS[labelOf(result).tone];
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

export type ResultGroup = 'findings' | 'undecided' | 'unfinished' | 'accepted' | 'passed';

/** What a result is for those who look at a run; `findings` are those that fail the check. */
export function groupOf(result: AnalysisResult): ResultGroup {
  const { state, reason } = result;
  if (isAccepted(result)) return 'accepted';
  if (state === 'vulnerable') return 'findings';
  if (state === 'planned' || state === 'submitted') return 'unfinished';
  // One that passed, but has a reason against that, has no verdict.
  return state === 'passed' && reason === undefined ? 'passed' : 'undecided';
}

/** True if nothing is known of what an analysis should judge, and nothing accepts that. */
export function hasNoVerdict(result: AnalysisResult): boolean {
  return groupOf(result) === 'undecided';
}
