import { describe, expect, test } from '@jest/globals';
import { MemorySource } from '../../src/byte-source.ts';
import { beginsPickle } from '../../src/pickle/probe.ts';
import { noise } from '../support/noise.ts';

/* What is taken for a pickle, and what is not. */

const begins = (bytes: Uint8Array): boolean => beginsPickle(new MemorySource(bytes));

test.each([16, 64, 1000])('of 20,000 contents of %d random bytes, two at most pass for pickles', (size) => {
  const bytes = noise(20_000 * 16 + size);
  const taken = Array.from({ length: 20_000 }, (_, index) => bytes.subarray(16 * index, 16 * index + size));
  expect(taken.filter(begins).length).toBeLessThanOrEqual(2);
});

describe('is a pickle', () => {
  test.each([
    ['that calls an extension', '\x82\x01)R.'],
    ['that makes an object of an extension', '\x82\x01)\x81}b.'],
    ['that names its protocol and has an extension', '\x80\x02\x82\x01.'],
    ['of protocol 0', 'ccollections\nOrderedDict\np0\n(tp1\nRp2\n.'],
    ['of protocol 1', '(cnumpy\nndarray\nq\0(K\0tq\x01o.'],
    ['of protocol 0 with a list', '(lp0\nI1\naI2\naI3\na.'],
    ['of protocol 4 without its name', '\x8c\x02os\x94\x8c\x06system\x94\x93\x8c\x01x\x85R.'],
  ])('%s', (_, text) => {
    expect(begins(Buffer.from(text, 'latin1'))).toBe(true);
  });
});
