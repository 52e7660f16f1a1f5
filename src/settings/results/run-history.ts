import type { Baseline, EarlierRun } from '../../facts/policy.ts';
import type { Problem } from '../../core/problem.ts';

/** One results file of a folder. */
export interface FolderFile {
  /** Names the file in problems. */
  readonly shown: string;
  readonly baseline: Baseline;
}

/**
 * Makes one baseline of the results files of a folder: the newest one decides, and all of them are the history. The order is
 * that of `created`, whatever the names. A copy of a file counts once. Pure.
 * @param folder as the input names it
 * @returns the problem of the file whose place in time is not known, if there is one
 */
export function combineBaselines(folder: string, files: readonly FolderFile[]): Baseline | Problem {
  const distinct = [...new Map(files.map((file) => [file.baseline.sha256, file])).values()];
  const dated: (FolderFile & { readonly run: EarlierRun })[] = [];
  for (const file of distinct.sort(byName)) {
    const [run] = file.baseline.history ?? [];
    if (run === undefined) return problem(file, NO_TIME);
    const same = dated.find((one) => one.run.createdMs === run.createdMs);
    if (same !== undefined) return problem(file, sameTime(same.shown));
    dated.push({ ...file, run });
  }
  dated.sort((one, other) => one.run.createdMs - other.run.createdMs);
  const newest = dated.at(-1)?.baseline;
  if (newest === undefined) throw new RangeError('A folder of baselines has a file.');
  return { ...newest, file: folder, history: dated.map(({ run }) => run) };
}

function byName({ shown: one }: FolderFile, { shown: other }: FolderFile): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const NO_TIME =
  'the file has no "created", so its place among the others is not known. An older version of the ' +
  'action wrote it: remove it from the folder, or write it again';

function sameTime(other: string): string {
  return (
    `"created" is the same as in ${JSON.stringify(other)}, so it is not known which one is newer. Remove ` +
    'one of them'
  );
}

function problem({ shown }: FolderFile, words: string): Problem {
  return { place: { kind: 'file', file: shown, line: 1, column: 1 }, message: `baseline: ${words}.` };
}
