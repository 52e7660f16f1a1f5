import * as path from 'node:path';
import type { Outcome } from '../facts/outcome.ts';
import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';
import { describeWriteError, makeOutputFolder, replaceFile } from '../files/output-folder.ts';
import { renderResultsFile } from '../report/results-file.ts';
import { withWriteFailure } from './with-warning.ts';

/**
 * Writes the results file, however the run ended.
 * @param resultsFile absolute, or relative to the workspace
 * @returns the outcome with the path of the file, or a failure that says why none was written
 */
export async function writeResults(
  runner: Runner,
  outcome: Outcome,
  settings: Settings,
  resultsFile: string,
): Promise<Outcome> {
  const file = path.resolve(settings.workspace, resultsFile);
  try {
    await makeOutputFolder(settings.workspace, path.dirname(file));
    const version = runner.variable('GITHUB_ACTION_REF');
    await replaceFile(file, renderResultsFile(outcome, version, runner.clock.now()));
    return { ...outcome, resultsFile };
  } catch (error) {
    const why = describeWriteError(error);
    return withWriteFailure(outcome, `The results file could not be written to "${resultsFile}": ${why}.`);
  }
}
