import { GRADIENT_LIMITS, type GradientBuilder } from './builder.ts';
import type { GraphFacts, GraphFlow } from './facts.ts';
import type { GraphNode } from './graph.ts';
import { NoGradient } from '../fault.ts';
import { type Rule, Step } from './step.ts';
import { ARITHMETIC, ELEMENTWISE } from './rules/elementwise.ts';
import { CONTRIBUTED } from './rules/contributed.ts';
import { CONVOLUTION } from './rules/convolution.ts';
import { LINEAR } from './rules/linear.ts';
import { NORMALIZATION, SOFTMAX } from './rules/normalization.ts';
import { POOLING } from './rules/pooling.ts';
import { QUANTIZATION } from './rules/quantization.ts';
import { RECURRENT } from './rules/recurrent.ts';
import { REDUCTION, SHAPE } from './rules/shape.ts';
import { RESIZE } from './rules/resize.ts';
import { SELECTION, TABLES } from './rules/selection.ts';

/** The rule of each operator. A new operator is one entry in the file of its family. */
const RULES: ReadonlyMap<string, Rule> = new Map(
  [
    ...[ARITHMETIC, CONVOLUTION, ELEMENTWISE, LINEAR, NORMALIZATION, POOLING, QUANTIZATION],
    ...[CONTRIBUTED, RECURRENT, REDUCTION, RESIZE, SELECTION, SHAPE, SOFTMAX, TABLES],
  ].flatMap((family) => Object.entries(family)),
);

/** @throws NoGradient that names all operators without a rule, or says that there are too many nodes */
export function requireRules(flow: GraphFlow): void {
  const passed = flow.nodes.filter((node) => isOnTheWay(flow, node));
  if (passed.length > GRADIENT_LIMITS.passed) {
    throw new NoGradient(`its gradient passes through more than ${String(GRADIENT_LIMITS.passed)} nodes`);
  }
  const missing = passed.filter(({ operator }) => !RULES.has(operator));
  const names = [...new Set(missing.map(({ operator }) => operator))].toSorted();
  if (names.length === 0) return;
  const shown = `${names.slice(0, MOST_SHOWN).join(', ')}${names.length > MOST_SHOWN ? ', …' : ''}`;
  throw new NoGradient(`no gradient passes through ${shown}`);
}

const MOST_SHOWN = 5;

function isOnTheWay(flow: GraphFlow, { outputs }: GraphNode): boolean {
  return outputs.some((name) => flow.isActive(name));
}

/**
 * Appends the nodes that carry the gradient `seed` from one tensor back to others: reverse-mode differentiation. @throws NoGradient
 * @returns the gradient of each wanted tensor; undefined for one that the target does not depend on
 */
export function differentiate(
  builder: GradientBuilder,
  flow: GraphFlow,
  facts: GraphFacts,
  { target, seed, wanted }: { target: string; seed: string; wanted: readonly string[] },
): readonly (string | undefined)[] {
  const arrived = new Map<string, string>([[target, seed]]);
  for (const node of flow.nodes.toReversed()) {
    const gradients = node.outputs.map((name) => arrived.get(name));
    if (gradients.every((gradient) => gradient === undefined) || !isOnTheWay(flow, node)) continue;
    const rule = RULES.get(node.operator);
    if (rule === undefined) throw new NoGradient(`no gradient passes through ${node.operator}`);
    const back = rule(new Step(builder, node, facts, gradients));
    for (const [index, name] of node.inputs.entries()) {
      const gradient = back[index];
      if (gradient === undefined || !flow.isActive(name)) continue;
      const before = arrived.get(name);
      arrived.set(name, before === undefined ? gradient : builder.add(before, gradient));
    }
  }
  return wanted.map((name) => arrived.get(name));
}
