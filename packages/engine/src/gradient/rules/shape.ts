import type { Rule, Step } from '../step.ts';

/** Shapes are known, so that everything that only renames axes is undone by one Reshape. */
const reshaped: Rule = (step) => step.onlyFirst(step.b.reshape(step.g, step.shape()));

const concatenated: Rule = (step) => {
  const axis = step.axis(step.attributes.integer('axis', 0));
  let at = 0;
  return step.node.inputs.map((_name, index) => {
    const start = at;
    at += step.shape(index)[axis] ?? 0;
    return step.isActive(index) ? step.b.slice(step.g, [axis], [start], [at]) : undefined;
  });
};

const split: Rule = (step) => {
  const axis = step.axis(step.attributes.integer('axis', 0));
  const parts = step.gradients.map((gradient, index) => gradient ?? step.b.zeros(step.outShape(index)));
  return [step.b.op('Concat', parts, { axis })];
};

const tiled: Rule = (step) => {
  const { b } = step;
  const shape = step.shape();
  const out = step.outShape();
  // Each axis becomes a count of copies and a size; the copies are added up.
  const apart = shape.flatMap((size, axis) => [size === 0 ? 0 : (out[axis] ?? 0) / size, size]);
  const copies = shape.map((_size, axis) => 2 * axis);
  return step.onlyFirst(b.reshape(b.sum(b.reshape(step.g, apart), copies), shape));
};

const depthToSpace: Rule = (step) => {
  const { b, attributes } = step;
  const [count = 1, channels = 1, height = 1, width = 1] = step.shape();
  const block = attributes.integer('blocksize', 1);
  const inner = channels / (block * block);
  const apart = b.reshape(step.g, [count, inner, height, block, width, block]);
  const isColumnFirst = attributes.text('mode', 'DCR') === 'CRD';
  return [
    b.reshape(b.transpose(apart, isColumnFirst ? [0, 1, 3, 5, 2, 4] : [0, 3, 5, 1, 2, 4]), step.shape()),
  ];
};

const spaceToDepth: Rule = (step) => {
  const { b } = step;
  const [count = 1, channels = 1, height = 1, width = 1] = step.shape();
  const block = step.attributes.integer('blocksize', 1);
  const apart = b.reshape(step.g, [count, block, block, channels, height / block, width / block]);
  return [b.reshape(b.transpose(apart, [0, 3, 4, 1, 5, 2]), step.shape())];
};

/** Rules of operators that only move numbers, all of them once. */
export const SHAPE: Readonly<Record<string, Rule>> = {
  ...{ Reshape: reshaped, Flatten: reshaped, Squeeze: reshaped, Unsqueeze: reshaped },
  Transpose: (step) => {
    const order = step.attributes.integers('perm') ?? [...step.shape().keys()].toReversed();
    return [
      step.b.transpose(
        step.g,
        [...order.keys()].map((axis) => order.indexOf(axis)),
      ),
    ];
  },
  Expand: (step) => step.onlyFirst(step.b.unbroadcast(step.g, step.outShape(), step.shape())),
  Concat: concatenated,
  Split: split,
  Tile: tiled,
  DepthToSpace: depthToSpace,
  SpaceToDepth: spaceToDepth,
};

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
