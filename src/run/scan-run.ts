import type { ActiveRun, RunSteps } from './active-run.ts';
import type { RunState } from '../core/run-state.ts';
import { type JobStore, NO_JOB_STORE } from '../analysis/job-store.ts';
import type { PlannedAnalysis } from '../analysis/plan.ts';
import { plannedResult } from '../decide/analysis-result.ts';
import { findDuplicateAnalyses } from '../decide/duplicate-analyses.ts';
import { decideRun } from '../decide/run.ts';
import { partNotices, recordWarnings } from '../decide/record-notices.ts';
import { decideContentLineage, decideLineage, replacedVerdict } from '../decide/lineage.ts';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { findLineageSubject } from './lineage-subject.ts';
import { MAX_WARNINGS } from '../core/log.ts';
import type { AnalysisResult, Lineage, LineageRecord, Target } from '../core/outcome.ts';
import type { PolicyOutcome } from '../core/policy.ts';
import type { Runner } from '../core/runner.ts';
import type { Settings } from '../core/settings.ts';
import type { SupplyChainOutcome } from '../core/supply-chain.ts';
import { LiveSummary } from './live-summary.ts';
import { checkLineage } from '../client/lineage-check.ts';
import {
  type ArtifactScan,
  policyOf,
  type RepositoryScan,
  scanArtifacts,
  scanRepository,
} from './supply-chain-step.ts';
import { fixedInFiles } from '../decide/baseline.ts';
import { permittedBaseline } from '../decide/organization-policy.ts';
import { baselineWarnings } from '../decide/baseline-warnings.ts';
import { decideAnalysis, type PolicyAtTime } from '../decide/policy.ts';
import { scoreHistories } from '../decide/score-history.ts';
import { waiverWarnings } from '../decide/waivers.ts';
import { thresholdWarnings } from '../decide/threshold.ts';
import { requireCheckout } from './require-checkout.ts';
import { unfinishedOutcome } from '../decide/build-outcome.ts';
import { readTarget } from '../decide/target.ts';

/**
 * Does the work of the modes scan, check and plan: checks the lineage, then skips, plans or scans.
 * @throws InvalidInputError, ServiceError
 */
export async function* checkThenScan(active: ActiveRun, start: RunState): RunSteps {
  const { runner, settings, transport } = active;
  const { query, target } = findLineageSubject(settings.repository, () => readTarget(runner.event));
  let state: RunState = { ...start, target };
  yield state;
  state = { ...state, notices: [...state.notices, ...(await requireCheckout(active, target))] };
  // Without records of its own, the built-in service has nothing to look for.
  const hasRecords = active.cleanFiles !== undefined;
  runner.log.info(startWords(target, query.depth, settings, hasRecords));
  const record = await checkLineage(transport, settings.service, query);
  const { isLocal } = settings.service;
  const checked = isLocal
    ? decideContentLineage(record, target.commit, settings.mode === 'scan')
    : decideLineage(record, target.commit, settings.rescan, query.repo_url);
  const jobStore = checked.accepted || settings.mode === 'scan' ? await openJobStore(active) : NO_JOB_STORE;
  const outvoted = checked.accepted && outvotes(jobStore, settings);
  const lineage = outvoted && settings.mode === 'check' ? { ...checked, accepted: false } : checked;
  state = { ...state, lineage };
  yield state;
  const found = describeFound(checked, settings, hasRecords);
  if (found !== '') runner.log.info(found);
  if (outvoted) runner.log.info(OUTVOTED);
  const repository = await scanRepository(active);
  state = { ...state, ...withScan(repository?.outcome) };
  yield state;
  const findings = await findResults(active, state, lineage, jobStore, repository);
  const { supplyChain } = findings;
  const policy = policyOf(active);
  const results = findings.results.map((result) => decideAnalysis(result, policy));
  state = {
    ...state,
    ...withScan(supplyChain),
    results,
    policy: policyOutcome(policy, settings, { results, supplyChain }),
    warnings: [
      ...thresholdWarnings(settings),
      ...baselineWarnings(settings, permittedBaseline(settings.policy), policy.nowMs),
      ...waiverWarnings(policy, { results, supplyChain }),
      ...recordWarnings(settings, lineage, results),
    ],
    notices: [...state.notices, ...(isLocal ? [] : partNotices(settings.only, results))],
  };
  yield state;
  return decideRun({ ...settings, lineage, planned: settings.analyses.length, results, supplyChain });
}

