import { afterAll, describe, expect, it } from '@jest/globals';
import { CONTEXT, ONE, STATUS, submissionsOf, WAIT } from '../support/e2e-commit-status.ts';
import { endAt } from '../support/e2e-ending.ts';
import {
  aggregateStates,
  closeGithubs,
  openPausedScene,
  openScene,
  type PausedScene,
  storedJobId,
  type Scene,
  statesAt,
  statusesOf,
} from '../support/e2e-github.ts';
import { annotationsOf, requestsOf, resultsOf, type ScanRun, until } from '../support/e2e-run.ts';
import { closeServices } from '../support/played-service-client.ts';
import { MOMENT } from '../support/time-up.ts';

afterAll(closeGithubs);
afterAll(closeServices);

const LONG_MS = 20_000;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Cancels a run at a certain moment, or ends its time. */
function cancelAt(
  { service, github }: Scene,
  signal: (typeof SIGNALS)[number] | typeof MOMENT,
  moment: () => boolean,
  inputs: Readonly<Record<string, string>>,
): Promise<ScanRun> {
  const options = { ...ONE, githubToken: github.token, env: { GITHUB_API_URL: github.url } };
  return endAt(service, signal, () => until(moment), inputs, options);
}

/** The third status names the job, after the aggregate and the announcement. */
function hasWritten({ github }: Scene): boolean {
  return github.calls().filter((call) => call.startsWith('POST')).length === 3;
}

/** A scene in which GitHub takes the status of the job, but never says so. */
async function openStalling(): Promise<Scene> {
  const scene = await openScene();
  scene.github.mishaps.push(undefined, undefined, undefined, { kind: 'stall' });
  return scene;
}

/** The next run submits nothing: it goes by the job that is there. */
async function expectResumed(scene: Scene): Promise<void> {
  const jobId = storedJobId(statusesOf(scene.github, CONTEXT).at(-1));
  expect(jobId).toBe(scene.service.jobs()[0]?.jobId);
  const next = await scene.scan(WAIT, ONE);
  expect(next.outputs).toMatchObject({ status: 'passed', 'job-id': jobId });
  expect(submissionsOf(scene)).toBe(1);
}

describe('a run that ends while the status of a job is being written', () => {
  it.concurrent.each(SIGNALS.flatMap((signal) => [STATUS, WAIT].map((inputs) => [signal, inputs] as const)))(
    'by %s, with inputs %j, is no success, and its job is resumed',
    async (signal, inputs) => {
      const scene = await openStalling();
      const run = await cancelAt(scene, signal, () => hasWritten(scene), inputs);
      expect(run.exitCode).toBe(1);
      expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'cancelled' });
      expect(statusesOf(scene.github, CONTEXT)).toHaveLength(3);
      expect(aggregateStates(scene.github)).toEqual(['pending', 'error']);
      await expectResumed(scene);
    },
  );

  it.concurrent('by its deadline is no success, and its job is resumed', async () => {
    const scene = await openStalling();
    const run = await cancelAt(scene, MOMENT, () => hasWritten(scene), STATUS);
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'timeout' });
    await expectResumed(scene);
  });

  it.concurrent('warns where GitHub does not take the last word either', async () => {
    const scene = await openStalling();
    scene.github.mishaps.push(...Array.from({ length: 5 }, () => ({ kind: 'stall' }) as const));
    const run = await cancelAt(scene, 'SIGTERM', () => hasWritten(scene), STATUS);
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'cancelled' });
    const warnings = annotationsOf(run, 'warning').join('\n');
    expect(warnings).toMatch(/m0\/outlier: the run ended before its commit status was written/u);
    expect(warnings).toContain(run.outputs['job-id']);
  });
});

describe('a run that ends while a job is sent its files', () => {
  async function openCutOff(
    signal: 'SIGTERM' | typeof MOMENT,
    inputs: Readonly<Record<string, string>>,
  ): Promise<PausedScene> {
    const scene = await openPausedScene();
    const { service } = scene;
    service.faults.add({ operation: 'upload', kind: 'delay', milliseconds: LONG_MS, times: 10 });
    const uploading = (): boolean => requestsOf(service, 'upload').length > 0;
    const run = await cancelAt(scene, signal, uploading, inputs);
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ status: 'error', 'job-id': service.jobs()[0]?.jobId });
    expect(run.outputs['failure-reason']).toBe(signal === MOMENT ? 'timeout' : 'cancelled');
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'error' });
    expect(annotationsOf(run, 'error').join()).toContain('not all of its files were sent');
    service.faults.clear();
    return scene;
  }

  it.concurrent.each<[string, 'SIGTERM' | typeof MOMENT, Readonly<Record<string, string>>]>([
    ['cancelled', 'SIGTERM', STATUS],
    ['past its deadline', MOMENT, WAIT],
  ])(
    'since it is %s leaves a doubt: nothing is submitted by itself, and all by a re-run',
    async (_why, signal, inputs) => {
      const scene = await openCutOff(signal, inputs);
      const jobId = scene.service.jobs()[0]?.jobId ?? '';
      const next = await scene.scan(WAIT, ONE);
      expect(next.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unavailable', 'job-id': '' });
      expect(resultsOf(next)).toMatchObject([{ state: 'error' }]);
      expect(annotationsOf(next, 'error')[0]).toContain(jobId);
      expect(submissionsOf(scene)).toBe(1);
      const again = await scene.scanAndResume(WAIT, { ...ONE, env: { GITHUB_RUN_ATTEMPT: '2' } });
      expect(again.outputs).toMatchObject({ status: 'passed' });
      expect(annotationsOf(again, 'warning').join()).toMatch(/m0\/outlier: .*submitted again.*dashboard/u);
      expect(submissionsOf(scene)).toBe(2);
    },
  );
});
