import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { plannedResult, submittedResult } from '../../../src/decide/analysis-result.ts';
import { PUSH } from '../../support/runner-environment.ts';
import { DATA, JOB, RUN_ID, useStatusJobStore } from '../../support/status-job-store-runs.ts';
import { failureOf } from '../../support/test-transport.ts';
import { resultOf } from '../../support/sample-results.ts';

const CONTEXT = 'model-security/digits/outlier';
const { github, folder, plan, openRun, leave, latest } = useStatusJobStore();

/** Returns a parameter of the newest status's address. */
function remembered(name: string): string | null {
  return new URL(latest()?.target_url ?? 'none:').searchParams.get(`model_security_${name}`);
}

describe('an analysis that an earlier run left without a good verdict', () => {
  it.each([
    ['pending', true],
    ['success', false],
    ['failure', true],
    ['error', true],
    ['doubt', true],
  ] as const)('outvotes a record after %s: %s', async (end, expected) => {
    const analysis = await plan();
    await leave(end, analysis);
    const { jobStore } = await openRun();
    expect(jobStore.contradicts(analysis.spec)).toBe(expected);
    expect(jobStore.contradictsAny()).toBe(expected);
    const other = await plan('faces');
    expect(jobStore.contradicts(other.spec)).toBe(false);
  });

  it('outvotes no record if somebody else wrote its status, and is warned of', async () => {
    const about = { id: 1, sha: PUSH.commit, context: CONTEXT, description: null, target_url: null };
    github().statuses.push({ ...about, state: 'pending' });
    const analysis = await plan();
    const { jobStore, runner } = await openRun();
    expect(jobStore.contradicts(analysis.spec)).toBe(false);
    await jobStore.find(analysis);
    expect(runner.log.entries.join()).toContain('not signed with this API key');
  });

  it('is looked up on the commit that the event is about', async () => {
    const analysis = await plan();
    await leave('pending', analysis);
    const sha = 'a'.repeat(40);
    const head = { ref: 'topic', sha, repo: { full_name: PUSH.repository } };
    const event = { eventName: 'pull_request', payload: { pull_request: { number: 7, head } } };
    expect((await openRun({ event })).jobStore.contradicts(analysis.spec)).toBe(false);
    await leave('pending', analysis, { event });
    expect(latest()?.sha).toBe(sha);
    expect((await openRun({ event })).jobStore.contradicts(analysis.spec)).toBe(true);
  });
});

describe('the lookup of an analysis finds', () => {
  it.each([
    ['pending', false],
    ['success', true],
    ['failure', true],
  ] as const)('its job, after %s, which has ended: %s', async (end, hasEnded) => {
    const analysis = await plan();
    await leave(end, analysis);
    const found = await (await openRun()).jobStore.find(analysis);
    expect(found).toMatchObject({ job: { ...JOB, hasEnded } });
    expect(found.why).toContain('nothing is submitted');
    expect(found.refusal).toBeUndefined();
  });

  it.each(['success', 'failure'] as const)('no job with rescan always, after %s', async (end) => {
    const analysis = await plan();
    await leave(end, analysis);
    const found = await (await openRun({ inputs: { rescan: 'always' } })).jobStore.find(analysis);
    expect(found).toEqual({ why: expect.stringContaining('rescan is always'), isWarning: false });
  });

  it('no job with another configuration, or with a file that has changed', async () => {
    const analysis = await plan();
    await leave('pending', analysis);
    const { jobStore } = await openRun();
    const other = await plan('digits', { input_dimensions: '32,32,3' });
    expect(await jobStore.find(other)).not.toHaveProperty('job');
    await writeFile(join(folder(), DATA), 'a,b\n3,4\n');
    expect(await jobStore.find(await plan())).not.toHaveProperty('job');
  });

  it('a refusal if it may have been submitted, and nobody has asked to submit it again', async () => {
    const analysis = await plan();
    await leave('doubt', analysis);
    const found = await (await openRun()).jobStore.find(analysis);
    expect(found).toEqual({ refusal: expect.stringContaining(`actions/runs/${RUN_ID})`) });
  });

  it.each([
    ['a re-run', { attempt: '2' }],
    ['a run that is started by hand', { event: { eventName: 'workflow_dispatch' } }],
    ['a run with rescan always', { inputs: { rescan: 'always' } }],
  ])('a warning if it may have been submitted, for %s', async (_what, changes) => {
    const analysis = await plan();
    await leave('doubt', analysis);
    const found = await (await openRun(changes)).jobStore.find(analysis);
    expect(found).toEqual({ why: expect.stringContaining('submitted again'), isWarning: true });
  });

  it.each(['', '1'])('a refusal in the attempt %j, which nobody has asked for', async (attempt) => {
    const analysis = await plan();
    await leave('doubt', analysis);
    expect(await (await openRun({ attempt })).jobStore.find(analysis)).toHaveProperty('refusal');
  });

  it('its job even if its name contains a secret, which no status shows', async () => {
    const analysis = await plan('organization-7-digits');
    const secret = 'organization-7';
    await leave('pending', analysis, { secret });
    expect(JSON.stringify(github().statuses)).not.toContain(secret);
    const { jobStore } = await openRun({ secret });
    expect(jobStore.contradicts(analysis.spec)).toBe(true);
    expect(await jobStore.find(analysis)).toMatchObject({ job: JOB });
  });
});

