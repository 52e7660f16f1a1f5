import { afterAll, describe, expect, it } from '@jest/globals';
import { AGAIN, closeScenes, openJobScene, PLACES, WAIT } from '../support/e2e-jobs.ts';
import { outlierConfig, outlierModels } from '../support/e2e-models.ts';
import { annotationsOf, jobIdsOf, requestsOf, resultsOf } from '../support/e2e-run.ts';
import { closeServices } from '../support/played-service-client.ts';

afterAll(closeScenes);
afterAll(closeServices);

const LONG_MS = 20_000;

describe.each(PLACES)('a run that is killed, with %s', (place) => {
  it.concurrent('before the answer: the next run says what is in doubt, and a person submits', async () => {
    const scene = await openJobScene(place);
    const { service, run, kill, submissions } = scene;
    service.faults.add({ operation: 'model-analyse', kind: 'delay', milliseconds: LONG_MS });
    await kill(() => submissions() > 0);
    const next = await run(WAIT);
    expect(next.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unavailable' });
    expect(resultsOf(next)[0]?.['state']).toBe('error');
    expect(next.summary).toContain('was submitting exactly this analysis');
    // A workflow says so in every run: it is no request of a person.
    expect((await run({ ...WAIT, rescan: 'always' })).outputs).toMatchObject({ status: 'error' });
    expect(submissions()).toBe(1);
    const asked = await run(WAIT, AGAIN);
    expect(asked.outputs).toMatchObject({ status: 'passed' });
    expect(asked.summary).toContain('It is submitted again, as requested');
    expect(submissions()).toBe(2);
    // The new submission is the one that counts from now on.
    const last = await run({ ...WAIT, rescan: 'when-stale' });
    expect(last.outputs).toMatchObject({ status: 'passed', 'job-id': asked.outputs['job-id'] });
    expect(submissions()).toBe(2);
  });

  it.concurrent('during an upload: the next run sends the files', async () => {
    const { service, run, kill, submissions } = await openJobScene(place);
    service.faults.add({ operation: 'upload', kind: 'delay', milliseconds: LONG_MS, processed: false });
    await kill(() => requestsOf(service, 'upload').length > 0);
    const [job] = service.jobs();
    const next = await run(WAIT);
    expect(next.outputs).toMatchObject({ status: 'passed', 'job-id': job?.jobId });
    expect(submissions()).toBe(1);
    expect(service.jobs()[0]?.uploads.every(({ bytes }) => bytes !== undefined)).toBe(true);
  });

  it.concurrent('during polling: the next run waits for the same job', async () => {
    const scene = await openJobScene(place, { scenario: 'slow', secondsPerStage: 0.3 });
    const { service, run, kill, submissions } = scene;
    await kill(() => requestsOf(service, 'job-status').length > 1);
    const uploads = requestsOf(service, 'upload').length;
    const next = await run(WAIT);
    expect(next.outputs).toMatchObject({ status: 'passed', 'job-id': service.jobs()[0]?.jobId });
    expect(submissions()).toBe(1);
    expect(requestsOf(service, 'upload')).toHaveLength(uploads);
  });

  it.concurrent('during an upload whose addresses end: refused, and a person submits', async () => {
    const scene = await openJobScene(place, { uploadExpirySeconds: 2 });
    const { service, run, kill, submissions } = scene;
    service.faults.add({ operation: 'upload', kind: 'delay', milliseconds: LONG_MS, processed: false });
    await kill(() => requestsOf(service, 'upload').length > 0);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const next = await run(WAIT);
    expect(next.outputs).toMatchObject({ status: 'error', 'failure-reason': 'upload-failed' });
    expect(submissions()).toBe(1);
    const asked = await run(WAIT, AGAIN);
    expect(asked.outputs).toMatchObject({ status: 'passed' });
    expect(asked.summary).toContain('did not get all its files');
    expect(submissions()).toBe(2);
  });
});

describe('a run that is killed at any moment, and runs after it', () => {
  const MODELS = outlierModels(4);
  const config = outlierConfig(MODELS.length);

  // Moments are counted in requests that the service has seen, so that they fall into every part of a run.
  it.concurrent.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'submit nothing twice by themselves: after %i requests',
    async (count) => {
      const { service, run, kill } = await openJobScene('cache-directory');
      await kill(() => service.requests.list().length >= count, { ...WAIT, concurrency: '2' }, { config });
      const jobsOf = (model: string): number =>
        service.jobs().filter(({ modelId }) => modelId === model).length;
      await run({}, { config });
      for (const model of MODELS) expect(jobsOf(model)).toBeLessThanOrEqual(1);
      const asked = await run(WAIT, { config, env: { GITHUB_RUN_ATTEMPT: '2' } });
      expect(asked.outputs).toMatchObject({ status: 'passed' });
      expect(jobIdsOf(asked)).toHaveLength(MODELS.length);
    },
  );
});

describe('a run whose submission was refused', () => {
  it.concurrent('leaves nothing in doubt', async () => {
    const { service, run, submissions } = await openJobScene('cache-directory');
    service.faults.add({ operation: 'model-analyse', kind: 'answer', status: 400 });
    const refused = await run(WAIT);
    expect(refused.outputs).toMatchObject({ status: 'error', 'failure-reason': 'rejected' });
    const next = await run(WAIT);
    expect(next.outputs).toMatchObject({ status: 'passed' });
    expect(annotationsOf(next, 'error')).toEqual([]);
    expect(submissions()).toBe(2);
  });
});
