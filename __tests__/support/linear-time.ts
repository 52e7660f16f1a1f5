import { expect } from '@jest/globals';

const GROWTH = 8;
/** Below this much CPU time, growth says nothing. */
const NOISE_MS = 20;

/**
 * Expects that eight times the input takes far less than the 64 times of quadratic work. It compares CPU time within one
 * run, so a loaded machine does not matter.
 * @param work does the work for an input of a size
 * @param size of the smaller input
 */
export function expectLinear(work: (size: number) => void, size: number): void {
  work(size);
  const small = cpuMs(() => {
    work(size);
  });
  const large = cpuMs(() => {
    work(GROWTH * size);
  });
  expect(large).toBeLessThan(4 * GROWTH * Math.max(small, NOISE_MS));
}

function cpuMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
