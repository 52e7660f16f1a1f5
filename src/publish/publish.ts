import { messageOf } from '../core/errors.ts';
import type { Outcome } from '../facts/run-outcome.ts';
import { describeOutputsError } from '../files/output-folder.ts';
import { renderAnnotations } from '../report/annotations.ts';
import { outputWarnings, renderOutputs } from '../report/outputs.ts';
import { renderSummary } from '../report/summary.ts';
import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';

/**
 * Publishes an outcome: files, outputs, annotations, the job summary, the pull request's
 * comment and the alerts of code scanning.
 * @param settings absent if the run failed before they could be read
 * @returns the outcome with the files that were written; a failure if the outputs could not be written
 */
export async function publish(
  runner: Runner,
  found: Outcome,
  settings: Settings | undefined,
  signal: AbortSignal,
): Promise<Outcome> {
  const { log } = runner;
  const complete = settings === undefined ? found : await withFiles(runner, found, settings);
  const outcome = withOutputs(runner, complete);
  for (const { level, text, place } of renderAnnotations(outcome, outputWarnings(outcome))) {
    log[level](text, place);
  }
  try {
    await runner.writeSummary(renderSummary(outcome));
  } catch (error) {
    // The verdict does not depend on the summary.
    log.warning(`The job summary could not be written: ${messageOf(error)}`);
  }
  if (settings !== undefined && settings.reports.commentPolicy !== 'never' && !signal.aborted) {
    const { commentOn } = await import('./pull-comment.ts');
    await commentOn(runner, outcome, settings, signal);
  }
  if (settings?.reports.uploadsSarif === true && !signal.aborted) {
    const { uploadSarif } = await import('./code-scanning.ts');
    await uploadSarif(runner, outcome, settings, signal);
  }
  log.info(`${describeEnd(outcome)}. ${outcome.headline}`);
  return outcome;
}

/** `Done: passed`, or `Failed: timeout`: for a step that fails, the reason says more than the status. */
function describeEnd({ failed, status, failureReason }: Outcome): string {
  return failed ? `Failed: ${failureReason ?? status}` : `Done: ${status}`;
}

/** Writes the outputs. If that fails, the gate fails, because no later step could read its verdict. */
function withOutputs(runner: Runner, outcome: Outcome): Outcome {
  try {
    runner.setOutputs(renderOutputs(outcome));
    return outcome;
  } catch (error) {
    const errorMessage = describeOutputsError(error);
    const failure = { status: 'error', failureReason: 'unexpected-answer', origin: 'runner' } as const;
    return { ...outcome, ...failure, failed: true, errorMessage };
  }
}

/** Writes the files that the settings ask for, and adds the folder of the reports. */
export async function withFiles(runner: Runner, outcome: Outcome, settings: Settings): Promise<Outcome> {
  const { directory } = settings.reports;
  const hasReports = outcome.results.some((result) => result.reports.length > 0);
  const named = directory === undefined || !hasReports ? outcome : { ...outcome, reportDirectory: directory };
  const { writeFiles } = await import('./written-files.ts');
  return writeFiles(runner, named, settings);
}
