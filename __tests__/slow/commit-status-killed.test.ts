import { afterAll, describe, expect, it } from '@jest/globals';
import { STATUS, WAIT } from '../support/e2e-commit-status.ts';
import { closeGithubs, openPausedScene, storedJobId, statesAt, statusesOf } from '../support/e2e-github.ts';
import { outlierConfig, outlierModels } from '../support/e2e-models.ts';
import { jobIdsOf, resultsOf, until } from '../support/e2e-run.ts';
import { closeServices } from '../support/played-service-client.ts';

afterAll(closeGithubs);
afterAll(closeServices);

describe('a run that is killed at any moment, and one after it', () => {
  const MODELS = outlierModels(4);
  const config = outlierConfig(MODELS.length);

  // Moments are counted in requests that both servers have seen, so that they fall into every part of a run.
  it.concurrent.each([3, 5, 7, 9, 10, 11, 12, 13, 15, 18])(
    'never submit twice what a status stands for: after %i requests',
    async (count) => {
      const scene = await openPausedScene();
      const { service, github } = scene;
      await scene.scan(WAIT, {
        config,
        killed: true,
        meanwhile: async (kill) => {
          await until(() => service.requests.list().length + github.requests.length >= count);
          kill('SIGKILL');
        },
      });
      const jobsOf = (model: string): number =>
        service.jobs().filter(({ modelId }) => modelId === model).length;
      const remembered = MODELS.map((model) => {
        const status = statusesOf(github, `model-security/${model}/outlier`).at(-1);
        return { model, isAnnounced: status !== undefined, jobId: storedJobId(status), jobs: jobsOf(model) };
      });
      // A run that starts by itself goes by what it finds.
      await scene.scan(STATUS, { config });
      for (const { model, isAnnounced, jobs } of remembered) {
        expect(jobsOf(model)).toBe(isAnnounced ? jobs : 1);
      }
      // A person who has looked on the dashboard starts the rest again.
      const asked = await scene.scanAndResume(WAIT, { config, env: { GITHUB_RUN_ATTEMPT: '2' } });
      expect(asked.outputs).toMatchObject({ status: 'passed' });
      for (const { model, jobId } of remembered) {
        if (jobId === null) continue;
        expect(jobsOf(model)).toBe(1);
        expect(resultsOf(asked).find((one) => one['model'] === model)?.['job_id']).toBe(jobId);
      }
      expect(jobIdsOf(asked)).toHaveLength(MODELS.length);
      expect(Object.values(statesAt(github))).toEqual(MODELS.map(() => 'success'));
    },
  );
});
