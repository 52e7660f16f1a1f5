import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { run } from '../../../src/run/run.ts';
import { oneAnalysis } from '../../support/one-analysis.ts';
import { pretendCheckout } from '../../support/checkout.ts';
import { MODEL_FILES, outlierConfig } from '../../support/e2e-models.ts';
import { playedServiceInputs, until } from '../../support/e2e-run.ts';
import { createPlainRunner, type PlainRunner, type PlainRunnerOptions } from '../../support/plain-runner.ts';
import { PUSH } from '../../support/runner-environment.ts';
import { closeServices, openService } from '../../support/played-service-client.ts';
import { expectValidSarif } from '../../support/sarif-schema.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';
import type { ServiceOptions } from '../../service/options.ts';
import type { PlayedService } from '../../service/played-service.ts';

const workspaces: Workspace[] = [];
afterEach(closeServices);
afterAll(async () => {
  await Promise.all(workspaces.map((workspace) => workspace.remove()));
});

interface Stage {
  readonly service: PlayedService;
  readonly runner: PlainRunner;
}

/** A service, and a runner in a repository with two small analyses. */
async function setStage(
  inputs: Readonly<Record<string, string>> = {},
  options: ServiceOptions = {},
  more: PlainRunnerOptions = {},
): Promise<Stage> {
  const service = await openService(options);
  const config = outlierConfig(2);
  const workspace = await makeWorkspace({ ...MODEL_FILES, '.github/model-security.yml': config });
  workspaces.push(workspace);
  await pretendCheckout(workspace.folder, PUSH.commit);
  const all = { ...playedServiceInputs(service), ...inputs };
  const runner = createPlainRunner({ inputs: all, workspace: workspace.folder, ...more });
  return { service, runner };
}

const WAIT = { wait: 'true' };

describe('a run in mode scan', () => {
  it('goes from the lineage check to verdict, reports and SARIF', async () => {
    const inputs = { ...WAIT, 'report-directory': 'reports', 'sarif-file': 'out/model.sarif' };
    const { service, runner } = await setStage(inputs, { scenario: 'vulnerable' });
    const outcome = await run(runner);
    expect(outcome).toMatchObject({
      status: 'vulnerable',
      failed: true,
      target: { repoUrl: PUSH.repositoryUrl, branch: PUSH.branch, commit: PUSH.commit },
      reportDirectory: 'reports',
      sarifFile: 'out/model.sarif',
    });
    expect(runner.outputs).toMatchObject({ status: 'vulnerable', 'failure-reason': 'vulnerable' });
    expect(outcome.results.map(({ state, reports }) => [state, reports.length])).toEqual([
      ['vulnerable', 1],
      ['vulnerable', 1],
    ]);
    const operations = service.requests.list().map(({ operation }) => operation);
    expect(operations[0]).toBe('lineage-check');
    const written = await readFile(join(runner.workspace, 'out/model.sarif'), 'utf8');
    expectValidSarif(JSON.parse(written));
    const [report = ''] = outcome.results[0]?.reports ?? [];
    expect((await readFile(join(runner.workspace, report))).subarray(0, 4).toString()).toBe('%PDF');
    expect(runner.log.entries).toContain('info: There is no record of an earlier scan.');
    // Credentials were masked before anything else.
    expect(runner.masked.slice(0, 2)).toEqual([service.apiKey, service.orgId]);
  });

  it('passes only with every verdict', async () => {
    const { runner } = await setStage(WAIT, { modelScenarios: new Map([['m1', 'failing']]) });
    const outcome = await run(runner);
    expect(outcome).toMatchObject({ status: 'error', failureReason: 'analysis-failed', failed: true });
    const clean = await setStage(WAIT);
    expect(await run(clean.runner)).toMatchObject({ status: 'passed', failed: false });
  });

  it('ends with an acceptable record, and logs the record', async () => {
    const { service, runner } = await setStage();
    const { repositoryUrl: repourl, branch: branchname, commit: commitid } = PUSH;
    service.records.add({ repourl, branchname, commitid, orgid: service.orgId });
    expect(await run(runner)).toMatchObject({ status: 'already-scanned', results: [], failed: false });
    expect(service.jobs()).toEqual([]);
    expect(runner.log.entries.join('\n')).toContain(`branch main, commit ${commitid}, time 20`);
  });

  it('warns that the record of a part covers everything', async () => {
    const { runner } = await setStage({ only: 'm1' });
    const outcome = await run(runner);
    expect(outcome.notices).toEqual([expect.stringContaining('part was scanned (only: m1)')]);
    expect(runner.log.entries).toContainEqual(expect.stringMatching(/^notice: Only a part was scanned/u));
    expect(outcome.requested).toMatchObject({ keepsJobs: false, reports: false });
  });

  it('keeps its results if it is cancelled', async () => {
    const { service, runner } = await setStage(WAIT, { scenario: 'slow', secondsPerStage: 10 });
    const going = run(runner);
    await until(() => service.requests.list().some(({ operation }) => operation === 'job-status'));
    runner.cancel();
    const outcome = await going;
    expect(outcome).toMatchObject({ status: 'error', failureReason: 'cancelled' });
    const jobs = service.jobs().map(({ jobId }) => jobId);
    expect(outcome.results.map(({ jobId }) => jobId).toSorted()).toEqual(jobs.toSorted());
    expect(outcome.lineage).toMatchObject({ accepted: false });
  });

  it('names an artifact that is missing before anything is submitted', async () => {
    const { service, runner } = await setStage();
    const lost = createPlainRunner({
      inputs: {
        ...playedServiceInputs(service),
        config: oneAnalysis('m0', 'image-classification', 'outlier', {
          fields: { input_dimensions: [28, 28, 1] },
          artifacts: { data: 'lost.csv' },
        }),
      },
      workspace: runner.workspace,
    });
    expect(await run(lost)).toMatchObject({ failureReason: 'invalid-input', results: [] });
    expect(service.jobs()).toEqual([]);
  });
});

