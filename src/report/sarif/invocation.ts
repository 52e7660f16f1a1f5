import type { Invocation, Notification } from 'sarif';
import { grouped } from '../../text/number-words.ts';
import type { AnalysisResult } from '../../facts/outcome.ts';
import { checkSentences, notTestedSentence } from '../../facts/finding-words.ts';
import { fullRuleId } from '../../facts/fingerprint.ts';
import { STATE_LABELS } from '../summary/states.ts';
import { inertSentence, inertText } from './inert-text.ts';
import { isDecided } from '../../decide/judged.ts';
import { locationOf } from './location.ts';
import { MAX_RESULTS } from './results.ts';
import { ruleIndex } from './rules.ts';

/** The job summary shows more. */
const MAX_NOTIFICATIONS = 100;

const MAX_NAME_LENGTH = 200;
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
  const notifications = [
    ...undecided
      .slice(0, MAX_NOTIFICATIONS)
      .map((analysis): Notification => undecidedNotification(analysis, fallbackFile)),
    ...countNotification('error', undecided.length - MAX_NOTIFICATIONS, 'more reached no verdict'),
    ...partly.slice(0, MAX_NOTIFICATIONS).map((analysis) => partNotification(analysis, fallbackFile)),
    ...doubtful.slice(0, MAX_NOTIFICATIONS).map((analysis) => checkNotification(analysis, fallbackFile)),
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

/** A verdict that is about a part of its analysis. */
function partNotification(analysis: AnalysisResult, fallbackFile: string): Notification {
  const { spec } = analysis;
  const name = inertText(spec.name, MAX_NAME_LENGTH);
  const parts = inertSentence(notTestedSentence(analysis), MAX_TEXT_LENGTH);
  return {
    level: 'note',
    message: { text: `${name === '' ? spec.attack : name} was tested in part. ${parts}` },
    locations: [locationOf(spec.place, fallbackFile)],
    associatedRule: { id: fullRuleId(spec.attack), index: ruleIndex(spec.attack) },
  };
}

/** What a person should check before they believe a verdict. */
function checkNotification(analysis: AnalysisResult, fallbackFile: string): Notification {
  const { spec } = analysis;
  const name = inertText(spec.name, MAX_NAME_LENGTH);
  const words = inertSentence(checkSentences(analysis).join(' '), MAX_TEXT_LENGTH);
  return {
    level: 'warning',
    message: { text: `${name === '' ? spec.attack : name}: ${words}` },
    locations: [locationOf(spec.place, fallbackFile)],
    associatedRule: { id: fullRuleId(spec.attack), index: ruleIndex(spec.attack) },
  };
}

function undecidedNotification({ spec, state, message }: AnalysisResult, fallbackFile: string): Notification {
  const name = inertText(spec.name, MAX_NAME_LENGTH);
  const why = inertSentence(message ?? '', MAX_TEXT_LENGTH);
  const what = `${name === '' ? spec.attack : name} reached no verdict: ${STATE_LABELS[state].words}.`;
  return {
    level: 'error',
    message: { text: why === '' ? what : `${what} ${why}` },
    locations: [locationOf(spec.place, fallbackFile)],
    associatedRule: { id: fullRuleId(spec.attack), index: ruleIndex(spec.attack) },
  };
}

function countNotification(level: 'error' | 'warning', count: number, what: string): readonly Notification[] {
  if (count <= 0) return [];
  const text = `${grouped(count)} analyses ${what}: see the job summary.`;
  return [{ level, message: { text } }];
}
