import { afterAll, describe, expect, it } from '@jest/globals';
import { CONTEXT, ONE, STATUS, submissionsOf, WAIT } from '../support/e2e-commit-status.ts';
import {
  aggregateStates,
  closeGithubs,
  openScene,
  pullRequest,
  type Scene,
  SCHEDULE,
  statesAt,
} from '../support/e2e-github.ts';
import { outlierConfig } from '../support/e2e-models.ts';
import { annotationsOf, requestsOf, statesOf, until } from '../support/e2e-run.ts';
import { closeServices } from '../support/played-service-client.ts';
import { PUSH } from '../support/runner-environment.ts';

afterAll(closeGithubs);
afterAll(closeServices);

const LONG_MS = 20_000;
const SECOND_CONTEXT = 'model-security/m1/outlier';

/** Runs three analyses one after another, and kills the run while it submits the second one. */
async function killAtSecond(inputs: Readonly<Record<string, string>>): Promise<Scene> {
  const scene = await openScene();
  const { service } = scene;
  service.setCommit(PUSH.repositoryUrl, PUSH.branch, PUSH.commit);
  service.faults.add({ operation: 'model-analyse', kind: 'delay', milliseconds: LONG_MS, skip: 1 });
  await scene.scan(
    { ...inputs, concurrency: '1' },
    {
      config: outlierConfig(3),
      killed: true,
      meanwhile: async (kill) => {
        await until(() => submissionsOf(scene) > 1);
        kill('SIGKILL');
      },
    },
  );
  expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'pending', [SECOND_CONTEXT]: 'pending' });
  return scene;
}

describe('two runs of one commit at the same time', () => {
  it.concurrent('submit once: the second one waits for the job that the first one submits', async () => {
    const scene = await openScene();
    scene.service.faults.add({ operation: 'upload', kind: 'delay', milliseconds: 1500 });
    const push = scene.scan({ ...WAIT, 'poll-interval-seconds': '0.5' }, ONE);
    await until(() => requestsOf(scene.service, 'upload').length > 0);
    const options = { ...ONE, event: pullRequest(7, PUSH.commit) };
    const pull = await scene.scan({ ...WAIT, 'poll-interval-seconds': '0.5' }, options);
    const first = await push;
    expect(pull.log).toContain('This run waits for its job.');
    expect(pull.outputs).toMatchObject({ status: 'passed', 'job-id': first.outputs['job-id'] });
    expect(first.outputs).toMatchObject({ status: 'passed' });
    expect(submissionsOf(scene)).toBe(1);
    expect(aggregateStates(scene.github).at(-1)).toBe('success');
  });
});

describe('a run that was killed before it came to the last analysis', () => {
  it.concurrent('leaves it to the next run, whatever the record says', async () => {
    const scene = await killAtSecond(WAIT);
    const { repositoryUrl, branch, commit } = PUSH;
    const about = {
      repourl: repositoryUrl,
      branchname: branch,
      commitid: commit,
      orgid: scene.service.orgId,
    };
    scene.service.records.add(about);
    const check = await scene.scan({ ...STATUS, mode: 'check' });
    expect(check.outputs).toMatchObject({ status: 'not-scanned', 'record-matches-commit': 'true' });
    const next = await scene.scan(WAIT, { config: outlierConfig(3) });
    expect(next.outputs).toMatchObject({ status: 'error', 'record-matches-commit': 'true' });
    expect(statesOf(next)).toEqual({ 'm0/outlier': 'passed', 'm1/outlier': 'error', 'm2/outlier': 'passed' });
    expect(submissionsOf(scene)).toBe(3);
  });

  it.concurrent('is no pass for mode collect', async () => {
    const scene = await killAtSecond(STATUS);
    const first = await scene.scan({ mode: 'collect' }, { event: SCHEDULE });
    expect(first.outputs).toMatchObject({ status: 'submitted' });
    expect(statesOf(first)).toEqual({ 'm0/outlier': 'passed' });
    const second = await scene.scan({ mode: 'collect' }, { event: SCHEDULE });
    expect(second.outputs).toMatchObject({ status: 'not-scanned' });
    for (const run of [first, second]) {
      expect(annotationsOf(run, 'warning').join()).toContain(
        `${SECOND_CONTEXT}" says that a run is submitting`,
      );
    }
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'success', [SECOND_CONTEXT]: 'pending' });
    expect(aggregateStates(scene.github).at(-1)).toBe('pending');
  });
});

describe('a run of a part, after a run of the whole that was good', () => {
  const PART = { ...WAIT, only: 'm0', rescan: 'always' };

  it.concurrent.each([
    ['vulnerable', 'failure'],
    ['failing', 'error'],
    ['clean', 'success'],
  ] as const)('withdraws the aggregate, and settles it: %s', async (scenario, state) => {
    const scene = await openScene();
    await scene.scan(WAIT, { config: outlierConfig(2) });
    scene.service.setScenario(scenario);
    await scene.scan(PART, { config: outlierConfig(2) });
    expect(aggregateStates(scene.github)).toEqual(['pending', 'success', 'pending', state]);
  });

  it.concurrent('leaves it pending if it does not wait', async () => {
    const scene = await openScene();
    await scene.scan(WAIT, { config: outlierConfig(2) });
    scene.service.setScenario('vulnerable');
    await scene.scan({ ...PART, wait: 'false' }, { config: outlierConfig(2) });
    expect(aggregateStates(scene.github)).toEqual(['pending', 'success', 'pending']);
    await scene.scan({ mode: 'collect' }, { event: SCHEDULE });
    expect(aggregateStates(scene.github).at(-1)).toBe('failure');
  });

  it.concurrent('does not touch it if it continues the jobs', async () => {
    const scene = await openScene();
    await scene.scan(WAIT, { config: outlierConfig(2) });
    await scene.scan({ ...WAIT, only: 'm0' }, { config: outlierConfig(2) });
    expect(aggregateStates(scene.github).at(-1)).toBe('success');
  });
});
