import { decodedVariants } from './decoded-variants.ts';
import { type OffsetMappedText, rewrite } from './offset-mapped-text.ts';
import { MIN_FORM_LENGTH } from './prefix-index.ts';
import { isPlainAscii } from '../text/sanitize.ts';
import { parseUrl } from '../core/url.ts';

/** Fewer characters of Base64, or of the start of a secret, stand in other texts by chance. */
export const MIN_PART_LENGTH = 8;
/** Fewer characters in lower case may be a word. */
const MIN_HOST_LENGTH = 12;

/**
 * A text as it is searched: spacing as plainLine (text.ts) leaves it, which makes blanks of many characters and one of
 * several, and without the NULs that UTF-16 has beside each letter.
 */
function evenSpacing(source: OffsetMappedText): OffsetMappedText {
  if (isPlainAscii(source.text) && !source.text.includes('  ')) return source;
  const spacing =
    /(?:(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]| (?=[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]))[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]*/gu;
  return rewrite(source, spacing, (found) => (/^\0+$/u.test(found) ? '' : ' '));
}

/** What a text is searched in: itself and itself without escapes, each with even spacing. */
export function searchableVariants(text: string): OffsetMappedText[] {
  return [{ text }, ...decodedVariants(text)].map(evenSpacing);
}

/**
 * What a secret is searched by in the views of a text. Its spellings by other languages need not be among them, but what
 * the views make of itself must be.
 * @returns may hold the same form twice
 */
export function secretEncodings(secret: string): string[] {
  const spellings = [
    secret,
    secret.toWellFormed(),
    secret.replaceAll('\0', ' '),
    secret.replaceAll(' ', '+'),
    ...urlForms(secret),
  ];
  const forms = [...new Set(spellings)].flatMap(searchableVariants).map(({ text }) => text.trim());
  return [...forms, ...base64Forms(secret)].filter((form) => form.length >= MIN_FORM_LENGTH);
}

/** As a URL spells it that was read and written again: path, query and fragment each leave other characters. */
function urlForms(secret: string): string[] {
  const forms = ['', '?', '?a=', '#'].flatMap((lead) => {
    const start = `https://a.example/${lead}`;
    const url = parseUrl(start + secret);
    return url === undefined ? [] : [url.href.slice(start.length)];
  });
  const host = parseUrl(`https://${secret}`)?.hostname ?? '';
  return host.length < MIN_HOST_LENGTH ? forms : [...forms, host];
}

/** Base64 of the secret at each of the three places it can have in a longer text, without the ends that depend on it. */
function base64Forms(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const forms = [0, 1, 2].map((shift) => {
    const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
    const text = shifted.toString('base64').replace(/=+$/u, '');
    const dependentEnd = shifted.length % 3 === 0 ? 0 : 1;
    return text.slice(shift === 0 ? 0 : shift + 1, text.length - dependentEnd);
  });
  return forms
    .flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')])
    .filter((text) => text.length >= MIN_PART_LENGTH);
}
