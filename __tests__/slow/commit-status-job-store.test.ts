import { afterAll, describe, expect, it } from '@jest/globals';
import { CONTEXT, ONE, STATUS, submissionsOf, WAIT } from '../support/e2e-commit-status.ts';
import { endAt } from '../support/e2e-ending.ts';
import {
  closeGithubs,
  openPausedScene,
  openScene,
  storedJobId,
  type Scene,
  statesAt,
  statusesOf,
} from '../support/e2e-github.ts';
import { outlierConfig } from '../support/e2e-models.ts';
import { requestsOf, type ScanRun, statesOf, until } from '../support/e2e-run.ts';
import { PUSH } from '../support/runner-environment.ts';
import { closeServices } from '../support/played-service-client.ts';
import { MOMENT } from '../support/time-up.ts';

afterAll(closeGithubs);
afterAll(closeServices);

/** A run without waiting, whose one job goes on at the service. @returns the job's id */
async function submitOne(scene: Scene): Promise<unknown> {
  const run = await scene.scan(STATUS, ONE);
  expect(run.outputs).toMatchObject({ status: 'submitted' });
  expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'pending' });
  return run.outputs['job-id'];
}

describe('a second run for the same commit', () => {
  /** It waits for the first one's job, and has submitted nothing. */
  function expectResumed(scene: Scene, run: ScanRun, jobId: unknown): void {
    expect(submissionsOf(scene)).toBe(1);
    expect(requestsOf(scene.service, 'upload')).toHaveLength(1);
    expect(run.outputs).toMatchObject({ status: 'passed', 'job-id': jobId });
    expect(run.log).toContain('nothing is submitted');
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'success' });
  }

  it.concurrent('resumes the job of one that did not wait', async () => {
    const scene = await openPausedScene();
    const jobId = await submitOne(scene);
    expectResumed(scene, await scene.scanAndResume(WAIT, ONE), jobId);
  });

  it.concurrent('without waiting takes it up as well, and leaves the status pending', async () => {
    const scene = await openPausedScene();
    const jobId = await submitOne(scene);
    const second = await scene.scan(STATUS, ONE);
    expect(second.outputs).toMatchObject({ status: 'submitted', 'job-id': jobId });
    expect(submissionsOf(scene)).toBe(1);
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'pending' });
  });

  it.concurrent.each(['SIGINT', 'SIGTERM'] as const)(
    'resumes the job of one that %s ended',
    async (signal) => {
      const scene = await openPausedScene();
      const { service, github } = scene;
      const polled = (): Promise<void> => until(() => requestsOf(service, 'job-status').length > 0);
      const options = { ...ONE, githubToken: github.token, env: { GITHUB_API_URL: github.url } };
      const first = await endAt(service, signal, polled, WAIT, options);
      expect(first.outputs).toMatchObject({ 'failure-reason': 'cancelled' });
      expect(statesAt(github)).toEqual({ [CONTEXT]: 'pending' });
      expectResumed(scene, await scene.scanAndResume(WAIT, ONE), first.outputs['job-id']);
    },
  );

  it.concurrent('resumes the job of one whose time was up', async () => {
    const scene = await openPausedScene();
    const { service, github } = scene;
    const polled = (): Promise<void> => until(() => requestsOf(service, 'job-status').length > 0);
    const options = { ...ONE, githubToken: github.token, env: { GITHUB_API_URL: github.url } };
    const first = await endAt(service, MOMENT, polled, WAIT, options);
    expect(first.outputs).toMatchObject({ 'failure-reason': 'timeout' });
    expectResumed(scene, await scene.scanAndResume(WAIT, ONE), first.outputs['job-id']);
  });

  it.concurrent('resumes the job of one that was killed', async () => {
    const scene = await openPausedScene();
    const first = await scene.scan(WAIT, {
      ...ONE,
      killed: true,
      meanwhile: async (kill) => {
        await until(() => storedJobId(scene.github.statuses.at(-1)) !== null);
        kill('SIGKILL');
      },
    });
    expect(first.signal).toBe('SIGKILL');
    expectResumed(scene, await scene.scanAndResume(WAIT, ONE), first.outputs['job-id']);
  });

  it.concurrent('resumes a pending job although the service has a record by now', async () => {
    const scene = await openPausedScene();
    const jobId = await submitOne(scene);
    const { repositoryUrl, branch, commit } = PUSH;
    const { orgId: orgid } = scene.service;
    scene.service.records.add({ repourl: repositoryUrl, branchname: branch, commitid: commit, orgid });
    const second = await scene.scanAndResume(WAIT, ONE);
    expect(second.outputs['record-found']).toBe('true');
    expectResumed(scene, second, jobId);
  });

  it.concurrent('resumes the job of a model whose name holds the organization id, which is masked', async () => {
    const scene = await openPausedScene({ orgId: 'acme' });
    const config = ONE.config.replace('"name":"m0"', '"name":"acme-digits"');
    const first = await scene.scan(STATUS, { config });
    expect(Object.keys(statesAt(scene.github)).join()).not.toContain('acme');
    const second = await scene.scanAndResume(WAIT, { config });
    expect(second.outputs).toMatchObject({ status: 'passed', 'job-id': first.outputs['job-id'] });
    expect(submissionsOf(scene)).toBe(1);
    expect(Object.values(statesAt(scene.github))).toEqual(['success']);
  });

  it.concurrent('submits only what the record stands for where another analysis is pending', async () => {
    const scene = await openPausedScene();
    const jobId = await submitOne(scene);
    const { orgId: orgid } = scene.service;
    scene.service.records.add({ repourl: PUSH.repositoryUrl, branchname: PUSH.branch, orgid });
    const second = await scene.scanAndResume({ ...WAIT, rescan: 'never' }, { config: outlierConfig(3) });
    expect(submissionsOf(scene)).toBe(1);
    expect(statesOf(second)).toEqual({ 'm0/outlier': 'passed' });
    expect(second.outputs).toMatchObject({ 'job-id': jobId });
  });

  it.concurrent('says that it has no verdict of a job that the service does not know any more', async () => {
    const scene = await openPausedScene();
    await submitOne(scene);
    scene.service.faults.add({ operation: 'job-status', kind: 'answer', status: 412 });
    const second = await scene.scan(WAIT, ONE);
    expect(second.outputs).toMatchObject({ status: 'error', 'failure-reason': 'denied' });
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'error' });
  });
});

