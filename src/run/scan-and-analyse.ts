import { type JobStore, NO_JOB_STORE } from '../analyser/job-store.ts';
import type { CommitJobs } from '../analyser/remote/jobs/open-jobs.ts';
import type { Problem } from '@model-security-scan/common/problem';
import type { RunState } from '../facts/run-state.ts';
import type { ModelComparisons } from '../facts/results/model-comparison.ts';
import type { PlannedAnalysis } from '../facts/artifact.ts';
import type { AnalysisResult } from '../facts/run-outcome.ts';
import type { Runner } from '../facts/runner.ts';
import { judgeComparisons } from '../decide/compare/judge-comparison.ts';
import { plannedResult } from '../decide/analysis-result.ts';
import { unfinishedOutcome } from '../decide/build-outcome.ts';
import { decideAnalysis } from '../decide/scan/decide-findings.ts';
import { policyOf } from './active-run.ts';
import { doAnalyses } from './do-analyses.ts';
import type { Findings } from './files/judge-findings.ts';
import { LiveSummary } from './live-summary.ts';
import { requirePins } from './run-plan.ts';
import type { ScanningRun } from './scanning-run.ts';
import { scanArtifacts } from './files/scan-artifacts.ts';
import type { RepositoryScan } from './files/scan-repository.ts';

interface ScanRequest {
  /** The jobs of earlier runs; undefined if none are kept. */
  readonly jobs: CommitJobs | undefined;
  readonly repository: RepositoryScan | undefined;
}

/**
 * Scans the files of the analyses, then does these analyses, and shows meanwhile how far they are.
 * @throws InvalidInputError, ServiceError
 */
export async function scan(run: ScanningRun, state: RunState, request: ScanRequest): Promise<Findings> {
  const { runner, settings, plan } = run;
  const { repository } = request;
  const pins = await plan.comparePins(await plan.inspect());
  // On this machine a wrong file fails its own analysis only; elsewhere nothing may be submitted.
  if (run.analyser.jobsOutliveRun) requirePins(pins);
  const left = pins.analyses;
  await requireNamedBase(run, left);
  // A statement of the verdict has to name what was analysed.
  const due = settings.reports.verdictFile === undefined ? left : await plan.digestSome(left);
  const { outcome: supplyChain, refusalOf } = await scanArtifacts(run, due, repository);
  const jobs = await openJobs(run, request.jobs);
  await jobs.begin(due);
  const atStart = due.map(({ spec }) => plannedResult(spec));
  const summary = new LiveSummary(runner, atStart, (results) =>
    unfinishedOutcome({ ...state, ...(supplyChain === undefined ? {} : { supplyChain }), results }),
  );
  try {
    const results = await doAnalyses(due, {
      ...run,
      jobs,
      refusalOf: (analysis) => describePins(pins.faults.get(analysis.spec.name)) ?? refusalOf(analysis),
      ...(run.analyser.jobsOutliveRun ? {} : await findRunUrl(runner)),
      decide: (result) => decideAnalysis(result, policyOf(run)),
      onUpdate: (result) => {
        summary.update(result);
      },
    });
    await jobs.end(results);
    const comparisons = await compareWithBase(run, due, {
      results,
      covered: supplyChain?.coveredModels ?? [],
    });
    const judged = judgeComparisons(settings.analyses, comparisons);
    return { results: [...results, ...judged], supplyChain, comparisons };
  } finally {
    await summary.end();
  }
}

/** A base that the command line names must be there before anything is analysed. @throws InvalidInputError */
async function requireNamedBase(run: ScanningRun, due: readonly PlannedAnalysis[]): Promise<void> {
  const ref = run.settings.compare?.ref;
  if (ref === undefined) return;
  const { requireBase } = await import('./compare/compare-models.ts');
  await requireBase(run, ref, due);
}

/** Loads the code that compares models only if the input compare asks for it. */
async function compareWithBase(
  run: ScanningRun,
  due: readonly PlannedAnalysis[],
  found: { readonly results: readonly AnalysisResult[]; readonly covered: readonly string[] },
): Promise<ModelComparisons | undefined> {
  const { compare } = run.settings;
  if (compare === undefined) return undefined;
  const { compareModels } = await import('./compare/compare-models.ts');
  return compareModels(run, compare, due, found);
}

/** Opens the jobs of earlier runs. Warns before anything is submitted if no later run will know the jobs of this one. */
async function openJobs(run: ScanningRun, jobs: CommitJobs | undefined): Promise<JobStore> {
  const { analyser, runner } = run;
  if (!analyser.jobsOutliveRun) return NO_JOB_STORE;
  if (jobs !== undefined) return jobs.open(run);
  runner.log.warning(NOTHING_KEPT);
  return NO_JOB_STORE;
}

const NOTHING_KEPT =
  'The jobs of this run are not kept for later runs, because this runner has no cache. If this run is killed, the next one ' +
  'submits its analyses again. Set cache-directory to a folder that later runs find again.';

/** Says why an analysis is not done, if its files are not those that it is pinned to. */
function describePins(faults: readonly Problem[] | undefined): string | undefined {
  return faults && `It was not analysed: ${faults.map(({ message }) => message).join(' ')}`;
}

/** Finds the page of this run, if it runs on GitHub. */
async function findRunUrl(runner: Runner): Promise<{ readonly runUrl?: string }> {
  if (runner.variable('GITHUB_RUN_ID') === '') return {};
  const { buildRunUrl } = await import('../github/open.ts');
  return { runUrl: buildRunUrl(runner) };
}
