import { execFileSync } from 'node:child_process';
import { mkdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findCheckouts, readCheckedOut } from '../../../src/files/workspace-head.ts';
import { commitAll, git } from '../../../tools/demo/git.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

let outer: Workspace;
let main: string;
let first: string;
let second: string;

beforeAll(async () => {
  outer = await makeWorkspace({ 'main/file': 'one', 'part/file': 'part' });
  main = join(await realpath(outer.folder), 'main');
  await git(main, 'init', '--quiet', '--initial-branch=main');
  first = await commitAll(main, 'first');
  await writeFile(join(main, 'file'), 'two');
  second = await commitAll(main, 'second');
});
afterAll(() => outer.remove());

/** The same question to git itself. */
async function headOf(folder: string): Promise<string> {
  return git(folder, 'rev-parse', 'HEAD');
}

describe('the commit that is checked out', () => {
  const STATES: Readonly<Record<string, (folder: string) => Promise<unknown>>> = {
    'a branch': (folder) => git(folder, 'switch', '--quiet', 'main'),
    'a branch with a slash': (folder) => git(folder, 'switch', '--quiet', '-c', 'team/next', first),
    'a detached commit': (folder) => git(folder, 'checkout', '--quiet', '--detach', first),
    'packed refs': async (folder) => {
      for (const name of ['a', 'z', 'remain', 'x/main']) await git(folder, 'branch', '--force', name, first);
      await git(folder, 'tag', '--force', '--annotate', '--message=x', 'main', first);
      await git(folder, 'switch', '--quiet', 'main');
      await git(folder, 'pack-refs', '--all', '--prune');
    },
    'a ref beside older packed refs': async (folder) => {
      await git(folder, 'pack-refs', '--all');
      await writeFile(join(folder, 'file'), String(Math.random()));
      await commitAll(folder, 'third');
    },
    'a ref that names another one': async (folder) => {
      await git(folder, 'symbolic-ref', 'refs/heads/alias', 'refs/heads/main');
      await git(folder, 'symbolic-ref', 'HEAD', 'refs/heads/alias');
    },
    'a shallow clone': async (folder) => {
      const clone = `${folder}-clone`;
      execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${folder}`, clone]);
      await rm(folder, { recursive: true });
      execFileSync('mv', [clone, folder]);
    },
    'a merge commit': async (folder) => {
      await git(folder, 'switch', '--quiet', '--detach', first);
      await writeFile(join(folder, 'other'), 'x');
      await commitAll(folder, 'other');
      await git(folder, 'merge', '--quiet', '--no-edit', second);
    },
  };

  it.each(Object.entries(STATES))('is read as git reads it: %s', async (name, prepare) => {
    const folder = join(await realpath(outer.folder), name.replaceAll(' ', '-'));
    execFileSync('git', ['clone', '--quiet', main, folder]);
    await git(folder, 'config', 'user.name', 'a');
    await git(folder, 'config', 'user.email', 'a@b.example');
    await prepare(folder);
    expect(await readCheckedOut(folder, undefined)).toEqual({ commit: await headOf(folder) });
  });

  it('is read in a worktree, on a branch of its own or detached, and with packed refs', async () => {
    const tree = join(outer.folder, 'tree');
    await git(main, 'worktree', 'add', '--quiet', '-b', 'side', tree, first);
    expect(await readCheckedOut(tree, undefined)).toEqual({ commit: first });
    await git(main, 'pack-refs', '--all', '--prune');
    expect(await readCheckedOut(tree, undefined)).toEqual({ commit: first });
    await git(tree, 'checkout', '--quiet', '--detach', second);
    expect(await readCheckedOut(tree, undefined)).toEqual({ commit: second });
    expect(await readCheckedOut(main, undefined)).toEqual({ commit: await headOf(main) });
  });

  it('is read in a submodule, which has its own', async () => {
    const part = join(outer.folder, 'part');
    await git(part, 'init', '--quiet', '--initial-branch=main');
    const inner = await commitAll(part, 'part');
    const whole = join(outer.folder, 'whole');
    execFileSync('git', ['clone', '--quiet', main, whole]);
    await git(whole, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', part, 'sub');
    expect(await readCheckedOut(join(whole, 'sub'), undefined)).toEqual({ commit: inner });
    expect(await readCheckedOut(whole, 'sub/model-security.yml')).toEqual({ commit: await headOf(whole) });
  });

  it('is read on the way to the config file if the workspace itself is no checkout', async () => {
    expect(await readCheckedOut(outer.folder, 'main/.github/model-security.yml')).toEqual({
      commit: await headOf(main),
    });
  });

  const COMMIT = 'a'.repeat(40);
  const UNKNOWN: Readonly<Record<string, (folder: string) => Promise<unknown>>> = {
    'no .git at all': () => Promise.resolve(),
    'an empty .git folder': (folder) => mkdir(join(folder, '.git')),
    'a .git file of something else': (folder) => writeFile(join(folder, '.git'), 'gitdir:\n'),
    'a .git file that names nothing': (folder) => writeFile(join(folder, '.git'), 'gitdir: gone\n'),
    'a link that leads in a circle': (folder) => symlink('.git', join(folder, '.git')),
    'a branch without a commit': (folder) => git(folder, 'init', '--quiet'),
    // As git writes it: HEAD only says that refs are kept in another format.
    'a reftable': (folder) => head(folder, 'ref: refs/heads/.invalid\n'),
    'a HEAD that is no commit': (folder) => head(folder, 'A'.repeat(40)),
    'a HEAD with two commits': (folder) => head(folder, `${COMMIT}\n${COMMIT}`),
    'a HEAD that is huge': (folder) => head(folder, COMMIT + ' '.repeat(1_000_000)),
    'a ref out of the repository': async (folder) => {
      await writeFile(join(folder, 'commit'), COMMIT);
      await head(folder, 'ref: refs/../../commit');
    },
    'refs in a circle': async (folder) => {
      await head(folder, 'ref: refs/heads/a');
      await mkdir(join(folder, '.git/refs/heads'), { recursive: true });
      await writeFile(join(folder, '.git/refs/heads/a'), 'ref: refs/heads/a\n');
    },
    'a HEAD that is a pipe': async (folder) => {
      await mkdir(join(folder, '.git'));
      execFileSync('mkfifo', [join(folder, '.git/HEAD')]);
    },
  };
  async function head(folder: string, text: string): Promise<void> {
    await mkdir(join(folder, '.git'));
    await writeFile(join(folder, '.git/HEAD'), text);
  }

  it.each(Object.entries(UNKNOWN))('is not known with %s', async (_name, prepare) => {
    const workspace = await makeWorkspace();
    try {
      await prepare(workspace.folder);
      expect(await readCheckedOut(workspace.folder, 'a/b.yml')).toEqual({ unknown: expect.any(String) });
    } finally {
      await workspace.remove();
    }
  });
});

describe('the checkouts on the way to a file', () => {
  it.each([
    ['file', ['']],
    ['a/b/file', ['']],
    ['main/file', ['', 'main']],
    ['main/.github/x/y.yml', ['', 'main']],
    ['none/file', ['']],
    ['main', ['']],
  ])('%s are listed, the outermost first', async (file, expected) => {
    const workspace = await realpath(outer.folder);
    await mkdir(join(workspace, '.git'), { recursive: true });
    expect(await findCheckouts(workspace, file)).toEqual(expected);
    await rm(join(workspace, '.git'), { recursive: true });
    expect(await findCheckouts(workspace, file)).toEqual(expected.filter((folder) => folder !== ''));
  });
});
