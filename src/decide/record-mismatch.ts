import type { LineageRecord, RecordMismatch } from '../facts/run-outcome.ts';

/** What a lineage check asked for (service spec 4.1); what is absent was not sent. */
export interface AskedRecord {
  readonly repo_type?: string;
  readonly repo_url?: string;
  readonly branch_name?: string;
}

/** The spellings of the kinds of repositories (observed publicly; service spec 4.1 does not show them). */
const KINDS: Readonly<Record<string, string>> = {
  github: 'github',
  huggingface: 'huggingface',
  s3bucket: 's3',
  s3: 's3',
};

/**
 * Compares a record with what was asked for. Case, `.git`, `refs/heads/` and slashes at the end do not count; what is empty
 * is unknown. The service spec gives no spellings of kinds, so kinds are compared only if both are known. Pure.
 */
export function findMismatches(record: LineageRecord, asked: AskedRecord): readonly RecordMismatch[] {
  const parts: readonly (readonly [
    RecordMismatch['part'],
    string | undefined,
    string | undefined,
    IsOther,
  ])[] = [
    ['repository', record.repourl, asked.repo_url, isOtherRepository],
    ['branch', record.branchname, asked.branch_name, isOtherBranch],
    ['kind', record.repotype, asked.repo_type, isOtherKind],
  ];
  return parts.flatMap(([part, named, wanted, isOther]) =>
    named !== undefined && wanted !== undefined && isOther(wanted, named)
      ? [{ part, named, asked: wanted }]
      : [],
  );
}

type IsOther = (asked: string, named: string) => boolean;

function isOtherBranch(asked: string, named: string): boolean {
  const [one, other] = [asked, named].map((branch) =>
    branch
      .trim()
      .toLowerCase()
      .replace(/^refs\/heads\//u, '')
      .replace(/\/+$/u, ''),
  );
  return one !== '' && other !== '' && one !== other;
}

function isOtherKind(asked: string, named: string): boolean {
  const [one, other] = [asked, named].map((kind) => KINDS[kind.toLowerCase().replaceAll(/[^a-z0-9]/gu, '')]);
  return one !== undefined && other !== undefined && one !== other;
}

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
    .split(/[/:]/u)
    .filter((part) => part !== '');
}
