/*
 * Bytes that a text has as Base64, as hexadecimal digits or as a list of numbers. Only those are searched that begin as content which matters: a
 * pickle, or what may hold one.
 */

/** Where encoded bytes may begin, and what they are then. */
export interface EncodedPlace {
  readonly index: number;
  readonly encoding: 'base64' | 'hex' | 'numbers';
}

/**
 * Starts in Base64: pickles that name their protocol, and those of protocol 0 and 1 that begin with a call; zlib, gzip,
 * zip, bzip2, xz, LZMA, zstd, LZ4, HDF5, NumPy, and Polars, which has a pickle behind a header.
 */
const BASE64_STARTS = [
  'gA[A-X]',
  'Y[0-3]|KG[M-Tk-nw-z]',
  'e(?:J[w-z]|A[E-H]|F[4-7]|N[o-r])',
  'H4sI|UEsDB|QlpoO|[/_]Td6WFoA|XQAA[A-EIQg]|KLUv[/_]|BCJNG|iUhERg0K|k05VTVBZ|UExQWUZO',
].join('|');

/** Numbers with which a pickle begins that names its protocol, and those of zip, gzip and zlib. */
const SEPARATOR = String.raw`(?:\s{0,20},\s{0,20}|\s{1,20}-\s{1,20})`;
const NUMBERS_START = `(?:128${SEPARATOR}[2-5]|80${SEPARATOR}75${SEPARATOR}3|31${SEPARATOR}139${SEPARATOR}8|120${SEPARATOR}(?:1|94|156|218))${SEPARATOR}\\d{1,3}(?=${SEPARATOR})`;

/** Pickles that name their protocol, with what their writers put behind it: Optuna keeps the state of its samplers so. */
const HEX_START = '80(?:0[45]95|0[2-5](?:63|7[dD]|5[dD]|28))[0-9A-Fa-f]{16}';

const STARTS = new RegExp(
  `(?<![A-Za-z0-9+/])(?:(?:${BASE64_STARTS})[A-Za-z0-9+/_\\\\-]{12}|${HEX_START})|(?<![\\d.])${NUMBERS_START}`,
  'gu',
);

/** @returns the places where encoded bytes may begin */
export function* encodedPlaces(text: string): Generator<EncodedPlace> {
  for (const { 0: start, index } of text.matchAll(STARTS)) {
    yield { index, encoding: encodingOf(start) };
  }
}

function encodingOf(start: string): EncodedPlace['encoding'] {
  if (/^\d{2,3}[\s,]/u.test(start)) return 'numbers';
  return start.startsWith('80') ? 'hex' : 'base64';
}

/** Decodes what begins at a place, to its end or to the end of the text that is given. */
export function decodeAt(text: string, { index, encoding }: EncodedPlace): Uint8Array {
  if (encoding === 'numbers') return decodeNumbers(text, index);
  if (encoding === 'hex') return Buffer.from(match(DIGITS, text, index), 'hex');
  return Buffer.from(base64At(text, index), 'base64');
}

const NUMBER = new RegExp(`(\\d{1,3})(?:${SEPARATOR}|(?!\\d))`, 'uy');

function decodeNumbers(text: string, start: number): Uint8Array {
  const numbers: number[] = [];
  NUMBER.lastIndex = start;
  for (let found = NUMBER.exec(text); found !== null; found = NUMBER.exec(text)) {
    const number = Number(found[1]);
    if (number > 255) break;
    numbers.push(number);
  }
  return Uint8Array.from(numbers);
}

const DIGITS = /(?:[0-9A-Fa-f]{2})+/uy;

/** Letters of Base64 and its form for addresses, also as JSON and addresses write them. */
const LETTERS = String.raw`(?:[A-Za-z0-9+/_-]|\\/|\\u002[bBfF]|%2[bBfF])`;
const RUN = new RegExp(`${LETTERS}+`, 'uy');
/** The end of a line, also as an escape, with what quotes, comments and lists have around it. */
const LINE_END = /[ \t"'`,;+()\\]{0,10}(?:\r?\n|\\r\\n|\\n)(?:\\[nrt]|\r?\n|[\s"'`,>|;#*(]|\/\/|- ){0,100}/uy;
/** A line of Base64 and nothing else. */
const LINE = new RegExp(
  `${LETTERS}{4,}(?:=|%3[dD]|\\\\u003[dD]){0,2}(?=[ \\t"'\`,;+()\\\\\\]}<]|\\r?\\n|$)`,
  'uy',
);
/** Shorter lines are words. */
const SHORTEST_LINE = 20;
/** Behind a longer line, a short one is no rest of it. */
const USUAL_WIDTH = 128;

/** Reads a run of Base64 that may go over several lines; of lines of one length, a shorter one is the last. */
function base64At(text: string, start: number): string {
  const lines: string[] = [];
  let [at, longest] = [start, 0];
  for (let line = match(RUN, text, at); line !== ''; line = lineAfter(text, at)) {
    const isOther = line.startsWith(lines[0]?.slice(0, 4) ?? '\0');
    if (isOther || (line.length < SHORTEST_LINE && longest > USUAL_WIDTH)) break;
    if (lines.length > 0) at += match(LINE_END, text, at).length;
    at += line.length;
    lines.push(plainLetters(line));
    const isLast = line.endsWith('=') || (lines.length > 1 && line.length < longest);
    longest = Math.max(longest, line.length);
    if (isLast || longest < SHORTEST_LINE) break;
  }
  return lines.join('');
}

function lineAfter(text: string, at: number): string {
  const gap = match(LINE_END, text, at);
  return gap === '' ? '' : match(LINE, text, at + gap.length);
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function plainLetters(line: string): string {
  if (!/[\\%]/u.test(line)) return line;
  return line
    .replaceAll('\\/', '/')
    .replace(/(?:\\u00|%)(2[bBfF]|3[dD])/gu, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}
