import { mkdir, realpath } from 'node:fs/promises';
import * as path from 'node:path';
import { textAt } from './json.ts';
import { isInside } from './paths.ts';

/**
 * Makes a folder into which the action writes. One that lies in the workspace by its name must do so in truth: a
 * repository can hold links, and what is written must not be led out by them. Any other place is the workflow's choice.
 * @param workspace absolute
 * @param folder absolute
 * @throws Error that says so where a link leads out of the workspace; errors of the system
 */
export async function makeOutputFolder(workspace: string, folder: string): Promise<void> {
  if (isInside(workspace, folder) && !isInside(await realpath(workspace), await nearestReal(folder))) {
    const named = path.relative(workspace, folder);
    throw new Error(
      `"${named}" leads out of the workspace by a link: remove the link, or choose another folder`,
    );
  }
  await mkdir(folder, { recursive: true });
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
  if (code === undefined) return error instanceof Error ? error.message : String(error);
  return `${WRITE_ERRORS[code] ?? 'the system refused to'} (${code})`;
}

/** The folder itself, links resolved, or the nearest one above it that is there. */
async function nearestReal(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    const parent = path.dirname(folder);
    if (parent === folder) throw error;
    return nearestReal(parent);
  }
}
