import { execFile } from 'node:child_process';
import { chmod, mkdir, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { type FileRun, OUTSIDE, runFiles } from '../support/file-run.ts';
import { expectHarmless } from '../support/harmless-run.ts';
import { LINEAGE_PATH } from '../support/interface-rules.ts';
import { makeWorkspace } from '../support/workspace.ts';

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
function expectAllRefused({ kept, requests }: FileRun, paths: readonly string[]): void {
  expect(kept.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input' });
  expect(requests.filter(({ path }) => path !== LINEAGE_PATH)).toEqual([]);
  expect([...kept.left.values()].join('\n')).not.toContain(OUTSIDE);
  expect(kept.run.log).toContain(`${String(paths.length)} problems with the inputs`);
  expectHarmless(kept);
}

describe('a path that leads out of the workspace', () => {
  unlessWindows('is refused, in whatever form it is written', async () => {
    const outside = await makeWorkspace({ 'secret.csv': OUTSIDE });
    const up = `../${relative(join(outside.folder, '..'), outside.folder)}/secret.csv`;
    const paths = [
      join(outside.folder, 'secret.csv'),
      up,
      `data/../${up}`,
      './././../' + up,
      '/proc/self/environ',
    ];
    const links = [
      'link.csv',
      'folder/secret.csv',
      'chain',
      'data/%2e%2e/%2e%2e/secret.csv',
      'DATA/labels.csv',
    ];
    try {
      expectAllRefused(
        await runFiles({}, { files: { '.github/model-security.yml': configOf(paths) } }),
        paths,
      );
      const run = await runFiles(
        {},
        {
          files: { '.github/model-security.yml': configOf(links), 'data/labels.csv': 'a' },
          prepare: async (workspace) => {
            await symlink(join(outside.folder, 'secret.csv'), join(workspace, 'link.csv'));
            await symlink(outside.folder, join(workspace, 'folder'));
            await symlink('data', join(workspace, 'one'));
            await symlink('../folder', join(workspace, 'data/two'));
            await symlink('one/two', join(workspace, 'chain'));
          },
        },
      );
      expectAllRefused(run, links);
    } finally {
      await outside.remove();
    }
  });

  unlessWindows('is refused inside a folder too, as are parts of a .git folder in any case', async () => {
    const outside = await makeWorkspace({ 'secret.csv': OUTSIDE });
    const paths = ['data', '.git/config', '.GIT/config', 'sub/../.git', 'to-git'];
    try {
      const run = await runFiles(
        {},
        {
          files: {
            '.github/model-security.yml': configOf(paths),
            'data/labels.csv': 'a',
            '.git/config': OUTSIDE,
            '.GIT/config': OUTSIDE,
            'sub/x': 'x',
          },
          prepare: async (workspace) => {
            await symlink(join(outside.folder, 'secret.csv'), join(workspace, 'data/labels-2.csv'));
            await symlink('.git/config', join(workspace, 'to-git'));
          },
        },
      );
      expectAllRefused(run, paths);
    } finally {
      await outside.remove();
    }
  });

  unlessWindows('is no config file', async () => {
    const outside = await makeWorkspace({ 'x.yml': `${OUTSIDE}: 1` });
    try {
      for (const given of [
        join(outside.folder, 'x.yml'),
        'link.yml',
        '../x.yml',
        '/dev/zero',
        '/proc/self/environ',
      ]) {
        const { kept, requests } = await runFiles(
          { 'config-file': given },
          {
            prepare: (workspace) => symlink(join(outside.folder, 'x.yml'), join(workspace, 'link.yml')),
          },
        );
        expect(kept.outputs['failure-reason']).toBe('invalid-input');
        expect(requests).toEqual([]);
        expect([...kept.left.values()].join('\n')).not.toContain(OUTSIDE);
      }
    } finally {
      await outside.remove();
    }
  });
});

describe('what is no plain file', () => {
  unlessWindows('is refused without being waited for: pipes, sockets, devices, circles', async () => {
    const paths = [
      'pipe',
      'socket',
      'zero',
      'circle',
      'with-pipe',
      'file/below',
      'empty',
      'empty-folder',
      'no.zip',
    ];
    const socket = createServer();
    const inWorkspace = async (workspace: string): Promise<void> => {
      await promisify(execFile)('mkfifo', [join(workspace, 'pipe'), join(workspace, 'with-pipe/pipe')]);
      await new Promise<void>((resolve) => socket.listen(join(workspace, 'socket'), resolve));
      await symlink('/dev/zero', join(workspace, 'zero'));
      await symlink('circle', join(workspace, 'circle'));
      await mkdir(join(workspace, 'empty-folder'));
    };
    const run = await runFiles(
      {},
      {
        files: {
          '.github/model-security.yml': configOf(paths),
          'with-pipe/a': 'a',
          file: 'a',
          empty: '',
          'no.zip': 'PK no',
        },
        prepare: inWorkspace,
      },
    ).finally(() => socket.close());
    expectAllRefused(run, paths);
  });

  unlessWindows('is no config file: a pipe does not hold the run', async () => {
    const { kept } = await runFiles(
      { 'config-file': 'pipe' },
      {
        prepare: async (workspace) => {
          await promisify(execFile)('mkfifo', [join(workspace, 'pipe')]);
        },
      },
    );
    expect(kept.outputs['failure-reason']).toBe('invalid-input');
  });

  unlessRoot('is refused where it cannot be read', async () => {
    const paths = ['shut.csv', 'shut'];
    const run = await runFiles(
      {},
      {
        files: { '.github/model-security.yml': configOf(paths), 'shut.csv': 'a', 'shut/a': 'a' },
        prepare: async (workspace) => {
          await chmod(join(workspace, 'shut.csv'), 0);
          await chmod(join(workspace, 'shut'), 0);
        },
      },
    );
    expectAllRefused(run, paths);
  });
});
