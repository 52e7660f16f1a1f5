import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { makeCertificates } from '../support/certificates.ts';
import { bodiesOf, scanFor, SHA } from '../support/e2e-comment.ts';
import { closeGithubs, openScene, startTlsFront } from '../support/e2e-github.ts';
import { annotationsOf, warningsOf } from '../support/e2e-run.ts';
import { startProxy } from '../support/proxy.ts';
import { closeServices } from '../support/played-service-client.ts';

afterAll(closeGithubs);
afterAll(closeServices);

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
    expect(bodiesOf(scene)).toEqual([expect.stringContaining('do not ship')]);
    expect(second.log).toContain('Comment on pull request 7: updated.');
  });

  it.concurrent('about a vulnerability is made only for one, and resolved when it is gone', async () => {
    const scene = await openScene();
    await scanFor(scene, 'on-vulnerability');
    expect(scene.github.comments).toEqual([]);
    scene.service.setScenario('vulnerable');
    await scanFor(scene, 'on-vulnerability');
    expect(bodiesOf(scene)).toEqual([expect.stringContaining('do not ship')]);
    // A run that could not decide leaves the finding where it is.
    scene.service.setScenario('failing');
    await scanFor(scene, 'on-vulnerability');
    expect(bodiesOf(scene)).toEqual([expect.stringContaining('do not ship')]);
    scene.service.setScenario('clean');
    const last = await scanFor(scene, 'on-vulnerability');
    expect(last.log).toContain('Comment on pull request 7: resolved.');
    expect(bodiesOf(scene)).toEqual([expect.stringContaining('that was reported here is no longer found')]);
  });
});

describe('there is no comment', () => {
  it.concurrent('with the policy never: GitHub is not even asked', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    await scanFor(scene, 'never');
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
      expect(warningsOf(run)).toEqual([
        expect.stringMatching(/^The pull request was not commented on\..*"pull-requests: write"/u),
      ]);
      expect(scene.github.comments).toEqual([]);
    },
  );
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
      const run = await scanFor(scene, 'always', {}, { env });
      expect(run.outputs).toMatchObject({ status: 'passed' });
      expect(bodiesOf(scene)).toEqual([expect.stringContaining('passed, 1 analysis')]);
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
