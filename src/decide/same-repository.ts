/**
 * True if a record certainly names another repository than the one that was asked for. Service spec 2.1 gives no form
 * for `repourl`, and it may be a name instead of an address (observed publicly), so only the ends of both texts are
 * compared, without scheme, account, case, `.git` and trailing slashes.
 * @param asked `repo_url` of the lineage check; undefined if none was sent
 * @param named `repourl` of the record; untrusted
 */
export function isOtherRepository(asked: string | undefined, named: string | undefined): boolean {
  const [one, other] = [splitAddress(asked), splitAddress(named)];
  const common = Math.min(one.length, other.length);
  if (common === 0) return false;
  return one.slice(-common).join('/') !== other.slice(-common).join('/');
}

/** @returns the parts of an address; `git@host:owner/name.git` and `https://host/owner/name/` have the same ones */
function splitAddress(address = ''): readonly string[] {
  return address
    .trim()
    .toLowerCase()
    .replace(/^[a-z][\w+.-]*:\/\//u, '')
    .replace(/^[^/@]*@/u, '')
    .replace(/^www\./u, '')
    .replace(/[?#].*$/u, '')
    .replace(/\/+$/u, '')
    .replace(/\.git$/u, '')
    .split(/[/:]+/u)
    .filter((part) => part !== '');
}
