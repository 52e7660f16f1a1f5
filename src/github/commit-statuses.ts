import { type CommitStatus, STATUS_STATES } from '../facts/commit-status.ts';
import { mapConcurrently } from '../core/concurrency.ts';
import { GithubError } from '../core/errors.ts';
import { at, isObject, textAt } from '../core/json.ts';
import type { Redact } from '../core/redaction.ts';
import { redactedExcerpt } from '../redact/redacted-excerpt.ts';
import { ListLimits } from './list-limits.ts';
import { readMessage } from './rate-limit.ts';
import type { SendRequest } from './requests.ts';

/** The commits that one query asks for: few enough for GitHub's time limit of ten seconds. */
const COMMITS_PER_QUERY = 50;
/** The most commits that are asked for one by one. Four runs an hour then stay below 1,000 requests. */
const MAX_SINGLE_COMMITS = 200;
const MAX_REQUESTS_AT_ONCE = 4;
/** The limits for all commits together, queries and single lists. A pull request may have dozens of contexts. */
const TOGETHER = { items: 100_000, answers: 400, bytes: 64 * 1024 * 1024 } as const;

/** The statuses of commits, by the commit's id: the newest status of each context. */
export type StatusesOfCommits = ReadonlyMap<string, readonly CommitStatus[]>;

interface StatusSource {
  /** Sends a request without owner and repository in its parameters. */
  readonly send: SendRequest;
  /** From `graphqlUrl`. */
  readonly url: string;
  readonly owner: string;
  readonly name: string;
  readonly redact: Redact;
  /** Lists the statuses of one commit by the REST API. */
  readonly listStatuses: (sha: string, limits: ListLimits) => Promise<readonly CommitStatus[]>;
}

/**
 * Finds the address of the GraphQL API.
 * @param apiUrl of the REST API: `https://api.github.com`, or an enterprise server's `https://host/api/v3`
 */
export function graphqlUrl(apiUrl: string): string {
  return `${apiUrl.replace(/\/+$/u, '').replace(/\/api\/v3$/u, '/api')}/graphql`;
}

/**
 * Lists the statuses of many commits with few requests, by GraphQL. In a private repository GraphQL shows commits only to a
 * token with `contents: read`; the commits that it does not show are asked for one by one.
 * @param shas commit ids; repeated ones count once
 * @throws GithubError, also if there are more statuses than the limits; the reason of the run's signal if the run ends
 */
export async function listStatusesOfCommits(
  source: StatusSource,
  shas: readonly string[],
): Promise<StatusesOfCommits> {
  const wanted = [...new Set(shas)];
  const found = new Map<string, readonly CommitStatus[]>();
  const limits = new ListLimits(operationOn(wanted), TOGETHER);
  for (let start = 0; start < wanted.length; start += COMMITS_PER_QUERY) {
    const some = wanted.slice(start, start + COMMITS_PER_QUERY);
    const isForbidden = await queryStatuses(source, some, found, limits);
    // The next query would be refused too.
    if (isForbidden) break;
  }
  const missing = wanted.filter((sha) => !found.has(sha));
  if (missing.length > MAX_SINGLE_COMMITS) throw tooManySingleCommits(missing.length);
  const statuses = await mapConcurrently(missing, MAX_REQUESTS_AT_ONCE, (sha) =>
    source.listStatuses(sha, limits),
  );
  for (const [index, sha] of missing.entries()) found.set(sha, statuses[index] ?? []);
  return new Map(wanted.map((sha) => [sha, found.get(sha) ?? []]));
}

function operationOn(shas: readonly string[]): string {
  return `list the statuses of ${String(shas.length)} commits`;
}

function tooManySingleCommits(count: number): GithubError {
  const operation = `list the statuses of ${String(count)} commits`;
  return new GithubError(
    `Could not ${operation}: the token of the input github-token may not read commits by GraphQL, and asking for more ` +
      `than ${String(MAX_SINGLE_COMMITS)} one by one would use up GitHub's rate limit. ` +
      'Add the permission "contents: read" under "permissions" of the job.',
    { operation, permission: 'contents: read' },
  );
}

