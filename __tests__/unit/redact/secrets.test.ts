import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { maskableLines, Secrets } from '../../../src/redact/secrets.ts';
import { plainLine } from '@model-security-scan/common/sanitize';

const KEY = 'k3y/With+odd=chars &<>"\'!(ä) ~*';

function keeping(...secrets: readonly string[]): Secrets {
  const kept = new Secrets();
  for (const secret of secrets) kept.add(secret);
  return kept;
}

/** Base64 as it stands in the middle of a longer text: without the ends that the neighbours decide. */
function base64Within(secret: string, before: number, after: number): string {
  const bytes = Buffer.concat([Buffer.alloc(before, 'x'), Buffer.from(secret), Buffer.alloc(after, 'y')]);
  return bytes.toString('base64');
}

/** How other programs write a secret, each by its own means. */
function formsIn(secret: string): Readonly<Record<string, string>> {
  return {
    'as it is': secret,
    'percent-encoded': encodeURIComponent(secret),
    'percent-encoded in lower case': encodeURIComponent(secret).replace(/%../gu, (one) => one.toLowerCase()),
    'percent-encoded strictly': encodeURIComponent(secret).replace(
      /[!'()*~]/gu,
      (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
    'as a form field': new URLSearchParams({ field: secret }).toString().slice('field='.length),
    'as a form field in lower case': new URLSearchParams({ field: secret })
      .toString()
      .slice('field='.length)
      .replace(/%../gu, (one) => one.toLowerCase()),
    'with plus for space': encodeURIComponent(secret).replaceAll('%20', '+'),
    'in an address': encodeURI(secret),
    'in JSON': JSON.stringify(secret).slice(1, -1),
    'in JSON with escaped slashes': JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
    'in ASCII JSON': JSON.stringify(secret)
      .slice(1, -1)
      .replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    'in Base64': Buffer.from(secret).toString('base64').replace(/=+$/u, ''),
    'in Base64 for addresses': Buffer.from(secret).toString('base64url'),
  };
}

describe('redact', () => {
  it.each(Object.entries(formsIn(KEY)))('takes out a secret %s', (_, form) => {
    expect(keeping(KEY).redact(`before ${form} after ${form}.`)).toMatch(
      /^before \*\*\*.? after \*\*\*.?\.$/u,
    );
  });

  it.each([0, 1, 2, 3, 4])('takes out Base64 of a secret with %i bytes before it', (before) => {
    const secret = 'a?b>c~d~key-of-the-service';
    for (const after of [0, 1, 2, 3]) {
      const standard = base64Within(secret, before, after);
      for (const text of [standard, standard.replaceAll('+', '-').replaceAll('/', '_')]) {
        const clean = keeping(secret).redact(text);
        // Of neighbours and padding at most a few characters are left beside the mask.
        expect(clean).toMatch(/^[\w+/=-]{0,7}\*{3}[\w+/=-]{0,8}$/u);
      }
    }
  });

  const UUID = '6F1c2d3e-0a4b-4c5d-8e6f-00a1b2c3d4e5';
  const PEM = `-----BEGIN KEY-----\n${Buffer.from(KEY.repeat(9)).toString('base64')}\n-----END KEY-----`;

  /** Base64 in lines, as in MIME (76) and PEM (64), with the line ends of both systems, in JSON, and indented. */
  const wrapped = [76, 64, 20].flatMap((width) =>
    ['\n', '\r\n', String.raw`\n`, String.raw`\r\n`, '\n    ', '%0D%0A'].map((end) => [
      `Base64 in lines of ${String(width)} that end in ${JSON.stringify(end)}`,
      KEY.repeat(9),
      Buffer.from(KEY.repeat(9))
        .toString('base64')
        .replace(/=+$/u, '')
        .replace(new RegExp(`.{${String(width)}}`, 'gu'), `$&${end}`),
    ]),
  );

  it.each([
    ['a UUID in lower case', UUID, UUID.toLowerCase()],
    ['a UUID in upper case', UUID, UUID.toUpperCase()],
    ['a UUID without dashes', UUID, UUID.replaceAll('-', '').toLowerCase()],
    ['a UUID without dashes in upper case', UUID, UUID.replaceAll('-', '').toUpperCase()],
    ['a UUID that was given without dashes', UUID.replaceAll('-', ''), UUID.toLowerCase()],
    ['a hexadecimal key in upper case', 'c0ffee00d15ea5e5'.repeat(4), 'C0FFEE00D15EA5E5'.repeat(4)],
    ['a key with invisible characters', 'ak-ZqX7Lw93TtRvBnM2', 'ak-ZqX7\u200bLw93\u00adTt\u2060RvBnM2'],
    ['a key in two lines', 'ak-ZqX7Lw93TtRvBnM2', 'ak-ZqX7Lw\n  93TtRvBnM2'],
    ['a PEM file in one line', PEM, PEM.replaceAll('\n', ' ')],
    ['a long key that was cut off', KEY.repeat(9), KEY.repeat(9).slice(0, 70)],
    ...wrapped,
  ])('takes out %s', (...[, secret = '', written = '']) => {
    expect(keeping(secret).redact(`it is "${written}", as sent`)).toMatch(
      /^it is "-*\*{3}.?\s*-*", as sent$/u,
    );
  });

  it('takes out each line of a secret with several lines', () => {
    const secrets = keeping(
      '-----BEGIN KEY-----\r\nline-one-of-it\n  line-two-of-it  \nab\n-----END KEY-----',
    );
    expect(secrets.redact('line-one-of-it, line-two-of-it, ab')).toBe('***, ***, ab');
    expect(secrets.redact('x-----BEGIN KEY-----y')).toBe('x-----***-----y');
    expect(keeping('line-one\nline-two').redact('"line-one\\nline-two"')).toBe('"***"');
  });

  it('takes out a secret of four characters, and leaves words alone when one is shorter', () => {
    expect(keeping('k3y9').redact('k3y9k3y9 k3y')).toBe('****** k3y');
    expect(keeping('abc').redact('abcd abc')).toBe('abcd abc');
    expect(keeping('', ' ', '\n').redact('a b\nc')).toBe('a b\nc');
  });

  it('leaves nothing of secrets that overlap, in any order', () => {
    for (const secrets of [keeping('abcdefgh', 'efghijkl'), keeping('efghijkl', 'abcdefgh')]) {
      expect(secrets.redact('-abcdefghijkl-')).toBe('-***-');
      expect(secrets.redact('-abcdefgh-efghijkl-')).toBe('-***-***-');
    }
    expect(keeping('abcdefgh', 'cdef').redact('abcdefgh cdef')).toBe('*** ***');
    expect(keeping('abab').redact('xababab')).toBe('x***');
    // By more than an anchor, also after a text that repeats itself as a secret does.
    const [first, second, third] = ['a', 'b', 'c'].map((one) =>
      createHash('sha512').update(one).digest('hex'),
    );
    const chain = `${'v'.repeat(2000)}-${String(second)}${String(third)}`;
    const long = keeping(`${String(first)}${String(second)}!`, chain.slice(2001), 'v'.repeat(3000));
    expect(long.redact(`${String(first)}${chain.slice(2001)}.`)).toBe('***.');
    expect(long.redact(`${chain}.`)).toBe('***-***.');
  });

  it('takes out the start of a secret that stands before the cut of a text', () => {
    const secret = 'a-very-long-secret-of-the-service';
    const clean = keeping(secret).redact(plainLine(`The key ${secret} is wrong.`, 30));
    expect(clean).toBe('The key ***…');
    expect(keeping(secret).redact('a-very-… a very…')).toBe('a-very-… a very…');
    expect(keeping(secret).redact('… a-very-long-sec…')).toBe('… ***…');
  });

  it('does not depend on white space around the secret', () => {
    const encoded = Buffer.from('spaced-secret-k').toString('base64');
    expect(keeping(' spaced-secret-k\n').redact(`"spaced-secret-k" ${encoded}`)).toBe('"***" ***');
  });

  it('takes half surrogate pairs', () => {
    expect(keeping('abc\ud800def').redact('abc\ud800def abc%EF%BF%BDdef')).toBe('*** ***');
  });

  it('leaves no form of any secret in any surroundings', () => {
    const secret = fc.string({ unit: 'grapheme', minLength: 7, maxLength: 40 }).filter(isUsable);
    const ascii = fc.string({ minLength: 7, maxLength: 40 }).filter(isUsable);
    // No writer leaves an escape unfinished: what follows would be a part of it.
    const between = fc.string({ maxLength: 8 }).map((text) => `${text} `);
    const surroundings = fc.array(between, { minLength: 25, maxLength: 25 });
    fc.assert(
      fc.property(
        fc.array(fc.oneof(secret, ascii), { minLength: 1, maxLength: 3 }),
        surroundings,
        (some, between) => {
          const secrets = keeping(...some);
          const forms = some.flatMap((one) => Object.values(formsIn(one)));
          const text = forms.map((form, index) => `${between[index % between.length] ?? ''}${form}`).join('');
          const clean = secrets.redact(text);
          // Base64 ends in characters that its neighbours decide: the last is not looked for.
          for (const form of forms) expect(clean).not.toContain(form.slice(0, -1));
          for (const one of some) expect(clean).not.toContain(one);
        },
      ),
    );
  });
});

/** Without all that cannot be seen, and without dashes. */
function squeezed(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Pd}\p{Zl}\p{Zp}\s]/gu, '');
}

