import { keepsEntries } from '../cache/keeps-entries.ts';
import type { CommitJobs } from '../analyser/remote/jobs/open-jobs.ts';
import type { CachedResult } from '../facts/cached-result.ts';
import type { Lineage, LineageRecord, Target } from '../facts/run-outcome.ts';
import type { Settings } from '../facts/settings.ts';
import { cachedNotices, describeIgnored, recordOfCached, sumOfIgnored } from '../decide/cached-record.ts';
import { decideContentLineage, decideLineage } from '../decide/lineage.ts';
import type { ScanningRun } from './scanning-run.ts';

/** What earlier runs have found, and what follows from it. */
export interface Recalled {
  readonly lineage: Lineage;
  readonly notices: readonly string[];
  /** The cached results, by the names of their analyses. */
  readonly kept: ReadonlyMap<string, CachedResult>;
  /** The jobs of earlier runs; absent if none are kept, or if nothing depends on them. */
  readonly jobs?: CommitJobs;
}

/**
 * Looks for what earlier runs have found: at the service or on this machine, and which jobs they left in the cache.
 * @throws ServiceError; InvalidInputError if the folder for the cache cannot be used
 */
export async function recall(run: ScanningRun, target: Target): Promise<Recalled> {
  const { runner, settings, analyser, plan } = run;
  runner.log.info(formatStart(target, run));
  const { record, kept, ignored } = await analyser.recall(settings.analyses, plan.digest);
  const ownRecord = settings.rescan === 'always' ? undefined : recordOfCached(kept, settings, target);
  const checked =
    ownRecord === undefined
      ? decideLineage(record, target.commit, settings.rescan, run.query)
      : decideContentLineage(ownRecord, target.commit, settings.mode === 'scan');
  const found = describeFound(checked, run);
  if (found !== '') runner.log.info(found);
  const jobs = await openCommitJobs(run, checked);
  const contradiction = checked.accepted ? jobs?.contradiction : undefined;
  return {
    lineage: contradiction === undefined ? checked : { ...checked, accepted: false },
    ...(jobs === undefined ? {} : { jobs }),
    kept,
    notices: [
      ...otherOrganization(record, settings),
      ...(contradiction === undefined ? [] : [contradiction]),
      ...describeIgnored(sumOfIgnored(ignored, run.ignored ?? {})),
      ...(settings.mode === 'check' && !analyser.jobsOutliveRun
        ? cachedNotices(kept, settings.analyses)
        : []),
    ],
  };
}

/** The service spec shows only a placeholder for the organization of a record, so it decides nothing. */
function otherOrganization(record: LineageRecord | undefined, { service }: Settings): readonly string[] {
  const named = record?.orgid?.trim() ?? '';
  if (named === '' || named.toLowerCase() === service.orgId.trim().toLowerCase()) return [];
  return [
    'The record of an earlier scan names another organization than org-id. Check both with the operator of the service.',
  ];
}

/** Looks up the jobs of earlier runs of this commit, if the run may submit, or if they may contradict a record. */
async function openCommitJobs(run: ScanningRun, { accepted }: Lineage): Promise<CommitJobs | undefined> {
  const { analyser, settings } = run;
  const mayBeDue = settings.analyses.length > 0 || settings.readConfig !== undefined;
  const isDue = settings.mode === 'scan' && mayBeDue;
  if (!analyser.jobsOutliveRun || !(accepted || isDue) || !keepsEntries(run)) return undefined;
  const { openCommitJobs: open } = await import('../analyser/remote/jobs/open-jobs.ts');
  return open(run);
}

function formatStart(target: Target, { settings, query, cleanFiles }: ScanningRun): string {
  const where = describeTarget(target);
  if (settings.venue.recalls === 'record') return `Lineage check of ${where}, depth ${String(query.depth)}.`;
  // Without cached results there is nothing to look for.
  return settings.analyses.length > 0 && cleanFiles !== undefined
    ? `Scanning ${where}. Looking for cached results of exactly these models and data.`
    : `Scanning ${where}.`;
}

/** Empty if there is nothing to say, since nothing was looked for. */
function explainMissing({ venue, analyses, configFile }: Settings, hasRecords: boolean): string {
  if (venue.recalls === 'record') return 'There is no record of an earlier scan.';
  if (analyses.length === 0) {
    const hint =
      ' There is no config file: write one with "model-security init", or list models in .github/model-security.yml.';
    return `No model is attacked; only the files are scanned.${configFile === undefined ? hint : ''}`;
  }
  return hasRecords ? 'Not all analyses have a cached result; those without one are still to do.' : '';
}

function describeTarget({ repoUrl, branch, commit }: Target): string {
  return `${repoUrl}, branch ${branch ?? 'not given'}, commit ${commit ?? 'not known'}`;
}

function describeFound({ record, cached }: Lineage, { settings, cleanFiles }: ScanningRun): string {
  if (record === undefined) return explainMissing(settings, cleanFiles !== undefined);
  return cached === undefined
    ? describeRecord(record)
    : 'Every analysis has a cached result, which is reused.';
}

function describeRecord(record: LineageRecord): string {
  const { branchname = 'not given', commitid = 'not given', createdtimestamp = 'not given' } = record;
  return `There is a record of an earlier scan: branch ${branchname}, commit ${commitid}, time ${createdtimestamp}.`;
}
