import { execFile } from 'node:child_process';
import { link, mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import * as path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { isInside } from '@model-security-scan/common/paths';
import { namesOf, useArchiveWorkspace } from '../../support/archive-workspace.ts';

const unlessWindows = process.platform === 'win32' ? it.skip : it;

const { folder, around, write, inspect, refuse } = useArchiveWorkspace();

describe('links', () => {
  it('inside the workspace are followed as what they lead to', async () => {
    await write('models/v3.h5', 'weights');
    await write('shared/a.csv');
    await symlink('v3.h5', path.join(folder(), 'models/current.h5'));
    await mkdir(path.join(folder(), 'data'));
    await symlink('../shared', path.join(folder(), 'data/folder'));
    await symlink('../shared/a.csv', path.join(folder(), 'data/file.csv'));
    expect(await inspect('models/current.h5')).toMatchObject({
      form: 'file',
      archiveName: 'current.h5.zip',
      files: [{ name: 'current.h5', bytes: 7 }],
    });
    expect(namesOf(await inspect('data'))).toEqual(['file.csv', 'folder/a.csv']);
  });

  it('to the same folder twice are no circle', async () => {
    await write('shared/a.csv');
    await mkdir(path.join(folder(), 'data'));
    await symlink('../shared', path.join(folder(), 'data/one'));
    await symlink('../shared', path.join(folder(), 'data/two'));
    expect(namesOf(await inspect('data'))).toEqual(['one/a.csv', 'two/a.csv']);
  });

  it('out of the workspace are refused: of the artifact, on the way to it, and in it', async () => {
    await mkdir(path.join(around(), 'outside'));
    await writeFile(path.join(around(), 'outside/secret.csv'), 'secret');
    await writeFile(path.join(around(), 'workspace-secret.csv'), 'secret');
    await symlink('../outside', path.join(folder(), 'way'));
    await symlink('../workspace-secret.csv', path.join(folder(), 'neighbour.csv'));
    await write('data/good.csv');
    await symlink('../../outside/secret.csv', path.join(folder(), 'data/bad.csv'));
    for (const artifactPath of ['way', 'way/secret.csv', 'neighbour.csv']) {
      expect(await refuse(artifactPath)).toEqual([
        expect.stringMatching(/^artifact "[^"]+" for data: a link .* out of/u),
      ]);
    }
    expect(await refuse('data')).toEqual([
      expect.stringMatching(/^artifact "data" for data, at "bad.csv": a link .* out of/u),
    ]);
  });

  it('into a .git folder are refused, since it may hold credentials', async () => {
    await write('.git/config');
    await write('data/good.csv');
    await symlink('../.git/config', path.join(folder(), 'data/config'));
    expect(await refuse('data')).toEqual([expect.stringMatching(/at "config": .*\.git folder/u)]);
    expect(await refuse('.git')).toEqual([expect.stringContaining('part of a .git folder')]);
    expect(await refuse('.git/config')).toEqual([expect.stringContaining('part of a .git folder')]);
  });

  it('in a circle are noticed', async () => {
    await write('data/a/good.csv');
    await symlink('..', path.join(folder(), 'data/a/up'));
    await symlink('self', path.join(folder(), 'data/self'));
    await symlink('..', path.join(folder(), 'data/above'));
    expect(await refuse('data')).toEqual([
      expect.stringMatching(/at "a\/up", "above\/data", "self": a link that leads in a circle/u),
    ]);
    expect(await refuse('data/self')).toEqual([expect.stringContaining('a link that leads in a circle')]);
  });

  it('that are hard are files like others', async () => {
    await write('a.csv');
    await mkdir(path.join(folder(), 'data'));
    await link(path.join(folder(), 'a.csv'), path.join(folder(), 'data/b.csv'));
    expect(namesOf(await inspect('data'))).toEqual(['b.csv']);
  });
});

describe('what is neither file nor folder', () => {
  unlessWindows('is refused without waiting for it: pipes', async () => {
    await write('data/good.csv');
    await promisify(execFile)('mkfifo', [path.join(folder(), 'data/pipe'), path.join(folder(), 'pipe')]);
    await symlink('../pipe', path.join(folder(), 'data/link-to-pipe'));
    expect(await refuse('pipe')).toEqual([expect.stringContaining('a device, socket or pipe')]);
    expect(await refuse('data')).toEqual([
      expect.stringMatching(/at "link-to-pipe", "pipe": a device, socket or pipe/u),
    ]);
  });

  unlessWindows('is refused: sockets', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(path.join(folder(), 's'), resolve);
    });
    expect(await refuse('s')).toEqual([expect.stringContaining('a device, socket or pipe')]);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('being inside the workspace', () => {
  it.each([
    ['/w', '/w', true],
    ['/w', '/w/a', true],
    ['/w', '/w/..a', true],
    ['/w', '/', false],
    ['/w', '/w2', false],
    ['/w', '/x/w', false],
  ])('of %s: %s is %s', (root, real, expected) => {
    expect(isInside(path.resolve(root), path.resolve(real))).toBe(expected);
  });
});
