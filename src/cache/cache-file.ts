import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, lutimes, mkdir, open, rm } from 'node:fs/promises';
import * as path from 'node:path';
import { textAt } from '@model-security-scan/common/json';
import type { CacheFault } from '../facts/cached-result.ts';
import { renameOver } from '../files/rename-over.ts';
import { type SealTrust, unseal } from './seal.ts';

/** A larger file is no cached result. */
export const MAX_ENTRY_BYTES = 1024 * 1024;

/** A link or a pipe in place of a cached result must lead nowhere and hold nothing up. */
const PLAIN_FILE = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/**
 * Reads a file of the cache folder.
 * @returns undefined if there is none; `unreadable` if it is no plain file of at most `maxBytes`, or cannot be read
 */
export async function readCacheFile(
  file: string,
  maxBytes = MAX_ENTRY_BYTES,
): Promise<{ readonly text: string } | 'unreadable' | undefined> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, PLAIN_FILE);
    const stats = await handle.stat();
    if (!stats.isFile() || stats.size > maxBytes) return 'unreadable';
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(stats.size), 0, stats.size, 0);
    return { text: buffer.toString('utf8', 0, bytesRead) };
  } catch (error) {
    return textAt(error, 'code') === 'ENOENT' ? undefined : 'unreadable';
  } finally {
    await handle?.close();
  }
}

/** Reads a sealed file of the cache folder. @returns undefined if there is none */
export async function readSealedFile(
  file: string,
  trust: SealTrust,
): Promise<{ readonly body: unknown } | CacheFault | undefined> {
  const found = await readCacheFile(file);
  if (found === undefined) return undefined;
  if (found === 'unreadable') return 'damaged';
  const unsealed = unseal(found.text, trust);
  return 'fault' in unsealed ? unsealed.fault : unsealed;
}

/** A use is noted at most so often. */
const NOTED_EVERY_MS = 24 * 3_600_000;

/** Notes in the time of a file that it was used, so that it is not removed as unused. */
export async function markUsed(file: string): Promise<void> {
  try {
    const now = Date.now();
    const { mtimeMs } = await lstat(file);
    if (Math.abs(now - mtimeMs) > NOTED_EVERY_MS) await lutimes(file, now / 1000, now / 1000);
  } catch {
    // There is no such file, or it belongs to somebody else: then it only counts as older than it is.
  }
}

/** The end of the name of a file that is being written. */
export const PART_END = '.part';

/**
 * Writes a file of the cache folder whole or not at all, also if several runs write it at once.
 * @throws the system's error
 */
export async function writeCacheFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}${PART_END}`);
  try {
    await writeNewFile(part, text);
    await renameOver(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** Writes a file that is not there yet. @throws the system's error; `EEXIST` if it is there */
export async function writeNewFile(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
