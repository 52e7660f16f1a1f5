import { afterAll, describe, expect, it } from '@jest/globals';
import { outlierConfig } from '../support/e2e-models.ts';
import { jobIdsOf, scan, type ScanRun, until } from '../support/e2e-run.ts';
import { closeServices, openService } from '../support/played-service-client.ts';

afterAll(closeServices);

const ANALYSES = 6;
const CONFIG = outlierConfig(ANALYSES);
const JOB_LINE = /^m\d+\/outlier: job \S+\/dashboard\/(\S+)$/u;

/** The jobs that the log names. */
function loggedJobs(run: ScanRun): string[] {
  return run.stdout.split('\n').flatMap((line) => {
    const [, id] = JOB_LINE.exec(line) ?? [];
    return id === undefined ? [] : [decodeURIComponent(id)];
  });
}

describe('a run that is killed has not lost the jobs that it knew of', () => {
  it.concurrent.each([1, 2, 4, ANALYSES])('right after it learnt of job %i', async (count) => {
    const service = await openService({ scenario: 'slow', secondsPerStage: 1 });
    let seen = 0;
    const run = await scan(
      service,
      { wait: 'true' },
      {
        config: CONFIG,
        killed: true,
        onLine: (line, kill) => {
          if (JOB_LINE.test(line)) seen += 1;
          if (seen === count) kill('SIGKILL');
        },
      },
    );
    expect(run.signal).toBe('SIGKILL');
    expect(loggedJobs(run).length).toBeGreaterThanOrEqual(count);
    expect(jobIdsOf(run)).toEqual(expect.arrayContaining(loggedJobs(run)));
    expect(run.outputs['job-id']).toBe(loggedJobs(run)[0]);
    expect(run.outputs['dashboard-url']).toBe(
      `${service.baseUrl}/dashboard/${encodeURIComponent(String(loggedJobs(run)[0]))}`,
    );
    // Nothing says that it went well.
    expect(run.outputs).not.toHaveProperty('status');
  });

  // Moments are counted in requests that the service has seen, so that they fall into every part of a run.
  it.concurrent.each([2, 3, 5, 6, 8, 9, 11, 13, 15, 18])(
    'at any moment: after %i requests',
    async (count) => {
      const service = await openService({ scenario: 'slow', secondsPerStage: 1 });
      const run = await scan(
        service,
        { wait: 'true' },
        {
          config: CONFIG,
          killed: true,
          meanwhile: async (kill) => {
            await until(() => service.requests.list().length >= count);
            kill('SIGKILL');
          },
        },
      );
      expect(run.signal).toBe('SIGKILL');
      const made = service.jobs().map(({ jobId }) => jobId);
      expect(jobIdsOf(run)).toEqual(expect.arrayContaining(loggedJobs(run)));
      expect(made).toEqual(expect.arrayContaining([...jobIdsOf(run)]));
      // A file is sent only after its job was written down.
      const uploaded = service
        .jobs()
        .filter(({ uploads }) => uploads.some(({ bytes }) => bytes !== undefined));
      expect(jobIdsOf(run)).toEqual(expect.arrayContaining(uploaded.map(({ jobId }) => jobId)));
    },
  );
});
