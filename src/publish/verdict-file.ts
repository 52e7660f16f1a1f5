import * as path from 'node:path';
import type { Outcome } from '../facts/outcome.ts';
import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';
import { stateVerdict } from '../decide/verdict-statement.ts';
import { describeWriteError, makeOutputFolder, removeFile, replaceFile } from '../files/output-folder.ts';
import { buildRunUrl } from '../github/open.ts';
import { renderVerdictFile } from '../report/verdict-file.ts';
import { withWarning } from './with-warning.ts';

/**
 * Writes the verdict as a statement for others to sign, if there is a verdict on known content. A file that an earlier run
 * left there is removed otherwise, so that nobody signs it as the verdict of this run.
 * @param verdictFile absolute, or relative to the workspace
 * @returns the outcome with the path of the file, or with a warning that says why none was written
 */
export async function writeVerdict(
  runner: Runner,
  outcome: Outcome,
  settings: Settings,
  verdictFile: string,
): Promise<Outcome> {
  const file = path.resolve(settings.workspace, verdictFile);
  const statement = stateVerdict(outcome);
  try {
    await makeOutputFolder(settings.workspace, path.dirname(file));
    if ('why' in statement) {
      await removeFile(file);
      return withWarning(outcome, `No statement of the verdict was written: ${statement.why}.`);
    }
    await replaceFile(file, renderVerdictFile(statement, outcome, readRunFacts(runner)));
    return { ...outcome, verdictFile };
  } catch (error) {
    const why = describeWriteError(error);
    return withWarning(
      outcome,
      `The statement of the verdict could not be written to "${verdictFile}": ${why}.`,
    );
  }
}

function readRunFacts(runner: Runner): Parameters<typeof renderVerdictFile>[2] {
  const isOnGithub = runner.variable('GITHUB_RUN_ID') !== '';
  return runner.secrets.redactAll({
    actionRef: runner.variable('GITHUB_ACTION_REF'),
    attempt: runner.variable('GITHUB_RUN_ATTEMPT'),
    ...(isOnGithub ? { runUrl: buildRunUrl(runner) } : {}),
  });
}