/**
 * Asks for the statuses of some commits, and adds them to `found`. Commits that GitHub does not show are left out.
 * @returns true if the token may not read commits by GraphQL
 */
async function queryStatuses(
  source: StatusSource,
  shas: readonly string[],
  found: Map<string, readonly CommitStatus[]>,
  limits: ListLimits,
): Promise<boolean> {
  const operation = operationOn(shas);
  let data: unknown;
  limits.ask();
  try {
    const { owner, name } = source;
    const ids = Object.fromEntries(shas.map((sha, index) => [`c${String(index)}`, sha]));
    const answer = await source.send({
      operation,
      permission: 'contents: read',
      route: `POST ${source.url}`,
      parameters: { query: buildQuery(shas.length), variables: { owner, name, ...ids } },
      // A query changes nothing.
      repeatable: true,
    });
    data = answer.data;
    limits.add(0, answer.bytes);
  } catch (error) {
    if (error instanceof GithubError && (error.status === 403 || error.status === 404)) return true;
    throw error;
  }
  const isForbidden = throwUnlessForbidden(operation, data, source.redact);
  const repository = at(data, 'data', 'repository');
  if (!isObject(repository) && !isForbidden) throw unexpected(operation);
  let count = 0;
  for (const [index, sha] of shas.entries()) {
    const statuses = readCommit(at(repository, `c${String(index)}`), sha);
    if (statuses === undefined) continue;
    found.set(sha, statuses);
    count += statuses.length;
  }
  limits.add(count, 0);
  return isForbidden;
}

function buildQuery(count: number): string {
  const names = Array.from({ length: count }, (_value, index) => `c${String(index)}`);
  const variables = names.map((name) => `, $${name}: GitObjectID!`).join('');
  const commits = names.map((name) => `${name}: object(oid: $${name}) { ...statuses }`).join(' ');
  return (
    `query ($owner: String!, $name: String!${variables}) ` +
    `{ repository(owner: $owner, name: $name) { ${commits} } } ` +
    'fragment statuses on Commit { oid status { contexts { context state targetUrl } } }'
  );
}

/**
 * @returns true if all errors of a GraphQL answer say that the token may not read something; false without errors
 * @throws GithubError for any other error
 */
function throwUnlessForbidden(operation: string, data: unknown, redact: Redact): boolean {
  const errors = at(data, 'errors');
  if (!Array.isArray(errors) || errors.length === 0) return false;
  if (errors.every((error) => at(error, 'type') === 'FORBIDDEN')) return true;
  const message = redactedExcerpt(readMessage({ errors: errors.slice(0, 3) }), 400, redact);
  throw new GithubError(
    `Could not ${operation}: GitHub answered with an error, "${message}". ` +
      'Check that the token of the input github-token may read this repository, then run again.',
    { operation },
  );
}

function unexpected(operation: string): GithubError {
  return new GithubError(
    `Could not ${operation}: the answer names no repository. ` +
      "Check that GITHUB_API_URL names GitHub's API, and that no proxy answers in its place.",
    { operation },
  );
}

/** @returns undefined if the answer does not show the commit */
function readCommit(commit: unknown, sha: string): readonly CommitStatus[] | undefined {
  if (textAt(commit, 'oid')?.toLowerCase() !== sha.toLowerCase()) return undefined;
  const status = at(commit, 'status');
  // Null if the commit has no status.
  if (status === null) return [];
  const contexts = at(status, 'contexts');
  return Array.isArray(contexts) ? contexts.flatMap((item: unknown) => readContext(item) ?? []) : undefined;
}

function readContext(item: unknown): CommitStatus | undefined {
  const context = textAt(item, 'context');
  if (context === undefined) return undefined;
  // GraphQL writes the states of the REST API in capitals.
  const said = textAt(item, 'state')?.toLowerCase();
  const targetUrl = textAt(item, 'targetUrl');
  return {
    context,
    state: STATUS_STATES.find((state) => state === said) ?? 'unknown',
    ...(targetUrl === undefined ? {} : { targetUrl }),
  };
}
