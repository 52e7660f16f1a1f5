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
  return decodedVariants(text).map(normalized);
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
    const text = shifted.toString('base64').replaceAll('=', '');
    const dependentEnd = shifted.length % 3 === 0 ? 0 : 1;
    return text.slice(shift === 0 ? 0 : shift + 1, text.length - dependentEnd);
  });
  return encodings.flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]);
}

const HEX = '[0-9a-fA-F]';
const NEXT_BYTE = `%[89abAB]${HEX}`;

/** An escape that was cut before an ellipsis (packages/common/src/sanitize.ts) counts as an escape too; it decodes to nothing. */
const JSON_ESCAPE = [
  String.raw`\\u${HEX}{4}`,
  String.raw`\\["\\\/bfnrt]`,
  String.raw`\\(?:u${HEX}{0,3})?(?=\u2026)`,
].join('|');
const PERCENT = [
  `%[0-7]${HEX}`,
  `%[c-dC-D]${HEX}${NEXT_BYTE}`,
  `%[eE]${HEX}(?:${NEXT_BYTE}){2}`,
  `%[fF][0-4](?:${NEXT_BYTE}){3}`,
  `%[c-fC-F]${HEX}(?:${NEXT_BYTE}){0,2}(?:%${HEX}?)?(?=…)`,
  `%${HEX}?(?=…)`,
].join('|');

/** Each language with the sign that starts all of its escapes. */
const LANGUAGES = [
  { sign: '\\', escape: new RegExp(JSON_ESCAPE, 'gu'), unescape: unescapeJson },
  { sign: '%', escape: new RegExp(PERCENT, 'gu'), unescape: unescapePercent },
] as const;
/** Enough for JSON within JSON within an address. */
const MAX_DEPTH = 3;

/**
 * Decodes the escapes of JSON and of URLs, up to three of them in every order: a text can be quoted inside another text, and
 * the order is not known.
 * @returns the text itself and what it decodes to, each once
 */
function decodedVariants(text: string): OffsetMappedText[] {
  const variants = new Map<string, OffsetMappedText>([[text, { text }]]);
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    for (const one of [...variants.values()].flatMap(decodeEscapes)) variants.set(one.text, one);
  }
  return [...variants.values()];
}

/** Decodes each language whose sign occurs. Most texts have no escapes, and the first use of a pattern is slow. */
function decodeEscapes(source: OffsetMappedText): OffsetMappedText[] {
  return LANGUAGES.filter(({ sign }) => source.text.includes(sign)).map(({ escape, unescape }) =>
    rewrite(source, escape, unescape),
  );
}

const LETTERS = new Map(Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }));

function unescapeJson(escape: string): string {
  const code = escape.slice(1);
  if (code.length === 5) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
  // If the code was cut before its end, it decodes to nothing.
  return code.startsWith('u') ? '' : (LETTERS.get(code) ?? code);
}

function unescapePercent(escape: string): string {
  // The escape was cut before its end.
  if (!/%(?:[0-7].|[cdCD].%..|[eE].(?:%..){2}|[fF].(?:%..){3})/u.test(escape)) return '';
  return Buffer.from(escape.replaceAll('%', ''), 'hex').toString('utf8');
}
