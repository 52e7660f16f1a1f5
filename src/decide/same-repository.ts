/**
 * Whether an address certainly names another repository than the one that was asked for. INTERFACE.md 2.1 shows no form
 * of `repourl`, and a name may stand for an address (observed publicly), so that only the ends of both are compared:
 * without scheme, account, case, `.git` and slashes at the end.
 * @param asked `repo_url` of the lineage check; undefined where none was sent
 * @param named `repourl` of the record; untrusted
 */
export function isOtherRepository(asked: string | undefined, named: string | undefined): boolean {
  const [one, other] = [partsOf(asked), partsOf(named)];
  const common = Math.min(one.length, other.length);
  if (common === 0) return false;
  return one.slice(-common).join('/') !== other.slice(-common).join('/');
}

/** `git@host:owner/name.git` and `https://host/owner/name/` have the same ones. */
function partsOf(address = ''): readonly string[] {
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
