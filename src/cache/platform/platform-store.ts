import type { CreatedEntry, EntryStore, ReadEntry } from '../entry-store.ts';
import { type CachePlace, readEntry, readEntryOf, writeEntry } from './platform-cache.ts';

/** The beginning of all keys. The number goes up if older entries cannot be read any more. */
const KEY_START = 'model-security-jobs-1-';

/** Entries of the platform's cache. */
export function openPlatformStore(place: CachePlace): EntryStore {
  return {
    read: async (key) => {
      const found = await readEntryOf(`${KEY_START}${key}`, place);
      return found.kind === 'damaged' ? { kind: 'damaged', key } : withoutStart(found);
    },
    // Every entry has a higher number than those that were there before, so the newest one has the highest.
    readNewest: async (start) => withoutStart(await readEntry([`${KEY_START}${start}`], place)),
    create: async (key, text): Promise<CreatedEntry> => {
      const written = await writeEntry(`${KEY_START}${key}`, text, place);
      return written.kind === 'problem' ? written : { kind: written.kind === 'saved' ? 'created' : 'exists' };
    },
    // The platform removes what was not used for 7 days.
    tidy: () => Promise.resolve(),
  };
}

function withoutStart(found: Awaited<ReturnType<typeof readEntry>>): ReadEntry {
  if (found.kind === 'missing' || found.kind === 'problem') return found;
  return { ...found, key: found.key.slice(KEY_START.length) };
}
