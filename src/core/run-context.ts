import type { Runner } from './runner.ts';
import type { Settings } from './settings.ts';

/** A run whose settings are read. */
export interface RunContext {
  readonly runner: Runner;
  readonly settings: Settings;
  /** Aborted when the run ends before its work is done. */
  readonly signal: AbortSignal;
}
