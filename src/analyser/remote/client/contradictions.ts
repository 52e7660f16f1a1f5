import { bounded } from '@model-security-scan/common/sanitize';
import { type AnswerField, saysNothing } from './answer-fields.ts';
import { hideSignatures } from './signatures.ts';
import { isStateKey, stateOfWord } from './state-words.ts';

/**
 * What beside a verdict or a record says that it is none (docs/design.md, rule 1), by its form and not by its words: an
 * error that is not empty, a `success` or `ok` that is false, a code of HTTP outside 200 to 299. States are read apart.
 * @param isKnown true for fields that are judged elsewhere
 * @returns a sentence part that names the first such field and what it says; untrusted text
 */
export function findContradiction(
  fields: readonly AnswerField[],
  isKnown: (field: AnswerField) => boolean,
): string | undefined {
  const found = fields.find((field) => !isKnown(field) && isContrary(field));
  return found === undefined ? undefined : describeField(found);
}

/** @returns the field and what it says: `"data.error" says "no such job"` */
export function describeField({ path, value }: AnswerField): string {
  const said = typeof value === 'string' ? hideSignatures(value) : JSON.stringify(value);
  return `"${bounded(path, 100)}" says "${bounded(said)}"`;
}

function isContrary({ key, isUnderError, value }: AnswerField): boolean {
  if (isUnderError) return !saysNothing(value);
  // A number may count the inputs that fell.
  if (/failures?$/u.test(key)) return typeof value === 'string' && !saysNothing(value);
  if (/^(?:is|was|job|request)*(?:success|successful|succeeded|ok|okay|valid)$/u.test(key)) {
    return (
      value === false || value === 0 || (typeof value === 'string' && /^(?:false|no|0)$/iu.test(value.trim()))
    );
  }
  return isCode(key, value) && !isGoodCode(Number(value));
}

function isCode(key: string, value: unknown): boolean {
  const isNumber =
    typeof value === 'number' || (typeof value === 'string' && /^\s*-?\d{1,9}\s*$/u.test(value));
  return isNumber && (isStateKey(key) || /^(?:exit|return|error|result|response)?code$/u.test(key));
}

/** True for a code of success: 0, or 200 to 299. */
export function isGoodCode(code: number): boolean {
  return code === 0 || (code >= 200 && code < 300);
}

/** True if a field names a state that is not known to be good: a record beside it is none. */
export function isBadState({ key, value }: AnswerField): boolean {
  if (!isStateKey(key)) return false;
  if (typeof value === 'string') {
    return value.trim() !== '' && !isCode(key, value) && stateOfWord(value) !== 'ended';
  }
  return value === false;
}
