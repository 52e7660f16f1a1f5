import { Unreadable } from '@model-security-scan/common/unreadable';
const MIB = 1024 * 1024;
const GIB = 1024 * MIB;

/**
 * The bounds of the scan. Beyond one, what was scanned so far counts, and the file is listed as not scanned: never
 * called clean, and never a crash.
 */
export const LIMITS = {
  /** Archives and compressed streams inside each other. Real models nest three or four deep (a pickle in a zip in a tar in gzip). */
  depth: 12,
  /** Members and nested contents of one file, together. Large checkpoints have a few thousand. */
  contents: 100_000,
  /** What one file may expand to, all its compressed parts together. A runner's disk has 14 GiB free. */
  expandedBytes: 12 * GIB,
  /** A compressed stream may always expand to this size. */
  smallExpansionBytes: 512 * MIB,
  /** Beyond that size, the most that it may grow. Trained weights hardly shrink; a bomb grows a thousand times. */
  expansionRatio: 200,
  /** Decompressed content is kept in memory up to this size, and in a temporary file beyond it. */
  memoryBytes: 8 * MIB,
  /** Findings of one file; a person reads no more. */
  findings: 1000,
  /** Facts of one file for the bill of materials. */
  observations: 200,
  /**
   * The steps that the scan of one file may take beyond those of {@link LIMITS.stepsPerByte}. Reading a byte is a step, also
   * when it is read again; a step is about a tenth of a microsecond. Models take about as many as they have bytes.
   */
  fileSteps: 64_000_000,
  /** The steps that a file may always take, for each byte of it. */
  stepsPerByte: 16,
  /** A file may always take the steps of one of this size. */
  smallFileBytes: 64 * 1024,
  /** What all files of a scan together may take beyond that. */
  scanSteps: 1_000_000_000,
  /** The time for one file, whatever its size, in milliseconds. */
  fileMs: 120_000,
  /** Added to the time for each MiB of the file: 10 MiB a second is slower than any disk. */
  msPerMib: 100,
  /** If the scan's thread tells nothing for this long, it is ended. A thread that works tells something every second. */
  silenceMs: 60_000,
  /** The files that may be silent that long; after them a file may be silent for {@link LIMITS.shortSilenceMs}. */
  silentFiles: 3,
  shortSilenceMs: 10_000,
  /** The JavaScript memory of the scan's thread, in MiB. Buffers are bounded by their users. */
  heapMib: 512,
  /** Files and folders that the walk visits. */
  walkEntries: 1_000_000,
  /** Folders inside each other. */
  walkDepth: 64,
  /** Links out of the workspace, unreadable folders and the like that are listed one by one. */
  listedLimits: 100,
} as const;

/**
 * How long a thread may be silent, in milliseconds. Files that were made to hang must not cost a minute each.
 * @param silentFiles those that ended a thread of this kind by their silence
 */
export function silenceLimit(silentFiles: number): number {
  return silentFiles < LIMITS.silentFiles ? LIMITS.silenceMs : LIMITS.shortSilenceMs;
}

/**
 * Makes the error for a bound of {@link LIMITS} that was reached.
 * @param bound what there is too much of: `depth`, `members`, `size`, `work`, `time`
 * @param message one sentence for people
 * @param endsFile true if nothing more of the file is scanned. A faster or larger machine might get further.
 */
export function limitReached(bound: string, message: string, endsFile = false): Unreadable {
  return new Unreadable(endsFile ? 'file-limit' : 'limit', message, { subject: bound });
}
