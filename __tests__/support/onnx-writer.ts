/** Writes ONNX files, also such as no exporter would write. Field numbers are those of onnx.proto3. */
import { nodesOf } from './onnx-notation.ts';

export type Dimension = number | string | undefined;

/** A node: operator, inputs, outputs, attributes. */
export interface NodeParts {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly domain?: string;
  readonly attributes?: readonly Buffer[];
}

export interface GraphParts {
  readonly nodes?: readonly Buffer[];
  readonly tensors?: readonly Buffer[];
  readonly sparseTensors?: readonly Buffer[];
  readonly inputs?: readonly Buffer[];
  readonly outputs?: readonly Buffer[];
}

export const FLOAT = 1;
export const INT64 = 7;
export const STRING = 8;
export const BOOL = 9;

export function field(number: number, content: Buffer | string): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  return Buffer.concat([varint(number * 8 + 2), varint(bytes.length), bytes]);
}

export function integer(number: number, value: number | bigint): Buffer {
  return Buffer.concat([varint(number * 8), varint(value)]);
}

export function varint(value: number | bigint): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) + 128);
  return Buffer.from([...bytes, Number(rest)]);
}

export function onnxModel(graph: Buffer, ...more: readonly Buffer[]): Buffer {
  const operators = [
    field(8, integer(2, 17)),
    field(8, Buffer.concat([field(1, 'ai.onnx.ml'), integer(2, 3)])),
  ];
  return Buffer.concat([integer(1, 8), field(2, 'a test'), field(7, graph), ...operators, ...more]);
}

export function graphOf({
  nodes = [],
  tensors = [],
  sparseTensors = [],
  inputs = [],
  outputs = [],
}: GraphParts): Buffer {
  return Buffer.concat([
    ...nodes.map((part) => field(1, part)),
    field(2, 'graph'),
    ...tensors.map((part) => field(5, part)),
    ...inputs.map((part) => field(11, part)),
    ...outputs.map((part) => field(12, part)),
    ...sparseTensors.map((part) => field(15, part)),
  ]);
}

export function nodeOf({ operator, inputs, outputs, domain, attributes = [] }: NodeParts): Buffer {
  return Buffer.concat([
    ...inputs.map((name) => field(1, name)),
    ...outputs.map((name) => field(2, name)),
    field(4, operator),
    ...attributes.map((part) => field(5, part)),
    ...(domain === undefined ? [] : [field(7, domain)]),
  ]);
}

/** An attribute; `type` is its number in AttributeProto.AttributeType. */
export function attributeOf(name: string, type: number, ...content: readonly Buffer[]): Buffer {
  return Buffer.concat([field(1, name), ...content, integer(20, type)]);
}

export function valueOf(name: string, shape: readonly Dimension[] | undefined, elementType = FLOAT): Buffer {
  const dimensions = (shape ?? []).map((size) => {
    if (size === undefined) return field(1, Buffer.alloc(0));
    return field(1, typeof size === 'string' ? field(2, size) : integer(1, size));
  });
  const shapePart = shape === undefined ? [] : [field(2, Buffer.concat(dimensions))];
  return Buffer.concat([
    field(1, name),
    field(2, field(1, Buffer.concat([integer(1, elementType), ...shapePart]))),
  ]);
}

export function tensorOf(
  name: string,
  shape: readonly (number | bigint)[],
  raw: Buffer,
  elementType = FLOAT,
  ...more: readonly Buffer[]
): Buffer {
  return Buffer.concat([
    ...shape.map((size) => integer(1, size)),
    integer(2, elementType),
    field(8, name),
    ...(raw.length === 0 ? [] : [field(9, raw)]),
    ...more,
  ]);
}

export function floats(...values: readonly number[]): Buffer {
  return Buffer.from(Float32Array.from(values).buffer);
}

export function longs(...values: readonly (number | bigint)[]): Buffer {
  return Buffer.from(BigInt64Array.from(values, BigInt).buffer);
}

/** What a linear model is made of: answers = input x weights + bias. */
export interface LinearParts {
  /** The weights, class by class for each input. */
  readonly weights: readonly (readonly number[])[];
  readonly bias?: readonly number[];
  /** The shape of the input with its batch; `['N', inputs]` by default. A picture is flattened. */
  readonly inputShape?: readonly Dimension[];
  readonly elementType?: number;
  /** An operator behind the logits: Softmax, Sigmoid, ArgMax. */
  readonly last?: string;
  readonly outputShape?: readonly Dimension[];
  readonly extra?: readonly Buffer[];
}

/** A model of one dense layer. */
export function linearModel(parts: LinearParts): Buffer {
  const { weights, inputShape = ['N', weights.length], elementType = FLOAT, last, extra = [] } = parts;
  const [{ length: classes } = []] = weights;
  const { bias = Array.from({ length: classes }, () => 0) } = parts;
  const labels = last === 'ArgMax';
  const behind = last === undefined ? '' : `; answer = ${last}(logits)${labels ? ' axis=1 keepdims=0' : ''}`;
  const outputShape = parts.outputShape ?? (labels ? [inputShape[0]] : [inputShape[0], classes]);
  return onnxModel(
    graphOf({
      nodes: nodesOf(
        `numbers = Cast(input) to=${String(FLOAT)}; flat = Flatten(numbers); logits = Gemm(flat, weights, bias)${behind}`,
      ),
      tensors: [
        tensorOf('weights', [weights.length, classes], floats(...weights.flat())),
        tensorOf('bias', [classes], floats(...bias)),
      ],
      inputs: [valueOf('input', inputShape, elementType)],
      outputs: [valueOf(last === undefined ? 'logits' : 'answer', outputShape, labels ? INT64 : FLOAT)],
    }),
    ...extra,
  );
}

/** A model of nodes, written as {@link nodesOf} reads them. */
export function graphModel(graph: string, parts: Omit<GraphParts, 'nodes'>): Buffer {
  return onnxModel(graphOf({ nodes: nodesOf(graph), ...parts }));
}

/** A model of one operator between `input` and `output`, with constants. */
export function smallModel(nodes: readonly NodeParts[], tensors: readonly Buffer[] = []): Buffer {
  return onnxModel(
    graphOf({
      nodes: nodes.map((node) => nodeOf(node)),
      tensors,
      inputs: [valueOf('input', ['N', 4])],
      outputs: [valueOf('output', ['N', 4])],
    }),
  );
}

/** A matrix, each of whose rows is a text of numbers. */
export function matrix(...rows: readonly string[]): number[][] {
  return rows.map((row) => row.split(' ').map(Number));
}
