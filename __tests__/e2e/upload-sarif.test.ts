import { afterAll, describe, expect, it } from '@jest/globals';
import { ONE, scanFor, SHA } from '../support/e2e-comment.ts';
import { closeGithubs, openScene, SCHEDULE } from '../support/e2e-github.ts';
import { outlierConfig } from '../support/e2e-models.ts';
import { warningsOf } from '../support/e2e-run.ts';
import { closeServices } from '../support/played-service-client.ts';
import { PUSH } from '../support/runner-environment.ts';
import { expectValidSarif } from '../support/sarif-schema.ts';

afterAll(closeGithubs);
afterAll(closeServices);

const UPLOAD = { wait: 'true', rescan: 'always', 'upload-sarif': 'true' };
const PUSHED = { config: outlierConfig(1) };
const SARIFS = `/repos/${PUSH.repository}/code-scanning/sarifs`;

describe('the upload to code scanning', () => {
  it.concurrent('holds what the SARIF file holds, for the commit of the push, until it is read', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    const run = await scene.scan({ ...UPLOAD, 'sarif-file': 'a.sarif' }, PUSHED);
    expect(run.outputs).toMatchObject({ status: 'vulnerable' });
    const [{ commit, ref, log } = {}, ...others] = scene.github.uploads;
    expect(others).toEqual([]);
    expect({ commit, ref }).toEqual({ commit: PUSH.commit, ref: `refs/heads/${PUSH.branch}` });
    expectValidSarif(log);
    expect(log).toEqual(JSON.parse(run.written['a.sarif']?.toString('utf8') ?? ''));
    const read = `GET ${SARIFS}/sarif-1`;
    expect(scene.github.calls()).toEqual([`POST ${SARIFS}`, read, read]);
    expect(warningsOf(run).filter((text) => text.includes('code scanning'))).toEqual([]);
  });

  it.concurrent('needs no file', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    const run = await scene.scan(UPLOAD, PUSHED);
    expect(scene.github.uploads).toHaveLength(1);
    expect(run.written).toEqual({});
  });

  it.concurrent('of a pull request is about the commit that was checked out', async () => {
    const scene = await openScene({ scenario: 'vulnerable' });
    const merge = { env: { GITHUB_REF: 'refs/pull/7/merge' }, files: { '.git/HEAD': `${PUSH.commit}\n` } };
    await scanFor(scene, 'never', UPLOAD, merge);
    await scanFor(scene, 'never', UPLOAD);
    expect(scene.github.uploads.map(({ commit, ref }) => `${ref} ${commit}`)).toEqual([
      `refs/pull/7/merge ${PUSH.commit}`,
      `refs/pull/7/head ${SHA}`,
    ]);
  });

  it.concurrent('is not made without a verdict, or of the files of another repository', async () => {
    const scene = await openScene({ scenario: 'failing' });
    await scene.scan(UPLOAD, { ...PUSHED, event: SCHEDULE });
    const other = await scene.scan({ ...UPLOAD, 'repo-url': 'https://github.com/acme/other' }, ONE);
    expect(scene.github.uploads).toEqual([]);
    expect(other.exitCode).toBe(1);
  });
});

describe('a run warns, and its verdict stands', () => {
  it.concurrent('if the token may not write alerts', async () => {
    const scene = await openScene();
    scene.github.access.alerts = 'read';
    const run = await scene.scan(UPLOAD, PUSHED);
    expect(run.outputs).toMatchObject({ status: 'passed' });
    expect(warningsOf(run)).toEqual([expect.stringContaining('"security-events: write"')]);
  });

  it.concurrent('if code scanning cannot read the findings', async () => {
    const scene = await openScene();
    scene.github.sarifErrors.push('locationFromSarifResult: expected a physical location');
    const run = await scene.scan(UPLOAD, PUSHED);
    expect(run.outputs).toMatchObject({ status: 'passed' });
    expect(warningsOf(run)).toEqual([expect.stringContaining('expected a physical location')]);
  });
});
