import { createHash } from 'node:crypto';

/** Hexadecimal digits of a hash: two names do not share so many by chance. */
const MARK_LENGTH = 16;
const LOOKS_MARKED = new RegExp(`(?:^|-)[0-9a-f]{${String(MARK_LENGTH)}}$`, 'u');

/**
 * Makes a part of a file name of a text: lower-case letters, digits and hyphens, at most 77 characters. It is readable, safe
 * on every system, and another one for every text, even if two differ only in case or in characters that it cannot have.
 */
export function markedName(text: string): string {
  const plain = slug(text).slice(0, 60);
  // A model may be called like the name that another one gets, such as "digits-0123456789abcdef".
  const needsMark = plain !== text || LOOKS_MARKED.test(plain);
  const hash = createHash('sha256').update(text).digest('hex');
  const mark = needsMark ? `-${hash.slice(0, MARK_LENGTH)}` : '';
  return `${plain === '' ? 'model' : plain}${mark}`;
}

/** The letters and digits of a text in lower case, with single hyphens between them; may be empty. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
