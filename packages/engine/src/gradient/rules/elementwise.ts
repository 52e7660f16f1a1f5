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
