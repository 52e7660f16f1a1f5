import { DEFAULT_CONFIG_FILE } from '../facts/settings.ts';
import type { Flag, ParsedFlags } from './options/flags.ts';
import { INPUT_FLAGS } from './options/input-flags.ts';
import { REPORT_FORMATS } from './report-formats.ts';
import type { Terminal } from './terminal.ts';

const WORKSPACE: Flag = {
  name: 'workspace',
  value: 'DIR',
  help: 'The folder with the models. Default: the current folder.',
};
const DEBUG: Flag = { name: 'debug', help: 'Also print what helps to find the cause of an error.' };
const VERBOSE: Flag = {
  name: 'verbose',
  help: 'Also print what is read or sent, digests, rule ids, and how each score was found.',
};
const JSON_FLAG: Flag = {
  name: 'json',
  help: 'Print the results as JSON on stdout, and nothing else there. The log goes to stderr.',
};

const VALIDATE_INPUTS: readonly string[] = [
  ...['base-url', 'config-file', 'config', 'only', 'baseline', 'python'],
  ...['vulnerability-threshold', 'supply-chain'],
];

/** The commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'scan',
    usage: 'scan [FLAGS] [FILE...]',
    summary: 'Analyse the models of this folder, and scan its model files.',
    details:
      `The models and their attacks are those of ${DEFAULT_CONFIG_FILE}; "model-security init" writes it. Without that file, ` +
      'only the supply-chain scan runs. Nothing leaves this machine unless --base-url names a service.',
    flags: [
      {
        name: 'base',
        value: 'REF',
        help: 'With --compare: the branch, tag or commit that models are compared with.',
      },
      {
        name: 'supply-chain-only',
        help:
          'Only scan the model files for what they can do when someone loads them; run no attack. With FILE..., only ' +
          'these files.',
      },
      {
        name: 'units',
        value: 'MOST',
        help:
          'With --mode plan: print the plan on stdout as a JSON list of at most MOST parts that take about as long as each ' +
          'other, for schedulers: every analysis, also if its result is cached. "only" of a part is the value of --only. The log goes to stderr.',
      },
      JSON_FLAG,
      VERBOSE,
      WORKSPACE,
      DEBUG,
      ...INPUT_FLAGS,
    ],
    examples: [
      ['model-security scan', 'everything in this folder'],
      ['model-security scan --only digits/evasion', 'one analysis of the config file'],
      ['model-security scan --supply-chain-only', 'only the files, in seconds'],
      ['model-security scan --supply-chain-only a.pt b.pkl', 'only these files'],
      ['model-security scan --results-file results.json --sarif-file results.sarif', 'for other programs'],
    ],
    takesFiles: ({ values }) => values.get('supply-chain-only') === 'true',
    takesSecrets: true,
    load: async () => (await import('./scan-command.ts')).scan,
  },
  {
    name: 'validate',
    usage: 'validate [FLAGS]',
    summary: 'Report everything that is wrong with the config file and the files that it names.',
    details:
      'Also reports what a scan would warn about. Scans the model files, as a scan does (--no-supply-chain ' +
      'leaves that out), and asks models about the data to check labels and scaling. Attacks nothing, starts no ' +
      'service and sends nothing.',
    flags: [
      { name: 'json', help: 'Print the problems as JSON on stdout, and nothing else there.' },
      WORKSPACE,
      DEBUG,
      ...INPUT_FLAGS.filter(({ name }) => VALIDATE_INPUTS.includes(name)),
    ],
    examples: [
      ['model-security validate', `check ${DEFAULT_CONFIG_FILE} and its files`],
      ['model-security validate --json', 'the same for other programs'],
    ],
    takesFiles: () => false,
    takesSecrets: false,
    load: async () => (await import('./validate/validate.ts')).validate,
  },
  {
    name: 'init',
    usage: 'init [FLAGS]',
    summary: 'Write a config file for the models and data in this folder.',
    details: `Looks at the files, asks nothing, writes ${DEFAULT_CONFIG_FILE}, and says what it guessed.`,
    flags: [
      { name: 'print', help: 'Print the config file on stdout instead of writing it.' },
      { name: 'force', help: 'Replace a config file that exists.' },
      WORKSPACE,
      DEBUG,
    ],
    examples: [
      ['model-security init', 'write the config file'],
      ['model-security init --print', 'only look at it'],
    ],
    takesFiles: () => false,
    takesSecrets: false,
    load: async () => (await import('./init.ts')).init,
  },
  {
    name: 'report',
    usage: 'report FILE... --format FORMAT [FLAGS]',
    summary: 'Make a report of one or more results files, and end with the exit status of their verdict.',
    details:
      'FILE is what "scan --results-file" or the action’s input results-file wrote. Several files are merged into one ' +
      'verdict: it is clean only if every file says so.',
    flags: [
      {
        name: 'format',
        value: 'FORMAT',
        help: `One of ${REPORT_FORMATS.join(', ')}. Default: markdown; in a terminal plain text.`,
      },
      { name: 'output', value: 'FILE', help: 'Write the report to this file. Default: stdout.' },
      {
        name: 'exit-zero',
        help: 'End with exit status 0 even if something is vulnerable. Without a verdict it is still 2.',
      },
    ],
    examples: [
      [
        'model-security report results.json --format junit --output junit.xml',
        'for Jenkins, GitLab or Azure',
      ],
      ['model-security report results/*.json --format markdown', 'one summary of many jobs'],
    ],
    takesFiles: () => true,
    takesSecrets: false,
    load: async () => (await import('./report-command.ts')).report,
  },
];

type CommandWork = (flags: ParsedFlags, terminal: Terminal) => Promise<number>;

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
  /** True if it takes arguments that are no flags, with these flags. */
  readonly takesFiles: (flags: ParsedFlags) => boolean;
  /** True if its help lists the variables that hold secrets. */
  readonly takesSecrets: boolean;
  /** Loads the code of the command. */
  readonly load: () => Promise<CommandWork>;
}
