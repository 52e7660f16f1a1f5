import { execFile } from 'node:child_process';
import { chmod, mkdir, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OUTSIDE, runFiles } from '../support/file-run.ts';
import { expectHarmless } from '../support/harmless-run.ts';
import { LINEAGE_PATH } from '../support/interface-rules.ts';
import type { KeptOptions } from '../support/kept-run.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';

const unlessWindows = process.platform === 'win32' ? it.skip : it.concurrent;
/** Nothing is unreadable to root. */
const unlessRoot = process.getuid?.() === 0 ? it.skip : it.concurrent;

/** A config file of one model for each path, each with that path as its only artifact. */
function configOf(paths: readonly string[]): string {
  return JSON.stringify({
    version: 1,
    models: paths.map((path, index) => ({
      name: `m${String(index)}`,
      id: 'id',
      task: 'image-classification',
      config: { input_dimensions: 1 },
      artifacts: { data: path },
      attacks: { outlier: {} },
    })),
  });
}

/** Every path is refused, in one answer, before anything is submitted. */
async function expectAllRefused(
  paths: readonly string[],
  files: KeptOptions['files'] = {},
  prepare: KeptOptions['prepare'] = () => Promise.resolve(),
): Promise<void> {
  const given = { '.github/model-security.yml': configOf(paths), ...files };
  const { kept, requests } = await runFiles({}, { files: given, prepare });
  expect(kept.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input' });
  expect(requests.filter(({ path }) => path !== LINEAGE_PATH)).toEqual([]);
  expect([...kept.left.values()].join('\n')).not.toContain(OUTSIDE);
  expect(kept.run.log).toContain(`${String(paths.length)} problems with the inputs`);
  expectHarmless(kept);
}

/** The config file is refused before anything is asked. */
async function expectNoConfig(file: string, prepare: (workspace: string) => Promise<unknown>): Promise<void> {
  const options = { prepare: async (workspace: string) => void (await prepare(workspace)) };
  const { kept, requests } = await runFiles({ 'config-file': file }, options);
  expect(kept.outputs['failure-reason']).toBe('invalid-input');
  expect(requests).toEqual([]);
  expect([...kept.left.values()].join('\n')).not.toContain(OUTSIDE);
}

const makePipes = (...paths: readonly string[]): Promise<unknown> => promisify(execFile)('mkfifo', paths);

describe('a path that leads out of the workspace', () => {
  let outside: Workspace;
  const secret = (): string => join(outside.folder, 'secret.csv');
  beforeAll(async () => {
    outside = await makeWorkspace({ 'secret.csv': OUTSIDE, 'x.yml': `${OUTSIDE}: 1` });
  });
  afterAll(() => outside.remove());

  unlessWindows('is refused, in whatever form it is written', () => {
    const up = `../${relative(join(outside.folder, '..'), outside.folder)}/secret.csv`;
    return expectAllRefused([secret(), up, `data/../${up}`, './././../' + up, '/proc/self/environ']);
  });

  unlessWindows('is refused where links lead out, or parts of it are spelt otherwise', () =>
    expectAllRefused(
      ['link.csv', 'folder/secret.csv', 'chain', 'data/%2e%2e/%2e%2e/secret.csv', 'DATA/labels.csv'],
      { 'data/labels.csv': 'a' },
      async (workspace) => {
        await symlink(secret(), join(workspace, 'link.csv'));
        await symlink(outside.folder, join(workspace, 'folder'));
        await symlink('data', join(workspace, 'one'));
        await symlink('../folder', join(workspace, 'data/two'));
        await symlink('one/two', join(workspace, 'chain'));
      },
    ),
  );

  unlessWindows('is refused inside a folder too, as are parts of a .git folder in any case', () =>
    expectAllRefused(
      ['data', '.git/config', '.GIT/config', 'sub/../.git', 'to-git'],
      { 'data/labels.csv': 'a', '.git/config': OUTSIDE, '.GIT/config': OUTSIDE, 'sub/x': 'x' },
      async (workspace) => {
        await symlink(secret(), join(workspace, 'data/labels-2.csv'));
        await symlink('.git/config', join(workspace, 'to-git'));
      },
    ),
  );

  unlessWindows('is no config file', async () => {
    const config = join(outside.folder, 'x.yml');
    for (const given of [config, 'link.yml', '../x.yml', '/dev/zero', '/proc/self/environ']) {
      await expectNoConfig(given, (workspace) => symlink(config, join(workspace, 'link.yml')));
    }
  });
});

describe('what is no plain file', () => {
  unlessWindows('is refused without being waited for: pipes, sockets, devices, circles', async () => {
    const socket = createServer();
    await expectAllRefused(
      ['pipe', 'socket', 'zero', 'circle', 'with-pipe', 'file/below', 'empty', 'empty-folder', 'no.zip'],
      { 'with-pipe/a': 'a', file: 'a', empty: '', 'no.zip': 'PK no' },
      async (workspace) => {
        await makePipes(join(workspace, 'pipe'), join(workspace, 'with-pipe/pipe'));
        await new Promise<void>((resolve) => socket.listen(join(workspace, 'socket'), resolve));
        await symlink('/dev/zero', join(workspace, 'zero'));
        await symlink('circle', join(workspace, 'circle'));
        await mkdir(join(workspace, 'empty-folder'));
      },
    ).finally(() => socket.close());
  });

  unlessWindows('is no config file: a pipe does not hold the run', () =>
    expectNoConfig('pipe', (workspace) => makePipes(join(workspace, 'pipe'))),
  );

  unlessRoot('is refused where it cannot be read', () =>
    expectAllRefused(['shut.csv', 'shut'], { 'shut.csv': 'a', 'shut/a': 'a' }, async (workspace) => {
      await chmod(join(workspace, 'shut.csv'), 0);
      await chmod(join(workspace, 'shut'), 0);
    }),
  );
});
