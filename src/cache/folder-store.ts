import { randomUUID } from 'node:crypto';
import { link, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../core/errors.ts';
import { textAt } from '@model-security-scan/common/json';
import { PART_END, readCacheFile, writeNewFile } from './cache-file.ts';
import { SEALED_END } from './entry-names.ts';
import type { CreatedEntry, EntryStore, ReadEntry } from './entry-store.ts';
import { tidyFolder } from './tidy-folder.ts';

/** Entries as files of a folder, which several runs may use at once. @param directory exists */
export function openFolderStore(directory: string): EntryStore {
  const read = (key: string): Promise<ReadEntry> => readEntryFile(directory, key);
  return {
    read,
    readNewest: async (start) => {
      try {
        const key = findNewest(await readdir(directory), start);
        return key === undefined ? { kind: 'missing' } : await read(key);
      } catch (error) {
        return { kind: 'problem', problem: messageOf(error) };
      }
    },
    create: (key, text) => createEntryFile(path.join(directory, `${key}${SEALED_END}`), text),
    tidy: async () => {
      await tidyFolder(directory).catch(() => undefined);
    },
  };
}

async function readEntryFile(directory: string, key: string): Promise<ReadEntry> {
  const found = await readCacheFile(path.join(directory, `${key}${SEALED_END}`));
  if (found === undefined) return { kind: 'missing' };
  return found === 'unreadable' ? { kind: 'damaged', key } : { kind: 'entry', key, text: found.text };
}

function findNewest(names: readonly string[], start: string): string | undefined {
  const numbers = names
    .filter((name) => name.startsWith(start) && name.endsWith(SEALED_END))
    .map((name) => name.slice(start.length, -SEALED_END.length))
    .filter((rest) => /^\d{1,9}$/u.test(rest))
    .map(Number);
  return numbers.length === 0 ? undefined : `${start}${String(Math.max(...numbers))}`;
}

/** Writes the text to a file of another name first, and links it: so the file is whole, and only one run creates it. */
async function createEntryFile(file: string, text: string): Promise<CreatedEntry> {
  const part = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}${PART_END}`);
  try {
    await writeNewFile(part, text);
    await link(part, file).catch(async (error: unknown) => {
      // Some file systems have no links. There a run that is killed may leave a part of the file.
      if (textAt(error, 'code') === 'EEXIST') throw error;
      await writeNewFile(file, text);
    });
    return { kind: 'created' };
  } catch (error) {
    if (textAt(error, 'code') === 'EEXIST') return { kind: 'exists' };
    return { kind: 'problem', problem: messageOf(error) };
  } finally {
    await rm(part, { force: true }).catch(() => undefined);
  }
}
