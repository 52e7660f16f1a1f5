import { isLocalWord, LOCAL } from '../../facts/settings.ts';
import { INPUT_WORDS } from '../../settings/input-words.ts';
import { INPUT_NAMES, type InputName, inputOf, SECRET_INPUTS } from '../../settings/inputs.ts';
import type { Flag, ParsedFlags } from './flags.ts';

/** Inputs whose description in action.yml speaks of workflows. */
const OWN_HELP: Readonly<Partial<Record<InputName, string>>> = {
  'base-url': '`local`, the default, to analyse on this machine, or the address of a service.',
  mode: 'What to do: `scan`, `check` or `plan`. Default: scan.',
  'fail-on-vulnerability': 'End with exit status 1 if something is vulnerable. On by default.',
  'repo-url': 'Address of the repository to look up. Default: the remote `origin`.',
  branch: 'Branch to look up. Default: the branch that is checked out.',
};

const CREDENTIALS: readonly string[] = ['api-key', 'org-id'];

/** `MODEL_SECURITY_API_KEY` for `api-key`. */
export function variableOf(input: string): string {
  return `MODEL_SECURITY_${input.toUpperCase().replaceAll('-', '_')}`;
}

/** The inputs that the command line takes from the environment. */
export const SECRET_VARIABLES: readonly Flag[] = SECRET_INPUTS.filter(
  (name) => !inputOf(name).isForGithub,
).map((name) => ({ name, help: helpOf(name) }));

/** The flags that stand for inputs of the action: every input of action.yml that makes sense without GitHub. */
export const INPUT_FLAGS: readonly Flag[] = INPUT_NAMES.filter((name) => !inputOf(name).isForGithub).map(
  (name): Flag => {
    const { value, isSecret } = inputOf(name);
    const flag = { name, help: helpOf(name) };
    if (isSecret) return { ...flag, value: 'SECRET', refused: secretAdvice(name) };
    return value === undefined ? flag : { ...flag, value };
  },
);

/** The first sentence about an input. */
function helpOf(name: InputName): string {
  const words = INPUT_WORDS[name];
  return OWN_HELP[name] ?? /^.*?[^.]\.(?= [A-Z`]|$)/su.exec(words)?.[0] ?? words;
}

function secretAdvice(name: string): string {
  return (
    'is not a flag, because everybody on this machine can see the flags of a program. Set the environment variable ' +
    `${variableOf(name)} instead.`
  );
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
    const input = INPUT_NAMES.find((one) => one === name);
    const { isForGithub, isSecret } = input === undefined ? {} : inputOf(input);
    if (isForGithub) return '';
    // Credentials in the environment are for other runs if this one takes none.
    if (CREDENTIALS.includes(name) && baseUrl === LOCAL) return '';
    if (isSecret) return variable(variableOf(name)).trim();
    return (values.get(name) ?? '').trim();
  };
}
