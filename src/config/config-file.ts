import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { textAt } from '../core/json.ts';
import { isInGitFolder, isInside } from '../files/paths.ts';
import type { Problem } from '../core/problem.ts';

/** A config file of thousands of models has one. What is larger is something else. */
const MAX_MEBIBYTES = 8;

/** The text of a config file, and its path from the workspace on, with forward slashes. */
interface ConfigText {
  readonly text: string;
  readonly file: string;
}

/** Whether anything stands at a path, be it a link that leads nowhere. */
export async function isThere(workspace: string, path: string): Promise<boolean> {
  try {
    await lstat(resolve(workspace, path));
    return true;
  } catch (error) {
    return !isMissing(error);
  }
}

/**
 * Reads a config file: a regular file of UTF-8 text that is in the workspace, and in no `.git` folder, when
 * all links are followed.
 * @param path from the workspace on, or absolute
 * @returns what is wrong where it cannot be read
 */
export async function readConfigFile(workspace: string, path: string): Promise<ConfigText | Problem> {
  try {
    const real = await realpath(resolve(workspace, path));
    const root = await realpath(workspace);
    if (!isInside(root, real)) return wrong(path, LEADS_OUT);
    if (isInGitFolder(root, real)) return wrong(path, IN_GIT);
    const { size, ...stats } = await inspect(real);
    if (!stats.isFile) return wrong(path, 'is no file. Give the path of a YAML or JSON file.');
    if (size > MAX_MEBIBYTES * 1024 * 1024) {
      return wrong(
        path,
        `has ${String(size)} bytes; at most ${String(MAX_MEBIBYTES)} MiB are read. Split it.`,
      );
    }
    return decode(await readFile(real), relative(root, real).split(sep).join('/'));
  } catch (error) {
    // Of a path that leads nowhere at all, that it would lead out is the better news.
    const leadsOut = isMissing(error) && !isInside(resolve(workspace), resolve(workspace, path));
    return wrong(path, leadsOut ? LEADS_OUT : describeFileError(error));
  }
}

const LEADS_OUT = 'leads out of the workspace. Keep the config file in the repository.';
const IN_GIT =
  'is in a .git folder, which is never read: it may hold credentials. Keep the config file beside it.';

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(codeOf(error));
}

async function inspect(path: string): Promise<{ size: number; isFile: boolean }> {
  const stats = await stat(path);
  return { size: stats.size, isFile: stats.isFile() };
}

function decode(bytes: Buffer, file: string): ConfigText | Problem {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), file };
  } catch {
    const before = new TextDecoder().decode(bytes).split('\ufffd', 1).join('').split('\n');
    const place = {
      kind: 'file',
      file,
      line: before.length,
      column: (before.at(-1) ?? '').length + 1,
    } as const;
    return { place, message: 'this is no UTF-8 text. Save the file in UTF-8.' };
  }
}

function describeFileError(error: unknown): string {
  if (isMissing(error)) {
    return 'is not in the workspace. Check the path, and that the repository was checked out before this step.';
  }
  return `cannot be read (${codeOf(error)}). Check the path, and who may read the file.`;
}

function codeOf(error: unknown): string {
  return textAt(error, 'code') ?? 'unknown reason';
}

function wrong(path: string, message: string): Problem {
  return { place: { kind: 'input', input: 'config-file' }, message: `${JSON.stringify(path)} ${message}` };
}
