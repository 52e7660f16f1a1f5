import type { Program } from '../../src/core/own-program.ts';

/** A program as evidence names it. */
export const PROGRAM: Program = {
  version: '1.2.3',
  bundle: { entry: 'b'.repeat(64), folder: 'd'.repeat(64) },
  actionRef: 'v1',
};
