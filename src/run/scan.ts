import type { PlannedAnalysis } from '../facts/planned-analysis.ts';
import type { Problem } from '../core/problem.ts';
import type { RunState } from '../facts/run-state.ts';
import type { Runner } from '../facts/runner.ts';
import { plannedResult } from '../decide/analysis-result.ts';
import { unfinishedOutcome } from '../decide/build-outcome.ts';
import { manyStatuses } from '../decide/settings-warnings.ts';
import { decideAnalysis } from '../decide/judge-findings.ts';
import type { JobStore } from '../analyser/remote/status-job-store.ts';
import { policyOf } from './active-run.ts';
import { doAnalyses } from './do-analyses.ts';
import type { Findings } from './judge-findings.ts';
import { LiveSummary } from './live-summary.ts';
import { requirePins } from './run-plan.ts';
import type { ScanningRun } from './scanning-run.ts';
import { scanArtifacts } from './scan-artifacts.ts';
import type { RepositoryScan } from './scan-repository.ts';

interface ScanRequest extends JobStore {
  /** True for an analysis that no record replaces. */
  readonly isLeft: (analysis: PlannedAnalysis) => boolean;
  readonly repository: RepositoryScan | undefined;
}

/**
 * Scans the files of the analyses that are left, then does these analyses, and shows meanwhile how far they are.
 * @throws InvalidInputError, ServiceError
 */
export async function scan(run: ScanningRun, state: RunState, request: ScanRequest): Promise<Findings> {
  const { runner, settings, plan } = run;
  const { memory, board, isLeft, repository } = request;
  const pins = await plan.comparePins((await plan.inspect()).filter(isLeft));
  // On this machine a wrong file fails its own analysis only; elsewhere nothing may be submitted.
  if (run.analyser.jobsOutliveRun) requirePins(pins);
  const left = pins.analyses;
  // A statement of the verdict has to name what was analysed.
  const due = settings.reports.verdictFile === undefined ? left : await plan.digestSome(left);
  const slow = manyStatuses(settings, due.length);
  if (slow !== undefined) runner.log.warning(slow);
  const { outcome: supplyChain, refusalOf } = await scanArtifacts(run, due, repository);
  await board.withdraw(due);
  const atStart = due.map(({ spec }) => plannedResult(spec));
  const summary = new LiveSummary(runner, atStart, (results) =>
    unfinishedOutcome({ ...state, ...(supplyChain === undefined ? {} : { supplyChain }), results }),
  );
  try {
    const results = await doAnalyses(due, {
      ...run,
      ...{ memory, board },
      refusalOf: (analysis) => describePins(pins.faults.get(analysis.spec.name)) ?? refusalOf(analysis),
      ...(run.analyser.jobsOutliveRun ? {} : await findRunUrl(runner)),
      decide: (result) => decideAnalysis(result, policyOf(run)),
      onUpdate: (result) => {
        summary.update(result);
      },
    });
    return { results, supplyChain };
  } finally {
    await summary.end();
  }
}

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
