import type { Flag, ParsedFlags } from './flags.ts';
import type { Terminal } from './terminal.ts';

/** Does the work of a command. @returns the exit status */
export type CommandWork = (flags: ParsedFlags, terminal: Terminal) => Promise<number>;

/** One command of the command line. */
export interface Command {
  readonly name: string;
  /** What follows `model-security`. */
  readonly usage: string;
  /** One sentence. */
  readonly summary: string;
  /** Anything else that its help says, before the flags. */
  readonly details: string;
  readonly flags: readonly Flag[];
  /** Each with what it does. */
  readonly examples: readonly (readonly [line: string, meaning: string])[];
  /** True if it takes arguments that are no flags. */
  readonly takesFiles: boolean;
  /** True if its help lists the variables that hold secrets. */
  readonly takesSecrets: boolean;
  /** Loads the code of the command. */
  readonly load: () => Promise<CommandWork>;
}
