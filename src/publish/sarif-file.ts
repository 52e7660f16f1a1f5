import * as path from 'node:path';
import type { Outcome } from '../facts/outcome.ts';
import { describeWriteError, makeOutputFolder, replaceFile } from '../files/output-folder.ts';
import { sarifCategory } from '../report/sarif/category.ts';
import { sarifIsDue } from '../decide/judged.ts';
import { findSubject } from '../decide/run-subject.ts';
import { renderSarif, serializeSarif } from '../report/sarif.ts';
import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';
import { withWriteFailure } from './with-warning.ts';
import { present } from '../core/present.ts';

/**
 * Writes the SARIF file, but only if the run came to a verdict: an empty file would close alerts that are still valid.
 * @param sarifFile absolute, or relative to the workspace
 * @returns the outcome with the path of the file, with a notice if none is due, or a failure if it could not be written
 */
export async function writeSarif(
  runner: Runner,
  outcome: Outcome,
  settings: Settings,
  sarifFile: string,
): Promise<Outcome> {
  if (!sarifIsDue(outcome)) {
    return withNotice(
      outcome,
      'No SARIF file was written: the run reached no verdict, and an empty file would close alerts.',
    );
  }
  const file = path.resolve(settings.workspace, sarifFile);
  try {
    const text = serializeSarif(renderSarif(outcome, sarifOptions(runner, settings)));
    await makeOutputFolder(settings.workspace, path.dirname(file));
    await replaceFile(file, text);
    return { ...outcome, sarifFile };
  } catch (error) {
    const why = describeWriteError(error);
    return withWriteFailure(outcome, `The SARIF file could not be written to "${sarifFile}": ${why}.`);
  }
}

function sarifOptions(runner: Runner, settings: Settings): Parameters<typeof renderSarif>[1] {
  const { configFile } = settings;
  const actionRepository = runner.variable('GITHUB_ACTION_REPOSITORY');
  // owner/name/.github/workflows/file.yml@refs/heads/main
  const workflow = /^[^/]+\/[^/]+\/([^@]+)@/u.exec(runner.variable('GITHUB_WORKFLOW_REF'))?.[1];
  return {
    category: sarifCategory(findSubject(settings)),
    ...present({ configFile, fallbackFile: workflow }),
    ...(actionRepository === '' ? {} : { informationUri: `${runner.event.serverUrl}/${actionRepository}` }),
  };
}

function withNotice(outcome: Outcome, notice: string): Outcome {
  return { ...outcome, notices: [...outcome.notices, notice] };
}
