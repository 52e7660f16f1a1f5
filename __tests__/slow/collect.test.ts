import { afterAll, describe, expect, it } from '@jest/globals';
import { CONTEXT } from '../support/e2e-commit-status.ts';
import { COLLECT, expectOnlyAsked, PULLS, submit } from '../support/e2e-collect.ts';
import {
  aggregateStates,
  closeGithubs,
  openScene,
  pullRequest,
  storedJobId,
  SCHEDULE,
  statesAt,
  statusesOf,
} from '../support/e2e-github.ts';
import { outlierConfig } from '../support/e2e-models.ts';
import { annotationsOf, readable, requestsOf, resultsOf, statesOf } from '../support/e2e-run.ts';
import { PUSH } from '../support/runner-environment.ts';
import { closeServices } from '../support/played-service-client.ts';

afterAll(closeGithubs);
afterAll(closeServices);

describe('mode collect', () => {
  it.concurrent('looks at its own commit and every open pull request on a schedule', async () => {
    const scene = await openScene();
    scene.github.pulls.push(...PULLS, { number: 9, sha: PUSH.commit });
    const shas = [PUSH.commit, ...PULLS.map(({ sha }) => sha)];
    for (const sha of shas) await submit(scene, 1, sha);
    const run = await scene.scan(COLLECT, { event: SCHEDULE });
    expectOnlyAsked(scene, 3);
    expect(run.outputs).toMatchObject({ status: 'passed', 'failure-reason': '' });
    for (const sha of shas) {
      expect(statesAt(scene.github, sha)).toEqual({ [CONTEXT]: 'success' });
      expect(readable(run.summary)).toContain(`m0 at ${sha.slice(0, 7)}`);
    }
    const again = await scene.scan(COLLECT, { event: SCHEDULE });
    expect(again.outputs).toMatchObject({ status: 'not-scanned' });
  });

  it.concurrent('looks at its own commit alone for a pull request', async () => {
    const scene = await openScene();
    scene.github.pulls.push(...PULLS);
    for (const { sha } of PULLS) await submit(scene, 1, sha);
    const own = PULLS[0]?.sha ?? '';
    await scene.scan(COLLECT, { event: pullRequest(7, own) });
    expectOnlyAsked(scene, 1);
    expect(PULLS.map(({ sha }) => statesAt(scene.github, sha))).toEqual([
      { [CONTEXT]: 'success' },
      { [CONTEXT]: 'pending' },
    ]);
    expect(scene.github.calls().filter((call) => call.endsWith('/pulls'))).toEqual([]);
  });

  it.concurrent('succeeds with nothing but running jobs, which is no pass', async () => {
    const scene = await openScene({ scenario: 'slow', secondsPerStage: 1 });
    await submit(scene);
    const run = await scene.scan(COLLECT, { event: SCHEDULE });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({
      verdict: 'none',
      status: 'submitted',
      'vulnerability-detected': 'unknown',
    });
  });

  it.concurrent('reports a vulnerable model only, where that is asked for', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    await submit(scene);
    const inputs = { ...COLLECT, 'fail-on-vulnerability': 'false' };
    const run = await scene.scan(inputs, { event: SCHEDULE });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({
      verdict: 'vulnerable',
      status: 'vulnerable',
      'vulnerability-detected': 'true',
    });
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'failure' });
  });

  it.concurrent('accepts nothing: what is accepted belongs to the commit that was analysed', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    await submit(scene);
    const accept = [{ finding: 'm0/outlier', until: '2099-12-31', reason: 'r' }];
    const config = JSON.stringify({ ...Object(JSON.parse(outlierConfig(1))), accept });
    const run = await scene.scan({ ...COLLECT, baseline: 'b.json' }, { event: SCHEDULE, config });
    expect(run.outputs).toMatchObject({
      status: 'vulnerable',
      'new-findings': '1',
      'accepted-findings': '0',
    });
    expect(run.log).toContain('The input baseline has no effect in mode collect');
    expect(readable(run.summary)).toContain('reads neither config file nor baseline');
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'failure' });
  });

  it.concurrent('judges by the threshold of the run that submitted', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    const inputs = { 'commit-status': 'true', 'vulnerability-threshold': '1000' };
    await scene.scan(inputs, { config: outlierConfig(1) });
    const run = await scene.scan(COLLECT, { event: SCHEDULE });
    expect(resultsOf(run)).toMatchObject([{ state: 'passed', threshold: 1000 }]);
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'success' });
  });
});

describe('mode collect, where something is wrong', () => {
  it.concurrent('settles a job that the service does not know as one without a verdict', async () => {
    const scene = await openScene();
    await submit(scene);
    const jobId = storedJobId(statusesOf(scene.github, CONTEXT).at(-1));
    scene.service.faults.add({ operation: 'job-status', kind: 'answer', status: 412 });
    const run = await scene.scan(COLLECT, { event: SCHEDULE });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'denied' });
    expect(statesOf(run)).toEqual({ 'm0/outlier': 'error' });
    const ended = statusesOf(scene.github, CONTEXT).at(-1);
    expect(ended).toMatchObject({ state: 'error', description: expect.stringContaining('No verdict: ') });
    expect(storedJobId(ended)).toBe(jobId);
    // What is settled is not asked for again.
    const again = await scene.scan(COLLECT, { event: SCHEDULE });
    expect(again.outputs).toMatchObject({ status: 'not-scanned' });
  });

  it.concurrent.each([
    ['is away', { status: 503 }, 'unavailable'],
    ['refuses the key', { status: 401 }, 'unauthorized'],
    ['answers with a page', { body: '<p>Sign in</p>' }, 'unexpected-answer'],
  ] as const)('leaves jobs pending while the service %s', async (_what, answer, reason) => {
    const scene = await openScene();
    await submit(scene);
    scene.service.faults.add({ operation: 'job-status', kind: 'answer', times: 5, ...answer });
    const inputs = { ...COLLECT, 'max-attempts': '1' };
    const run = await scene.scan(inputs, { event: SCHEDULE });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': reason });
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'pending' });
    expect(aggregateStates(scene.github).at(-1)).toBe('pending');
  });

  it.concurrent('keeps its verdicts where statuses cannot be written, and warns once', async () => {
    const scene = await openScene({ modelScenarios: new Map([['m1', 'vulnerable']]) });
    await submit(scene, 3);
    scene.github.access.statuses = 'read';
    const run = await scene.scan(COLLECT, { event: SCHEDULE });
    expect(statesOf(run)).toEqual({
      'm0/outlier': 'passed',
      'm1/outlier': 'vulnerable',
      'm2/outlier': 'passed',
    });
    expect(run.outputs).toMatchObject({ status: 'vulnerable' });
    const warnings = annotationsOf(run, 'warning');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/stays pending.*"statuses: write"/u);
  });

  it.concurrent('needs to know which pull requests are open', async () => {
    const scene = await openScene();
    scene.github.access.pulls = 'none';
    const run = await scene.scan(COLLECT, { event: SCHEDULE });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input' });
    expect(annotationsOf(run, 'error').join()).toMatch(/github-token.*"pull-requests: read"/u);
    expect(requestsOf(scene.service, 'job-status')).toEqual([]);
  });

  it.concurrent('cannot do without GitHub', async () => {
    const scene = await openScene();
    const env = { GITHUB_API_URL: 'http://127.0.0.1:9' };
    const run = await scene.scan(COLLECT, { event: SCHEDULE, env });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unavailable' });
  });
});
