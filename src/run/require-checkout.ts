import type { ActiveRun } from './active-run.ts';
import { ServiceError } from '../core/errors.ts';
import type { Target } from '../core/outcome.ts';
import { judgeCheckout } from '../decide/checked-out.ts';
import { readTarget } from '../decide/target.ts';
import { readCheckedOut } from '../git/workspace-head.ts';

/**
 * Compares what is checked out with the commit that the result will count for (docs/design.md, rule 8). If the inputs name
 * another repository or branch, its commit is unknown and nothing can be compared; but commit statuses always count for
 * the commit of the event.
 * @returns notices for people
 * @throws ServiceError `invalid-input` if another commit is checked out
 */
export async function requireCheckout(
  { runner, settings }: ActiveRun,
  target: Target,
): Promise<readonly string[]> {
  const { mode, workspace, configFile, reports } = settings;
  if (mode !== 'scan' && mode !== 'plan') return [];
  const commit = target.commit ?? (reports.commitStatus ? readTarget(runner.event).commit : undefined);
  if (commit === undefined) return [];
  const checkedOut = await readCheckedOut(workspace, configFile);
  const { fault, notice } = judgeCheckout(checkedOut, commit, runner.event);
  if (fault !== undefined) throw new ServiceError('invalid-input', fault);
  return notice === undefined ? [] : [notice];
}
