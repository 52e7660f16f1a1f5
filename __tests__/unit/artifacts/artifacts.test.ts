import { chmod, mkdir, realpath, symlink, truncate, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inspectFileContent } from '../../../src/artifacts/file-content.ts';
import { FAULTS } from '../../../src/artifacts/faults.ts';
import { newWalkLimits, walkFolder } from '../../../src/artifacts/folder-walk.ts';
import { inspectArtifacts } from '../../../src/artifacts/inspect.ts';
import { artifactSpec, namesOf, NEVER_ENDED, useArchiveWorkspace } from '../../support/archive-workspace.ts';

const LFS_POINTER =
  'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n';
const onWindows = process.platform === 'win32';
const unlessWindows = onWindows ? it.skip : it;

const { folder, around, write, inspect, refuse } = useArchiveWorkspace();

describe('a file', () => {
  it('is zipped under its own name', async () => {
    await write('models/digits.h5', 'weights');
    const artifact = await inspect('models/digits.h5');
    expect(artifact).toMatchObject({
      slot: 'data',
      path: 'models/digits.h5',
      form: 'file',
      archiveName: 'digits.h5.zip',
      bytes: 7,
      files: [{ name: 'digits.h5', bytes: 7 }],
    });
  });

  it.each(['net.keras', 'net.pt', 'data.npz', 'app.jar'])(
    'is wrapped though its format is a zip archive: %s',
    async (name) => {
      await write(name, emptyLookingZip(1));
      expect(await inspect(name)).toMatchObject({ form: 'file', archiveName: `${name}.zip` });
    },
  );

  it('is refused when nothing is there, when it is empty, and when its name cannot be packed', async () => {
    await write('empty.csv', '');
    expect(await refuse('absent.csv')).toEqual([
      expect.stringMatching(/^artifact "absent.csv" for data: nothing is/u),
    ]);
    expect(await refuse('empty.csv/under-a-file')).toEqual([expect.stringContaining('nothing is there')]);
    expect(await refuse('empty.csv')).toEqual([expect.stringContaining('an empty file')]);
  });

  unlessWindows('is refused when its name would be a drive', async () => {
    await write('c:model.h5');
    expect(await refuse('c:model.h5')).toEqual([expect.stringContaining('a name that some systems')]);
  });

  it('is refused as a Git LFS pointer, with the option that fixes it', async () => {
    await write('model.h5', LFS_POINTER);
    expect(await refuse('model.h5')).toEqual([expect.stringMatching(/Git LFS pointer .*`lfs: true`/u)]);
  });

  it('is no Git LFS pointer when it only mentions one or is larger than one can be', async () => {
    await write('notes.txt', `See ${LFS_POINTER}`);
    await write('large.txt', LFS_POINTER.padEnd(1025));
    expect(await inspect('notes.txt')).toMatchObject({ form: 'file' });
    expect(await inspect('large.txt')).toMatchObject({ form: 'file' });
  });

  it('is refused when reading it fails', async () => {
    expect(await inspectFileContent({ name: 'gone', absolutePath: path.join(folder(), 'gone') })).toEqual({
      name: 'gone',
      text: expect.stringContaining('nothing is there'),
    });
  });

  unlessWindows('is refused when it became a folder meanwhile', async () => {
    expect(await inspectFileContent({ name: 'f', absolutePath: folder() })).toMatchSnapshot();
  });

  (onWindows || process.getuid?.() === 0 ? it.skip : it)('is refused when it must not be read', async () => {
    await chmod(await write('secret.csv'), 0);
    expect(await refuse('secret.csv')).toEqual([expect.stringContaining('cannot be read (EACCES)')]);
  });
});

/** The end record of a zip archive, with a first local header before it. */
function emptyLookingZip(entries: number, comment = ''): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries, 10);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([Buffer.from('PK\u0003\u0004rest', 'latin1'), end, Buffer.from(comment)]);
}

describe('a ready zip', () => {
  it.each([
    ['data.zip', ''],
    ['DATA.ZIP', 'a comment'],
    ['tricky.zip', 'a comment with PK\u0005\u0006 in it that is long enough to be taken for a record'],
  ])('is taken as it is: %s', async (name, comment) => {
    await write(name, emptyLookingZip(1, comment));
    expect(await inspect(name)).toMatchObject({ form: 'ready-zip', archiveName: name });
  });

  it.each([
    ['text', Buffer.from('not a zip at all')],
    ['cut off', emptyLookingZip(1).subarray(0, 20)],
    ['with bytes after its end', Buffer.concat([emptyLookingZip(1), Buffer.from('tail')])],
    ['with bytes before its start', Buffer.concat([Buffer.from('#!/bin/sh\n'), emptyLookingZip(1)])],
    ['of one letter', Buffer.from('P')],
    ['that is an end without a record', Buffer.from('PK\u0005\u0006', 'latin1')],
  ])('is refused when it is %s', async (_what, content) => {
    await write('data.zip', content);
    expect(await refuse('data.zip')).toEqual([expect.stringContaining('named .zip but not a readable zip')]);
  });

  it('is refused when it holds no file', async () => {
    await write('data.zip', emptyLookingZip(0).subarray(8));
    expect(await refuse('data.zip')).toEqual([expect.stringContaining('without any file in it')]);
  });

  it('is not expected of a folder that is called like one', async () => {
    await write('data.zip/a.csv');
    expect(await inspect('data.zip')).toMatchObject({ form: 'folder', archiveName: 'data.zip.zip' });
  });
});

