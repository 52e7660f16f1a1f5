import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { VERSION } from '../core/package-facts.ts';
import type { Bundle, Program } from '../core/own-program.ts';

/**
 * Names the program that runs. It reads the whole bundle, so only what writes evidence calls it.
 * @param actionRef the version of the action as the workflow names it; empty if it is not known
 * @throws Error of the system if the bundle cannot be read
 */
export async function findRunningProgram(actionRef = ''): Promise<Program> {
  const isSource = import.meta.url.endsWith('.ts');
  return {
    version: VERSION,
    bundle: isSource ? undefined : await digestBundle(import.meta.dirname),
    actionRef,
  };
}

/**
 * Computes the digests of a bundle.
 * @param dist its folder
 * @throws Error of the system if a file cannot be read
 */
export async function digestBundle(dist: string): Promise<Bundle> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  const lines: string[] = [];
  for (const name of names) lines.push(`${sha256(await readFile(path.join(dist, name)))}  ${name}\n`);
  return {
    entry: sha256(await readFile(path.join(dist, 'index.js'))),
    folder: sha256(lines.join('')),
  };
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
