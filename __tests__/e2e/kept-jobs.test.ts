import { afterAll, describe, expect, it } from '@jest/globals';
import { closeScenes, ONE, openJobScene, PLACES, WAIT } from '../support/e2e-jobs.ts';
import { outlierConfig } from '../support/e2e-models.ts';
import { annotationsOf, requestsOf, scan, statesOf } from '../support/e2e-run.ts';
import { closeServices, openService } from '../support/played-service-client.ts';
import { PUSH } from '../support/runner-environment.ts';

afterAll(closeScenes);
afterAll(closeServices);

const SLOW = { scenario: 'slow', secondsPerStage: 60 } as const;
const TWO = { config: outlierConfig(2) };

describe.each(PLACES)('jobs that are kept in %s', (place) => {
  it.concurrent('are collected by a run without waiting', async () => {
    const { service, run, submissions } = await openJobScene(place, SLOW);
    const first = await run({}, TWO);
    expect(first.outputs).toMatchObject({ status: 'submitted', verdict: 'none' });
    const early = await run({}, TWO);
    expect(early.outputs).toMatchObject({ status: 'submitted', 'job-ids': first.outputs['job-ids'] });
    expect(requestsOf(service, 'job-status')).toHaveLength(2);
    expect(submissions()).toBe(2);
  });

  it.concurrent('give their verdicts if they have ended', async () => {
    const { service, run, submissions } = await openJobScene(place, {
      modelScenarios: new Map([['m1', 'vulnerable']]),
    });
    const first = await run({}, TWO);
    expect(first.outputs).toMatchObject({ status: 'submitted', verdict: 'none' });
    // Each job is asked for once, and the run pauses for none.
    const part = await run({ only: 'm0' }, TWO);
    expect(part.outputs).toMatchObject({ status: 'passed', verdict: 'passed' });
    expect(requestsOf(service, 'job-status')).toHaveLength(1);
    const both = await run({}, TWO);
    expect(both.outputs).toMatchObject({ status: 'vulnerable', 'job-ids': first.outputs['job-ids'] });
    expect(requestsOf(service, 'job-status')).toHaveLength(3);
    expect(submissions()).toBe(2);
  });

  it.concurrent('are submitted once by two runs at one moment', async () => {
    const { service, run, submissions } = await openJobScene(place);
    service.faults.add({ operation: 'model-analyse', kind: 'delay', milliseconds: 1500 });
    const runs = await Promise.all([run(WAIT), run(WAIT)]);
    expect(runs.map(({ outputs }) => outputs['status'])).toEqual(['passed', 'passed']);
    expect(new Set(runs.map(({ outputs }) => outputs['job-id'])).size).toBe(1);
    expect(submissions()).toBe(1);
  });

  it.concurrent('contradict a record: what is vulnerable here is not skipped', async () => {
    const { service, run } = await openJobScene(place, { scenario: 'vulnerable' });
    const first = await run(WAIT);
    expect(first.outputs).toMatchObject({ status: 'vulnerable' });
    // A record that says nothing of it.
    const { repositoryUrl: repourl, branch: branchname, commit: commitid } = PUSH;
    service.records.add({ repourl, branchname, commitid, orgid: service.orgId });
    const check = await run({ mode: 'check', rescan: 'never' });
    expect(check.outputs).toMatchObject({ status: 'not-scanned', 'record-found': 'true' });
    const again = await run({ ...WAIT, rescan: 'never' });
    expect(again.outputs).toMatchObject({ status: 'vulnerable', 'job-id': first.outputs['job-id'] });
    expect(again.log).toContain('The record does not count for this commit');
  });

  it.concurrent('leave a record as it is if they passed', async () => {
    const { service, run, submissions } = await openJobScene(place);
    service.setCommit(PUSH.repositoryUrl, PUSH.branch, PUSH.commit);
    expect((await run(WAIT)).outputs).toMatchObject({ status: 'passed' });
    expect((await run(WAIT)).outputs).toMatchObject({ status: 'already-scanned' });
    expect(submissions()).toBe(1);
  });
});

describe('a run that can keep nothing', () => {
  it.concurrent('warns before it submits that a killed run submits again', async () => {
    const service = await openService();
    let warnedBefore: boolean | undefined;
    const run = await scan(service, WAIT, {
      ...ONE,
      onLine: (line) => {
        if (line.startsWith('::warning') && line.includes('submits its analyses again')) {
          warnedBefore = requestsOf(service, 'model-analyse').length === 0;
        }
      },
    });
    expect(run.outputs).toMatchObject({ status: 'passed' });
    expect(warnedBefore).toBe(true);
  });

  it.concurrent('warns if the cache takes no entries, and submits', async () => {
    const { run, submissions } = await openJobScene('the platform’s cache');
    const refused = await run(WAIT, { ...ONE, env: { ACTIONS_CACHE_MODE: 'read' } });
    expect(refused.outputs).toMatchObject({ status: 'passed' });
    expect(annotationsOf(refused, 'warning').join()).toContain('the cache took no entry');
    expect(submissions()).toBe(1);
  });

  it.concurrent('does not submit by itself if the cache cannot be read', async () => {
    const { run, submissions } = await openJobScene('the platform’s cache');
    const env = { ACTIONS_RUNTIME_TOKEN: 'wrong' };
    const automatic = await run(WAIT, { ...ONE, env });
    expect(statesOf(automatic)).toEqual({ 'm0/outlier': 'error' });
    expect(automatic.outputs).toMatchObject({ 'failure-reason': 'unavailable' });
    expect(submissions()).toBe(0);
    const asked = await run(WAIT, { ...ONE, env: { ...env, GITHUB_RUN_ATTEMPT: '2' } });
    expect(asked.outputs).toMatchObject({ status: 'passed' });
    expect(submissions()).toBe(1);
  });
});

describe('the entries of jobs', () => {
  it.concurrent('are of no use to a run with another key', async () => {
    const { run, submissions } = await openJobScene('cache-directory', SLOW);
    const secret = { 'cache-secret': 'a-secret-of-its-own' };
    for (const inputs of [{}, secret, secret]) {
      expect((await run(inputs)).outputs).toMatchObject({ status: 'submitted' });
    }
    expect(submissions()).toBe(2);
  });
});
