import { present } from '@model-security-scan/common/present';
import { sarifIsDue } from '../decide/judged.ts';
import { findSubject } from '../decide/run-subject.ts';
import type { Outcome } from '../facts/run-outcome.ts';
import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';

/**
 * Renders the findings of a run for code scanning, with the code that is loaded only now.
 * @returns the text of the SARIF file; undefined if the run reached no verdict, because an empty file would close alerts
 */
export async function sarifLog(
  runner: Runner,
  outcome: Outcome,
  settings: Settings,
): Promise<string | undefined> {
  if (!sarifIsDue(outcome)) return undefined;
  const { renderSarif, serializeSarif } = await import('../report/sarif.ts');
  const { sarifCategory } = await import('../report/sarif/category.ts');
  const actionRepository = runner.variable('GITHUB_ACTION_REPOSITORY');
  // owner/name/.github/workflows/file.yml@refs/heads/main
  const workflow = /^[^/]+\/[^/]+\/([^@]+)@/u.exec(runner.variable('GITHUB_WORKFLOW_REF'))?.[1];
  const options = {
    category: sarifCategory(findSubject(settings)),
    ...present({ configFile: settings.configFile, fallbackFile: workflow }),
    ...(actionRepository === '' ? {} : { informationUri: `${runner.event.serverUrl}/${actionRepository}` }),
  };
  return serializeSarif(renderSarif(outcome, options));
}
