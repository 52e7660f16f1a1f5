import { type EventContext } from '../core/event.ts';
import { at, isObject, textAt } from '../core/json.ts';
import type { Target } from '../core/outcome.ts';
import { InvalidInputError } from '../core/problem.ts';

const REPOSITORY_NAME = /^[\w.-]+\/[\w.-]+$/u;
const BRANCH_PREFIX = 'refs/heads/';
/** A SHA-1 or SHA-256 commit id; all zeros mean no commit. */
const COMMIT = /^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/iu;

/**
 * Reads the repository, branch and commit that an event is about, by the table "Target" of docs/design.md.
 * @throws InvalidInputError if the payload lacks a field that this event needs: no other commit may take its place
 */
export function readTarget(context: EventContext): Target {
  switch (context.eventName) {
    case 'pull_request':
    case 'pull_request_target':
      return pullRequestTarget(context);
    case 'merge_group':
      return mergeGroupTarget(context);
    case 'workflow_run':
      return workflowRunTarget(context);
    case 'release':
      return ownTarget(context, defaultBranch(context));
    default:
      return ownTarget(context, parseBranch(context.ref) ?? defaultBranch(context));
  }
}

/**
 * True if the event is a pull request whose run gets no secrets: one from a fork, or one of Dependabot. With
 * `pull_request_target` only those of Dependabot get none.
 */
export function isWithoutSecrets(context: EventContext): boolean {
  const isPullRequest = context.eventName === 'pull_request';
  // Only for pull requests: a schedule can also have Dependabot as its actor, but gets all secrets.
  if (isPullRequest || context.eventName === 'pull_request_target') {
    if (context.actor === 'dependabot[bot]') return true;
  }
  if (!isPullRequest) return false;
  const pull = at(context.payload, 'pull_request');
  const headName = textAt(pull, 'head', 'repo', 'full_name');
  return isObject(pull) && (headName === undefined || !sameName(headName, context.repository));
}

/** @returns the number of the pull request that the event is about, if there is one */
export function readPullRequestNumber(context: EventContext): number | undefined {
  const number = at(context.payload, 'pull_request', 'number');
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function pullRequestTarget(context: EventContext): Target {
  const pull = at(context.payload, 'pull_request');
  const head = required(context, at(pull, 'head'), isObject, 'pull_request.head');
  // The head repository is null if the fork was deleted; the commit is then in this repository.
  const headName = textAt(head, 'repo', 'full_name');
  const baseName = textAt(pull, 'base', 'repo', 'full_name') ?? context.repository;
  const pullRequest = readPullRequestNumber(context);
  return {
    repoUrl: buildRepositoryUrl(context, headName ?? context.repository),
    branch: required(context, textAt(head, 'ref'), isText, 'pull_request.head.ref'),
    commit: checkCommit(context, textAt(head, 'sha'), 'pull_request.head.sha'),
    ...(pullRequest === undefined ? {} : { pullRequest }),
    fork: headName === undefined || !sameName(headName, baseName),
  };
}

function mergeGroupTarget(context: EventContext): Target {
  const group = at(context.payload, 'merge_group');
  const headRef = required(context, textAt(group, 'head_ref'), isText, 'merge_group.head_ref');
  return {
    repoUrl: buildRepositoryUrl(context, context.repository),
    branch: parseBranch(headRef) ?? headRef,
    commit: checkCommit(context, textAt(group, 'head_sha'), 'merge_group.head_sha'),
    fork: false,
  };
}

function workflowRunTarget(context: EventContext): Target {
  const run = required(context, at(context.payload, 'workflow_run'), isObject, 'workflow_run');
  const headName = textAt(run, 'head_repository', 'full_name');
  const branch = textAt(run, 'head_branch');
  return {
    repoUrl: buildRepositoryUrl(context, headName ?? context.repository),
    ...(branch === undefined ? {} : { branch }),
    commit: checkCommit(context, textAt(run, 'head_sha'), 'workflow_run.head_sha'),
    fork: headName === undefined || !sameName(headName, context.repository),
  };
}

function ownTarget(context: EventContext, branch: string | undefined): Target {
  return {
    repoUrl: buildRepositoryUrl(context, context.repository),
    ...(branch === undefined ? {} : { branch }),
    commit: checkCommit(context, context.sha, 'GITHUB_SHA'),
    fork: false,
  };
}

function parseBranch(ref: string): string | undefined {
  return ref.startsWith(BRANCH_PREFIX) ? ref.slice(BRANCH_PREFIX.length) : undefined;
}

/** Absent for a schedule, whose payload is almost empty; the service then uses the main branch (service spec 4.1). */
function defaultBranch(context: EventContext): string | undefined {
  return textAt(context.payload, 'repository', 'default_branch');
}

function buildRepositoryUrl(context: EventContext, fullName: string): string {
  if (!REPOSITORY_NAME.test(fullName)) fail(context, 'a repository name of the form owner/name');
  return `${context.serverUrl.replace(/\/+$/u, '')}/${fullName}`;
}

function checkCommit(context: EventContext, sha: string | undefined, name: string): string {
  if (sha === undefined || !COMMIT.test(sha)) return fail(context, `a commit in ${name}`);
  return sha;
}

function required<T>(
  context: EventContext,
  value: unknown,
  check: (value: unknown) => value is T,
  name: string,
): T {
  return check(value) ? value : fail(context, name);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function fail(context: EventContext, missing: string): never {
  const message =
    `is not given, and the ${context.eventName} event does not identify the repository and commit: expected ${missing}. ` +
    'Run the action on a runner that provides the event, or give the address of the repository by this input.';
  throw new InvalidInputError([{ place: { kind: 'input', input: 'repo-url' }, message }]);
}

/**
 * True if two commit ids name the same commit: one is a prefix of the other and has at least 7 characters.
 * @returns `unknown` if one of them is missing or is not a commit id
 */
export function sameCommit(one: string | undefined, other: string | undefined): boolean | 'unknown' {
  const ids = [one, other].map((id) => id?.trim().toLowerCase() ?? '');
  if (!ids.every((id) => /^[0-9a-f]{7,64}$/u.test(id))) return 'unknown';
  const [a = '', b = ''] = ids;
  return a.startsWith(b) || b.startsWith(a);
}
