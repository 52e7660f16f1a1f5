import { isUnreadable } from '@model-security-scan/common/unreadable';
import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { ScanFormat } from '../../src/scan.ts';
import { scanBytes } from './recording-scan.ts';

/** Random bytes, and a good file that is cut anywhere or has some bytes changed. */
function hostileBytes(good: Uint8Array): fc.Arbitrary<Uint8Array> {
  const place = fc.nat(Math.max(0, good.length - 1));
  const changed = fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 6 }).map((changes) => {
    const bytes = good.slice();
    for (const [at, value] of changes) bytes[at] = value;
    return bytes;
  });
  const cut = place.map((length) => good.slice(0, length));
  return fc.oneof(fc.uint8Array({ maxLength: 200 }), changed, cut);
}

/** Expects that hostile bytes give findings, or a refusal with a message, and nothing else. */
export function expectOnlyUnreadable(
  format: ScanFormat,
  good: Uint8Array,
  path = 'model.bin',
  runs = 300,
): void {
  fc.assert(
    fc.property(hostileBytes(good), (bytes) => {
      expect(outcomeOf(format, bytes, path)).toBe('read or refused');
    }),
    { numRuns: runs },
  );
}

function outcomeOf(format: ScanFormat, bytes: Uint8Array, path: string): unknown {
  try {
    scanBytes(format, bytes, path);
  } catch (error) {
    const isRefusal = isUnreadable(error, 'damaged', 'layout');
    if (!isRefusal || error.message === '') return error;
  }
  return 'read or refused';
}
