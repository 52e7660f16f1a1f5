import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { didYouMean, nearest, quoted } from '../../src/config/nearest.ts';
import { readActionMetadata } from '../action-metadata.ts';
import { projectPath } from '../project.ts';
import { DEMO_SCENARIOS, type DemoScenario, REAL_ATTACKS } from './scenarios.ts';

/** The options of the demo. */
export interface DemoOptions {
  readonly scenario: DemoScenario;
  /** True if no model is attacked and scores are made up. */
  readonly simulates: boolean;
  /** Absolute path of the user's own clone; without it the demo creates a small repository. */
  readonly repository?: string;
  /** The config file, relative to that clone. */
  readonly configFile?: string;
  /** Inputs of the action; they override those of the demo. */
  readonly inputs: Readonly<Record<string, string>>;
  /** True if the service and its dashboard stay until the demo is interrupted. */
  readonly keeps: boolean;
}

/** The command line as read. */
type DemoCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'problems'; readonly problems: readonly string[] }
  | ({ readonly kind: 'run' } & DemoOptions);

const NAMES = DEMO_SCENARIOS.map(({ scenario }) => scenario).join(', ');

/** The text of `--help`. */
export const DEMO_HELP = `Usage: npm run demo -- [flags]

Runs the action twice against the local service, which attacks two small models for real, on this machine.

  --scenario NAME
      simulates instead: no model is attacked, and scores are made up. How the analyses end: ${NAMES}
  --repository DIR
      your own git clone, with your config file; its files are used as they are. The demo writes nothing
      into it, unless an input such as report-directory says so
      (default: a small repository that the demo creates)
  --config-file FILE
      the config file of that clone (.github/model-security.yml)
  --input NAME=VALUE
      an input of the action, such as rescan=always or timeout-minutes=0.1; once for each.
      The demo plays GitHub: comment-on-pr=always shows the comment on a pull request, commit-status=true
      the commit statuses, and mode=collect submits without waiting and settles them in the second run
  --keep
      leaves the service and its dashboard running after both runs, until Ctrl+C
  --help
      this text`;

/** The flags that take a value. */
const FLAGS = ['scenario', 'repository', 'config-file', 'input'];

/** The inputs that connect to the local service. */
const GIVEN_BY_DEMO = ['base-url', 'api-key', 'org-id'];

/**
 * Reads the command line.
 * @param args without node and script
 * @returns the options, or every problem with them
 */
export function readDemoOptions(args: readonly string[]): DemoCommand {
  // Strict parsing would stop at the first mistake, with a stack trace.
  const { tokens } = parseArgs({
    args: [...args],
    options: {
      scenario: { type: 'string' },
      repository: { type: 'string' },
      'config-file': { type: 'string' },
      input: { type: 'string', multiple: true },
      keep: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    strict: false,
    tokens: true,
  });
  const given = new Map<string, string>();
  const inputs: string[] = [];
  const problems: string[] = [];
  let keeps = false;
  for (const token of tokens) {
    if (token.kind === 'positional') problems.push(`"${token.value}" belongs to no flag`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (name === 'help') return { kind: 'help' };
    if (name === 'keep' && value === undefined) keeps = true;
    else if (!FLAGS.includes(name)) {
      const meant =
        nearest(name, [...FLAGS, 'keep']) ??
        [...FLAGS, 'keep'].find((flag) => name.length > 2 && flag.startsWith(name));
      const help = meant === undefined ? '--help lists the flags' : `did you mean --${meant}?`;
      problems.push(`${rawName} is unknown; ${help}`);
    } else if (value === undefined || value === '') {
      problems.push(`${rawName} must be followed by a value; --help lists the flags`);
    } else if (name === 'input') inputs.push(value);
    else given.set(name, value);
  }
  return checkOptions(given, { inputs: readInputs(inputs, problems), keeps }, problems);
}

function readInputs(texts: readonly string[], problems: string[]): Readonly<Record<string, string>> {
  const known = readActionMetadata(projectPath('action.yml')).inputs.map(({ name }) => name);
  const inputs = new Map<string, string>();
  for (const text of texts) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/su.exec(text) ?? [];
    if (name === '') problems.push(`--input must be NAME=VALUE, but is ${quoted(text)}`);
    else if (GIVEN_BY_DEMO.includes(name)) problems.push(`--input ${name}: the demo sets this input itself`);
    else if (known.includes(name)) inputs.set(name, value);
    else problems.push(`--input: the action has no input ${quoted(name)}${didYouMean(name, known)}`);
  }
  return Object.fromEntries(inputs);
}

function checkOptions(
  given: ReadonlyMap<string, string>,
  rest: Pick<DemoOptions, 'inputs' | 'keeps'>,
  problems: string[],
): DemoCommand {
  const wanted = given.get('scenario');
  const scenario =
    wanted === undefined ? REAL_ATTACKS : DEMO_SCENARIOS.find((one) => one.scenario === wanted);
  if (scenario === undefined) {
    const meant = didYouMean(
      wanted ?? '',
      DEMO_SCENARIOS.map((one) => one.scenario),
    );
    problems.push(`--scenario must be one of ${NAMES}, but is "${wanted ?? ''}"${meant}`);
  }
  const folder = given.get('repository');
  const configFile = given.get('config-file');
  if (folder !== undefined && statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    problems.push(`--repository must be a folder that exists, but is "${folder}"`);
  }
  if (configFile !== undefined && folder === undefined) {
    problems.push('--config-file belongs to a clone of your own: give --repository as well');
  }
  if (scenario === undefined || problems.length > 0) return { kind: 'problems', problems };
  return {
    kind: 'run',
    scenario,
    simulates: wanted !== undefined,
    ...rest,
    ...(folder === undefined ? {} : { repository: resolve(folder) }),
    ...(configFile === undefined ? {} : { configFile }),
  };
}
