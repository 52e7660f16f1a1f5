import type { Measuring } from '../../packages/common/bench/measuring.ts';
import type { Launcher } from './launcher.ts';

/** The tools that every section works with. */
export interface Bench extends Measuring {
  readonly launcher: Launcher;
  /** The built action. */
  readonly dist: string;
  /** A Python with `requests`, or why there is none. */
  readonly python: { readonly path: string } | { readonly missing: string };
  /** Folders of files that the supply-chain scan is measured on, if there are any. */
  readonly corpora: string | undefined;
}

export const MIB = 1024 * 1024;
