import type { Runner } from '../core/runner.ts';
import type { HttpDoor } from '../http/types.ts';
import type { Settings } from '../core/settings.ts';
import type { KnownSoFar } from '../decide/build-outcome.ts';

/** A run whose settings are read and whose door is open: what every mode works with. */
export interface ActiveRun {
  readonly runner: Runner;
  readonly settings: Settings;
  readonly door: HttpDoor;
  /** Aborted when the run ends before its work is done. */
  readonly signal: AbortSignal;
  /** What is found out goes in here at once: an error must not hide it. */
  readonly known: KnownSoFar;
}
