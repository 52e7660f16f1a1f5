import { expect } from '@jest/globals';

const GROWTH = 8;
/** Below this much CPU time, growth says nothing. */
const NOISE_MS = 20;

const ATTEMPTS = 5;

/**
 * Expects that eight times the input takes far less than the 64 times of quadratic work. It compares CPU time within one
 * run. A loaded machine only adds to it, so of several measurements the least counts.
 * @param work does the work for an input of a size
 * @param size of the smaller input
 */
export function expectLinear(work: (size: number) => void, size: number): void {
  work(size);
  const small = Math.min(cpuMs(work, size), cpuMs(work, size));
  const limit = 4 * GROWTH * Math.max(small, NOISE_MS);
  let large = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && large >= limit; attempt += 1) {
    large = Math.min(large, cpuMs(work, GROWTH * size));
  }
  expect(large).toBeLessThan(limit);
}

function cpuMs(work: (size: number) => void, size: number): number {
  const start = process.cpuUsage();
  work(size);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
