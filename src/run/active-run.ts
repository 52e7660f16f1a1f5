import type { RunContext } from '../core/run-context.ts';
import type { RunState } from '../core/run-state.ts';
import type { RunDecision } from '../decide/run.ts';
import type { Transport } from '../http/types.ts';

/** A run whose settings are read and whose transport is open: every mode works with it. */
export interface ActiveRun extends RunContext {
  readonly transport: Transport;
}

/** The work of a mode: gives each new state as soon as it is known, and the decision at the end. */
export type RunSteps = AsyncGenerator<RunState, RunDecision, void>;
