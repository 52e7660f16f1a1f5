import type { Graph, GraphNode } from './graph.ts';

export interface PeeledHead {
  readonly tensor: string;
  /** A linear model with its transformation in one operator: its logits have no tensor of their own. */
  readonly linear?: GraphNode;
  /** The operators that were peeled off, the last one of the model first. */
  readonly peeled: readonly string[];
}

/** Operators of which the first input goes on, and that leave the order of the scores of one input as it is, or blur it. */
const PEELED: ReadonlySet<string> = new Set([
  ...['Identity', 'Cast', 'Reshape', 'Squeeze', 'Unsqueeze', 'Flatten', 'Dropout'],
  ...['Softmax', 'LogSoftmax', 'Sigmoid', 'Exp', 'Log', 'Round', 'Floor', 'Ceil', 'Clip'],
  ...['ArgMax', 'OneHot', 'Hardmax', 'TopK', 'QuantizeLinear', 'DequantizeLinear'],
  ...['ZipMap', 'LabelEncoder', 'Normalizer'],
]);

const MOST_PEELED = 40;

/**
 * Walks back from the answer through operators that hide its scores: saturate, round, cut off, or turn them into labels. A wrong step
 * costs strength and never truth, since the file itself judges every success.
 */
export function peelHead(graph: Graph, answer: string): PeeledHead {
  const makers = new Map(graph.nodes.flatMap((node) => node.outputs.map((name) => [name, node] as const)));
  const peeled: string[] = [];
  let tensor = answer;
  while (peeled.length < MOST_PEELED) {
    const node = makers.get(tensor);
    if (node === undefined) break;
    if (node.operator === 'LinearClassifier') {
      return { tensor: node.inputs[0] ?? tensor, linear: node, peeled: [...peeled, transformOf(node)] };
    }
    const next = behind(node, graph, makers);
    if (next === undefined || graph.inputs.includes(next)) break;
    peeled.push(node.operator);
    tensor = next;
  }
  return { tensor, peeled };
}

function transformOf(node: GraphNode): string {
  return `LinearClassifier’s ${node.attributes.text('post_transform', 'NONE')}`;
}

type Makers = ReadonlyMap<string, GraphNode>;

type Behind = (node: GraphNode, graph: Graph, makers: Makers) => string | undefined;

/** Operators of which some go on: each says to which input. */
const PEELED_IF: Readonly<Record<string, Behind>> = {
  ArrayFeatureExtractor: ({ inputs: [, second = ''] }, _graph, makers) =>
    isMadeBy(makers, second, ['ArgMax', 'TopK', 'Cast', 'Reshape']) ? second : undefined,
  Concat: (node, graph, makers) => (isComplement(node, graph, makers) ? node.inputs[1] : undefined),
  Mul: (node, graph, makers) => besides(node, (name) => isPositive(constantOf(graph, makers, name))),
  Div: ({ inputs: [first, second = ''] }, graph, makers) =>
    isPositive(constantOf(graph, makers, second)) || isSumOf(makers, second, first) ? first : undefined,
  Pow: ({ inputs: [first, second = ''] }, graph, makers) =>
    isPositive(constantOf(graph, makers, second)) ? first : undefined,
  Sub: ({ inputs: [first, second = ''] }, graph, makers) =>
    constantOf(graph, makers, second) === undefined ? undefined : first,
  Add: (node, graph, makers) =>
    besides(node, (name) => constantOf(graph, makers, name) !== undefined || isNoise(makers, name)),
};

/** @returns the tensor behind an operator; undefined if the operator stays */
function behind(node: GraphNode, graph: Graph, makers: Makers): string | undefined {
  return PEELED.has(node.operator) ? node.inputs[0] : PEELED_IF[node.operator]?.(node, graph, makers);
}

/** The other one of two inputs, if one of them is what is asked for. */
function besides(
  { inputs: [first = '', second = ''] }: GraphNode,
  is: (name: string) => boolean,
): string | undefined {
  if (is(second)) return first;
  return is(first) ? second : undefined;
}

function isMadeBy(makers: Makers, tensor: string, operators: readonly string[]): boolean {
  return operators.includes(makers.get(tensor)?.operator ?? '');
}

/** True if two classes are made of one probability: 1 - p and p. */
function isComplement({ inputs }: GraphNode, graph: Graph, makers: Makers): boolean {
  const [first = '', second = ''] = inputs;
  const rest = makers.get(first);
  if (inputs.length !== 2 || rest?.operator !== 'Sub' || rest.inputs[1] !== second) return false;
  return constantOf(graph, makers, rest.inputs[0] ?? '') === 1;
}

/** True if a tensor is the sum of another one, perhaps kept above zero: what is divided by it adds up to 1. */
function isSumOf(makers: Makers, sum: string, parts: string | undefined, depth = 0): boolean {
  const maker = makers.get(sum);
  const operator = maker?.operator ?? '';
  if (depth < 4 && (operator === 'Add' || operator === 'Max' || operator === 'Clip')) {
    return maker?.inputs.some((input) => isSumOf(makers, input, parts, depth + 1)) === true;
  }
  return (operator === 'ReduceSum' || operator === 'ReduceL1') && maker?.inputs[0] === parts;
}

function constantOf(graph: Graph, makers: Makers, tensor: string): number | undefined {
  const maker = makers.get(tensor);
  const found =
    maker === undefined
      ? graph.initializers.get(tensor)?.()
      : maker.operator === 'Constant'
        ? maker.attributes.tensor('value')
        : undefined;
  if (found === undefined) return undefined;
  return found.values?.length === 1 ? found.values[0] : undefined;
}

function isPositive(value: number | undefined): boolean {
  return value !== undefined && value > 0;
}

const NOISE = ['RandomNormal', 'RandomNormalLike', 'RandomUniform', 'RandomUniformLike'];
const SCALED = ['Mul', 'Div', 'Add', 'Sub', 'Cast'];

/** True if a tensor is random numbers, perhaps scaled. */
function isNoise(makers: Makers, tensor: string, depth = 0): boolean {
  const maker = makers.get(tensor);
  if (maker === undefined || depth > 4) return false;
  if (NOISE.includes(maker.operator)) return true;
  return SCALED.includes(maker.operator) && maker.inputs.some((input) => isNoise(makers, input, depth + 1));
}
