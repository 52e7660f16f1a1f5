import { opendir } from 'node:fs/promises';
import * as path from 'node:path';

/** Larger folders are not searched. */
const MAX_ENTRIES = 10_000;

/**
 * Finds a path that differs from a missing one only in upper and lower case: some systems take both for the same, and a
 * runner does not.
 * @param root the workspace
 * @param wanted relative to it, with forward slashes
 * @returns undefined if there is none; links are not followed
 */
export async function findOtherCase(root: string, wanted: string): Promise<string | undefined> {
  const found: string[] = [];
  for (const part of path.posix.normalize(wanted).split('/')) {
    const name = await findName(path.join(root, ...found), part);
    if (name === undefined) return undefined;
    found.push(name);
  }
  return found.join('/');
}

async function findName(folder: string, wanted: string): Promise<string | undefined> {
  const lower = wanted.toLowerCase();
  let similar: string | undefined;
  let count = 0;
  try {
    for await (const entry of await opendir(folder)) {
      count += 1;
      if (count > MAX_ENTRIES) return undefined;
      if (entry.isSymbolicLink()) continue;
      if (entry.name === wanted) return wanted;
      if (entry.name.toLowerCase() === lower) similar = entry.name;
    }
  } catch {
    // A folder that cannot be read, or is none, gives no hint.
    return undefined;
  }
  return similar;
}
