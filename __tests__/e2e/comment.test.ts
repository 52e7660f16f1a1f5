import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { makeCertificates } from '../support/certificates.ts';
import {
  closeGithubs,
  openScene,
  pullRequest,
  type Scene,
  SCHEDULE,
  startTlsFront,
  statesAt,
} from '../support/e2e-github.ts';
import { ALL_ROWS_CONFIG, outlierConfig } from '../support/e2e-models.ts';
import { annotationsOf, readable, type ScanOptions, type ScanRun } from '../support/e2e-run.ts';
import { startProxy } from '../support/proxy.ts';
import { closeServices } from '../support/played-service-client.ts';
import { expectSafeMarkdown } from '../support/safe-markdown.ts';

afterAll(closeGithubs);
afterAll(closeServices);

const SHA = 'a'.repeat(40);
const ONE = { config: outlierConfig(1), event: pullRequest(7, SHA) };
const RUN_URL = 'https://github.com/octo-org/digits/actions/runs/4711';

function scanFor(
  scene: Scene,
  policy: string,
  inputs: Readonly<Record<string, string>> = {},
  options: ScanOptions = {},
): Promise<ScanRun> {
  const all = { wait: 'true', rescan: 'always', 'comment-on-pr': policy, ...inputs };
  return scene.scan(all, { ...ONE, ...options });
}

/** Every comment as it stands, whole and harmless. */
function bodiesOf({ github }: Scene): readonly string[] {
  return github.comments.map(({ body }) => {
    const [mark = '', ...rest] = body.split('\n');
    expect(mark).toMatch(/^<!-- model-security-scan:[\da-f]{16}(?: open=\S+)? -->$/u);
    expectSafeMarkdown(rest.join('\n'));
    return readable(rest.join('\n'));
  });
}

