import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, readlink, realpath, rm, stat, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { messageOf } from '../core/errors.ts';
import { textAt } from '@model-security-scan/common/json';
import { makeFolder } from './make-folder.ts';
import { isInGitFolder, isInside } from '@model-security-scan/common/paths';
import { renameOver } from './rename-over.ts';

/**
 * Creates a folder for the action's output. If its path leads through the workspace, by whatever name, links must not
 * lead it out again or into a .git folder, which holds programs that git runs: the repository could contain such links. A
 * path that never enters the workspace is the workflow's own choice.
 * @param workspace absolute
 * @param folder absolute
 * @throws Error if the folder is really outside the workspace or in a .git folder; errors of the system
 */
export async function makeOutputFolder(workspace: string, folder: string): Promise<void> {
  const root = await realpath(workspace).catch(() => workspace);
  const { real, isThrough } = await followLinks(folder, root);
  if (isThrough || isInside(workspace, folder)) {
    const named = isInside(workspace, folder) ? path.relative(workspace, folder) : folder;
    if (!isInside(root, real)) {
      throw new Error(
        `"${named}" leads out of the workspace through a link: remove the link, or choose another folder`,
      );
    }
    if (isInGitFolder(root, real)) {
      throw new Error(`"${named}" is in a .git folder, where nothing is written: choose another folder`);
    }
  }
  await makeFolder(folder);
}

/**
 * Creates or replaces a file. The content is written to a new file beside it, which is then renamed. So an existing link is
 * replaced, not followed, and an existing pipe is never opened, which would wait for its other end.
 * @param file absolute; its folder exists
 * @throws Error if a device, socket or pipe is at the path; errors of the system
 */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  if ((await isSpecial(lstat(file))) || (await isSpecial(stat(file)))) {
    throw new Error('a device, socket or pipe has this path; choose another path');
  }
  const part = path.join(path.dirname(file), `.${randomUUID()}.part`);
  try {
    await writeFile(part, content, { flag: 'wx' });
    await renameOver(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/**
 * Removes a file or a link, if there is one.
 * @param file absolute; its folder exists
 * @throws errors of the system, also if a folder is at the path
 */
export async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true });
}

async function isSpecial(looking: Promise<Stats>): Promise<boolean> {
  const stats = await looking.catch(() => undefined);
  return stats !== undefined && !stats.isFile() && !stats.isDirectory() && !stats.isSymbolicLink();
}

const WRITE_ERRORS: Readonly<Record<string, string>> = {
  EISDIR: 'a folder has this path; choose another path',
  ERR_FS_EISDIR: 'a folder has this path; choose another path',
  EEXIST: 'a part of its path is a file, not a folder; choose another path',
  ENOTDIR: 'a part of its path is a file, not a folder; choose another path',
  ENOENT: 'its folder cannot be created; choose another path',
  EACCES: 'the user who runs this step has no permission to write there; choose another path',
  EPERM: 'the user who runs this step has no permission to write there; choose another path',
  EBUSY: 'another program has the file open; close it, or choose another path',
  EROFS: 'the file system is read-only; choose another path',
  ENAMETOOLONG: 'its path is too long; choose a shorter one',
  ENOSPC: 'the disk is full; free space in an earlier step',
  EDQUOT: 'the disk is full; free space in an earlier step',
  EFBIG: 'it is too large for the file system; choose another path',
};

/**
 * Describes why an output could not be written and what to do about it, without a full stop.
 * @param error thrown by {@link makeOutputFolder}, {@link replaceFile} or the system
 */
export function describeWriteError(error: unknown): string {
  const code = textAt(error, 'code');
  if (code === undefined) return messageOf(error);
  return `${WRITE_ERRORS[code] ?? 'the system refused to write it'} (${code})`;
}

/** Describes why the outputs of a step could not be written: the runner chose their file, so no other path helps. */
export function describeOutputsError(error: unknown): string {
  const isFull = ['ENOSPC', 'EDQUOT'].includes(textAt(error, 'code') ?? '');
  return `The outputs could not be written: ${isFull ? describeWriteError(error) : messageOf(error)}`;
}

/** More links than any system follows. */
const MAX_LINKS = 40;

/**
 * Follows a path step by step through all links, whether it exists or would be created.
 * @param folder absolute
 * @param root absolute, links resolved
 * @returns where the path really leads, and whether it is in `root` at any step on the way
 */
async function followLinks(
  folder: string,
  root: string,
): Promise<{ readonly real: string; readonly isThrough: boolean }> {
  let real = path.parse(folder).root;
  let isThrough = isInside(root, real);
  let links = 0;
  const steps = stepsOf(folder.slice(real.length));
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    const next = path.join(real, step);
    const target = await readlink(next).catch(() => undefined);
    if (target === undefined) real = next;
    else {
      links += 1;
      if (links > MAX_LINKS) throw new Error('its path has too many links; choose another path');
      const start = path.parse(target).root;
      if (start !== '') real = start;
      steps.unshift(...stepsOf(target.slice(start.length)));
    }
    isThrough ||= isInside(root, real);
  }
  return { real, isThrough };
}

/** The steps of a path. On Windows the target of a link may have slashes of both kinds. */
export function stepsOf(names: string, separator: string = path.sep): string[] {
  return names.split(separator === path.win32.sep ? /[\\/]/u : separator);
}
