import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readMessage } from '@model-security-scan/common/schema/message';
import type { Read } from '@model-security-scan/common/schema/schema';
import { FLAG, object, optional, record, text } from '@model-security-scan/common/schema/values';

/** What tools read of action.yml; `default` as it stands there, expressions not evaluated. */
const ACTION = object('action.yml', {
  name: text(),
  inputs: record(
    object('an input', { description: text(), required: optional(FLAG), default: optional(text()) }),
  ),
  outputs: record(object('an output', { description: text() })),
  runs: object('runs', { using: text(), main: text() }),
});
type Action = Read<typeof ACTION>;

/** The inputs and outputs that action.yml declares, in its order. */
export interface ActionMetadata extends Pick<Action, 'name' | 'runs'> {
  readonly inputs: readonly {
    readonly name: string;
    readonly description: string;
    readonly required: boolean;
    readonly default: string | undefined;
  }[];
  readonly outputs: readonly { readonly name: string; readonly description: string }[];
}

/**
 * Reads action.yml.
 * @param file a path or file URL
 * @throws Error if it lacks something that the runner or the Marketplace needs, or a default is no text
 */
export function readActionMetadata(file: string | URL): ActionMetadata {
  const action = readMessage(ACTION, parse(readFileSync(file, 'utf8')));
  if (action === undefined) {
    throw new Error('action.yml lacks a name, inputs, outputs, runs or a description.');
  }
  const { name, inputs, outputs, runs } = action;
  return {
    ...{ name, runs },
    inputs: [...inputs].map(([input, { description, required = false, default: given }]) => ({
      ...{ name: input, description, required },
      default: given,
    })),
    outputs: [...outputs].map(([output, { description }]) => ({ name: output, description })),
  };
}
