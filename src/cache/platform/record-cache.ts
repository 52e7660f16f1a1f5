import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../files/temporary-folder.ts';
import { type CachePlace, readEntry, writeEntry } from './platform-cache.ts';
import { packRecords, unpackRecords } from './record-pack.ts';

/** The beginning of all keys. The number goes up if older entries cannot be read any more. */
const KEY_START = 'model-security-records-1-';

export interface RecordCacheOptions extends CachePlace {
  /** Names the plan, so that a job of a matrix finds its own entry first. */
  readonly scope: string;
}

/** Records in the platform's cache: a folder of files that is filled from the cache, and saved to it as a whole. */
export class RecordCache {
  readonly #options: RecordCacheOptions;
  readonly #folder: string;
  #contentIds: readonly string[] = [];
  #restored = '';
  #damaged = 0;

  private constructor(options: RecordCacheOptions, folder: string) {
    this.#options = options;
    this.#folder = folder;
  }

  /** Fills a new folder from the newest entry of this branch, or of the branches that it may read. */
  static async open(options: RecordCacheOptions): Promise<RecordCache> {
    const cache = new RecordCache(options, await makeTemporaryFolder());
    await mkdir(cache.directory);
    await cache.#restore();
    return cache;
  }

  /** The folder with one file for each record. */
  get directory(): string {
    return path.join(this.#folder, 'records');
  }

  /** The lines of the entry that are no records. */
  get damaged(): number {
    return this.#damaged;
  }

  /** Saves the records under a new key, if there are others than before. @param first see {@link packRecords} */
  async save(first: readonly string[]): Promise<void> {
    const text = await packRecords(this.directory, [...first, ...this.#contentIds]);
    if (text === '' || text === this.#restored) return;
    // Entries cannot be changed: another content has another key.
    const key = `${this.#keys[0]}${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    const result = await writeEntry(key, text, this.#options);
    const { log } = this.#options.runner;
    if (result.kind === 'saved') {
      log.info('The results of this run are saved in the cache of the repository.');
    } else log.info(`The results could not be saved in the cache: ${result.problem}.`);
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
    const { contentIds, damaged } = await unpackRecords(entry.text, this.directory);
    this.#contentIds = contentIds;
    this.#damaged = damaged;
    this.#restored = entry.text;
  }

  get #keys(): readonly [string, string] {
    const scope = createHash('sha256').update(this.#options.scope).digest('hex').slice(0, 12);
    return [`${KEY_START}${scope}-`, KEY_START];
  }
}
