import type { Transport } from '../http/types.ts';
import type { Redact } from '../core/redaction.ts';
import { plainLine } from '../text/sanitize.ts';
import { GithubError } from '../core/errors.ts';
import type { CommitStatus, StatusState } from '../facts/commit-status.ts';
import {
  type IssueComment,
  type PullHead,
  readComment,
  readLogin,
  readPullHead,
  readStatus,
} from './answers.ts';
import { graphqlUrl, listStatusesOfCommits, type StatusesOfCommits } from './commit-statuses.ts';
import { listAll } from './list-all.ts';
import type { ListLimits } from './list-limits.ts';
import { type FileRequest, readFileAt, type RepositoryFile } from './repository-file.ts';
import { createSender, type SendRequest } from './requests.ts';
import type { WritePacer } from './write-pacer.ts';

export interface GithubOptions {
  readonly token: string;
  /** Removes the secrets of the run, including the token, from texts of GitHub. */
  readonly redact: Redact;
  /** `https://api.github.com`, or an enterprise server's `https://host/api/v3` (GITHUB_API_URL). */
  readonly apiUrl: string;
  /** `owner/name` */
  readonly repository: string;
  /** Aborted if the run ends early; every request then fails with its reason. */
  readonly signal: AbortSignal;
  readonly transport: Transport;
  /** Delays requests that create content; shared by all clients of the process. */
  readonly pacer: Pick<WritePacer, 'waitForTurn'>;
}

/** A commit status to write. */
interface NewStatus {
  readonly context: string;
  readonly state: StatusState;
  /** At most 140 characters. */
  readonly description: string;
  readonly targetUrl?: string;
}

/** The operations of GitHub that the action needs. Each throws GithubError, or the reason of the run's signal. */
export interface GithubClient {
  /** Lists the comments of a pull request, oldest first. */
  listComments(pullRequest: number): Promise<IssueComment[]>;
  /** Creates a comment. The request is not sent again if it may have been processed. */
  createComment(pullRequest: number, body: string): Promise<void>;
  updateComment(id: number, body: string): Promise<void>;
  /** Lists the statuses of a commit, newest first. @param limits if they are shared with other lists */
  listStatuses(sha: string, limits?: ListLimits): Promise<CommitStatus[]>;
  /** Lists the newest status of each context of many commits, with few requests. */
  listStatusesOfCommits(shas: readonly string[]): Promise<StatusesOfCommits>;
  createStatus(sha: string, status: NewStatus): Promise<void>;
  listOpenPullHeads(): Promise<PullHead[]>;
  /** Reads a text file of the repository at a commit, or lists a folder. */
  readFileAt(request: FileRequest): Promise<RepositoryFile>;
  /** Finds the account of the token; undefined for the token of a workflow or an app, which has none. */
  findOwnLogin(): Promise<string | undefined>;
}

/**
 * Opens GitHub's REST API with octokit, which is loaded only now and sends its requests through the transport.
 * @throws GithubError if the repository is not given as owner/name, or octokit cannot be loaded
 */
export async function openGithub(options: GithubOptions): Promise<GithubClient> {
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/u.exec(options.repository) ?? [];
  const operation = 'open the GitHub API';
  if (owner === undefined || repo === undefined) {
    const found = plainLine(options.repository, 200);
    throw new GithubError(`Could not ${operation}: expected a repository as owner/name, found "${found}".`, {
      operation,
    });
  }
  const { getOctokit } = await import('@actions/github').catch((error: unknown) => {
    // The package reads the event when it is loaded, and fails if the event's file is not JSON.
    throw new GithubError(
      `Could not ${operation}: octokit could not be loaded. Check that the file of GITHUB_EVENT_PATH is JSON.`,
      { operation },
      { cause: error },
    );
  });
  const octokit = getOctokit(options.token, { baseUrl: options.apiUrl.replace(/\/+$/u, '') });
  const send = createSender({
    ...options,
    request: (route, parameters) => octokit.request(route, { owner, repo, ...parameters }),
  });
  const statuses = statusOperations(send);
  const source = {
    send: createSender({ ...options, request: (route, parameters) => octokit.request(route, parameters) }),
    url: graphqlUrl(options.apiUrl),
    owner,
    name: repo,
    redact: options.redact,
    listStatuses: statuses.listStatuses,
  };
  return {
    ...commentOperations(send),
    ...statuses,
    ...lookups(send),
    listStatusesOfCommits: (shas) => listStatusesOfCommits(source, shas),
    readFileAt: (request) => readFileAt(send, request),
  };
}

function commentOperations(
  send: SendRequest,
): Pick<GithubClient, 'listComments' | 'createComment' | 'updateComment'> {
  const permission = 'pull-requests: write';
  return {
    listComments: (pullRequest) =>
      listAll(send, readComment, {
        operation: `list the comments of pull request ${String(pullRequest)}`,
        permission,
        route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { issue_number: pullRequest },
      }),
    createComment: async (pullRequest, body) => {
      await send({
        operation: `comment on pull request ${String(pullRequest)}`,
        permission,
        route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { issue_number: pullRequest, body },
        repeatable: false,
        createsContent: true,
      });
    },
    updateComment: async (id, body) => {
      await send({
        operation: `update the comment ${String(id)}`,
        permission,
        route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
        parameters: { comment_id: id, body },
        repeatable: true,
        createsContent: true,
      });
    },
  };
}

function statusOperations(send: SendRequest): Pick<GithubClient, 'listStatuses' | 'createStatus'> {
  const permission = 'statuses: write';
  return {
    listStatuses: (sha, limits) =>
      listAll(
        send,
        readStatus,
        {
          operation: `list the statuses of commit ${sha}`,
          permission,
          route: 'GET /repos/{owner}/{repo}/commits/{ref}/statuses',
          parameters: { ref: sha },
        },
        limits,
      ),
    createStatus: async (sha, { context, state, description, targetUrl }) => {
      await send({
        operation: `write the status "${context}" of commit ${sha}`,
        permission,
        route: 'POST /repos/{owner}/{repo}/statuses/{sha}',
        parameters: {
          sha,
          context,
          state,
          description,
          ...(targetUrl === undefined ? {} : { target_url: targetUrl }),
        },
        // Writing the same status twice changes nothing.
        repeatable: true,
        createsContent: true,
      });
    },
  };
}

function lookups(send: SendRequest): Pick<GithubClient, 'listOpenPullHeads' | 'findOwnLogin'> {
  return {
    listOpenPullHeads: () =>
      listAll(send, readPullHead, {
        operation: 'list the open pull requests',
        permission: 'pull-requests: read',
        route: 'GET /repos/{owner}/{repo}/pulls',
        parameters: { state: 'open' },
      }),
    findOwnLogin: async () => {
      try {
        const { data } = await send({
          operation: 'look up the account of the token',
          permission: 'pull-requests: write',
          route: 'GET /user',
          parameters: {},
          repeatable: true,
        });
        return readLogin(data);
      } catch (error) {
        if (error instanceof GithubError && (error.status === 403 || error.status === 404)) return undefined;
        throw error;
      }
    },
  };
}
