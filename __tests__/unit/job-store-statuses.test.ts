import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { plannedResult, submittedResult } from '../../src/decide/analysis-result.ts';
import { PUSH } from '../support/runner-environment.ts';
import { DATA, JOB, RUN_ID, useStatusMemory } from '../support/status-memory-runs.ts';
import { failureOf } from '../support/test-transport.ts';
import { resultOf } from '../support/sample-results.ts';

const CONTEXT = 'model-security/digits/outlier';
const { github, folder, plan, openRun, leave, latest } = useStatusMemory();

/** What the latest status remembers under a name. */
function remembered(name: string): string | null {
  return new URL(latest()?.target_url ?? 'none:').searchParams.get(`model_security_${name}`);
}

describe('whether an earlier run left a job running', () => {
  it.each([
    ['pending', true],
    ['success', false],
    ['failure', false],
    ['error', false],
    ['doubt', false],
  ] as const)('after %s: %s', async (end, expected) => {
    const analysis = await plan();
    await leave(end, analysis);
    const { memory } = await openRun();
    expect(memory.hasRunning([analysis.spec])).toBe(expected);
    // One of several is enough.
    const other = await plan('faces');
    expect(memory.hasRunning([other.spec, analysis.spec])).toBe(expected);
    expect(memory.hasRunning([other.spec])).toBe(false);
  });

  it('is not known of a pending status that names no job', async () => {
    const about = { id: 1, sha: PUSH.commit, context: CONTEXT, description: null, target_url: null };
    github().statuses.push({ ...about, state: 'pending' });
    const analysis = await plan();
    expect((await openRun()).memory.hasRunning([analysis.spec])).toBe(false);
  });

  it('is asked of the commit that the event is about', async () => {
    const analysis = await plan();
    await leave('pending', analysis);
    const sha = 'a'.repeat(40);
    const head = { ref: 'topic', sha, repo: { full_name: PUSH.repository } };
    const event = { eventName: 'pull_request', payload: { pull_request: { number: 7, head } } };
    expect((await openRun({ event })).memory.hasRunning([analysis.spec])).toBe(false);
    await leave('pending', analysis, { event });
    expect(latest()?.sha).toBe(sha);
    expect((await openRun({ event })).memory.hasRunning([analysis.spec])).toBe(true);
  });
});

describe('what is recalled of an analysis', () => {
  it.each([
    ['pending', false],
    ['success', true],
    ['failure', true],
  ] as const)('its job, after %s, which has ended: %s', async (end, hasEnded) => {
    const analysis = await plan();
    await leave(end, analysis);
    const recalled = await (await openRun()).memory.find(analysis);
    expect(recalled).toMatchObject({ job: { ...JOB, hasEnded } });
    expect(recalled.why).toContain('nothing is submitted');
    expect(recalled.refusal).toBeUndefined();
  });

  it.each(['success', 'failure'] as const)('no job with rescan always, after %s', async (end) => {
    const analysis = await plan();
    await leave(end, analysis);
    const recalled = await (await openRun({ inputs: { rescan: 'always' } })).memory.find(analysis);
    expect(recalled).toEqual({ why: expect.stringContaining('rescan is always'), isWarning: false });
  });

  it('no job of another configuration, or of a file that has changed', async () => {
    const analysis = await plan();
    await leave('pending', analysis);
    const { memory } = await openRun();
    const other = await plan('digits', { input_dimensions: '32,32,3' });
    expect(await memory.find(other)).not.toHaveProperty('job');
    await writeFile(join(folder(), DATA), 'a,b\n3,4\n');
    expect(await memory.find(await plan())).not.toHaveProperty('job');
  });

  it('a refusal where it may have been submitted, and nobody has asked for another time', async () => {
    const analysis = await plan();
    await leave('doubt', analysis);
    const recalled = await (await openRun()).memory.find(analysis);
    expect(recalled).toEqual({ refusal: expect.stringContaining(`actions/runs/${RUN_ID})`) });
  });

  it.each([
    ['a re-run', { attempt: '2' }],
    ['a run that is started by hand', { event: { eventName: 'workflow_dispatch' } }],
    ['a run with rescan always', { inputs: { rescan: 'always' } }],
  ])('a warning where it may have been submitted, for %s', async (_what, changes) => {
    const analysis = await plan();
    await leave('doubt', analysis);
    const recalled = await (await openRun(changes)).memory.find(analysis);
    expect(recalled).toEqual({ why: expect.stringContaining('submitted again'), isWarning: true });
  });

  it.each(['', '1'])('a refusal in the attempt %j, which nobody has asked for', async (attempt) => {
    const analysis = await plan();
    await leave('doubt', analysis);
    expect(await (await openRun({ attempt })).memory.find(analysis)).toHaveProperty('refusal');
  });

  it('its job although a secret is a part of its name, which no status shows', async () => {
    const analysis = await plan('organization-7-digits');
    const secret = 'organization-7';
    await leave('pending', analysis, { secret });
    expect(JSON.stringify(github().statuses)).not.toContain(secret);
    const { memory } = await openRun({ secret });
    expect(memory.hasRunning([analysis.spec])).toBe(true);
    expect(await memory.find(analysis)).toMatchObject({ job: JOB });
  });
});

