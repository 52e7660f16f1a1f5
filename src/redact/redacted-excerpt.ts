import type { Redact } from '../core/redaction.ts';
import { plainLine } from '../text/sanitize.ts';

/** Of what others say no more is looked at: a few hundred characters of it are shown. */
const MAX_READ = 65_536;

/**
 * What others say, fit to be quoted: this is the one way into messages for answers, whole or in part. Secrets go before
 * anything else is done to the text, since cleaning or cutting could leave something of them that is not recognized.
 * @param said an answer's body in UTF-8, or a part of it; untrusted
 * @param maxLength of the quote, in UTF-16 units
 * @param hide takes out what else must not be shown, after the secrets
 */
export function redactedExcerpt(
  said: Buffer | string,
  maxLength: number,
  redact: Redact,
  hide: (text: string) => string = (text) => text,
): string {
  return plainLine(hide(redact(beginningOf(said))), maxLength);
}

/** An ellipsis marks the cut: the beginning of a secret is looked for before it (secrets.ts). */
function beginningOf(said: Buffer | string): string {
  const text = typeof said === 'string' ? said : said.subarray(0, MAX_READ).toString('utf8');
  const whole = said.length <= MAX_READ;
  // A character that the cut went through is no part of a secret any more.
  const kept = whole ? text : `${text.slice(0, MAX_READ).replace(/[\ufffd\ud800-\udbff]+$/u, '')}…`;
  // Texts in UTF-16 have a NUL beside each letter, which would hide the names that are looked for.
  return kept.replaceAll('\0', '');
}
