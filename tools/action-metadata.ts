import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** One input of action.yml. */
interface InputMetadata {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  /** As it stands there, expressions not evaluated. */
  readonly default: string | undefined;
}

/** One output of action.yml. */
interface OutputMetadata {
  readonly name: string;
  readonly description: string;
}

/** The inputs and outputs that action.yml declares, in its order. */
export interface ActionMetadata {
  readonly name: string;
  readonly inputs: readonly InputMetadata[];
  readonly outputs: readonly OutputMetadata[];
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
export function parseActionMetadata(text: string): ActionMetadata {
  const root = mapping(parse(text), 'the file');
  const wrong: string[] = [];
  const inputs = entries(root, 'inputs').map(([name, value]) => inputOf(name, value, wrong));
  const outputs = entries(root, 'outputs').map(([name, value]) => ({
    name,
    description: descriptionOf(`output ${name}`, value, wrong),
  }));
  const runs = mapping(root['runs'], 'runs');
  if (wrong.length > 0) throw new Error(`action.yml: ${wrong.join('; ')}`);
  return {
    name: textOf(root['name']),
    inputs,
    outputs,
    runs: { using: textOf(runs['using']), main: textOf(runs['main']) },
  };
}

function inputOf(name: string, value: Record<string, unknown>, wrong: string[]): InputMetadata {
  const description = descriptionOf(`input ${name}`, value, wrong);
  const given = value['default'];
  if (given !== undefined && typeof given !== 'string') {
    wrong.push(`the default of input ${name} is not a string: quote it`);
  }
  return {
    name,
    description,
    required: value['required'] === true,
    default: typeof given === 'string' ? given : undefined,
  };
}

function descriptionOf(what: string, value: Record<string, unknown>, wrong: string[]): string {
  const description = textOf(value['description']).trim();
  if (description === '') wrong.push(`${what} has no description`);
  return description;
}

function entries(root: Record<string, unknown>, key: string): [string, Record<string, unknown>][] {
  return Object.entries(mapping(root[key], key)).map(([name, value]) => [
    name,
    mapping(value, `${key}.${name}`),
  ]);
}

function mapping(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`action.yml: ${what} is no mapping`);
  }
  return { ...value };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
