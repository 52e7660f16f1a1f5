import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  ANSWER_SHAPES,
  DEFAULT_SETTINGS,
  PATH_SPELLINGS,
  type ServiceOptions,
  SCENARIOS,
  type Scenario,
  UPLOAD_FORMS,
} from './options.ts';
import { SIMULATION_NOTE } from './simulation/simulation.ts';

/** Ports of the command; in-process, the service takes free ports. */
const CLI_DEFAULTS = { port: 8791, storagePort: 8792 } as const;

interface Flag {
  /** A name for its value; a switch has none. */
  readonly value?: string;
  readonly help: string;
  /** Sets the value; called each time for a repeated flag. @returns the expected value if this one is wrong */
  readonly take: (value: string, options: FlagOptions) => string | undefined;
}

type FlagOptions = { -readonly [K in keyof ServiceOptions]: ServiceOptions[K] };

/** The command line as read. */
type FlagResult =
  | { readonly kind: 'help' }
  | { readonly kind: 'problems'; readonly problems: readonly string[] }
  | { readonly kind: 'run'; readonly options: ServiceOptions };

const MAX_PORT = 65_535;

const FLAGS: Readonly<Record<string, Flag>> = {
  port: {
    value: 'PORT',
    help: `port of the service on 127.0.0.1, 0 for a free one (${String(CLI_DEFAULTS.port)})`,
    take: integer((port, options) => (options.port = port), MAX_PORT),
  },
  'storage-port': {
    value: 'PORT',
    help: `port of the upload storage, 0 for a free one (${String(CLI_DEFAULTS.storagePort)})`,
    take: integer((port, options) => (options.storagePort = port), MAX_PORT),
  },
  'api-key': {
    value: 'KEY',
    help: `the accepted API key (${DEFAULT_SETTINGS.apiKey})`,
    take: text((key, options) => (options.apiKey = key)),
  },
  'org-id': {
    value: 'ID',
    help: `the accepted organization (${DEFAULT_SETTINGS.orgId})`,
    take: text((orgId, options) => (options.orgId = orgId)),
  },
  scenario: {
    value: 'NAME | MODEL_ID=NAME',
    help: `how analyses end, of all models or of one (${DEFAULT_SETTINGS.scenario}); repeatable: ${SCENARIOS.join(', ')}`,
    take: takeScenario,
  },
  'seconds-per-stage': {
    value: 'SECONDS',
    help: `how long each stage of a job takes (${String(DEFAULT_SETTINGS.secondsPerStage)})`,
    take: takeSecondsPerStage,
  },
  'upload-form': {
    value: 'FORM',
    help: `how files are uploaded: ${UPLOAD_FORMS.join(', ')} (${DEFAULT_SETTINGS.uploadForm})`,
    take: member(UPLOAD_FORMS, (form, options) => (options.uploadForm = form)),
  },
  'answer-shape': {
    value: 'SHAPE',
    help: `shape of an analysis's answer: ${ANSWER_SHAPES.join(', ')} (${DEFAULT_SETTINGS.answerShape})`,
    take: member(ANSWER_SHAPES, (shape, options) => (options.answerShape = shape)),
  },
  repository: {
    value: 'URL=DIR',
    help: 'a local clone to look up the commits of that repository in; repeatable',
    take: takeRepository,
  },
  'known-models': {
    value: 'ID,ID',
    help: 'the model ids that exist (any)',
    take: takeKnownModels,
  },
  'path-spelling': {
    value: 'NAME',
    help: `path of an analysis: ${PATH_SPELLINGS.join(', ')} (${DEFAULT_SETTINGS.pathSpelling})`,
    take: member(PATH_SPELLINGS, (spelling, options) => (options.pathSpelling = spelling)),
  },
  'rate-limit': {
    value: 'N',
    help: 'answer 429 above N requests within a second, 0 for no limit (0)',
    take: integer((limit, options) => (options.rateLimit = limit)),
  },
  'upload-expiry-seconds': {
    value: 'SECONDS',
    help: `how long upload addresses are valid (${String(DEFAULT_SETTINGS.uploadExpirySeconds)})`,
    take: integer((seconds, options) => (options.uploadExpirySeconds = seconds)),
  },
  'expired-licence': {
    help: 'answer every operation with 412, as for an expired licence',
    take: switchOn((options) => (options.expiredLicence = true)),
  },
  admin: {
    help: 'allow /_sandbox/: faults, records, the log of requests with their credentials',
    take: switchOn((options) => (options.admin = true)),
  },
};

