import { describe, expect, it } from '@jest/globals';
import { mapConcurrently } from '../../../src/core/concurrency.ts';

describe('working through items a few at a time', () => {
  it('gives the results in the order of the items', async () => {
    const work = async (turns: number): Promise<number> => {
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      return turns * 10;
    };
    expect(await mapConcurrently([9, 1, 5, 0], 3, work)).toEqual([90, 10, 50, 0]);
    expect(await mapConcurrently([], 3, work)).toEqual([]);
  });

  it.each([1, 2, 7])('never works on more than %d at once', async (limit) => {
    let running = 0;
    let most = 0;
    await mapConcurrently(Array.from({ length: 20 }), limit, async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    });
    expect(most).toBe(limit);
  });

  it('ends with the first failure, starts nothing after it and waits for running calls', async () => {
    const ended: number[] = [];
    const begun: number[] = [];
    const work = async (item: number): Promise<void> => {
      begun.push(item);
      if (item === 1) throw new Error('first');
      await new Promise(setImmediate);
      ended.push(item);
      if (item === 0) throw new Error('second');
    };
    await expect(mapConcurrently([0, 1, 2, 3], 2, work)).rejects.toThrow('second');
    expect([begun, ended]).toEqual([[0, 1], [0]]);
  });
});
