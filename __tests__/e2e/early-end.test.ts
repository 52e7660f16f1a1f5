import { afterAll, describe, expect, it } from '@jest/globals';
import { outlierConfig } from '../support/e2e-models.ts';
import { endAt } from '../support/e2e-ending.ts';
import {
  annotationsOf,
  jobIdsOf,
  readable,
  requestsOf,
  resultsOf,
  type ScanRun,
  statesOf,
  until,
} from '../support/e2e-run.ts';
import { LINEAGE_PATH } from '../support/interface-rules.ts';
import { closeServices, openService } from '../support/played-service-client.ts';
import { jsonAnswer } from '../support/strict-server.ts';
import { OUTLIER, talk } from '../support/talk.ts';
import { MOMENT } from '../support/time-up.ts';
import type { Operation } from '../service/front/operations.ts';
import type { PlayedService } from '../service/played-service.ts';

afterAll(closeServices);

const LONG_MS = 20_000;
const WAIT = { wait: 'true' };
const TIMEOUT = { status: 'error', 'failure-reason': 'timeout' };

/** Every job that the service made is in the outputs and, with its link, in the summary. */
function expectJobsKept(run: ScanRun, service: PlayedService, count: number): void {
  const jobs = service.jobs().map(({ jobId }) => jobId);
  expect(jobs).toHaveLength(count);
  expect(jobIdsOf(run).toSorted()).toEqual(jobs.toSorted());
  expect(jobs).toContain(run.outputs['job-id']);
  const links = resultsOf(run).map((result) => String(result['dashboard_url']));
  for (const id of jobs) {
    expect(readable(run.summary)).toContain(id);
    expect(links).toContain(`${service.baseUrl}/dashboard/${encodeURIComponent(id)}`);
  }
  for (const link of links.filter((one) => one !== 'null')) {
    expect(
      run.summary.replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code))),
    ).toContain(`href="${link}"`);
  }
}

function expectCancelled(run: ScanRun): void {
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'cancelled' });
  expect(readable(run.summary)).toContain('cancelled');
  expect(annotationsOf(run, 'error')).not.toEqual([]);
}

describe('a service that wants to be asked after the end of the run', () => {
  it.concurrent('fails the run at once, as unavailable', async () => {
    const { run, requests } = await talk(
      ({ path }) =>
        path === LINEAGE_PATH
          ? jsonAnswer({})
          : { status: 429, headers: { 'retry-after': '7200' }, body: Buffer.from('busy') },
      OUTLIER,
    );
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unavailable' });
    expect(requests).toHaveLength(2);
    expect(run.log).toMatch(/429, "busy".*7200\.0/u);
    expect(run.log).not.toContain('timeout-minutes');
    expect(run.summary).not.toContain('timeout-minutes');
  });
});

interface Delay {
  readonly kind: 'delay';
  readonly milliseconds: number;
  readonly times?: number;
  readonly skip?: number;
  readonly at?: 'after-headers';
}

/** Ends a run when the service has been asked something a number of times. */
async function ended(
  signal: Parameters<typeof endAt>[1],
  [operation, times]: readonly [Operation, number],
  models: number,
  inputs: Readonly<Record<string, string>>,
  fault?: Delay,
): Promise<{ readonly run: ScanRun; readonly service: PlayedService }> {
  // No job comes to its verdict meanwhile, unless its report is what is waited for.
  const service = await openService(operation === 'report' ? {} : { scenario: 'slow', secondsPerStage: 1 });
  if (fault !== undefined) service.faults.add({ operation, ...fault });
  const moment = (): Promise<void> => until(() => requestsOf(service, operation).length >= times);
  return { run: await endAt(service, signal, moment, inputs, { config: outlierConfig(models) }), service };
}

const DELAY = { kind: 'delay', milliseconds: LONG_MS } as const;

