import { afterAll, describe, expect, it } from '@jest/globals';
import type { Fault } from '../service/simulation/faults.ts';
import type { PlayedService } from '../service/played-service.ts';
import { outlierConfig } from '../support/e2e-models.ts';
import { annotationsOf, readable, requestsOf, resultsOf, scan, type ScanRun } from '../support/e2e-run.ts';
import { closeServices, openService } from '../support/played-service-client.ts';

afterAll(closeServices);

/** Runs three analyses, one after another, of which the second meets a fault. */
async function scanThree(
  fault: Fault,
  inputs: Readonly<Record<string, string>> = {},
): Promise<{ readonly run: ScanRun; readonly service: PlayedService }> {
  const service = await openService();
  service.faults.add({ ...fault, skip: 1 });
  const run = await scan(
    service,
    { concurrency: '1', wait: 'true', ...inputs },
    { config: outlierConfig(3) },
  );
  return { run, service };
}

/** The models in the order of their submissions. */
function submitted(service: PlayedService): string[] {
  return requestsOf(service, 'model-analyse').map(({ path }) => path.split('/').pop() ?? '');
}

function expectOthersPassed(run: ScanRun): void {
  const [first, , third] = resultsOf(run);
  expect([first, third]).toEqual([
    expect.objectContaining({ model: 'm0', state: 'passed', reason: null }),
    expect.objectContaining({ model: 'm2', state: 'passed', reason: null }),
  ]);
  expect(run.exitCode).toBe(1);
  expect(run.outputs['status']).toBe('error');
  expect(readable(run.summary)).toContain('m1/outlier');
}

const SUBMISSION = { operation: 'model-analyse' } as const;

describe('one submission that fails does not hide the others, and is not sent again', () => {
  const answers: readonly (readonly [string, Fault, string, string])[] = [
    ['500', { ...SUBMISSION, kind: 'answer', status: 500 }, 'unavailable', 'may have been processed'],
    ['502', { ...SUBMISSION, kind: 'answer', status: 502 }, 'unavailable', 'may have been processed'],
    ['504', { ...SUBMISSION, kind: 'answer', status: 504 }, 'unavailable', 'may have been processed'],
    [
      'a reset after it was taken',
      { ...SUBMISSION, kind: 'reset', processed: true },
      'unavailable',
      'may have',
    ],
    ['a truncated answer', { ...SUBMISSION, kind: 'truncate' }, 'unavailable', 'may have been processed'],
    [
      'silence',
      { ...SUBMISSION, kind: 'delay', milliseconds: 20_000 },
      'unavailable',
      'may have been processed',
    ],
    ['an answer without its end', { ...SUBMISSION, kind: 'malformed' }, 'unexpected-answer', 'is not JSON'],
    ['HTML', { ...SUBMISSION, kind: 'html' }, 'unexpected-answer', 'text/html'],
    ['an empty object', { ...SUBMISSION, kind: 'answer', body: '{}' }, 'unexpected-answer', 'no job id'],
    [
      '400',
      { ...SUBMISSION, kind: 'answer', status: 400, body: '{"message":"bad shape"}' },
      'rejected',
      'bad shape',
    ],
    ['401', { ...SUBMISSION, kind: 'answer', status: 401 }, 'unauthorized', 'api-key and org-id'],
    ['403', { ...SUBMISSION, kind: 'answer', status: 403 }, 'unauthorized', 'api-key and org-id'],
    [
      '412',
      { ...SUBMISSION, kind: 'answer', status: 412, body: '{"message":"licence"}' },
      'denied',
      'licence',
    ],
  ];

  it.concurrent.each(answers)('%s', async (_name, fault, reason, says) => {
    const { run, service } = await scanThree(fault, { 'request-timeout-seconds': '2' });
    expectOthersPassed(run);
    expect(run.outputs['failure-reason']).toBe(reason);
    expect(resultsOf(run)[1]).toMatchObject({ model: 'm1', state: 'error', reason, job_id: null });
    expect(submitted(service)).toEqual(['m0', 'm1', 'm2']);
    expect(annotationsOf(run, 'error').join('\n')).toContain(says);
  });
});

describe('a submission that was certainly not processed is sent again', () => {
  it.concurrent.each([429, 503])('after %i', async (status) => {
    const service = await openService();
    const headers = { 'retry-after': '0' };
    service.faults.add({ ...SUBMISSION, kind: 'answer', status, headers, times: 2 });
    const run = await scan(service, {}, { config: outlierConfig(1) });
    expect(run.outputs['status']).toBe('submitted');
    expect(submitted(service)).toEqual(['m0', 'm0', 'm0']);
    expect(service.jobs()).toHaveLength(1);
  });

  it.concurrent('but not for ever', async () => {
    const { run, service } = await scanThree(
      { ...SUBMISSION, kind: 'answer', status: 503, headers: { 'retry-after': '0' }, times: 2 },
      { 'max-attempts': '2' },
    );
    expectOthersPassed(run);
    expect(resultsOf(run)[1]).toMatchObject({ state: 'error', reason: 'unavailable' });
    expect(submitted(service)).toEqual(['m0', 'm1', 'm1', 'm2']);
  });
});

describe('one upload that fails does not hide the others', () => {
  const UPLOAD = { operation: 'upload' } as const;

  it.concurrent.each([403, 404, 400])('with %i, which is not tried again', async (status) => {
    const { run, service } = await scanThree({ ...UPLOAD, kind: 'answer', status, body: '<Error/>' });
    expectOthersPassed(run);
    expect(run.outputs['failure-reason']).toBe('upload-failed');
    // The job is known, and is not waited for: it lacks its file.
    expect(resultsOf(run)[1]).toMatchObject({
      state: 'error',
      reason: 'upload-failed',
      job_id: service.jobs()[1]?.jobId,
      uploads: [],
    });
    expect(requestsOf(service, 'upload')).toHaveLength(3);
    expect(submitted(service)).toEqual(['m0', 'm1', 'm2']);
  });

  it.concurrent.each<[string, Fault]>([
    ['500', { ...UPLOAD, kind: 'answer', status: 500 }],
    ['503', { ...UPLOAD, kind: 'answer', status: 503, headers: { 'retry-after': '0' } }],
    ['a reset', { ...UPLOAD, kind: 'reset' }],
  ])('with %s, after which it is tried again', async (_name, fault) => {
    const { run, service } = await scanThree(fault);
    expect(run.outputs['status']).toBe('passed');
    expect(requestsOf(service, 'upload')).toHaveLength(4);
    expect(submitted(service)).toEqual(['m0', 'm1', 'm2']);
  });
});

describe('failures of several kinds', () => {
  it.concurrent('all stand in the results', async () => {
    const service = await openService({ modelScenarios: new Map([['m0', 'vulnerable']]) });
    service.faults.add({ ...SUBMISSION, kind: 'answer', status: 412, skip: 1 });
    service.faults.add({ operation: 'upload', kind: 'answer', status: 403, skip: 1 });
    const run = await scan(
      service,
      { concurrency: '1', wait: 'true', 'fail-on-vulnerability': 'false' },
      { config: outlierConfig(4) },
    );
    expect(resultsOf(run).map(({ state, reason }) => [state, reason])).toEqual([
      ['vulnerable', 'vulnerable'],
      ['error', 'denied'],
      ['error', 'upload-failed'],
      ['passed', null],
    ]);
    expect(run.outputs).toMatchObject({
      status: 'vulnerable',
      'failure-reason': 'denied',
      'vulnerability-detected': 'true',
    });
  });
});
