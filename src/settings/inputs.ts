import { namesOf } from '@model-security-scan/common/names-of';
import type { Schema } from '@model-security-scan/common/schema/schema';
import { REPORT_KINDS } from '../facts/report-kinds.ts';
import { COMMENT_POLICIES, MODES, POLICY_ORIGINS, RESCANS } from '../facts/settings.ts';
import { flag, number, word, wordList } from './schema/forms.ts';
import { line, scalar } from './schema/text.ts';

/** An input of the action. Its words stand in `input-words.ts`; action.yml, the flag and the reference follow from both. */
export interface Input<T> {
  /** How it is read. */
  readonly schema: Schema<T>;
  /** What an absent or wrong input counts as. */
  readonly fallback?: T;
  /** The default in action.yml, if it has one. */
  readonly written?: string;
  /** Names the value of its flag in the help; a switch has none. */
  readonly value?: string;
  readonly isRequired?: true;
  /** True if it is masked before anything else happens, and cannot be a flag. */
  readonly isSecret?: true;
  /** True if it means something on GitHub only, so that the command line has no such flag. */
  readonly isForGithub?: true;
}

const LINE = line({ expected: 'one line of text' });
const TEXT = { schema: LINE, value: 'VALUE' } as const;
const FILE = { schema: LINE, value: 'FILE' } as const;
const DIRECTORY = { schema: LINE, value: 'DIR' } as const;
const SECRET = { ...TEXT, isSecret: true } as const;
/** Text of one or more lines, unchanged. */
const BLOCK = {
  value: 'VALUE',
  schema: {
    json: {},
    read: (tree) => (tree.kind === 'scalar' ? tree.text : undefined),
  } satisfies Schema<string>,
} as const;
/** Text that can be sent as an HTTP header. */
const HEADER = {
  ...SECRET,
  schema: scalar({
    expected: 'one line of printable ASCII characters; copy the value again',
    findFault: (text) => (/^[\x20-\x7e]+$/u.test(text) ? undefined : 'a text that cannot be sent'),
    convert: (text) => text,
  }),
} as const;
/** A switch whose default depends on other inputs. */
const SWITCH = { schema: flag({}, { anyCase: true }) };

function choice<const W extends string>(words: readonly W[], fallback: NoInfer<W>) {
  return { schema: word(words, {}, { anyCase: true }), fallback, written: fallback, value: 'VALUE' };
}

/** A number; without a fallback the example is only shown. */
function numberFrom(min: number, max: number, example: number, form: { readonly isWhole?: boolean } = {}) {
  return { schema: number({ min, max, example: String(example), ...form }), value: 'NUMBER' };
}

function numberOr(fallback: number, min: number, max: number, form: { readonly isWhole?: boolean } = {}) {
  return { ...numberFrom(min, max, fallback, form), fallback, written: String(fallback) };
}

const WHOLE = { isWhole: true } as const;
/** Five days, the time limit for jobs on self-hosted runners. Jobs on hosted runners end after six hours. */
const MAX_RUN_MINUTES = 7200;

