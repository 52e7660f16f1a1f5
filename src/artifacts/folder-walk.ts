import { isUtf8 } from 'node:buffer';
import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import * as path from 'node:path';
import { isGitName, isInGitFolder, isInside } from '@model-security-scan/common/paths';
import { describeSystemError, type FileFault, FAULTS, MAX_ENTRIES, MAX_RUN_ENTRIES } from './faults.ts';
import type { FoundFile } from '../facts/artifact.ts';
import { isArchiveName } from './archive-names.ts';

/** The limits that all folder walks of a run share. */
export interface WalkLimits {
  /** When it aborts, the walk throws the signal's reason. */
  readonly signal: AbortSignal;
  /** The most files and folders that one walk may visit; each link to the same folder counts. */
  readonly maxEntries: number;
  /** The number of files and folders that all walks together may still visit. */
  entriesLeft: number;
}

/** Creates the limits for a new run. */
export function newWalkLimits(signal: AbortSignal): WalkLimits {
  return { signal, maxEntries: MAX_ENTRIES, entriesLeft: MAX_RUN_ENTRIES };
}

interface Walk {
  /** The workspace, links resolved. */
  readonly root: string;
  readonly limits: WalkLimits;
  readonly found: FoundFile[];
  readonly faults: FileFault[];
  entries: number;
}

/** A folder to visit, and the folders through which it was reached. */
interface FolderVisit {
  readonly folder: string;
  readonly name: string;
  readonly trail: readonly string[];
}

/**
 * Lists every file below a folder. Links are followed as long as they stay in the workspace; everything named `.git` is
 * left out.
 * @param root the workspace, absolute, links resolved
 * @param folder absolute, links resolved, inside the workspace
 * @throws the reason of the limits' signal
 */
export async function walkFolder(
  root: string,
  folder: string,
  limits: WalkLimits,
): Promise<{ found: FoundFile[]; faults: FileFault[] }> {
  const walk: Walk = { root, limits, found: [], faults: [], entries: 0 };
  await visitFolder(walk, { folder, name: '', trail: [] });
  const text = findExcess(walk);
  if (text !== undefined) return { found: [], faults: [{ name: '', text }] };
  return { found: walk.found, faults: walk.faults };
}

function findExcess({ entries, limits }: Walk): string | undefined {
  if (entries > limits.maxEntries) return FAULTS.tooManyEntries;
  return limits.entriesLeft < 0 ? FAULTS.tooManyRunEntries : undefined;
}

async function visitFolder(walk: Walk, visit: FolderVisit): Promise<void> {
  if (visit.trail.includes(visit.folder)) {
    walk.faults.push({ name: visit.name, text: FAULTS.circle });
    return;
  }
  let entries: Dirent<Buffer>[];
  try {
    entries = await readdir(visit.folder, { encoding: 'buffer', withFileTypes: true });
  } catch (error) {
    walk.faults.push({ name: visit.name, text: describeSystemError(error) });
    return;
  }
  const trail = [...visit.trail, visit.folder];
  for (const entry of entries) {
    walk.limits.signal.throwIfAborted();
    walk.entries += 1;
    walk.limits.entriesLeft -= 1;
    if (findExcess(walk) !== undefined) return;
    await visitEntry(walk, { ...visit, trail }, entry);
  }
}

async function visitEntry(walk: Walk, parent: FolderVisit, entry: Dirent<Buffer>): Promise<void> {
  const base = entry.name.toString('utf8');
  if (isGitName(base)) return;
  const name = parent.name === '' ? base : `${parent.name}/${base}`;
  if (!isUtf8(entry.name) || !isArchiveName(name)) {
    walk.faults.push({ name, text: FAULTS.name });
    return;
  }
  const entryPath = path.join(parent.folder, base);
  if (entry.isSymbolicLink()) return visitLink(walk, parent, name, entryPath);
  if (entry.isDirectory()) return visitFolder(walk, { ...parent, folder: entryPath, name });
  if (entry.isFile()) walk.found.push({ name, absolutePath: entryPath });
  else walk.faults.push({ name, text: FAULTS.special });
}

async function visitLink(walk: Walk, parent: FolderVisit, name: string, link: string): Promise<void> {
  const target = await followLink(walk.root, link);
  if ('text' in target) walk.faults.push({ name, text: target.text });
  else if (target.kind === 'folder') await visitFolder(walk, { ...parent, folder: target.path, name });
  else walk.found.push({ name, absolutePath: target.path });
}

type LinkTarget = { readonly kind: 'file' | 'folder'; readonly path: string } | { readonly text: string };

/**
 * Follows a path to its target without opening it: opening a pipe would wait until something writes to it.
 * @param root the workspace, absolute, links resolved
 */
export async function followLink(root: string, link: string): Promise<LinkTarget> {
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
