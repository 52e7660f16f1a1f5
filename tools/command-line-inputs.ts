import type { ActionMetadata } from './action-metadata.ts';

/**
 * Returns the text of src/cli/options/action-inputs.ts: the inputs of action.yml, from which the command line makes its flags,
 * and the version and repository of the package.
 */
export function commandLineInputs(action: ActionMetadata, version: string, repository: string): string {
  const inputs = action.inputs.map(({ name, description, default: fallback }) => ({
    name,
    description: firstSentence(description),
    ...(fallback === undefined || fallback.includes('${{') ? {} : { fallback }),
  }));
  return `/** Generated from action.yml and package.json by \`npm run generate\`. */

export interface ActionInput {
  readonly name: string;
  /** Its first sentence. */
  readonly description: string;
  readonly fallback?: string;
}

export const VERSION = ${JSON.stringify(version)};

/** Where the action has its home: owner/name. */
export const REPOSITORY = ${JSON.stringify(repository)};

export const ACTION_INPUTS: readonly ActionInput[] = ${JSON.stringify(inputs)};
`;
}

function firstSentence(text: string): string {
  return /^.*?[^.]\.(?= [A-Z`]|$)/su.exec(text)?.[0] ?? text;
}
