import type { PlannedAnalysis } from '../analysis/plan.ts';
import type { CleanFiles } from '../records/clean-files.ts';
import type { RunContext } from '../core/run-context.ts';
import type { RunState } from '../core/run-state.ts';
import type { RunDecision } from '../decide/run.ts';
import type { Transport } from '../http/types.ts';

/** A run with its settings and its transport: every mode works with it. */
export interface ActiveRun extends RunContext {
  readonly transport: Transport;
  /** The analyses with their files, if they were inspected before the run began. */
  readonly planned?: readonly PlannedAnalysis[] | undefined;
  /** The files that the supply-chain scan of an earlier run found clean, if such are kept. */
  readonly cleanFiles?: CleanFiles | undefined;
  /** When the run began, in milliseconds since 1970: waivers are judged by it. */
  readonly startedMs: number;
}

/** The work of a mode: it yields each new state as soon as it is known, and returns the decision at the end. */
export type RunSteps = AsyncGenerator<RunState, RunDecision, void>;