describe('a verdict that is stored', () => {
  /** A first run to its end, of which the service keeps no record. */
  async function scanned(scenario: 'clean' | 'vulnerable'): Promise<{ scene: Scene; first: ScanRun }> {
    const scene = await openScene({ scenario });
    const first = await scene.scan(WAIT, ONE);
    scene.service.recordFinishedJobs();
    scene.service.records.delete();
    return { scene, first };
  }

  it.concurrent.each([
    ['clean', 'passed', 'success'],
    ['vulnerable', 'vulnerable', 'failure'],
  ] as const)('%s: the job is asked for it again, not analysed again', async (scenario, status, state) => {
    const { scene, first } = await scanned(scenario);
    for (const rescan of ['never', 'when-stale']) {
      const again = await scene.scan({ ...WAIT, rescan }, ONE);
      expect(again.outputs).toMatchObject({ status, 'job-id': first.outputs['job-id'] });
      expect(statesAt(scene.github)).toEqual({ [CONTEXT]: state });
    }
    expect(submissionsOf(scene)).toBe(1);
  });

  it.concurrent('is analysed again with rescan always; even then a pending job is resumed', async () => {
    const { scene, first } = await scanned('clean');
    const again = await scene.scan({ ...STATUS, rescan: 'always' }, ONE);
    expect(submissionsOf(scene)).toBe(2);
    expect(again.outputs['job-id']).not.toBe(first.outputs['job-id']);
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'pending' });
    const third = await scene.scan({ ...WAIT, rescan: 'always' }, ONE);
    expect(submissionsOf(scene)).toBe(2);
    expect(third.outputs['job-id']).toBe(again.outputs['job-id']);
  });
});

describe('another analysis is submitted again, though one is pending', () => {
  const CHANGES = {
    'another configuration': { config: ONE.config.replace('[28,28,1]', '[32,32,3]') },
    'another model id': { config: ONE.config.replace('"id":"m0"', '"id":"another"') },
    'another content of an artifact': { ...ONE, files: { 'data/labels.csv': 'image,label\n0,7\n' } },
  } as const;

  it.concurrent.each(Object.entries(CHANGES))('%s', async (_what, options) => {
    const scene = await openScene({ secondsPerStage: 20 });
    const jobId = await submitOne(scene);
    const second = await scene.scan(STATUS, options);
    expect(submissionsOf(scene)).toBe(2);
    expect(second.outputs['job-id']).not.toBe(jobId);
    expect(second.log).toContain('for another model id, configuration or artifacts');
    expect(storedJobId(statusesOf(scene.github, CONTEXT).at(-1))).toBe(second.outputs['job-id']);
  });

  it.concurrent('another commit', async () => {
    const scene = await openScene({ secondsPerStage: 20 });
    await submitOne(scene);
    const sha = 'c'.repeat(40);
    await scene.scan(STATUS, { ...ONE, env: { GITHUB_SHA: sha } });
    expect(submissionsOf(scene)).toBe(2);
    expect(statesAt(scene.github, sha)).toEqual({ [CONTEXT]: 'pending' });
  });

  it.concurrent('another service, which does not know the job', async () => {
    const scene = await openScene({ secondsPerStage: 20 });
    await submitOne(scene);
    const other = await openScene({ secondsPerStage: 20 });
    const env = { GITHUB_API_URL: scene.github.url };
    await other.scan(STATUS, { ...ONE, env, githubToken: scene.github.token });
    expect(submissionsOf(other)).toBe(1);
  });
});
