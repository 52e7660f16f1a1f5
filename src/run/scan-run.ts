import type { AnalysisResult, Target } from '../facts/outcome.ts';
import type { RunState } from '../facts/run-state.ts';
import { plannedResult } from '../decide/analysis-result.ts';
import { decideRun } from '../decide/run.ts';
import { readTarget } from '../decide/target.ts';
import type { ActiveRun, RunSteps } from './active-run.ts';
import { type Findings, judgeFindings } from './judge-findings.ts';
import { findLineageSubject } from './lineage-subject.ts';
import { openAnalyser } from './open-analyser.ts';
import { recall, type Recalled } from './recall.ts';
import { requireCheckout } from './require-checkout.ts';
import { requirePins, RunPlan } from './run-plan.ts';
import type { ScanningRun } from './scanning-run.ts';
import type { RepositoryScan } from './scan-repository.ts';

/**
 * Does the work of the modes scan, check and plan: looks for what earlier runs have found, scans the files, and does the
 * analyses that are left.
 * @throws InvalidInputError, ServiceError
 */
export async function* checkThenScan(active: ActiveRun, start: RunState): RunSteps {
  const { runner, settings, signal } = active;
  const { query, target } = findLineageSubject(settings.repository, () => readTarget(runner.event));
  yield { ...start, target };
  const notices = [...start.notices, ...(await requireCheckout(active, target))];
  const opened = await openAnalyser(active, query);
  try {
    const run = { ...active, ...opened, query, plan: new RunPlan(active) };
    return yield* recallThenScan(run, { ...start, notices }, target);
  } finally {
    const isDone = settings.mode === 'scan' && !signal.aborted;
    await opened.analyser.close(isDone ? 'keep' : 'discard');
  }
}

async function* recallThenScan(run: ScanningRun, start: RunState, target: Target): RunSteps {
  const { settings } = run;
  const recalled = await recall(run, target);
  const { lineage } = recalled;
  let state: RunState = { ...start, target, lineage, notices: [...start.notices, ...recalled.notices] };
  yield state;
  const repository = settings.supplyChain.enabled ? await loadAndScan(run) : undefined;
  state = { ...state, ...(repository === undefined ? {} : { supplyChain: repository.outcome }) };
  yield state;
  const findings = await findResults(run, state, recalled, repository);
  const judged = judgeFindings(run, findings, lineage);
  yield { ...state, ...judged, notices: [...state.notices, ...judged.notices] };
  const { results, supplyChain } = judged;
  const leavesFilesOut = settings.service.isLocal && supplyChain === undefined;
  const planned = settings.analyses.length;
  return decideRun({ ...settings, lineage, planned, results, supplyChain, leavesFilesOut });
}

/** Loads the code of the scan only if the input supply-chain asks for it. */
async function loadAndScan(run: ScanningRun): Promise<RepositoryScan> {
  const { scanRepository } = await import('./scan-repository.ts');
  return scanRepository(run);
}

async function findResults(
  run: ScanningRun,
  state: RunState,
  { lineage, jobs }: Recalled,
  repository: RepositoryScan | undefined,
): Promise<Findings> {
  const { mode, analyses } = run.settings;
  const supplyChain = repository?.outcome;
  // Kept results of the same content are among the results, as if the analyses were run.
  const isReplaced = lineage.accepted && lineage.cached !== 'reused';
  if (mode === 'plan') {
    // The artifacts are inspected even if a record is accepted: a plan has to find mistakes in them.
    const planned = await planResults(run);
    return { results: isReplaced ? [] : planned, supplyChain };
  }
  if (mode !== 'scan' || isReplaced || analyses.length === 0) return { results: [], supplyChain };
  const { scan } = await import('./scan.ts');
  return scan(run, state, { jobs, repository });
}

async function planResults({ plan }: ScanningRun): Promise<readonly AnalysisResult[]> {
  const pins = await plan.comparePins(await plan.inspect());
  requirePins(pins);
  const { analyses } = pins;
  const { describeMissingSlots } = await import('../decide/missing-slots.ts');
  return analyses.map(({ spec }) => {
    const missing = describeMissingSlots(spec);
    return plannedResult(spec, missing === undefined ? [] : [missing]);
  });
}
