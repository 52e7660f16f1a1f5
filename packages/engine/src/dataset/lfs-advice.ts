const START = 'version https://git-lfs.';

/** Which two lines of a workflow fetch what a pointer stands for. */
export const LFS_ADVICE =
  'Fetch the file itself: give actions/checkout the lines "with:" and "lfs: true", or run "git lfs install --local && git lfs pull".';

/** True if a file is a Git LFS pointer instead of the content that it stands for. */
export function isLfsPointer(content: Uint8Array): boolean {
  return Buffer.from(content.subarray(0, START.length)).toString('latin1') === START;
}
