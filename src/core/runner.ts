import type { Log } from './log.ts';
import type { Redactor } from './redaction.ts';
import type { Clock } from './clock.ts';
import type { EventContext } from './event.ts';

/** The edge: all that a run takes from and gives to the machine that it runs on. */
export interface Runner {
  /** An input, trimmed; empty where it is absent. */
  readonly input: (name: string) => string;
  /** An environment variable; empty where it is not set. */
  readonly variable: (name: string) => string;
  /** Absolute path of the checked-out repository. */
  readonly workspace: string;
  /** The event that started the workflow; its payload is undefined where it cannot be read. */
  readonly event: EventContext;
  readonly log: Log;
  readonly secrets: Redactor;
  readonly clock: Clock;
  /** Takes a secret out of everything that is printed or written from now on. */
  readonly mask: (secret: string) => void;
  /** Writes outputs at once; a later value of the same name replaces an earlier one. */
  readonly setOutputs: (outputs: Readonly<Record<string, string>>) => void;
  /** Replaces this step's part of the job summary. */
  readonly writeSummary: (markdown: string) => Promise<void>;
  /** Calls the listener when the runner asks the process to end; returns what takes the listener off. */
  readonly onCancel: (listener: () => void) => () => void;
}
