import { afterAll, describe, expect, it } from '@jest/globals';
import { CONTEXT, ONE, submissionsOf, WAIT } from '../support/e2e-commit-status.ts';
import { endAt } from '../support/e2e-ending.ts';
import {
  closeGithubs,
  openScene,
  type Scene,
  SCHEDULE,
  statesAt,
  statusesOf,
} from '../support/e2e-github.ts';
import { annotationsOf, requestsOf, resultsOf, type ScanRun, until } from '../support/e2e-run.ts';
import { closeServices } from '../support/played-service-client.ts';

afterAll(closeGithubs);
afterAll(closeServices);

/** A commit whose one submission was taken, but answered by nothing of use. */
async function openDoubt(): Promise<Scene> {
  const scene = await openScene();
  scene.service.faults.add({ operation: 'model-analyse', kind: 'answer', status: 502 });
  const run = await scene.scan(WAIT, ONE);
  expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unavailable' });
  expectDoubt(scene);
  return scene;
}

function expectDoubt({ github }: Scene): void {
  expect(statesAt(github)).toEqual({ [CONTEXT]: 'error' });
  const status = statusesOf(github, CONTEXT).at(-1);
  expect(status?.description).toMatch(/may have been submitted.*dashboard/u);
}

/** It has submitted nothing, and says how to find out and to go on. */
function expectRefused(scene: Scene, run: ScanRun): void {
  expect(submissionsOf(scene)).toBe(1);
  expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unavailable', 'job-id': '' });
  expect(resultsOf(run)).toMatchObject([{ state: 'error', reason: 'unavailable' }]);
  const [error] = annotationsOf(run, 'error');
  expect(error).toMatch(/actions\/runs\/4711\).*dashboard.*re-run.*rescan/u);
}

describe('a submission of which nobody knows whether it was processed', () => {
  it.concurrent('is not sent again by the next run that starts by itself, nor by the one after', async () => {
    const scene = await openDoubt();
    const written = statusesOf(scene.github, CONTEXT).length;
    for (const event of [undefined, SCHEDULE]) {
      const run = await scene.scan(WAIT, { ...ONE, ...(event === undefined ? {} : { event }) });
      expectRefused(scene, run);
    }
    expect(statusesOf(scene.github, CONTEXT)).toHaveLength(written);
  });

  it.concurrent.each([
    ['a re-run', { env: { GITHUB_RUN_ATTEMPT: '2' } }, {}],
    ['a run that is started by hand', { event: { name: 'workflow_dispatch', payload: {} } }, {}],
    ['rescan: always', {}, { rescan: 'always' }],
  ])('is sent again by %s, which warns', async (_what, options, inputs) => {
    const scene = await openDoubt();
    const run = await scene.scan({ ...WAIT, ...inputs }, { ...ONE, ...options });
    expect(submissionsOf(scene)).toBe(2);
    expect(run.outputs).toMatchObject({ status: 'passed' });
    expect(annotationsOf(run, 'warning').join()).toMatch(/m0\/outlier: .*submitted again.*dashboard/u);
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'success' });
  });

  it.concurrent('is nothing that mode collect would wait for', async () => {
    const scene = await openDoubt();
    const run = await scene.scan({ mode: 'collect' }, { event: SCHEDULE });
    expect(run.outputs).toMatchObject({ status: 'not-scanned', 'failure-reason': '' });
    expectDoubt(scene);
  });

  it.concurrent('does not stand in the way of another configuration', async () => {
    const scene = await openDoubt();
    const run = await scene.scan(WAIT, { config: ONE.config.replace('[28,28,1]', '[32,32,3]') });
    expect(run.outputs).toMatchObject({ status: 'passed' });
    expect(submissionsOf(scene)).toBe(2);
  });

  it.concurrent.each([
    ['an answer without a job', { kind: 'answer', status: 200, body: '{"message":"accepted"}' }],
    ['an answer that is none', { kind: 'answer', status: 200, body: '<h1>Hello</h1>' }],
  ] as const)('is stored after %s', async (_what, fault) => {
    const scene = await openScene();
    scene.service.faults.add({ operation: 'model-analyse', ...fault });
    const first = await scene.scan(WAIT, ONE);
    expect(first.outputs).toMatchObject({ 'failure-reason': 'unexpected-answer' });
    expectDoubt(scene);
    expectRefused(scene, await scene.scan(WAIT, ONE));
  });

  it.concurrent.each(['SIGINT', 'SIGTERM'] as const)(
    'is stored although %s has ended the run',
    async (signal) => {
      const scene = await openScene();
      const { service, github } = scene;
      service.faults.add({ operation: 'model-analyse', kind: 'delay', milliseconds: 20_000 });
      const submitting = (): Promise<void> => until(() => submissionsOf(scene) === 1);
      const options = { ...ONE, githubToken: github.token, env: { GITHUB_API_URL: github.url } };
      const first = await endAt(service, signal, submitting, WAIT, options);
      expect(first.outputs).toMatchObject({ 'failure-reason': 'cancelled' });
      expectDoubt(scene);
      expectRefused(scene, await scene.scan(WAIT, ONE));
    },
  );

  it.concurrent('holds up no end where GitHub does not answer', async () => {
    const scene = await openScene();
    const { service, github } = scene;
    service.faults.add({ operation: 'model-analyse', kind: 'delay', milliseconds: 20_000 });
    const submitting = async (): Promise<void> => {
      await until(() => submissionsOf(scene) === 1);
      github.mishaps.push(...Array.from({ length: 5 }, () => ({ kind: 'stall' }) as const));
    };
    const options = { ...ONE, githubToken: github.token, env: { GITHUB_API_URL: github.url } };
    const run = await endAt(service, 'SIGTERM', submitting, WAIT, options);
    expect(run.outputs).toMatchObject({ 'failure-reason': 'cancelled' });
  });
});

