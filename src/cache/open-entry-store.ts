import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';
import { makeCacheFolder } from './cache-folder.ts';
import type { EntryStore } from './entry-store.ts';
import { keepsEntries } from './keeps-entries.ts';

interface EntryStoreRequest {
  readonly runner: Runner;
  readonly settings: Settings;
  /** Ends every look-up and every write. */
  readonly signal: AbortSignal;
}

/**
 * Opens the entries of earlier runs: in the folder that the input cache-directory names, else in the platform's cache.
 * @returns undefined if there is neither
 * @throws InvalidInputError if the folder cannot be used
 */
export async function openEntryStore(request: EntryStoreRequest): Promise<EntryStore | undefined> {
  const { runner, settings, signal } = request;
  const given = settings.cache.directory;
  if (!keepsEntries(request)) return undefined;
  if (given === undefined) {
    const { openPlatformStore } = await import('./platform/platform-store.ts');
    return openPlatformStore({ runner, signal });
  }
  const { openFolderStore } = await import('./folder-store.ts');
  return openFolderStore(await makeCacheFolder(settings.workspace, given));
}
