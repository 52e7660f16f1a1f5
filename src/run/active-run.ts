import type { RunContext } from '../facts/run-context.ts';
import type { RunState } from '../facts/run-state.ts';
import type { RunDecision } from '../decide/run.ts';
import type { PolicyAtTime } from '../decide/policy-at-time.ts';
import type { Transport } from '../http/types.ts';

/** A run with its settings and its transport: every mode works with it. */
export interface ActiveRun extends RunContext {
  readonly transport: Transport;
  /** When the run began, in milliseconds since 1970: what has an end is judged by it. */
  readonly startedMs: number;
  /** When it must end, in milliseconds since 1970. */
  readonly endsAtMs: number;
}

/** The work of a mode: it yields each new state as soon as it is known, and returns the decision at the end. */
export type RunSteps = AsyncGenerator<RunState, RunDecision, void>;

/** The policy of a run, at the moment when it began. */
export function policyOf({ settings, startedMs }: ActiveRun): PolicyAtTime {
  return { policy: settings.policy, nowMs: startedMs };
}
