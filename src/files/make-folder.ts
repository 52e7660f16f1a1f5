import { mkdir, stat } from 'node:fs/promises';
import * as path from 'node:path';
import { textAt } from '@model-security-scan/common/json';

/**
 * Creates a folder and those above it, as far as they are missing. The `recursive` of Node's mkdir never ends if the system
 * says ENOENT below a folder that exists, as Linux does in /proc, and no deadline of a run can end it.
 * @param folder absolute
 * @throws the error of the system
 */
export async function makeFolder(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let current = folder; !(await exists(current)); current = path.dirname(current)) {
    missing.unshift(current);
    if (path.dirname(current) === current) break;
  }
  for (const one of missing.length === 0 ? [folder] : missing) await makeOne(one);
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Another process may create the same folder meanwhile. */
async function makeOne(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const isFolder = await stat(folder).then(
      (stats) => stats.isDirectory(),
      () => false,
    );
    if (!isFolder || textAt(error, 'code') !== 'EEXIST') throw error;
  }
}
