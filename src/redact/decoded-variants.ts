import { type OffsetMappedText, rewrite } from './offset-mapped-text.ts';

/**
 * Patterns for the escapes that programs write when they put characters into texts of another language. An escape that
 * was cut before an ellipsis (text/sanitize.ts) counts as an escape too; it decodes to nothing.
 */
const HEX = '[0-9a-fA-F]';
const NEXT_BYTE = `%[89abAB]${HEX}`;

/** JSON, JavaScript, Python, C and shells: letters, hexadecimal and octal numbers, and escaped punctuation. */
const BACKSLASH = [
  String.raw`\\u${HEX}{4}`,
  String.raw`\\u\{${HEX}{1,6}\}`,
  String.raw`\\U${HEX}{8}`,
  String.raw`\\x${HEX}{2}`,
  String.raw`\\[0-3][0-7]{2}`,
  String.raw`\\(?:u\{?${HEX}{0,6}|U${HEX}{0,7}|x${HEX}?|[0-3][0-7]?)?(?=\u2026)`,
  String.raw`\\[ -\/:-@\[-\x60\{-~0abfnrtv]`,
].join('|');
/** HTML and XML. */
const ENTITY = ['&#[0-9]{1,10};', `&#[xX]${HEX}{1,9};`, '&[a-zA-Z]{2,8};', '&#?[0-9a-zA-Z]{0,10}(?=…)'].join(
  '|',
);
/** URLs and forms in UTF-8, and JavaScript's old `escape`. */
const PERCENT = [
  `%[0-7]${HEX}`,
  `%[c-dC-D]${HEX}${NEXT_BYTE}`,
  `%[eE]${HEX}(?:${NEXT_BYTE}){2}`,
  `%[fF][0-4](?:${NEXT_BYTE}){3}`,
  `%u${HEX}{4}`,
  `%[c-fC-F]${HEX}(?:${NEXT_BYTE}){0,2}(?:%${HEX}?)?(?=…)`,
  `%(?:${HEX}|u${HEX}{0,3})?(?=…)`,
].join('|');

/** Each language with the sign that starts all of its escapes. */
const LANGUAGES = [
  { sign: '\\', escape: new RegExp(BACKSLASH, 'gu') },
  { sign: '&', escape: new RegExp(ENTITY, 'gu') },
  { sign: '%', escape: new RegExp(PERCENT, 'gu') },
] as const;
/** Enough for JSON within JSON within a page. */
const MAX_DEPTH = 3;

/**
 * Decodes the escapes of one, two or three languages in every order. A text can be quoted inside another text, and the
 * order of the languages is not known.
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
  return LANGUAGES.filter(({ sign }) => source.text.includes(sign)).map(({ escape }) =>
    rewrite(source, escape, unescape),
  );
}

/** Decodes one escape; an entity with an unknown name stays as it is. */
function unescape(escape: string): string {
  switch (escape.charAt(0)) {
    case '\\':
      return unescapeBackslash(escape.slice(1));
    case '&':
      return unescapeEntity(escape.slice(1));
    default:
      return unescapePercent(escape.slice(1));
  }
}

const LETTERS = new Map(
  Object.entries({ 0: '\0', a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }),
);

function unescapeBackslash(rest: string): string {
  if (rest.length < 2) return /^[uUx1-3]?$/u.test(rest) ? '' : (LETTERS.get(rest) ?? rest);
  if (/^\d/u.test(rest)) return rest.length < 3 ? '' : String.fromCharCode(Number.parseInt(rest, 8));
  const isWhole = /^(?:u.{4}|u\{.*\}|U.{8}|x..)$/u.test(rest);
  return isWhole ? decodeCodePoint(Number.parseInt(rest.replace(/[^0-9a-fA-F]/gu, ''), 16)) : '';
}

/** The names of ASCII characters and of the non-breaking space. */
const ENTITIES = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", sol: '/', plus: '+', equals: '=', nbsp: '\u00a0' },
    ...{ num: '#', percnt: '%', dollar: '$', commat: '@', colon: ':', semi: ';', comma: ',', period: '.' },
    ...{ excl: '!', quest: '?', lpar: '(', rpar: ')', lsqb: '[', lbrack: '[', rsqb: ']', rbrack: ']' },
    ...{ lcub: '{', lbrace: '{', rcub: '}', rbrace: '}', verbar: '|', vert: '|', bsol: '\\', lowbar: '_' },
    ...{ grave: '`', hat: '^', ast: '*', midast: '*', tab: '\t', newline: '\n' },
  }),
);

function unescapeEntity(rest: string): string {
  if (!rest.endsWith(';')) return '';
  const name = rest.slice(0, -1);
  if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? `&${rest}`;
  return decodeCodePoint(Number(name.slice(1).replace(/^[xX]/u, '0x')));
}

function unescapePercent(rest: string): string {
  if (/^u.{4}$/u.test(rest)) return String.fromCharCode(Number.parseInt(rest.slice(1), 16));
  // The escape was cut before its end.
  if (!/^(?:[0-7].|[cdCD].%..|[eE].(?:%..){2}|[fF].(?:%..){3})$/u.test(rest)) return '';
  return Buffer.from(rest.replaceAll('%', ''), 'hex').toString('utf8');
}

function decodeCodePoint(code: number): string {
  return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
}
