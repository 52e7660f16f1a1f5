import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../../core/log.ts';
import { makeTemporaryFolder } from '../../files/temporary-folder.ts';
import { readRecordFile, writeRecordFile } from '../../records/record-file.ts';
import { type CachePlace, runCacheTask } from './cache-process.ts';
import { PACK_FILE } from './messages.ts';
import { packRecords, unpackRecords } from './record-pack.ts';

/** The beginning of all keys. The number goes up if older entries cannot be read any more. */
const KEY_START = 'model-security-records-1-';
/** A larger pack file was not written by this program. */
const MAX_PACK_BYTES = 32 * 1024 * 1024;

export interface RecordCacheOptions extends Omit<CachePlace, 'folder'> {
  readonly log: Log;
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
    // Links resolved: the toolkit compares this path with the one of the process.
    const folder = await realpath(await makeTemporaryFolder());
    const cache = new RecordCache(options, folder);
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
    const place = await this.#place('save');
    await writeRecordFile(path.join(place.folder, PACK_FILE), text);
    // Entries cannot be changed: another content has another key.
    const key = `${this.#keys[0]}${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    const result = await runCacheTask({ kind: 'save', key }, place);
    const { log } = this.#options;
    if ('problem' in result) log.info(`The records could not be saved in the cache: ${result.problem}.`);
    else if (result.found) log.info('The records of this run are saved in the cache of the repository.');
  }

  /** Removes the folder. */
  async close(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #restore(): Promise<void> {
    const place = await this.#place('restore');
    const result = await runCacheTask({ kind: 'restore', keys: this.#keys }, place);
    if ('problem' in result) {
      this.#options.log.info(`The cache with the records could not be read: ${result.problem}.`);
    }
    const file = await readRecordFile(path.join(place.folder, PACK_FILE), MAX_PACK_BYTES);
    if (file === undefined) return;
    if (file === 'unreadable') {
      this.#damaged = 1;
      return;
    }
    const { contentIds, damaged } = await unpackRecords(file.text, this.directory);
    this.#contentIds = contentIds;
    this.#damaged = damaged;
    this.#restored = file.text;
  }

  get #keys(): readonly [string, string] {
    const scope = createHash('sha256').update(this.#options.scope).digest('hex').slice(0, 12);
    return [`${KEY_START}${scope}-`, KEY_START];
  }

  async #place(name: string): Promise<CachePlace> {
    const folder = path.join(this.#folder, name);
    await mkdir(folder);
    const { variable, signal } = this.#options;
    return { folder, variable, signal };
  }
}
