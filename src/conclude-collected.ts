import { type Conclusion, worstReason } from './conclude.ts';
import type { AnalysisResult } from './outcome.ts';

/**
 * The verdict of a run in mode collect. Pure; `passed` only where every pending analysis has ended and none is
 * vulnerable.
 * @param unreadable how many pending statuses name no job that could be asked for
 */
export function concludeCollected(
  results: readonly AnalysisResult[],
  unreadable: number,
  failOnVulnerability: boolean,
): Conclusion {
  const vulnerable = results.filter((result) => result.state === 'vulnerable');
  const undecided = results.filter((result) => result.reason !== undefined && result.state !== 'vulnerable');
  const running = results.filter((result) => result.state === 'submitted' && result.reason === undefined);
  const headline =
    `Of ${String(results.length)} pending analyses ${String(running.length)} are not known to have ended, ` +
    `${String(vulnerable.length)} found the model vulnerable, ${String(undecided.length)} came to no verdict.`;
  const reason = undecided.length > 0 ? worstReason(undecided) : undefined;
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
  if (reason !== undefined) return { status: 'error', failed: true, failureReason: reason, headline };
  if (unreadable > 0) {
    const words = `${String(unreadable)} pending commit statuses name no job that could be asked for. ${headline}`;
    return { status: 'error', failed: true, failureReason: 'unexpected-answer', headline: words };
  }
  if (results.length === 0) {
    return { status: 'not-scanned', failed: false, headline: 'No pending analysis was found.' };
  }
  return {
    status: results.every((result) => result.state === 'passed') ? 'passed' : 'submitted',
    failed: false,
    headline,
  };
}
