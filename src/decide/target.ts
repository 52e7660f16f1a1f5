import type { EventContext } from '../facts/event.ts';
import type { Target } from '../facts/run-outcome.ts';
import { present } from '@model-security-scan/common/present';
import { InvalidInputError } from '@model-security-scan/common/problem';

const REPOSITORY_NAME = /^[\w.-]+\/[\w.-]+$/u;
const BRANCH_PREFIX = 'refs/heads/';
/** A SHA-1 or SHA-256 commit id; all zeros mean no commit. */
const COMMIT = /^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/iu;

/**
 * Reads the repository, branch and commit that an event is about, by the table "Target" of docs/design.md.
 * @throws InvalidInputError if the payload lacks a field that this event needs: no other commit may take its place
 */
export function readTarget(context: EventContext): Target {
  if (context.target !== undefined) return context.target;
  switch (context.eventName) {
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review':
    case 'pull_request_review_comment':
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

/** The events about a pull request that run its merge commit, which GITHUB_SHA then names, without secrets for forks. */
const MERGE_COMMIT_EVENTS = ['pull_request', 'pull_request_review', 'pull_request_review_comment'];

/**
 * The events that give the runs of Dependabot no secrets (documented by GitHub). Others, such as a schedule, can have
 * Dependabot as their actor too, but get all secrets.
 */
const DEPENDABOT_EVENTS = [
  ...MERGE_COMMIT_EVENTS,
  'pull_request_target',
  'push',
  'create',
  'deployment',
  'deployment_status',
];

/** No person can have such a name: account names have no brackets. */
const DEPENDABOT = 'dependabot[bot]';

/** True if the run gets no secrets: one for a pull request from a fork, or one that Dependabot started. */
export function isWithoutSecrets(context: EventContext): boolean {
  if (isStartedByDependabot(context)) return true;
  if (!MERGE_COMMIT_EVENTS.includes(context.eventName)) return false;
  const { pull } = context.payload;
  const headName = pull?.head?.repository;
  return pull !== undefined && (headName === undefined || !sameName(headName, context.repository));
}

/**
 * True if GitHub withholds the secrets because Dependabot started the run. The actor decides: a re-run by a person keeps
 * the actor of the first run, and still gets no secrets. If the payload names another sender, the two disagree, and
 * nothing is skipped.
 */
function isStartedByDependabot({ eventName, actor, payload }: EventContext): boolean {
  const { sender = actor } = payload;
  return DEPENDABOT_EVENTS.includes(eventName) && actor === DEPENDABOT && sender === DEPENDABOT;
}

/** True if GITHUB_SHA names the commit that would merge a pull request: actions/checkout checks it out by default. */
export function runsMergeCommit({ eventName }: EventContext): boolean {
  return MERGE_COMMIT_EVENTS.includes(eventName);
}

/** @returns the number of the pull request that the event is about, if there is one */
export function readPullRequestNumber(context: EventContext): number | undefined {
  return context.payload.pull?.number;
}

function pullRequestTarget(context: EventContext): Target {
  const pull = required(context, context.payload.pull, 'pull_request.head');
  const head = required(context, pull.head, 'pull_request.head');
  // The head repository is null if the fork was deleted; the commit is then in this repository.
  const headName = head.repository;
  const { baseName = context.repository, number: pullRequest } = pull;
  return {
    repoUrl: buildRepositoryUrl(context, headName ?? context.repository),
    branch: required(context, head.branch, 'pull_request.head.ref'),
    commit: checkCommit(context, head.sha, 'pull_request.head.sha'),
    ...present({ pullRequest }),
    fork: headName === undefined || !sameName(headName, baseName),
  };
}

function mergeGroupTarget(context: EventContext): Target {
  const group = required(context, context.payload.mergeGroup, 'merge_group.head_ref');
  const headRef = required(context, group.headRef, 'merge_group.head_ref');
  return {
    repoUrl: buildRepositoryUrl(context, context.repository),
    branch: parseBranch(headRef) ?? headRef,
    commit: checkCommit(context, group.headSha, 'merge_group.head_sha'),
    fork: false,
  };
}

function workflowRunTarget(context: EventContext): Target {
  const run = required(context, context.payload.workflowRun, 'workflow_run');
  const { repository: headName, branch } = run;
  return {
    repoUrl: buildRepositoryUrl(context, headName ?? context.repository),
    ...present({ branch }),
    commit: checkCommit(context, run.sha, 'workflow_run.head_sha'),
    fork: headName === undefined || !sameName(headName, context.repository),
  };
}

function ownTarget(context: EventContext, branch: string | undefined): Target {
  return {
    repoUrl: buildRepositoryUrl(context, context.repository),
    ...present({ branch }),
    commit: checkCommit(context, context.sha, 'GITHUB_SHA'),
    fork: false,
  };
}

function parseBranch(ref: string): string | undefined {
  return ref.startsWith(BRANCH_PREFIX) ? ref.slice(BRANCH_PREFIX.length) : undefined;
}

/** Absent for a schedule, whose payload is almost empty; the service then uses the main branch (service spec 4.1). */
function defaultBranch(context: EventContext): string | undefined {
  return context.payload.defaultBranch;
}

function buildRepositoryUrl(context: EventContext, fullName: string): string {
  if (!REPOSITORY_NAME.test(fullName)) fail(context, 'a repository name of the form owner/name');
  return `${context.serverUrl.replace(/\/+$/u, '')}/${fullName}`;
}

function checkCommit(context: EventContext, sha: string | undefined, name: string): string {
  if (sha === undefined || !COMMIT.test(sha)) return fail(context, `a commit in ${name}`);
  return sha;
}

function required<T>(context: EventContext, value: T | undefined, name: string): T {
  return value ?? fail(context, name);
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

/**
 * Events whose checkout, and whose cache, are as trusted as the workflow itself: only people who may push have written what
 * they see. In all others a pull request may have a say.
 */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch', 'release'];

/** True if nothing of a pull request takes part in a run of this event. */
export function isTrustedEvent(eventName: string): boolean {
  return TRUSTED_EVENTS.includes(eventName);
}

/** Events on which the repository's own tests run: the code that is checked out may run with what the job may do. */
const PYTHON_EVENTS = ['push', 'pull_request', 'merge_group', 'schedule', 'workflow_dispatch', 'release'];

/** True if runs of an event may run code of the repository. @param eventName `command-line` outside GitHub Actions */
export function mayRunPython(eventName: string): boolean {
  return eventName === 'command-line' || PYTHON_EVENTS.includes(eventName);
}

/** The events of GitHub on which Python may be allowed. */
export const PYTHON_EVENT_LIST = PYTHON_EVENTS.join(', ');
