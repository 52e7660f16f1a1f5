import { present } from '@model-security-scan/common/present';
import { DESCRIPTORS } from '@model-security-scan/engine/catalog';
import type { AnalysisResult, Target } from '../facts/run-outcome.ts';
import type { RunState } from '../facts/run-state.ts';
import type { Settings } from '../facts/settings.ts';
import { plannedResult } from '../decide/analysis-result.ts';
import { decideRun } from '../decide/decide-run.ts';
import { readTarget } from '../decide/target.ts';
import type { ActiveRun, RunProgress, RunSteps } from './active-run.ts';
import type { JudgedSettings } from './base-policy-step.ts';
import { type Findings, judgeFindings } from './files/judge-findings.ts';
import { findLineageSubject } from './lineage-subject.ts';
import { openAnalyser } from './open-analyser.ts';
import { recall, type Recalled } from './recall.ts';
import { requireCheckout } from './require-checkout.ts';
import { requirePins, RunPlan } from './run-plan.ts';
import type { ScanningRun } from './scanning-run.ts';
import type { RepositoryScan } from './files/scan-repository.ts';
import { readBaseCommit } from '../decide/policy/base-commit.ts';
import { keepBaselineChoices } from '../decide/baseline/baseline-skill.ts';
import { applyMinimum } from '../decide/policy/apply-minimum.ts';
import type { RunContext } from '../facts/runner.ts';

/**
 * Does the work of the modes scan, check and plan: looks for what earlier runs have found, scans the files, and does the
 * analyses that are left. If the config is still to be read, it is read only if no record skips the analyses.
 * @throws InvalidInputError, ServiceError
 */
export async function* checkThenScan(given: ActiveRun, start: RunState): RunSteps {
  const { runner, settings, signal } = given;
  const { query, target } = findLineageSubject(settings.repository, () => readTarget(runner.event));
  let active = given;
  let state: RunState = { ...start, target };
  yield { state, settings };
  const isLater = settings.readConfig !== undefined;
  if (!isLater) ({ active, state } = yield* judgeByPolicy(given, state));
  state = withNotices(state, await requireCheckout(active, target));
  const early = isLater ? await recallFirst(given, query, target) : undefined;
  if (early !== undefined) {
    state = withRecalled(state, early);
    yield { state, settings };
    if (early.lineage.accepted) state = withNotices(state, [UNREAD]);
    else ({ active, state } = yield* judgeByPolicy(given, state));
  }
  const run = await openRun(active, query);
  try {
    const recalled = early ?? (await recall(run, target));
    if (early === undefined) state = withRecalled(state, recalled);
    return yield* scanAndJudge(run, state, recalled);
  } finally {
    const isDone = settings.mode === 'scan' && !signal.aborted;
    await run.analyser.close(isDone ? 'keep' : 'discard');
  }
}

/** Reads the config, unless that was done, and goes on with the policy that judges the run. */
async function* judgeByPolicy(
  given: ActiveRun,
  before: RunState,
): AsyncGenerator<RunProgress, { readonly active: ActiveRun; readonly state: RunState }, void> {
  const judged = await findJudgedSettings(given);
  const { settings } = judged;
  const state = withPolicy(before, judged, given.settings);
  yield { state, settings };
  if (judged.error !== undefined) throw judged.error;
  return { active: { ...given, settings }, state };
}

const UNREAD = 'The config was not read: a record of an earlier scan skips the analyses.';

async function openRun(active: ActiveRun, query: ScanningRun['query']): Promise<ScanningRun> {
  return { ...active, ...(await openAnalyser(active, query)), query, plan: new RunPlan(active) };
}

/** Looks for what earlier runs have found before the config is read. */
async function recallFirst(
  active: ActiveRun,
  query: ScanningRun['query'],
  target: Target,
): Promise<Recalled> {
  const run = await openRun(active, query);
  try {
    return await recall(run, target);
  } finally {
    await run.analyser.close('discard');
  }
}

function withNotices(state: RunState, notices: readonly string[]): RunState {
  return { ...state, notices: [...state.notices, ...notices] };
}

