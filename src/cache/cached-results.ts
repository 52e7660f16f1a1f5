import path from 'node:path';
import type { Attack, Task } from '@model-security-scan/engine/catalog';
import { mapConcurrently } from '../core/concurrency.ts';
import type { CacheFault, IgnoredResults } from '../facts/cached-result.ts';
import {
  type CacheEntry,
  cacheEntryTexts,
  type EndedAnalysis,
  readCacheEntry,
  type WantedEntry,
} from './cache-entry.ts';
import { markUsed, MAX_ENTRY_BYTES, readCacheFile, readSealedFile, writeCacheFile } from './cache-file.ts';
import { entryName, evidenceName, MAX_EVIDENCE_BYTES } from './entry-names.ts';
import { seal, type SealTrust, trustOf } from './seal.ts';

interface CacheableAnalysis {
  /** Unique in a run. */
  readonly name: string;
  readonly task: Task;
  readonly attack: Attack;
  /** Undefined if it has no bytes that could be compared. */
  readonly contentId?: string | undefined;
}

const MAX_OPEN_FILES = 8;

/** The cached results of the analyses that a run plans, in a folder with one file for each. */
export class CachedResults {
  readonly #source: CacheSource;
  readonly #trust: SealTrust;
  readonly #wanted = new Map<string, WantedEntry>();
  readonly #found = new Map<string, CacheEntry>();
  readonly #ignored = new Map<CacheFault, number>();

  private constructor(source: CacheSource) {
    this.#source = source;
    this.#trust = trustOf(source);
  }

  /** Reads the cached results of the planned analyses. Untrusted ones are counted and ignored. */
  static async open(source: CacheSource, planned: readonly CacheableAnalysis[]): Promise<CachedResults> {
    const results = new CachedResults(source);
    await mapConcurrently(planned, MAX_OPEN_FILES, async (analysis) => results.#read(analysis));
    return results;
  }

  /** How many cached results were ignored, and why. */
  get ignored(): IgnoredResults {
    return Object.fromEntries(this.#ignored);
  }

  /** @returns undefined if the analysis has no cached result that is trusted, so that it has to be run */
  find(name: string): CacheEntry | undefined {
    return this.#found.get(name);
  }

  /** Keeps the result of an analysis that was run to its end, for later runs. */
  async keep(name: string, ended: EndedAnalysis): Promise<void> {
    const wanted = this.#wanted.get(name);
    const { cutShort, isTimed, isRandomised } = ended.result;
    if (wanted === undefined || cutShort || isTimed === true || isRandomised === true) return;
    const { body, evidence } = cacheEntryTexts({ ...wanted, commit: this.#source.commit }, ended);
    const text = seal(body, this.#trust.key);
    if (Buffer.byteLength(text) > MAX_ENTRY_BYTES) return;
    // An analysis does not fail because its result cannot be kept.
    if (evidence !== undefined) await this.#write(evidenceName(wanted.contentId), evidence);
    await this.#write(entryName(wanted.contentId), text);
  }

  async #read({ name, task, attack, contentId }: CacheableAnalysis): Promise<void> {
    if (contentId === undefined) return;
    const wanted = { contentId, task, attack };
    this.#wanted.set(name, wanted);
    if (!this.#source.readsEarlier) return;
    const entry = await this.#load(wanted);
    if (entry === undefined) return;
    if (typeof entry === 'string') this.#ignored.set(entry, (this.#ignored.get(entry) ?? 0) + 1);
    else this.#found.set(name, entry);
  }

  async #load(wanted: WantedEntry): Promise<CacheEntry | CacheFault | undefined> {
    const file = this.#pathOf(entryName(wanted.contentId));
    const sealed = await readSealedFile(file, this.#trust);
    if (sealed === undefined || typeof sealed === 'string') return sealed;
    const shown = this.#pathOf(evidenceName(wanted.contentId));
    const evidence = await readCacheFile(shown, MAX_EVIDENCE_BYTES);
    const text = typeof evidence === 'object' ? evidence.text : undefined;
    const entry = readCacheEntry(sealed.body, wanted, text);
    if (typeof entry !== 'string') await Promise.all([markUsed(file), markUsed(shown)]);
    return entry;
  }

  async #write(name: string, text: string): Promise<void> {
    await writeCacheFile(this.#pathOf(name), text).catch(() => undefined);
  }

  #pathOf(name: string): string {
    return path.join(this.#source.directory, name);
  }
}

/** Where cached results are, and which of them are trusted. */
export interface CacheSource {
  /** A folder with one file for each result. */
  readonly directory: string;
  /** The derived key, in hexadecimal; it signs new results. */
  readonly key?: string;
  /** True if only signed results are trusted. */
  readonly requiresSignature: boolean;
  /** False if earlier results are not used, and only new ones are written. */
  readonly readsEarlier: boolean;
  /** The commit that the run is about, if it is known. */
  readonly commit?: string;
}
