import { isUtf8 } from 'node:buffer';
import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import * as path from 'node:path';
import { isInside } from '../paths.ts';
import { describeSystemError, type FileFault, FAULTS, MAX_ENTRIES } from './archive-faults.ts';
import { isArchiveName } from './archive-names.ts';

/** A file that was found but not yet looked into. */
export interface FoundFile {
  /** In the archive, with forward slashes. */
  readonly name: string;
  /** Absolute, links resolved. */
  readonly path: string;
}

interface Walk {
  /** The workspace, links resolved. */
  readonly root: string;
  readonly maxEntries: number;
  readonly found: FoundFile[];
  readonly faults: FileFault[];
  entries: number;
}

/** A folder on the way, and the folders through which it was reached. */
interface Stop {
  readonly folder: string;
  readonly name: string;
  readonly trail: readonly string[];
}

/**
 * Lists every file below a folder. Links are followed as what they lead to while that is in the workspace; whatever
 * is named `.git` is left out.
 * @param root the workspace, absolute, links resolved
 * @param folder absolute, links resolved, inside the workspace
 * @param maxEntries how many files and folders may be in it; links that lead to the same folder count each
 */
export async function walkFolder(
  root: string,
  folder: string,
  maxEntries = MAX_ENTRIES,
): Promise<{ found: FoundFile[]; faults: FileFault[] }> {
  const walk: Walk = { root, maxEntries, found: [], faults: [], entries: 0 };
  await visitFolder(walk, { folder, name: '', trail: [] });
  if (isFull(walk)) return { found: [], faults: [{ name: '', text: FAULTS.crowded }] };
  return { found: walk.found, faults: walk.faults };
}

/** Whether a real path inside the workspace is, or is below, something named `.git`: it may hold credentials. */
function isInGitFolder(root: string, real: string): boolean {
  return path.relative(root, real).split(path.sep).some(isGitName);
}

function isGitName(name: string): boolean {
  // Some file systems do not tell upper from lower case.
  return name.toLowerCase() === '.git';
}

function isFull(walk: Walk): boolean {
  return walk.entries > walk.maxEntries;
}

async function visitFolder(walk: Walk, stop: Stop): Promise<void> {
  if (stop.trail.includes(stop.folder)) {
    walk.faults.push({ name: stop.name, text: FAULTS.circle });
    return;
  }
  let entries: Dirent<Buffer>[];
  try {
    entries = await readdir(stop.folder, { encoding: 'buffer', withFileTypes: true });
  } catch (error) {
    walk.faults.push({ name: stop.name, text: describeSystemError(error) });
    return;
  }
  const trail = [...stop.trail, stop.folder];
  for (const entry of entries) {
    walk.entries += 1;
    if (isFull(walk)) return;
    await visitEntry(walk, { ...stop, trail }, entry);
  }
}

async function visitEntry(walk: Walk, parent: Stop, entry: Dirent<Buffer>): Promise<void> {
  const base = entry.name.toString('utf8');
  if (isGitName(base)) return;
  const name = parent.name === '' ? base : `${parent.name}/${base}`;
  if (!isUtf8(entry.name) || !isArchiveName(name)) {
    walk.faults.push({ name, text: FAULTS.name });
    return;
  }
  const here = path.join(parent.folder, base);
  if (entry.isSymbolicLink()) return visitLink(walk, parent, name, here);
  if (entry.isDirectory()) return visitFolder(walk, { ...parent, folder: here, name });
  if (entry.isFile()) walk.found.push({ name, path: here });
  else walk.faults.push({ name, text: FAULTS.special });
}

async function visitLink(walk: Walk, parent: Stop, name: string, link: string): Promise<void> {
  const target = await followLink(walk.root, link);
  if ('text' in target) walk.faults.push({ name, text: target.text });
  else if (target.kind === 'folder') await visitFolder(walk, { ...parent, folder: target.path, name });
  else walk.found.push({ name, path: target.path });
}

/** What a path leads to, links resolved, or why it cannot be sent. */
type Followed = { readonly kind: 'file' | 'folder'; readonly path: string } | { readonly text: string };

/**
 * Follows a path to what it stands for, without opening it: to open a pipe would wait for its other end.
 * @param root the workspace, absolute, links resolved
 */
export async function followLink(root: string, link: string): Promise<Followed> {
  try {
    const real = await realpath(link);
    if (!isInside(root, real)) return { text: FAULTS.outside };
    if (isInGitFolder(root, real)) return { text: FAULTS.git };
    const stats = await stat(real);
    if (stats.isDirectory()) return { kind: 'folder', path: real };
    return stats.isFile() ? { kind: 'file', path: real } : { text: FAULTS.special };
  } catch (error) {
    const text = describeSystemError(error);
    return { text: text === FAULTS.missing ? FAULTS.dangling : text };
  }
}
