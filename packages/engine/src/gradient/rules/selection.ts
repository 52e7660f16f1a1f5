import type { Rule, Step } from '../step.ts';

/** A matrix for one axis of a tensor; more takes too much memory. */
const MOST_MATRIX = 2 ** 22;

/**
 * Carries the gradient of an operator back that takes places of one axis: place `p` of its output is place `places[p]` of its
 * input; -1 is none. Places in a row are padded; others are added up by a matrix of ones.
 */
function placesBack(
  step: Step,
  g: string,
  out: readonly number[],
  axis: number,
  places: readonly number[],
  size: number,
): string {
  const { b } = step;
  const first = places[0] ?? 0;
  if (places.length > 0 && first >= 0 && places.every((place, at) => place === first + at)) {
    const none = out.map(() => 0);
    return b.pad(g, none.with(axis, first), none.with(axis, size - first - places.length));
  }
  if (places.length * size > MOST_MATRIX) throw step.refuse('it takes too many places');
  const matrix = new Array<number>(size * places.length).fill(0);
  for (const [at, place] of places.entries()) if (place >= 0) matrix[place * places.length + at] = 1;
  return b.alongAxis(g, out, axis, matrix, size);
}

const range = (from: number, to: number, stride: number): readonly number[] => {
  const places: number[] = [];
  for (let at = from; stride > 0 ? at < to : at > to; at += stride) places.push(at);
  return places;
};

const slice: Rule = (step) => {
  const starts = step.integers('starts', 1) ?? [];
  const ends = step.integers('ends', 2) ?? [];
  const axes = step.integers('axes', 3) ?? starts.map((_start, axis) => axis);
  const strides = step.values(4) ?? starts.map(() => 1);
  let g = step.g;
  let shape = step.outShape();
  for (const [index, given] of axes.entries()) {
    const axis = step.axis(given);
    const size = step.shape()[axis] ?? 1;
    const stride = strides[index] ?? 1;
    const bound = (at: number, low: number, high: number): number =>
      Math.max(low, Math.min(high, at < 0 ? at + size : at));
    const [low, high] = stride > 0 ? [0, size] : [-1, size - 1];
    const start = bound(starts[index] ?? 0, Math.max(0, low), high);
    const places = range(start, bound(ends[index] ?? 0, low, high), stride);
    g = placesBack(step, g, shape, axis, places, size);
    shape = shape.with(axis, size);
  }
  return step.onlyFirst(g);
};

const gather = (step: Step, axis: number): readonly string[] => {
  const size = step.shape()[axis] ?? 1;
  const places = (step.values(1) ?? []).map((place) => (place < 0 ? place + size : place));
  // The indices may have any shape: as one axis they are a list.
  const flat = step.shape().with(axis, places.length);
  return [placesBack(step, step.b.reshape(step.g, flat), flat, axis, places, size)];
};

const pad: Rule = (step) => {
  const given =
    step.attributes.integers('pads') ?? step.attributes.integers('paddings') ?? step.values(1) ?? [];
  const axes = step.values(3)?.map((axis) => step.axis(axis)) ?? [...step.shape().keys()];
  const mode = step.attributes.text('mode', 'constant');
  let g = step.g;
  let shape = step.outShape();
  for (const [index, axis] of axes.entries()) {
    const size = step.shape()[axis] ?? 1;
    const before = given[index] ?? 0;
    const out = shape[axis] ?? 1;
    if (before === 0 && out === size) continue;
    const places = Array.from({ length: out }, (_unused, at) => paddedPlace(at - before, size, mode));
    g = placesBack(step, g, shape, axis, places, size);
    shape = shape.with(axis, size);
  }
  if (step.shape().length === 0) throw step.refuse('its input is a single number');
  return step.onlyFirst(g);
};

/** The place of the input that padding shows at a place that may lie outside; -1 if it shows a constant. */
function paddedPlace(at: number, size: number, mode: string): number {
  if (at >= 0 && at < size) return at;
  if (mode === 'edge') return at < 0 ? 0 : size - 1;
  if (mode === 'wrap') return ((at % size) + size) % size;
  if (mode !== 'reflect') return -1;
  const period = Math.max(1, 2 * (size - 1));
  const inside = ((at % period) + period) % period;
  return inside < size ? inside : period - inside;
}

