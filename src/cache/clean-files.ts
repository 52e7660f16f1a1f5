import * as path from 'node:path';
import { readMessage } from '@model-security-scan/common/schema/message';
import type { CacheFault } from '../facts/cached-result.ts';
import { at, isObject, textAt } from '@model-security-scan/common/json';
import { KNOWN_FILE, type KnownFile } from '@model-security-scan/scanner/file-result';
import type { ScannedFile } from '@model-security-scan/scanner/scan-report';
import { MAX_ENTRY_BYTES, readSealedFile, writeCacheFile } from './cache-file.ts';
import { seal, type SealTrust } from './seal.ts';

/** The name of the file with the clean files in a cache folder. */
export const CLEAN_FILES_NAME = 'clean-files.json';

const KIND = 'clean-files';
const MAX_FILES = 5000;
/** Leaves space for the seal. */
const MAX_ENTRIES_BYTES = MAX_ENTRY_BYTES - 4096;

/** What the supply-chain scan may take over from earlier runs: files without a finding, by their SHA-256. */
export class CleanFiles {
  readonly #file: string;
  readonly #trust: SealTrust;
  readonly #version: string;
  readonly #earlier: ReadonlyMap<string, KnownFile>;
  readonly #seen = new Map<string, KnownFile>();

  /** Why the file was not used. */
  readonly fault: CacheFault | undefined;

  private constructor(
    file: string,
    trust: SealTrust,
    version: string,
    read: ReadonlyMap<string, KnownFile> | CacheFault,
  ) {
    this.#file = file;
    this.#trust = trust;
    this.#version = version;
    this.fault = typeof read === 'string' ? read : undefined;
    this.#earlier = typeof read === 'string' ? new Map() : read;
  }

  /**
   * Reads the list of clean files.
   * @param version the version of the scanner; what another version found is not used
   * @param readsEarlier false if nothing of earlier runs is used
   */
  static async open(
    directory: string,
    trust: SealTrust,
    version: string,
    readsEarlier = true,
  ): Promise<CleanFiles> {
    const file = path.join(directory, CLEAN_FILES_NAME);
    return new CleanFiles(file, trust, version, readsEarlier ? await load(file, trust, version) : new Map());
  }

  /** The files that an earlier run found clean. */
  get known(): ReadonlyMap<string, KnownFile> {
    return this.#earlier;
  }

  /** Takes note of the files of a scan. One with a finding is scanned again by the next run. */
  add(files: readonly Pick<ScannedFile, 'sha256' | 'reusable'>[]): void {
    for (const { sha256, reusable } of files) {
      if (sha256 !== undefined && reusable?.findings.length === 0) this.#seen.set(sha256, reusable);
    }
  }

  /** Writes the list: the files of this run first, then earlier ones, as far as there is space. */
  async save(): Promise<void> {
    if (this.#seen.size === 0) return;
    const all = new Map([...this.#seen, ...this.#earlier, ...this.#seen]);
    const kept: Record<string, unknown> = {};
    let bytes = 0;
    for (const [sha256, file] of [...all].slice(0, MAX_FILES)) {
      const { scannedAs, isModelContent, format, observations } = file;
      const entry = { scannedAs, isModelContent, ...(format === undefined ? {} : { format }), observations };
      bytes += JSON.stringify(entry).length * 2 + sha256.length;
      if (bytes > MAX_ENTRIES_BYTES) break;
      kept[sha256] = entry;
    }
    const body = { kind: KIND, scanner_version: this.#version, files: kept };
    await writeCacheFile(this.#file, seal(body, this.#trust.key));
  }
}

async function load(
  file: string,
  trust: SealTrust,
  version: string,
): Promise<ReadonlyMap<string, KnownFile> | CacheFault> {
  const sealed = await readSealedFile(file, trust);
  if (sealed === undefined) return new Map();
  if (typeof sealed === 'string') return sealed;
  const { body } = sealed;
  if (textAt(body, 'kind') !== KIND) return 'foreign';
  if (textAt(body, 'scanner_version') !== version) return 'older';
  return readFiles(at(body, 'files')) ?? 'damaged';
}

function readFiles(value: unknown): ReadonlyMap<string, KnownFile> | undefined {
  if (!isObject(value)) return undefined;
  const files = new Map<string, KnownFile>();
  for (const [sha256, entry] of Object.entries(value).slice(0, MAX_FILES)) {
    const file = isObject(entry) ? readMessage(KNOWN_FILE, { ...entry, findings: [] }) : undefined;
    if (file === undefined || !/^[\da-f]{64}$/u.test(sha256)) return undefined;
    files.set(sha256, file);
  }
  return files;
}
