import { listNames } from '@model-security-scan/common/list-names';
import { shownName } from '../model/shown-name.ts';
import type { DatasetLimits } from './dataset-limits.ts';

export interface Member {
  readonly name: string;
  readonly bytes: number;
  /** Reads it. @throws ArtifactFault if it is damaged, or larger than the archive says */
  read(): Buffer;
}

/** The files of an upload, without those that systems left in its folder, which are named. */
export type Members = readonly Member[] & { readonly leftovers?: readonly string[] };

/** Files that systems and editors leave in folders. */
const LEFTOVERS = /(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/iu;

/** True for a file that a system left in a folder, such as `.DS_Store`: it is not part of the data. */
export function isLeftover(name: string): boolean {
  return LEFTOVERS.test(name);
}

const MOST_NAMES = 5;

/** Says which files of a slot, or of a folder, are not read. @returns nothing if none was left out */
export function leftoverNotes(leftovers: readonly string[], what: string): readonly string[] {
  if (leftovers.length === 0) return [];
  const names = listNames(leftovers, MOST_NAMES, (name) => shownName(name));
  return [`Left out of ${what}, since a system or an editor put it there: ${names}.`];
}

/** Compares a file with the limits of an upload, which has `total` bytes up to it. @returns what is wrong, to be put after its name */
export function sizeProblem(bytes: number, total: number, limits: DatasetLimits): string | undefined {
  if (bytes > limits.memberBytes) {
    return `has ${String(bytes)} bytes; at most ${String(limits.memberBytes)} can be analysed`;
  }
  if (total > limits.archiveBytes) {
    return `brings the upload to more than ${String(limits.archiveBytes)} bytes, the most that can be analysed`;
  }
  return undefined;
}

const START = 'version https://git-lfs.';

/** Which two lines of a workflow fetch what a pointer stands for. */
export const LFS_ADVICE =
  'Fetch the file itself: give actions/checkout the lines "with:" and "lfs: true", or run "git lfs install --local && git lfs pull".';

/** True if a file is a Git LFS pointer instead of the content that it stands for. */
export function isLfsPointer(content: Uint8Array): boolean {
  return Buffer.from(content.subarray(0, START.length)).toString('latin1') === START;
}
