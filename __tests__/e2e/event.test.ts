import { afterAll, describe, expect, it } from '@jest/globals';
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

/** Unit tests of the target have every event. */
const CASES: readonly (readonly [
  string,
  RunnerEvent | undefined,
  ScanOptions['env'],
  string,
  string,
  string,
])[] = [
  [
    'a push of a branch',
    undefined,
    { GITHUB_REF: 'refs/heads/team/next', GITHUB_REF_NAME: 'team/next', GITHUB_SHA: COMMIT },
    PUSH.repository,
    'team/next',
    COMMIT,
  ],
  [
    'a release',
    { name: 'release', payload: { action: 'published', ...DEFAULT_BRANCH } },
    { GITHUB_REF: 'refs/tags/v1', GITHUB_REF_NAME: 'v1', GITHUB_REF_TYPE: 'tag' },
    PUSH.repository,
    'trunk',
    PUSH.commit,
  ],
  [
    'a pull request from a fork',
    { name: 'pull_request', payload: pullRequest() },
    { GITHUB_REF: 'refs/pull/7/merge', GITHUB_SHA: '7'.repeat(40) },
    FORK,
    'feature/ä b',
    COMMIT,
  ],
];

describe('the lineage check is about what the event is about', () => {
  it.concurrent.each(CASES)('%s', async (_name, event, env, repository, branch, commit) => {
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