function withRecalled(state: RunState, { lineage, notices }: Recalled): RunState {
  return withNotices({ ...state, lineage }, notices);
}

/** @param before the settings whose notices the state has */
function withPolicy(state: RunState, { settings, comparison }: JudgedSettings, before: Settings): RunState {
  const changed = comparison === undefined ? state : { ...state, policyChange: comparison };
  return withNotices(changed, settings.notices.slice(before.notices.length));
}

async function* scanAndJudge(run: ScanningRun, start: RunState, recalled: Recalled): RunSteps {
  const { settings } = run;
  const { lineage } = recalled;
  let state = start;
  yield { state, settings };
  const repository = settings.supplyChain.enabled ? await loadAndScan(run) : undefined;
  state = { ...state, ...(repository === undefined ? {} : { supplyChain: repository.outcome }) };
  yield { state, settings };
  const findings = await findResults(run, state, recalled, repository);
  const judged = judgeFindings(run, findings, lineage);
  yield { state: { ...state, ...judged, notices: [...state.notices, ...judged.notices] }, settings };
  const { results, supplyChain } = judged;
  const leavesFilesOut = settings.service.isLocal && supplyChain === undefined;
  const judgedChanges = results.filter(({ spec }) => DESCRIPTORS[spec.attack].tasks.length === 0).length;
  const planned = settings.analyses.length + judgedChanges;
  return decideRun({ ...settings, lineage, planned, results, supplyChain, leavesFilesOut });
}

/** Loads the code of the scan only if the input supply-chain asks for it. */
async function loadAndScan(run: ScanningRun): Promise<RepositoryScan> {
  const { scanRepository } = await import('./files/scan-repository.ts');
  return scanRepository(run);
}

async function findResults(
  run: ScanningRun,
  state: RunState,
  { lineage, jobs, kept }: Recalled,
  repository: RepositoryScan | undefined,
): Promise<Findings> {
  const { mode, analyses } = run.settings;
  const supplyChain = repository?.outcome;
  // Kept results of the same content are among the results, as if the analyses were run.
  const isReplaced = lineage.accepted && lineage.cached !== 'reused';
  if (mode === 'plan') {
    // The artifacts are inspected even if a record is accepted: a plan has to find mistakes in them.
    const planned = await planResults(run, kept);
    return { results: isReplaced ? [] : planned, supplyChain };
  }
  if (mode !== 'scan' || isReplaced || analyses.length === 0) return { results: [], supplyChain };
  const { scan } = await import('./scan-and-analyse.ts');
  return scan(run, state, { jobs, repository });
}

async function planResults(
  { plan }: ScanningRun,
  kept: Recalled['kept'],
): Promise<readonly AnalysisResult[]> {
  const pins = await plan.comparePins(await plan.inspect());
  requirePins(pins);
  const { analyses } = pins;
  const { describeMissingSlots } = await import('../decide/missing-slots.ts');
  return analyses.map(({ spec }) => {
    const missing = describeMissingSlots(spec);
    const seconds = kept.get(spec.name)?.seconds;
    return { ...plannedResult(spec, missing === undefined ? [] : [missing]), ...present({ seconds }) };
  });
}

/**
 * Reads the config, unless that was done, and finds the policy that judges the run.
 * @throws InvalidInputError with all problems of the config; the reason of the run's signal
 */
async function findJudgedSettings(context: RunContext): Promise<JudgedSettings> {
  const read = (await context.settings.readConfig?.()) ?? context.settings;
  const { settings, ...rest } = await compareWithBase({ ...context, settings: read });
  return { ...rest, settings: keepBaselineChoices(applyMinimum(settings)) };
}

/** Loads the code that compares policies only if a run is about a pull request, or should be. */
async function compareWithBase(context: RunContext): Promise<JudgedSettings> {
  const { runner, settings } = context;
  const from = settings.policySource?.from;
  const isDue = from === 'base' || (from !== undefined && readBaseCommit(runner.event).kind !== 'none');
  if (!isDue) return { settings };
  const { judgeSettings } = await import('./base-policy-step.ts');
  return judgeSettings(context);
}
