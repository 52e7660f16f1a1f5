import { lstat, readFile, stat } from 'node:fs/promises';
import * as path from 'node:path';
import type { CheckedOut } from '../core/commit.ts';
import { textAt } from '@model-security-scan/common/json';
import { isInside } from '@model-security-scan/common/paths';

// The layout of a repository: gitrepository-layout(5). Its files are read without starting git.

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
/** HEAD, a ref, `commondir` and a `.git` file each hold one line. */
const MAX_LINE_BYTES = 8192;
/** A repository with 100,000 branches and tags has about 10 MB. */
const MAX_PACKED_REFS_BYTES = 64 * 1024 * 1024;
/** A ref may name another one; git follows five. */
const MAX_REFS = 5;

/**
 * Finds the commit that is checked out in the workspace, also in a worktree or a submodule.
 * @param workspace absolute
 * @param configFile the config file relative to the workspace, if one was read. If the workspace itself is no checkout,
 *   the first folder on the way to this file that is one counts
 */
export async function readCheckedOut(workspace: string, configFile: string | undefined): Promise<CheckedOut> {
  try {
    const gitPath = await findGitPath(workspace, configFile);
    if (gitPath === undefined) return { unknown: 'the workspace has no .git folder' };
    const repository = await openRepository(gitPath);
    const commit = await resolveRef(repository, 'HEAD', 0);
    return commit === undefined ? { unknown: 'HEAD of the workspace names no commit' } : { commit };
  } catch (error) {
    const why = textAt(error, 'code') ?? textAt(error, 'message') ?? 'unknown reason';
    return { unknown: `the .git folder of the workspace cannot be read (${why})` };
  }
}

async function findGitPath(workspace: string, configFile = ''): Promise<string | undefined> {
  const [first] = await findCheckouts(workspace, configFile);
  return first === undefined ? undefined : path.join(workspace, first, '.git');
}

/**
 * Lists the folders that are checkouts on the way from the workspace to a file, the outermost first.
 * @param file relative to the workspace, with forward slashes
 * @returns paths relative to the workspace; the workspace itself is an empty text
 */
export async function findCheckouts(workspace: string, file: string): Promise<readonly string[]> {
  const names = file.split('/').slice(0, -1);
  const folders = ['', ...names.map((_name, index) => names.slice(0, index + 1).join('/'))];
  const found = await Promise.all(folders.map((folder) => exists(path.join(workspace, folder, '.git'))));
  return folders.filter((_folder, index) => found[index] === true);
}

export interface Repository {
  /** Holds HEAD, and the refs of this worktree only. */
  readonly own: string;
  /** Holds the refs of all worktrees. */
  readonly common: string;
}

/** Opens a repository by its `.git` folder or file. @throws Error if it cannot be read */
export async function openRepository(gitPath: string): Promise<Repository> {
  const isFolder = (await stat(gitPath)).isDirectory();
  const own = isFolder ? gitPath : await followGitFile(gitPath);
  const common = await readLine(path.join(own, 'commondir'));
  return { own, common: common === undefined ? own : path.resolve(own, common) };
}

/** Worktrees and submodules have a file that names the folder elsewhere. */
async function followGitFile(gitPath: string): Promise<string> {
  const [, target] = /^gitdir: (.+)$/u.exec((await readLine(gitPath)) ?? '') ?? [];
  if (target === undefined) throw new Error('.git is a file that names no folder');
  return path.resolve(path.dirname(gitPath), target);
}

async function resolveRef(repository: Repository, ref: string, depth: number): Promise<string | undefined> {
  if (depth > MAX_REFS) return undefined;
  const value = await readRef(repository, ref);
  const [, target] = /^ref: *(refs\/.+)$/u.exec(value ?? '') ?? [];
  if (target !== undefined) return resolveRef(repository, target, depth + 1);
  return value !== undefined && COMMIT.test(value) ? value : undefined;
}

async function readRef({ own, common }: Repository, ref: string): Promise<string | undefined> {
  for (const folder of new Set([own, common])) {
    const file = path.join(folder, ref);
    const value = isInside(folder, file) ? await readLine(file) : undefined;
    if (value !== undefined) return value;
  }
  return readPackedRef(common, ref);
}

/** Each line of `packed-refs` is a commit, a space and a ref; those with `#` or `^` in front say something else. */
async function readPackedRef(common: string, ref: string): Promise<string | undefined> {
  const text = await readText(path.join(common, 'packed-refs'), MAX_PACKED_REFS_BYTES);
  const end = ` ${ref}`;
  const line = text?.split('\n').find((one) => one.trimEnd().endsWith(end));
  const [commit, name] = line?.trimEnd().split(' ') ?? [];
  return name === ref ? commit : undefined;
}

async function readLine(file: string): Promise<string | undefined> {
  return (await readText(file, MAX_LINE_BYTES))?.trimEnd();
}

/** @returns undefined if there is no such file */
export async function readText(file: string, maxBytes: number): Promise<string | undefined> {
  if (!(await exists(file))) return undefined;
  const stats = await stat(file);
  if (stats.isDirectory()) return undefined;
  if (!stats.isFile() || stats.size > maxBytes) {
    throw new Error(`${path.basename(file)} is not a file of at most ${String(maxBytes)} bytes`);
  }
  return readFile(file, 'utf8');
}

/** @throws errors of the system, other than that there is nothing */
export async function exists(file: string): Promise<boolean> {
  try {
    await lstat(file);
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(textAt(error, 'code') ?? '')) return false;
    throw error;
  }
}
