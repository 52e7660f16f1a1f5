import type { Runner } from '../core/runner.ts';
import type { Transport } from '../http/types.ts';
import type { Settings } from '../core/settings.ts';
import type { RunState } from '../decide/build-outcome.ts';

/** A run whose settings are read and whose transport is open: what every mode works with. */
export interface ActiveRun {
  readonly runner: Runner;
  readonly settings: Settings;
  readonly transport: Transport;
  /** Aborted when the run ends before its work is done. */
  readonly signal: AbortSignal;
  /** What is found out goes in here at once: an error must not hide it. */
  readonly known: RunState;
}
