import type { PlannedAnalysis } from '../../facts/planned-analysis.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { StatusState } from '../../facts/commit-status.ts';
import type { AnalysisResult } from '../../facts/outcome.ts';

/** The verdict of the record that replaces an analysis. */
export interface ReplacedVerdict {
  readonly state: StatusState;
  /** For people. */
  readonly description: string;
}

/** Where people and later runs see how each analysis of a commit is. It shows what others decided. */
export interface StatusBoard {
  /**
   * Withdraws the verdicts of earlier runs on analyses that are about to be started again, and on the run as a whole.
   * They have no verdict until there is a new one.
   * @throws InvalidInputError, ServiceError if a verdict cannot be withdrawn
   */
  readonly withdraw: (analyses: readonly PlannedAnalysis[]) => Promise<void>;
  /**
   * Shows that the analysis is about to be submitted, for the case that the run is killed. It never fails: it warns.
   * @returns false if later runs cannot know of it
   */
  readonly announce: (analysis: PlannedAnalysis) => Promise<boolean>;
  /** Shows the result of an analysis so far. It never fails: it warns. */
  readonly save: (analysis: PlannedAnalysis, result: AnalysisResult) => Promise<unknown>;
  /**
   * Shows that the record of an earlier scan replaces analyses, so that a required status does not stay pending. It never
   * fails: it warns.
   */
  readonly saveReplaced: (specs: readonly AnalysisSpec[], verdict: ReplacedVerdict) => Promise<void>;
}

/** A board that shows nothing. */
export const NO_BOARD: StatusBoard = {
  withdraw: () => Promise.resolve(),
  announce: () => Promise.resolve(true),
  save: () => Promise.resolve(),
  saveReplaced: () => Promise.resolve(),
};
