import type { KnownFile } from './scan-report.ts';

/** A file to scan. */
export interface FileToScan {
  /** Relative to the workspace, with forward slashes. */
  readonly path: string;
  /** Absolute, links resolved; bytes, because not every name is text. */
  readonly absolutePath: Uint8Array;
  /** Its own name, and those of links to it; by all of them, programs may find it. */
  readonly names: readonly string[];
}

/** What a file holds. Plain data, which goes from one thread to another. */
export interface FileResult {
  readonly bytes: number;
  /**
   * Undefined if the file could not be read to its end; unless all files are hashed, also if it is neither recognised nor
   * named like a model.
   */
  readonly sha256: string | undefined;
  /** Undefined if the file is neither recognised nor named like a model. */
  readonly scanned: KnownFile | undefined;
  readonly isKnown: boolean;
  /** False if another machine might find more. */
  readonly isFinal: boolean;
}
