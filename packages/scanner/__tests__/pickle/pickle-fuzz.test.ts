import { describe, expect, it } from '@jest/globals';
import { fuzzArrays, fuzzPickles } from '../../fuzz/fuzz.ts';
import { hasPython, JOBLIB } from '../../fuzz/oracle.ts';

// The nightly workflow compares a million; `node packages/scanner/fuzz/cli.ts` takes a seed and a number.
const itWithPython = hasPython() ? it : it.skip;
const itWithJoblib = hasPython(JOBLIB) ? it : it.skip;

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

describe('the followers of arrays beside joblib and NumPy (need both; SUPPLY_CHAIN_PYTHON names a Python)', () => {
  itWithJoblib(
    'lose no call in 300 files that were changed at random',
    async () => {
      const { pickles, withCalls, losses } = await fuzzArrays(7, 300);
      expect(losses.map(({ pickle, lost }) => [pickle.toString('hex'), ...lost])).toEqual([]);
      expect(pickles).toBe(300);
      expect(withCalls).toBeGreaterThan(20);
    },
    120_000,
  );
});
