import type { LineageQuery } from '../analyser/remote/client/lineage-check.ts';
import type { ActiveRun } from './active-run.ts';
import type { RunPlan } from './run-plan.ts';
import type { Analyser, VersionComparer } from '../analyser/analyser.ts';
import type { CleanFiles } from '../cache/clean-files.ts';
import type { IgnoredResults } from '../facts/cached-result.ts';

/** A run of the modes scan, check and plan: with its plan, and with who does its analyses. */
export interface ScanningRun extends ActiveRun, OpenedAnalyser {
  readonly plan: RunPlan;
  /** What the run looks for. */
  readonly query: LineageQuery;
}

/** Who does the analyses of a run, and what earlier runs left on this machine. */
export interface OpenedAnalyser {
  readonly analyser: Analyser;
  /** Opens an analyser for the models of another commit, which also compares them with those of the run; absent with a service. */
  readonly openVersions?: () => Analyser & VersionComparer;
  /** The files that the supply-chain scan of an earlier run found clean, if such are kept. */
  readonly cleanFiles?: CleanFiles | undefined;
  /** The cached results that could not be used, as far as it is known yet. */
  readonly ignored?: IgnoredResults;
}
