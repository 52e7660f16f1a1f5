import { product } from '../../vectors.ts';
import type { Shape } from '../builder.ts';
import type { Rule, Step } from '../step.ts';

/** The gradient through (x - mean) / sqrt(variance + epsilon), both taken over some axes. @param g that of what was normalized */
function throughNormalizing(
  step: Step,
  { g, axes, x = step.x(), shape = step.shape(), epsilon = epsilonOf(step) }: Normalized,
  isCentred = true,
): string {
  const { b } = step;
  const count = axes.reduce((all, axis) => all * (shape[axis] ?? 1), 1);
  const mean = (a: string): string => b.scale(b.sum(a, axes), 1 / count);
  const centred = isCentred ? b.sub(x, mean(x)) : x;
  const deviation = b.op('Sqrt', [b.add(mean(b.mul(centred, centred)), b.scalar(epsilon))]);
  const normal = b.div(centred, deviation);
  const along = b.mul(normal, mean(b.mul(g, normal)));
  const rest = b.sub(isCentred ? b.sub(g, mean(g)) : g, along);
  return b.div(rest, deviation);
}

interface Normalized {
  readonly g: string;
  readonly axes: Shape;
  readonly x?: string;
  readonly shape?: Shape;
  readonly epsilon?: number;
}

const epsilonOf = (step: Step): number => step.attributes.float('epsilon', 1e-5);

/** A weight for each channel, beside an input of `rank` axes. */
function perChannel(step: Step, name: string, rank: number, channels: number): string {
  return step.b.reshape(name, [channels, ...new Array<number>(Math.max(0, rank - 2)).fill(1)]);
}

const batch: Rule = (step) => {
  const { b } = step;
  const shape = step.shape();
  const spread = b.op('Sqrt', [b.add(step.x(4), b.scalar(epsilonOf(step)))]);
  const slope = b.div(step.x(1), spread);
  return step.onlyFirst(b.mul(step.g, perChannel(step, slope, shape.length, shape[1] ?? 1)));
};

const instance: Rule = (step) => {
  const { b } = step;
  const shape = step.shape();
  const g = b.mul(step.g, perChannel(step, step.x(1), shape.length, shape[1] ?? 1));
  return step.onlyFirst(throughNormalizing(step, { g, axes: [...shape.keys()].slice(2) }));
};

const layer =
  (isCentred: boolean): Rule =>
  (step) => {
    const axes = [...step.shape().keys()].slice(step.axis(step.attributes.integer('axis', -1)));
    const g = step.b.mul(step.g, step.x(1));
    return step.onlyFirst(throughNormalizing(step, { g, axes }, isCentred));
  };

const group: Rule = (step) => {
  const { b } = step;
  const shape = step.shape();
  const channels = shape[1] ?? 1;
  const groups = step.attributes.integer('num_groups', 1);
  // Operator set 18 had a weight for each group, later ones have one for each channel.
  const weights = step.shape(1)[0] ?? 1;
  const each = channels / weights;
  const repeated = b.reshape(b.expand(b.reshape(step.x(1), [weights, 1]), [weights, each]), [channels]);
  const split = [shape[0] ?? 1, groups, product(shape.slice(1)) / groups];
  const g = b.reshape(b.mul(step.g, perChannel(step, repeated, shape.length, channels)), split);
  const parts = { x: b.reshape(step.x(), split), g, shape: split, axes: [2] };
  return step.onlyFirst(b.reshape(throughNormalizing(step, parts), shape));
};

/** Local response normalization: each number is divided by a power of the squares of the channels around it. */
const local: Rule = (step) => {
  const { b, attributes } = step;
  const shape = step.shape();
  const channels = shape[1] ?? 1;
  const size = attributes.integer('size', 1);
  const [alpha, beta] = [attributes.float('alpha', 1e-4), attributes.float('beta', 0.75)];
  const [before, behind] = [Math.floor((size - 1) / 2), Math.ceil((size - 1) / 2)];
  const band = (below: number, above: number): readonly number[] =>
    Array.from({ length: channels * channels }, (_unused, at) => {
      const distance = (at % channels) - Math.floor(at / channels);
      return distance >= -below && distance <= above ? 1 : 0;
    });
  const x = step.x();
  const squares = b.alongAxis(b.mul(x, x), shape, 1, band(before, behind), channels);
  const base = b.add(b.scale(squares, alpha / size), b.scalar(attributes.float('bias', 1)));
  const power = (exponent: number): string => b.op('Pow', [base, b.scalar(exponent)]);
  const others = b.alongAxis(
    b.mul(b.mul(step.g, x), power(-beta - 1)),
    shape,
    1,
    band(behind, before),
    channels,
  );
  const direct = b.mul(step.g, power(-beta));
  return [b.sub(direct, b.scale(b.mul(x, others), (2 * alpha * beta) / size))];
};

const unitLength: Rule = (step) => {
  const { b } = step;
  if (step.attributes.integer('p', 2) !== 2) throw step.refuse('only the norm 2 has a rule');
  const axis = step.axis(step.attributes.integer('axis', -1));
  const length = b.op('Sqrt', [b.sum(b.mul(step.x(), step.x()), [axis])]);
  const along = b.mul(step.y(), b.sum(b.mul(step.g, step.y()), [axis]));
  return [b.div(b.sub(step.g, along), length)];
};

const meanVariance: Rule = (step) => {
  const axes = (step.attributes.integers('axes') ?? [0, 2, 3]).map((axis) => step.axis(axis));
  return [throughNormalizing(step, { g: step.g, axes, epsilon: 1e-9 })];
};

export const NORMALIZATION: Readonly<Record<string, Rule>> = {
  BatchNormalization: batch,
  InstanceNormalization: instance,
  LayerNormalization: layer(true),
  RMSNormalization: layer(false),
  SimplifiedLayerNormalization: layer(false),
  GroupNormalization: group,
  LRN: local,
  LpNormalization: unitLength,
  MeanVarianceNormalization: meanVariance,
};

/** Before operator set 13 all axes from the given one on are one. @returns the shape to compute in, and the axis */
function view(step: Step): readonly [shape: Shape, axis: number] {
  const shape = step.shape();
  const modern = step.b.opset >= 13;
  const axis = step.axis(step.attributes.integer('axis', modern ? -1 : 1));
  if (modern) return [shape, axis];
  return [[product(shape.slice(0, axis)), product(shape.slice(axis))], 1];
}

/** Both use the output only. */
const rule =
  (back: (step: Step, g: string, y: string, sum: (a: string) => string) => string): Rule =>
  (step) => {
    const { b } = step;
    const [shape, axis] = view(step);
    const result = back(step, b.reshape(step.g, shape), b.reshape(step.y(), shape), (a) => b.sum(a, [axis]));
    return [b.reshape(result, step.shape())];
  };

export const SOFTMAX: Readonly<Record<string, Rule>> = {
  Softmax: rule(({ b }, g, y, sum) => b.mul(y, b.sub(g, sum(b.mul(g, y))))),
  LogSoftmax: rule(({ b }, g, y, sum) => b.sub(g, b.mul(b.op('Exp', [y]), sum(g)))),
};
