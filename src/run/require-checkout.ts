import type { ActiveRun } from './active-run.ts';
import { ServiceError } from '../core/errors.ts';
import type { Target } from '../facts/run-outcome.ts';
import { judgeCheckout } from '../decide/judge-checkout.ts';
import { isOtherRepository } from '../decide/record-mismatch.ts';
import { readTarget } from '../decide/target.ts';
import { readCheckedOut } from '../files/workspace-head.ts';

/** True if the result stands at the commit of the event, whatever the inputs name. */
function countsForEvent({ runner, settings }: ActiveRun): boolean {
  const { type, url, branch } = settings.repository;
  const { commentPolicy } = settings.reports;
  if (commentPolicy !== 'never' && readTarget(runner.event).pullRequest !== undefined) return true;
  // The address that is given may be that of the event itself.
  const own = `${runner.event.serverUrl}/${runner.event.repository}`;
  return type === 'github' && url !== undefined && branch === undefined && !isOtherRepository(url, own);
}

/**
 * Compares what is checked out with the commit that the result will count for (docs/design.md, rule 8). If the inputs name
 * another repository or branch, its commit is unknown and nothing can be compared; but a comment always counts for the
 * commit of the event.
 * @returns notices for people
 * @throws ServiceError `invalid-input` if another commit is checked out
 */
export async function requireCheckout(active: ActiveRun, target: Target): Promise<readonly string[]> {
  const { runner, settings } = active;
  const { mode, workspace, configFile } = settings;
  if (mode !== 'scan' && mode !== 'plan') return [];
  // On the command line the commit was read from the workspace itself, if it has one.
  if (runner.event.target !== undefined) return [];
  const commit = target.commit ?? (countsForEvent(active) ? readTarget(runner.event).commit : undefined);
  if (commit === undefined) return [];
  const checkedOut = await readCheckedOut(workspace, configFile);
  const { fault, notice } = judgeCheckout(checkedOut, commit, runner.event);
  if (fault !== undefined) throw new ServiceError('invalid-input', fault);
  return notice === undefined ? [] : [notice];
}
