import { decodedVariants } from './decoded-variants.ts';
import { type OffsetMappedText, rewrite } from './offset-mapped-text.ts';
import { MIN_ENTRY_LENGTH } from './prefix-index.ts';
import { isPlainAscii } from '../text/sanitize.ts';
import { spacingCharacters } from '../text/unicode-patterns.ts';
import { parseUrl } from '../core/url.ts';

/** Shorter pieces of Base64, or of the start of a secret, occur in other texts by chance. */
export const MIN_PART_LENGTH = 8;
/** A shorter host name in lower case may be an ordinary word. */
const MIN_HOST_LENGTH = 12;
/** A UUID has 32 digits. A number with fewer digits than this may be anything. */
const MIN_HEX_DIGITS = 16;

/**
 * Removes white space and invisible characters, so that a secret is also found if it was wrapped, as programs for e-mail
 * and PEM files wrap Base64, or if its spacing was changed. Also removes the NULs that UTF-16 has beside each ASCII letter.
 */
function removeSpacing(source: OffsetMappedText): OffsetMappedText {
  // Most texts are plain, and the first use of a Unicode pattern is slow.
  const spacing = isPlainAscii(source.text) ? / +/gu : spacingCharacters();
  return rewrite(source, spacing, () => '');
}

/** The variants of a text that are searched: the text itself and its decoded variants, each without its spacing. */
export function searchableVariants(text: string): OffsetMappedText[] {
  return [{ text }, ...decodedVariants(text)].map(removeSpacing);
}

/**
 * The encodings of a secret to search for in the variants of a text. Escapes of other languages are not needed, because
 * the variants are decoded. There are at most about twenty, whatever the secret is.
 * @returns a list that may hold an encoding twice
 */
export function secretEncodings(secret: string): string[] {
  const spellings = [
    secret,
    secret.toWellFormed(),
    secret.replaceAll(' ', '+'),
    ...urlEncodings(secret),
    ...hexSpellings(secret),
  ].map((spelling) => removeSpacing({ text: spelling }).text);
  return [...spellings, ...base64Encodings(secret)].filter((encoding) => encoding.length >= MIN_ENTRY_LENGTH);
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

/** A UUID or hexadecimal number in upper and lower case, each with the dashes that it has, none, and those of a UUID. */
function hexSpellings(secret: string): string[] {
  const digits = secret.replaceAll('-', '');
  if (digits.length < MIN_HEX_DIGITS || !/^[0-9a-f]+$/iu.test(digits)) return [];
  const uuid = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
  return [secret, digits, uuid].flatMap((form) => [form.toLowerCase(), form.toUpperCase()]);
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
