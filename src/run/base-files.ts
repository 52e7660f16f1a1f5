import type { RunContext } from '../facts/runner.ts';
import type { PolicySource, Settings } from '../facts/settings.ts';
import type { GithubClient } from '../github/client.ts';
import type { BaseFile, BaseFiles } from '../settings/base-policy-input.ts';
import { quotedName } from '@model-security-scan/common/sanitize';
import { judgeCheckout } from '../decide/judge-checkout.ts';
import { readTarget } from '../decide/target.ts';
import { findCheckouts, readCheckedOut } from '../files/workspace-head.ts';

interface Fault {
  readonly fault: string;
}

const MAX_CONFIG_BYTES = 2 * 1024 * 1024;
const MAX_BASELINE_BYTES = 20 * 1024 * 1024;
/** A run that only shows the changes does not wait long for GitHub. */
const MAX_ATTEMPTS_TO_SHOW = 2;
const MAX_REQUEST_MS_TO_SHOW = 10_000;

/**
 * Fetches the files that hold the policy of a base.
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
export async function fetchBaseFiles(
  context: RunContext,
  { from, configFile, baselineFile }: PolicySource,
  commit: string,
): Promise<BaseFiles | Fault> {
  const { runner, settings, signal } = context;
  const { openGithubForRun } = await import('../github/open.ts');
  const github = await openGithubForRun(runner, from === 'base' ? settings : hurried(settings), signal);
  const config =
    configFile === undefined ? undefined : await fetchConfig(context, github, configFile, commit);
  if (config !== undefined && 'fault' in config) return config;
  const baseline =
    baselineFile === undefined ? undefined : await fetchBaseline(context, github, baselineFile, commit);
  if (baseline !== undefined && 'fault' in baseline) return baseline;
  return { config, baseline };
}

async function fetchConfig(
  context: RunContext,
  github: GithubClient,
  file: string,
  commit: string,
): Promise<BaseFile | Fault | undefined> {
  const place = await findPolicyPlace(context, file);
  if ('fault' in place) return place;
  const wanted = { path: place.path, file, commit, maxBytes: MAX_CONFIG_BYTES };
  const found = await fetchFile(github, wanted);
  if (found !== undefined || place.isCertain) return found;
  // A base without this file has no policy. That must not be concluded from a path that may be wrong.
  return {
    fault:
      `The base commit has no ${quotedName(file)}, and the workspace has no .git folder that says where the file lies in the ` +
      'repository. Let actions/checkout check the repository out.',
  };
}

/** A baseline whose place in the repository is not known is one that the base lacks: then every finding is new. */
async function fetchBaseline(
  context: RunContext,
  github: GithubClient,
  file: string,
  commit: string,
): Promise<BaseFile | Fault | undefined> {
  const place = await findPolicyPlace(context, file);
  if ('fault' in place) return undefined;
  return fetchFile(github, { path: place.path, file, commit, maxBytes: MAX_BASELINE_BYTES });
}

interface Wanted {
  /** Relative to the repository. */
  readonly path: string;
  /** The same file relative to the workspace. */
  readonly file: string;
  readonly commit: string;
  readonly maxBytes: number;
}

async function fetchFile(github: GithubClient, wanted: Wanted): Promise<BaseFile | Fault | undefined> {
  const { path, file, commit, maxBytes } = wanted;
  const found = await github.readFileAt({ path, commit, maxBytes });
  switch (found.kind) {
    case 'missing':
      return undefined;
    case 'text':
      return { path: file, shown: `${path} at ${commit.slice(0, 7)}`, text: found.text };
    case 'unusable':
      return unusable(wanted, found.why);
  }
}

function unusable({ path, commit }: Pick<Wanted, 'path' | 'commit'>, why: string): Fault {
  const end = why.endsWith('.') ? '' : '.';
  return { fault: `${quotedName(path)} at the base commit ${commit.slice(0, 7)} ${why}${end}` };
}

function hurried(settings: Settings): Settings {
  const { requestTimeoutMs, maxAttempts } = settings.service;
  const service = {
    ...settings.service,
    requestTimeoutMs: Math.min(requestTimeoutMs, MAX_REQUEST_MS_TO_SHOW),
    maxAttempts: Math.min(maxAttempts, MAX_ATTEMPTS_TO_SHOW),
  };
  return { ...settings, service };
}

/** The path of a file in the repository of a pull request; or a fault, one sentence or more, if nobody knows it. */
type PolicyPlace =
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
async function findPolicyPlace(
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
