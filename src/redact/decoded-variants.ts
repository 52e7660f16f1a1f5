import { type OffsetMappedText, rewrite } from './offset-mapped-text.ts';

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
 * @returns an empty list if the text has no escapes
 */
export function decodedVariants(text: string): OffsetMappedText[] {
  const variants = new Map<string, OffsetMappedText>([[text, { text }]]);
  let level = [...variants.values()];
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const deeper = level.flatMap(decodeEscapes);
    level = [...new Map(deeper.map((one) => [one.text, one])).values()].filter(
      (one) => !variants.has(one.text),
    );
    for (const one of level) variants.set(one.text, one);
  }
  variants.delete(text);
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
  // The escape was cut before its end.
  if (/^u.{0,3}$/u.test(code)) return '';
  return code.length > 1
    ? String.fromCharCode(Number.parseInt(code.slice(1), 16))
    : (LETTERS.get(code) ?? code);
}

function unescapePercent(escape: string): string {
  // The escape was cut before its end.
  if (!/^%(?:[0-7].|[cdCD].%..|[eE].(?:%..){2}|[fF].(?:%..){3})$/u.test(escape)) return '';
  return Buffer.from(escape.replaceAll('%', ''), 'hex').toString('utf8');
}
