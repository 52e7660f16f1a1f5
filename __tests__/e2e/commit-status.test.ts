import { afterAll, describe, expect, it } from '@jest/globals';
import { CONTEXT, ONE, STATUS, submissionsOf, WAIT } from '../support/e2e-commit-status.ts';
import {
  closeGithubs,
  linkOf,
  openScene,
  pullRequest,
  storedJobId,
  type Scene,
  statesAt,
  statusesOf,
} from '../support/e2e-github.ts';
import { outlierConfig } from '../support/e2e-models.ts';
import { annotationsOf, readable, resultsOf, type ScanRun } from '../support/e2e-run.ts';
import { closeServices } from '../support/played-service-client.ts';

afterAll(closeGithubs);
afterAll(closeServices);

describe('a commit status for each analysis', () => {
  it.concurrent('is pending with the dashboard link while the job runs, then its verdict', async () => {
    const modelScenarios = new Map([
      ['m1', 'vulnerable'],
      ['m2', 'failing'],
    ] as const);
    const scene = await openScene({ secondsPerStage: 0.2, modelScenarios });
    const run = await scene.scan(WAIT, { config: outlierConfig(3) });
    const states = ['m0', 'm1', 'm2'].map((model) =>
      statusesOf(scene.github, `model-security/${model}/outlier`).map(({ state }) => state),
    );
    expect(states).toEqual([
      ['pending', 'pending', 'success'],
      ['pending', 'pending', 'failure'],
      ['pending', 'pending', 'error'],
    ]);
    for (const result of resultsOf(run)) {
      const [announced, pending, ended] = statusesOf(
        scene.github,
        `model-security/${String(result['model'])}/outlier`,
      );
      expect(announced?.description).toContain('Being submitted');
      expect(storedJobId(announced)).toBeNull();
      expect(pending?.description).toBe('Running');
      expect(linkOf(pending)).toBe(result['dashboard_url']);
      expect(storedJobId(pending)).toBe(result['job_id']);
      expect(linkOf(ended)).toBe(linkOf(pending));
      expect(storedJobId(ended)).toBe(storedJobId(pending));
    }
    const descriptions = ['m0', 'm1', 'm2'].map(
      (model) => statusesOf(scene.github, `model-security/${model}/outlier`)[2]?.description,
    );
    expect(descriptions[0]).toMatch(/^Passed/u);
    expect(descriptions[1]).toMatch(/^Vulnerable: .*\d/u);
    expect(descriptions[2]).toMatch(/^No verdict: .*SanityCheck/u);
  });

  it.concurrent('is of the head of a pull request', async () => {
    const scene = await openScene();
    const sha = 'a'.repeat(40);
    await scene.scan(STATUS, { ...ONE, event: pullRequest(7, sha), env: { GITHUB_SHA: 'b'.repeat(40) } });
    expect(new Set(scene.github.statuses.map((status) => status.sha))).toEqual(new Set([sha]));
    expect(statesAt(scene.github, sha)).toEqual({ [CONTEXT]: 'pending' });
  });

  it.concurrent('is written below the prefix of an enterprise server', async () => {
    const scene = await openScene();
    const run = await scene.scan(WAIT, { ...ONE, env: { GITHUB_API_URL: scene.github.enterpriseUrl } });
    expect(run.outputs).toMatchObject({ status: 'passed' });
    expect(statesAt(scene.github)).toEqual({ [CONTEXT]: 'success' });
    expect(new Set(scene.github.requests.map(({ path }) => path.slice(0, 14)))).toEqual(
      new Set(['/api/v3/repos/']),
    );
  });

  it.concurrent('is not pending if an upload failed: nothing is resumed', async () => {
    const scene = await openScene();
    scene.service.faults.add({ operation: 'upload', kind: 'answer', status: 403 });
    const failed = await scene.scan(WAIT, ONE);
    expect(failed.outputs).toMatchObject({ 'failure-reason': 'upload-failed' });
    expect(Object.values(statesAt(scene.github))).not.toContain('pending');
    const again = await scene.scan(WAIT, ONE);
    expect(again.outputs).toMatchObject({ status: 'passed' });
    expect(again.outputs['job-id']).not.toBe(failed.outputs['job-id']);
    expect(submissionsOf(scene)).toBe(2);
  });
});