/**
 * Reads the command line.
 * @param args without node and script
 * @returns the options, or every problem with them
 */
export function readFlags(args: readonly string[]): FlagResult {
  const types = Object.entries(FLAGS).map(
    ([name, flag]) =>
      [name, { type: flag.value === undefined ? 'boolean' : 'string', multiple: true }] as const,
  );
  const help = { type: 'boolean', short: 'h' } as const;
  // Strict parsing would stop at the first mistake.
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...Object.fromEntries(types), help },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const options: FlagOptions = { ...CLI_DEFAULTS };
  const problems: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'option' && token.name === 'help') return { kind: 'help' };
    if (token.kind === 'positional') problems.push(`"${token.value}" belongs to no flag`);
    if (token.kind === 'option') problems.push(...takeFlag(token.name, token.rawName, token.value, options));
  }
  if (problems.length > 0) return { kind: 'problems', problems };
  return { kind: 'run', options };
}

function takeFlag(
  name: string,
  rawName: string,
  value: string | undefined,
  options: FlagOptions,
): readonly string[] {
  const flag = Object.hasOwn(FLAGS, name) ? FLAGS[name] : undefined;
  if (flag === undefined) return [`${rawName} is unknown; --help lists the flags`];
  if (flag.value === undefined && value !== undefined) return [`${rawName} takes no value`];
  if (flag.value !== undefined && (value === undefined || value === '' || value.startsWith('--'))) {
    return [`${rawName} must be followed by ${flag.value}`];
  }
  const expected = flag.take(value ?? '', options);
  return expected === undefined ? [] : [`${rawName} must be ${expected}, but is "${value ?? ''}"`];
}

/** The text of `--help`. */
export function helpText(): string {
  const lines = Object.entries(FLAGS).map(
    ([name, flag]) => `  --${name}${flag.value === undefined ? '' : ` ${flag.value}`}\n      ${flag.help}`,
  );
  return `Usage: npm run sandbox -- [flags]

Plays a model security service on this machine, for tests. ${SIMULATION_NOTE}

${lines.join('\n')}
  --help
      this text`;
}

type Take = Flag['take'];

function text(set: (value: string, options: FlagOptions) => void): Take {
  return (value, options) => {
    set(value, options);
    return undefined;
  };
}

function switchOn(set: (options: FlagOptions) => void): Take {
  return (_value, options) => {
    set(options);
    return undefined;
  };
}

function integer(set: (value: number, options: FlagOptions) => void, max = Number.MAX_SAFE_INTEGER): Take {
  return (value, options) => {
    const number = Number(value);
    if (!/^\d+$/u.test(value) || number > max) {
      return max === Number.MAX_SAFE_INTEGER
        ? 'an integer of at least 0'
        : `an integer from 0 to ${String(max)}`;
    }
    set(number, options);
    return undefined;
  };
}

function member<const T extends string>(
  members: readonly T[],
  set: (value: T, options: FlagOptions) => void,
): Take {
  return (value, options) => {
    const found = members.find((one) => one === value);
    if (found === undefined) return `one of ${members.join(', ')}`;
    set(found, options);
    return undefined;
  };
}

function takeScenario(value: string, options: FlagOptions): string | undefined {
  const split = value.lastIndexOf('=');
  const found: Scenario | undefined = SCENARIOS.find((one) => one === value.slice(split + 1));
  if (found === undefined || split === 0) {
    return `one of ${SCENARIOS.join(', ')}, or MODEL_ID= and one of them`;
  }
  if (split === -1) options.scenario = found;
  else options.modelScenarios = new Map([...(options.modelScenarios ?? []), [value.slice(0, split), found]]);
  return undefined;
}

function takeSecondsPerStage(value: string, options: FlagOptions): string | undefined {
  if (!/^\d+(\.\d+)?$/u.test(value)) return 'a number of seconds, such as 0.5';
  options.secondsPerStage = Number(value);
  return undefined;
}

function takeRepository(value: string, options: FlagOptions): string | undefined {
  const split = value.lastIndexOf('=');
  const directory = value.slice(split + 1);
  if (split < 1 || statSync(directory, { throwIfNoEntry: false })?.isDirectory() !== true) {
    return 'URL=DIR with a folder that exists';
  }
  options.repositories = new Map([...(options.repositories ?? []), [value.slice(0, split), directory]]);
  return undefined;
}

function takeKnownModels(value: string, options: FlagOptions): string | undefined {
  const models = value.split(',').map((model) => model.trim());
  if (models.includes('')) return 'model ids joined by commas';
  options.knownModels = models;
  return undefined;
}