const MOST_USED = {
  'base-url': { ...TEXT, isRequired: true },
  'config-file': FILE,
  'api-key': HEADER,
  'org-id': HEADER,
  wait: SWITCH,
  rescan: { ...TEXT, schema: word(RESCANS, {}, { anyCase: true }) },
  'fail-on-vulnerability': { ...SWITCH, fallback: true, written: 'true' },
  'comment-on-pr': { ...choice(COMMENT_POLICIES, 'never'), isForGithub: true },
} as const;
const MODELS = {
  config: BLOCK,
  only: TEXT,
  'model-api-details': { ...BLOCK, isSecret: true },
  python: choice(['never', 'allow'], 'never'),
} as const;
const MODE = { mode: choice(MODES, 'scan') } as const;
const REPOSITORY = {
  'repo-type': { ...TEXT, fallback: 'github', written: 'github' },
  'repo-url': TEXT,
  branch: TEXT,
  depth: numberOr(1, 1, 1_000_000, WHOLE),
} as const;
const STORAGE = {
  'bucket-name': TEXT,
  region: TEXT,
  'storage-access-key-id': SECRET,
  'storage-secret-access-key': SECRET,
} as const;
const RUNNING = {
  'cache-directory': DIRECTORY,
  'cache-secret': SECRET,
  'timeout-minutes': numberOr(60, 0.01, MAX_RUN_MINUTES),
  'poll-interval-seconds': numberFrom(0.1, 3600, 15),
  concurrency: numberOr(4, 1, 32, WHOLE),
} as const;
const VERDICT = {
  'vulnerability-threshold': numberFrom(0, 1_000_000, 0.1),
  baseline: { ...FILE, value: 'PATH' },
  'policy-from': { ...choice(POLICY_ORIGINS, 'head'), isForGithub: true },
  compare: choice(['never', 'base', 'base-attacked'], 'never'),
} as const;
const SUPPLY_CHAIN = { 'supply-chain': SWITCH, 'bom-file': FILE } as const;
const REPORTS = {
  'report-file': FILE,
  'verdict-file': FILE,
  'report-directory': DIRECTORY,
  reports: {
    ...TEXT,
    schema: wordList(REPORT_KINDS),
    fallback: ['vulnerability'] satisfies readonly [(typeof REPORT_KINDS)[number]],
    written: 'vulnerability',
  },
  'sarif-file': FILE,
  'upload-sarif': { ...SWITCH, fallback: false, written: 'false', isForGithub: true },
  'results-file': FILE,
} as const;
const GITHUB = {
  'on-missing-credentials': { ...choice(['fail', 'skip'], 'fail'), isForGithub: true },
  'github-token': { ...HEADER, written: '${{ github.token }}', isForGithub: true },
} as const;
const REQUESTS = {
  'request-timeout-seconds': numberOr(30, 0.1, 3600),
  'max-attempts': numberOr(5, 1, 20, WHOLE),
} as const;

/** All inputs, in the order of action.yml. */
export const INPUTS = {
  ...MOST_USED,
  ...MODELS,
  ...MODE,
  ...REPOSITORY,
  ...STORAGE,
  ...RUNNING,
  ...VERDICT,
  ...SUPPLY_CHAIN,
  ...REPORTS,
  ...GITHUB,
  ...REQUESTS,
} as const satisfies Readonly<Record<string, Input<unknown>>>;
export type InputName = keyof typeof INPUTS;

export type Declared = (typeof INPUTS)[InputName];
/** What is read of an input: its fallback if it is absent or wrong, and undefined if it has none. */
export type InputValue<D extends Declared> = D extends { readonly schema: Schema<infer T> }
  ? D extends { readonly fallback: infer F }
    ? T | F
    : T | undefined
  : never;

/** The inputs by what they are about, for docs/reference.md. */
export const INPUT_GROUPS: readonly (readonly [title: string, inputs: Partial<typeof INPUTS>])[] = [
  ['Most used', MOST_USED],
  ['Models and attacks', MODELS],
  ['Mode', MODE],
  ['Repository to look up', REPOSITORY],
  ['Object storage', STORAGE],
  ['Running and waiting', RUNNING],
  ['Verdict', VERDICT],
  ['Supply chain', SUPPLY_CHAIN],
  ['Reports and findings', REPORTS],
  ['GitHub', GITHUB],
  ['Requests', REQUESTS],
];

/** All names, in the order of action.yml. */
export const INPUT_NAMES: readonly InputName[] = namesOf(INPUTS);

/** The inputs that hold secrets; they are masked before anything else happens. */
export const SECRET_INPUTS: readonly InputName[] = INPUT_NAMES.filter((name) => inputOf(name).isSecret);

/** The declaration of an input, without the type of its value. */
export function inputOf(name: InputName): Input<unknown> {
  return INPUTS[name];
}