describe('a token or a GitHub that does not let statuses be', () => {
  it.concurrent('written: nothing is submitted that a later run could not know of', async () => {
    const scene = await openScene();
    scene.github.access.statuses = 'read';
    const run = await scene.scan(WAIT, { config: outlierConfig(3) });
    expectNothingSubmitted(scene, run);
    expect(run.outputs['failure-reason']).toBe('unavailable');
    expectGithubNamed(run);
    expect(readable(run.summary)).toContain('or set commit-status: false');
    const warnings = annotationsOf(run, 'warning');
    expect(warnings).toEqual([
      expect.stringMatching(/^A commit status could not be written.*"statuses: write"/u),
      expect.stringMatching(/^The aggregate commit status could not be written.*"statuses: write"/u),
    ]);
  });

  /** Nothing was analysed, and nothing was promised. */
  function expectNothingSubmitted(scene: Scene, run: ScanRun): void {
    expect(submissionsOf(scene)).toBe(0);
    expect(statesAt(scene.github)).toEqual({});
    expect(run.outputs).toMatchObject({ status: 'error', 'job-ids': '[]' });
  }

  /** People must not look for the fault at the service. */
  function expectGithubNamed(run: ScanRun): void {
    expect(run.summary.split('\n')[0]).toBe('## ❌ Model security scan: GitHub could not be reached');
    const words = `${readable(run.summary)} ${annotationsOf(run, 'error').join(' ')}`;
    expect(words).toContain('githubstatus.com');
    expect(words).not.toMatch(/the service could not be reached|dashboard of the service/u);
  }

  it.concurrent('read: stops the run before anything is submitted', async () => {
    const scene = await openScene();
    scene.github.access.statuses = 'none';
    const run = await scene.scan(WAIT, ONE);
    expectNothingSubmitted(scene, run);
    expect(run.outputs['failure-reason']).toBe('invalid-input');
    expect(annotationsOf(run, 'error').join()).toMatch(/"github-token".*"statuses: write"/u);
    expect(readable(run.summary)).toContain('github-token');
  });

  it.concurrent('used at all, since it is wrong', async () => {
    const scene = await openScene();
    const run = await scene.scan(WAIT, { ...ONE, githubToken: 'ghs_ofAnotherRepository' });
    expectNothingSubmitted(scene, run);
    expect(run.outputs['failure-reason']).toBe('invalid-input');
    expect(annotationsOf(run, 'error').join()).toMatch(/github-token.*wrong or expired/u);
  });

  it.concurrent('reached', async () => {
    const scene = await openScene();
    const run = await scene.scan(WAIT, { ...ONE, env: { GITHUB_API_URL: 'http://127.0.0.1:9' } });
    expectNothingSubmitted(scene, run);
    expect(run.outputs['failure-reason']).toBe('unavailable');
    expect(readable(run.summary)).toContain('Nothing was submitted.');
    expectGithubNamed(run);
  });

  it.concurrent('listed, since it fails itself', async () => {
    const scene = await openScene();
    const answer = { status: 502, body: '<h1>Unicorn</h1>' };
    scene.github.mishaps.push(...Array.from({ length: 5 }, () => ({ kind: 'answer', answer }) as const));
    const run = await scene.scan(WAIT, ONE);
    expectNothingSubmitted(scene, run);
    expect(run.outputs['failure-reason']).toBe('unavailable');
    expect(scene.github.calls().filter((call) => call.startsWith('GET'))).toHaveLength(5);
    expectGithubNamed(run);
  });
});
