import type { ActiveRun } from './active-run.ts';
import { type JobStore, NO_JOB_STORE } from '../core/job-store.ts';
import type { PlannedAnalysis } from '../analysis/plan.ts';
import { plannedResult } from '../decide/analysis-result.ts';
import { findDuplicateAnalyses } from '../decide/duplicate-analyses.ts';
import { decideRun } from '../decide/run.ts';
import { partNotices, recordWarnings } from '../decide/record-notices.ts';
import { decideLineage } from '../decide/lineage.ts';
import { findLineageSubject } from './lineage-subject.ts';
import { MAX_WARNINGS } from '../core/log.ts';
import type { AnalysisResult, LineageRecord, Outcome, Target } from '../core/outcome.ts';
import { LiveSummary } from './live-summary.ts';
import { checkLineage } from '../client/lineage-check.ts';
import { unfinishedOutcome } from '../decide/build-outcome.ts';
import { targetOf } from '../decide/target.ts';

/**
 * The modes scan, check and plan: asks for the lineage, then skips, plans or scans.
 * @throws InvalidInputError, ServiceError
 */
export async function checkThenScan(active: ActiveRun): Promise<Outcome> {
  const { runner, settings, transport, known } = active;
  const subject = findLineageSubject(settings.repository, () => targetOf(runner.event));
  known.target = subject.target;
  runner.log.info(
    `Lineage check of ${describeTarget(subject.target)}, depth ${String(subject.query.depth)}.`,
  );
  const record = await checkLineage(transport, settings.service, subject.query);
  const { repo_url: repoUrl } = subject.query;
  const lineage = decideLineage(record, subject.target.commit, settings.rescan, repoUrl);
  known.lineage = lineage;
  runner.log.info(record === undefined ? 'There is no record of an earlier scan.' : describeRecord(record));
  if (settings.mode === 'plan') {
    // The files are looked at in any case: whether they are right is what a plan is asked for.
    const results = await planResults(active);
    if (!lineage.accepted) known.results = results;
  }
  if (settings.mode === 'scan') {
    const memory = await openMemory(active);
    if (!lineage.accepted) known.results = await scan(active, memory, true);
    // A record does not stand for the verdicts of jobs that this commit still waits for.
    else if (memory.hasRunning(settings.analyses)) known.results = await takeUp(active, memory);
  }
  known.warnings = recordWarnings(settings, lineage, known.results);
  known.notices = [...known.notices, ...partNotices(settings.only, known.results)];
  const conclusion = decideRun({
    ...settings,
    lineage,
    planned: settings.analyses.length,
    results: known.results,
  });
  return { ...known, ...conclusion, problems: [] };
}

function describeTarget({ repoUrl, branch, commit }: Target): string {
  return `${repoUrl}, branch ${branch ?? 'not given'}, commit ${commit ?? 'not known'}`;
}

function describeRecord(record: LineageRecord): string {
  const { branchname = 'not given', commitid = 'not given', createdtimestamp = 'not given' } = record;
  return `There is a record of an earlier scan: branch ${branchname}, commit ${commitid}, time ${createdtimestamp}.`;
}

/** What only a plan or a scan needs is loaded only for one: most runs end with the lineage check. */
async function planned({ runner, settings, signal }: ActiveRun): Promise<readonly PlannedAnalysis[]> {
  const { planAnalyses } = await import('../analysis/plan.ts');
  for (const { spec, words } of findDuplicateAnalyses(settings.analyses).slice(0, MAX_WARNINGS)) {
    runner.log.warning(words, spec.place);
  }
  const analyses = await planAnalyses(settings.analyses, settings.workspace, signal);
  // Thousands of analyses keep the thread busy: a deadline that passed meanwhile is noticed before the plan counts.
  await runner.clock.sleep(0, signal);
  return analyses;
}

async function planResults(active: ActiveRun): Promise<readonly AnalysisResult[]> {
  const analyses = await planned(active);
  const { describeMissingSlots: describeMissing } = await import('../decide/missing-slots.ts');
  return analyses.map(({ spec }) => {
    const missing = describeMissing(spec);
    return { ...plannedResult(spec), warnings: missing === undefined ? [] : [missing] };
  });
}

function resultOf({ spec }: PlannedAnalysis): AnalysisResult {
  return plannedResult(spec);
}

async function takeUp(active: ActiveRun, memory: JobStore): Promise<readonly AnalysisResult[]> {
  const results = await scan(active, memory, false);
  return results.filter((result) => result.state !== 'planned' || result.reason !== undefined);
}

async function scan(
  active: ActiveRun,
  memory: JobStore,
  submits: boolean,
): Promise<readonly AnalysisResult[]> {
  const { runner, settings, known, transport, signal } = active;
  const analyses = await planned(active);
  if (submits) await memory.withdraw(analyses);
  const { scanAll } = await import('../analysis/scan.ts');
  const progress = new LiveSummary(runner, analyses.map(resultOf), (results) =>
    unfinishedOutcome({ ...known, results }),
  );
  try {
    return await scanAll(analyses, {
      transport,
      settings,
      log: runner.log,
      clock: runner.clock,
      signal,
      memory,
      mask: runner.mask,
      submits,
      onUpdate: (result) => {
        progress.update(result);
      },
    });
  } finally {
    await progress.end();
  }
}

/** Commit statuses are the memory; without them there is none. */
async function openMemory(active: ActiveRun): Promise<JobStore> {
  if (!active.settings.reports.commitStatus) return NO_JOB_STORE;
  const { openStatusJobStore: openStatusMemory } = await import('../job-store/status-job-store.ts');
  return openStatusMemory(active);
}
