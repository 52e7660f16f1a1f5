import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Secrets } from '../../../src/redact/secrets.ts';
import { plainLine } from '@model-security-scan/common/sanitize';

function redact(secret: string, text: string): string {
  const secrets = new Secrets();
  secrets.add(secret);
  return secrets.redact(text);
}

const hex = (char: string, digits: number): string =>
  (char.codePointAt(0) ?? 0).toString(16).padStart(digits, '0');
const percent = (char: string): string =>
  [...Buffer.from(char)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const perUnit = (char: string, escape: (unit: string) => string): string =>
  Array.from({ length: char.length }, (_, index) => escape(char.charAt(index))).join('');

type Escape = (char: string) => string;

/** The ways in which a language writes a character; the first one is used only for characters that are not special. */
interface Language {
  readonly special: RegExp;
  readonly escapes: readonly Escape[];
}

const LANGUAGES: readonly Language[] = [
  {
    special: /["\\]/u,
    escapes: [
      (char) => perUnit(char, (unit) => `\\u${hex(unit, 4)}`),
      (char) => perUnit(char, (unit) => `\\u${hex(unit, 4).toUpperCase()}`),
      (char) => (/^["\\/]$/u.test(char) ? `\\${char}` : perUnit(char, (unit) => `\\u${hex(unit, 4)}`)),
    ],
  },
  { special: /%/u, escapes: [percent, (char) => percent(char).toUpperCase()] },
];

/** Writes a text in a language; the choices decide which characters are escaped, and how. */
function write(text: string, { special, escapes }: Language, choices: readonly number[]): string {
  return Array.from(text, (char, index) => {
    const choice = (choices[index % choices.length] ?? 0) % (escapes.length + 1);
    const escape = escapes[special.test(char) ? choice % escapes.length : choice - 1];
    return escape === undefined ? char : escape(char);
  }).join('');
}

const secrets = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 8, maxLength: 40 }),
    fc.string({ minLength: 8, maxLength: 40 }),
  )
  .map((text) => text.replaceAll(/^[\s\p{Pd}]+|[\s\p{Pd}]+$/gu, ''))
  // Fewer than four characters that can be seen are left to the runner, and dashes do not count.
  .filter(
    (text) =>
      /(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Pd}\p{Zl}\p{Zp}\s].*){4}/su.test(text) &&
      text.isWellFormed() &&
      !text.includes('*'),
  );
const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 40 });

