import type { Rule, Step } from '../step.ts';

/** A matrix for one axis of a tensor; more takes too much memory. */
const MOST_MATRIX = 2 ** 22;

/**
 * Carries the gradient of an operator back that takes places of one axis: place `p` of its output is place `places[p]` of its
 * input; -1 is none. Places in a row are padded; others are added up by a matrix of ones.
 */
export function placesBack(
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

const gather: Rule = (step) => {
  const axis = step.axis(step.attributes.integer('axis', 0));
  const size = step.shape()[axis] ?? 1;
  const places = (step.values(1) ?? []).map((place) => (place < 0 ? place + size : place));
  // The indices may have any shape: as one axis they are a list.
  const flat = step.shape().with(axis, places.length);
  return [placesBack(step, step.b.reshape(step.g, flat), flat, axis, places, size)];
};

const pad: Rule = (step) => {
  const rank = step.shape().length;
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
  if (rank === 0) throw step.refuse('its input is a single number');
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

/** Rules of operators that take some numbers, or some more than once. */
export const SELECTION: Readonly<Record<string, Rule>> = {
  Slice: slice,
  Gather: gather,
  Pad: pad,
  CumSum: cumulated,
};
