import { parseArgs } from 'node:util';
import { nearest } from '../../settings/config/nearest.ts';
import { GONE_INPUTS } from '../../settings/gone-inputs.ts';
import { plainLine } from '@model-security-scan/common/sanitize';

/** One flag of a command. */
export interface Flag {
  readonly name: string;
  /** A name for its value in the help; a switch has none. */
  readonly value?: string;
  /** One sentence. */
  readonly help: string;
  /** Says why a value is not taken on the command line, and what to do instead. */
  readonly refused?: string;
}

/** A command line as read. */
export interface ParsedFlags {
  /** By name. A switch is `true` or `false`. */
  readonly values: ReadonlyMap<string, string>;
  readonly positionals: readonly string[];
  readonly problems: readonly string[];
  readonly wantsHelp: boolean;
}

/**
 * Reads the arguments of a command: `--name value`, `--name=value`, `--switch`, `--no-switch`.
 * @returns every problem with them, not only the first
 */
export function parseFlags(args: readonly string[], flags: readonly Flag[]): ParsedFlags {
  const known = new Map(flags.map((flag) => [flag.name, flag]));
  const types = flags.map(
    ({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  // Strict parsing would stop at the first mistake.
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string>();
  const positionals: string[] = [];
  const problems: string[] = [];
  let wantsHelp = false;
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    if (token.name === 'help') {
      wantsHelp = true;
      continue;
    }
    const taken = takeFlag(token.name, token.value, known);
    if ('problem' in taken) problems.push(taken.problem);
    else if (values.has(taken.name)) problems.push(`--${taken.name} is given twice. Give it once.`);
    else values.set(taken.name, taken.value);
  }
  return { values, positionals, problems, wantsHelp };
}

type Taken = { readonly name: string; readonly value: string } | { readonly problem: string };

function takeFlag(name: string, value: string | undefined, known: ReadonlyMap<string, Flag>): Taken {
  const positive = name.replace(/^no-/u, '');
  const isNegated = !known.has(name) && known.get(positive)?.value === undefined && known.has(positive);
  const flag = known.get(isNegated ? positive : name);
  const gone = GONE_INPUTS[name];
  if (gone !== undefined) return { problem: `--${name} ${gone}` };
  if (flag === undefined) {
    return {
      problem: formatUnknown(
        'flag',
        `--${name}`,
        [...known.keys()].map((one) => `--${one}`),
      ),
    };
  }
  if (flag.refused !== undefined) return { problem: `--${flag.name} ${flag.refused}` };
  if (flag.value === undefined) return takeSwitch(flag.name, value, isNegated);
  if (value === undefined || value === '' || value.startsWith('--')) {
    return { problem: `--${flag.name} has no value. Expected: --${flag.name} ${flag.value}.` };
  }
  return { name: flag.name, value };
}

function takeSwitch(name: string, value: string | undefined, isNegated: boolean): Taken {
  if (value === undefined) return { name, value: String(!isNegated) };
  if (!isNegated && /^(?:true|false)$/u.test(value)) return { name, value };
  const shown = plainLine(value, 80);
  return { problem: `--${name} is "${shown}". Expected --${name} or --no-${name}.` };
}

/** `There is no flag "--colour"; did you mean "--color"?` */
export function formatUnknown(what: string, given: string, known: readonly string[]): string {
  const found = nearest(given, known);
  const meant = found === undefined ? '.' : `; did you mean "${found}"?`;
  return `There is no ${what} "${plainLine(given, 80)}"${meant}`;
}
