/*
 * Templates in texts of any kind. What templates of other programs may do is not known: only ways from a value to Python's
 * own functions are told, which no template needs.
 */

/** Names of Python's internals that lead on. That of a class is only shown, if its name is what is asked for. */
const INTERNALS = String.raw`__(?:class__(?!\s{0,9}\.\s{0,9}__(?:name|qualname|module|doc)__)|(?:mro|bases?|subclasses|globals|builtins|import|init|new|self|func|code|closure|dict|getattr|getattribute|reduce|reduce_ex|loader|spec|wrapped|call)__)`;
const ATTRIBUTE = new RegExp(`\\.\\s{0,99}(${INTERNALS})`, 'u');
const NAME = new RegExp(`(?<![\\w.])${INTERNALS}(?![\\w.])`, 'u');

/** Texts between brackets behind a value, and what filters take for the name of an attribute. */
const NAMED =
  /(?:(?<=[\w)\]'"])(?<!\b(?:in|and|or|not|if|elif|else|is|for|do|set|return))\s{0,99}\[|\|\s{0,99}attr\s{0,99}\(|['"]attr['"]\s{0,99},|\battribute\s{0,99}=)[\s[(]{0,9}([^[\]]{0,300})/gu;
/** A filter or an operator that puts a name together, of a text of underscores and a word of an internal. */
const BUILT =
  /^(?=[^]*['"]_{1,2}['"])(?=[^]*(?:class|mro|base|globals|builtins|import|init|subclasses))[^]*(?:\b(?:format|replace|join|center)\b|%|\*)/u;
/** The filter with an argument that is no text. */
const ATTRIBUTE_OF_VALUE = /\|\s{0,99}attr\s{0,99}\(\s{0,99}[A-Za-z_(]/u;
/** Parts of a name that are joined elsewhere. */
const PIECE = /['"]__[a-z]{1,20}['"]|['"][a-z]{1,20}__['"]|['"]_{1,2}['"]/u;

/** Text of a program, and no dictionary of Jinja: `{{{name}}}` of Python's format strings. */
const FORMAT_STRING = /^\{\{\s{0,9}\{\s{0,9}[A-Za-z_][\w.]{0,200}\s{0,9}(?:!?[rsa]?\}|$)/u;

const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gu;

/** A way out of a template. */
export interface Escape {
  /** The name by which it leads. */
  readonly name: string;
  /** The tag, without its end. */
  readonly code: string;
}

/** @returns the first way to Python's own functions that a tag of Jinja in a text takes */
export function escapeInText(text: string): Escape | undefined {
  const written = withTags(text);
  if (!/\{[{%]/u.test(written) || !/__|\\x5f|\\u005f|\\137|\battr\b/iu.test(written)) return undefined;
  let takesValue: string | undefined;
  let hasPieces = false;
  for (const tag of closedTags(written)) {
    const code = unescaped(tag);
    const name = FORMAT_STRING.test(code) ? undefined : nameIn(code);
    if (name !== undefined) return { name, code };
    hasPieces ||= PIECE.test(code);
    if (ATTRIBUTE_OF_VALUE.test(code)) takesValue ??= code;
    if (hasPieces && takesValue !== undefined) return { name: 'attr', code: takesValue };
  }
  return undefined;
}

/** @returns what is in the tags of a text that have an end: no renderer takes others */
function* closedTags(text: string): Generator<string> {
  const marks = /\{[%{]/gu;
  const isMissing = new Set<string>();
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    const close = mark[0] === '{%' ? '%}' : '}}';
    const end = isMissing.has(close) ? -1 : text.indexOf(close, mark.index + 2);
    if (end < 0) isMissing.add(close);
    else {
      yield text.slice(mark.index, end);
      marks.lastIndex = end;
    }
    if (isMissing.size === 2) return;
  }
}

/** JSON and YAML may write the marks of tags as numbers. */
function withTags(text: string): string {
  return text.replace(/\\(?:u00|x)(7b|7d|25)/giu, (_all, code: string) => letter(code, 16));
}

/** Reads the escapes of letters and of quotes, also those of a text in a text. */
function unescaped(code: string): string {
  return code
    .replace(/\\{1,4}(?:u00|x)([0-9a-f]{2})/giu, (_all, hex: string) => letter(hex, 16))
    .replace(/\\{1,4}([01][0-7]{2})/gu, (_all, octal: string) => letter(octal, 8))
    .replace(/\\{1,4}(["'])/gu, '$1');
}

function letter(code: string, base: number): string {
  return String.fromCharCode(Number.parseInt(code, base));
}

function nameIn(code: string): string | undefined {
  const attribute = ATTRIBUTE.exec(code.replace(QUOTED, '""'))?.[1];
  if (attribute !== undefined) return attribute;
  for (const [, inner = ''] of code.matchAll(NAMED)) {
    const joined = inner.replace(/['"\s~+,]/gu, '');
    const name = NAME.exec(joined)?.[0] ?? NAME.exec(Array.from(joined).reverse().join(''))?.[0];
    if (name !== undefined) return name;
    if (BUILT.test(inner)) return 'computed name';
  }
  return undefined;
}
