import * as path from 'node:path';
import type { Outcome } from '../facts/outcome.ts';
import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';
import { describeWriteError, makeOutputFolder, replaceFile } from '../files/output-folder.ts';
import { renderBom } from '../report/bom/bom.ts';
import { withWarning } from './with-warning.ts';

/**
 * Writes the bill of materials, if the files of the repository were scanned.
 * @param bomFile absolute, or relative to the workspace
 * @returns the outcome with the path of the file, or with a warning that says why none was written
 */
export async function writeBom(
  runner: Runner,
  outcome: Outcome,
  settings: Settings,
  bomFile: string,
): Promise<Outcome> {
  const { supplyChain, target } = outcome;
  if (supplyChain?.scope !== 'workspace') {
    return withWarning(
      outcome,
      'No bill of materials was written: the files of the repository were not scanned.',
    );
  }
  const file = path.resolve(settings.workspace, bomFile);
  try {
    const actionRef = runner.variable('GITHUB_ACTION_REF');
    const text = renderBom({ supplyChain, analyses: settings.analyses, target, actionRef });
    await makeOutputFolder(settings.workspace, path.dirname(file));
    await replaceFile(file, text);
    return { ...outcome, bomFile };
  } catch (error) {
    const why = describeWriteError(error);
    return withWarning(outcome, `The bill of materials could not be written to "${bomFile}": ${why}.`);
  }
}
