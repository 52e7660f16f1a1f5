import type { KnownFile } from './scan-report.ts';

/** A file to scan. */
export interface FileToScan {
  /** Relative to the workspace, with forward slashes. */
  readonly path: string;
  /** Absolute, links resolved; bytes, because not every name is text. */
  readonly absolutePath: Uint8Array;
  /** Its own name, and those of links to it; by all of them, programs may find it. */
  readonly names: readonly string[];
  /** True if the config file names it as a model. */
  readonly isConfigured?: boolean;
  /** The steps that its scan may take beyond those that every file of its size may take; `LIMITS.fileSteps` by default. */
  readonly extraSteps?: number;
}

/** Some bytes of a file, as a scan has read them. */
export interface FilePart {
  readonly start: number;
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/**
 * What is hashed. `models`: each file that is recognised or named like a model. `all`: also every other one. `read`: only
 * what the scan has to read, so that large weights are not read; `FileResult.parts` tells what that was.
 */
export type HashMode = 'models' | 'all' | 'read';

/** What a file holds. Plain data, which goes from one thread to another. */
export interface FileResult {
  readonly bytes: number;
  /** Undefined if the file could not be read to its end, or the mode does not ask for its hash. */
  readonly sha256: string | undefined;
  /** All that the scan has read, in order, if only that is hashed: another file with these parts gives the same result. */
  readonly parts?: readonly FilePart[];
  /** Undefined if the file is neither recognised nor named like a model. */
  readonly scanned: KnownFile | undefined;
  readonly isKnown: boolean;
  /** The steps that its scan took beyond those that every file of its size may take. */
  readonly extraSteps: number;
  /** False if another machine might find more. */
  readonly isFinal: boolean;
}
