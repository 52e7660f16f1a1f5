import { describe, expect, it } from '@jest/globals';
import { fuzzPickles } from '../../tools/pickle-fuzz/fuzz.ts';
import { hasPython } from '../../tools/pickle-fuzz/oracle.ts';

// The nightly workflow compares a million; `node tools/pickle-fuzz/cli.ts` takes a seed and a number.
const itWithPython = hasPython() ? it : it.skip;

describe('the pickle machine beside CPython (needs python3)', () => {
  itWithPython(
    'loses no name and no call of CPython in 3,000 random pickles',
    async () => {
      const { pickles, withCalls, losses } = await fuzzPickles(7, 3000);
      expect(losses.map(({ pickle, lost }) => [pickle.toString('hex'), ...lost])).toEqual([]);
      expect(pickles).toBe(3000);
      expect(withCalls).toBeGreaterThan(300);
    },
    120_000,
  );
});
