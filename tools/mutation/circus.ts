import { expect } from '@jest/globals';
import { run, setState } from 'jest-circus';
import { at, isObject } from '@model-security-scan/common/json';

/** Jest counts the snapshots of a test, and takes those of a second run for new ones. */
function clearSnapshots(test: unknown): void {
  const state = at(expect.getState(), 'snapshotState');
  if (isObject(state) && typeof state['clear'] === 'function') Reflect.apply(state['clear'], state, [test]);
}

const circus = { clearSnapshots, run, setState };

declare global {
  /** Jest's own loop over the tests of a file, for the environment, which lives outside of the tests' realm. */
  var mutationCircus: typeof circus;
}
globalThis.mutationCircus = circus;
