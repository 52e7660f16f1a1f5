import path from 'node:path';
import type { Attack } from '../attacks/table.ts';
import type { Task } from '../core/attack-table.ts';
import { mapConcurrently } from '../core/concurrency.ts';
import type { IgnoredRecords, RecordFault, RecordSource } from '../facts/local-plan.ts';
import { MAX_RECORD_BYTES, markUsed, readRecordFile, writeRecordFile } from './record-file.ts';
import { evidenceName, MAX_EVIDENCE_BYTES, recordName } from './record-names.ts';
import { type RecordTrust, sealRecord, unsealRecord } from './sealed-record.ts';
import type { EndedAnalysis, KeptAnalyses, KeptAnalysis } from './kept-analyses.ts';
import {
  type ContentRecord,
  contentRecordTexts,
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
    const counts = Map.groupBy(planned, ({ modelId, attack }) => keyOf(modelId, attack));
    // If two analyses have one name, the record of one could be taken for that of the other.
    const unique = planned.filter(({ modelId, attack }) => counts.get(keyOf(modelId, attack))?.length === 1);
    await mapConcurrently(unique, MAX_OPEN_FILES, async (analysis) => records.#read(analysis));
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
    return this.recordOf(modelId, attack)?.kept;
  }

  /** The record of an analysis, if it has one that is believed. */
  recordOf(modelId: string, attack: Attack): ContentRecord | undefined {
    return this.#found.get(keyOf(modelId, attack));
  }

  async keep(
    { modelId, task, attack }: Pick<RecordedAnalysis, 'modelId' | 'task' | 'attack'>,
    ended: EndedAnalysis,
  ): Promise<void> {
    const contentId = this.#contentIds.get(keyOf(modelId, attack));
    const { cutShort, isTimed, isRandomised } = ended.result;
    if (contentId === undefined || cutShort || isTimed === true || isRandomised === true) return;
    const { commit } = this.#source;
    const { body, evidence } = contentRecordTexts({ contentId, task, attack, commit }, ended);
    const text = sealRecord(body, this.#trust.key);
    if (Buffer.byteLength(text) > MAX_RECORD_BYTES) return;
    // An analysis does not fail because its result cannot be kept.
    if (evidence !== undefined) await this.#write(evidenceName(contentId), evidence);
    await this.#write(recordName(contentId), text);
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
    const file = this.#pathOf(recordName(wanted.contentId));
    const found = await readRecordFile(file);
    if (found === undefined) return undefined;
    if (found === 'unreadable') return 'damaged';
    const unsealed = unsealRecord(found.text, this.#trust);
    if ('fault' in unsealed) return unsealed.fault;
    const shown = this.#pathOf(evidenceName(wanted.contentId));
    const evidence = await readRecordFile(shown, MAX_EVIDENCE_BYTES);
    const text = typeof evidence === 'object' ? evidence.text : undefined;
    const record = readContentRecord(unsealed.body, wanted, text);
    if (typeof record !== 'string') await Promise.all([markUsed(file), markUsed(shown)]);
    return record;
  }

  async #write(name: string, text: string): Promise<void> {
    await writeRecordFile(this.#pathOf(name), text).catch(() => undefined);
  }

  #pathOf(name: string): string {
    return path.join(this.#source.directory, name);
  }
}

function keyOf(modelId: string, attack: string): string {
  return JSON.stringify([modelId, attack]);
}
