import { mkdir, realpath } from 'node:fs/promises';
import * as path from 'node:path';
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
