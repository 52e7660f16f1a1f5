import { existsSync } from 'node:fs';
import { realpath, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { isInside } from '@model-security-scan/common/paths';
import { nameTemporaryFolder, removeLeftFolders } from '@model-security-scan/common/temporary-folder';
import { plainLine } from '@model-security-scan/common/sanitize';
import { LIMITS, limitReached } from './limits.ts';
import { mayNameModel } from './model-names.ts';
import { PatternError, readPatterns } from './path-patterns.ts';
import { buildReport } from './report-files.ts';
import { failedResult } from './content/scan-failures.ts';
import type { FilePart, FileResult, FileToScan, HashMode } from './file-result.ts';
import type { KnownFile, ScanLimit, ScanReport } from './scan-report.ts';
import { ScanThread, type ThreadOptions } from './scan-thread.ts';
import { walk, type Walked } from './walk-workspace.ts';
import { grouped } from '@model-security-scan/common/number-words';

export { PatternError };

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
  /** The program of the scan's threads: `scan-worker.ts`, or `dist/scanner/index.js` in the bundle. */
  readonly worker: URL;
  readonly signal: AbortSignal;
  /** The time (`Date.now()`) after which no more is scanned; the rest is listed as not scanned. */
  readonly endsAtMs?: number;
  /**
   * The files and folders that the config file names as models, relative to the root, links resolved: beyond a limit they
   * are `not-scanned`, whatever their names.
   */
  readonly models?: readonly string[];
  /** Tells what is being scanned, about once a second. The text is sanitized. */
  progress(text: string): void;
}

/** More threads than these only wait for the disk. */
const MAX_THREADS = 4;
/** It takes a while to start a thread. */
const FILES_PER_THREAD = 8;

/**
 * Scans the model files of a workspace for what they do to whoever loads them. The scan runs in threads of its own; one
 * that hangs or runs out of memory is ended and replaced, and the file that did it is `not-scanned`.
 * @throws PatternError if a pattern is wrong; the signal's reason; an Error if the root cannot be read
 */
export async function scanWorkspace(request: ScanRequest): Promise<ScanReport> {
  const root = await realpath(request.root);
  const isPlain = (path: string): boolean => existsSync(join(root, path));
  const paths = readPatterns(request.paths, isPlain, true);
  const ignore = readPatterns(request.ignore, isPlain);
  const walked = await walk({
    root,
    starts: paths.bases.filter(isPlain),
    withPackages: paths.namesPackages,
    signal: request.signal,
    isWanted: (path) => paths.matches(path),
    isWantedInPackages: (path) => paths.matchesInPackages(path),
    isIgnored: (path) => ignore.matches(path),
  });
  const [scanned] = await scanWalks([walked], request, 'models');
  const whole = scanned ?? { ...walked, results: [] };
  return buildReport({ ...whole, unmatchedPaths: paths.unmatched(), unmatchedIgnores: ignore.unmatched() });
}

/** Artifacts that are about to be uploaded: files or folders. */
export type ArtifactScanRequest = Omit<ScanRequest, 'paths' | 'ignore'> & {
  /** Relative to the root or absolute, inside the root. Unlike paths of a workspace they are no patterns. */
  readonly artifacts: readonly string[];
  /**
   * The recognised files whose SHA-256 is wanted, by their paths. Of the others, only what the scan reads is hashed, unless
   * something is found.
   */
  readonly needsDigest: 'all' | ((path: string) => boolean);
};

/** What the scan of an artifact gave. */
export interface ArtifactReport extends ScanReport {
  /** What was read of each file, by its path: what is uploaded must be what was scanned. */
  readonly contents: ReadonlyMap<string, ScannedContent>;
}

/** The SHA-256 of a whole file, in hexadecimal, or its size and all parts of it that the scan has read. */
export type ScannedContent = string | { readonly bytes: number; readonly parts: readonly FilePart[] };

/**
 * Scans artifacts before their upload, as {@link scanWorkspace} does; nothing in them is ignored.
 * @returns a report for each artifact, in the same order
 */
export async function scanArtifacts(request: ArtifactScanRequest): Promise<readonly ArtifactReport[]> {
  const root = await realpath(request.root);
  const walks: Walked[] = [];
  for (const artifact of request.artifacts) {
    const real = await realpath(resolve(root, artifact));
    if (!isInside(root, real)) throw new Error(`"${plainLine(artifact, 200)}" is outside the workspace`);
    walks.push(
      await walk({
        root,
        starts: [relative(root, real).replaceAll(sep, '/')],
        withPackages: true,
        signal: request.signal,
        isWanted: () => true,
        isWantedInPackages: () => true,
        isIgnored: () => false,
      }),
    );
  }
  // All at once: starting a thread takes longer than scanning a small model.
  const { needsDigest } = request;
  let scanned = await scanWalks(walks, request, needsDigest === 'all' ? 'all' : 'read');
  if (needsDigest !== 'all' && scanned.some((one) => isDigestWanted(one, needsDigest))) {
    scanned = await scanWalks(walks, request, 'all');
  }
  return scanned.map((one) => ({
    ...buildReport({ ...one, unmatchedPaths: [], unmatchedIgnores: [] }),
    contents: contentsOf(one),
  }));
}

