import path from 'node:path';
import { findCheckouts, openRepository } from '../../files/workspace-head.ts';
import { openGitCommit } from '../../files/git-commit.ts';
import { GithubError } from '../../core/errors.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { readBaseCommit } from '../../decide/policy/base-commit.ts';
import type { CommitFiles } from '../../core/commit.ts';
import type { PlannedAnalysis } from '../../facts/artifact.ts';
import type { RunContext } from '../../facts/runner.ts';
import type { BaseCommitFiles } from './base-workspace.ts';

/** The base commit, or why its files cannot be read: sentences. */
export type OpenedBase = BaseCommitFiles | { readonly fault: string };

/**
 * Opens the commit that the models of a run are compared with: the objects of the checkout have it, or GitHub does.
 * @param ref what the command line names; without it the base of the pull request counts
 * @param analyses those of the run: their files tell where the checkout is, if no config file does
 * @returns undefined if the run has no base
 * @throws the reason of the run's signal
 */
export async function openBase(
  context: RunContext,
  ref: string | undefined,
  analyses: readonly PlannedAnalysis[],
): Promise<OpenedBase | undefined> {
  const { event } = context.runner;
  const base = ref === undefined ? readBaseCommit(event) : ({ kind: 'commit', sha: ref } as const);
  if (base.kind === 'none') return undefined;
  if (base.kind === 'not-named') {
    return { fault: `The ${event.eventName} event does not name the base commit.` };
  }
  const folder = await findCheckout(context, analyses);
  const checkout = path.join(context.settings.workspace, folder ?? '');
  const prefix = folder === undefined || folder === '' ? '' : `${folder}/`;
  const found = folder === undefined ? undefined : await openGitCommit(checkout, base.sha);
  const files = found ?? (ref === undefined ? await openOnGithub(context, base.sha) : unknownRef(ref));
  return 'fault' in files
    ? files
    : { files, prefix, isPlaced: folder !== undefined, lfsFolder: await findLfsFolder(checkout) };
}

async function findCheckout(
  { settings: { workspace, configFile } }: RunContext,
  [first]: readonly PlannedAnalysis[],
): Promise<string | undefined> {
  const [folder] = await findCheckouts(workspace, configFile ?? first?.spec.artifacts[0]?.path ?? '');
  return folder;
}

function unknownRef(ref: string): { readonly fault: string } {
  const shown = plainLine(ref, 100);
  return {
    fault: `The checkout has no commit "${shown}", or git is not there. Fetch it before: git fetch origin ${shown}`,
  };
}

async function openOnGithub(
  { runner, settings, signal }: RunContext,
  commit: string,
): Promise<CommitFiles | { readonly fault: string }> {
  try {
    const { openGithubForRun } = await import('../../github/open.ts');
    const github = await openGithubForRun(runner, settings, signal);
    return await github.openCommit(commit);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof GithubError)) throw error;
    return { fault: error.message };
  }
}

async function findLfsFolder(checkout: string): Promise<string | undefined> {
  try {
    const { common } = await openRepository(path.join(checkout, '.git'));
    return path.join(common, 'lfs', 'objects');
  } catch {
    return undefined;
  }
}
