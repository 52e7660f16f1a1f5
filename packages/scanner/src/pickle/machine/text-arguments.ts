/**
 * The text arguments of protocol 0, as CPython reads them (`Modules/_pickle.c`, `Lib/pickle.py`). If the two differ, or
 * Python 2 does, the reading that accepts more is followed.
 */

const WORD_WITH_ESCAPE = /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/gsu;

/** Latin-1, since Python maps each byte to one character before it looks for escapes. */
export function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

/** @returns undefined if the bytes are no UTF-8; surrogates are let through, as Python's "surrogatepass" does */
export function utf8(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
  if (!text.includes('\ufffd')) return text;
  return decodeWithSurrogates(bytes);
}

function decodeWithSurrogates(bytes: Uint8Array): string | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  let start = 0;
  try {
    for (let at = 0; at + 2 < bytes.length; at += 1) {
      const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
      if (first !== 0xed || second < 0xa0 || second > 0xbf || third < 0x80 || third > 0xbf) continue;
      text += decoder.decode(bytes.subarray(start, at));
      text += String.fromCharCode(0xd000 | ((second & 0x3f) << 6) | (third & 0x3f));
      start = at + 3;
      at += 2;
    }
    return text + decoder.decode(bytes.subarray(start));
  } catch {
    return undefined;
  }
}

/** Decodes the argument of `UNICODE`: Python's raw-unicode-escape. @returns undefined if Python refuses it */
export function rawUnicodeEscape(bytes: Uint8Array): string | undefined {
  const wrong: string[] = [];
  const text = latin1(bytes).replace(
    WORD_WITH_ESCAPE,
    (whole, short: string | undefined, long: string | undefined, other: string | undefined) => {
      const digits = short ?? long;
      if (digits === undefined) {
        if (other === 'u' || other === 'U') wrong.push(whole);
        return whole;
      }
      const code = Number.parseInt(digits, 16);
      if (code > 0x10ffff) wrong.push(whole);
      return code > 0x10ffff ? '' : String.fromCodePoint(code);
    },
  );
  return wrong.length > 0 ? undefined : text;
}

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  b: '\b',
  f: '\f',
  t: '\t',
  n: '\n',
  r: '\r',
  v: '\v',
  a: '\x07',
};

/**
 * Decodes the argument of `STRING`: bytes in quotes with escapes, as `codecs.escape_decode` does, then Latin-1, which is
 * what old pickles of NumPy and scikit-learn are loaded with.
 * @returns undefined if Python refuses it
 */
export function quotedString(bytes: Uint8Array): string | undefined {
  const line = latin1(bytes).trim();
  const quote = line[0];
  if (line.length < 2 || (quote !== "'" && quote !== '"') || !line.endsWith(quote)) return undefined;
  const wrong: string[] = [];
  const text = line
    .slice(1, -1)
    .replace(
      /\\(?:x([0-9a-fA-F]{2})|([0-7]{1,3})|([\s\S]?))/gu,
      (whole, hex: string | undefined, octal: string | undefined, other: string | undefined) => {
        if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
        if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
        if (other === 'x' || other === undefined || other === '') wrong.push(whole);
        return SIMPLE_ESCAPES[other ?? ''] ?? whole;
      },
    );
  return wrong.length > 0 ? undefined : text;
}

/**
 * Reads a number as Python's `int(text, base 10)` does: white space around it, a sign, leading zeros and single
 * underscores are allowed. The C code stops at a NUL, pickle.py refuses it; it is allowed.
 * @returns undefined if Python refuses it
 */
export function decimalInteger(bytes: Uint8Array): bigint | undefined {
  const [text = ''] = latin1(bytes).split('\0', 1);
  const match = /^[\t-\r ]*([+-]?)(\d+(?:_\d+)*)[\t-\r ]*$/u.exec(text);
  if (match === null) return undefined;
  const digits = (match[2] ?? '').replaceAll('_', '');
  if (digits.length > 4300) return undefined;
  const value = BigInt(digits);
  return match[1] === '-' ? -value : value;
}
