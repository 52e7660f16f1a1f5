import { decodedVariants } from './decoded-variants.ts';
import { type OffsetMappedText, rewrite } from './offset-mapped-text.ts';
import { MIN_ENTRY_LENGTH } from './prefix-index.ts';
import { isPlainAscii } from '@model-security-scan/common/sanitize';
import { spacingCharacters } from '@model-security-scan/common/unicode-patterns';

/** Shorter pieces of Base64, or of the start of a secret, occur in other texts by chance. */
export const MIN_PART_LENGTH = 8;

/**
 * Removes white space, invisible characters and dashes, and writes letters from A to Z small, so that a secret is also
 * found if it was wrapped, as PEM files wrap Base64, or written like a host name or another UUID. Also removes the NULs
 * that UTF-16 has beside each ASCII letter.
 */
function normalized(source: OffsetMappedText): OffsetMappedText {
  // Most texts are plain, and the first use of a Unicode pattern is slow.
  const spacing = isPlainAscii(source.text) ? /[ -]+/gu : spacingCharacters();
  const squeezed = rewrite(source, spacing, () => '');
  return { ...squeezed, text: squeezed.text.replace(/[A-Z]+/gu, (letters) => letters.toLowerCase()) };
}

/** The variants of a text that are searched: the text itself and its decoded variants, each normalized. */
export function searchableVariants(text: string): OffsetMappedText[] {
  return [{ text }, ...decodedVariants(text)].map(normalized);
}

/** A text as it is compared with secrets. */
export function comparable(text: string): string {
  return normalized({ text }).text;
}

/**
 * The encodings of a secret to search for in the variants of a text: as it is, with `+` for a space, in Base64, and, since
 * the variants are decoded, what its own escapes decode to. There are at most about twenty, whatever the secret is.
 * @returns a list that may hold an encoding twice
 */
export function secretEncodings(secret: string): string[] {
  const spellings = [secret, secret.toWellFormed(), secret.replaceAll(' ', '+')].map(comparable);
  const parts = [...decodedVariants(secret).map(({ text }) => text), ...base64Encodings(secret)];
  return [
    ...spellings.filter(({ length }) => length >= MIN_ENTRY_LENGTH),
    ...parts.map(comparable).filter(({ length }) => length >= MIN_PART_LENGTH),
  ];
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
  return encodings.flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]);
}
