import { realpath } from 'node:fs/promises';
import * as path from 'node:path';
import { isInside } from '@model-security-scan/common/paths';

/**
 * Finds the path of a file inside the workspace. Links of the file itself are not followed: a pull request could change
 * where they lead.
 * @param file absolute, or relative to the workspace
 * @returns the path relative to the workspace, with forward slashes; undefined if the file lies outside
 */
export async function pathInWorkspace(workspace: string, file: string): Promise<string | undefined> {
  const absolute = path.resolve(workspace, file);
  if (isInside(workspace, absolute)) return relativePath(workspace, absolute);
  // The workspace itself may have a second name. Links below it are not followed under that name either.
  const root = await resolveLinks(workspace);
  for (const folder of foldersOnTheWay(absolute)) {
    const real = await resolveLinks(folder);
    if (isInside(root, real)) return relativePath(root, path.join(real, path.relative(folder, absolute)));
  }
  return undefined;
}

function foldersOnTheWay(file: string): readonly string[] {
  const folder = path.dirname(file);
  return folder === file ? [] : [...foldersOnTheWay(folder), folder];
}

function relativePath(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

async function resolveLinks(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch {
    return folder;
  }
}
