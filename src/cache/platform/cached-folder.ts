import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../core/make-temporary-folder.ts';
import { type CachePlace, readEntry, writeEntry } from './platform-cache.ts';
import { packEntries, unpackEntries } from './pack-entries.ts';

/** The beginning of all keys. The number goes up if older entries cannot be read any more. */
const KEY_START = 'model-security-records-1-';

interface CachedFolderOptions extends CachePlace {
  /** Names the plan, so that a job of a matrix finds its own entry first. */
  readonly scope: string;
}

/** A folder of cached results that is filled from the platform's cache, and saved to it as a whole. */
export class CachedFolder {
  readonly #options: CachedFolderOptions;
  readonly #folder: string;
  #contentIds: readonly string[] = [];
  #restored = '';
  #damaged = 0;

  private constructor(options: CachedFolderOptions, folder: string) {
    this.#options = options;
    this.#folder = folder;
  }

  /** Fills a new folder from the newest entry of this branch, or of the branches that it may read. */
  static async open(options: CachedFolderOptions): Promise<CachedFolder> {
    const cache = new CachedFolder(options, await makeTemporaryFolder());
    await mkdir(cache.directory);
    await cache.#restore();
    return cache;
  }

  /** The folder with one file for each cached result. */
  get directory(): string {
    return path.join(this.#folder, 'records');
  }

  /** The lines of the entry that are no cached results. */
  get damaged(): number {
    return this.#damaged;
  }

  /** Saves the folder under a new key, if it has changed. @param first see {@link packEntries} */
  async save(first: readonly string[]): Promise<void> {
    const text = await packEntries(this.directory, [...first, ...this.#contentIds]);
    if (text === '' || text === this.#restored) return;
    // Entries cannot be changed: another content has another key.
    const key = `${this.#keys[0]}${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    const result = await writeEntry(key, text, this.#options);
    const { log } = this.#options.runner;
    if (result.kind === 'problem') {
      log.info(`The results could not be saved in the cache: ${result.problem}.`);
    } else log.info('The results of this run are saved in the cache of the repository.');
  }

  /** Removes the folder. */
  async close(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #restore(): Promise<void> {
    const entry = await readEntry(this.#keys, this.#options);
    if (entry.kind === 'problem') {
      this.#options.runner.log.info(`The cache of earlier results could not be read: ${entry.problem}.`);
    }
    if (entry.kind === 'damaged') this.#damaged = 1;
    if (entry.kind !== 'entry') return;
    const { contentIds, damaged } = await unpackEntries(entry.text, this.directory);
    this.#contentIds = contentIds;
    this.#damaged = damaged;
    this.#restored = entry.text;
  }

  get #keys(): readonly [string, string] {
    const scope = createHash('sha256').update(this.#options.scope).digest('hex').slice(0, 12);
    return [`${KEY_START}${scope}-`, KEY_START];
  }
}
