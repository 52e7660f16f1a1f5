import type { Log } from '../core/log.ts';
import type { Redactor } from '../core/redaction.ts';
import type { Clock } from '../core/clock.ts';
import type { EventContext } from './event.ts';
import type { AnalysisResult } from './run-outcome.ts';
import type { Settings } from './settings.ts';

/** Everything that a run reads from its machine and writes to it. */
export interface Runner {
  /** Returns an input, trimmed; empty if it is not given. */
  readonly input: (name: string) => string;
  /** Returns an environment variable; empty if it is not set. */
  readonly variable: (name: string) => string;
  /** The absolute path of the checked-out repository. */
  readonly workspace: string;
  /** The event that started the workflow; its payload is undefined if it cannot be read. */
  readonly event: EventContext;
  /** The event of the workflow that the command line runs in, if it does; otherwise absent. */
  readonly hostEvent?: string;
  readonly log: Log;
  readonly secrets: Redactor;
  readonly clock: Clock;
  /** When this program was started, in milliseconds since 1970, by the same clock. */
  readonly startedMs?: number;
  /** Removes a secret from everything that is printed or written from now on. */
  readonly mask: (secret: string) => void;
  /** Like `mask`, but does not tell the runner, which would drop an output that contains the secret by chance. */
  readonly hide: (secret: string) => void;
  /** Writes outputs at once; a later value of the same name replaces an earlier one. */
  readonly setOutputs: (outputs: Readonly<Record<string, string>>) => void;
  /** Throws the error of the system if outputs cannot be written. */
  readonly probeOutputs: () => void;
  /** Shows how far the analyses are; absent if nobody looks. Called for every change. */
  readonly showProgress?: (results: readonly AnalysisResult[]) => void;
  /** Shows what one analysis does now; absent if nobody looks. */
  readonly showStep?: (name: string, step: { readonly words: string; readonly share?: number }) => void;
  /** Replaces this step's part of the job summary. */
  readonly writeSummary: (markdown: string) => Promise<void>;
  /** Calls the listener when the runner asks the process to end; returns a function that removes the listener. */
  readonly onCancel: (listener: () => void) => () => void;
}

/** The event of the workflow that this program runs in, also by its command line; `command-line` outside of all workflows. */
export function hostEvent({ hostEvent: host, event }: Pick<Runner, 'hostEvent' | 'event'>): string {
  return host ?? event.eventName;
}

/** A run whose settings have been read. */
export interface RunContext {
  readonly runner: Runner;
  readonly settings: Settings;
  /** Aborted if the run ends before its work is done. */
  readonly signal: AbortSignal;
}
