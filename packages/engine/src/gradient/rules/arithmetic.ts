import type { Rule, Step } from '../step.ts';

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
