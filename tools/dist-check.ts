/**
 * Builds the bundles once more into another folder, and compares it with dist/ byte by byte; the exit status is 1 if they
 * differ.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from './build.ts';
import { projectPath } from './project.ts';

/** @returns true if dist/ is what the build makes; differences are printed */
async function checkDist(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'dist-'));
  try {
    await build(folder);
    const differences = await compareFolders(projectPath('dist'), folder);
    for (const difference of differences) console.error(difference);
    if (differences.length > 0) console.error('dist/ is stale: run `npm run build`.');
    return differences.length === 0;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Lists the differences between two folders, a line for each file. */
async function compareFolders(expected: string, actual: string): Promise<string[]> {
  const [left, right] = await Promise.all([readFolder(expected), readFolder(actual)]);
  const names = [...new Set([...left.keys(), ...right.keys()])].sort();
  return names.flatMap((name) => {
    const [a, b] = [left.get(name), right.get(name)];
    if (a === undefined) return [`missing in dist/: ${name}`];
    if (b === undefined) return [`not built any more: dist/${name}`];
    return a.equals(b)
      ? []
      : [`differs: dist/${name} (${String(a.length)} bytes, built ${String(b.length)})`];
  });
}

async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(files.map(async (file) => [relative(folder, file), await readFile(file)] as const)),
  );
}

process.exitCode = (await checkDist()) ? 0 : 1;
