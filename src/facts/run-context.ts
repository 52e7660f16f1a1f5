import type { Runner } from './runner.ts';
import type { Settings } from './settings.ts';

/** A run whose settings have been read. */
export interface RunContext {
  readonly runner: Runner;
  readonly settings: Settings;
  /** Aborted if the run ends before its work is done. */
  readonly signal: AbortSignal;
}
