import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeAll, streams } from '../support/compressed-streams.ts';

describe.each(streams)('%s', (_, bytes, decode) => {
  test('cut anywhere, it gives the beginning of its content, and says that it is not all', async () => {
    const whole = await decodeAll(decode, bytes);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
        const { content, fault } = await decodeAll(decode, bytes.subarray(0, length));
        expect(whole.content.subarray(0, content.length)).toEqual(content);
        expect(fault !== undefined || content.length < whole.content.length || length === bytes.length).toBe(
          true,
        );
      }),
      { numRuns: 60 },
    );
  });

  test('changed anywhere, or random behind its first bytes, it ends', async () => {
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)).map(([at, value]) => {
      const changed = Buffer.from(bytes);
      changed[at] = value;
      return changed;
    });
    const random = fc
      .tuple(fc.nat(20), fc.uint8Array({ maxLength: 300 }))
      .map(([kept, rest]) => Buffer.concat([bytes.subarray(0, kept), rest]));
    await fc.assert(
      fc.asyncProperty(fc.oneof(change, random), async (hostile) => {
        expect((await decodeAll(decode, hostile)).used).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 150 },
    );
  });
});
