import { afterAll, describe, expect, it } from '@jest/globals';
import { CONTEXT, ONE, STATUS, submissionsOf, WAIT } from '../support/e2e-commit-status.ts';
import { endAt } from '../support/e2e-ending.ts';
import {
  aggregateStates,
  closeGithubs,
  openPausedScene,
  openScene,
  storedJobId,
  type Scene,
  SCHEDULE,
  statesAt,
  statusesOf,
} from '../support/e2e-github.ts';
import { outlierConfig } from '../support/e2e-models.ts';
import { annotationsOf, requestsOf, until } from '../support/e2e-run.ts';
import { closeServices } from '../support/played-service-client.ts';

afterAll(closeGithubs);
afterAll(closeServices);

const AGAIN = { ...WAIT, rescan: 'always' };
const OTHER = { config: ONE.config.replace('[28,28,1]', '[32,32,3]') };
const LONG_MS = 20_000;

/** A commit with a good verdict, of which the service keeps no record. */
async function openPassed(options = ONE): Promise<Scene> {
  const scene = await openScene();
  await scene.scan(WAIT, options);
  expect(new Set(Object.values(statesAt(scene.github)))).toEqual(new Set(['success']));
  scene.service.recordFinishedJobs();
  scene.service.records.delete();
  scene.service.requests.clear();
  return scene;
}

/** No verdict, no job to be waited for; and so it says to mode collect and to the next run. */
async function expectNoVerdict(
  scene: Scene,
  state: 'error' | 'pending' = 'error',
  words = /^No verdict: /u,
): Promise<void> {
  expect(statesAt(scene.github)).toEqual({ [CONTEXT]: state });
  const status = statusesOf(scene.github, CONTEXT).at(-1);
  expect(status?.description).toMatch(words);
  expect(storedJobId(status)).toBeNull();
  const collected = await scene.scan({ mode: 'collect' }, { event: SCHEDULE });
  expect(collected.outputs).toMatchObject({ status: 'not-scanned', 'failure-reason': '' });
  const warnings = annotationsOf(collected, 'warning');
  // A run that was killed left what it announced.
  expect(warnings.filter((message) => !message.includes('a run is submitting this analysis'))).toEqual([]);
}

describe('a good verdict does not outlast the decision to analyse again', () => {
  const slow = { operation: 'model-analyse', kind: 'delay', milliseconds: LONG_MS } as const;

  /** A run that is cancelled as soon as it has begun what never ends. */
  async function cancelled(
    scene: Scene,
    signal: 'SIGINT' | 'SIGTERM',
    inputs: Readonly<Record<string, string>>,
    options: { readonly config: string },
    begun: () => boolean = () => submissionsOf(scene) === 1,
  ): Promise<void> {
    const { service, github } = scene;
    const more = { ...options, githubToken: github.token, env: { GITHUB_API_URL: github.url } };
    const run = await endAt(service, signal, () => until(begun), inputs, more);
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'cancelled' });
    expect(submissionsOf(scene)).toBe(1);
  }

  it.concurrent.each(['SIGINT', 'SIGTERM'] as const)(
    'in a run that %s ends while it submits',
    async (signal) => {
      const scene = await openPassed();
      scene.service.faults.add(slow);
      await cancelled(scene, signal, AGAIN, ONE);
      await expectNoVerdict(scene);
    },
  );

  it.concurrent('in a run that is killed while it submits', async () => {
    const scene = await openPassed();
    scene.service.faults.add(slow);
    await scene.scan(AGAIN, {
      ...ONE,
      killed: true,
      meanwhile: async (kill) => {
        await until(() => submissionsOf(scene) === 1);
        kill('SIGKILL');
      },
    });
    await expectNoVerdict(scene, 'pending', /^Being submitted\. If this stays, look on the .*dashboard/u);
    expect(aggregateStates(scene.github).at(-1)).toBe('pending');
  });

  it.concurrent('in a run that is cancelled before its turn has come', async () => {
    const two = { config: outlierConfig(2) };
    const scene = await openPassed(two);
    scene.service.faults.add(slow);
    await cancelled(scene, 'SIGTERM', { ...AGAIN, concurrency: '1' }, two);
    expect(Object.values(statesAt(scene.github))).toEqual(['error', 'error']);
  });

  it.concurrent('in a run whose files do not arrive', async () => {
    const scene = await openPassed();
    scene.service.faults.add({ operation: 'upload', kind: 'delay', milliseconds: LONG_MS });
    const uploading = (): boolean => requestsOf(scene.service, 'upload').length === 1;
    await cancelled(scene, 'SIGTERM', AGAIN, ONE, uploading);
    await expectNoVerdict(scene);
  });

  it.concurrent('in a run of another configuration', async () => {
    const scene = await openPassed();
    scene.service.faults.add(slow);
    await cancelled(scene, 'SIGTERM', WAIT, OTHER);
    await expectNoVerdict(scene);
  });

  it.concurrent('and neither does a job of another configuration, which would become one', async () => {
    const scene = await openPausedScene();
    await scene.scan(STATUS, ONE);
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'pending' });
    scene.service.requests.clear();
    scene.service.faults.add(slow);
    await cancelled(scene, 'SIGTERM', WAIT, OTHER);
    await expectNoVerdict(scene);
  });

  it.concurrent('and the new verdict takes its place', async () => {
    const scene = await openPassed();
    const run = await scene.scan(AGAIN, ONE);
    expect(run.outputs).toMatchObject({ status: 'passed' });
    expect(statusesOf(scene.github, CONTEXT).map(({ state }) => state)).toEqual([
      'pending',
      'pending',
      'success',
      'error',
      'pending',
      'pending',
      'success',
    ]);
  });

  it.concurrent('or nothing is submitted, where it cannot be taken back', async () => {
    const scene = await openPassed();
    scene.github.access.statuses = 'read';
    const run = await scene.scan(AGAIN, ONE);
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input' });
    expect(annotationsOf(run, 'error').join()).toMatch(/github-token.*"statuses: write"/u);
    expect(submissionsOf(scene)).toBe(0);
  });
});

describe('what stands', () => {
  it.concurrent('is left as it is if its job is resumed', async () => {
    const scene = await openPassed();
    await scene.scan(WAIT, ONE);
    expect(submissionsOf(scene)).toBe(0);
    expect(statusesOf(scene.github, CONTEXT).map(({ state }) => state)).toEqual([
      'pending',
      'pending',
      'success',
      'success',
    ]);
  });
});
