import { spawn } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import type { CommitFile, CommitFiles } from '../core/commit.ts';

/** The list of all files of a commit has at most so many bytes: a million files. */
const MAX_LIST_BYTES = 256 * 1024 * 1024;
const MOST_FILE_BYTES = 8 * 2 ** 30;

/** Nothing is fetched, no index is written, nobody is asked. */
const ENVIRONMENT = { GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' };

/**
 * Opens a commit by the objects of a checkout, with git.
 * @param folder absolute, in the checkout
 * @param ref a commit id, a branch, a tag
 * @returns undefined if there is no git, no checkout, or no such commit in it
 */
export async function openGitCommit(folder: string, ref: string): Promise<CommitFiles | undefined> {
  const commit = await readLine(folder, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  ]);
  if (commit === undefined || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(commit)) return undefined;
  const list = await run(folder, ['ls-tree', '-r', '-l', '-z', '--full-tree', commit]);
  if (list === undefined) return undefined;
  const files = list.toString('utf8').split('\0').flatMap(readEntry);
  return {
    commit,
    files: new Map(files.map((file) => [file.path, file])),
    mostBytes: MOST_FILE_BYTES,
    write: async ({ id, path }, target) => {
      const child = start(folder, ['cat-file', 'blob', id]);
      const ended = exitOf(child);
      await pipeline(child.stdout, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
      if ((await ended) !== 0) throw new Error(`git could not read ${path} at ${commit.slice(0, 7)}`);
    },
  };
}

/** A line of `ls-tree -l`: mode, type, id, size, tab, path. */
function readEntry(line: string): readonly CommitFile[] {
  const [, id, bytes, path] = /^100[0-7]{3} blob ([0-9a-f]+) +(\d+)\t(.+)$/su.exec(line) ?? [];
  return id === undefined || path === undefined ? [] : [{ path, id, bytes: Number(bytes) }];
}

/**
 * Computes git's ids of the content of a file: its own, and that of the pointer that stands for it if Git LFS keeps it.
 * @param like an id of the same repository, whose length tells the hash
 */
export async function contentIds(
  file: string,
  bytes: number,
  like: string,
): Promise<{ readonly own: string; readonly pointer: string }> {
  const blob = (size: number): Hash =>
    createHash(like.length > 40 ? 'sha256' : 'sha1').update(`blob ${String(size)}\0`);
  const [own, content] = [blob(bytes), createHash('sha256')];
  for await (const chunk of createReadStream(file)) {
    const read = Buffer.from(chunk);
    own.update(read);
    content.update(read);
  }
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${content.digest('hex')}\nsize ${String(bytes)}\n`;
  return { own: own.digest('hex'), pointer: blob(pointer.length).update(pointer).digest('hex') };
}

async function readLine(folder: string, parameters: readonly string[]): Promise<string | undefined> {
  return (await run(folder, parameters))?.toString('utf8').trim();
}

/** @returns undefined if git is not there or fails */
async function run(folder: string, parameters: readonly string[]): Promise<Buffer | undefined> {
  const child = start(folder, parameters);
  const ended = exitOf(child);
  const output = await buffer(limited(child.stdout));
  return (await ended) === 0 ? output : undefined;
}

async function* limited(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > MAX_LIST_BYTES) throw new Error('The commit has too many files.');
    yield piece;
  }
}

function start(folder: string, parameters: readonly string[]) {
  return spawn('git', ['-C', folder, ...parameters], {
    // On Windows a program is looked for in this folder first, so it must not be one of the repository.
    cwd: tmpdir(),
    env: { ...process.env, ...ENVIRONMENT },
    stdio: ['ignore', 'pipe', 'ignore'],
    windowsHide: true,
  });
}

/** @returns the exit status; undefined if git could not be started, or a signal ended it */
async function exitOf(child: ReturnType<typeof start>): Promise<number | undefined> {
  return new Promise((resolve) => {
    child.once('error', () => {
      resolve(undefined);
    });
    child.once('close', (code) => {
      resolve(code ?? undefined);
    });
  });
}
