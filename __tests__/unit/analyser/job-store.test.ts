import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { planAnalyses } from '../../../src/artifacts/plan.ts';
import type { PlannedAnalysis } from '../../../src/facts/planned-analysis.ts';
import { type JobStore, openStatusJobStore } from '../../../src/analyser/remote/status-job-store.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { run } from '../../../src/run/run.ts';
import type { PlayedService } from '../../service/played-service.ts';
import { statesAt } from '../../support/e2e-github.ts';
import { MODEL_FILES, outlierConfig } from '../../support/e2e-models.ts';
import { playedServiceInputs } from '../../support/e2e-run.ts';
import { type GithubServer, startGithubServer } from '../../support/github-server.ts';
import { createPlainRunner, type PlainRunner } from '../../support/plain-runner.ts';
import { PUSH } from '../../support/runner-environment.ts';
import { closeServices, openService } from '../../support/played-service-client.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

const CONTEXT = 'model-security/m0/outlier';

let github: GithubServer;
let service: PlayedService;
let workspace: Workspace;
const before = process.env['GITHUB_API_URL'];

beforeEach(async () => {
  github = await startGithubServer({ repository: PUSH.repository });
  service = await openService();
  workspace = await makeWorkspace({ ...MODEL_FILES, '.github/model-security.yml': outlierConfig(1) });
});
afterEach(async () => {
  await Promise.all([github.close(), closeServices(), workspace.remove()]);
});
afterAll(() => {
  if (before === undefined) delete process.env['GITHUB_API_URL'];
  else process.env['GITHUB_API_URL'] = before;
});

function runnerWith(inputs: Readonly<Record<string, string>>): PlainRunner {
  return createPlainRunner({
    inputs: {
      ...playedServiceInputs(service),
      'github-token': github.token,
      'commit-status': 'true',
      rescan: 'always',
      ...inputs,
    },
    variables: { GITHUB_API_URL: github.url, GITHUB_RUN_ID: '4711' },
    workspace: workspace.folder,
  });
}

/** The job store that a run opens, and the analyses that it is about to submit. */
async function openJobStore(): Promise<{ jobStore: JobStore; analyses: readonly PlannedAnalysis[] }> {
  const runner = runnerWith({});
  const settings = await readSettings({
    ...runner,
    eventName: 'push',
    withoutSecrets: false,
    findFileFaults: () => Promise.resolve([]),
  });
  if (settings === undefined) throw new Error('There are no settings.');
  const { signal } = new AbortController();
  const jobStore = await openStatusJobStore({ runner, settings, signal });
  return { jobStore, analyses: await planAnalyses(settings.analyses, settings.workspace, signal) };
}

describe('the statuses of analyses that are about to be submitted again', () => {
  it.each([
    ['a verdict', { wait: 'true' }, 'success'],
    ['a job that runs', {}, 'pending'],
  ])('%s is kept if the artifacts cannot be read, since nothing is submitted then', async (...given) => {
    const [, inputs, state] = given;
    await run(runnerWith(inputs));
    expect(statesAt(github)).toEqual({ [CONTEXT]: state });
    const { jobStore, analyses } = await openJobStore();
    const files = analyses.flatMap(({ artifacts }) => artifacts.flatMap((artifact) => artifact.files));
    expect(files).not.toHaveLength(0);
    for (const file of files) await rm(file.absolutePath, { force: true });
    await jobStore.board.withdraw(analyses);
    expect(statesAt(github)).toEqual({ [CONTEXT]: state });
    await expect(Promise.all(analyses.map(jobStore.memory.find))).rejects.toMatchObject({
      reason: 'upload-failed',
    });
  });

  it('a verdict is withdrawn if they can be read', async () => {
    await run(runnerWith({ wait: 'true' }));
    const { jobStore, analyses } = await openJobStore();
    await jobStore.board.withdraw(analyses);
    expect(statesAt(github)).toEqual({ [CONTEXT]: 'error' });
  });
});
