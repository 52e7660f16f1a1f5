import {
  INTEGER_ANSWERS,
  lacksClassScores,
  type OnnxGraph,
  type OnnxNode,
  type OnnxValue,
  takesPictures,
  TOKEN_OPERATORS,
  tokenInput,
} from '@model-security-scan/common/onnx-purpose';

/** Steps that make 1 and -1 of a comparison, or hand numbers on. */
const MAKING_LABELS: ReadonlySet<string> = new Set([
  ...['Add', 'Mul', 'Cast', 'Identity', 'Reshape', 'Squeeze', 'Unsqueeze'],
]);

/** Converters make a label of a distance or a score by so many steps. */
const MOST_STEPS = 8;

/** The operators that tell clusters and outliers. */
const UNSUPERVISED_OPERATORS: readonly string[] = [...MAKING_LABELS, 'ArgMin', 'Less', 'Sign', 'Sqrt'];

/**
 * True for a model that finds clusters or outliers, as skl2onnx writes it: a label beside distances, of which the least has it
 * (k-means), or a label of 1 or -1 beside one score (isolation forest, one-class SVM, local outlier factor).
 */
function isUnsupervised({ outputs, nodes }: Pick<OnnxGraph, 'outputs' | 'nodes'>): boolean {
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

/** The operators of a graph that {@link unattackedPurpose} looks at. */
export const TELLING_OPERATORS: ReadonlySet<string> = new Set([
  ...TOKEN_OPERATORS,
  'ZipMap',
  ...UNSUPERVISED_OPERATORS,
]);

/**
 * Says what a model is for if no attack of this tool means anything for it. The scan then does not count
 * the model, and the engine refuses it by the same rules.
 * @returns `tokens` for a model that takes places in a table of words or bytes, `no-class-scores` for one of pictures that
 * gives no score for each class (a detector, segmentation); undefined if the model can be attacked, or nobody knows; `unsupervised` for
 * clusters and outliers, which the engine takes if the config file says what they are
 */
export function unattackedPurpose(
  graph: OnnxGraph,
): 'tokens' | 'no-class-scores' | 'unsupervised' | undefined {
  if (tokenInput(graph) !== undefined) return 'tokens';
  if (isUnsupervised(graph)) return 'unsupervised';
  if (graph.nodes.some(({ operator }) => operator === 'ZipMap')) return undefined;
  return takesPictures(graph) && lacksClassScores(graph.outputs) ? 'no-class-scores' : undefined;
}

function isWhole({ kind, elementType }: OnnxValue): boolean {
  return kind === 'tensor' && INTEGER_ANSWERS.has(elementType);
}