describe('a run whose time is up', () => {
  it.concurrent('while it waits keeps its jobs and fails', async () => {
    const { run, service } = await ended(MOMENT, ['job-status', 3], 3, WAIT);
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ ...TIMEOUT, 'vulnerability-detected': 'unknown' });
    expect(Object.values(statesOf(run))).toEqual(['timeout', 'timeout', 'timeout']);
    expectJobsKept(run, service, 3);
    expect(readable(run.summary)).toContain('timeout-minutes');
  });

  it.concurrent('while it submits says that the submission may have been taken', async () => {
    const { run, service } = await ended(MOMENT, ['model-analyse', 1], 1, {}, DELAY);
    expect(run.outputs).toMatchObject({ ...TIMEOUT, 'job-id': '' });
    expect(requestsOf(service, 'model-analyse')).toHaveLength(1);
    expect(readable(run.summary)).toContain('may have been processed');
  });

  it.concurrent('before the lineage check is answered submits nothing', async () => {
    const { run, service } = await ended(MOMENT, ['lineage-check', 1], 1, {}, DELAY);
    expect(run.outputs).toMatchObject({ ...TIMEOUT, 'record-found': '' });
    expect(service.requests.list()).toHaveLength(1);
  });
});

describe.each(['SIGINT', 'SIGTERM'] as const)('a run that is cancelled by %s', (signal) => {
  it.concurrent('while it waits keeps its jobs', async () => {
    const { run, service } = await ended(signal, ['job-status', 3], 3, WAIT);
    expectCancelled(run);
    expectJobsKept(run, service, 3);
    expect(resultsOf(run)).toMatchObject(Array(3).fill({ state: 'submitted', reason: 'cancelled' }));
  });

  it.concurrent('while it uploads keeps its jobs, and begins nothing more', async () => {
    const inputs = { ...WAIT, concurrency: '2' };
    const { run, service } = await ended(signal, ['upload', 2], 5, inputs, { ...DELAY, times: 10 });
    expectCancelled(run);
    expectJobsKept(run, service, 2);
    expect(requestsOf(service, 'model-analyse')).toHaveLength(2);
    // Whether the job of the first one has its files is not known.
    expect(statesOf(run)).toMatchObject({ 'm0/outlier': 'error', 'm4/outlier': 'planned' });
  });

  it.concurrent('while it submits says that the submission may have been taken', async () => {
    const inputs = { ...WAIT, concurrency: '1' };
    const { run, service } = await ended(signal, ['model-analyse', 2], 3, inputs, { ...DELAY, skip: 1 });
    expectCancelled(run);
    // The service has made both jobs, but of the second one nobody was told.
    expect(service.jobs()).toHaveLength(2);
    expect(jobIdsOf(run)).toEqual([service.jobs()[0]?.jobId]);
    expect(Object.values(statesOf(run))).toEqual(['submitted', 'error', 'planned']);
    expect(readable(run.summary)).toContain('may have been processed');
  });

  it.concurrent('while it asks for the record submits nothing', async () => {
    const { run, service } = await ended(signal, ['lineage-check', 1], 1, WAIT, DELAY);
    expectCancelled(run);
    expect(service.requests.list()).toHaveLength(1);
  });

  it.concurrent('while it waits for another attempt does not make it', async () => {
    const service = await openService();
    const headers = { 'retry-after': '30' };
    service.faults.add({ operation: 'lineage-check', kind: 'answer', status: 503, headers });
    const refused = (): Promise<void> =>
      until(() => requestsOf(service, 'lineage-check')[0]?.status !== undefined);
    const run = await endAt(service, signal, refused, {}, { config: outlierConfig(1) });
    expectCancelled(run);
    expect(service.requests.list()).toHaveLength(1);
  });

  it.concurrent('while it fetches a report leaves none behind that is not whole', async () => {
    const inputs = { ...WAIT, 'report-directory': 'reports' };
    const fault = { ...DELAY, at: 'after-headers' } as const;
    const { run, service } = await ended(signal, ['report', 1], 1, inputs, fault);
    expect(run.written).toEqual({});
    expectJobsKept(run, service, 1);
    // The verdict was there before: a report does not change it.
    expect(statesOf(run)).toEqual({ 'm0/outlier': 'passed' });
  });
});
