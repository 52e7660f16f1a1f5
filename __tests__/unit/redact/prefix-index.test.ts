import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rewrite } from '../../../src/redact/offset-mapped-text.ts';
import { ANCHOR_LENGTH, PrefixIndex } from '../../../src/redact/prefix-index.ts';

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
      { numRuns: 300 },
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
    expect(rewrite(second, /x/gu, () => '')).toEqual(second);
  });
});
