import type { Rule, Step } from '../step.ts';

const scaler: Rule = (step) => {
  const scale = step.attributes.floats('scale') ?? [1];
  return [step.b.mul(step.g, step.b.floats(scale, [scale.length]))];
};

/** Each row is divided by its largest number, the sum of its numbers without their signs, or its length. */
const normalizer: Rule = (step) => {
  const { b } = step;
  const norm = step.attributes.text('norm', 'MAX');
  const axis = step.shape().length - 1;
  const x = step.x();
  const along = b.sum(b.mul(step.g, step.y()), [axis]);
  const back = (size: string, slope: string): readonly string[] => [
    b.div(b.sub(step.g, b.mul(slope, along)), size),
  ];
  if (norm === 'L1') return back(b.sum(b.op('Abs', [x]), [axis]), b.op('Sign', [x]));
  if (norm === 'L2') return back(b.op('Sqrt', [b.sum(b.mul(x, x), [axis])]), step.y());
  throw step.refuse(`the norm ${norm} has no rule`);
};

const vectorizer: Rule = (step) => {
  const last = step.outShape().length - 1;
  let at = 0;
  return step.node.inputs.map((_name, index) => {
    const start = at;
    at += step.shape(index).at(-1) ?? 1;
    if (!step.isActive(index)) return undefined;
    return step.b.reshape(step.b.slice(step.g, [last], [start], [at]), step.shape(index));
  });
};

/** The weights of a linear model, one row for each score. */
function coefficients(step: Step): readonly [weights: string, scores: number] {
  const numbers = step.attributes.floats('coefficients') ?? [];
  const columns = step.shape().at(-1) ?? 1;
  const scores = Math.floor(numbers.length / columns);
  return [step.b.floats(numbers, [scores, columns]), scores];
}

/** Only scores without a transformation: the others are peeled off before. */
const linearRegressor: Rule = (step) => {
  if (step.attributes.text('post_transform', 'NONE') !== 'NONE') {
    throw step.refuse('its post_transform has no rule');
  }
  const [weights, scores] = coefficients(step);
  const g = step.b.reshape(step.g, [-1, scores]);
  return [step.b.reshape(step.b.op('MatMul', [g, weights]), step.shape())];
};

/** Rules of the operators that converters of scikit-learn write. */
export const TABLES: Readonly<Record<string, Rule>> = {
  Scaler: scaler,
  Normalizer: normalizer,
  FeatureVectorizer: vectorizer,
  LinearRegressor: linearRegressor,
};