describe('a secret in escapes', () => {
  it('is taken out whichever of its characters are escaped, and however', () => {
    fc.assert(
      fc.property(secrets, fc.constantFrom(...LANGUAGES), choices, (secret, language, chosen) => {
        expect(redact(secret, `it is ${write(secret, language, chosen)} .`)).toBe('it is *** .');
      }),
      { numRuns: 500 },
    );
  });

  it('is taken out when a text of one language is quoted in others', () => {
    // A text that looks like an escape is read as one if several languages are mixed.
    const plain = secrets.filter((secret) => !/[\\%]/u.test(secret));
    const layers = fc.array(fc.tuple(fc.constantFrom(...LANGUAGES), choices), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(plain, layers, (secret, some) => {
        const written = some.reduce((text, [language, chosen]) => write(text, language, chosen), secret);
        expect(redact(secret, `it is ${written} .`)).toBe('it is *** .');
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['Gson and Go', 'aGVsbG8td29ybGQtc2VjcmV0LWtleQ==', 'aGVsbG8td29ybGQtc2VjcmV0LWtleQ\\u003d\\u003d'],
    ['.NET', 'wJalrXUtnFEMI+K7MDENG', 'wJalrXUtnFEMI\\u002BK7MDENG'],
    ['PHP', 'wJalr/XUtn/FEMI', 'wJalr\\/XUtn\\/FEMI'],
    ['JSON in JSON', 'wJalr"XUtn\\FEMI/K', JSON.stringify(JSON.stringify('wJalr"XUtn\\FEMI/K')).slice(3, -3)],
    ['a form in JSON', 'a b"c&d/efgh', 'a+b%22c\\u0026d%2fefgh'],
  ])('is taken out as written by %s', (_, secret, written) => {
    expect(redact(secret, `key ${written}, as sent`)).toBe('key ***, as sent');
  });

  it('is taken out when a cut went through an escape', () => {
    const secret = 'abcdefghij=klmnop';
    for (const escape of ['\\u003d', '\\\\u003d', '%3D']) {
      for (let length = 0; length <= escape.length; length += 1) {
        const cut = `key abcdefghij${escape.slice(0, length)}…`;
        expect(redact(secret, cut)).toBe('key ***…');
      }
    }
    for (const char of ['ä', '中', '\u{1f600}']) {
      const escape = encodeURIComponent(char);
      for (let length = 1; length < escape.length; length += 1) {
        const cut = `key abcdefghij${escape.slice(0, length)}…`;
        expect(redact(`abcdefghij${char}klmnop`, cut)).toBe('key ***…');
      }
    }
  });

  it('leaves texts with escapes alone that hold none', () => {
    const text = '100 % of C:\\new\\users & "\\u00zz" &unknown; &#x110000; %zz %E4 \\';
    expect(redact('no-such-secret', text)).toBe(text);
  });
});

describe('a secret with odd spacing', () => {
  it('is taken out as it is, and as it is shown in one plain line', () => {
    const spacing = fc.string({
      unit: fc.constantFrom(' ', '\t', '\u00a0', '\u200b', '\u3000', '\u2028', '\ufeff', '\u202e'),
      minLength: 1,
      maxLength: 4,
    });
    const word = fc.string({
      unit: fc.constantFrom('a', 'b', 'X', 'Y', '0', '9', '/', '+', '='),
      minLength: 4,
      maxLength: 9,
    });
    fc.assert(
      fc.property(word, spacing, word, (start, between, end) => {
        const secret = start + between + end;
        const text = `key ${secret}, as sent`;
        expect(redact(secret, text)).toBe('key ***, as sent');
        expect(redact(secret, plainLine(text))).toBe('key ***, as sent');
        expect(redact(secret, JSON.stringify(text))).toBe('"key ***, as sent"');
        expect(redact(secret, new URLSearchParams({ key: secret }).toString())).toBe('key=***');
      }),
    );
  });

  it('is taken out of a text in UTF-16', () => {
    const text = Buffer.from('key abcdefgh ijklm, as sent', 'utf16le').toString('latin1');
    expect(redact('abcdefgh ijklm', text).replaceAll('\0', '')).toBe('key ***, as sent');
  });
});

describe('a secret in another case', () => {
  it.each([
    ['of a host name', 'Ak-QwErTyUiOpAsDfG', 'ak-qwertyuiopasdfg.example', '***.example'],
    ['of a word', 'Password', 'the password', 'the ***'],
    [
      'in Base64',
      'ak/QwErTyUiOpAsDfG',
      Buffer.from('ak/QwErTyUiOpAsDfG').toString('base64').toLowerCase(),
      '***',
    ],
  ])('%s is taken out', (_, secret, written, expected) => {
    expect(redact(secret, written)).toBe(expected);
  });

  it.each([
    ['without its dashes', 'ak-ZqX7-Lw93-TtRv', 'akZqX7Lw93TtRv'],
    ['with other dashes', 'ak-ZqX7-Lw93-TtRv', 'ak\u2010Zq\u2013X7Lw93\u2014TtRv'],
    ['with dashes that it has not', 'akZqX7Lw93TtRv', 'akZq-X7Lw-93Tt-Rv'],
  ])('%s is taken out', (_, secret, written) => {
    expect(redact(secret, `key ${written} - as sent`)).toBe('key *** - as sent');
  });
});
