import type { Launcher } from './launcher.ts';

/** The tools that every section works with. */
export interface Bench {
  readonly launcher: Launcher;
  /** The built action. */
  readonly dist: string;
  /** For files; removed at the end. */
  readonly folder: string;
  /** A Python with `requests`, or why there is none. */
  readonly python: { readonly path: string } | { readonly missing: string };
  /** True for the sizes of docs/performance.md; false for moderate ones. */
  readonly full: boolean;
  /** Folders of files that the supply-chain scan is measured on, if there are any. */
  readonly corpora: string | undefined;
  /** True for every victim, seed and draw of the engine's sections. */
  readonly deep: boolean;
  readonly print: (text: string) => void;
}

export const MIB = 1024 * 1024;
