import type { RunContext } from '../facts/run-context.ts';
import { judgeCheckout } from '../decide/checked-out.ts';
import { readTarget } from '../decide/target.ts';
import { findCheckouts, readCheckedOut } from '../files/workspace-head.ts';
import { quotedName } from '../text/sanitize.ts';

/** The path of a file in the repository of a pull request; or a fault, one sentence or more, if nobody knows it. */
export type PolicyPlace =
  | {
      /** Relative to the repository. */
      readonly path: string;
      /** False if the workspace is no checkout, so that the file may lie elsewhere in the repository. */
      readonly isCertain: boolean;
    }
  | { readonly fault: string };

/**
 * Finds where a file of the policy lies in the repository of a pull request. The repository may be checked out into a folder
 * of the workspace; then this folder is no part of the path, and it must have the commit of the run checked out, since it
 * could be a checkout of something else.
 * @param file relative to the workspace
 */
export async function findPolicyPlace(
  { runner: { event }, settings: { workspace } }: Pick<RunContext, 'runner' | 'settings'>,
  file: string,
): Promise<PolicyPlace> {
  const [folder, nested] = await findCheckouts(workspace, file);
  if (folder === undefined) return { path: file, isCertain: false };
  if (nested !== undefined) {
    return {
      fault:
        `${quotedName(file)} belongs to another repository, which is checked out in ${quotedName(nested)}. Keep the file in the ` +
        'repository of the pull request.',
    };
  }
  if (folder === '') return { path: file, isCertain: true };
  const checkedOut = await readCheckedOut(workspace, file);
  const { commit } = readTarget(event);
  const { fault, notice } = commit === undefined ? NO_COMMIT : judgeCheckout(checkedOut, commit, event);
  const why = fault ?? notice;
  return why === undefined
    ? { path: file.slice(folder.length + 1), isCertain: true }
    : { fault: `It is not known which repository is checked out in ${quotedName(folder)}. ${why}` };
}

const NO_COMMIT = { fault: 'The event names no commit.', notice: undefined };