describe('a run in another mode', () => {
  it('check: only asks for the record', async () => {
    const { service, runner } = await setStage({ mode: 'check' });
    expect(await run(runner)).toMatchObject({ status: 'not-scanned', mode: 'check', results: [] });
    expect(service.requests.list()).toHaveLength(1);
  });

  it('plan: shows the analyses, and sends nothing', async () => {
    const { service, runner } = await setStage({ mode: 'plan' });
    const outcome = await run(runner);
    expect(outcome.results.map(({ state, spec }) => [spec.name, state])).toEqual([
      ['m0/outlier', 'planned'],
      ['m1/outlier', 'planned'],
    ]);
    expect(service.jobs()).toEqual([]);
  });

  it('plan: is no plan if the run ends meanwhile', async () => {
    const { runner } = await setStage({ mode: 'plan' });
    const info = (text: string): void => {
      if (text.startsWith('There is no record')) runner.cancel();
    };
    const outcome = await run({ ...runner, log: { ...runner.log, info } });
    expect(outcome).toMatchObject({ status: 'error', failureReason: 'cancelled', results: [] });
  });
});

describe('one analysis under two names', () => {
  it.each(['plan', 'scan'])('is warned of before anything is submitted, in mode %s', async (mode) => {
    const { service, runner } = await setStage({ mode });
    const config = outlierConfig(2).replace('"id":"m1"', '"id":"m0"');
    await writeFile(join(runner.workspace, '.github/model-security.yml'), config);
    expect(await run(runner)).toMatchObject({ failed: false });
    const warnings = runner.log.entries.filter((entry) => /^warning: (?!The jobs of this run)/u.test(entry));
    expect(warnings).toEqual([expect.stringMatching(/m1\/outlier is the same analysis as m0\/outlier \(/u)]);
    // Whoever wants it gets it.
    expect(service.jobs()).toHaveLength(mode === 'scan' ? 2 : 0);
  });
});

describe('a run that ends early', () => {
  it('is an error with every problem if inputs are wrong', async () => {
    const { service, runner } = await setStage({ mode: 'guess', rescan: 'sometimes' });
    const outcome = await run(runner);
    expect(outcome).toMatchObject({ status: 'error', failureReason: 'invalid-input', mode: 'unknown' });
    expect(outcome.problems.map(({ place }) => place)).toEqual([
      { kind: 'input', input: 'mode' },
      { kind: 'input', input: 'rescan' },
    ]);
    expect(service.requests.list()).toEqual([]);
  });

  it('is skipped for a fork without secrets, if the inputs say so', async () => {
    const payload = { pull_request: { number: 7, head: { repo: { full_name: 'someone/fork' } } } };
    const event = { eventName: 'pull_request', payload };
    const inputs = { 'api-key': '', 'org-id': '', 'on-missing-credentials': 'skip' };
    const { runner } = await setStage(inputs, {}, {});
    const fork = createPlainRunner({ inputs, workspace: runner.workspace, event });
    expect(await run(fork)).toMatchObject({ status: 'skipped', failed: false });
  });

  it('is an error without the key if the service refuses the key', async () => {
    const { runner } = await setStage({ 'api-key': 'another-key' });
    expect(await run(runner)).toMatchObject({ status: 'error', failureReason: 'unauthorized' });
    expect(runner.log.entries.join('\n') + runner.summaries.join('\n')).not.toContain('another-key');
  });

  it('is an error at the deadline', async () => {
    const inputs = { ...WAIT, 'timeout-minutes': '0.01' };
    const { service, runner } = await setStage(inputs);
    service.faults.add({ operation: 'lineage-check', kind: 'delay', milliseconds: 20_000 });
    expect(await run(runner)).toMatchObject({ status: 'error', failureReason: 'timeout' });
  });
});
