import type { ModelFile } from '../model/model-file.ts';
import type { Graph, GraphNode } from './graph.ts';

const FLOATS: ReadonlySet<number> = new Set([1, 10, 11]);
/** Operators that only move numbers about: behind them a whole number is still the one of the input. */
const MOVERS: ReadonlySet<string> = new Set([
  ...['Concat', 'Flatten', 'Identity', 'Reshape', 'Slice', 'Squeeze', 'Transpose', 'Unsqueeze'],
]);

/**
 * True if the model turns each of its whole numbers into a fraction before it computes with it, as a model of bytes does that scales its
 * pixels itself. The function of the fractions then has slopes, and the model answers for those of them that are whole.
 */
export function areTurnedToFloats(file: ModelFile, graph: Graph): boolean {
  const whole = new Set(
    file.inputs.filter(({ elementType }) => !FLOATS.has(elementType)).map(({ name }) => name),
  );
  // Nodes stand after those that they read from.
  for (const node of graph.nodes) {
    if (node.attributes.holdGraphs) return false;
    const isRead = node.inputs.some((name) => whole.has(name));
    if (!isRead || node.operator === 'Shape' || makesFloats(node)) continue;
    if (!MOVERS.has(node.operator)) return false;
    for (const name of node.outputs) whole.add(name);
  }
  return !graph.outputs.some((name) => whole.has(name));
}

function makesFloats({ operator, attributes }: GraphNode): boolean {
  return operator === 'DequantizeLinear' || (operator === 'Cast' && FLOATS.has(attributes.integer('to', 0)));
}