describe('a submission that was certainly not processed', () => {
  it.concurrent.each([
    [400, {}, 'rejected', {}],
    [401, {}, 'unauthorized', {}],
    [503, { 'max-attempts': '1' }, 'unavailable', { 'retry-after': '1' }],
  ])('after status %i is sent again by the next run', async (status, inputs, reason, headers) => {
    const scene = await openScene();
    scene.service.faults.add({ operation: 'model-analyse', kind: 'answer', status, headers });
    const first = await scene.scan({ ...WAIT, ...inputs }, ONE);
    expect(first.outputs).toMatchObject({ 'failure-reason': reason });
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'error' });
    const second = await scene.scan(WAIT, ONE);
    expect(second.outputs).toMatchObject({ status: 'passed' });
    expect(annotationsOf(second, 'warning')).toEqual([]);
  });

  it.concurrent('since a run was cancelled before another attempt is in no doubt', async () => {
    const scene = await openScene();
    const { service, github } = scene;
    const headers = { 'retry-after': '30' };
    service.faults.add({ operation: 'model-analyse', kind: 'answer', status: 503, headers });
    const refused = (): Promise<void> =>
      until(() => requestsOf(service, 'model-analyse')[0]?.status !== undefined);
    const options = { ...ONE, githubToken: github.token, env: { GITHUB_API_URL: github.url } };
    const first = await endAt(service, 'SIGTERM', refused, WAIT, options);
    expect(first.outputs).toMatchObject({ 'failure-reason': 'cancelled' });
    expect(resultsOf(first)).toMatchObject([{ state: 'planned', reason: 'cancelled' }]);
    expect(first.summary).not.toContain('may have been processed');
    expect(submissionsOf(scene)).toBe(1);
    const second = await scene.scan(WAIT, ONE);
    expect(second.outputs).toMatchObject({ status: 'passed' });
  });
});
