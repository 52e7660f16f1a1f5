import type { JobStore } from '../analyser/remote/status-job-store.ts';
import { NO_MEMORY } from '../github/statuses/job-memory.ts';
import { NO_BOARD } from '../github/statuses/status-board.ts';
import type { Lineage, LineageRecord, Target } from '../facts/outcome.ts';
import type { Settings } from '../facts/settings.ts';
import { describeIgnored, sumOfIgnored } from '../decide/ignored-results.ts';
import { cachedNotices, recordOfCached } from '../decide/cached-results.ts';
import { decideContentLineage, decideLineage } from '../decide/lineage.ts';
import type { ScanningRun } from './scanning-run.ts';

/** What earlier runs have found, and what follows from it. */
export interface Recalled extends JobStore {
  readonly lineage: Lineage;
  readonly notices: readonly string[];
}

/**
 * Looks for what earlier runs have found: at the service or on this machine, and in the commit statuses.
 * @throws ServiceError; InvalidInputError if the statuses cannot be read
 */
export async function recall(run: ScanningRun, target: Target): Promise<Recalled> {
  const { runner, settings, analyser, plan } = run;
  runner.log.info(formatStart(target, run));
  const { record, kept, ignored } = await analyser.recall(settings.analyses, plan.digest);
  const ownRecord = recordOfCached(kept, settings, target);
  const checked =
    ownRecord === undefined
      ? decideLineage(record, target.commit, settings.rescan, run.query)
      : decideContentLineage(ownRecord, target.commit, settings.mode === 'scan');
  const { memory, board } =
    checked.accepted || settings.mode === 'scan' ? await openJobStore(run) : NO_JOB_STORE;
  const isContradicted =
    checked.accepted &&
    // A lineage check plans nothing, so the statuses of all analyses count.
    (settings.mode === 'check' ? memory.contradictsAny() : settings.analyses.some(memory.contradicts));
  const found = describeFound(checked, run);
  if (found !== '') runner.log.info(found);
  if (isContradicted) runner.log.info(CONTRADICTED);
  return {
    lineage: isContradicted && settings.mode === 'check' ? { ...checked, accepted: false } : checked,
    ...{ memory, board },
    notices: [
      ...otherOrganization(record, settings),
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

const CONTRADICTED =
  'The record does not cover every analysis: the commit statuses of this commit name some without a ' +
  'good verdict.';

const NO_JOB_STORE: JobStore = { memory: NO_MEMORY, board: NO_BOARD };

/** Opens the commit statuses, if the input commit-status asks for them. */
async function openJobStore(run: ScanningRun): Promise<JobStore> {
  if (!run.settings.reports.commitStatus) return NO_JOB_STORE;
  const { openStatusJobStore } = await import('../analyser/remote/status-job-store.ts');
  const opened = await openStatusJobStore(run);
  if (run.analyser.jobsOutliveRun) return opened;
  run.runner.log.info(NOTHING_REMEMBERED);
  return { ...opened, memory: NO_MEMORY };
}

/** If jobs end with their run, there is nothing that a status could remember. */
const NOTHING_REMEMBERED =
  'The commit statuses show the verdicts of this run. With base-url: local, no later run reads them: ' +
  'it reuses cached results, found by the content of models and data.';

/** What the run looks for before it scans anything. */
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
