import { messageOf } from '../core/errors.ts';
import { traceLines } from '../core/error-trace.ts';
import { VERSION } from '../core/package-facts.ts';
import { safeLine } from './cli-log.ts';
import { type Command, COMMANDS } from './commands.ts';
import { EXIT } from './exit-status.ts';
import { formatUnknown, type ParsedFlags, parseFlags } from './options/flags.ts';
import { commandHelp, programHelp } from './options/help.ts';
import { processTerminal, type Terminal } from './terminal.ts';
import { wrongUsage } from './options/wrong-usage.ts';

/**
 * Runs the command line, and ends the process with its exit status.
 * @param args without node and script
 */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  const terminal = processTerminal();
  // A reader such as `head` may close the pipe early. That is no error of ours.
  process.stdout.on('error', () => process.exit(EXIT.undecided));
  process.on('uncaughtException', (error: unknown) => {
    reportCrash(error, terminal, args);
    process.exit(EXIT.undecided);
  });
  process.exitCode = EXIT.undecided;
  try {
    process.exitCode = await runCommand(args, terminal);
  } catch (error) {
    reportCrash(error, terminal, args);
  }
  // What stays open must not keep the process alive; what was written to a pipe must arrive.
  setTimeout(() => process.exit(), 1000).unref();
}

function reportCrash(error: unknown, { err }: Terminal, args: readonly string[]): void {
  err.write(`model-security failed unexpectedly. Please report it: ${safeLine(messageOf(error))}\n`);
  if (!args.includes('--debug')) return;
  for (const line of traceLines(error)) err.write(`${safeLine(line)}\n`);
}

/** @returns the exit status */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined) {
    terminal.err.write(programHelp(COMMANDS));
    return EXIT.undecided;
  }
  if (['--help', '-h', 'help'].includes(name)) return help(rest[0], terminal);
  if (['--version', '-V', 'version'].includes(name)) {
    terminal.out.write(`${VERSION}\n`);
    return EXIT.clean;
  }
  if (name === 'serve') {
    terminal.err.write(SERVE_IS_GONE);
    return EXIT.undecided;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) return unknownCommand(name, terminal);
  return runKnown(command, parseFlags(rest, command.flags), terminal);
}

const SERVE_IS_GONE =
  'There is no command serve any more: "scan --report-file FILE" writes the page of a run, and "report" merges several runs.\n';

async function runKnown(command: Command, flags: ParsedFlags, terminal: Terminal): Promise<number> {
  if (flags.wantsHelp) {
    terminal.out.write(commandHelp(command));
    return EXIT.clean;
  }
  const stray = command.takesFiles(flags) ? [] : flags.positionals;
  const problems = [...flags.problems, ...stray.map((text) => explainStrayText(text, command))];
  if (problems.length > 0) return wrongUsage(problems, command.name, terminal);
  const work = await command.load();
  return work(flags, terminal);
}

/** An argument that belongs to no flag, and what was probably meant. */
function explainStrayText(text: string, { name, flags }: Command): string {
  const start = `"${safeLine(text)}" belongs to no flag. ${name} takes flags only`;
  if (/^(?:true|false|yes|no)$/iu.test(text)) {
    return `${start}: write a switch as --wait or --no-wait, or with "=", as in --wait=false.`;
  }
  const has = (flag: string): boolean => flags.some((one) => one.name === flag);
  const files = has('supply-chain-only') ? ', or files to scan together with --supply-chain-only' : '';
  return has('workspace')
    ? `${start}: give the folder with the models as --workspace DIR${files}.`
    : `${start}.`;
}

function help(name: string | undefined, terminal: Terminal): number {
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined && name !== undefined) return unknownCommand(name, terminal);
  terminal.out.write(command === undefined ? programHelp(COMMANDS) : commandHelp(command));
  return EXIT.clean;
}

function unknownCommand(name: string, terminal: Terminal): number {
  const known = COMMANDS.map((command) => command.name);
  const what = name.startsWith('-') ? 'flag' : 'command';
  const words = formatUnknown(what, name, name.startsWith('-') ? ['--help', '--version'] : known);
  terminal.err.write(`${words} Commands: ${known.join(', ')}. "model-security --help" explains them.\n`);
  return EXIT.undecided;
}