describe('what is taken back before analyses are submitted again', () => {
  const AGAIN = { inputs: { rescan: 'always' } };

  it('is a good verdict, which then is none and names no job', async () => {
    const analysis = await plan();
    await leave('success', analysis);
    await (await openRun(AGAIN)).memory.withdraw([analysis]);
    expect(github().statuses).toHaveLength(2);
    expect(latest()).toMatchObject({
      sha: PUSH.commit,
      context: CONTEXT,
      state: 'error',
      description: 'No verdict: it is to be analysed again',
      target_url: `${PUSH.repositoryUrl}/actions/runs/${RUN_ID}`,
    });
  });

  it.each([
    ['a good verdict', 'success', {}],
    ['a verdict that is not good', 'failure', AGAIN],
    ['a job without a verdict', 'error', AGAIN],
    ['a doubt', 'doubt', AGAIN],
    ['a job that runs', 'pending', AGAIN],
  ] as const)('is not %s that stands or is taken up', async (_what, end, changes) => {
    const analysis = await plan();
    await leave(end, analysis);
    await (await openRun(changes)).memory.withdraw([analysis]);
    expect(github().statuses).toHaveLength(1);
  });

  it('is nothing where nothing was said', async () => {
    const analysis = await plan();
    await (await openRun(AGAIN)).memory.withdraw([analysis]);
    expect(github().statuses).toEqual([]);
  });

  it('is a job that runs, but of another configuration', async () => {
    await leave('pending', await plan());
    const other = await plan('digits', { input_dimensions: '32,32,3' });
    await (await openRun()).memory.withdraw([other]);
    expect(latest()).toMatchObject({ state: 'error', context: CONTEXT });
  });

  it('is taken back of each analysis that needs it, and without any secret', async () => {
    const secret = 'organization-7';
    const models = ['digits', 'faces', `${secret}-cats`];
    const analyses = await Promise.all(models.map((model) => plan(model)));
    for (const analysis of analyses) await leave('success', analysis, { secret });
    await (await openRun({ ...AGAIN, secret })).memory.withdraw(analyses);
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

  it('must be taken back: the run fails where it cannot be', async () => {
    const analysis = await plan();
    await leave('success', analysis);
    const { memory } = await openRun(AGAIN);
    github().access.statuses = 'read';
    const error = await failureOf(memory.withdraw([analysis]));
    expect(error).toMatchObject({ name: 'InvalidInputError' });
    expect(error.message).toContain('github-token');
  });
});

describe('what is kept of an analysis', () => {
  it('has the threshold of its own request, or of its verdict', async () => {
    const analysis = await plan('digits', { vulnerability_threshold: '0.25' });
    const { memory } = await openRun();
    await memory.save(analysis, submittedResult(plannedResult(analysis.spec), JOB));
    expect(remembered('threshold')).toBe('0.25');
    await memory.save(analysis, resultOf(analysis.spec, 'passed', { ...JOB, threshold: 0.5 }));
    expect(remembered('threshold')).toBe('0.5');
  });

  it('has the threshold of the run where it sets one for all', async () => {
    const analysis = await plan('digits', { vulnerability_threshold: '0.25' });
    const { memory } = await openRun({ inputs: { 'vulnerability-threshold': '0.75' } });
    await memory.save(analysis, submittedResult(plannedResult(analysis.spec), JOB));
    expect(remembered('threshold')).toBe('0.75');
  });

  it('is a warning where it cannot be kept, with what follows from it', async () => {
    const analysis = await plan();
    const { memory, runner } = await openRun();
    github().access.statuses = 'read';
    await memory.save(analysis, submittedResult(plannedResult(analysis.spec), JOB));
    expect(github().statuses).toEqual([]);
    expect(runner.log.entries.join()).toMatch(/^warning: .*; another run may analyse again\. /u);
  });
});

describe('a memory that cannot be read', () => {
  it.each([
    ['none', 'InvalidInputError', /github-token/u],
    ['broken', 'ServiceError', /Nothing was submitted/u],
  ] as const)('is no empty one: %s', async (what, name, message) => {
    if (what === 'none') github().access.statuses = 'none';
    else github().mishaps.push({ kind: 'answer', answer: { status: 200, body: '{}' } });
    const error = await failureOf(openRun());
    expect(error).toMatchObject({ name });
    expect(error.message).toMatch(message);
  });
});
