import type { GradientBuilder } from '../builder.ts';
import type { Rule, Step } from '../step.ts';

/** The states that one step hands to the next: those of the cell are only LSTM's. */
interface States {
  readonly hidden: string;
  readonly cell?: string | undefined;
}

/** What one step of a layer leaves for the way back. */
interface Unrolled {
  readonly states: States;
  /** Carries the gradients of the states after this step to what the step was given. */
  readonly back: (gradients: States) => { readonly states: States; readonly weighted: string };
}

/** One direction of a layer. Tensors of a step have the shape 1, batch, numbers. */
interface Direction {
  readonly step: Step;
  readonly b: GradientBuilder;
  readonly hidden: number;
  /** The weights of the state before: gates, hidden; and transposed. */
  readonly recurrent: string;
  readonly transposed: string;
  readonly bias: string | undefined;
  readonly activation: string;
}

interface Kind {
  readonly gates: number;
  readonly activations: readonly string[];
  readonly unroll: (direction: Direction, weighted: string, before: States) => Unrolled;
}

/** A part of the last axis: gates `from` to `to`. */
function gate({ b, hidden }: Direction, a: string, from: number, to: number): string {
  return b.slice(a, [2], [from * hidden], [to * hidden]);
}

const biased = ({ b, bias }: Direction, a: string): string => (bias === undefined ? a : b.add(a, bias));
const sigmoidSlope = (b: GradientBuilder, y: string): string => b.mul(y, b.oneMinus(y));
const tanhSlope = (b: GradientBuilder, y: string): string => b.oneMinus(b.mul(y, y));
const joined = (b: GradientBuilder, parts: readonly string[]): string => b.op('Concat', parts, { axis: 2 });

function unrollLstm(direction: Direction, weighted: string, before: States): Unrolled {
  const { b, recurrent, transposed } = direction;
  const cellBefore = before.cell ?? '';
  const all = biased(direction, b.add(weighted, b.op('MatMul', [before.hidden, transposed])));
  const gates = b.op('Sigmoid', [gate(direction, all, 0, 3)]);
  const fresh = b.op('Tanh', [gate(direction, all, 3, 4)]);
  const [input, output, forget] = [0, 1, 2].map((at) => gate(direction, gates, at, at + 1));
  const cell = b.add(b.mul(forget ?? '', cellBefore), b.mul(input ?? '', fresh));
  const shown = b.op('Tanh', [cell]);
  return {
    states: { hidden: b.mul(output ?? '', shown), cell },
    back: (gradients) => {
      const through = b.mul(b.mul(gradients.hidden, output ?? ''), tanhSlope(b, shown));
      const ofCell = gradients.cell === undefined ? through : b.add(gradients.cell, through);
      const ofGates = joined(b, [
        b.mul(ofCell, fresh),
        b.mul(gradients.hidden, shown),
        b.mul(ofCell, cellBefore),
      ]);
      const own = joined(b, [
        b.mul(ofGates, sigmoidSlope(b, gates)),
        b.mul(b.mul(ofCell, input ?? ''), tanhSlope(b, fresh)),
      ]);
      const states = { hidden: b.op('MatMul', [own, recurrent]), cell: b.mul(ofCell, forget ?? '') };
      return { states, weighted: own };
    },
  };
}

