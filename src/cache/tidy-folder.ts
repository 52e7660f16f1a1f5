import { randomUUID } from 'node:crypto';
import { link, lstat, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { mapConcurrently } from '../core/concurrency.ts';
import { PART_END } from './cache-file.ts';
import { isEntryName, isEvidenceName, isSealedName, SEALED_END } from './entry-names.ts';

const DAY_MS = 24 * 3_600_000;

/** The bounds of a cache folder. */
export const FOLDER_BOUNDS = {
  /** A cached result that nobody used for so long is removed. */
  unusedMs: 30 * DAY_MS,
  results: 10_000,
  evidenceBytes: 256 * 1024 * 1024,
  /** A file that somebody began to write is removed after so long: nobody writes for a day. */
  partMs: DAY_MS,
  /** The folder is looked through at most so often. */
  everyMs: DAY_MS,
} as const;

type FolderBounds = Readonly<Record<keyof typeof FOLDER_BOUNDS, number>>;

/** Its time tells when the folder was last looked through. */
const MARK_NAME = '.model-security-tidied';
const MAX_OPEN_FILES = 8;

interface FoundFile {
  readonly name: string;
  readonly bytes: number;
  readonly mtimeMs: number;
  readonly ino: number;
}

/**
 * Removes old files from a cache folder: what nobody used for long, then what is over the bounds, the longest unused first.
 * Evidence has a bound of its own, so that it never displaces a score. Only files that this program writes are removed, and
 * none that another process is writing.
 * @returns how many files were removed
 * @throws the system's error
 */
export async function tidyFolder(
  directory: string,
  now = Date.now(),
  bounds: FolderBounds = FOLDER_BOUNDS,
): Promise<number> {
  if (!(await isDue(directory, now, bounds.everyMs))) return 0;
  const names = (await readdir(directory)).filter((name) => isOurs(name));
  const found = (
    await mapConcurrently(names, MAX_OPEN_FILES, (name) => describeFile(directory, name))
  ).flatMap((file) => file ?? []);
  const removed = await mapConcurrently(findOld(found, now, bounds), MAX_OPEN_FILES, (file) =>
    removeUnchanged(directory, file),
  );
  return removed.filter((isRemoved) => isRemoved).length;
}

/** A time in the future counts as one long ago: the clock was changed. */
async function isDue(directory: string, now: number, everyMs: number): Promise<boolean> {
  const mark = path.join(directory, MARK_NAME);
  const last = (await lstat(mark).catch(() => undefined))?.mtimeMs;
  if (last !== undefined && last <= now && now - last < everyMs) return false;
  await writeFile(mark, '');
  await utimes(mark, now / 1000, now / 1000);
  return true;
}

function isOurs(name: string): boolean {
  return isEntryName(name) || isEvidenceName(name) || isSealedName(name) || isPart(name);
}

/** True for the temporary name of a cached result, of evidence, of the list of clean files, or of a sealed entry. */
function isPart(name: string): boolean {
  const sealed = SEALED_PART.exec(name)?.[1];
  if (sealed !== undefined) return isSealedName(sealed);
  return /^\.(?:[\da-f]{64}(?:\.evidence)?|clean-files)\.json\.[\da-f-]{36}\.part$/u.test(name);
}

/** The name without the UUID is that of the entry. */
const SEALED_PART = new RegExp(`^\\.(.*\\${SEALED_END})\\.[\\da-f-]{36}\\.part$`, 'u');

async function describeFile(directory: string, name: string): Promise<FoundFile | undefined> {
  const stats = await lstat(path.join(directory, name)).catch(() => undefined);
  if (stats?.isFile() !== true) return undefined;
  return { name, bytes: stats.size, mtimeMs: stats.mtimeMs, ino: stats.ino };
}

function findOld(found: readonly FoundFile[], now: number, bounds: FolderBounds): readonly FoundFile[] {
  const newestFirst = found.toSorted((one, other) => other.mtimeMs - one.mtimeMs);
  const parts = newestFirst.filter(({ name }) => isPart(name));
  const results = newestFirst.filter(({ name }) => isEntryName(name));
  const evidence = newestFirst.filter(({ name }) => isEvidenceName(name));
  const sealed = newestFirst.filter(({ name }) => isSealedName(name));
  const isUnused = ({ mtimeMs }: FoundFile): boolean => now - mtimeMs > bounds.unusedMs;
  let bytes = 0;
  return [
    ...parts.filter(({ mtimeMs }) => now - mtimeMs > bounds.partMs),
    ...sealed.filter(isUnused),
    ...results.filter((file, index) => isUnused(file) || index >= bounds.results),
    ...evidence.filter((file) => {
      bytes += file.bytes;
      return isUnused(file) || bytes > bounds.evidenceBytes;
    }),
  ];
}

/**
 * Removes a file, provided that it is still the one that was found: another process may have replaced it, or just used it.
 * It is moved aside first, so that nobody can replace it between the look and the removal.
 */
async function removeUnchanged(directory: string, { name, mtimeMs, ino }: FoundFile): Promise<boolean> {
  const file = path.join(directory, name);
  const aside = path.join(directory, `${isPart(name) ? '' : '.'}${baseOf(name)}.${randomUUID()}${PART_END}`);
  try {
    await rename(file, aside);
    const stats = await lstat(aside);
    const isSame = stats.mtimeMs === mtimeMs && stats.ino === ino;
    // If there is a newer file of the name by now, it stays.
    if (!isSame) await link(aside, file).catch(() => undefined);
    await rm(aside, { force: true });
    return isSame;
  } catch {
    // Another process has removed it, or it belongs to somebody else.
    return false;
  }
}

/** The end of the name of a part: a point, a UUID, and `PART_END`. */
const WHOLE_PART_END_LENGTH = 37 + PART_END.length;

/** The name without the end that a part has. */
function baseOf(name: string): string {
  return isPart(name) ? name.slice(0, -WHOLE_PART_END_LENGTH) : name;
}
