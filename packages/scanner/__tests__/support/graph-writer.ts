import { field } from '../../../../__tests__/support/onnx-writer.ts';

/** Writes graphs of TensorFlow. Field numbers are those of node_def.proto, function.proto and meta_graph.proto. */

export interface NodeParts {
  readonly name: string;
  readonly operator: string;
  readonly inputs?: readonly string[];
  /** The function that it calls. */
  readonly calls?: string;
  /** Attributes that are texts. */
  readonly texts?: Readonly<Record<string, string>>;
  /** The text of a constant. */
  readonly constant?: string;
}

const attribute = (key: string, value: Buffer): Buffer =>
  field(5, Buffer.concat([field(1, key), field(2, value)]));

function graphNode({ name, operator, inputs = [], calls, texts = {}, constant }: NodeParts): Buffer {
  return Buffer.concat([
    field(1, name),
    field(2, operator),
    ...inputs.map((input) => field(3, input)),
    ...(calls === undefined ? [] : [attribute('f', field(10, field(1, calls)))]),
    ...Object.entries(texts).map(([key, text]) => attribute(key, field(2, text))),
    ...(constant === undefined ? [] : [attribute('value', field(8, field(8, constant)))]),
  ]);
}

/** A function: its name, its arguments, its nodes. */
export function graphFunction(name: string, args: readonly string[], nodes: readonly NodeParts[]): Buffer {
  const signature = Buffer.concat([field(1, name), ...args.map((arg) => field(2, field(1, arg)))]);
  return Buffer.concat([field(1, signature), ...nodes.map((node) => field(3, graphNode(node)))]);
}

/** A graph of nodes and functions. */
export function graphOf(nodes: readonly NodeParts[], functions: readonly Buffer[] = []): Buffer {
  const library = functions.map((one) => field(1, one));
  return Buffer.concat([...nodes.map((node) => field(1, graphNode(node))), field(2, Buffer.concat(library))]);
}
