import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatBytes, counted, grouped } from '@model-security-scan/common/number-words';

describe('numbers in words', () => {
  it.each([
    [0, '0 files'],
    [1, '1 file'],
    [5000, '5,000 files'],
  ])('%i of something', (count, words) => {
    expect(counted(count, 'file', 'files')).toBe(words);
  });

  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1.0 kB'],
    [1_048_576, '1.0 MB'],
    [999_949, '999.9 kB'],
    [999_950, '1.0 MB'],
    [2_500_000_000, '2.5 GB'],
    [1e12, '1.0 TB'],
    [1e16, '10000.0 TB'],
  ])('%i bytes', (bytes, words) => {
    expect(formatBytes(bytes)).toBe(words);
  });

  it('group digits as English does', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (count) => {
        expect(grouped(count)).toBe(count.toLocaleString('en-US'));
      }),
    );
  });
});
