import type { ByteSource } from '../byte-source.ts';
import type { Unpacking } from '../content-format.ts';

/** Tells a disagreement between loaders. */
export type Tampering = (subject: string, detail: string) => void;

/** A part of an archive. */
export interface Range {
  readonly start: number;
  readonly end: number;
  /** The member's name, or `directory`. */
  readonly what: string;
}

/** The state of the scan of one archive. */
export interface Archive {
  readonly bytes: ByteSource;
  readonly unpacking: Unpacking;
  readonly found: Tampering;
  /** What members and directories take up. */
  readonly ranges: Range[];
  /** The offset of the member that a name stands for, by the loosest reading of the name. */
  readonly names: Map<string, number>;
  /** The offsets of members that were scanned. */
  readonly scannedAt: Set<number>;
}
