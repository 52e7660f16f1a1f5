import { expect, it } from '@jest/globals';
import { fuzzTorch } from '../../packages/scanner/fuzz/fuzz.ts';
import { hasPython, TORCH } from '../../packages/scanner/fuzz/oracle.ts';

// SUPPLY_CHAIN_PYTHON names a Python that has PyTorch; `node packages/scanner/fuzz/cli.ts --torch` takes a seed and a number.
const itWithTorch = hasPython(TORCH) ? it : it.skip;

itWithTorch(
  'when PyTorch reads 400 of its files that were changed at random, the scan loses no call of it',
  async () => {
    const { pickles, withCalls, losses } = await fuzzTorch(7, 400);
    expect(losses.map(({ pickle, lost }) => [pickle.toString('hex'), ...lost])).toEqual([]);
    expect(pickles).toBe(400);
    expect(withCalls).toBeGreaterThan(40);
  },
  300_000,
);
