import { type RunDecision, findOrigin, worstReason } from './run.ts';
import { counted } from '../text/number-words.ts';
import type { AnalysisResult } from '../facts/outcome.ts';

/**
 * Decides the verdict of a run in mode collect. The verdict is `passed` only if every pending analysis has ended and none
 * is vulnerable. Pure.
 * @param unsigned the number of pending statuses that this action's key did not sign: they are no memory, and no verdict
 * @param open the number of other pending statuses without a verdict: nobody knows their jobs, or they changed meanwhile
 */
export function decideCollectedRun(
  results: readonly AnalysisResult[],
  unsigned: number,
  failOnVulnerability: boolean,
  open = 0,
): RunDecision {
  const vulnerable = results.filter((result) => result.state === 'vulnerable');
  const undecided = results.filter((result) => result.reason !== undefined && result.state !== 'vulnerable');
  const running = results.filter((result) => result.state === 'submitted' && result.reason === undefined);
  const found = describeCounts([
    [results.length - vulnerable.length - undecided.length - running.length, 'passed'],
    [vulnerable.length, 'found the model vulnerable'],
    [undecided.length, 'reached no verdict'],
    [running.length, 'still running'],
  ]);
  const headline = [
    ...(unsigned === 0 ? [] : [`${pendingStatuses(unsigned)} not signed with this API key.`]),
    ...(open === 0 ? [] : [`${pendingStatuses(open)} without a verdict and left open.`]),
    found,
  ].join(' ');
  const reason = worstReason(undecided);
  if (vulnerable.length > 0) {
    if (failOnVulnerability) {
      return { status: 'vulnerable', failed: true, failureReason: 'vulnerable', headline };
    }
    if (reason === undefined) return { status: 'vulnerable', failed: false, headline };
    const origin = findOrigin(undecided, reason);
    return { status: 'vulnerable', failed: true, failureReason: reason, ...origin, headline };
  }
  if (reason !== undefined) {
    return {
      status: 'error',
      failed: true,
      failureReason: reason,
      ...findOrigin(undecided, reason),
      headline,
    };
  }
  if (results.length === 0) {
    return { status: 'not-scanned', failed: false, headline };
  }
  return {
    status:
      unsigned + open === 0 && results.every((result) => result.state === 'passed') ? 'passed' : 'submitted',
    failed: false,
    headline,
  };
}

function pendingStatuses(count: number): string {
  return counted(count, 'pending commit status is', 'pending commit statuses are');
}

function describeCounts(parts: readonly (readonly [count: number, words: string])[]): string {
  const total = parts.reduce((sum, [count]) => sum + count, 0);
  if (total === 0) return 'No pending analysis was found.';
  const known = parts.filter(([count]) => count > 0).map(([count, words]) => `${String(count)} ${words}`);
  return `${counted(total, 'pending analysis', 'pending analyses')}: ${known.join(', ')}.`;
}
