import { decodedVariants } from './decoded-variants.ts';
import { type OffsetMappedText, rewrite } from './offset-mapped-text.ts';
import { MIN_ENTRY_LENGTH } from './prefix-index.ts';
import { isPlainAscii } from '../text/sanitize.ts';
import { parseUrl } from '../core/url.ts';

/** Shorter pieces of Base64, or of the start of a secret, occur in other texts by chance. */
export const MIN_PART_LENGTH = 8;
/** A shorter host name in lower case may be an ordinary word. */
const MIN_HOST_LENGTH = 12;

/**
 * Normalizes white space as `plainLine` (text/sanitize.ts) does: runs of white space and invisible characters become one
 * space. Also removes the NULs that UTF-16 has beside each ASCII letter.
 */
function normalizeSpacing(source: OffsetMappedText): OffsetMappedText {
  if (isPlainAscii(source.text) && !source.text.includes('  ')) return source;
  const spacing =
    /(?:(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]| (?=[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]))[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]*/gu;
  return rewrite(source, spacing, (found) => (/^\0+$/u.test(found) ? '' : ' '));
}

/** The variants of a text that are searched: the text itself and its decoded variants, each with normalized spacing. */
export function searchableVariants(text: string): OffsetMappedText[] {
  return [{ text }, ...decodedVariants(text)].map(normalizeSpacing);
}

/**
 * The encodings of a secret to search for in the variants of a text. Escapes of other languages are not needed, because
 * the variants are decoded; but the secret goes through the same decoding as the text.
 * @returns a list that may hold an encoding twice
 */
export function secretEncodings(secret: string): string[] {
  const spellings = [
    secret,
    secret.toWellFormed(),
    secret.replaceAll('\0', ' '),
    secret.replaceAll(' ', '+'),
    ...urlEncodings(secret),
  ];
  const encodings = [...new Set(spellings)].flatMap(searchableVariants).map(({ text }) => text.trim());
  return [...encodings, ...base64Encodings(secret)].filter((encoding) => encoding.length >= MIN_ENTRY_LENGTH);
}

/** The secret as a URL parser writes it: path, query and fragment each escape other characters. */
function urlEncodings(secret: string): string[] {
  const encodings = ['', '?', '?a=', '#'].flatMap((lead) => {
    const start = `https://a.example/${lead}`;
    const url = parseUrl(start + secret);
    return url === undefined ? [] : [url.href.slice(start.length)];
  });
  const host = parseUrl(`https://${secret}`)?.hostname ?? '';
  return host.length < MIN_HOST_LENGTH ? encodings : [...encodings, host];
}

/**
 * Base64 of the secret inside a longer text, at each of the three byte alignments, without the characters at the ends
 * that depend on the text around it.
 */
function base64Encodings(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const encodings = [0, 1, 2].map((shift) => {
    const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
    const text = shifted.toString('base64').replace(/=+$/u, '');
    const dependentEnd = shifted.length % 3 === 0 ? 0 : 1;
    return text.slice(shift === 0 ? 0 : shift + 1, text.length - dependentEnd);
  });
  return encodings
    .flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')])
    .filter((text) => text.length >= MIN_PART_LENGTH);
}
