/** True for a commit id of git, whole or shortened, in lower-case hexadecimal. */
export function isCommitId(text: string): boolean {
  return /^[0-9a-f]{7,64}$/u.test(text);
}
