import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PrivateSeal } from '../../../src/cache/private-seal.ts';

const SECRET = 'a-secret-that-is-long-enough';
const seal = new PrivateSeal(SECRET);
const BODY = { jobId: 'j1', uploads: 'https://storage.example/x?sig=s3cret' };

describe('a sealed entry', () => {
  it('is opened with the same secret, and shows nothing', () => {
    const text = seal.seal('job-1', BODY);
    expect(new PrivateSeal(SECRET).open('job-1', text)).toEqual(BODY);
    expect(text).not.toMatch(/s3cret|storage/u);
    expect(Buffer.from(text.split(' ')[1] ?? '', 'base64url').toString('latin1')).not.toMatch(
      /s3cret|storage/u,
    );
    expect(seal.seal('job-1', BODY)).not.toBe(text);
  });

  it('is nothing with another secret, or under another name', () => {
    const text = seal.seal('job-1', BODY);
    expect(new PrivateSeal(`${SECRET}!`).open('job-1', text)).toBeUndefined();
    expect(seal.open('job-2', text)).toBeUndefined();
  });

  it('is nothing if a single character differs', () => {
    const text = seal.seal('job-1', BODY).trimEnd();
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('A', 'b', '-', ' '), (at, character) => {
        const changed = `${text.slice(0, at)}${character}${text.slice(at + 1)}`;
        const opened = seal.open('job-1', changed);
        expect(opened === undefined || JSON.stringify(opened) === JSON.stringify(BODY)).toBe(true);
      }),
    );
    expect(seal.open('job-1', text.slice(0, -8))).toBeUndefined();
    expect(seal.open('job-1', '')).toBeUndefined();
  });

  it('has a name that depends on the secret and on every part', () => {
    const names = [
      seal.nameOf(['a', 'b']),
      seal.nameOf(['b', 'a']),
      seal.nameOf(['ab']),
      new PrivateSeal(`${SECRET}!`).nameOf(['a', 'b']),
    ];
    expect(new Set(names).size).toBe(4);
    expect(seal.nameOf(['a', 'b'])).toBe(names[0]);
    for (const name of names) expect(name).toMatch(/^[\da-f]{64}$/u);
  });
});
