/** The program that made a result, as evidence names it: by its content too, because tags of an action move. */
export interface Program {
  /** The version of the package. */
  readonly version: string;
  /** What ran; undefined if the program ran from its source, not from a bundle. */
  readonly bundle: Bundle | undefined;
  /** The version of the action as the workflow names it (GITHUB_ACTION_REF); empty if it is not known. */
  readonly actionRef: string;
}

/** The digests of a bundle: SHA-256 in hexadecimal. */
export interface Bundle {
  /** Of dist/index.js, which starts. */
  readonly entry: string;
  /**
   * Of all files of dist/, the attacks and the scanner too: of the lines `<sha256>  <path in dist/>`, sorted by path, as
   * `sha256sum` prints them.
   */
  readonly folder: string;
}

/** What a program without a bundle says in place of a digest. */
export const NO_BUNDLE = 'not run from a bundle';
