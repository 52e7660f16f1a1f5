import { isLocalWord, LOCAL } from '../../facts/settings.ts';
import { SECRET_INPUTS } from '../../settings/read-settings.ts';
import { ACTION_INPUTS, type ActionInput } from './action-inputs.ts';
import type { Flag, ParsedFlags } from './flags.ts';

/** Inputs that only mean something on GitHub. */
const ONLY_ON_GITHUB: readonly string[] = [
  'comment-on-pr',
  'github-token',
  'on-missing-credentials',
  'policy-from',
];

/** Inputs with the values `true` and `false` whose default depends on others, so that action.yml has none. */
const SWITCHES: readonly string[] = ['wait', 'supply-chain'];

/** Inputs whose description in action.yml speaks of workflows. */
const OWN_HELP: Readonly<Record<string, string>> = {
  'base-url': '`local`, the default, to analyse on this machine, or the address of a service.',
  mode: 'What to do: `scan`, `check` or `plan`. Default: scan.',
  'fail-on-vulnerability': 'End with exit status 1 if something is vulnerable. On by default.',
  'repo-url': 'Address of the repository to look up. Default: the remote `origin`.',
  branch: 'Branch to look up. Default: the branch that is checked out.',
};

const CREDENTIALS: readonly string[] = ['api-key', 'org-id'];

function isSecret(name: string): boolean {
  return SECRET_INPUTS.some((secret) => secret === name);
}

/** `MODEL_SECURITY_API_KEY` for `api-key`. */
export function variableOf(input: string): string {
  return `MODEL_SECURITY_${input.toUpperCase().replaceAll('-', '_')}`;
}

/** The inputs that the command line takes from the environment. */
export const SECRET_VARIABLES: readonly ActionInput[] = ACTION_INPUTS.filter(
  ({ name }) => isSecret(name) && !ONLY_ON_GITHUB.includes(name),
);

/** The flags that stand for inputs of the action: every input of action.yml that makes sense without GitHub. */
export const INPUT_FLAGS: readonly Flag[] = ACTION_INPUTS.filter(
  ({ name }) => !ONLY_ON_GITHUB.includes(name),
).map((input): Flag => {
  const { name, fallback } = input;
  const help = OWN_HELP[name] ?? input.description;
  if (isSecret(name)) return { name, value: 'SECRET', help, refused: secretAdvice(name) };
  if (fallback === 'true' || fallback === 'false' || SWITCHES.includes(name)) return { name, help };
  return { name, value: placeholder(name), help };
});

function secretAdvice(name: string): string {
  return (
    'is not a flag, because everybody on this machine can see the flags of a program. Set the environment variable ' +
    `${variableOf(name)} instead.`
  );
}

function placeholder(name: string): string {
  if (name.endsWith('-file')) return 'FILE';
  if (name.endsWith('-directory')) return 'DIR';
  if (name === 'baseline') return 'PATH';
  if (/(?:-seconds|-minutes|^depth|^concurrency|-attempts|-threshold)$/u.test(name)) return 'NUMBER';
  return 'VALUE';
}

/**
 * Returns the value of an input of the action as the command line gives it: by its flag, by the environment for secrets.
 * @param variable returns an environment variable; empty if it is not set
 */
export function inputFrom(
  { values }: Pick<ParsedFlags, 'values'>,
  variable: (name: string) => string,
): (name: string) => string {
  const given = values.get('base-url') ?? LOCAL;
  const baseUrl = isLocalWord(given) ? LOCAL : given;
  return (name) => {
    if (name === 'base-url') return baseUrl;
    if (ONLY_ON_GITHUB.includes(name)) return '';
    // Credentials in the environment are for other runs if this one takes none.
    if (CREDENTIALS.includes(name) && baseUrl === LOCAL) return '';
    if (isSecret(name)) return variable(variableOf(name)).trim();
    return (values.get(name) ?? '').trim();
  };
}
