import { createHash } from 'node:crypto';
import { type Attack, ATTACKS, methodVersion, type Task, TASKS } from '@model-security-scan/engine/catalog';
import { at, integerAt, isObject, textAt } from '@model-security-scan/common/json';
import { ENGINE_SOURCE } from '@model-security-scan/engine/engine-source';
import { ATTACK_RESULT, type AttackResult } from '@model-security-scan/engine/results';
import { readMessage } from '@model-security-scan/common/schema/message';
import { type EvidenceText, parseEvidence, writeEvidence } from './content-evidence.ts';
import { present } from '@model-security-scan/common/present';

const KIND = 'analysis';
const FORMAT = 3;

/** The cached result of one analysis, by its content. */
export interface CacheEntry {
  readonly contentId: string;
  readonly task: Task;
  readonly attack: Attack;
  readonly kept: CachedAnalysis;
  /** The commit of the run that made it, if it was known; the cached result does not depend on it. */
  readonly commit: string | undefined;
}

interface EntryTexts {
  /** Plain data. */
  readonly body: unknown;
  /** Undefined if the evidence is too large. */
  readonly evidence: string | undefined;
}

/** Makes a cached result. The evidence is a text of its own, so that it can be dropped before the score is. */
export function cacheEntryTexts(
  { contentId, task, attack, commit }: Omit<CacheEntry, 'kept'>,
  { result, runtime, madeMs }: EndedAnalysis,
): EntryTexts {
  const evidence = writeEvidence(contentId, result);
  const body = {
    kind: KIND,
    format: FORMAT,
    content_id: contentId,
    task,
    attack,
    engine_source: ENGINE_SOURCE,
    method_version: methodVersion(task, attack),
    made: new Date(madeMs).toISOString(),
    ...(commit === undefined ? {} : { commit }),
    runtime,
    result: resultBody(result),
    ...(evidence === undefined ? {} : { evidence: nameEvidence(evidence) }),
  };
  return { body, evidence: evidence?.text };
}

/** The cached result is signed, and with this digest the evidence is, too. */
function nameEvidence({ text, isWhole }: EvidenceText): unknown {
  return { sha256: digestOf(text), whole: isWhole };
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Leaves out plots and pictures, because they are large. Names and values are lists: sealing sorts the keys of objects. */
function resultBody(result: AttackResult): unknown {
  const { evidence: _evidence, picture: _picture, columns: _columns, figures, ...kept } = result;
  return { ...present(kept), figures: Object.entries(figures) };
}

/** Brings the result of an entry into the form that the processes of analyses send, without evidence. */
function resultMessage(found: unknown): unknown {
  if (!isObject(found)) return undefined;
  return { ...found, figures: fromEntries(found['figures']), ...NOTHING_SHOWN };
}

/** @returns undefined if it is no list of names and values */
function fromEntries(list: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!Array.isArray(list)) return undefined;
  const entries = list.flatMap((pair: unknown): (readonly [string, unknown])[] => {
    const parts: readonly unknown[] = Array.isArray(pair) ? pair : [];
    const [name, value] = parts;
    return typeof name === 'string' ? [[name, value]] : [];
  });
  return entries.length === list.length ? Object.fromEntries(entries) : undefined;
}

/** What a cached result must be about to be used. */
export type WantedEntry = Pick<CacheEntry, 'contentId' | 'task' | 'attack'>;

/**
 * Reads the body of a cached result.
 * @param evidence the text of its evidence, if there is one; it counts only if the cached result names its digest
 * @returns `foreign` if it is about another analysis, `older` if other code made it, `damaged` if it cannot be read
 */
export function readCacheEntry(
  body: unknown,
  wanted: WantedEntry,
  evidence?: string,
): CacheEntry | 'foreign' | 'older' | 'damaged' {
  const isWanted =
    textAt(body, 'kind') === KIND &&
    textAt(body, 'content_id') === wanted.contentId &&
    TASKS.find((one) => one === at(body, 'task')) === wanted.task &&
    ATTACKS.find((one) => one === at(body, 'attack')) === wanted.attack;
  if (!isWanted) return 'foreign';
  const isCurrent =
    integerAt(body, 'format') === FORMAT &&
    textAt(body, 'engine_source') === ENGINE_SOURCE &&
    textAt(body, 'method_version') === methodVersion(wanted.task, wanted.attack);
  if (!isCurrent) return 'older';
  const kept = readKept(body, evidence);
  const commit = textAt(body, 'commit');
  const isCommit = commit === undefined || /^[\da-f]{7,64}$/u.test(commit);
  return kept === undefined || !isCommit ? 'damaged' : { ...wanted, kept, commit };
}

function readKept(body: unknown, evidence: string | undefined): CachedAnalysis | undefined {
  const result = readMessage(ATTACK_RESULT, resultMessage(at(body, 'result')));
  const runtime = (['wasm', 'native'] as const).find((one) => one === at(body, 'runtime'));
  const madeMs = Date.parse(textAt(body, 'made') ?? '');
  if (result === undefined || result.cutShort || runtime === undefined || Number.isNaN(madeMs)) {
    return undefined;
  }
  const shown = evidence === undefined ? undefined : readShown(result, at(body, 'evidence'), evidence);
  return { runtime, madeMs, ...(shown ?? { result, evidenceKept: 'none' as const }) };
}

const NOTHING_SHOWN = { evidence: [], picture: undefined, columns: undefined };

/** Adds the evidence, of which every part is checked like a message of a process that ran a hostile model. */
function readShown(
  result: AttackResult,
  named: unknown,
  text: string,
): Pick<CachedAnalysis, 'result' | 'evidenceKept'> | undefined {
  if (textAt(named, 'sha256') !== digestOf(text)) return undefined;
  const parsed = parseEvidence(text);
  const whole = parsed === undefined ? undefined : readMessage(ATTACK_RESULT, { ...result, ...parsed });
  return whole === undefined
    ? undefined
    : { result: whole, evidenceKept: at(named, 'whole') === true ? 'all' : 'some' };
}

/** An analysis that was run to its end. */
export interface EndedAnalysis {
  readonly result: AttackResult;
  readonly runtime: 'wasm' | 'native';
  /** When the analysis ended, in milliseconds since 1970. */
  readonly madeMs: number;
}

/** An analysis that was kept from an earlier run with the same content. Its result has the evidence that was kept. */
export interface CachedAnalysis extends EndedAnalysis {
  /** How much of the evidence was kept: some means that inputs are missing. */
  readonly evidenceKept: 'all' | 'some' | 'none';
}
