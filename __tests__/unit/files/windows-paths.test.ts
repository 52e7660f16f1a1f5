import { describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expandNames } from '../../../src/cli/options/expand-names.ts';
import { at } from '@model-security-scan/common/json';
import { stepsOf } from '../../../src/files/output-folder.ts';
import { isGitName } from '@model-security-scan/common/paths';
import { renameOver, retryWhileBusy } from '../../../src/files/rename-over.ts';

// What is different on Windows, as far as it can be tried elsewhere. `node tools/windows/check.ts` runs the program itself
// by the Node of Windows.

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'windows-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('the folder .git', () => {
  it.each(['.git', '.GIT', '.git.', '.git ', '.Git. .', '.git::$INDEX_ALLOCATION', 'GIT~1', 'git~1.'])(
    'is opened on Windows by the name %j',
    (name) => {
      expect(isGitName(name, true)).toBe(true);
    },
  );

  it.each(['.gitignore', '.github', 'git', '.git2', 'git~2', 'x.git', ''])(
    'is not on Windows by %j',
    (name) => {
      expect(isGitName(name, true)).toBe(false);
    },
  );

  it.each([
    ['.GIT', true],
    ['.git.', false],
    ['git~1', false],
  ])('is elsewhere by %j: %s', (name, isGit) => {
    expect(isGitName(name, false)).toBe(isGit);
  });
});

describe('the target of a link', () => {
  it('has slashes of both kinds on Windows, and one kind elsewhere', () => {
    expect(stepsOf('a/b\\..\\c', '\\')).toEqual(['a', 'b', '..', 'c']);
    expect(stepsOf('a/b\\c', '/')).toEqual(['a', 'b\\c']);
  });
});

describe('a name with a pattern', () => {
  it('is expanded, since shells of Windows do not', async () => {
    await inFolder(async (folder) => {
      for (const name of ['b.json', 'a.json', 'c.txt', '.d.json']) await writeFile(join(folder, name), '');
      expect(expandNames([`${folder}/*.json`, `${folder}/c.txt`])).toEqual([
        `${folder}/a.json`,
        `${folder}/b.json`,
        `${folder}/c.txt`,
      ]);
    });
  });

  it('may have slashes of both kinds on Windows', async () => {
    await inFolder(async (folder) => {
      // Elsewhere a backslash is a character like any other, so that a folder may end with it.
      await mkdir(join(folder, 'out\\'));
      await writeFile(join(folder, 'out\\', 'a.json'), '');
      expect(expandNames([`${folder}/out\\*.json`], '\\')).toEqual([`${folder}/out\\a.json`]);
      expect(expandNames([`${folder}/out\\*.json`], '/')).toEqual([`${folder}/out\\*.json`]);
    });
  });

  it('stays as it is if nothing matches, or if there is such a file', async () => {
    await inFolder(async (folder) => {
      await writeFile(join(folder, 'a*.json'), '');
      await writeFile(join(folder, 'ab.json'), '');
      const names = [`${folder}/a*.json`, `${folder}/z*.json`, `${folder}/none/*.json`];
      expect(expandNames(names)).toEqual(names);
    });
  });
});

describe('a file that replaces another one', () => {
  it('is renamed', async () => {
    await inFolder(async (folder) => {
      const [from, to] = [join(folder, 'part'), join(folder, 'file')];
      await writeFile(from, 'new');
      await writeFile(to, 'old');
      await renameOver(from, to);
      expect(await readFile(to, 'utf8')).toBe('new');
      expect(await readdir(folder)).toEqual(['file']);
    });
  });

  it.each([
    ['as long as it is open', ['EPERM', 'EBUSY', 'EACCES'], 4, undefined],
    ['a few times only', Array.from({ length: 9 }, () => 'EBUSY'), 5, 'EBUSY'],
    ['not after an error that does not pass', ['ENOENT'], 1, 'ENOENT'],
  ])('is tried again %s', async (_when, codes, attempts, code) => {
    const left = [...codes];
    let count = 0;
    const attempt = (): Promise<void> => {
      count += 1;
      const next = left.shift();
      return next === undefined
        ? Promise.resolve()
        : Promise.reject(Object.assign(new Error(next), { code: next }));
    };
    const error: unknown = await retryWhileBusy(attempt, [1, 1, 1, 1]).catch((thrown: unknown) => thrown);
    expect({ count, code: at(error, 'code') }).toEqual({ count: attempts, code });
  });
});
