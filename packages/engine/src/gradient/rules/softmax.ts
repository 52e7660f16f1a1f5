import { product } from '../../vectors.ts';
import type { Shape } from '../builder.ts';
import type { Rule, Step } from '../step.ts';

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