function policyOutcome(
  { policy, nowMs }: PolicyAtTime,
  { supplyChain: { paths } }: Settings,
  { results, supplyChain: scan }: Findings,
): PolicyOutcome {
  const { organization } = policy;
  const baseline = permittedBaseline(policy);
  // What was not looked at is not known to be fixed.
  const fixed = paths.includes('.') ? fixedInFiles(baseline, scan) : [];
  const histories = scoreHistories(results, baseline, nowMs);
  const named =
    organization === undefined
      ? {}
      : { organization: { source: organization.source, sha256: organization.sha256 } };
  return { hasBaseline: baseline !== undefined, fixedInFiles: fixed, histories, ...named };
}

function withScan(supplyChain: SupplyChainOutcome | undefined): Pick<RunState, 'supplyChain'> {
  return supplyChain === undefined ? {} : { supplyChain };
}

const OUTVOTED =
  'The record does not stand for all analyses: the commit statuses of this commit name some without a good verdict.';

/** True if earlier runs of this commit know better than its record. A lineage check plans nothing, so all of them count. */
function outvotes(jobStore: JobStore, { mode, analyses }: Settings): boolean {
  return mode === 'check' ? jobStore.anyOutvotesRecord() : analyses.some(jobStore.outvotesRecord);
}

/** What a run found in its models and in its files. */
interface Findings {
  readonly results: readonly AnalysisResult[];
  readonly supplyChain: SupplyChainOutcome | undefined;
}

async function findResults(
  active: ActiveRun,
  state: RunState,
  lineage: Lineage,
  jobStore: JobStore,
  repository: RepositoryScan | undefined,
): Promise<Findings> {
  const { mode, analyses } = active.settings;
  const supplyChain = repository?.outcome;
  // The built-in service tells the results of its records, as if the analyses were run.
  const isReplaced = (spec: AnalysisSpec): boolean =>
    lineage.accepted && lineage.byContent !== 'retold' && !jobStore.outvotesRecord(spec);
  if (mode === 'plan') {
    // The artifacts are inspected even if a record is accepted: a plan has to find mistakes in them.
    const results = await planResults(active);
    return { results: results.filter(({ spec }) => !isReplaced(spec)), supplyChain };
  }
  if (mode !== 'scan') return { results: [], supplyChain };
  const replaced = analyses.filter(isReplaced);
  const found =
    replaced.length === analyses.length
      ? { results: [], supplyChain }
      : await scan(active, state, jobStore, isReplaced, repository);
  const verdict = replacedVerdict(lineage, active.settings.failOnVulnerability);
  await jobStore.saveReplaced(replaced, verdict);
  return found;
}

/** What the run looks for before it scans anything. */
function startWords(
  target: Target,
  depth: number,
  { service, analyses }: Settings,
  hasRecords: boolean,
): string {
  if (!service.isLocal) return `Lineage check of ${describeTarget(target)}, depth ${String(depth)}.`;
  const start = `Scanning ${describeTarget(target)}.`;
  return analyses.length > 0 && hasRecords
    ? `${start} Looking for records of exactly these models and data.`
    : start;
}

/** Empty if there is nothing to say, since nothing was looked for. */
function missingWords({ service, analyses, configFile }: Settings, hasRecords: boolean): string {
  if (!service.isLocal) return 'There is no record of an earlier scan.';
  if (analyses.length === 0) {
    const hint = ' There is no config file: list models in .github/model-security.yml to attack them.';
    return `No model is attacked; only the files are scanned.${configFile === undefined ? hint : ''}`;
  }
  return hasRecords ? 'Not every analysis has a record. Those without one are done now.' : '';
}

function describeTarget({ repoUrl, branch, commit }: Target): string {
  return `${repoUrl}, branch ${branch ?? 'not given'}, commit ${commit ?? 'not known'}`;
}

function describeFound({ record, byContent }: Lineage, settings: Settings, hasRecords: boolean): string {
  if (record === undefined) return missingWords(settings, hasRecords);
  return byContent === undefined
    ? describeRecord(record)
    : 'Every analysis has a record: its result is used again.';
}

function describeRecord(record: LineageRecord): string {
  const { branchname = 'not given', commitid = 'not given', createdtimestamp = 'not given' } = record;
  return `There is a record of an earlier scan: branch ${branchname}, commit ${commitid}, time ${createdtimestamp}.`;
}

