import type { Redact } from '../core/redaction.ts';
import { plainLine } from '@model-security-scan/common/sanitize';

/** Longer text is cut before it is searched for secrets; an excerpt shows only a few hundred characters. */
const MAX_EXCERPT_INPUT_LENGTH = 8192;

/**
 * Makes an excerpt of an answer for a message. Every answer that a message quotes goes through this function. Secrets are
 * removed first, because cleaning or cutting could leave a part of one that is no longer recognized.
 * @param answer the body of an answer in UTF-8, or a part of it; untrusted
 * @param maxLength of the excerpt, in UTF-16 units
 * @param hide removes everything else that must not be shown, after the secrets
 */
export function redactedExcerpt(
  answer: Buffer | string,
  maxLength: number,
  redact: Redact,
  hide: (text: string) => string = (text) => text,
): string {
  return plainLine(hide(redact(cutToSearch(answer))), maxLength);
}

/** Cuts a long answer. An ellipsis marks the cut, so that secrets.ts looks for the start of a secret before it. */
function cutToSearch(answer: Buffer | string): string {
  const text =
    typeof answer === 'string' ? answer : answer.subarray(0, MAX_EXCERPT_INPUT_LENGTH).toString('utf8');
  const isWhole = answer.length <= MAX_EXCERPT_INPUT_LENGTH;
  // If the cut went through a character, what remains of it is removed.
  const kept = isWhole
    ? text
    : `${text.slice(0, MAX_EXCERPT_INPUT_LENGTH).replace(/[\ufffd\ud800-\udbff]$/u, '')}…`;
  // A text in UTF-16 has a NUL beside each ASCII letter, which would hide the names that are searched for.
  return kept.replaceAll('\0', '');
}
