import { afterAll, describe, expect, it } from '@jest/globals';
import { bodiesOf, ONE, RUN_URL, scanFor } from '../support/e2e-comment.ts';
import { closeGithubs, openScene, SCHEDULE } from '../support/e2e-github.ts';
import { ALL_ROWS_CONFIG, outlierConfig } from '../support/e2e-models.ts';
import { warningsOf } from '../support/e2e-run.ts';
import { closeServices } from '../support/played-service-client.ts';

afterAll(closeGithubs);
afterAll(closeServices);

describe('the comment of a pull request', () => {
  it.concurrent('links the run', async () => {
    const scene = await openScene();
    await scanFor(scene, 'always');
    const body = scene.github.comments[0]?.body ?? '';
    const links = [...body.matchAll(/href="([^"]*)"/gu)].map(([, href]) =>
      (href ?? '').replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code))),
    );
    expect(links).toContain(RUN_URL);
  });

  it.concurrent('about a vulnerability stays if a record makes a re-run skip', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    await scanFor(scene, 'on-vulnerability');
    const [before] = bodiesOf(scene);
    expect(before).toContain('do not ship m0');
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
  it.concurrent.each(['always', 'on-vulnerability'])('without a pull request: %s', async (policy) => {
    const scene = await openScene();
    const run = await scanFor(scene, policy, {}, { event: SCHEDULE });
    expect(run.outputs).toMatchObject({ status: 'passed' });
    expect(run.log).toContain('No comment was written: the event does not belong to a pull request');
    expect(warningsOf(run)).toEqual([]);
    expect(scene.github.requests).toEqual([]);
  });

  it.concurrent('where GitHub cannot be reached: a warning, and the verdict stands', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    const run = await scanFor(scene, 'always', {}, { env: { GITHUB_API_URL: 'http://127.0.0.1:9' } });
    expect(run.outputs).toMatchObject({ status: 'vulnerable', 'failure-reason': 'vulnerable' });
    expect(warningsOf(run)).toHaveLength(1);
  });
});

describe('what stands in a comment', () => {
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
    expect(warningsOf(run)).toEqual([]);
    const [text] = bodiesOf(scene);
    expect(text).toMatch(/and 299 more/u);
    expect(Buffer.byteLength(scene.github.comments[0]?.body ?? '')).toBeLessThanOrEqual(65_536);
  });

  it.concurrent('is every analysis, where they fit', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    await scanFor(scene, 'always', { concurrency: '8' }, { config: ALL_ROWS_CONFIG });
    const [text] = bodiesOf(scene);
    for (const name of ['image/drift', 'table/evasion', 'series/extraction']) expect(text).toContain(name);
  });
});
