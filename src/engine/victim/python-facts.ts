import { isObject } from '../../core/json.ts';
import type { PythonPort } from './python-port.ts';

/** What a function says of itself, by its attributes `classes` and `columns`. */
export interface PythonFacts {
  /** The names of the classes, in the order of the scores. */
  readonly classes: readonly string[] | undefined;
  /** The columns of a table that it takes, in their order. */
  readonly columns: readonly string[] | undefined;
}

const NOTHING = new Uint8Array(0);

/** Starts the process of a function, and asks what the function says of itself. */
export async function readPythonFacts(port: PythonPort): Promise<PythonFacts> {
  const { header } = await port.ask('', NOTHING);
  const said = objectIn(header);
  return { classes: namesIn(said['classes']), columns: namesIn(said['columns']) };
}

function objectIn(json: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(json);
  return isObject(value) ? value : {};
}

function namesIn(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter((name) => typeof name === 'string');
}
