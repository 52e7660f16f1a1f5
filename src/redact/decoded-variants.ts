import { type OffsetMappedText, rewrite } from './offset-mapped-text.ts';

/**
 * How programs write characters in the texts of other languages. What an ellipsis cut in the middle (text.ts) is an
 * escape as well: it stands for nothing.
 */
const HEX = '[0-9a-fA-F]';
const NEXT_BYTE = `%[89abAB]${HEX}`;

/** JSON, JavaScript, Python, C and shells: letters, hexadecimal and octal numbers, and any sign for itself. */
const BACKSLASH = [
  String.raw`\\u${HEX}{4}`,
  String.raw`\\u\{${HEX}{1,6}\}`,
  String.raw`\\U${HEX}{8}`,
  String.raw`\\x${HEX}{2}`,
  String.raw`\\[0-3][0-7]{2}`,
  String.raw`\\(?:u\{?${HEX}{0,6}|U${HEX}{0,7}|x${HEX}?|[0-3][0-7]?)?(?=…)`,
  String.raw`\\[ -\/:-@\[-\x60\{-~0abfnrtv]`,
].join('|');
/** HTML and XML. */
const ENTITY = ['&#[0-9]{1,10};', `&#[xX]${HEX}{1,9};`, '&[a-zA-Z]{2,8};', '&#?[0-9a-zA-Z]{0,10}(?=…)'].join(
  '|',
);
/** Addresses and forms, in UTF-8; and JavaScript's old `escape`. */
const PERCENT = [
  `%[0-7]${HEX}`,
  `%[c-dC-D]${HEX}${NEXT_BYTE}`,
  `%[eE]${HEX}(?:${NEXT_BYTE}){2}`,
  `%[fF][0-4](?:${NEXT_BYTE}){3}`,
  `%u${HEX}{4}`,
  `%[c-fC-F]${HEX}(?:${NEXT_BYTE}){0,2}(?:%${HEX}?)?(?=…)`,
  `%(?:${HEX}|u${HEX}{0,3})?(?=…)`,
].join('|');

/** Each by the sign with which all of its escapes begin. */
const LANGUAGES = [
  { sign: '\\', escape: new RegExp(BACKSLASH, 'gu') },
  { sign: '&', escape: new RegExp(ENTITY, 'gu') },
  { sign: '%', escape: new RegExp(PERCENT, 'gu') },
] as const;
/** JSON within JSON within a page. */
const MAX_DEPTH = 3;

/**
 * A text without the escapes of one language, of two or of three, in every order: only whoever wrote it knows which of
 * them were meant, and texts are quoted in others.
 * @returns empty where the text has no escapes
 */
export function decodedVariants(text: string): OffsetMappedText[] {
  const variants = new Map<string, OffsetMappedText>([[text, { text }]]);
  let level = [...variants.values()];
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const deeper = level.flatMap(withoutEscapes);
    level = [...new Map(deeper.map((one) => [one.text, one])).values()].filter(
      (one) => !variants.has(one.text),
    );
    for (const one of level) variants.set(one.text, one);
  }
  variants.delete(text);
  return [...variants.values()];
}

/** Without the escapes of each language that may have some: most texts have none, and a pattern costs much at first. */
function withoutEscapes(source: OffsetMappedText): OffsetMappedText[] {
  return LANGUAGES.filter(({ sign }) => source.text.includes(sign)).map(({ escape }) =>
    rewrite(source, escape, unescape),
  );
}

/** What an escape stands for; an entity without a known name stays. */
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
  return isWhole ? character(Number.parseInt(rest.replace(/[^0-9a-fA-F]/gu, ''), 16)) : '';
}

/** The names of ASCII characters, and of the space that does not break. */
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
  return character(Number(name.slice(1).replace(/^[xX]/u, '0x')));
}

function unescapePercent(rest: string): string {
  if (/^u.{4}$/u.test(rest)) return String.fromCharCode(Number.parseInt(rest.slice(1), 16));
  // Cut in the middle.
  if (!/^(?:[0-7].|[cdCD].%..|[eE].(?:%..){2}|[fF].(?:%..){3})$/u.test(rest)) return '';
  return Buffer.from(rest.replaceAll('%', ''), 'hex').toString('utf8');
}

function character(code: number): string {
  return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
}
