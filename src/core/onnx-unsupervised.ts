import type { OnnxGraph, OnnxNode, OnnxValue } from './onnx-graph.ts';

/** By so many steps converters make a label of a distance or a score. */
const MOST_STEPS = 8;
/** Steps that make 1 and -1 of a comparison, or hand numbers on. */
const MAKING_LABELS: ReadonlySet<string> = new Set([
  ...['Add', 'Mul', 'Cast', 'Identity', 'Reshape', 'Squeeze', 'Unsqueeze'],
]);

/** The operators that tell clusters and outliers. */
export const UNSUPERVISED_OPERATORS: readonly string[] = [...MAKING_LABELS, 'ArgMin', 'Less', 'Sign', 'Sqrt'];

/**
 * True for a model that finds clusters or outliers, as skl2onnx writes it: a label beside distances, of which the least has it
 * (k-means), or a label of 1 or -1 beside one score (isolation forest, one-class SVM, local outlier factor).
 * @param isWhole says of an output whether it holds whole numbers
 */
export function isUnsupervised(
  { outputs, nodes }: Pick<OnnxGraph, 'outputs' | 'nodes'>,
  isWhole: (output: OnnxValue) => boolean,
): boolean {
  const [label, scores, ...others] = outputs.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)));
  if (label === undefined || scores === undefined || others.length > 0) return false;
  if (!isWhole(label) || isWhole(scores) || scores.kind !== 'tensor') return false;
  const { maker, steps } = originOf(nodes, label.name);
  if (maker?.operator === 'ArgMin') {
    const distances = makerOf(nodes, scores.name);
    return distances?.operator === 'Sqrt' && distances.inputs[0] === maker.inputs[0];
  }
  const isOne = [label, scores].every(({ shape }) => shape?.length === 2 && shape[1] === 1);
  return isOne && isOfTwoSigns(maker?.operator, steps);
}

/** True if a label is made 1 or -1: by its sign, or of 0 and 1 by a factor and a shift. */
function isOfTwoSigns(operator: string | undefined, steps: readonly string[]): boolean {
  return operator === 'Sign' || (operator === 'Less' && steps.includes('Mul') && steps.includes('Add'));
}

/** Walks back from a label to what decides it. */
function originOf(
  nodes: readonly OnnxNode[],
  label: string,
): { readonly maker: OnnxNode | undefined; readonly steps: readonly string[] } {
  const steps: string[] = [];
  let maker = makerOf(nodes, label);
  while (maker !== undefined && MAKING_LABELS.has(maker.operator) && steps.length < MOST_STEPS) {
    steps.push(maker.operator);
    maker = maker.inputs.map((input) => makerOf(nodes, input)).find((one) => one !== undefined);
  }
  return { maker, steps };
}

function makerOf(nodes: readonly OnnxNode[], tensor: string): OnnxNode | undefined {
  return nodes.find(({ outputs }) => outputs.includes(tensor));
}
