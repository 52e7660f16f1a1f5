/** One a day fits for more than a year. */
const MAX_FILES = 400;
/** All results files of a folder together. */
const MAX_MEBIBYTES = 64;

/** True for the names of results files in a folder: they end with `.json`, and do not begin with a dot. */
export function isResultsName(name: string): boolean {
  return /^[^.].*\.json$/isu.test(name);
}

/** Says that a folder has too many results files: sentences that follow its name; undefined if it has not. */
export function tooMany(files: number): string | undefined {
  if (files <= MAX_FILES) return undefined;
  return `has ${String(files)} results files; at most ${String(MAX_FILES)} are allowed. Remove the oldest ones.`;
}

/** Says that the results files of a folder are too large together; undefined if they are not. */
export function tooLarge(bytes: number): string | undefined {
  if (bytes <= MAX_MEBIBYTES * 1024 * 1024) return undefined;
  return `has more than ${String(MAX_MEBIBYTES)} MiB of results files. Remove the oldest ones.`;
}
