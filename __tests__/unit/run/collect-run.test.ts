import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { run } from '../../../src/run/run.ts';
import type { Outcome } from '../../../src/facts/outcome.ts';
import type { PlayedService } from '../../service/played-service.ts';
import { statesAt, statusesOf } from '../../support/e2e-github.ts';
import { MODEL_FILES, outlierConfig } from '../../support/e2e-models.ts';
import { requestsOf, playedServiceInputs } from '../../support/e2e-run.ts';
import { type GithubServer, startGithubServer } from '../../support/github-server.ts';
import { createPlainRunner, type PlainRunner } from '../../support/plain-runner.ts';
import { PUSH } from '../../support/runner-environment.ts';
import { closeServices, openService } from '../../support/played-service-client.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

let github: GithubServer;
let service: PlayedService;
let workspace: Workspace;
const before = process.env['GITHUB_API_URL'];

beforeEach(async () => {
  github = await startGithubServer({ repository: PUSH.repository });
  service = await openService({ modelScenarios: new Map([['m1', 'vulnerable']]) });
  const config = outlierConfig(2);
  workspace = await makeWorkspace({ ...MODEL_FILES, '.github/model-security.yml': config });
});
afterEach(async () => {
  await Promise.all([github.close(), closeServices(), workspace.remove()]);
});
afterAll(() => {
  if (before === undefined) delete process.env['GITHUB_API_URL'];
  else process.env['GITHUB_API_URL'] = before;
});

interface Done {
  readonly outcome: Outcome;
  readonly runner: PlainRunner;
}

async function runWith(
  inputs: Readonly<Record<string, string>>,
  event: Partial<PlainRunner['event']> = {},
): Promise<Done> {
  const runner = createPlainRunner({
    inputs: { ...playedServiceInputs(service), 'github-token': github.token, ...inputs },
    variables: { GITHUB_API_URL: github.url, GITHUB_RUN_ID: '4711' },
    workspace: workspace.folder,
    event,
  });
  return { outcome: await run(runner), runner };
}

const submit = (event: Partial<PlainRunner['event']> = {}): Promise<Done> =>
  runWith({ 'commit-status': 'true', rescan: 'always' }, event);
const collect = (
  event: Partial<PlainRunner['event']> = { eventName: 'schedule', payload: {} },
): Promise<Done> => runWith({ mode: 'collect' }, event);

