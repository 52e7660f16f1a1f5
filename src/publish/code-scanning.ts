import { messageOf } from '../core/errors.ts';
import { alertPlace } from '../decide/alert-place.ts';
import type { Outcome } from '../facts/run-outcome.ts';
import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';
import { readCheckedOut } from '../files/workspace-head.ts';
import { openGithubForRun } from '../github/open.ts';
import { sarifLog } from './sarif-log.ts';

const NOT_UPLOADED = 'The findings were not uploaded to code scanning';

/** Uploads the findings to code scanning. If that fails, it logs a warning; the outcome stays the same. */
export async function uploadSarif(
  runner: Runner,
  outcome: Outcome,
  settings: Settings,
  signal: AbortSignal,
): Promise<void> {
  const { log, event } = runner;
  try {
    const text = await sarifLog(runner, outcome, settings);
    if (text === undefined) {
      log.info(`${NOT_UPLOADED}: the run reached no verdict, and an empty upload would close alerts.`);
      return;
    }
    const checkedOut = await readCheckedOut(settings.workspace, settings.configFile);
    const place = alertPlace(event, outcome.target, checkedOut);
    if ('why' in place) {
      log.warning(`${NOT_UPLOADED}, because ${place.why}.`);
      return;
    }
    const client = await openGithubForRun(runner, settings, signal);
    const reading = await client.uploadSarif({ text, ...place });
    if (typeof reading === 'object') {
      log.warning(`Code scanning could not read the findings: ${reading.errors.join('; ')}`);
      return;
    }
    const state = reading === 'complete' ? 'read' : 'uploaded, but code scanning has not read them yet';
    log.info(`Code scanning: findings ${state}, for ${place.ref}.`);
  } catch (error) {
    log.warning(`${NOT_UPLOADED}. ${messageOf(error)}`);
  }
}
