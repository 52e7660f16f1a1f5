import * as path from 'node:path';
import type { Outcome } from '../facts/outcome.ts';
import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';
import { describeWriteError, makeOutputFolder, replaceFile } from '../files/output-folder.ts';
import { buildRunUrl } from '../github/open.ts';
import { describeSettings } from '../report/page/settings.ts';
import { renderRunPage } from '../report/page/run-page.ts';
import { withWarning } from './with-warning.ts';

/**
 * Writes the page of the run, however the run ended.
 * @param reportFile absolute, or relative to the workspace
 * @returns the outcome with the path of the file, or with a warning that says why none was written
 */
export async function writeReport(
  runner: Runner,
  outcome: Outcome,
  settings: Settings,
  reportFile: string,
): Promise<Outcome> {
  const file = path.resolve(settings.workspace, reportFile);
  try {
    const page = renderRunPage(outcome, {
      version: runner.variable('GITHUB_ACTION_REF'),
      writtenMs: runner.clock.now(),
      runUrl: runner.variable('GITHUB_RUN_ID') === '' ? undefined : buildRunUrl(runner),
      settings: runner.secrets.redactAll(describeSettings(settings)),
    });
    await makeOutputFolder(settings.workspace, path.dirname(file));
    await replaceFile(file, page);
    return { ...outcome, reportFile };
  } catch (error) {
    const warning = `The report could not be written to "${reportFile}": ${describeWriteError(error)}.`;
    return withWarning(outcome, warning);
  }
}
