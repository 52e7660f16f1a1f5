import type { RunContext } from '../facts/run-context.ts';
import type { PolicySource, Settings } from '../facts/settings.ts';
import type { GithubClient } from '../github/client.ts';
import type { BaseFile, BaseFiles } from '../settings/base-policy-input.ts';
import { quotedName } from '../text/sanitize.ts';
import { findPolicyPlace } from './policy-place.ts';

/** Why a file of a base could not be read: one sentence or more. */
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
