import type { Slot } from '@model-security-scan/engine/catalog';
import type { Place } from '@model-security-scan/common/problem';
import type { AnalysisSpec } from './analysis-spec.ts';
import type { AnalysisResult } from './run-outcome.ts';

/** A file that was found but not read yet. */
export interface FoundFile {
  /** In the archive, with forward slashes. */
  readonly name: string;
  /** Absolute, links resolved. */
  readonly absolutePath: string;
}

/** Some bytes of a file, and their SHA-256 in hexadecimal. */
export interface HashedPart {
  readonly start: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** One file of an artifact, as it was when it was inspected. */
export interface ArtifactFile extends FoundFile {
  readonly bytes: number;
  readonly mtimeMs: number;
  /** The time of the last change of content or attributes. Unlike `mtimeMs`, no program can set it back. */
  readonly ctimeMs: number;
  readonly ino: number;
  /** Filled in if the file, or parts of it, are hashed before it is sent: what is sent must have the same hashes. */
  readonly hashed: { sha256?: string; parts?: readonly HashedPart[] };
}

/** A file or folder that passed every check before the submission and may be sent. */
export interface Artifact {
  readonly slot: Slot;
  /** As the user wrote it, relative to the workspace. */
  readonly path: string;
  readonly place: Place;
  /**
   * A `ready-zip` is sent unchanged; the other forms are zipped while they are sent. A model with the files that it keeps numbers
   * in is a `folder`, which holds these files only.
   */
  readonly form: 'ready-zip' | 'file' | 'folder';
  /** The name of the archive; it ends in `.zip`. */
  readonly archiveName: string;
  /** Sorted by the bytes of their names; exactly one file unless the form is `folder`. */
  readonly files: readonly ArtifactFile[];
  /** The size of all files together, before they are zipped. */
  readonly bytes: number;
}

/** One analysis with the files that it may upload. */
export interface PlannedAnalysis {
  readonly spec: AnalysisSpec;
  readonly artifacts: readonly Artifact[];
  /** The digest of each artifact, if they were computed. */
  readonly digests?: AnalysisResult['digests'];
}
