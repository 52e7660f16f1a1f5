import { type Attack, ATTACKS, type Task, TASKS } from '../../src/core/attack-table.ts';
import { at, integerAt, textAt } from '../../src/core/json.ts';
import type { KeptAnalysis } from '../engine/kept-analyses.ts';
import { ENGINE_SOURCE } from '../engine/engine-source.ts';
import { methodVersion } from '../engine/method-versions.ts';
import { readAttackResult } from '../../src/evidence/read-result.ts';
import type { AttackResult } from '../engine/types.ts';

const KIND = 'analysis';
const FORMAT = 1;

/** The record of one analysis, by its content. */
export interface ContentRecord {
  readonly contentId: string;
  readonly task: Task;
  readonly attack: Attack;
  readonly kept: KeptAnalysis;
  /** The commit of the run that made it, if it was known; the record does not depend on it. */
  readonly commit: string | undefined;
}

/** Makes the body of a record: plain data. */
export function contentRecordBody({ contentId, task, attack, kept, commit }: ContentRecord): unknown {
  const { result, runtime, madeMs } = kept;
  return {
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
    result: withoutPictures(result),
  };
}

/** Leaves evidence out, because pictures and plots are large. */
function withoutPictures(result: AttackResult): Omit<AttackResult, 'evidence' | 'picture'> {
  const { score, meaning, cutShort, limits, queries, seconds, accuracy, method, figures, defences } = result;
  const known = accuracy === undefined ? {} : { accuracy };
  return { score, meaning, cutShort, limits, queries, seconds, ...known, method, figures, defences };
}

/** What a record must be about to be used. */
export type WantedRecord = Pick<ContentRecord, 'contentId' | 'task' | 'attack'>;

/**
 * Reads the body of a record.
 * @returns `foreign` if it is about another analysis, `older` if other code made it, `damaged` if it cannot be read
 */
export function readContentRecord(
  body: unknown,
  wanted: WantedRecord,
): ContentRecord | 'foreign' | 'older' | 'damaged' {
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
  const kept = readKept(body);
  const commit = textAt(body, 'commit');
  const isCommit = commit === undefined || /^[\da-f]{7,64}$/u.test(commit);
  return kept === undefined || !isCommit ? 'damaged' : { ...wanted, kept, commit };
}

function readKept(body: unknown): KeptAnalysis | undefined {
  const found = at(body, 'result');
  const result = readAttackResult(typeof found === 'object' ? { ...found, evidence: [] } : undefined);
  const runtime = (['wasm', 'native'] as const).find((one) => one === at(body, 'runtime'));
  const madeMs = Date.parse(textAt(body, 'made') ?? '');
  if (result === undefined || result.cutShort || runtime === undefined || Number.isNaN(madeMs)) {
    return undefined;
  }
  return { result: { ...withoutPictures(result), evidence: [] }, runtime, madeMs };
}