/** A report of findings names the digests of all files. */
function isDigestWanted({ files, results }: ScannedWalk, needsDigest: (path: string) => boolean): boolean {
  return files.some(({ path }, index) => {
    const scanned = results[index]?.scanned;
    return scanned !== undefined && (scanned.findings.length > 0 || needsDigest(path));
  });
}

function contentsOf({ files, results }: ScannedWalk): ReadonlyMap<string, ScannedContent> {
  return new Map(
    files.flatMap(({ path }, index): (readonly [string, ScannedContent])[] => {
      const result = results[index];
      if (result?.sha256 !== undefined) return [[path, result.sha256]];
      return result?.parts === undefined ? [] : [[path, { bytes: result.bytes, parts: result.parts }]];
    }),
  );
}

interface ScannedWalk extends Walked {
  readonly results: readonly (FileResult | undefined)[];
}

/** Scans the files of some walks, and gives each walk its results. */
async function scanWalks(
  walks: readonly Walked[],
  request: Omit<ScanRequest, 'paths' | 'ignore'>,
  hashes: HashMode,
): Promise<readonly ScannedWalk[]> {
  await removeLeftFolders();
  const temporaryFolder = nameTemporaryFolder();
  const { worker, signal, known, endsAtMs = Infinity, models = [] } = request;
  try {
    const threads = { worker, signal, endsAtMs, data: { known, temporaryFolder, hashes } };
    const isConfigured = (path: string): boolean =>
      models.some((model) => path === model || path.startsWith(`${model}/`));
    const results = await scanFiles(
      walks.flatMap(({ files }) => files.map((file) => ({ ...file, isConfigured: isConfigured(file.path) }))),
      threads,
      request.progress,
    );
    let next = 0;
    return walks.map((walked) => {
      const own = results.slice(next, (next += walked.files.length));
      const late = own.filter((result) => result === undefined).length;
      return {
        ...walked,
        results: own.map((result, index) => result ?? lateResult(walked.files[index])),
        limits: [...walked.limits, ...lateLimit(late)],
      };
    });
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

/** @returns a result for each file, in the same order; undefined for those that there was no time for */
async function scanFiles(
  files: readonly FileToScan[],
  options: ThreadOptions,
  progress: (text: string) => void,
): Promise<(FileResult | undefined)[]> {
  const results: (FileResult | undefined)[] = files.map(() => undefined);
  let next = 0;
  let extraSteps: number = LIMITS.scanSteps;
  let reportedAtMs = Date.now();
  const scanOne = async (thread: ScanThread, file: FileToScan): Promise<FileResult> => {
    const reserved = Math.min(LIMITS.fileSteps, extraSteps);
    extraSteps -= reserved;
    const result = await thread.scan({ ...file, extraSteps: reserved });
    extraSteps += reserved - result.extraSteps;
    return result;
  };
  const scanRest = async (): Promise<void> => {
    const thread = new ScanThread(options);
    try {
      for (let index = next++; index < files.length && Date.now() < options.endsAtMs; index = next++) {
        const file = files[index];
        if (file === undefined) return;
        if (Date.now() - reportedAtMs >= 1000) {
          reportedAtMs = Date.now();
          progress(
            `scanned ${String(index)} of ${String(files.length)} files, now ${plainLine(file.path, 200)}`,
          );
        }
        results[index] = await scanOne(thread, file);
      }
    } finally {
      await thread.close();
    }
  };
  const threads = Math.min(MAX_THREADS, availableParallelism(), Math.ceil(files.length / FILES_PER_THREAD));
  const ends = await Promise.allSettled(Array.from({ length: threads }, scanRest));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}

/** A file that could be a model, by its name, is listed by itself; the others are counted. */
function lateResult(file: FileToScan | undefined): FileResult | undefined {
  if (file === undefined || !(file.isConfigured === true || file.names.some(mayNameModel))) return undefined;
  return failedResult(0, limitReached('time', 'The time for the scan was up.'), true);
}

function lateLimit(count: number): readonly ScanLimit[] {
  if (count === 0) return [];
  const text = `The time was up before ${grouped(count)} files were scanned.`;
  return [{ kind: 'time', path: '', text }];
}
