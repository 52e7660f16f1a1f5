import type { KnownFile } from './file-result.ts';
import type { SupplyChainFinding } from './rules/file-finding.ts';
import type { PackagesFolder } from './skipped-folders.ts';
import type { Observation } from './rules/declared.ts';

export type { KnownFile } from './file-result.ts';
export type { KnownFinding } from './rules/declared.ts';

/** A file that a scan recognised, or that has a name which models have. All text in it is untrusted. */
export interface ScannedFile {
  /** Relative to the workspace, with forward slashes. */
  readonly path: string;
  /** In bytes. */
  readonly bytes: number;
  /** In hexadecimal; absent if the file could not be read to its end. */
  readonly sha256?: string;
  /** The outermost format: `pickle`, `torch-zip`, `safetensors`; absent if the content was not recognised. */
  readonly format?: string;
  /** True if the file is one that models have, by its content or its name. */
  readonly isModelFile: boolean;
  /** True if the digest was known, so that the results of the earlier scan were taken over. */
  readonly isKnown: boolean;
  readonly observations: readonly Observation[];
  readonly findings: readonly SupplyChainFinding[];
  /** What a later scan of the same bytes may take over; absent if a limit of time or memory ended this scan. */
  readonly reusable?: KnownFile;
}

/** Plain data: what the files of a workspace hold. The same files give the same report. */
export interface ScanReport {
  /** Sorted by path. Files that are neither recognised nor named like a model are only counted. */
  readonly files: readonly ScannedFile[];
  /** The findings of all files, in the same order. */
  readonly findings: readonly SupplyChainFinding[];
  readonly counts: ScanCounts;
  /**
   * One sentence for each part of the workspace that was not looked at: too many files, folders that cannot be read,
   * links that lead out. Text in it is sanitized.
   */
  readonly limits: readonly ScanLimit[];
  /** Installed packages, of which only files with names that models have were scanned. */
  readonly packages: readonly PackagesFolder[];
  /** The patterns of `paths` that match no file. */
  readonly unmatchedPaths: readonly string[];
  /** The patterns of `ignore` that match no file. */
  readonly unmatchedIgnores: readonly string[];
}

export interface ScanCounts {
  /** All files that `paths` stands for, less those that are ignored. */
  readonly filesSeen: number;
  /** Files that were recognised, or are named like a model: the length of `files`. */
  readonly filesScanned: number;
  /** Those among them whose digest was known. */
  readonly filesKnown: number;
  /** Files and folders that are ignored; what is in an ignored folder is not counted. */
  readonly ignored: number;
  readonly bytesScanned: number;
}

/** A part of the workspace that was not looked at. */
export interface ScanLimit {
  readonly kind: 'link-out' | 'not-fetched' | 'unreadable' | 'too-many' | 'too-deep' | 'special' | 'time';
  /** Relative to the workspace. Untrusted. */
  readonly path: string;
  readonly text: string;
  /** True if the path has a name that models have, so that a program may load it. */
  readonly hasModelName?: boolean;
}
