import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { messageOf } from '../core/error-message.ts';
import { textAt } from '../core/json.ts';
import { isInGitFolder, isInside } from './paths.ts';

/**
 * Makes a folder into which the action writes. One that lies in the workspace by its name must do so in truth: a
 * repository can hold links, and what is written must not be led out by them, nor into a .git folder, which holds
 * programs that git runs. Any other place is the workflow's choice.
 * @param workspace absolute
 * @param folder absolute
 * @throws Error that says so where it leads out of the workspace or into a .git folder; errors of the system
 */
export async function makeOutputFolder(workspace: string, folder: string): Promise<void> {
  if (isInside(workspace, folder)) {
    const named = path.relative(workspace, folder);
    const root = await realpath(workspace);
    const real = await realPlaceOf(folder);
    if (!isInside(root, real)) {
      throw new Error(
        `"${named}" leads out of the workspace by a link: remove the link, or choose another folder`,
      );
    }
    if (isInGitFolder(root, real)) {
      throw new Error(`"${named}" is in a .git folder, where nothing is written: choose another folder`);
    }
  }
  await mkdir(folder, { recursive: true });
}

/**
 * Puts a text where a file or nothing stands. It is written beside it and then takes its place: what stands there is
 * never opened, since opening a pipe waits for its other end, and a link is not written through.
 * @param file absolute; its folder is there
 * @throws Error that says so where a device, socket or pipe stands there; errors of the system
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  if ((await isSpecial(lstat(file))) || (await isSpecial(stat(file)))) {
    throw new Error('a device, socket or pipe stands in its place; choose another path');
  }
  const part = path.join(path.dirname(file), `.${randomUUID()}.part`);
  try {
    await writeFile(part, text, { flag: 'wx' });
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

async function isSpecial(looking: Promise<Stats>): Promise<boolean> {
  const stats = await looking.catch(() => undefined);
  return stats !== undefined && !stats.isFile() && !stats.isDirectory() && !stats.isSymbolicLink();
}

const WRITE_ERRORS: Readonly<Record<string, string>> = {
  EISDIR: 'a folder stands in its place; choose another path',
  ERR_FS_EISDIR: 'a folder stands in its place; choose another path',
  EEXIST: 'a part of its path is a file, not a folder; choose another path',
  ENOTDIR: 'a part of its path is a file, not a folder; choose another path',
  ENOENT: 'its folder cannot be made; choose another path',
  EACCES: 'who runs this step may not write there; choose another path',
  EPERM: 'who runs this step may not write there; choose another path',
  EROFS: 'nothing can be written there; choose another path',
  ENAMETOOLONG: 'its path is too long; choose a shorter one',
  ENOSPC: 'the disk is full; free space in a step before',
  EDQUOT: 'the disk is full; free space in a step before',
  EFBIG: 'it is larger than a file may be there; choose another path',
};

/**
 * Why an output could not be written, and what to do, without a full stop.
 * @param error of {@link makeOutputFolder}, or of the system
 */
export function describeWriteError(error: unknown): string {
  const code = textAt(error, 'code');
  if (code === undefined) return messageOf(error);
  return `${WRITE_ERRORS[code] ?? 'the system refused to'} (${code})`;
}

/** Where a folder is, or would be made, links resolved. */
async function realPlaceOf(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    const parent = path.dirname(folder);
    if (parent === folder) throw error;
    return path.join(await realPlaceOf(parent), path.basename(folder));
  }
}
