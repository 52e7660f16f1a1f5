import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readMessage } from '@model-security-scan/common/schema/message';
import type { Schema } from '@model-security-scan/common/schema/schema';
import { FLAG, object, optional, record, text } from '@model-security-scan/common/schema/values';

const ANY: Schema<unknown> = {
  json: {},
  read: (tree) => (tree.kind === 'scalar' ? tree.literal : undefined),
};

/** What tools read of action.yml. */
const ACTION = object('action.yml', {
  name: optional(text()),
  inputs: record(
    object('an input', { description: optional(text()), required: optional(FLAG), default: optional(ANY) }),
  ),
  outputs: record(object('an output', { description: optional(text()) })),
  runs: object('runs', { using: optional(text()), main: optional(text()) }),
});

interface Described {
  readonly name: string;
  readonly description: string;
}

/** The inputs and outputs that action.yml declares, in its order. */
export interface ActionMetadata {
  readonly name: string;
  /** `default` as it stands there, expressions not evaluated. */
  readonly inputs: readonly (Described & {
    readonly required: boolean;
    readonly default: string | undefined;
  })[];
  readonly outputs: readonly Described[];
  readonly runs: { readonly using: string; readonly main: string };
}

/**
 * Reads action.yml.
 * @param file a path or file URL
 * @throws Error that names every input and output without a description, and every default that is not a string
 */
export function readActionMetadata(file: string | URL): ActionMetadata {
  return parseActionMetadata(readFileSync(file, 'utf8'));
}

/** The same from the file's text. */
export function parseActionMetadata(content: string): ActionMetadata {
  const action = readMessage(ACTION, parse(content));
  if (action === undefined) throw new Error('action.yml: inputs, outputs or runs is missing, or no mapping');
  const { name = '', inputs, outputs, runs } = action;
  const wrong: string[] = [];
  const described = (what: string, description = ''): string => {
    if (description.trim() === '') wrong.push(`${what} has no description`);
    return description.trim();
  };
  const metadata = {
    name,
    inputs: [...inputs].map(([input, { description, required = false, default: given }]) => {
      const isText = given === undefined || typeof given === 'string';
      if (!isText) wrong.push(`the default of input ${input} is not a string: quote it`);
      return {
        name: input,
        description: described(`input ${input}`, description),
        required,
        default: isText ? given : undefined,
      };
    }),
    outputs: [...outputs].map(([output, { description }]) => ({
      name: output,
      description: described(`output ${output}`, description),
    })),
    runs: { using: runs.using ?? '', main: runs.main ?? '' },
  };
  if (wrong.length > 0) throw new Error(`action.yml: ${wrong.join('; ')}`);
  return metadata;
}
