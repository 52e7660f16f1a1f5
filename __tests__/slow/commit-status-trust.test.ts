import { afterAll, describe, expect, it } from '@jest/globals';
import { CONTEXT, ONE, STATUS, submissionsOf, WAIT } from '../support/e2e-commit-status.ts';
import {
  aggregateStates,
  closeGithubs,
  openPausedScene,
  openScene,
  type Scene,
  SCHEDULE,
  statesAt,
  statusesOf,
  storedJobId,
} from '../support/e2e-github.ts';
import { outlierConfig } from '../support/e2e-models.ts';
import { annotationsOf, requestsOf, statesOf, until } from '../support/e2e-run.ts';
import { closeServices } from '../support/played-service-client.ts';
import { PUSH } from '../support/runner-environment.ts';

afterAll(closeGithubs);
afterAll(closeServices);

const TWO = { config: outlierConfig(2) };
const OTHER_CONTEXT = 'model-security/m1/outlier';

function addRecord({ service }: Scene, flag = 0): void {
  const { repositoryUrl, branch, commit } = PUSH;
  const about = { repourl: repositoryUrl, branchname: branch, commitid: commit, orgid: service.orgId };
  service.records.add({ ...about, supplychain_vuldetected: flag });
}

describe('a record does not outvote what the project knows of the commit', () => {
  it.concurrent.each(['never', 'when-stale'])('an analysis that was refused, rescan %s', async (rescan) => {
    const scene = await openScene();
    scene.service.faults.add({ operation: 'model-analyse', kind: 'answer', status: 400 });
    const first = await scene.scan({ ...WAIT, concurrency: '1' }, TWO);
    expect(first.outputs).toMatchObject({ status: 'error', 'failure-reason': 'rejected' });
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'error', [OTHER_CONTEXT]: 'success' });
    addRecord(scene);
    scene.service.faults.add({ operation: 'model-analyse', kind: 'answer', status: 400 });
    const second = await scene.scan({ ...WAIT, rescan }, TWO);
    expect(second.outputs).toMatchObject({ status: 'error', 'failure-reason': 'rejected' });
    expect(aggregateStates(scene.github).at(-1)).toBe('error');
    const third = await scene.scan({ ...WAIT, rescan }, TWO);
    expect(statesOf(third)).toMatchObject({ 'm0/outlier': 'passed' });
    expect(aggregateStates(scene.github).at(-1)).toBe('success');
  });

  it.concurrent('a vulnerable verdict, which is asked for again', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    await scene.scan(WAIT, ONE);
    addRecord(scene);
    const second = await scene.scan({ ...WAIT, rescan: 'never' }, ONE);
    expect(second.outputs).toMatchObject({ status: 'vulnerable', 'failure-reason': 'vulnerable' });
    expect(submissionsOf(scene)).toBe(1);
  });

  it.concurrent('though somebody else wrote a newer good status', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    await scene.scan(WAIT, ONE);
    addRecord(scene);
    const forged = { id: 1000, sha: PUSH.commit, state: 'success', description: null, target_url: null };
    scene.github.statuses.push({ ...forged, context: CONTEXT });
    const second = await scene.scan({ ...WAIT, rescan: 'never' }, ONE);
    expect(second.outputs).toMatchObject({ status: 'vulnerable' });
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'failure' });
  });

  it.concurrent('in mode check: a scan is due', async () => {
    const scene = await openPausedScene();
    await scene.scan(STATUS, ONE);
    addRecord(scene);
    const check = await scene.scan({ ...STATUS, mode: 'check' });
    expect(check.outputs).toMatchObject({ status: 'not-scanned', 'record-found': 'true' });
    const without = await scene.scan({ mode: 'check' });
    expect(without.outputs).toMatchObject({ status: 'already-scanned' });
  });
});

describe('an accepted record', () => {
  it.concurrent.each([
    ['without a finding', 0, {}, 'success'],
    ['with a finding', 1, {}, 'failure'],
  ] as const)('%s ends every required status', async (_what, flag, inputs, state) => {
    const scene = await openScene();
    addRecord(scene, flag);
    await scene.scan({ ...WAIT, ...inputs }, TWO);
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: state, [OTHER_CONTEXT]: state });
    expect(aggregateStates(scene.github)).toEqual([state]);
    expect(submissionsOf(scene)).toBe(0);
    const before = scene.github.statuses.length;
    await scene.scan({ ...WAIT, ...inputs }, TWO);
    // The analyses say it already; only the run speaks again.
    expect(scene.github.statuses).toHaveLength(before + 1);
    expect(submissionsOf(scene)).toBe(0);
  });
});

