import type { LineageQuery } from '../analyser/remote/client/lineage-check.ts';
import type { ActiveRun } from './active-run.ts';
import type { OpenedAnalyser } from './opened-analyser.ts';
import type { RunPlan } from './run-plan.ts';

/** A run of the modes scan, check and plan: with its plan, and with who does its analyses. */
export interface ScanningRun extends ActiveRun, OpenedAnalyser {
  readonly plan: RunPlan;
  /** What the run looks for. */
  readonly query: LineageQuery;
}
