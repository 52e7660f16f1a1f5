import type { DatasetLimits } from './limits.ts';

/** A file of an upload. */
export interface Member {
  /** Its path in the upload, with forward slashes. */
  readonly name: string;
  /** Its size, unpacked. */
  readonly bytes: number;
  /** Reads it. @throws ArtifactFault if it is damaged, or larger than the archive says */
  read(): Buffer;
}

/** Files that systems leave in folders. */
const LEFTOVERS = /(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/iu;

/** True for a file that a system left in a folder, such as `.DS_Store`: it is not part of the data. */
export function isLeftover(name: string): boolean {
  return LEFTOVERS.test(name);
}

/**
 * Compares a file with the limits of an upload.
 * @param bytes its size, unpacked
 * @param total the size of all files up to this one
 * @returns what is wrong with it, to be put after its name; undefined if nothing is
 */
export function sizeProblem(bytes: number, total: number, limits: DatasetLimits): string | undefined {
  if (bytes > limits.memberBytes) {
    return `has ${String(bytes)} bytes; at most ${String(limits.memberBytes)} can be analysed`;
  }
  if (total > limits.archiveBytes) {
    return `brings the upload to more than ${String(limits.archiveBytes)} bytes, the most that can be analysed`;
  }
  return undefined;
}
