import { isObject } from '@model-security-scan/common/json';
import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';

export interface ModelMetadata {
  readonly input: string;
  readonly datatype: string;
  /** The shape of one input; undefined if the endpoint does not tell. */
  readonly shape: readonly (number | undefined)[] | undefined;
}

export interface EndpointAnswer {
  readonly values: Float32Array;
  readonly size: number;
  /** True if the endpoint says that they are whole numbers. */
  readonly whole: boolean;
}

const FLOATS: ReadonlySet<string> = new Set(['FP16', 'FP32', 'FP64', 'BF16']);

/** Reads the metadata of a model (Open Inference Protocol v2, GET v2/models/NAME). */
export function readMetadata(text: string | undefined): ModelMetadata {
  const unknown = { input: 'input-0', datatype: 'FP32', shape: undefined };
  const [input, ...others] = text === undefined ? [] : listAt(parse(text), 'inputs');
  if (!isObject(input)) return unknown;
  if (others.length > 0) {
    throw new ArtifactFault('The endpoint takes several inputs. Only models with one input can be analysed.');
  }
  const [, ...shape] = listAt(input, 'shape').map(Number);
  return {
    input: typeof input['name'] === 'string' ? input['name'] : unknown.input,
    datatype: typeof input['datatype'] === 'string' ? input['datatype'] : unknown.datatype,
    shape: shape.length === 0 ? undefined : shape.map((size) => (size > 0 ? size : undefined)),
  };
}

/** Writes an inference request (Open Inference Protocol v2, POST v2/models/NAME/infer). */
export function v2Body(
  { input, datatype }: ModelMetadata,
  values: Float32Array,
  shape: readonly number[],
): string {
  const data = FLOATS.has(datatype) ? Array.from(values) : Array.from(values, Math.round);
  return JSON.stringify({ inputs: [{ name: input, shape, datatype, data }] });
}

/** Writes a request to MLflow's scoring server (POST /invocations). */
export function mlflowBody(values: Float32Array, shape: readonly number[]): string {
  return JSON.stringify({ inputs: nested(Array.from(values), shape) });
}

function nested(values: readonly unknown[], shape: readonly number[]): readonly unknown[] {
  let level = values;
  for (const size of shape.slice(1).reverse()) {
    const below = level;
    level = Array.from({ length: below.length / size }, (_, index) =>
      below.slice(index * size, (index + 1) * size),
    );
  }
  return level;
}

/** Reads the answer of an endpoint about `count` inputs. @throws ArtifactFault if it is not what the protocol says */
export function readAnswer(protocol: EndpointProtocol, text: string, count: number): EndpointAnswer {
  const { data, whole } =
    protocol === 'v2' ? v2Output(parse(text)) : { data: predictions(parse(text)), whole: false };
  const numbers = flatten(data);
  if (numbers.length === 0 || numbers.length % count !== 0) {
    throw new ArtifactFault(
      `The endpoint gave ${String(numbers.length)} numbers for ${String(count)} inputs; expected are as many scores or one label for each.`,
    );
  }
  return { values: Float32Array.from(numbers), size: numbers.length / count, whole };
}

function v2Output(answer: unknown): { data: unknown; whole: boolean } {
  const outputs = listAt(answer, 'outputs').filter(isObject);
  const scores = outputs.find(({ datatype }) => typeof datatype === 'string' && FLOATS.has(datatype));
  const output = scores ?? outputs.find(({ datatype }) => /^U?INT/u.test(String(datatype)));
  if (output === undefined) throw wrongAnswer('outputs with numbers', answer);
  return { data: output['data'], whole: scores === undefined };
}

function predictions(answer: unknown): unknown {
  if (isObject(answer) && 'predictions' in answer) return answer['predictions'];
  if (Array.isArray(answer)) return answer;
  throw wrongAnswer('predictions', answer);
}

function flatten(data: unknown): readonly number[] {
  const flat: readonly unknown[] = Array.isArray(data) ? data.flat(8) : [];
  const bad = flat.find((value) => typeof value !== 'number');
  if (bad !== undefined) {
    throw new ArtifactFault(
      `The endpoint answers with ${shownName(JSON.stringify(bad), 60)}; expected are numbers: scores of classes, or labels ` +
        'counted from 0.',
    );
  }
  return flat.filter((value) => typeof value === 'number');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrongAnswer('JSON', text);
  }
}

function wrongAnswer(expected: string, answer: unknown): ArtifactFault {
  const shown = shownName(typeof answer === 'string' ? answer : JSON.stringify(answer), 200);
  return new ArtifactFault(
    `The endpoint's answer is not what its protocol says: expected ${expected}, got ${shown}.`,
  );
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = isObject(value) ? value[key] : undefined;
  return Array.isArray(list) ? list : [];
}

/** The protocols that an endpoint may speak: Open Inference Protocol v2, or MLflow's `/invocations`. */
export type EndpointProtocol = 'v2' | 'mlflow';
