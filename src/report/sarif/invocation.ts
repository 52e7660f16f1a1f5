import type { Invocation, Notification } from 'sarif';
import { grouped } from '@model-security-scan/common/number-words';
import type { AnalysisResult } from '../../facts/run-outcome.ts';
import { checkSentences, notTestedSentence } from '../../facts/finding-words.ts';
import { fullRuleId } from '../../facts/fingerprint.ts';
import { STATE_LABELS } from '../document/states.ts';
import { inertSentence } from './inert-text.ts';
import { isDecided } from '../../decide/judged.ts';
import { locationOf, MAX_RESULTS } from './result.ts';
import { shownName } from './sarif-results.ts';
import { ruleIndex } from './sarif-rules.ts';

/** The job summary shows more. */
const MAX_NOTIFICATIONS = 100;

const MAX_TEXT_LENGTH = 1000;

/**
 * Describes whether all analyses have a verdict, with a notification for each one that does not. Code scanning ignores the
 * results of an unsuccessful run and leaves its alerts unchanged (as the uploader's maintainers say).
 */
export function analysisInvocation(analyses: readonly AnalysisResult[], fallbackFile: string): Invocation {
  const undecided = analyses.filter((analysis) => !isDecided(analysis));
  const vulnerable = analyses.filter(({ state }) => state === 'vulnerable').length;
  const partly = analyses.filter((analysis) => notTestedSentence(analysis) !== '');
  const doubtful = analyses.filter((analysis) => checkSentences(analysis).length > 0);
  const shown = (
    found: readonly AnalysisResult[],
    level: 'note' | 'warning' | 'error',
    textOf: (analysis: AnalysisResult) => string,
  ): readonly Notification[] =>
    found
      .slice(0, MAX_NOTIFICATIONS)
      .map((analysis) => notificationOn(analysis, level, textOf(analysis), fallbackFile));
  const notifications = [
    ...shown(
      undecided,
      'error',
      ({ state, message = '' }) => ` reached no verdict: ${STATE_LABELS[state].words}. ${inert(message)}`,
    ),
    ...countNotification('error', undecided.length - MAX_NOTIFICATIONS, 'more reached no verdict'),
    // A verdict that is about a part of its analysis, and what a person should check before they believe one.
    ...shown(partly, 'note', (analysis) => ` was tested in part. ${inert(notTestedSentence(analysis))}`),
    ...shown(doubtful, 'warning', (analysis) => `: ${inert(checkSentences(analysis).join(' '))}`),
    ...countNotification('warning', vulnerable - MAX_RESULTS, 'more found their model vulnerable'),
  ];
  return {
    executionSuccessful: undecided.length === 0,
    ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
  };
}

/** Describes whether it is known of each analysis that it could be tested. One that ended early may be tested, or not. */
export function testedInvocation(analyses: readonly AnalysisResult[]): Invocation {
  const isKnown = (analysis: AnalysisResult): boolean =>
    isDecided(analysis) || analysis.state === 'not-tested';
  return { executionSuccessful: analyses.every(isKnown) };
}

/** @param text follows the name of the analysis; made safe */
function notificationOn(
  analysis: AnalysisResult,
  level: 'note' | 'warning' | 'error',
  text: string,
  fallbackFile: string,
): Notification {
  const { attack, place } = analysis.spec;
  return {
    level,
    message: { text: `${shownName(analysis)}${text}`.trim() },
    locations: [locationOf(place, fallbackFile)],
    associatedRule: { id: fullRuleId(attack), index: ruleIndex(attack) },
  };
}

function inert(text: string): string {
  return inertSentence(text, MAX_TEXT_LENGTH);
}

function countNotification(level: 'error' | 'warning', count: number, what: string): readonly Notification[] {
  if (count <= 0) return [];
  const text = `${grouped(count)} analyses ${what}: see the job summary.`;
  return [{ level, message: { text } }];
}
