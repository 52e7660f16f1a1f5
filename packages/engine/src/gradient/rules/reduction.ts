import type { Rule, Step } from '../step.ts';

function axesOf(step: Step): readonly number[] {
  const { attributes } = step;
  const given = step.integers('axes', 1);
  const every = [...step.shape().keys()];
  if (given === undefined || given.length === 0) {
    return attributes.integer('noop_with_empty_axes', 0) === 1 ? [] : every;
  }
  return given.map((axis) => step.axis(axis));
}

interface Reduced {
  readonly x: string;
  /** The gradient and the output, with size 1 along reduced axes. */
  readonly g: string;
  readonly y: string;
  readonly count: number;
  readonly axes: readonly number[];
}

const rule =
  (back: (step: Step, reduced: Reduced) => string): Rule =>
  (step) => {
    const { b } = step;
    const shape = step.shape();
    const axes = axesOf(step);
    const kept = shape.map((size, axis) => (axes.includes(axis) ? 1 : size));
    const count = axes.reduce((all, axis) => all * (shape[axis] ?? 1), 1);
    const reduced = { x: step.x(), g: b.reshape(step.g, kept), y: b.reshape(step.y(), kept), count, axes };
    return step.onlyFirst(b.expand(back(step, reduced), shape));
  };

/** Numbers that are equally extreme share the gradient. */
const extreme = rule(({ b }, { x, g, y, axes }) => {
  const mask = b.equal(x, y);
  return b.mul(mask, b.div(g, b.sum(mask, axes)));
});

export const REDUCTION: Readonly<Record<string, Rule>> = {
  ReduceSum: rule((_step, { g }) => g),
  ReduceMean: rule(({ b }, { g, count }) => b.scale(g, 1 / count)),
  ReduceMax: extreme,
  ReduceMin: extreme,
  ReduceL1: rule(({ b }, { x, g }) => b.mul(g, b.op('Sign', [x]))),
  ReduceL2: rule(({ b }, { x, g, y }) => b.div(b.mul(g, x), b.add(y, b.scalar(1e-30)))),
  ReduceSumSquare: rule(({ b }, { x, g }) => b.scale(b.mul(g, x), 2)),
  ReduceLogSum: rule(({ b }, { g, y }) => b.div(g, b.op('Exp', [y]))),
  ReduceLogSumExp: rule(({ b }, { x, g, y }) => b.mul(g, b.op('Exp', [b.sub(x, y)]))),
  ReduceProd: rule(({ b }, { x, g, y }) => b.div(b.mul(g, y), x)),
};
