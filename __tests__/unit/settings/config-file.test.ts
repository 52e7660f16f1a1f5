import { execFileSync } from 'node:child_process';
import { chmod, mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pathExists, readConfigFile } from '../../../src/settings/config/config-file.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

const INPUT = { kind: 'input', input: 'config-file' };
const onWindows = process.platform === 'win32';
const isRoot = process.getuid?.() === 0;

let outer: Workspace;
let workspace = '';

beforeEach(async () => {
  outer = await makeWorkspace({
    'outside.yml': 'version: 1\n',
    'repository/config/models.yml': 'version: 1\n',
  });
  workspace = join(outer.folder, 'repository');
});

afterEach(() => outer.remove());

describe('reading the config file', () => {
  it('gives its text, and its path from the workspace on', async () => {
    const expected = { text: 'version: 1\n', file: 'config/models.yml' };
    expect(await readConfigFile(workspace, './config/../config/models.yml')).toEqual(expected);
    expect(await readConfigFile(workspace, join(workspace, 'config/models.yml'))).toEqual(expected);
  });

  it('leaves out a byte order mark', async () => {
    await writeFile(join(workspace, 'bom.yml'), '\ufeffversion: 1');
    expect(await readConfigFile(workspace, 'bom.yml')).toEqual({ text: 'version: 1', file: 'bom.yml' });
  });

  (onWindows ? it.skip : it)(
    'follows links inside of the workspace, and names what they lead to',
    async () => {
      await symlink('config/models.yml', join(workspace, 'link.yml'));
      await symlink(workspace, join(outer.folder, 'linked'));
      expect(await readConfigFile(join(outer.folder, 'linked'), 'link.yml')).toMatchObject({
        file: 'config/models.yml',
      });
    },
  );

  (onWindows ? it.skip : it)('refuses links out of the workspace', async () => {
    await symlink('../outside.yml', join(workspace, 'link.yml'));
    expect(await readConfigFile(workspace, 'link.yml')).toEqual({
      place: INPUT,
      message: '"link.yml" leads out of the workspace. Keep the config file in the repository.',
    });
  });

  (onWindows ? it.skip : it)('refuses what is in a .git folder, by a link as well', async () => {
    await mkdir(join(workspace, '.git'));
    await writeFile(join(workspace, '.git/credentials'), 'https://someone:secret@example.com');
    await symlink('.git/credentials', join(workspace, 'link.yml'));
    for (const path of ['link.yml', '.git/credentials', 'config/../.git/credentials']) {
      expect(await readConfigFile(workspace, path)).toEqual({
        place: INPUT,
        message: `"${path}" is in a .git folder, which is never read because it may hold credentials. Move the config file out of it.`,
      });
    }
  });

  const OUT = 'leads out of the workspace';
  const GONE = 'is not in the workspace. Check the path, and that the repository was checked out';
  it.each([
    ['../outside.yml', OUT],
    ['config/../../outside.yml', OUT],
    ['..', OUT],
    ['../missing.yml', OUT],
    ['/nowhere/at/all.yml', OUT],
    ['missing.yml', GONE],
    ['config/models.yml/x', GONE],
    ['config', 'is not a file'],
    ['.', 'is not a file'],
  ])('says of %s that it %s', async (path, message) => {
    const expected = { place: INPUT, message: expect.stringContaining(message) };
    expect(await readConfigFile(workspace, path)).toMatchObject(expected);
  });

  (onWindows ? it.skip : it)('refuses a pipe instead of waiting for it', async () => {
    execFileSync('mkfifo', [join(workspace, 'pipe.yml')]);
    expect(await readConfigFile(workspace, 'pipe.yml')).toMatchObject({
      message: expect.stringContaining('is not a file'),
    });
  });

  it('refuses a file over 2 MiB before reading it', async () => {
    await truncate(join(workspace, 'config/models.yml'), 2 * 1024 * 1024 + 1);
    expect(await readConfigFile(workspace, 'config/models.yml')).toEqual({
      place: INPUT,
      message: '"config/models.yml" has 2097153 bytes; at most 2 MiB are allowed. Split the file.',
    });
    await truncate(join(workspace, 'config/models.yml'), 2 * 1024 * 1024);
    expect(await readConfigFile(workspace, 'config/models.yml')).toMatchObject({ file: 'config/models.yml' });
  });

  it('says where a file is no UTF-8', async () => {
    await writeFile(join(workspace, 'latin.yml'), Buffer.from('version: 1\nname: caf\u00e9\n', 'latin1'));
    expect(await readConfigFile(workspace, 'latin.yml')).toMatchSnapshot();
  });

  it('says what the system says of other failures, in one line', async () => {
    expect(await readConfigFile(workspace, 'a\0\n::error::b')).toEqual({
      place: INPUT,
      message: String.raw`"a\u0000\n::error::b" cannot be read (ERR_INVALID_ARG_VALUE). Check the path and the permissions of the file.`,
    });
  });

  (onWindows || isRoot ? it.skip : it)('says that a file may not be read', async () => {
    await chmod(join(workspace, 'config/models.yml'), 0);
    expect(await readConfigFile(workspace, 'config/models.yml')).toMatchObject({
      message: expect.stringContaining('cannot be read (EACCES)'),
    });
  });
});

describe('whether a config file is there', () => {
  it('takes what is not there, or below a file, as absent', async () => {
    expect(await pathExists(workspace, 'config/models.yml')).toBe(true);
    expect(await pathExists(workspace, 'missing.yml')).toBe(false);
    expect(await pathExists(workspace, 'config/models.yml/x')).toBe(false);
  });

  it('counts a folder, a link to nothing, and an unreadable path as present', async () => {
    await mkdir(join(workspace, 'folder.yml'));
    expect(await pathExists(workspace, 'folder.yml')).toBe(true);
    expect(await pathExists(workspace, 'a\0')).toBe(true);
    if (onWindows) return;
    await symlink('nowhere', join(workspace, 'link.yml'));
    expect(await pathExists(workspace, 'link.yml')).toBe(true);
  });
});
