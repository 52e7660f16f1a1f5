import path from 'node:path';
import type { Attack, Task } from '../../src/core/attack-table.ts';
import { mapConcurrently } from '../../src/core/concurrency.ts';
import type { IgnoredRecords, RecordFault, RecordSource } from '../../src/core/local-plan.ts';
import { MAX_RECORD_BYTES, readRecordFile, writeRecordFile } from '../../src/records/record-file.ts';
import { type RecordTrust, sealRecord, unsealRecord } from '../../src/records/sealed-record.ts';
import type { KeptAnalyses, KeptAnalysis } from '../engine/kept-analyses.ts';
import {
  type ContentRecord,
  contentRecordBody,
  readContentRecord,
  type WantedRecord,
} from './content-record.ts';

/** An analysis that may have a record. */
export interface RecordedAnalysis {
  readonly modelId: string;
  readonly task: Task;
  readonly attack: Attack;
  /** Undefined if it has no bytes that could be compared. */
  readonly contentId?: string | undefined;
}

/** The files that are read at once. */
const MAX_OPEN_FILES = 8;

/** The records of the analyses that a run plans, in a folder with one file for each. */
export class ContentRecords implements KeptAnalyses {
  readonly #source: RecordSource;
  readonly #trust: RecordTrust;
  readonly #contentIds = new Map<string, string>();
  readonly #found = new Map<string, ContentRecord>();
  readonly #ignored = new Map<RecordFault, number>();
  readonly #planned: readonly RecordedAnalysis[];

  private constructor(source: RecordSource, planned: readonly RecordedAnalysis[]) {
    this.#source = source;
    this.#planned = planned;
    const key = source.key === undefined ? undefined : Buffer.from(source.key, 'hex');
    this.#trust = { key, requiresSignature: source.requiresSignature };
  }

  /** Reads the records of the planned analyses. A record that cannot be believed is counted, and counts as none. */
  static async open(source: RecordSource, planned: readonly RecordedAnalysis[]): Promise<ContentRecords> {
    const records = new ContentRecords(source, planned);
    await mapConcurrently(planned, MAX_OPEN_FILES, async (analysis) => records.#read(analysis));
    return records;
  }

  /** How many records were ignored, and why. */
  get ignored(): IgnoredRecords {
    return Object.fromEntries(this.#ignored);
  }

  /** The records of all planned analyses; undefined if one has none. */
  get all(): readonly ContentRecord[] | undefined {
    const found = this.#planned.flatMap(
      ({ modelId, attack }) => this.#found.get(keyOf(modelId, attack)) ?? [],
    );
    return found.length === 0 || found.length < this.#planned.length ? undefined : found;
  }

  find(modelId: string, attack: Attack): KeptAnalysis | undefined {
    return this.#found.get(keyOf(modelId, attack))?.kept;
  }

  async keep(
    { modelId, task, attack }: Pick<RecordedAnalysis, 'modelId' | 'task' | 'attack'>,
    kept: KeptAnalysis,
  ): Promise<void> {
    const contentId = this.#contentIds.get(keyOf(modelId, attack));
    if (contentId === undefined || kept.result.cutShort) return;
    const { commit } = this.#source;
    const text = sealRecord(contentRecordBody({ contentId, task, attack, kept, commit }), this.#trust.key);
    if (Buffer.byteLength(text) > MAX_RECORD_BYTES) return;
    // An analysis does not fail because its result cannot be kept.
    await writeRecordFile(this.#fileOf(contentId), text).catch(() => undefined);
  }

  async #read({ modelId, task, attack, contentId }: RecordedAnalysis): Promise<void> {
    if (contentId === undefined) return;
    this.#contentIds.set(keyOf(modelId, attack), contentId);
    if (!this.#source.readsRecords) return;
    const record = await this.#load({ contentId, task, attack });
    if (record === undefined) return;
    if (typeof record === 'string') this.#ignored.set(record, (this.#ignored.get(record) ?? 0) + 1);
    else this.#found.set(keyOf(modelId, attack), record);
  }

  async #load(wanted: WantedRecord): Promise<ContentRecord | RecordFault | undefined> {
    const file = await readRecordFile(this.#fileOf(wanted.contentId));
    if (file === undefined) return undefined;
    if (file === 'unreadable') return 'damaged';
    const unsealed = unsealRecord(file.text, this.#trust);
    return 'fault' in unsealed ? unsealed.fault : readContentRecord(unsealed.body, wanted);
  }

  #fileOf(contentId: string): string {
    return path.join(this.#source.directory, `${contentId}.json`);
  }
}

function keyOf(modelId: string, attack: string): string {
  return JSON.stringify([modelId, attack]);
}
