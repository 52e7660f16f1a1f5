import type { Clock } from '../core/clock.ts';
import type { Transport } from '../http/exchange.ts';
import type { Redact } from '../core/redaction.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { GithubError } from '../core/errors.ts';
import type { CommitFiles } from '../core/commit.ts';
import { openCommit } from './commit-tree.ts';
import { listAll } from './list-all.ts';
import { type FileRequest, readFileAt, type RepositoryFile } from './repository-file.ts';
import { createSender, type SendRequest } from './requests.ts';
import { type SarifReading, type SarifUpload, uploadSarif } from './sarif-upload.ts';
import { at, positiveInteger, textAt } from '@model-security-scan/common/json';

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
  readonly clock: Clock;
}

/** The operations of GitHub that the action needs. Each throws GithubError, or the reason of the run's signal. */
export interface GithubClient {
  /** Lists the comments of a pull request, oldest first. */
  listComments(pullRequest: number): Promise<IssueComment[]>;
  /** Creates a comment. The request is not sent again if it may have been processed. */
  createComment(pullRequest: number, body: string): Promise<void>;
  updateComment(id: number, body: string): Promise<void>;
  /** Uploads findings to code scanning, and waits until it has read them. */
  uploadSarif(upload: SarifUpload): Promise<SarifReading>;
  /** Reads a text file of the repository at a commit, or lists a folder. */
  readFileAt(request: FileRequest): Promise<RepositoryFile>;
  /** Lists the files of a commit, to read some of them. */
  openCommit(commit: string): Promise<CommitFiles>;
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
  return {
    ...commentOperations(send),
    uploadSarif: (upload) => uploadSarif(send, upload, options),
    readFileAt: (request) => readFileAt(send, request),
    openCommit: (commit) => openCommit(send, commit),
  };
}

function commentOperations(
  send: SendRequest,
): Pick<GithubClient, 'listComments' | 'createComment' | 'updateComment' | 'findOwnLogin'> {
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
      });
    },
    updateComment: async (id, body) => {
      await send({
        operation: `update the comment ${String(id)}`,
        permission,
        route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
        parameters: { comment_id: id, body },
        repeatable: true,
      });
    },
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

/** A comment of a pull request; all text is untrusted. */
export interface IssueComment {
  readonly id: number;
  readonly body: string;
  /** Absent if the API does not tell. */
  readonly author?: { readonly login: string; readonly isBot: boolean };
}

function readComment(item: unknown): IssueComment | undefined {
  const id = positiveInteger(at(item, 'id'));
  const body = textAt(item, 'body');
  if (id === undefined || body === undefined) return undefined;
  const login = textAt(item, 'user', 'login');
  // Comments of apps come from an account of type Bot, whose name has this ending.
  const isBot = at(item, 'user', 'type') === 'Bot' || login?.endsWith('[bot]') === true;
  return { id, body, ...(login === undefined ? {} : { author: { login, isBot } }) };
}

function readLogin(data: unknown): string | undefined {
  return textAt(data, 'login');
}