describe('a folder', () => {
  it('is listed whole, by the bytes of its names, without .git', async () => {
    const names = ['b.csv', 'a/z.csv', 'a.csv', 'Z.csv', 'ä.csv', 'a/b/c.csv', 'a-b.csv', '.hidden'];
    for (const name of [...names, '.git/config', 'a/.git', 'sub/.GIT/x']) await write(`data/${name}`);
    const artifact = await inspect('data/');
    expect(artifact).toMatchObject({ form: 'folder', archiveName: 'data.zip', bytes: 7 * names.length });
    expect(namesOf(artifact)).toEqual([
      '.hidden',
      'Z.csv',
      'a-b.csv',
      'a.csv',
      'a/b/c.csv',
      'a/z.csv',
      'b.csv',
      'ä.csv',
    ]);
  });

  it('may be the workspace itself, and is then called by its slot', async () => {
    await write('a.csv');
    expect(await inspect('.')).toMatchObject({ archiveName: 'data.zip', files: [{ name: 'a.csv' }] });
  });

  it('is refused when it has no content', async () => {
    await mkdir(path.join(folder(), 'data/empty'), { recursive: true });
    expect(await refuse('data')).toEqual([expect.stringContaining('a folder without any content')]);
    await write('data/empty/__init__.py', '');
    expect(await refuse('data')).toEqual([expect.stringContaining('a folder without any content')]);
    await write('data/full.csv');
    expect(namesOf(await inspect('data'))).toEqual(['empty/__init__.py', 'full.csv']);
  });

  it('is refused for all that is wrong in it, one message for each kind', async () => {
    for (const name of ['e', 'd', 'c', 'b', 'a']) await write(`data/${name}.h5`, LFS_POINTER);
    await symlink('nowhere', path.join(folder(), 'data/broken'));
    expect(await refuse('data')).toEqual([
      expect.stringMatching(
        /^artifact "data" for data, at "a.h5", "b.h5", "c.h5" and 2 more: a Git LFS pointer/u,
      ),
      expect.stringMatching(/^artifact "data" for data, at "broken": a link to nothing/u),
    ]);
  });

  it('is refused when it holds more than can be sent, though few files make it up', async () => {
    // Each folder is linked to twice from the one before: 2^9 ways through 18 links.
    await write('chain/10/a.csv');
    for (let depth = 9; depth >= 1; depth -= 1) {
      const here = path.join(folder(), `chain/${String(depth)}`);
      await mkdir(here);
      for (const name of ['left', 'right']) await symlink(`../${String(depth + 1)}`, path.join(here, name));
    }
    const root = await realpath(folder());
    const first = path.join(root, 'chain/1');
    expect(await walkFolder(root, first, { ...newWalkLimits(NEVER_ENDED), maxEntries: 1000 })).toEqual({
      found: [],
      faults: [{ name: '', text: FAULTS.tooManyEntries }],
    });
    expect((await walkFolder(root, first, newWalkLimits(NEVER_ENDED))).found).toHaveLength(512);
  });

  it('is refused when it cannot be listed', async () => {
    const file = await realpath(await write('a.csv'));
    const { faults } = await walkFolder(path.dirname(file), file, newWalkLimits(NEVER_ENDED));
    expect(faults).toEqual([{ name: '', text: FAULTS.missing }]);
  });

  (process.platform === 'linux' ? it : it.skip)(
    'is refused for names that no archive can carry',
    async () => {
      await write('data/back\\slash.csv');
      await write('data/new\nline.csv');
      await write('data/c:drive.csv');
      await writeFile(Buffer.concat([Buffer.from(`${folder()}/data/`), Buffer.from([0xff, 0xfe])]), 'x');
      await write(`data/${Array.from({ length: 6 }, () => 'x'.repeat(200)).join('/')}`);
      expect(await refuse('data')).toEqual([
        expect.stringMatching(
          /"back\\slash.csv", "c:drive.csv", "new line.csv" and 2 more: a name that some systems/u,
        ),
      ]);
    },
  );
});

describe('several artifacts', () => {
  it('are inspected together: a fault in one hides no fault in the others', async () => {
    await write('good.csv');
    await write('model.h5', LFS_POINTER);
    const specs = [
      artifactSpec('absent', 'label'),
      artifactSpec('good.csv'),
      artifactSpec('model.h5', 'model'),
    ];
    const { artifacts, problems } = await inspectArtifacts(specs, folder(), NEVER_ENDED);
    expect(artifacts.map((artifact) => artifact.slot)).toEqual(['data']);
    expect(problems.map((problem) => problem.message)).toEqual([
      expect.stringMatching(/^artifact "absent" for label: nothing is there/u),
      expect.stringMatching(/^artifact "model.h5" for model: a Git LFS pointer/u),
    ]);
  });

  it('are all missing when there is no workspace', async () => {
    const { problems } = await inspectArtifacts(
      [artifactSpec('a')],
      path.join(around(), 'nowhere'),
      NEVER_ENDED,
    );
    expect(problems).toHaveLength(1);
  });

  it('may be larger than memory: only their size is read', async () => {
    await truncate(await write('huge.bin'), 5 * 1024 ** 3);
    expect(await inspect('huge.bin')).toMatchObject({ bytes: 5 * 1024 ** 3 });
  });

  it('work in a workspace that is reached by a link', async () => {
    await write('a.csv');
    const alias = path.join(around(), 'alias');
    await symlink(folder(), alias);
    const { artifacts, problems } = await inspectArtifacts([artifactSpec('a.csv')], alias, NEVER_ENDED);
    expect(problems).toEqual([]);
    expect(artifacts).toHaveLength(1);
  });
});
