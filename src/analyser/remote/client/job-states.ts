import type { PlainState } from '../../../facts/job/job-status.ts';
import { isKnownStage } from '../job-stages.ts';
import type { AnswerField } from './answer-fields.ts';
import { isGoodCode } from './contradictions.ts';
import { isJobStateKey, isRequestWord, isStateKey, stateOfSwitch, stateOfWord } from './state-words.ts';

/** A field that names a state. */
export interface StateField {
  readonly field: AnswerField;
  readonly state: PlainState;
}

/** What was before, and what a verdict does not need: a defence and a report may be missing or still be made. */
const NOT_OF_NOW = /histor|event|log|timeline|previous|attempt|transition|retr(?:y|ies)|defen|report/iu;
/** The names of objects and lists of parts, and of results in a word. */
const OF_PARTS = /^(?:stages|steps|phases|tasks|statuses|states)/u;
const OF_RESULT = /^(?:result|outcome|conclusion)$/u;

/**
 * Reads the states in an answer. That of the job itself decides. A part, such as a step, only shows that the job goes on or
 * failed: then there is no verdict, but a part that is done ends nothing.
 * @param fields without the stages of the observed form
 * @param scores the fields that hold the score
 */
export function readStates(
  fields: readonly AnswerField[],
  scores: readonly AnswerField[],
): readonly StateField[] {
  return fields.flatMap((field) => {
    const state = readState(field, scores);
    return state === undefined ? [] : [{ field, state }];
  });
}

function readState(field: AnswerField, scores: readonly AnswerField[]): PlainState | undefined {
  const { name, key, fullKey, value, isOuter } = field;
  // A stage of the observed form that is not where the stages are: the form is not understood.
  if (isKnownStage(name)) return value === null ? undefined : 'unknown';
  if (typeof value === 'boolean') return isOuter && !isStateKey(key) ? stateOfSwitch(key, value) : undefined;
  if (value === null || value === '' || isCodeOfSuccess(value)) return undefined;
  if (isOuter && (isJobStateKey(fullKey) || isJobStateKey(key))) return readJobState(field, scores);
  return isPart(field) ? readPart(value) : undefined;
}

function readJobState(field: AnswerField, scores: readonly AnswerField[]): PlainState | undefined {
  const { value } = field;
  if (typeof value !== 'string') return 'unknown';
  return isRequestWord(value) && !isBesideScore(field, scores) ? undefined : stateOfWord(value);
}

function isPart({ path, key, fullKey, isOuter }: AnswerField): boolean {
  if (NOT_OF_NOW.test(path)) return false;
  return isStateKey(key) || OF_PARTS.test(fullKey) || (isOuter && OF_RESULT.test(key));
}

function readPart(value: unknown): PlainState | undefined {
  const state = typeof value === 'string' ? stateOfWord(value) : undefined;
  if (state === 'failed') return 'unknown';
  return state === 'running' ? state : undefined;
}

function isCodeOfSuccess(value: unknown): boolean {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && /^\s*\d+\s*$/u.test(value));
  return isNumeric && isGoodCode(Number(value));
}

function isBesideScore({ path, name }: AnswerField, scores: readonly AnswerField[]): boolean {
  const place = path.slice(0, path.length - name.length);
  return scores.some((score) => score.path === `${place}${score.name}`);
}
