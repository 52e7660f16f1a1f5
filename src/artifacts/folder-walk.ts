import { isUtf8 } from 'node:buffer';
import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import * as path from 'node:path';
import { isGitName, isInGitFolder, isInside } from '../files/paths.ts';
import { describeSystemError, type FileFault, FAULTS, MAX_ENTRIES, MAX_RUN_ENTRIES } from './faults.ts';
import { isArchiveName } from '../zip/entry-names.ts';

/** A file that was found but not yet looked into. */
export interface FoundFile {
  /** In the archive, with forward slashes. */
  readonly name: string;
  /** Absolute, links resolved. */
  readonly absolutePath: string;
}

/** What ends a walk before its end; shared by all walks of a run. */
export interface WalkLimits {
  /** Ends the walk, with its reason. */
  readonly signal: AbortSignal;
  /** How many files and folders one walk may meet; links that lead to the same folder count each. */
  readonly maxEntries: number;
  /** How many all walks together may still meet; counted down. */
  entriesLeft: number;
}

/** The limits of a run, of which nothing is used up yet. */
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
 * @throws the reason of the limits' signal
 */
export async function walkFolder(
  root: string,
  folder: string,
  limits: WalkLimits,
): Promise<{ found: FoundFile[]; faults: FileFault[] }> {
  const walk: Walk = { root, limits, found: [], faults: [], entries: 0 };
  await visitFolder(walk, { folder, name: '', trail: [] });
  const text = crowdOf(walk);
  if (text !== undefined) return { found: [], faults: [{ name: '', text }] };
  return { found: walk.found, faults: walk.faults };
}

/** Why a walk met too much, if it did. */
function crowdOf({ entries, limits }: Walk): string | undefined {
  if (entries > limits.maxEntries) return FAULTS.crowded;
  return limits.entriesLeft < 0 ? FAULTS.crowdedRun : undefined;
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
    walk.limits.signal.throwIfAborted();
    walk.entries += 1;
    walk.limits.entriesLeft -= 1;
    if (crowdOf(walk) !== undefined) return;
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
  if (entry.isFile()) walk.found.push({ name, absolutePath: here });
  else walk.faults.push({ name, text: FAULTS.special });
}

async function visitLink(walk: Walk, parent: Stop, name: string, link: string): Promise<void> {
  const target = await followLink(walk.root, link);
  if ('text' in target) walk.faults.push({ name, text: target.text });
  else if (target.kind === 'folder') await visitFolder(walk, { ...parent, folder: target.path, name });
  else walk.found.push({ name, absolutePath: target.path });
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
