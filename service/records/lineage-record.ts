/** A lineage record with every field of INTERFACE.md 2.1. */
export interface LineageRecord {
  readonly branchname: string;
  readonly commitid: string;
  readonly createdtimestamp: string;
  readonly depth: string;
  readonly hashedjobid: string;
  readonly modelid: string;
  readonly orgid: string;
  readonly repotype: string;
  readonly repourl: string;
  readonly supplychain_vuldetected: number;
}

/** What a lineage check asks about, and what a scan is filed under. */
export interface Target {
  readonly orgId: string;
  readonly repoType: string;
  /** As the client sent it; `s3://<bucket>` for a bucket without a repo_url. */
  readonly repoUrl: string;
  readonly branch: string;
  readonly depth: number;
}

/** The branch of a check that names none: "default is the main branch" (INTERFACE.md 4.1). */
export const DEFAULT_BRANCH = 'main';

/**
 * What two targets have in common that name the same repository and branch. Spellings of one repository (a trailing
 * slash, `.git`, `s3` for `s3_bucket`) are the same; the depth is not part of it.
 */
export function keyOf(target: Omit<Target, 'depth'>): string {
  const repoType = target.repoType === 's3' ? 's3_bucket' : target.repoType;
  return JSON.stringify([target.orgId, repoType, plainRepoUrl(target.repoUrl), target.branch]);
}

/** A repository's address without trailing slashes and `.git`. */
export function plainRepoUrl(repoUrl: string): string {
  return repoUrl.replace(/\/+$/u, '').replace(/\.git$/u, '');
}
