import { type RunDecision, originOf, worstReason } from './run.ts';
import { counted } from '../text/number-words.ts';
import type { AnalysisResult } from '../core/outcome.ts';

/**
 * The verdict of a run in mode collect. Pure; `passed` only where every pending analysis has ended and none is
 * vulnerable.
 * @param unreadable how many pending statuses name no job that could be asked for
 */
export function decideCollectedRun(
  results: readonly AnalysisResult[],
  unreadable: number,
  failOnVulnerability: boolean,
): RunDecision {
  const vulnerable = results.filter((result) => result.state === 'vulnerable');
  const undecided = results.filter((result) => result.reason !== undefined && result.state !== 'vulnerable');
  const running = results.filter((result) => result.state === 'submitted' && result.reason === undefined);
  const found = headlineOf([
    [results.length - vulnerable.length - undecided.length - running.length, 'passed'],
    [vulnerable.length, 'found the model vulnerable'],
    [undecided.length, 'came to no verdict'],
    [running.length, 'still running'],
  ]);
  const headline =
    unreadable === 0
      ? found
      : `${counted(unreadable, 'pending commit status', 'pending commit statuses')} without a job that could be asked for. ${found}`;
  const reason = worstReason(undecided) ?? (unreadable > 0 ? 'unexpected-answer' : undefined);
  if (vulnerable.length > 0) {
    const failureReason = failOnVulnerability ? 'vulnerable' : reason;
    const failed = failureReason !== undefined;
    return {
      status: 'vulnerable',
      failed,
      headline,
      ...(failureReason === undefined ? {} : { failureReason }),
    };
  }
  if (reason !== undefined) {
    return { status: 'error', failed: true, failureReason: reason, ...originOf(undecided, reason), headline };
  }
  if (results.length === 0) {
    return { status: 'not-scanned', failed: false, headline };
  }
  return {
    status: results.every((result) => result.state === 'passed') ? 'passed' : 'submitted',
    failed: false,
    headline,
  };
}

function headlineOf(parts: readonly (readonly [count: number, words: string])[]): string {
  const total = parts.reduce((sum, [count]) => sum + count, 0);
  if (total === 0) return 'No pending analysis was found.';
  const known = parts.filter(([count]) => count > 0).map(([count, words]) => `${String(count)} ${words}`);
  return `${counted(total, 'pending analysis', 'pending analyses')}: ${known.join(', ')}.`;
}