function unrollGru(direction: Direction, weighted: string, { hidden: before }: States): Unrolled {
  const { b, hidden, step } = direction;
  // The same for all steps.
  const part = (a: string, axis: number, from: number, to: number): string =>
    b.once(`${a}:${String(from)}`, () => b.slice(a, [axis], [from * hidden], [to * hidden]));
  const [ofGates, ofFresh] = [part(direction.recurrent, 0, 0, 2), part(direction.recurrent, 0, 2, 3)];
  const [toGates, toFresh] = [part(direction.transposed, 1, 0, 2), part(direction.transposed, 1, 2, 3)];
  const withBias = (a: string, from: number, to: number): string =>
    direction.bias === undefined ? a : b.add(a, part(direction.bias, 2, from, to));
  const gates = b.op('Sigmoid', [
    withBias(b.add(gate(direction, weighted, 0, 2), b.op('MatMul', [before, toGates])), 0, 2),
  ]);
  const [update, reset] = [gate(direction, gates, 0, 1), gate(direction, gates, 1, 2)];
  const isResetLast = step.attributes.integer('linear_before_reset', 0) !== 0;
  const kept = isResetLast
    ? withBias(b.op('MatMul', [before, toFresh]), 2, 3)
    : b.op('MatMul', [b.mul(reset, before), toFresh]);
  const old = isResetLast ? b.mul(reset, kept) : withBias(kept, 2, 3);
  const fresh = b.op('Tanh', [b.add(gate(direction, weighted, 2, 3), old)]);
  return {
    states: { hidden: b.add(b.mul(b.oneMinus(update), fresh), b.mul(update, before)) },
    back: ({ hidden: g }) => {
      const own = b.mul(b.mul(g, b.oneMinus(update)), tanhSlope(b, fresh));
      const reached = b.op('MatMul', [isResetLast ? b.mul(own, reset) : own, ofFresh]);
      const ofReset = b.mul(isResetLast ? own : reached, isResetLast ? kept : before);
      const slopes = sigmoidSlope(b, gates);
      const both = b.mul(joined(b, [b.mul(g, b.sub(before, fresh)), ofReset]), slopes);
      const states = b.add(b.mul(g, update), isResetLast ? reached : b.mul(reached, reset));
      return {
        states: { hidden: b.add(states, b.op('MatMul', [both, ofGates])) },
        weighted: joined(b, [both, own]),
      };
    },
  };
}

function unrollRnn(direction: Direction, weighted: string, before: States): Unrolled {
  const { b, activation, recurrent, transposed } = direction;
  const all = biased(direction, b.add(weighted, b.op('MatMul', [before.hidden, transposed])));
  const isRelu = activation === 'relu';
  const y = b.op(isRelu ? 'Relu' : 'Tanh', [all]);
  return {
    states: { hidden: y },
    back: ({ hidden: g }) => {
      const own = b.mul(g, isRelu ? b.greater(y, b.scalar(0)) : tanhSlope(b, y));
      return { states: { hidden: b.op('MatMul', [own, recurrent]) }, weighted: own };
    },
  };
}

const KINDS = {
  LSTM: { gates: 4, activations: ['sigmoid', 'tanh', 'tanh'], unroll: unrollLstm },
  GRU: { gates: 3, activations: ['sigmoid', 'tanh'], unroll: unrollGru },
  RNN: { gates: 1, activations: ['tanh'], unroll: unrollRnn },
} as const satisfies Readonly<Record<string, Kind>>;

/** The inputs of all three operators, by their places; LSTM has two more. */
const INPUTS = { weights: 1, recurrent: 2, bias: 3, lengths: 4, hidden: 5, cell: 6, peepholes: 7 } as const;

/** @returns the activation of each direction; all are as the operator has them unless they are given. @throws NoGradient */
function activationsOf(step: Step, { activations }: Kind, directions: number): readonly string[] {
  const given = step.attributes.texts('activations').map((name) => name.toLowerCase());
  const own = Array.from({ length: directions }, () => activations).flat();
  const isRnn = step.node.operator === 'RNN';
  const names = given.length === 0 ? own : given;
  const isKnown = isRnn
    ? names.length === directions && names.every((name) => ['tanh', 'relu'].includes(name))
    : names.join() === own.join();
  if (!isKnown) throw step.refuse(`its activations ${names.slice(0, 6).join(', ')} have no rule`);
  return names;
}

function requirePlain(step: Step, steps: number): void {
  const { attributes } = step;
  if (attributes.has('clip')) throw step.refuse('its attribute clip has no rule');
  if (attributes.integer('input_forget', 0) !== 0) {
    throw step.refuse('its attribute input_forget has no rule');
  }
  if (attributes.integer('layout', 0) !== 0) throw step.refuse('its attribute layout has no rule');
  if (step.has(INPUTS.peepholes)) throw step.refuse('its peepholes have no rule');
  const lengths = step.values(INPUTS.lengths) ?? [];
  if (lengths.some((length) => length !== steps)) {
    throw step.refuse('sequences of several lengths have no rule');
  }
}

interface Sizes {
  readonly steps: number;
  readonly rows: number;
  readonly columns: number;
  readonly hidden: number;
  readonly directions: number;
}

function firstState(step: Step, index: number, at: number, { rows, hidden }: Sizes): string {
  if (!step.has(index)) return step.b.zeros([1, rows, hidden]);
  return step.b.slice(step.x(index), [0], [at], [at + 1]);
}

/** The gradient of the last states of a direction; zero if nothing reads them. */
function lastGradient({ b, gradients }: Step, output: number, at: number, sizes: Sizes): string {
  const gradient = gradients[output];
  if (gradient === undefined) return b.zeros([1, sizes.rows, sizes.hidden]);
  return b.slice(gradient, [0], [at], [at + 1]);
}