describe('the jobs of pending commit statuses', () => {
  it('are asked for once, and their statuses settled', async () => {
    const first = await submit();
    expect(Object.values(statesAt(github))).toEqual(['pending', 'pending']);
    const { outcome, runner } = await collect();
    expect(outcome).toMatchObject({ status: 'vulnerable', failureReason: 'vulnerable', mode: 'collect' });
    expect(outcome.results.map(({ jobId }) => jobId).toSorted()).toEqual(
      first.outcome.results.map(({ jobId }) => jobId).toSorted(),
    );
    expect(statesAt(github)).toEqual({
      'model-security/m0/outlier': 'success',
      'model-security/m1/outlier': 'failure',
    });
    expect(requestsOf(service, 'job-status')).toHaveLength(2);
    expect(requestsOf(service, 'lineage-check')).toHaveLength(1);
    expect(runner.log.entries).toContain('info: 2 pending analyses on 1 commit.');
    // A commit status stores no place in a file.
    expect(outcome.results.filter(({ spec }) => 'place' in spec)).toEqual([]);
    expect(runner.summaries.join('')).not.toContain('Configured at');
    expect((await collect()).outcome).toMatchObject({ status: 'not-scanned', failed: false });
  });

  it('are shown with their commits if several commits have some', async () => {
    const sha = 'b'.repeat(40);
    github.pulls.push({ number: 7, sha });
    await submit();
    await submit({ sha });
    const { outcome } = await collect();
    expect(outcome.results.map(({ spec }) => spec.model).toSorted()).toEqual([
      `m0 at ${PUSH.commit.slice(0, 7)}`,
      'm0 at bbbbbbb',
      `m1 at ${PUSH.commit.slice(0, 7)}`,
      'm1 at bbbbbbb',
    ]);
    // The statuses keep their names.
    expect(statesAt(github, sha)).toEqual(statesAt(github));
  });

  it('are found with few requests, however many pull requests are open', async () => {
    const shaOf = (number: number): string => number.toString(16).padStart(40, '0');
    for (let number = 1; number <= 250; number += 1) github.pulls.push({ number, sha: shaOf(number) });
    await submit({ sha: shaOf(250) });
    const before = github.requests.length;
    const { outcome, runner } = await collect();
    expect(outcome.results.map(({ state }) => state).toSorted()).toEqual(['passed', 'vulnerable']);
    expect(runner.log.entries).toContain('info: 2 pending analyses on 251 commits.');
    // Three pages of pull requests, six queries, one look before writing, two statuses and the aggregate.
    expect(github.requests.length - before).toBe(13);
  });

  it('stay pending if the service cannot be reached, and end if it refuses them', async () => {
    await submit();
    service.faults.add({ operation: 'job-status', kind: 'answer', status: 401 });
    service.faults.add({ operation: 'job-status', kind: 'answer', status: 412 });
    const { outcome } = await collect();
    expect(outcome).toMatchObject({ status: 'error', failed: true });
    expect(outcome.results.map(({ reason }) => reason).toSorted()).toEqual(['denied', 'unauthorized']);
    expect(Object.values(statesAt(github)).toSorted()).toEqual(['error', 'pending']);
  });

  it('are not understood for now: no status is written, nothing passes', async () => {
    await submit();
    const body = '{"SomeStatus":"thinking"}';
    service.faults.add({ operation: 'job-status', kind: 'answer', body, times: 2 });
    const { outcome } = await collect();
    expect(outcome).toMatchObject({ status: 'submitted', failed: false });
    expect(Object.values(statesAt(github))).toEqual(['pending', 'pending']);
  });

  it('keep their verdicts if a status cannot be written', async () => {
    await submit();
    github.access.statuses = 'read';
    const { outcome, runner } = await collect();
    expect(outcome.results.map(({ state }) => state).toSorted()).toEqual(['passed', 'vulnerable']);
    expect(runner.log.entries.filter((entry) => entry.startsWith('warning'))).toHaveLength(1);
  });
});

describe('statuses that are not signed', () => {
  it('are warned of; one that already says error is not', async () => {
    for (const state of ['pending', 'error']) {
      const context = `model-security/${state}/outlier`;
      const more = { id: 1, sha: PUSH.commit, description: null, target_url: 'https://ci.example/' };
      github.statuses.push({ ...more, context, state });
    }
    const { outcome, runner } = await collect();
    expect(outcome).toMatchObject({ status: 'not-scanned', failed: false });
    expect(outcome.headline).toContain('1 pending commit status is not signed with this API key.');
    expect(runner.log.entries.filter((entry) => entry.startsWith('warning'))).toEqual([
      expect.stringContaining('"model-security/pending/outlier" is not signed with this API key'),
    ]);
  });
});

describe('a run that takes up', () => {
  it('submits nothing, and judges by its own threshold', async () => {
    const first = await submit();
    service.recordFinishedJobs();
    service.records.delete();
    const inputs = { 'commit-status': 'true', wait: 'true', 'vulnerability-threshold': '1000' };
    const second = await runWith(inputs);
    expect(second.outcome).toMatchObject({ status: 'passed' });
    expect(second.outcome.results.map(({ jobId }) => jobId)).toEqual(
      first.outcome.results.map(({ jobId }) => jobId),
    );
    expect(service.jobs()).toHaveLength(2);
    const ended = statusesOf(github, 'model-security/m1/outlier').at(-1);
    expect(ended).toMatchObject({ state: 'success' });
    expect(ended?.target_url).toContain('threshold=1000');
  });

  it('resumes pending jobs although there is a record, which replaces the others', async () => {
    await submit();
    const { orgId: orgid } = service;
    service.records.add({ repourl: PUSH.repositoryUrl, branchname: PUSH.branch, orgid });
    const kept = github.statuses.filter(({ context }) => context.includes('m0'));
    github.statuses.splice(0, Number.POSITIVE_INFINITY, ...kept);
    const { outcome } = await runWith({ 'commit-status': 'true', wait: 'true', rescan: 'never' });
    expect(outcome.results.map(({ spec, state }) => [spec.name, state])).toEqual([['m0/outlier', 'passed']]);
    expect(service.jobs()).toHaveLength(2);
  });
});
