import type { KnownFile, ScanReport } from './scan-report.ts';

/** What to scan, and within which bounds. */
export interface ScanRequest {
  /** The workspace, absolute. */
  readonly root: string;
  /** Files, folders and globs, relative to the root; `['.']` is everything. */
  readonly paths: readonly string[];
  /** Globs of what is not scanned. */
  readonly ignore: readonly string[];
  /** What earlier scans by the same version found, by SHA-256 in hexadecimal. */
  readonly known: ReadonlyMap<string, KnownFile>;
  /** The program of the scan's thread: `worker.ts`, or `dist/scanner/index.js` in the bundle. */
  readonly worker: URL;
  readonly signal: AbortSignal;
  /** The time (`Date.now()`) after which no more is scanned; the rest is listed as not scanned. */
  readonly endsAtMs?: number;
  /** Tells what is being scanned, about once a second. The text is sanitized. */
  progress(text: string): void;
}

/** A pattern of `paths` or `ignore` cannot be used. The message is for people. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
  /** The pattern, as it was given. */
  readonly pattern: string;

  constructor(pattern: string, message: string) {
    super(message);
    this.pattern = pattern;
  }
}

/**
 * Scans the model files of a workspace for what they do to whoever loads them. The scan runs in a thread of its own,
 * which is ended and replaced if a file makes it hang or run out of memory: that file is then `not-scanned`.
 * @throws PatternError if a pattern is wrong; the signal's reason; an Error if the root cannot be read
 */
export function scanWorkspace(request: ScanRequest): Promise<ScanReport> {
  return Promise.reject(new Error(`"${request.root}" was not scanned: the scan is not built yet.`));
}

/** An artifact that is about to be uploaded: a file or folder. */
export type ArtifactScanRequest = Omit<ScanRequest, 'paths' | 'ignore'> & {
  /** Relative to the root or absolute, inside the root. Unlike a path of a workspace it is no pattern. */
  readonly artifact: string;
};

/** Scans an artifact before its upload, as {@link scanWorkspace} does; nothing in it is ignored. */
export function scanArtifact(request: ArtifactScanRequest): Promise<ScanReport> {
  return Promise.reject(new Error(`"${request.artifact}" was not scanned: the scan is not built yet.`));
}
