import { afterAll, describe, expect, it } from '@jest/globals';
import { at, textAt } from '../../src/core/json.ts';
import { outlierConfig } from '../support/e2e-models.ts';
import { bodyOf, readable, requestsOf, scan, type ScanOptions, type ScanRun } from '../support/e2e-run.ts';
import { examplesOf, withValue } from '../support/event-examples.ts';
import { PUSH, type RunnerEvent } from '../support/runner-environment.ts';
import { closeServices, openService } from '../support/played-service-client.ts';

afterAll(closeServices);

const COMMIT = 'abcdef0123456789abcdef0123456789abcdef01';
const FORK = 'someone/digits-fork';
const DEFAULT_BRANCH = { repository: { full_name: PUSH.repository, default_branch: 'trunk' } };

/** A published pull-request payload, as of a fork's head. */
function pullRequest(head: unknown = { full_name: FORK }): unknown {
  const [payload] = examplesOf('api.github.com', 'pull_request');
  const changes: readonly (readonly [string, unknown])[] = [
    ['head.repo', head],
    ['head.ref', 'feature/ä b'],
    ['head.sha', COMMIT],
    ['base.repo', { full_name: PUSH.repository }],
  ];
  return changes.reduce(
    (changed, [path, value]) => withValue(changed, ['pull_request', ...path.split('.')], value),
    payload,
  );
}

/** Checks the lineage on an event. @returns the body that was sent, and whether the record of COMMIT was matched */
async function lineageOf(
  event: RunnerEvent | undefined,
  env: ScanOptions['env'] = {},
  inputs: Readonly<Record<string, string>> = {},
): Promise<{ readonly body: unknown; readonly run: ScanRun }> {
  const service = await openService();
  const run = await scan(
    service,
    { mode: 'check', ...inputs },
    { ...(event === undefined ? {} : { event }), env },
  );
  const checks = requestsOf(service, 'lineage-check');
  expect(checks).toHaveLength(1);
  return { body: bodyOf(checks[0]), run };
}

interface EventCase {
  readonly event?: RunnerEvent;
  readonly env?: ScanOptions['env'];
  readonly repository?: string;
  readonly branch?: string;
  readonly commit: string;
}

const CASES: Readonly<Record<string, EventCase>> = {
  'a push of a branch': {
    env: { GITHUB_REF: 'refs/heads/team/next', GITHUB_REF_NAME: 'team/next', GITHUB_SHA: COMMIT },
    branch: 'team/next',
    commit: COMMIT,
  },
  'a push of a tag': {
    event: { name: 'push', payload: { ref: 'refs/tags/v1', ...DEFAULT_BRANCH } },
    env: { GITHUB_REF: 'refs/tags/v1', GITHUB_REF_NAME: 'v1', GITHUB_REF_TYPE: 'tag' },
    branch: 'trunk',
    commit: PUSH.commit,
  },
  'a release': {
    event: { name: 'release', payload: { action: 'published', ...DEFAULT_BRANCH } },
    env: { GITHUB_REF: 'refs/tags/v1', GITHUB_REF_NAME: 'v1', GITHUB_REF_TYPE: 'tag' },
    branch: 'trunk',
    commit: PUSH.commit,
  },
  'a schedule': {
    event: { name: 'schedule', payload: { schedule: '0 3 * * *' } },
    branch: 'main',
    commit: PUSH.commit,
  },
  'a pull request from a fork': {
    event: { name: 'pull_request', payload: pullRequest() },
    env: { GITHUB_REF: 'refs/pull/7/merge', GITHUB_SHA: '7'.repeat(40) },
    repository: FORK,
    branch: 'feature/ä b',
    commit: COMMIT,
  },
  'a pull request whose fork is gone': {
    event: { name: 'pull_request', payload: pullRequest(null) },
    env: { GITHUB_REF: 'refs/pull/7/merge', GITHUB_SHA: '7'.repeat(40) },
    branch: 'feature/ä b',
    commit: COMMIT,
  },
  'a pull_request_target': {
    event: { name: 'pull_request_target', payload: pullRequest() },
    repository: FORK,
    branch: 'feature/ä b',
    commit: COMMIT,
  },
  'a merge group': {
    event: {
      name: 'merge_group',
      payload: {
        merge_group: { head_ref: 'refs/heads/gh-readonly-queue/main/pr-7', head_sha: COMMIT },
        ...DEFAULT_BRANCH,
      },
    },
    branch: 'gh-readonly-queue/main/pr-7',
    commit: COMMIT,
  },
  'a workflow run of a fork': {
    event: {
      name: 'workflow_run',
      payload: {
        workflow_run: {
          head_branch: 'feature',
          head_sha: COMMIT,
          head_repository: { full_name: FORK },
        },
        ...DEFAULT_BRANCH,
      },
    },
    repository: FORK,
    branch: 'feature',
    commit: COMMIT,
  },
  'an event that is not known': {
    event: { name: 'gollum', payload: DEFAULT_BRANCH },
    env: { GITHUB_REF: '', GITHUB_REF_NAME: '' },
    branch: 'trunk',
    commit: PUSH.commit,
  },
};