/** Plans all analyses. The code for it is loaded only here, because most runs end with the lineage check. */
async function planAll({
  runner,
  settings,
  signal,
  planned,
}: ActiveRun): Promise<readonly PlannedAnalysis[]> {
  const { planAnalyses } = await import('../analysis/plan.ts');
  for (const { spec, message } of findDuplicateAnalyses(settings.analyses).slice(0, MAX_WARNINGS)) {
    runner.log.warning(message, spec.place);
  }
  const analyses = planned ?? (await planAnalyses(settings.analyses, settings.workspace, signal));
  // Planning thousands of analyses blocks the thread, so a deadline that has passed meanwhile is checked here.
  await runner.clock.sleep(0, signal);
  return analyses;
}

async function planResults(active: ActiveRun): Promise<readonly AnalysisResult[]> {
  const analyses = await planAll(active);
  const { describeMissingSlots } = await import('../decide/missing-slots.ts');
  return analyses.map(({ spec }) => {
    const missing = describeMissingSlots(spec);
    return plannedResult(spec, missing === undefined ? [] : [missing]);
  });
}

/** GitHub takes no more content than this from one token in an hour. */
const STATUSES_AN_HOUR = 500;

/** Warns before anything is submitted if GitHub's limit will hold the run up. */
function warnOfManyStatuses({ runner, settings }: ActiveRun, analyses: number): void {
  const writes = analyses * (settings.wait ? 3 : 2);
  if (!settings.reports.commitStatus || writes <= STATUSES_AN_HOUR) return;
  runner.log.warning(
    `${String(analyses)} analyses write about ${String(writes)} commit statuses, and GitHub takes ${String(STATUSES_AN_HOUR)} ` +
      'an hour, so the run waits for GitHub. Give it more timeout-minutes, share the analyses out over several hours with ' +
      'only, or set commit-status: false.',
  );
}

/** Submits the analyses, or resumes their jobs. Returns no result for those that a record replaces. */
async function scan(
  active: ActiveRun,
  state: RunState,
  jobStore: JobStore,
  isReplaced: (spec: AnalysisSpec) => boolean,
  repository: RepositoryScan | undefined,
): Promise<Findings> {
  const { runner, settings, transport, signal } = active;
  const analyses = await planAll(active);
  const due = await withDigests(
    analyses.filter(({ spec }) => !isReplaced(spec)),
    active,
  );
  warnOfManyStatuses(active, due.length);
  const { outcome: supplyChain, refusalOf }: ArtifactScan = await scanArtifacts(active, due, repository);
  await jobStore.withdraw(due);
  const { scanAll } = await import('../analysis/scan.ts');
  const atStart = due.map(({ spec }) => plannedResult(spec));
  const summary = new LiveSummary(runner, atStart, (results) =>
    unfinishedOutcome({ ...state, ...withScan(supplyChain), results }),
  );
  try {
    const results = await scanAll(due, {
      transport,
      settings,
      log: runner.log,
      clock: runner.clock,
      signal,
      jobStore,
      refusalOf,
      decide: (result) => decideAnalysis(result, policyOf(active)),
      mask: runner.mask,
      hide: runner.hide,
      ...(settings.service.isLocal ? await findRunUrl(runner) : {}),
      onUpdate: (result) => {
        summary.update(result);
      },
    });
    return { results, supplyChain };
  } finally {
    await summary.end();
  }
}

/** Adds the digests of what is analysed, if a statement of the verdict has to name them. */
async function withDigests(
  analyses: readonly PlannedAnalysis[],
  { settings, signal }: ActiveRun,
): Promise<readonly PlannedAnalysis[]> {
  const areKnown = analyses.every(({ digests }) => digests !== undefined);
  if (settings.reports.verdictFile === undefined || areKnown) return analyses;
  const { digestAnalyses } = await import('../analysis/digest-analyses.ts');
  return digestAnalyses(analyses, signal);
}

/** Finds the page of this run, if it runs on GitHub. */
async function findRunUrl(runner: Runner): Promise<{ readonly runUrl?: string }> {
  if (runner.variable('GITHUB_RUN_ID') === '') return {};
  const { buildRunUrl } = await import('../github/open.ts');
  return { runUrl: buildRunUrl(runner) };
}

/** Opens the job store in the commit statuses, if the input commit-status asks for them. */
async function openJobStore(active: ActiveRun): Promise<JobStore> {
  if (!active.settings.reports.commitStatus) return NO_JOB_STORE;
  const { openStatusJobStore } = await import('../job-store/status-job-store.ts');
  return openStatusJobStore(active);
}
