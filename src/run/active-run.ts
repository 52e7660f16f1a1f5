import type { RunContext } from '../facts/runner.ts';
import type { RunState } from '../facts/run-state.ts';
import type { RunDecision } from '../decide/decide-run.ts';
import type { PolicyAtTime } from '../decide/policy/accept-rulings.ts';
import type { Settings } from '../facts/settings.ts';
import type { Transport } from '../http/exchange.ts';
import { baseBranch } from '../decide/policy/base-commit.ts';
import type { EntryFacts } from '../facts/policy/policy.ts';

/** A run with its settings and its transport: every mode works with it. */
export interface ActiveRun extends RunContext {
  readonly transport: Transport;
  /** When the run began, in milliseconds since 1970: what has an end is judged by it. */
  readonly startedMs: number;
  /** When it must end, in milliseconds since 1970. */
  readonly endsAtMs: number;
}

/** What is known of a run. */
export interface RunProgress {
  readonly state: RunState;
  /** With the policy that judges the run, as soon as it is known. */
  readonly settings: Settings;
}

/** The work of a mode: it yields what is known as soon as it is, and returns the decision at the end. */
export type RunSteps = AsyncGenerator<RunProgress, RunDecision, void>;

/** The policy of a run, at the moment when it began. */
export function policyOf({ settings, startedMs }: ActiveRun): PolicyAtTime {
  return { policy: settings.policy, nowMs: startedMs };
}

/** The days that an entry counts that needs an end, if nobody changes it. */
const ENTRY_DAYS = 90;

/** What the entries of `accept` say that are shown beside findings. */
export function entryFacts({ runner, settings, startedMs }: ActiveRun): EntryFacts {
  const until = new Date(startedMs + ENTRY_DAYS * 86_400_000).toISOString().slice(0, 10);
  const branch = settings.policySource?.from === 'base' ? baseBranch(runner.event) : undefined;
  const named = settings.policy.accept.flatMap(({ key, what }) => (key === 'finding' ? [what] : []));
  return { until, named, ...(branch === undefined ? {} : { countsOn: branch }) };
}
