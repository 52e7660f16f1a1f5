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
import type { PlayedService } from '../service/played-service.ts';

afterAll(closeServices);

const LONG_MS = 20_000;
const WAIT = { wait: 'true' };

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
    expect(run.log).toContain(
      'status 429, "busy"; the answer asks to wait 7200.0 s (Retry-After), but the run ends in',
    );
    expect(run.log).not.toContain('timeout-minutes');
    expect(run.summary).not.toContain('timeout-minutes');
  });
});

describe('a run whose time is up', () => {
  it.concurrent('while it waits keeps its jobs and fails', async () => {
    const service = await openService({ scenario: 'slow', secondsPerStage: 1 });
    const asked = (): Promise<void> => until(() => requestsOf(service, 'job-status').length >= 3);
    const run = await endAt(service, MOMENT, asked, WAIT, { config: outlierConfig(3) });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({
      status: 'error',
      'failure-reason': 'timeout',
      'vulnerability-detected': 'unknown',
    });
    expect(statesOf(run)).toEqual({
      'm0/outlier': 'timeout',
      'm1/outlier': 'timeout',
      'm2/outlier': 'timeout',
    });
    expectJobsKept(run, service, 3);
    expect(readable(run.summary)).toContain('timeout-minutes');
  });

  it.concurrent('while it submits says that the submission may have been taken', async () => {
    const service = await openService();
    service.faults.add({ operation: 'model-analyse', kind: 'delay', milliseconds: LONG_MS });
    const sent = (): Promise<void> => until(() => requestsOf(service, 'model-analyse').length > 0);
    const run = await endAt(service, MOMENT, sent, {}, { config: outlierConfig(1) });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'timeout', 'job-id': '' });
    expect(requestsOf(service, 'model-analyse')).toHaveLength(1);
    expect(readable(run.summary)).toContain('may have been processed');
  });

  it.concurrent('before the lineage check is answered submits nothing', async () => {
    const service = await openService();
    service.faults.add({ operation: 'lineage-check', kind: 'delay', milliseconds: LONG_MS });
    const sent = (): Promise<void> => until(() => requestsOf(service, 'lineage-check').length > 0);
    const run = await endAt(service, MOMENT, sent, {}, { config: outlierConfig(1) });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'timeout', 'record-found': '' });
    expect(service.requests.list()).toHaveLength(1);
  });
});

describe.each(['SIGINT', 'SIGTERM'] as const)('a run that is cancelled by %s', (signal) => {
  it.concurrent('while it waits keeps its jobs', async () => {
    const service = await openService({ scenario: 'slow', secondsPerStage: 1 });
    const asked = (): Promise<void> => until(() => requestsOf(service, 'job-status').length >= 3);
    const run = await endAt(service, signal, asked, WAIT, { config: outlierConfig(3) });
    expectCancelled(run);
    expectJobsKept(run, service, 3);
    expect(Object.values(statesOf(run))).toEqual(['submitted', 'submitted', 'submitted']);
    expect(resultsOf(run).map((result) => result['reason'])).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  it.concurrent('while it uploads keeps its jobs, and begins nothing more', async () => {
    const service = await openService();
    service.faults.add({ operation: 'upload', kind: 'delay', milliseconds: LONG_MS, times: 10 });
    const uploading = (): Promise<void> => until(() => requestsOf(service, 'upload').length === 2);
    const inputs = { ...WAIT, concurrency: '2' };
    const run = await endAt(service, signal, uploading, inputs, { config: outlierConfig(5) });
    expectCancelled(run);
    expectJobsKept(run, service, 2);
    expect(requestsOf(service, 'model-analyse')).toHaveLength(2);
    // Whether the job of the first one has its files is not known.
    expect(statesOf(run)).toMatchObject({ 'm0/outlier': 'error', 'm4/outlier': 'planned' });
  });

  it.concurrent('while it submits says that the submission may have been taken', async () => {
    // The first job must not come to its verdict meanwhile.
    const service = await openService({ scenario: 'slow', secondsPerStage: 1 });
    service.faults.add({ operation: 'model-analyse', kind: 'delay', milliseconds: LONG_MS, skip: 1 });
    const submitting = (): Promise<void> => until(() => requestsOf(service, 'model-analyse').length === 2);
    const inputs = { ...WAIT, concurrency: '1' };
    const run = await endAt(service, signal, submitting, inputs, { config: outlierConfig(3) });
    expectCancelled(run);
    // The service has made both jobs, but of the second one nobody was told.
    expect(service.jobs()).toHaveLength(2);
    expect(jobIdsOf(run)).toEqual([service.jobs()[0]?.jobId]);
    expect(statesOf(run)).toEqual({
      'm0/outlier': 'submitted',
      'm1/outlier': 'error',
      'm2/outlier': 'planned',
    });
    expect(readable(run.summary)).toContain('may have been processed');
  });

  it.concurrent('while it asks for the record submits nothing', async () => {
    const service = await openService();
    service.faults.add({ operation: 'lineage-check', kind: 'delay', milliseconds: LONG_MS });
    const checking = (): Promise<void> => until(() => requestsOf(service, 'lineage-check').length === 1);
    const run = await endAt(service, signal, checking, WAIT, { config: outlierConfig(1) });
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
    const service = await openService();
    service.faults.add({ operation: 'report', kind: 'delay', milliseconds: LONG_MS, at: 'after-headers' });
    const fetching = (): Promise<void> => until(() => requestsOf(service, 'report').length === 1);
    const inputs = { ...WAIT, 'report-directory': 'reports' };
    const run = await endAt(service, signal, fetching, inputs, { config: outlierConfig(1) });
    expect(run.written).toEqual({});
    expectJobsKept(run, service, 1);
    // The verdict was there before: a report does not change it.
    expect(statesOf(run)).toEqual({ 'm0/outlier': 'passed' });
  });
});