/** Secrets that the mask itself or a mere repetition would contain prove nothing. */
function isUsable(secret: string): boolean {
  // Fewer than four characters that can be seen are left to the runner.
  const isLong = secret.length >= 7 && squeezed(secret).length >= 4;
  return isLong && !secret.includes('*') && secret.trim() === secret && secret.isWellFormed();
}

describe('redactAll', () => {
  it('goes through plain data, keeps its keys and all that is no text', () => {
    const data = {
      text: 'is secret-key',
      list: ['secret-key', 1, true, null, ['secret-key']],
      nested: { 'secret-key': 'a', absent: undefined },
      count: 7,
    };
    expect(keeping('secret-key').redactAll(data)).toStrictEqual({
      text: 'is ***',
      list: ['***', 1, true, null, ['***']],
      nested: { 'secret-key': 'a', absent: undefined },
      count: 7,
    });
    expect(data.text).toBe('is secret-key');
  });

  it('leaves out a number of the service that holds a secret, and no other number', () => {
    const data = { score: 1234567890, supplychain_vuldetected: 12345678905, bytes: 1234567890, threshold: 0 };
    expect(keeping('1234567890').redactAll([data])).toStrictEqual([{ bytes: 1234567890, threshold: 0 }]);
    expect(keeping('0.25').redactAll({ score: 0.255, threshold: 0.25 })).toStrictEqual({ threshold: 0.25 });
    expect(keeping('1234567890').redactAll({ score: 0.5 })).toStrictEqual({ score: 0.5 });
  });

  it('leaves words of its own and the numbers of pictures as they are', () => {
    const secrets = keeping('data', '1234');
    const words = { status: 'data', failureReason: 'data', origin: 'data', reason: 'data', state: 'data' };
    const more = { mode: 'data', slot: 'data', task: 'data', attack: 'data', kind: 'data' };
    expect(secrets.redactAll({ ...words, ...more, path: 'data' })).toEqual({
      ...words,
      ...more,
      path: '***',
    });
    expect(secrets.redactAll({ score: '1234' })).toEqual({ score: '***' });
    const picture = Uint8Array.of(1, 2, 3, 4);
    expect(secrets.redactAll({ picture }).picture).toBe(picture);
  });

  it('gives back data without secrets as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(new Secrets().redactAll(value)).toEqual(value);
        expect(keeping('no-such-secret-anywhere').redactAll(value)).toEqual(value);
      }),
    );
  });
});

it('a short secret is not looked for in Base64, which occurs in other texts by chance', () => {
  expect(keeping('abcd').redact('abcd YWJjZA')).toBe('*** YWJjZA');
  expect(keeping('abcdef').redact('abcdef YWJjZGVm')).toBe('*** ***');
});

it.each([
  ['{', ['{']],
  ['abc', ['abc']],
  ['{\r\n  abcd\nabc\n   abc   \n----\n \t \nline 2\n}', ['  abcd', 'line 2']],
  [' \n{\n', ['{']],
  ['\n', []],
])('of %j the lines that may be masked are %j', (secret, lines) => {
  expect(maskableLines(secret)).toEqual(lines);
});
