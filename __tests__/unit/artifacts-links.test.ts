import { execFile } from 'node:child_process';
import { link, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isInside } from '../../src/paths.ts';
import { type Artifact, inspectArtifacts } from '../../src/analysis/artifacts.ts';
import type { ArtifactSpec } from '../../src/config/analysis-spec.ts';

const unlessWindows = process.platform === 'win32' ? it.skip : it;

let folder = '';
let workspace = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'artifacts-'));
  workspace = path.join(folder, 'workspace');
  await mkdir(workspace);
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function write(name: string, content: string | Buffer = 'content'): Promise<string> {
  const file = path.join(workspace, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return file;
}

function spec(artifactPath: string): ArtifactSpec {
  return {
    slot: 'data',
    path: artifactPath,
    place: { kind: 'file', file: 'config.yml', line: 7, column: 3 },
  };
}

async function accept(artifactPath: string): Promise<Artifact> {
  const { artifacts, problems } = await inspectArtifacts([spec(artifactPath)], workspace);
  expect(problems).toEqual([]);
  const [artifact] = artifacts;
  if (artifact === undefined) throw new Error('no artifact');
  return artifact;
}

async function refuse(artifactPath: string): Promise<string[]> {
  const { artifacts, problems } = await inspectArtifacts([spec(artifactPath)], workspace);
  expect(artifacts).toEqual([]);
  expect(problems.map((problem) => problem.place)).toEqual(problems.map(() => spec('').place));
  return problems.map((problem) => problem.message);
}

function namesOf(artifact: Artifact): string[] {
  return artifact.files.map((file) => file.name);
}

describe('links', () => {
  it('inside the workspace are followed as what they lead to', async () => {
    await write('models/v3.h5', 'weights');
    await write('shared/a.csv');
    await symlink('v3.h5', path.join(workspace, 'models/current.h5'));
    await mkdir(path.join(workspace, 'data'));
    await symlink('../shared', path.join(workspace, 'data/folder'));
    await symlink('../shared/a.csv', path.join(workspace, 'data/file.csv'));
    expect(await accept('models/current.h5')).toMatchObject({
      form: 'file',
      archiveName: 'current.h5.zip',
      files: [{ name: 'current.h5', bytes: 7 }],
    });
    expect(namesOf(await accept('data'))).toEqual(['file.csv', 'folder/a.csv']);
  });

  it('to the same folder twice are no circle', async () => {
    await write('shared/a.csv');
    await mkdir(path.join(workspace, 'data'));
    await symlink('../shared', path.join(workspace, 'data/one'));
    await symlink('../shared', path.join(workspace, 'data/two'));
    expect(namesOf(await accept('data'))).toEqual(['one/a.csv', 'two/a.csv']);
  });

  it('out of the workspace are refused: of the artifact, on the way to it, and in it', async () => {
    await mkdir(path.join(folder, 'outside'));
    await writeFile(path.join(folder, 'outside/secret.csv'), 'secret');
    await writeFile(path.join(folder, 'workspace-secret.csv'), 'secret');
    await symlink('../outside', path.join(workspace, 'way'));
    await symlink('../workspace-secret.csv', path.join(workspace, 'neighbour.csv'));
    await write('data/good.csv');
    await symlink('../../outside/secret.csv', path.join(workspace, 'data/bad.csv'));
    for (const artifactPath of ['way', 'way/secret.csv', 'neighbour.csv']) {
      expect(await refuse(artifactPath)).toEqual([
        expect.stringMatching(/^artifact "[^"]+" for data: a link that leads out of the workspace/u),
      ]);
    }
    expect(await refuse('data')).toEqual([
      expect.stringMatching(
        /^artifact "data" for data, at "bad.csv": a link that leads out of the workspace/u,
      ),
    ]);
  });

  it('into a .git folder are refused, since it may hold credentials', async () => {
    await write('.git/config');
    await write('data/good.csv');
    await symlink('../.git/config', path.join(workspace, 'data/config'));
    expect(await refuse('data')).toEqual([expect.stringMatching(/at "config": part of a .git folder/u)]);
    expect(await refuse('.git')).toEqual([expect.stringContaining('part of a .git folder')]);
    expect(await refuse('.git/config')).toEqual([expect.stringContaining('part of a .git folder')]);
  });

  it('in a circle are noticed', async () => {
    await write('data/a/good.csv');
    await symlink('..', path.join(workspace, 'data/a/up'));
    await symlink('self', path.join(workspace, 'data/self'));
    await symlink('..', path.join(workspace, 'data/above'));
    expect(await refuse('data')).toEqual([
      expect.stringMatching(/at "a\/up", "above\/data", "self": a link that leads in a circle/u),
    ]);
    expect(await refuse('data/self')).toEqual([expect.stringContaining('a link that leads in a circle')]);
  });

  it('that are hard are files like others', async () => {
    await write('a.csv');
    await mkdir(path.join(workspace, 'data'));
    await link(path.join(workspace, 'a.csv'), path.join(workspace, 'data/b.csv'));
    expect(namesOf(await accept('data'))).toEqual(['b.csv']);
  });
});

describe('what is neither file nor folder', () => {
  unlessWindows('is refused without waiting for it: pipes', async () => {
    await write('data/good.csv');
    await promisify(execFile)('mkfifo', [path.join(workspace, 'data/pipe'), path.join(workspace, 'pipe')]);
    await symlink('../pipe', path.join(workspace, 'data/link-to-pipe'));
    expect(await refuse('pipe')).toEqual([expect.stringContaining('a device, socket or pipe')]);
    expect(await refuse('data')).toEqual([
      expect.stringMatching(/at "link-to-pipe", "pipe": a device, socket or pipe/u),
    ]);
  });

  unlessWindows('is refused: sockets', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(path.join(workspace, 's'), resolve);
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