describe('statuses that are withdrawn before analyses are submitted again', () => {
  const AGAIN = { inputs: { rescan: 'always' } };

  it('replaces a good verdict by a status without verdict and job', async () => {
    const analysis = await plan();
    await leave('success', analysis);
    await (await openRun(AGAIN)).jobStore.withdraw([analysis]);
    expect(github().statuses).toHaveLength(2);
    expect(latest()).toMatchObject({
      sha: PUSH.commit,
      context: CONTEXT,
      state: 'error',
      description: 'No verdict: it will be analysed again',
      target_url: expect.stringContaining(`${PUSH.repositoryUrl}/actions/runs/${RUN_ID}?`),
    });
  });

  it.each([
    ['a good verdict', 'success', {}],
    ['a verdict that is not good', 'failure', AGAIN],
    ['a job without a verdict', 'error', AGAIN],
    ['a doubt', 'doubt', AGAIN],
    ['a job that runs', 'pending', AGAIN],
  ] as const)('keeps %s that is not submitted again, or is not good', async (_what, end, changes) => {
    const analysis = await plan();
    await leave(end, analysis);
    await (await openRun(changes)).jobStore.withdraw([analysis]);
    expect(github().statuses).toHaveLength(1);
  });

  it('writes nothing if there is no status', async () => {
    const analysis = await plan();
    await (await openRun(AGAIN)).jobStore.withdraw([analysis]);
    expect(github().statuses).toEqual([]);
  });

  it('replaces a running job of another configuration', async () => {
    await leave('pending', await plan());
    const other = await plan('digits', { input_dimensions: '32,32,3' });
    await (await openRun()).jobStore.withdraw([other]);
    expect(latest()).toMatchObject({ state: 'error', context: CONTEXT });
  });

  it('withdraws each analysis that needs it, without showing any secret', async () => {
    const secret = 'organization-7';
    const models = ['digits', 'faces', `${secret}-cats`];
    const analyses = await Promise.all(models.map((model) => plan(model)));
    for (const analysis of analyses) await leave('success', analysis, { secret });
    await (await openRun({ ...AGAIN, secret })).jobStore.withdraw(analyses);
    expect(
      github()
        .statuses.slice(3)
        .map(({ context, state }) => `${context} ${state}`)
        .toSorted(),
    ).toEqual(
      github()
        .statuses.slice(0, 3)
        .map(({ context }) => `${context} error`)
        .toSorted(),
    );
    expect(JSON.stringify(github().statuses)).not.toContain(secret);
  });

  it('fails the run if a status cannot be withdrawn', async () => {
    const analysis = await plan();
    await leave('success', analysis);
    const { jobStore } = await openRun(AGAIN);
    github().access.statuses = 'read';
    const error = await failureOf(jobStore.withdraw([analysis]));
    expect(error).toMatchObject({ name: 'InvalidInputError' });
    expect(error.message).toContain('github-token');
  });
});

describe('the status that is stored for an analysis', () => {
  it('has the threshold of its own request, or of its verdict', async () => {
    const analysis = await plan('digits', { vulnerability_threshold: '0.25' });
    const { jobStore } = await openRun();
    await jobStore.save(analysis, submittedResult(plannedResult(analysis.spec), JOB));
    expect(remembered('threshold')).toBe('0.25');
    await jobStore.save(analysis, resultOf(analysis.spec, 'passed', { ...JOB, threshold: 0.5 }));
    expect(remembered('threshold')).toBe('0.5');
  });

  it('has the threshold of the run if it sets one for all', async () => {
    const analysis = await plan('digits', { vulnerability_threshold: '0.25' });
    const { jobStore } = await openRun({ inputs: { 'vulnerability-threshold': '0.75' } });
    await jobStore.save(analysis, submittedResult(plannedResult(analysis.spec), JOB));
    expect(remembered('threshold')).toBe('0.75');
  });

  it('causes a warning if it cannot be written, with the consequence', async () => {
    const analysis = await plan();
    const { jobStore, runner } = await openRun();
    github().access.statuses = 'read';
    await jobStore.save(analysis, submittedResult(plannedResult(analysis.spec), JOB));
    expect(github().statuses).toEqual([]);
    expect(runner.log.entries.join()).toMatch(
      /^warning: .*; another run may submit the same analysis again\. /u,
    );
  });
});

describe('a job store that cannot be read', () => {
  it.each([
    ['none', 'InvalidInputError', /github-token/u],
    ['broken', 'ServiceError', /Nothing was submitted/u],
  ] as const)('does not count as empty: %s', async (what, name, message) => {
    if (what === 'none') github().access.statuses = 'none';
    else github().mishaps.push({ kind: 'answer', answer: { status: 200, body: '{}' } });
    const error = await failureOf(openRun());
    expect(error).toMatchObject({ name });
    expect(error.message).toMatch(message);
  });
});