describe('the aggregate status', () => {
  it.concurrent.each([
    ['clean', 'success'],
    ['vulnerable', 'failure'],
    ['failing', 'error'],
  ] as const)('is pending first, and then the verdict of the run: %s', async (scenario, state) => {
    const scene = await openScene({ scenario });
    await scene.scan(WAIT, TWO);
    expect(aggregateStates(scene.github)).toEqual(['pending', state]);
  });

  it.concurrent('is an error if the run fails before it submits anything', async () => {
    const scene = await openScene();
    scene.service.faults.add({ operation: 'lineage-check', kind: 'answer', status: 401 });
    await scene.scan(WAIT, ONE);
    expect(aggregateStates(scene.github)).toEqual(['error']);
    expect(statesAt(scene.github)).toEqual({});
  });

  it.concurrent('is not written by a run of a part: the last one would win', async () => {
    const scene = await openScene();
    await scene.scan({ ...WAIT, only: 'm0/outlier' }, TWO);
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'success' });
    expect(aggregateStates(scene.github)).toEqual([]);
  });

  it.concurrent('has the path of another config file in its context', async () => {
    const scene = await openScene();
    const inputs = { ...WAIT, 'config-file': 'ci/models.yml' };
    await scene.scan(inputs, { files: { 'ci/models.yml': ONE.config } });
    expect(aggregateStates(scene.github)).toEqual([]);
    const states = statusesOf(scene.github, 'model-security (ci/models.yml)').map(({ state }) => state);
    expect(states).toEqual(['pending', 'success']);
  });

  it.concurrent('is settled by mode collect once every analysis has its end', async () => {
    const scene = await openPausedScene({ modelScenarios: new Map([['m1', 'vulnerable']]) });
    await scene.scan(STATUS, TWO);
    expect(aggregateStates(scene.github)).toEqual(['pending', 'pending']);
    const options = { event: SCHEDULE };
    await scene.scanAndResume({ mode: 'collect' }, options);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await scene.scan({ mode: 'collect' }, options);
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'success', [OTHER_CONTEXT]: 'failure' });
    expect(aggregateStates(scene.github).at(-1)).toBe('failure');
  });

  it.concurrent('stays pending if the status of an analysis is missing', async () => {
    const scene = await openScene();
    await scene.scan(STATUS, TWO);
    const kept = scene.github.statuses.filter(({ context }) => context !== OTHER_CONTEXT);
    scene.github.statuses.splice(0, Number.POSITIVE_INFINITY, ...kept);
    await scene.scan({ mode: 'collect' }, { event: SCHEDULE });
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'success' });
    expect(aggregateStates(scene.github).at(-1)).toBe('pending');
  });
});

describe('mode collect', () => {
  it.concurrent('believes no status that was changed, whoever wrote it', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    await scene.scan(STATUS, ONE);
    const [real] = statusesOf(scene.github, CONTEXT).slice(-1);
    const target = new URL(real?.target_url ?? '');
    target.searchParams.set('model_security_threshold', '1e300');
    const forged = { id: 1000, sha: PUSH.commit, state: 'pending', description: 'Running' };
    scene.github.statuses.push({ ...forged, context: CONTEXT, target_url: target.href });
    const run = await scene.scan({ mode: 'collect' }, { event: SCHEDULE });
    // The signed one below it is still true.
    expect(run.outputs).toMatchObject({ status: 'vulnerable' });
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'failure' });
  });

  it.concurrent('believes nothing after a change of the key, and says so', async () => {
    const scene = await openScene();
    await scene.scan(STATUS, ONE);
    const other = await openScene({ apiKey: 'another-key-0123456789' });
    const env = { GITHUB_API_URL: scene.github.url };
    const more = { env, event: SCHEDULE, githubToken: scene.github.token };
    const run = await other.scan({ mode: 'collect' }, more);
    expect(run.outputs).toMatchObject({ status: 'not-scanned' });
    expect(annotationsOf(run, 'warning').join()).toContain('not signed with this API key');
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'pending' });
  });

  it.concurrent('writes no verdict over a newer job', async () => {
    const scene = await openScene({ secondsPerStage: 0 });
    await scene.scan(STATUS, ONE);
    scene.service.recordFinishedJobs();
    scene.service.records.delete();
    const first = statusesOf(scene.github, CONTEXT).at(-1);
    const written = scene.github.statuses.length;
    const changed = { config: ONE.config.replace('[28,28,1]', '[32,32,3]') };
    await scene.scan({ ...STATUS, rescan: 'always' }, changed);
    const second = statusesOf(scene.github, CONTEXT).at(-1);
    expect(storedJobId(second)).not.toBe(storedJobId(first));
    // The list that mode collect reads first is older than the second submission.
    const newer = scene.github.statuses.splice(written);
    scene.service.requests.clear();
    scene.service.faults.add({ operation: 'job-status', kind: 'delay', milliseconds: 1000 });
    const run = await scene.scan(
      { mode: 'collect' },
      {
        event: SCHEDULE,
        meanwhile: async () => {
          await until(() => requestsOf(scene.service, 'job-status').length > 0);
          scene.github.statuses.push(...newer);
        },
      },
    );
    expect(run.log).toContain('has changed meanwhile, so it is left as it is');
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'pending' });
    expect(storedJobId(statusesOf(scene.github, CONTEXT).at(-1))).toBe(storedJobId(second));
  });
});

describe('a run that is killed while it uploads', () => {
  it.concurrent('leaves a doubt, so that no later run submits again on its own', async () => {
    const scene = await openScene();
    scene.service.faults.add({ operation: 'upload', kind: 'delay', milliseconds: 20_000 });
    await scene.scan(WAIT, {
      ...ONE,
      killed: true,
      meanwhile: async (kill) => {
        await until(() => requestsOf(scene.service, 'upload').length > 0);
        kill('SIGKILL');
      },
    });
    const next = await scene.scan(WAIT, ONE);
    expect(submissionsOf(scene)).toBe(1);
    expect(next.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unavailable' });
    expect(next.log).toContain('is submitting this exact analysis, or ended while it did');
    const asked = await scene.scan({ ...WAIT, rescan: 'always' }, ONE);
    expect(asked.outputs).toMatchObject({ status: 'passed' });
    expect(submissionsOf(scene)).toBe(2);
  });
});
