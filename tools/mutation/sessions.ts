import type { Pass } from './environment.ts';

/** A test file that is loaded and waits to be run for one mutant after the other. */
export interface Session {
  /**
   * Runs tests of the file until the first fails.
   * @param mutant the id of the change that is active meanwhile; undefined for none
   * @param tests their full names
   * @param hitLimit how often the changed code may run before that counts as an endless loop
   */
  run(mutant: string | undefined, tests: ReadonlySet<string>, hitLimit?: number): Promise<Pass>;
  /** Lets Jest finish the file. */
  close(): void;
}

interface Opening {
  /** Active from the first line of the file on. */
  readonly mutant: string | undefined;
  readonly onReady: (session: Session) => void;
}

declare global {
  /** Jest loads the environment as a module of its own, so both sides meet here: what is to be done with a test file. */
  var mutationOpenings: Map<string, Opening> | undefined;
}

/** The test files that are being opened, by their paths. */
export const openings = (globalThis.mutationOpenings ??= new Map<string, Opening>());
