import type { Attributes, GraphNode } from './graph.ts';
import type { GradientBuilder, Shape } from './builder.ts';
import type { GraphFacts } from './facts.ts';
import { NoGradient } from '../fault.ts';

/**
 * A rule appends the nodes that carry the gradient through one node. @throws NoGradient
 * @returns for each input of the node the name of its gradient; undefined where none passes
 */
export type Rule = (step: Step) => readonly (string | undefined)[];

/** One node on the way back, with what a rule needs to know of it. */
export class Step {
  readonly b: GradientBuilder;
  readonly node: GraphNode;
  readonly #facts: GraphFacts;
  /** The gradient of each output; undefined if nothing depends on it. */
  readonly gradients: readonly (string | undefined)[];

  constructor(
    b: GradientBuilder,
    node: GraphNode,
    facts: GraphFacts,
    gradients: readonly (string | undefined)[],
  ) {
    this.b = b;
    this.node = node;
    this.#facts = facts;
    this.gradients = gradients;
  }

  /** The same step with another gradient of its first output. */
  instead(gradient: string): Step {
    return new Step(this.b, this.node, this.#facts, [gradient]);
  }

  get attributes(): Attributes {
    return this.node.attributes;
  }

  /** The gradient of the first output. @throws NoGradient if only others count */
  get g(): string {
    const [first] = this.gradients;
    if (first === undefined) throw this.refuse('a side output is used');
    return first;
  }

  has(index: number): boolean {
    return (this.node.inputs[index] ?? '') !== '';
  }

  isActive(index: number): boolean {
    return this.has(index) && this.#facts.isActive(this.input(index));
  }

  input(index: number): string {
    return this.node.inputs[index] ?? '';
  }

  output(index = 0): string {
    return this.node.outputs[index] ?? '';
  }

  x(index = 0): string {
    return this.b.asFloat(this.input(index), this.#facts.type(this.input(index)));
  }

  y(index = 0): string {
    return this.b.asFloat(this.output(index), this.#facts.type(this.output(index)));
  }

  shape(index = 0): Shape {
    return this.#facts.shape(this.input(index));
  }

  outShape(index = 0): Shape {
    return this.#facts.shape(this.output(index));
  }

  outType(index = 0): string {
    return this.#facts.type(this.output(index));
  }

  /** The numbers of a parameter that does not depend on the model's input; undefined if it is left out. @throws NoGradient */
  values(index: number): readonly number[] | undefined {
    if (!this.has(index)) return undefined;
    const values = this.#facts.values(this.input(index));
    if (values === undefined) throw this.refuse(`its parameter ${String(index)} depends on the input`);
    return values;
  }

  /** A list that is an attribute in older operator sets and an input in newer ones. */
  integers(attribute: string, index: number): readonly number[] | undefined {
    return this.attributes.integers(attribute) ?? this.values(index);
  }

  /** An axis, counted from the front. */
  axis(value: number, rank = this.shape().length): number {
    return value < 0 ? value + rank : value;
  }

  refuse(why: string): NoGradient {
    return new NoGradient(`${this.node.operator}: ${why}`);
  }

  /** Refuses gradients of inputs that are usually weights. */
  onlyFirst(gradient: string): readonly (string | undefined)[] {
    const other = this.node.inputs.findIndex((_name, index) => index > 0 && this.isActive(index));
    if (other > 0) throw this.refuse(`its input ${String(other)} depends on the model's input`);
    return [gradient];
  }
}