/** Sums up to each place, or from it on. */
const cumulated: Rule = (step) => {
  const axis = step.axis(step.values(1)?.[0] ?? 0);
  const size = step.shape()[axis] ?? 1;
  if (size * size > MOST_MATRIX) throw step.refuse('its axis is too long');
  const own = step.attributes.integer('exclusive', 0) === 1 ? 1 : 0;
  const isReverse = step.attributes.integer('reverse', 0) === 1;
  const matrix = Array.from({ length: size * size }, (_unused, at) => {
    // Row `from` of the input reaches the outputs behind it, or before it if the sum runs backwards.
    const ahead = ((at % size) - Math.floor(at / size)) * (isReverse ? -1 : 1);
    return ahead >= own ? 1 : 0;
  });
  return [step.b.alongAxis(step.g, step.shape(), axis, matrix, size)];
};

/** Adding up at indices that may repeat exists from this operator set on. */
const ADDING_OPSET = 16;

/** Takes numbers at indices, which may depend on the input. */
const taken =
  (scatter: 'ScatterElements' | 'ScatterND'): Rule =>
  (step) => {
    const { b, attributes } = step;
    if (b.opset < ADDING_OPSET) {
      throw step.refuse(`it has a rule from operator set ${String(ADDING_OPSET)} on`);
    }
    if (attributes.integer('batch_dims', 0) !== 0) throw step.refuse('its attribute batch_dims has no rule');
    const axis = attributes.integer('axis', 0);
    const back = b.op(scatter, [b.zeros(step.shape()), step.input(1), step.g], {
      ...(scatter === 'ScatterElements' && { axis }),
      reduction: { text: 'add' },
    });
    return [back];
  };

/** Puts numbers in the place of others. */
const put =
  (scatter: 'ScatterElements' | 'ScatterND', gather: 'GatherElements' | 'GatherND'): Rule =>
  (step) => {
    const { b, attributes } = step;
    if (attributes.text('reduction', 'none') !== 'none') throw step.refuse('its reduction has no rule');
    const axis = scatter === 'ScatterElements' ? { axis: attributes.integer('axis', 0) } : {};
    return [
      step.isActive(0) ? b.op(scatter, [step.g, step.input(1), b.zeros(step.shape(2))], axis) : undefined,
      undefined,
      step.isActive(2) ? b.op(gather, [step.g, step.input(1)], axis) : undefined,
    ];
  };

/** The greatest or least numbers along an axis: their places are its second output. */
const greatest: Rule = (step) => {
  const { b } = step;
  if (step.output(1) === '' || b.opset < 11) throw step.refuse('its indices are left out');
  const axis = step.attributes.integer('axis', -1);
  return [b.op('ScatterElements', [b.zeros(step.shape()), step.output(1), step.g], { axis })];
};

/** Operators that do to the gradient what they do to their input: they are their own transpose. */
const alike =
  (...names: readonly string[]): Rule =>
  (step) => {
    const attributes = names.flatMap((name) =>
      step.attributes.has(name) ? [[name, step.attributes.integer(name, 0)] as const] : [],
    );
    const others = step.node.inputs.slice(1);
    return [step.b.op(step.node.operator, [step.g, ...others], Object.fromEntries(attributes))];
  };

/** Rules of operators that take some numbers, or some more than once. */
export const SELECTION: Readonly<Record<string, Rule>> = {
  Slice: slice,
  Gather: (step) => gather(step, step.axis(step.attributes.integer('axis', 0))),
  ArrayFeatureExtractor: (step) => gather(step, step.shape().length - 1),
  GatherElements: taken('ScatterElements'),
  GatherND: taken('ScatterND'),
  ScatterElements: put('ScatterElements', 'GatherElements'),
  ScatterND: put('ScatterND', 'GatherND'),
  TopK: greatest,
  Trilu: alike('upper'),
  ReverseSequence: alike('batch_axis', 'time_axis'),
  Pad: pad,
  CumSum: cumulated,
};

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
