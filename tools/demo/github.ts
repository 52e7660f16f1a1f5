import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startGithubServer } from '../../__tests__/support/github-server.ts';
import type { RunOptions } from '../../__tests__/support/run-action.ts';
import { DEFAULT_CONFIG_FILE } from '../../src/core/settings.ts';
import type { Checkout, Origin } from './checkout.ts';

/** The GitHub that the demo plays on this machine. */
export interface DemoGithub {
  /** What a run must know of it: its address, its token, and the event that started the run. */
  readonly run: Pick<RunOptions, 'githubToken' | 'event' | 'env'>;
  /** The comments and commit statuses that there are now, as texts with their titles. */
  written(): readonly Written[];
  close(): Promise<void>;
}

/** Something that a run has written on GitHub. */
interface Written {
  readonly title: string;
  readonly text: string;
}

const PULL_REQUEST = 7;

/**
 * Starts a GitHub with one repository on loopback.
 * @param isPullRequest true if the commit is the head of a pull request, on which runs can comment; else it was pushed
 */
export async function startDemoGithub(
  { server, repository }: Origin,
  { branch, commit }: Checkout,
  workspace: string,
  isPullRequest: boolean,
): Promise<DemoGithub> {
  const github = await startGithubServer({ repository });
  // The base of the pull request is the commit itself: its policy is the same.
  github.files.set(commit, await readPolicy(workspace));
  if (isPullRequest) github.pulls.push({ number: PULL_REQUEST, sha: commit });
  const ref = isPullRequest ? `pull/${String(PULL_REQUEST)}/merge` : `heads/${branch}`;
  const event = isPullRequest ? { event: pullRequest(repository, branch, commit) } : {};
  return {
    run: {
      ...event,
      githubToken: github.token,
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_SERVER_URL: server,
        GITHUB_REPOSITORY: repository,
        GITHUB_SHA: commit,
        GITHUB_REF: `refs/${ref}`,
        GITHUB_REF_NAME: ref.replace(/^(?:pull|heads)\//u, ''),
      },
    },
    written: () => [
      ...github.comments.map(({ issue, body }) => ({
        title: `Comment on pull request ${String(issue)}, as Markdown`,
        text: body,
      })),
      ...statusWords(github.statuses),
    ],
    close: () => github.close(),
  };
}

async function readPolicy(workspace: string): Promise<Readonly<Record<string, string>>> {
  try {
    return { [DEFAULT_CONFIG_FILE]: await readFile(join(workspace, DEFAULT_CONFIG_FILE), 'utf8') };
  } catch {
    // A clone may have its config file elsewhere; the action says what is wrong then.
    return {};
  }
}

function pullRequest(repository: string, branch: string, sha: string): NonNullable<RunOptions['event']> {
  const repo = { full_name: repository, default_branch: 'main' };
  const sides = { head: { ref: branch, sha, repo }, base: { ref: 'main', sha, repo } };
  return {
    name: 'pull_request',
    payload: { repository: repo, pull_request: { number: PULL_REQUEST, ...sides } },
  };
}

interface Status {
  readonly context: string;
  readonly state: string;
  readonly description: string | null;
}

/** The newest status of each context, as the commit's page on GitHub lists them. */
function statusWords(statuses: readonly Status[]): readonly Written[] {
  const newest = [...new Map(statuses.map((status) => [status.context, status])).values()];
  if (newest.length === 0) return [];
  const lines = newest
    .toSorted((one, other) => one.context.localeCompare(other.context))
    .map(({ context, state, description }) => `${state.padEnd(7)}  ${context}: ${description ?? ''}`);
  return [{ title: 'Commit statuses', text: lines.join('\n') }];
}
