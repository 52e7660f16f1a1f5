import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rewrite } from '../../src/redact/offset-mapped-text.ts';
import { ANCHOR_LENGTH, PrefixIndex } from '../../src/redact/prefix-index.ts';
import { Secrets } from '../../src/redact/secrets.ts';

// Few letters: forms begin alike, hold one another and overlap with themselves.
const letters = { unit: fc.constantFrom('a', 'b', '\u{1f600}') };

describe('the prefix index', () => {
  it('finds the same entries as trying each one', () => {
    const forms = fc.array(fc.string({ ...letters, minLength: 4, maxLength: 9 }), { maxLength: 30 });
    fc.assert(
      fc.property(forms, fc.string({ ...letters, maxLength: 30 }), (some, text) => {
        const index = new PrefixIndex();
        for (const form of some) index.add(form);
        expect(index.isEmpty).toBe(some.length === 0);
        const positions = Array.from({ length: text.length + 1 }, (_, position) => position);
        const found = (position: number): readonly number[] =>
          some.filter((form) => text.startsWith(form, position)).map((form) => form.length);
        expect(positions.map((position) => index.lengthAt(text, position))).toEqual(
          positions.map((position) => Math.max(0, ...found(position))),
        );
        const starts = positions.filter((position) => position >= 4).map((end) => text.slice(0, end));
        expect(starts.map((start) => index.hasStart(start))).toEqual(
          starts.map((start) => some.some((form) => form.startsWith(start))),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('follows a long entry as far as the text is the same', () => {
    const start = 'a'.repeat(ANCHOR_LENGTH);
    const ends = fc.array(fc.string({ ...letters, minLength: 1, maxLength: 9 }), { minLength: 1 });
    fc.assert(
      fc.property(ends, fc.string({ ...letters, maxLength: 9 }), (some, end) => {
        const index = new PrefixIndex();
        for (const one of some) index.add(start + one);
        const text = `b${start}${end}`;
        expect(index.lengthAt(text, 1)).toBe(ANCHOR_LENGTH);
        expect(index.extendedLengthAt(text, 1)).toBe(
          ANCHOR_LENGTH + Math.max(...some.map((one) => sharedLength(one, end))),
        );
      }),
    );
  });
});

function sharedLength(one: string, other: string): number {
  const at = [...one.split('').keys()].find((index) => one[index] !== other[index]);
  return at ?? one.length;
}

describe('a rewritten text', () => {
  it('knows where all of it came from', () => {
    const first = rewrite({ text: 'a%%bc%%' }, /%%/gu, () => '%');
    expect(first).toEqual({ text: 'a%bc%', starts: Uint32Array.of(0, 1, 3, 4, 5, 7) });
    const second = rewrite(first, /[b%]/gu, (found) => (found === 'b' ? 'b' : ''));
    expect(second).toEqual({ text: 'abc', starts: Uint32Array.of(0, 3, 4, 7) });
    expect(rewrite(second, /[ab]/gu, (found) => found)).toBe(second);
    expect(rewrite(second, /x/gu, () => '')).toBe(second);
  });
});

/** Each would take minutes, or more memory than there is, if secrets were tried one after the other. */
describe('redaction of much', () => {
  it('goes on with many secrets that begin alike', () => {
    const secrets = new Secrets();
    for (let count = 0; count < 10_000; count += 1) {
      secrets.add(`${'v'.repeat(12)}${String(count).padStart(8, '0')}`);
    }
    expect(secrets.redact('v'.repeat(100_000))).toBe('v'.repeat(100_000));
    expect(secrets.redact('vvvvvvvvvvvv…'.repeat(1000))).toBe('***…'.repeat(1000));
    expect(secrets.redact(`${'v'.repeat(100_000)}00001234.`)).toBe(`${'v'.repeat(99_988)}***.`);
  });

  it('goes on when secrets hold one another', () => {
    const secrets = new Secrets();
    for (let length = 8; length < 100; length += 1) secrets.add('a'.repeat(length));
    expect(secrets.redact('a'.repeat(300_000))).toBe('***');
    expect(secrets.redact('aaaaaaaa…'.repeat(100_000))).toBe('***…'.repeat(100_000));
  });

  it('goes on with secrets of many characters that repeat themselves, in texts that do, in any spelling', () => {
    const units = [
      'a',
      'ab',
      '%41',
      '%2525',
      String.raw`\u0025`,
      '&amp;',
      String.raw`%5c%26\x25&#x5c;`,
      'a…',
      'a ',
    ];
    for (const unit of units) {
      const secrets = new Secrets();
      const whole = unit.repeat(Math.ceil(30_000 / unit.length));
      for (let count = 0; count < 20; count += 1) secrets.add(`${whole}${String(count)}`);
      const clean = secrets.redact(`${whole}! ${whole.slice(unit.length)}${whole}?`);
      expect(clean.length).toBeLessThan(100);
    }
  });

  it('goes on when a long secret was cut in many places', () => {
    const secret = 'ak-ZqX7Lw93TtRvBnM2'.repeat(300);
    const secrets = new Secrets();
    secrets.add(secret);
    const cut = `${secret.slice(0, -1)}…`;
    expect(secrets.redact(cut.repeat(100) + `${secret.slice(0, 9)}…`.repeat(20_000))).toBe(
      '***…'.repeat(20_100),
    );
  });
});
