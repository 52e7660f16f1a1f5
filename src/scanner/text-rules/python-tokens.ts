/** A token of Python source. Comments and white space give none. */
export interface PythonToken {
  readonly kind: 'name' | 'number' | 'text' | 'sign';
  /** A text without its quotes, as written but for simple escapes; everything else as written. */
  readonly value: string;
  readonly offset: number;
}

const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const NUMBER = /\d[\w.]*/uy;
const SPACE = /(?:\s|\\\r?\n|#[^\n]*)+/uy;
const PREFIX = /^(?:[rubft]|br|rb|fr|rf|tr|rt)$/iu;
const MAX_TOKENS = 2_000_000;

/** Splits Python source into tokens. It never fails: what is no Python gives tokens that mean nothing. */
export function pythonTokens(source: string): readonly PythonToken[] {
  const tokens: PythonToken[] = [];
  for (let at = 0; at < source.length && tokens.length < MAX_TOKENS;) {
    const space = matchAt(SPACE, source, at);
    if (space !== '') {
      at += space.length;
      continue;
    }
    const token = tokenAt(source, at);
    tokens.push(token.token);
    at = token.end;
  }
  return tokens;
}

function tokenAt(source: string, at: number): { readonly token: PythonToken; readonly end: number } {
  const char = source[at] ?? '';
  if (char === '"' || char === "'") return textAt(source, at, at);
  const name = matchAt(NAME, source, at);
  const quote = source[at + name.length];
  if (name !== '' && (quote === '"' || quote === "'") && PREFIX.test(name)) {
    return textAt(source, at, at + name.length);
  }
  if (name !== '') return { token: { kind: 'name', value: name, offset: at }, end: at + name.length };
  const number = matchAt(NUMBER, source, at);
  if (number !== '') return { token: { kind: 'number', value: number, offset: at }, end: at + number.length };
  return { token: { kind: 'sign', value: char, offset: at }, end: at + 1 };
}

/** Reads a text whose quotes begin at `start`. One of one line ends with its line, if nothing ends it before. */
function textAt(
  source: string,
  offset: number,
  start: number,
): { readonly token: PythonToken; readonly end: number } {
  const char = source[start] ?? '"';
  const quotes = source.startsWith(char.repeat(3), start) ? char.repeat(3) : char;
  const isRaw = /r/iu.test(source.slice(offset, start));
  let end = start + quotes.length;
  while (end < source.length && !source.startsWith(quotes, end)) {
    if (quotes.length === 1 && source[end] === '\n') break;
    end += source[end] === '\\' ? 2 : 1;
  }
  const written = source.slice(start + quotes.length, end);
  const value = isRaw ? written : written.replace(/\\(['"\\])/gu, '$1');
  return { token: { kind: 'text', value, offset }, end: Math.min(source.length, end + quotes.length) };
}

function matchAt(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? '';
}
