import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../../src/text/canonical-json.ts';
import { deriveSealKey, seal, unseal } from '../../../src/cache/seal.ts';

const KEY = deriveSealKey('a secret of somebody');
const TRUSTING = { key: undefined, requiresSignature: false };
const STRICT = { key: KEY, requiresSignature: true };

describe('canonicalJson', () => {
  it('gives the same text for the same data, whatever the order of the keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
        const reversed = Object.fromEntries(Object.entries(data).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(data));
        expect(JSON.parse(canonicalJson(data))).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  it('refuses data that are nested too deeply', () => {
    const deep: unknown = JSON.parse('['.repeat(5000) + ']'.repeat(5000));
    expect(() => canonicalJson(deep)).toThrow(RangeError);
  });
});

describe('a sealed record', () => {
  it.each([
    ['without a key', undefined, TRUSTING],
    ['with a key', KEY, STRICT],
    ['with a key, where nobody asks for it', KEY, TRUSTING],
  ])('gives back its body: %s', (_, key, trust) => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), (data) => {
        const body: unknown = JSON.parse(JSON.stringify(data));
        expect(unseal(seal(body, key), trust)).toEqual({ body });
      }),
    );
  });

  it.each([undefined, KEY])('is damaged if any byte of it is changed, added or missing', (key) => {
    const bytes = Buffer.from(seal({ score: 0.25, name: 'digits' }, key));
    const change = fc.record({ at: fc.nat(bytes.length - 1), mask: fc.integer({ min: 1, max: 255 }) });
    fc.assert(
      fc.property(change, fc.constantFrom('flip', 'cut', 'add'), ({ at, mask }, kind) => {
        const flipped = Buffer.from(bytes);
        flipped.writeUInt8(flipped.readUInt8(at) ^ mask, at);
        const texts = {
          flip: flipped.toString('latin1'),
          cut: bytes.subarray(0, at).toString(),
          add: `${bytes.subarray(0, at).toString()} ${bytes.subarray(at).toString()}`,
        };
        expect(unseal(texts[kind], TRUSTING)).toEqual({ fault: 'damaged' });
      }),
      { numRuns: 500 },
    );
  });

  it('is believed by its own key only, if a signature is asked for', () => {
    const body = { score: 1 };
    expect(unseal(seal(body, undefined), STRICT)).toEqual({ fault: 'unsigned' });
    const other = deriveSealKey('another secret of somebody');
    expect(unseal(seal(body, other), STRICT)).toEqual({ fault: 'other-signature' });
    const withoutKey = { key: undefined, requiresSignature: true };
    expect(unseal(seal(body, KEY), withoutKey)).toEqual({ fault: 'other-signature' });
  });

  it.each([
    ['a signature for another body', (text: string) => text.replace('"score":1', '"score":0')],
    ['deep JSON', () => '['.repeat(1_000_000)],
    ['no JSON', () => 'records'],
    ['an empty file', () => ''],
  ])('is damaged: %s', (_, change) => {
    expect(unseal(change(seal({ score: 1 }, KEY)), STRICT)).toEqual({ fault: 'damaged' });
  });
});

describe('deriveSealKey', () => {
  it('gives 32 bytes that differ from secret to secret, and do not show it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 16 }), fc.string({ minLength: 16 }), (one, other) => {
        expect(deriveSealKey(one)).toHaveLength(32);
        expect(deriveSealKey(one).equals(deriveSealKey(other))).toBe(one === other);
        expect(deriveSealKey(one).includes(one)).toBe(false);
      }),
    );
  });

  it('stays the same: an older record must still be believed', () => {
    expect(KEY.toString('hex')).toBe('1c7fcbf8403d19dd2efd15a7b518fbfd820a2123471c3c87fa2f2c90de7aa50d');
  });
});
