import type { GradientBuilder } from '../builder.ts';
import type { Rule, Step } from '../step.ts';

/** The slope of an operator with one input, from its input and its output. Outputs are used where they do: the runtime may have fused the input away. */
type Slope = (step: Step, b: GradientBuilder) => string;

const one = (operator: string, step: Step): string => step.b.op(operator, [step.x()]);
const squared = (b: GradientBuilder, a: string): string => b.mul(a, a);
const positive = (b: GradientBuilder, a: string): string => b.greater(a, b.scalar(0));
const sigmoid = (b: GradientBuilder, a: string): string => b.op('Sigmoid', [a]);
const reciprocalRoot = (b: GradientBuilder, a: string): string => b.div(b.scalar(1), b.op('Sqrt', [a]));
/** `above` where the mask is 1, else `below`; both must be finite. */
const choose = (b: GradientBuilder, mask: string, above: string, below: string): string =>
  b.add(b.mul(mask, above), b.mul(b.oneMinus(mask), below));

const SLOPES: Readonly<Record<string, Slope>> = {
  Neg: (_step, b) => b.scalar(-1),
  Abs: (step) => one('Sign', step),
  Exp: (step) => step.y(),
  Log: (step, b) => b.div(b.scalar(1), step.x()),
  Sqrt: (step, b) => b.div(b.scalar(0.5), step.y()),
  Reciprocal: (step, b) => b.scale(squared(b, step.y()), -1),
  Sin: (step) => one('Cos', step),
  Cos: (step, b) => b.scale(one('Sin', step), -1),
  Tan: (step, b) => b.add(squared(b, step.y()), b.scalar(1)),
  Asin: (step, b) => reciprocalRoot(b, b.oneMinus(squared(b, step.x()))),
  Acos: (step, b) => b.scale(reciprocalRoot(b, b.oneMinus(squared(b, step.x()))), -1),
  Atan: (step, b) => b.div(b.scalar(1), b.add(squared(b, step.x()), b.scalar(1))),
  Sinh: (step) => one('Cosh', step),
  Cosh: (step) => one('Sinh', step),
  Asinh: (step, b) => reciprocalRoot(b, b.add(squared(b, step.x()), b.scalar(1))),
  Acosh: (step, b) => reciprocalRoot(b, b.sub(squared(b, step.x()), b.scalar(1))),
  Atanh: (step, b) => b.div(b.scalar(1), b.oneMinus(squared(b, step.x()))),
  Erf: (step, b) => b.scale(b.op('Exp', [b.scale(squared(b, step.x()), -1)]), 2 / Math.sqrt(Math.PI)),
  Sigmoid: (step, b) => b.mul(step.y(), b.oneMinus(step.y())),
  Tanh: (step, b) => b.oneMinus(squared(b, step.y())),
  Relu: (step, b) => positive(b, step.y()),
  LeakyRelu: (step, b) =>
    choose(b, positive(b, step.x()), b.scalar(1), b.scalar(step.attributes.float('alpha', 0.01))),
  ThresholdedRelu: (step, b) => b.greater(step.x(), b.scalar(step.attributes.float('alpha', 1))),
  Elu: (step, b) => {
    const alpha = b.scalar(step.attributes.float('alpha', 1));
    // The output is used on both sides: below 0 the slope is y + alpha.
    return choose(b, positive(b, step.y()), b.scalar(1), b.add(step.y(), alpha));
  },
  Selu: (step, b) => {
    const gamma = step.attributes.float('gamma', SELU.gamma);
    const alpha = step.attributes.float('alpha', SELU.alpha);
    return choose(b, positive(b, step.y()), b.scalar(gamma), b.add(step.y(), b.scalar(gamma * alpha)));
  },
  Celu: (step, b) => {
    const below = b.add(b.scale(step.y(), 1 / step.attributes.float('alpha', 1)), b.scalar(1));
    return choose(b, positive(b, step.y()), b.scalar(1), below);
  },
  Softplus: (step, b) => sigmoid(b, step.x()),
  Softsign: (step, b) => b.op('Reciprocal', [squared(b, b.add(one('Abs', step), b.scalar(1)))]),
  HardSigmoid: (step, b) => {
    const inside = b.mul(positive(b, step.y()), b.greater(b.scalar(1), step.y()));
    return b.scale(inside, step.attributes.float('alpha', 0.2));
  },
  HardSwish: (step, b) => {
    const line = b.scale(b.add(b.scale(step.x(), 2), b.scalar(3)), 1 / 6);
    const above = b.greater(step.x(), b.scalar(3));
    const inside = b.mul(b.greater(step.x(), b.scalar(-3)), b.oneMinus(above));
    return b.add(above, b.mul(inside, line));
  },
  Mish: (step, b) => {
    const tanh = b.op('Tanh', [one('Softplus', step)]);
    const tail = b.mul(b.mul(step.x(), sigmoid(b, step.x())), b.oneMinus(squared(b, tanh)));
    return b.add(tanh, tail);
  },
  Swish: (step, b) => {
    const alpha = step.attributes.float('alpha', 1);
    const gate = sigmoid(b, b.scale(step.x(), alpha));
    return b.add(gate, b.scale(b.mul(step.x(), b.mul(gate, b.oneMinus(gate))), alpha));
  },
  Gelu: (step, b) =>
    step.attributes.text('approximate', 'none') === 'tanh' ? geluByTanhAt(b, step.x()) : geluAt(b, step.x()),
  Clip: (step, b) => b.equal(step.x(), step.y()),
  Shrink: (step, b) => b.oneMinus(b.equal(step.y(), b.scalar(0))),
};

