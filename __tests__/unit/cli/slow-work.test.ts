import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { withSlowWork } from '../../../src/cli/slow-work.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('says once what takes long, and nothing of what is quick, and leaves no timer', async () => {
  const written: string[] = [];
  const found = await withSlowWork({ write: (text) => written.push(text) }, async (note) => {
    for (const [words, seconds] of [
      ['quick', 2],
      ['slow\u001B[2J', 60],
      ['slower', 6],
    ] as const) {
      note(words);
      await jest.advanceTimersByTimeAsync(1000 * seconds);
    }
    return 1;
  });

  expect(found).toBe(1);
  expect(written).toHaveLength(2);
  expect(written[0]).toMatch(/^slow/u);
  expect(written.join('')).not.toContain('\u001B');
  expect(jest.getTimerCount()).toBe(0);
});