/** Carries the gradient through one direction. @returns those of the input and of the first states */
function directionBack(
  step: Step,
  kind: Kind,
  {
    at,
    isReverse,
    activation,
  }: { readonly at: number; readonly isReverse: boolean; readonly activation: string },
  sizes: Sizes,
): { readonly input: string; readonly states: States } {
  const { b } = step;
  const { steps, rows, columns, hidden } = sizes;
  const width = kind.gates * hidden;
  const own = (index: number, shape: readonly number[]): string =>
    b.reshape(b.slice(step.x(index), [0], [at], [at + 1]), shape);
  const weights = own(INPUTS.weights, [width, columns]);
  const recurrent = own(INPUTS.recurrent, [width, hidden]);
  const biases = step.has(INPUTS.bias) ? own(INPUTS.bias, [2, width]) : undefined;
  const bias = (place: number): string | undefined =>
    biases === undefined ? undefined : b.reshape(b.slice(biases, [0], [place], [place + 1]), [1, 1, width]);
  const direction = {
    ...{ step, b, hidden, recurrent, transposed: b.op('Transpose', [recurrent]), bias: bias(1), activation },
  };
  const plain = b.op('MatMul', [step.x(), b.op('Transpose', [weights])]);
  const input = bias(0);
  const weighted = input === undefined ? plain : b.add(plain, input);
  const order = [...new Array(steps).keys()];
  if (isReverse) order.reverse();
  const isLstm = kind === KINDS.LSTM;
  let states: States = {
    hidden: firstState(step, INPUTS.hidden, at, sizes),
    cell: isLstm ? firstState(step, INPUTS.cell, at, sizes) : undefined,
  };
  const unrolled = order.map((place) => {
    const made = kind.unroll(direction, b.slice(weighted, [0], [place], [place + 1]), states);
    ({ states } = made);
    return { place, made };
  });
  const [every] = step.gradients;
  const outputs =
    every === undefined ? undefined : b.reshape(b.slice(every, [1], [at], [at + 1]), [steps, rows, hidden]);
  let back: States = {
    hidden: lastGradient(step, 1, at, sizes),
    cell: isLstm ? lastGradient(step, 2, at, sizes) : undefined,
  };
  const parts = new Array<string>(steps);
  for (const { place, made } of unrolled.toReversed()) {
    const arrived =
      outputs === undefined ? back.hidden : b.add(back.hidden, b.slice(outputs, [0], [place], [place + 1]));
    const result = made.back({ ...back, hidden: arrived });
    parts[place] = result.weighted;
    back = result.states;
  }
  return { input: b.op('MatMul', [b.op('Concat', parts, { axis: 0 }), weights]), states: back };
}

/** Unrolls a layer: it computes all steps anew, since the runtime keeps none of their gates, and goes back through them. */
const recurrent =
  (kind: Kind): Rule =>
  (step) => {
    const [steps = 0, rows = 0, columns = 0] = step.shape();
    const [directions = 1, , hidden = 0] = step.shape(INPUTS.recurrent);
    requirePlain(step, steps);
    const sizes = { steps, rows, columns, hidden, directions };
    const activations = activationsOf(step, kind, directions);
    const isReverse = step.attributes.text('direction', 'forward') === 'reverse';
    const found = Array.from({ length: directions }, (_unused, at) =>
      directionBack(
        step,
        kind,
        { at, isReverse: isReverse || at === 1, activation: activations[at] ?? 'tanh' },
        sizes,
      ),
    );
    const back = new Array<string | undefined>(step.node.inputs.length).fill(undefined);
    back[0] = found.map(({ input }) => input).reduce((sum, input) => step.b.add(sum, input));
    const state = (index: number, of: (states: States) => string | undefined): void => {
      if (!step.isActive(index)) return;
      const parts = found.map(({ states }) => of(states)).filter((part) => part !== undefined);
      back[index] = step.b.op('Concat', parts, { axis: 0 });
    };
    state(INPUTS.hidden, ({ hidden: one }) => one);
    state(INPUTS.cell, ({ cell }) => cell);
    return back;
  };

export const RECURRENT: Readonly<Record<string, Rule>> = {
  LSTM: recurrent(KINDS.LSTM),
  GRU: recurrent(KINDS.GRU),
  RNN: recurrent(KINDS.RNN),
};
