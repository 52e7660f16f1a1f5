import { afterAll, describe, expect, it } from '@jest/globals';
import { CONTEXT } from '../support/e2e-commit-status.ts';
import { COLLECT, expectOnlyAsked, submit } from '../support/e2e-collect.ts';
import {
  aggregateStates,
  closeGithubs,
  linkOf,
  openScene,
  storedJobId,
  SCHEDULE,
  statesAt,
  statusesOf,
} from '../support/e2e-github.ts';
import { annotationsOf, jobIdsOf, statesOf } from '../support/e2e-run.ts';
import { PUSH } from '../support/runner-environment.ts';
import { Clock, closeServices } from '../support/played-service-client.ts';

afterAll(closeGithubs);
afterAll(closeServices);

describe('mode collect', () => {
  it.concurrent('settles what has ended, and leaves what runs', async () => {
    const modelScenarios = new Map([
      ['m1', 'vulnerable'],
      ['m2', 'failing'],
      ['m3', 'slow'],
    ] as const);
    const clock = new Clock();
    const scene = await openScene({ secondsPerStage: 1, modelScenarios, now: clock.now });
    const jobIds = await submit(scene, 4);
    clock.nowMs += 10_000;
    const pending = scene.github.statuses.map((status) => ({ ...status }));
    const run = await scene.scan(COLLECT, { event: SCHEDULE });
    expectOnlyAsked(scene, 4);
    expect(statesOf(run)).toEqual({
      'm0/outlier': 'passed',
      'm1/outlier': 'vulnerable',
      'm2/outlier': 'failed',
      'm3/outlier': 'submitted',
    });
    expect(new Set(jobIdsOf(run))).toEqual(new Set(jobIds));
    // Nothing was planned, and there is no config file that a later job could take an entry of.
    expect(run.outputs).toMatchObject({ matrix: '{"include":[]}' });
    expect(run.outputs).toMatchObject({ status: 'vulnerable', 'failure-reason': 'vulnerable' });
    expect(statesAt(scene.github)).toEqual({
      'model-security/m0/outlier': 'success',
      'model-security/m1/outlier': 'failure',
      'model-security/m2/outlier': 'error',
      'model-security/m3/outlier': 'pending',
    });
    // The running one was not written again; the others keep their link and their job.
    expect(statusesOf(scene.github, 'model-security/m3/outlier')).toHaveLength(2);
    // One analysis has no verdict yet, so the whole has none.
    expect(aggregateStates(scene.github).at(-1)).toBe('pending');
    const words = ['Passed', 'Vulnerable: ', 'No verdict: '];
    for (const [index, word] of words.entries()) {
      const context = `model-security/m${String(index)}/outlier`;
      const before = pending.filter((status) => status.context === context).at(-1);
      const [, , ended] = statusesOf(scene.github, context);
      expect(ended?.description).toContain(word);
      expect(linkOf(ended)).toBe(linkOf(before));
      expect(storedJobId(ended)).toBe(storedJobId(before));
      expect(linkOf(ended)).toMatch(new RegExp(`^${scene.service.baseUrl}/dashboard/`, 'u'));
    }
  });

  it.concurrent('finds nothing, and says so', async () => {
    const scene = await openScene();
    const run = await scene.scan(COLLECT, { event: SCHEDULE });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ status: 'not-scanned', results: '[]', 'record-found': '' });
    expect(run.log).toContain('No pending analysis was found.');
    expect(scene.service.requests.list()).toEqual([]);
  });
});

describe('mode collect, where something is wrong', () => {
  it.concurrent('warns of statuses that are not signed, leaves them, and settles the others', async () => {
    const scene = await openScene();
    await submit(scene);
    const [real] = scene.github.statuses;
    const forged = {
      'model-security/m1/outlier': real?.target_url ?? '',
      'model-security/m2/outlier': 'https://attacker.example/?model_security_job=x',
      'model-security/%0A::error::m3/outlier': 'https://attacker.example/',
    };
    for (const [context, target] of Object.entries(forged)) {
      const more = { id: 1000, sha: PUSH.commit, state: 'pending', description: null };
      scene.github.statuses.push({ ...more, context, target_url: target });
    }
    scene.github.statuses.push({
      ...{ id: 1001, sha: PUSH.commit, state: 'pending', description: null },
      ...{ context: 'ci/another-tool', target_url: real?.target_url ?? '' },
    });
    const run = await scene.scan(COLLECT, { event: SCHEDULE });
    expectOnlyAsked(scene, 1);
    expect(run.outputs).toMatchObject({ status: 'submitted', 'failure-reason': '' });
    const warnings = annotationsOf(run, 'warning');
    expect(warnings.map((text) => text.replace(/.*?"(.*)".*/u, '$1')).toSorted()).toEqual(
      Object.keys(forged).toSorted(),
    );
    expect(warnings.every((text) => text.includes('not signed with this API key'))).toBe(true);
    expect(statesAt(scene.github)).toMatchObject({
      [CONTEXT]: 'success',
      ...Object.fromEntries(Object.keys(forged).map((context) => [context, 'pending'])),
      'ci/another-tool': 'pending',
    });
  });
});