describe('the comment of a pull request', () => {
  it.concurrent('is made once, and brought up to date in place', async () => {
    const scene = await openScene();
    await scanFor(scene, 'always');
    expect(bodiesOf(scene)).toEqual([expect.stringContaining('passed, 1 analysis')]);
    expect(scene.github.comments[0]).toMatchObject({ issue: 7 });
    expect(scene.github.comments[0]?.body).toContain('Everything about this run');
    expect(scene.github.comments[0]?.body).toContain(`/commit/${SHA}"`);
    const [{ id } = { id: 0 }] = scene.github.comments;
    scene.service.setScenario('vulnerable');
    const second = await scanFor(scene, 'always');
    expect(second.outputs).toMatchObject({ status: 'vulnerable' });
    expect(scene.github.comments.map((comment) => comment.id)).toEqual([id]);
    expect(bodiesOf(scene)).toEqual([expect.stringContaining('vulnerable, 1 of 1 analysis')]);
    expect(second.log).toContain('Comment on pull request 7: updated.');
  });

  it.concurrent('links the run', async () => {
    const scene = await openScene();
    await scanFor(scene, 'always');
    const body = scene.github.comments[0]?.body ?? '';
    const links = [...body.matchAll(/href="([^"]*)"/gu)].map(([, href]) =>
      (href ?? '').replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code))),
    );
    expect(links).toContain(RUN_URL);
  });

  it.concurrent('about a vulnerability is made only for one, and resolved when it is gone', async () => {
    const scene = await openScene();
    await scanFor(scene, 'on-vulnerability');
    expect(scene.github.comments).toEqual([]);
    scene.service.setScenario('vulnerable');
    await scanFor(scene, 'on-vulnerability');
    expect(bodiesOf(scene)).toEqual([expect.stringContaining('vulnerable')]);
    // A run that could not decide leaves the finding where it is.
    scene.service.setScenario('failing');
    await scanFor(scene, 'on-vulnerability');
    expect(bodiesOf(scene)).toEqual([expect.stringContaining('vulnerable, 1 of 1 analysis')]);
    scene.service.setScenario('clean');
    const last = await scanFor(scene, 'on-vulnerability');
    expect(last.log).toContain('Comment on pull request 7: resolved.');
    expect(bodiesOf(scene)).toEqual([expect.stringContaining('that was reported here is no longer found')]);
  });

  it.concurrent('about a vulnerability stays if a record makes a re-run skip', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    await scanFor(scene, 'on-vulnerability');
    const [before] = bodiesOf(scene);
    expect(before).toContain('vulnerable, 1 of 1 analysis');
    // Another scan of this commit found nothing, and left a record.
    scene.service.records.delete();
    scene.service.setScenario('clean');
    await scanFor(scene, 'never');
    for (const policy of ['on-vulnerability', 'always']) {
      const rerun = await scanFor(scene, policy, { rescan: 'never' });
      expect(rerun.outputs).toMatchObject({ status: 'already-scanned' });
      expect(rerun.log).toContain('Comment on pull request 7: none.');
      expect(bodiesOf(scene)).toEqual([before]);
    }
  });

  it.concurrent('is one of its own for each config file and each repository', async () => {
    const scene = await openScene();
    const files = { 'team.yml': outlierConfig(1) };
    await scanFor(scene, 'always');
    await scanFor(scene, 'always', { 'config-file': 'team.yml' }, { files });
    await scanFor(scene, 'always', { 'repo-url': 'https://github.com/octo-org/other' });
    await scanFor(scene, 'always', { 'config-file': '.github/model-security.yml' });
    expect(new Set(scene.github.comments.map(({ body }) => body.split('\n')[0])).size).toBe(3);
    expect(scene.github.comments).toHaveLength(3);
  });

  it.concurrent('is one of its own for each job and each selection', async () => {
    const scene = await openScene();
    const config = outlierConfig(2);
    await scanFor(scene, 'always', { only: 'm0' }, { config });
    await scanFor(scene, 'always', { only: 'm1' }, { config });
    await scanFor(scene, 'always', { only: 'm0' }, { config, env: { GITHUB_JOB: 'another' } });
    await scanFor(scene, 'always', { only: 'm1' }, { config });
    const names = bodiesOf(scene).map((body) => /\bm\d\b/u.exec(body)?.[0]);
    expect(names).toEqual(['m0', 'm1', 'm0']);
  });

  it.concurrent('of a person who pasted the mark is left alone', async () => {
    const scene = await openScene();
    await scanFor(scene, 'always');
    const mark = scene.github.comments[0]?.body.split('\n')[0] ?? '';
    scene.github.comments.length = 0;
    scene.github.addComment(7, `${mark}\nMine`, { login: 'octocat', type: 'User' });
    await scanFor(scene, 'always');
    expect(scene.github.comments.map(({ user }) => user?.type)).toEqual(['User', 'Bot']);
    expect(scene.github.comments[0]?.body).toBe(`${mark}\nMine`);
  });

  it.concurrent('tells what is wrong with the configuration', async () => {
    const scene = await openScene();
    const config = ONE.config.replace('outlier', 'outlyer');
    const run = await scanFor(scene, 'always', {}, { config });
    expect(run.outputs).toMatchObject({ 'failure-reason': 'invalid-input' });
    // Without settings there is nothing to go by: neither token nor policy was checked.
    expect(scene.github.requests).toEqual([]);
  });

  it.concurrent('tells that an artifact is missing', async () => {
    const scene = await openScene();
    const config = ONE.config.replace('data/labels.csv', 'data/lost.csv');
    await scanFor(scene, 'always', {}, { config });
    expect(bodiesOf(scene)).toEqual([expect.stringContaining('data/lost.csv')]);
  });
});

describe('there is no comment', () => {
  it.concurrent('with the policy never: GitHub is not even asked', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    await scanFor(scene, 'never');
    expect(scene.github.requests).toEqual([]);
  });

  it.concurrent.each(['always', 'on-vulnerability'])('without a pull request: %s', async (policy) => {
    const scene = await openScene();
    const run = await scanFor(scene, policy, {}, { event: SCHEDULE });
    expect(run.outputs).toMatchObject({ status: 'passed' });
    expect(run.log).toContain('No comment was written: the event does not belong to a pull request');
    expect(annotationsOf(run, 'warning')).toEqual([]);
    expect(scene.github.requests).toEqual([]);
  });

  it.concurrent.each(['read', 'none'] as const)(
    'where the token may only %s: a warning, and the verdict stands',
    async (access) => {
      const scene = await openScene();
      scene.github.access.pulls = access;
      const run = await scanFor(scene, 'always');
      expect(run.exitCode).toBe(0);
      expect(run.outputs).toMatchObject({ status: 'passed', 'failure-reason': '' });
      expect(annotationsOf(run, 'warning')).toEqual([
        expect.stringMatching(/^The pull request was not commented on\..*"pull-requests: write"/u),
      ]);
      expect(scene.github.comments).toEqual([]);
    },
  );

  it.concurrent('where GitHub cannot be reached: a warning, and the verdict stands', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    const run = await scanFor(scene, 'always', {}, { env: { GITHUB_API_URL: 'http://127.0.0.1:9' } });
    expect(run.outputs).toMatchObject({ status: 'vulnerable', 'failure-reason': 'vulnerable' });
    expect(annotationsOf(run, 'warning')).toHaveLength(1);
  });
});

