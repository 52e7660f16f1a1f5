import { afterAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlayedService } from '../service/played-service.ts';
import { outlierConfig, outlierModels } from '../support/e2e-models.ts';
import { requestsOf, scan, statesOf } from '../support/e2e-run.ts';
import { ANALYSIS_PATH, LINEAGE_PATH } from '../support/interface-rules.ts';
import { closeServices, openService } from '../support/played-service-client.ts';
import { jsonAnswer, startStrictServer } from '../support/strict-server.ts';

afterAll(closeServices);

describe('analyses in flight', () => {
  it.concurrent.each([1, 3, 6])('are never more than concurrency allows: %i', async (concurrency) => {
    const inFlight = new Set<string>();
    let most = 0;
    // An analysis is in flight from its submission until its file has arrived.
    await using server = await startStrictServer(async ({ path }, origin) => {
      if (path === LINEAGE_PATH) return jsonAnswer({});
      const model = path.replace(ANALYSIS_PATH, '').replace('/files/', '');
      inFlight.add(model);
      most = Math.max(most, inFlight.size);
      await sleep(40);
      if (!path.startsWith('/files/')) {
        return jsonAnswer({ job_id: `job-${model}`, data_upload_url: `${origin}/files/${model}` });
      }
      inFlight.delete(model);
      return jsonAnswer({});
    });
    const service = { baseUrl: server.origin, apiKey: 'key-of-the-test', orgId: 'org-of-the-test' };
    const run = await scan(service, { concurrency: String(concurrency) }, { config: outlierConfig(12) });
    expect(run.outputs['status']).toBe('submitted');
    expect(Object.keys(statesOf(run))).toHaveLength(12);
    expect(most).toBe(concurrency);
  });
});

describe('jobs that are waited for', () => {
  it.concurrent.each([
    ['50 jobs', 50, {}],
    ['25 jobs with reports', 25, { 'report-directory': 'reports' }],
  ])('%s are asked for at no more than 10 requests a second', async (_name, models, inputs) => {
    const service = await openService();
    // Some are asked for again at once: repeated requests count as well.
    service.faults.add({ operation: 'job-status', kind: 'answer', status: 500, times: 3 });
    const run = await scan(
      service,
      { wait: 'true', concurrency: '8', ...inputs },
      { config: outlierConfig(models) },
    );
    expect(statesOf(run)).toEqual(
      Object.fromEntries(outlierModels(models).map((name) => [`${name}/outlier`, 'passed'])),
    );
    const statuses = requestsOf(service, 'job-status').length;
    const reports = requestsOf(service, 'report').length;
    expect([statuses, reports]).toEqual([models + 3, 'report-directory' in inputs ? models : 0]);
    // A busy machine delivers late and in bunches, so no single second is looked at; but it makes nothing shorter. At 8
    // a second the last request is sent long enough after the first to allow for the first being late by a second.
    expect(spanMs(service)).toBeGreaterThan(((statuses + reports - 1) / 10) * 1000);
  });
});

/** From the first question about a job to the last. */
function spanMs(service: PlayedService): number {
  const times = [...requestsOf(service, 'job-status'), ...requestsOf(service, 'report')].map(
    ({ receivedMs }) => receivedMs,
  );
  return Math.max(...times) - Math.min(...times);
}
