import { safeLine } from '../cli-log.ts';
import { EXIT } from '../exit-status.ts';
import type { Terminal } from '../terminal.ts';

/** Tells every problem with the flags of a command. @returns the exit status */
export function wrongUsage(problems: readonly string[], command: string, { err }: Terminal): number {
  for (const problem of problems) err.write(`${safeLine(problem)}\n`);
  err.write(`"model-security ${command} --help" lists the flags.\n`);
  return EXIT.undecided;
}