describe('what stands in a comment', () => {
  const HOSTILE =
    '</td><script>alert(1)</script> @octo-org/security #1 [x](https://evil.example) ``` <!-- -->\n::error::x\n' +
    '![](https://evil.example/p.png) <details> \u202e|| a | b |\n\n# heading';

  it.concurrent('is harmless, whatever the service says', async () => {
    const scene = await openScene();
    const body = JSON.stringify({ message: HOSTILE, error: HOSTILE });
    scene.service.faults.add({ operation: 'model-analyse', kind: 'answer', status: 400, body });
    const run = await scanFor(scene, 'always');
    expect(run.outputs).toMatchObject({ 'failure-reason': 'rejected' });
    const [text] = bodiesOf(scene);
    expect(text).toContain('<script>alert(1)</script>');
    expect(annotationsOf(run, 'error').filter((message) => message === 'x')).toEqual([]);
  });

  it.concurrent('fits, however much there is to say, and counts the rest', async () => {
    const scene = await openScene();
    const body = JSON.stringify({ message: '<&é😀>'.repeat(400) });
    const models = 300;
    scene.service.faults.add({
      operation: 'model-analyse',
      kind: 'answer',
      status: 400,
      body,
      times: models,
    });
    const run = await scanFor(scene, 'always', { concurrency: '32' }, { config: outlierConfig(models) });
    expect(annotationsOf(run, 'warning')).toEqual([]);
    const [text] = bodiesOf(scene);
    expect(text).toMatch(/… and \d+ more analyses|… and \d+ analyses more/u);
    expect(Buffer.byteLength(scene.github.comments[0]?.body ?? '')).toBeLessThanOrEqual(65_536);
  });

  it.concurrent('is every analysis, where they fit', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    await scanFor(scene, 'always', { concurrency: '8' }, { config: ALL_ROWS_CONFIG });
    const [text] = bodiesOf(scene);
    for (const name of ['image/drift', 'table/evasion', 'series/extraction']) expect(text).toContain(name);
  });
});

describe('through a proxy', () => {
  it.concurrent('comments over TLS of an authority of its own, and shows the proxy nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'github-proxy-'));
    const scene = await openScene();
    const certificates = await makeCertificates(folder, ['github.example']);
    const front = await startTlsFront(scene.github.url, certificates);
    const proxy = await startProxy({ 'github.example:443': front.port });
    const env = {
      GITHUB_API_URL: 'https://github.example/api/v3',
      https_proxy: proxy.url,
      NODE_EXTRA_CA_CERTS: certificates.caFile,
    };
    try {
      const run = await scanFor(scene, 'always', { 'commit-status': 'true' }, { env });
      expect(run.outputs).toMatchObject({ status: 'passed' });
      expect(bodiesOf(scene)).toEqual([expect.stringContaining('passed, 1 analysis')]);
      expect(statesAt(scene.github, SHA)).toEqual({ 'model-security/m0/outlier': 'success' });
      expect(new Set(proxy.tunnels.map(({ target }) => target))).toEqual(new Set(['github.example:443']));
      expect(JSON.stringify(proxy.tunnels)).not.toContain(scene.github.token);
      // Who is behind the name is checked: without the authority there is no comment.
      const distrusting = { ...env, NODE_EXTRA_CA_CERTS: undefined };
      const before = scene.github.requests.length;
      const refused = await scanFor(scene, 'always', {}, { env: distrusting });
      expect(refused.outputs).toMatchObject({ status: 'passed' });
      expect(annotationsOf(refused, 'warning').join()).toContain('The pull request was not commented on.');
      expect(scene.github.requests).toHaveLength(before);
    } finally {
      await Promise.all([proxy.close(), front.close(), rm(folder, { recursive: true })]);
    }
  });
});