describe('the lineage check is about what the event is about', () => {
  it.concurrent.each(Object.entries(CASES))('%s', async (_name, one) => {
    const { event, env, repository = PUSH.repository, branch, commit } = one;
    const { body, run } = await lineageOf(event, env);
    expect(body).toEqual({
      repo_type: 'github',
      repo_url: `https://github.com/${repository}`,
      branch_name: branch,
      depth: 1,
    });
    expect(run.summary).toContain(`/commit/${commit}"`);
  });

  it.concurrent('a record of a pull request is matched with the commit of its head', async () => {
    const service = await openService();
    service.records.add({
      repourl: `https://github.com/${FORK}`,
      branchname: 'feature/ä b',
      commitid: COMMIT,
      orgid: service.orgId,
    });
    const event = { name: 'pull_request', payload: pullRequest() };
    const run = await scan(service, { rescan: 'when-stale' }, { event, config: outlierConfig(1) });
    expect(run.outputs).toMatchObject({ status: 'already-scanned', 'record-matches-commit': 'true' });
  });

  it.concurrent('on an enterprise server the repository is there', async () => {
    const { body } = await lineageOf(undefined, { GITHUB_SERVER_URL: 'https://git.example.com' });
    expect(textAt(body, 'repo_url')).toBe(`https://git.example.com/${PUSH.repository}`);
  });

  it.concurrent('inputs override the event', async () => {
    const { body, run } = await lineageOf(
      undefined,
      {},
      { 'repo-url': 'https://github.com/other/repo', branch: 'dev', depth: '12' },
    );
    expect(body).toEqual({
      repo_type: 'github',
      repo_url: 'https://github.com/other/repo',
      branch_name: 'dev',
      depth: 12,
    });
    expect(run.log).toContain('commit not known');
  });

  it.concurrent('of another repository no branch is sent but the one that is given', async () => {
    const { body } = await lineageOf(undefined, {}, { 'repo-url': 'github.com/other/repo' });
    expect(at(body, 'branch_name')).toBeUndefined();
    expect(at(body, 'repo_url')).toBe('https://github.com/other/repo');
  });
});

describe('without credentials', () => {
  const NONE = { 'api-key': '', 'org-id': '' };
  const SKIP = { ...NONE, 'on-missing-credentials': 'skip' };
  const OWN = pullRequest({ full_name: PUSH.repository });
  const BY_DEPENDABOT = withValue(OWN, ['sender', 'login'], 'dependabot[bot]');

  it.concurrent.each<[string, RunnerEvent, Record<string, string>]>([
    ['a fork', { name: 'pull_request', payload: pullRequest() }, {}],
    ['a fork that is gone', { name: 'pull_request', payload: pullRequest(null) }, {}],
    ['Dependabot', { name: 'pull_request', payload: BY_DEPENDABOT }, { GITHUB_ACTOR: 'dependabot[bot]' }],
    ['a push by Dependabot', { name: 'push', payload: BY_DEPENDABOT }, { GITHUB_ACTOR: 'dependabot[bot]' }],
  ])('a run for %s is skipped where that is asked for', async (_name, event, env) => {
    const service = await openService();
    const run = await scan(service, SKIP, { event, env, config: outlierConfig(1) });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({
      status: 'skipped',
      'failure-reason': '',
      'vulnerability-detected': 'unknown',
    });
    expect(readable(run.summary)).toContain('this says nothing about the models');
    expect(service.requests.list()).toEqual([]);
  });

  it.concurrent.each<[string, RunnerEvent | undefined, Record<string, string>]>([
    ['a push, though skipping is asked for', undefined, SKIP],
    ['a pull request of its own branch', { name: 'pull_request', payload: OWN }, SKIP],
    [
      'a schedule, though skipping is asked for',
      { name: 'schedule', payload: { schedule: '0 3 * * *' } },
      SKIP,
    ],
    ['a fork, where nothing is asked for', { name: 'pull_request', payload: pullRequest() }, NONE],
  ])('%s fails', async (_name, event, inputs) => {
    const service = await openService();
    const run = await scan(service, inputs, {
      ...(event === undefined ? {} : { event }),
      config: outlierConfig(1),
    });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input' });
    expect(readable(run.summary)).toContain('api-key');
    expect(service.requests.list()).toEqual([]);
  });
});
