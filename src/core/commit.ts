/** True for a commit id of git, whole or shortened, in lower-case hexadecimal. */
export function isCommitId(text: string): boolean {
  return /^[0-9a-f]{7,64}$/u.test(text);
}

/** The commit that is checked out in the workspace, or the reason that it is not known, as words after "because". */
export type CheckedOut = { readonly commit: string } | { readonly unknown: string };

/** A regular file of a commit. */
export interface CommitFile {
  /** Relative to the repository, with forward slashes. */
  readonly path: string;
  /** Git's id of the content: `contentIds` gives the same of a file on disk. */
  readonly id: string;
  readonly bytes: number;
}

/** The files of a commit, wherever they come from. All of it is untrusted. */
export interface CommitFiles {
  readonly commit: string;
  /** By path; links and submodules are left out. */
  readonly files: ReadonlyMap<string, CommitFile>;
  /** The largest file that can be read, in bytes. */
  readonly mostBytes: number;
  /** Writes the content of a file to a path where nothing is yet. @throws Error, GithubError; the reason of the run's signal */
  write(file: CommitFile, target: string): Promise<void>;
}