const SELU = { alpha: 1.6732632, gamma: 1.0507009 } as const;

/** The slope of the Gaussian error linear unit at `x`. */
export function geluAt(b: GradientBuilder, x: string): string {
  const below = b.scale(b.add(b.op('Erf', [b.scale(x, Math.SQRT1_2)]), b.scalar(1)), 0.5);
  const density = b.scale(b.op('Exp', [b.scale(squared(b, x), -0.5)]), 1 / Math.sqrt(2 * Math.PI));
  return b.add(below, b.mul(x, density));
}

/** The slope of its approximation by tanh. */
export function geluByTanhAt(b: GradientBuilder, x: string): string {
  const factor = Math.sqrt(2 / Math.PI);
  const inner = b.scale(b.mul(x, b.add(b.scale(squared(b, x), 0.044715), b.scalar(1))), factor);
  const tanh = b.op('Tanh', [inner]);
  const slope = b.scale(b.add(b.scale(squared(b, x), 3 * 0.044715), b.scalar(1)), factor);
  const tail = b.mul(b.mul(x, b.oneMinus(squared(b, tanh))), slope);
  return b.scale(b.add(b.add(tanh, b.scalar(1)), tail), 0.5);
}

/**
 * Operators that pass the gradient as it is. Rounding has a slope of 0 nearly everywhere, so a gradient would say nothing: it is passed
 * straight through (BPDA: Athalye, Carlini, Wagner 2018).
 */
const STRAIGHT = [
  ...['Identity', 'Cast', 'CastLike', 'Dropout', 'Imputer'],
  ...['Round', 'Floor', 'Ceil', 'Sign'],
] as const;

export const ELEMENTWISE: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(
    Object.entries(SLOPES).map(([operator, slope]): [string, Rule] => [
      operator,
      (step) => step.onlyFirst(step.b.mul(step.g, slope(step, step.b))),
    ]),
  ),
  ...Object.fromEntries(
    STRAIGHT.map((operator): [string, Rule] => [operator, (step) => step.onlyFirst(step.g)]),
  ),
};

/** Brings the gradient of one input back to the shape that it had before broadcasting. */
function broadcast(step: Step, index: number, make: () => string): string | undefined {
  if (!step.isActive(index)) return undefined;
  return step.b.unbroadcast(make(), step.outShape(), step.shape(index));
}

const each = (step: Step, make: (index: number) => string): readonly (string | undefined)[] =>
  step.node.inputs.map((_name, index) => broadcast(step, index, () => make(index)));

const add: Rule = (step) => each(step, () => step.g);

const mean: Rule = (step) => each(step, () => step.b.scale(step.g, 1 / step.node.inputs.length));

/** Inputs that are equally extreme share the gradient. */
const extreme: Rule = (step) => {
  const { b } = step;
  const masks = step.node.inputs.map((_name, index) => b.equal(step.x(index), step.y()));
  const ties = masks.reduce((sum, mask) => b.add(sum, mask));
  const shared = b.div(step.g, ties);
  return each(step, (index) => b.mul(shared, masks[index] ?? ''));
};

export const ARITHMETIC: Readonly<Record<string, Rule>> = {
  Add: add,
  Sum: add,
  Mean: mean,
  Max: extreme,
  Min: extreme,
  Sub: (step) => each(step, (index) => (index === 0 ? step.g : step.b.scale(step.g, -1))),
  Mul: (step) => each(step, (index) => step.b.mul(step.g, step.x(1 - index))),
  Div: (step) =>
    each(step, (index) => {
      const share = step.b.div(step.g, step.x(1));
      return index === 0 ? share : step.b.scale(step.b.mul(share, step.y()), -1);
    }),
  Pow: (step) =>
    each(step, (index) => {
      const { b } = step;
      const [base, exponent] = [step.x(0), step.x(1)];
      if (index === 1) return b.mul(step.g, b.mul(step.y(), b.op('Log', [base])));
      return b.mul(step.g, b.mul(exponent, b.op('Pow', [base, b.sub(exponent, b.scalar(1))])));
    }),
  // The remainder of a division has slope 1 wherever it has one.
  Mod: (step) => [broadcast(step, 0, () => step.g)],
  PRelu: (step) => {
    const { b } = step;
    const below = b.greater(b.scalar(0), step.x(0));
    return each(step, (index) =>
      index === 0
        ? b.mul(step.g, b.add(b.oneMinus(below), b.mul(below, step.x(1))))
        : b.mul(step.g, b.mul(below, step.x(0))),
    );
  },
  Where: (step) => {
    const { b } = step;
    // Chosen, not multiplied: the branch that was not taken may hold infinities.
    const nothing = b.scalar(0);
    return each(step, (index) =>
      b.op('Where', index === 1 ? [step.input(0), step.g, nothing] : [step.input(0), nothing, step.g]),
    );
  },
};
