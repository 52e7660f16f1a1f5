import { wrapWords } from '../display-width.ts';
import type { Command } from '../commands.ts';
import type { Flag } from './flags.ts';
import { SECRET_VARIABLES, variableOf } from './input-flags.ts';

const WIDTH = 100;

const EXIT_STATUSES = `Exit status:
  0  clean; with --mode plan, the plan can be run
  1  something is vulnerable
  2  no verdict: an analysis could not be decided, could not be tested or was only submitted (give
     --wait), nothing was attacked (see init), the record of an earlier scan replaced the scan,
     --mode check found that a scan is due, or the flags, the config or a file are wrong
  129, 130, 143  ended by a closed terminal (SIGHUP), Ctrl-C or SIGTERM; nothing is left running`;

/** The help of the program. */
export function programHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `model-security: attacks machine-learning models, and scans model files, on this machine.

Usage: model-security COMMAND [FLAGS]

Commands:
${list.join('\n')}

Flags:
  --help, -h  help of the program, or of a command: model-security scan --help
  --version   the version

Start with:
  model-security scan --supply-chain-only   scan the model files of this folder
  model-security init                       write a config file for its models
  model-security scan                       attack them

${EXIT_STATUSES}
`;
}

/** The help of one command. */
export function commandHelp(command: Command): string {
  const { usage, summary, details, examples, flags, takesSecrets } = command;
  const width = Math.max(...examples.map(([line]) => line.length));
  const parts = [
    `${summary}\n\n${wrap(details, '')}`,
    `Usage: model-security ${usage}`,
    `Examples:\n${examples.map(([line, meaning]) => exampleLine(line, meaning, width)).join('\n')}`,
    `Flags:\n${flags
      .filter(({ refused }) => refused === undefined)
      .map(flagHelp)
      .join('\n')}`,
    ...(takesSecrets
      ? [`Environment, for what must not be seen in a list of processes:\n${secretHelp()}`]
      : []),
    EXIT_STATUSES,
  ];
  return `${parts.join('\n\n')}\n`;
}

function exampleLine(line: string, meaning: string, width: number): string {
  return width > 60 ? `  # ${meaning}\n  ${line}` : `  ${line.padEnd(width)}   # ${meaning}`;
}

function flagHelp({ name, value, help }: Flag): string {
  return `  --${name}${value === undefined ? '' : ` ${value}`}\n${wrap(help, '      ')}`;
}

function secretHelp(): string {
  return SECRET_VARIABLES.map(({ name, help }) => `  ${variableOf(name)}\n${wrap(help, '      ')}`).join(
    '\n',
  );
}

function wrap(text: string, indent: string): string {
  return wrapWords(text, WIDTH, indent).join('\n');
}
