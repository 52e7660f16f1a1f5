import { readMessage } from '@model-security-scan/common/schema/message';
import type { Read } from '@model-security-scan/common/schema/schema';
import {
  count,
  FLAG,
  listOf,
  numeral,
  object,
  ofKind,
  oneOf,
  optional,
  SHA256,
  text,
} from '@model-security-scan/common/schema/values';
import { KNOWN_FINDING, OBSERVATION } from './rules/declared.ts';

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

/**
 * What is hashed. `models`: each file that is recognised or named like a model. `all`: also every other one. `read`: only
 * what the scan has to read, so that large weights are not read; `FileResult.parts` tells what that was.
 */
export type HashMode = 'models' | 'all' | 'read';

/** More than any file may have (`LIMITS`). */
const MOST_LISTED = 10_000;
const DIGEST = text(undefined, SHA256);
const SIZE = count(undefined, Number.MAX_SAFE_INTEGER);

/** What an earlier scan, by the same version of the scanner, found in a file. Plain data, as JSON can hold it. */
export const KNOWN_FILE = object('a file', {
  /**
   * The formats that the file was scanned as, and its extension. The same bytes under another name may be scanned as
   * something else; then nothing is taken over.
   */
  scannedAs: text(),
  isModelContent: FLAG,
  format: optional(text()),
  observations: listOf(OBSERVATION, undefined, { most: MOST_LISTED }),
  findings: listOf(KNOWN_FINDING, undefined, { most: MOST_LISTED }),
});
export type KnownFile = Read<typeof KNOWN_FILE>;

/** Some bytes of a file, as a scan has read them. */
const FILE_PART = object('a part', { start: SIZE, bytes: SIZE, sha256: DIGEST });
export type FilePart = Read<typeof FILE_PART>;

/** What a file holds. Plain data, which goes from one thread to another. */
const FILE_RESULT = object('a result', {
  bytes: SIZE,
  /** Absent if the file could not be read to its end, or the mode does not ask for its hash. */
  sha256: optional(DIGEST),
  /** All that the scan has read, in order, if only that is hashed: another file with these parts gives the same result. */
  parts: optional(listOf(FILE_PART)),
  /** Absent if the file is neither recognised nor named like a model. */
  scanned: optional(KNOWN_FILE),
  isKnown: FLAG,
  /** The steps that its scan took beyond those that every file of its size may take. */
  extraSteps: numeral(),
  /** False if another machine might find more. */
  isFinal: FLAG,
});
export type FileResult = Read<typeof FILE_RESULT>;

const WORKER_ANSWER = ofKind({
  working: object('a sign of life', { kind: oneOf(['working']) }),
  done: object('a result', { kind: oneOf(['done']), result: FILE_RESULT }),
});
/** What the thread of a scan tells. */
export type WorkerAnswer = Read<typeof WORKER_ANSWER>;

/** Checks what a thread that reads hostile files tells. @returns undefined if it is malformed */
export function workerAnswer(message: unknown): WorkerAnswer | undefined {
  return readMessage(WORKER_ANSWER, message);
}
