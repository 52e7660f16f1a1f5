/** A lineage record with every field of service spec 2.1. */
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

/** A record to add: fields that are absent get a default. */
export type SeedRecord = Partial<LineageRecord> & Pick<LineageRecord, 'repourl'>;

/** The subject of a lineage check; scans are filed under it. */
export interface Target {
  readonly orgId: string;
  readonly repoType: string;
  /** As the client sent it; `s3://<bucket>` for a bucket without a repo_url. */
  readonly repoUrl: string;
  readonly branch: string;
  readonly depth: number;
}

/** The branch of a check that names none: "default is the main branch" (service spec 4.1). */
export const DEFAULT_BRANCH = 'main';

/**
 * A key that is equal for targets of the same repository and branch, whatever the depth. Spellings of one repository (a
 * trailing slash, `.git`, `s3` for `s3_bucket`) have the same key.
 */
export function keyOf(target: Omit<Target, 'depth'>): string {
  const repoType = target.repoType === 's3' ? 's3_bucket' : target.repoType;
  return JSON.stringify([target.orgId, repoType, plainRepoUrl(target.repoUrl), target.branch]);
}

/** The address of a repository without trailing slashes and `.git`. */
export function plainRepoUrl(repoUrl: string): string {
  return repoUrl.replace(/\/+$/u, '').replace(/\.git$/u, '');
}
