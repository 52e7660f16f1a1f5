import { product } from '../../vectors.ts';
import type { GradientBuilder, Shape } from '../builder.ts';
import type { Rule, Step } from '../step.ts';
import { reach, windowsBack, windowsOf, type Windows } from './convolution.ts';

/** Every position of a window becomes a channel; more take too much memory. */
const MOST_PATCHES = 256;
/** Lies below every number that a model computes, and stays finite. */
const LOWEST = -3e38;

/** Spreads channels over the batch, so that one kernel serves all. */
function planes(b: GradientBuilder, a: string, shape: Shape): string {
  return b.reshape(a, [(shape[0] ?? 1) * (shape[1] ?? 1), 1, ...shape.slice(2)]);
}

/**
 * Lays out each window as channels by a convolution with one-hot kernels, and gives the gradient to the numbers that equal the greatest.
 * Equal ones share it. It needs no indices, so it works in every operator set, and for windows that overlap.
 */
const maxPool: Rule = (step) => {
  const { b } = step;
  const kernel = step.attributes.integers('kernel_shape') ?? [];
  const windows = windowsOf(step, kernel);
  const patches = product(kernel);
  if (patches > MOST_PATCHES) throw step.refuse(`its windows have ${String(patches)} numbers`);
  const oneHot = b.floats(
    Array.from({ length: patches * patches }, (_unused, at) => (at % (patches + 1) === 0 ? 1 : 0)),
    [patches, 1, ...kernel],
  );
  const behind = windows.sizes.map((size, axis) =>
    Math.max(0, reach(windows, axis) - (windows.begin[axis] ?? 0) - size),
  );
  const wide = b.pad(planes(b, step.x(), step.shape()), [0, 0, ...windows.begin], [0, 0, ...behind], LOWEST);
  if (areApart(windows)) return [greatestOf(step, windows)];
  const { strides, dilations } = windows;
  const laid = b.op('Conv', [wide, oneHot], { kernel_shape: kernel, strides, dilations });
  const mask = b.equal(laid, planes(b, step.y(), step.outShape()));
  const share = b.div(planes(b, step.g, step.outShape()), b.sum(mask, [1]));
  return [b.reshape(windowsBack(b, b.mul(mask, share), oneHot, windows), step.shape())];
};

/** True if windows lie side by side and cover their input: then they need no kernels. */
function areApart({ sizes, kernel, strides, dilations, out }: Windows): boolean {
  return sizes.every(
    (size, axis) =>
      strides[axis] === kernel[axis] &&
      dilations[axis] === 1 &&
      size === (out[axis] ?? 0) * (kernel[axis] ?? 0),
  );
}

/** Brings the places in a window to the front, where comparing and adding up are fast. */
function greatestOf(step: Step, { kernel, out }: Windows): string {
  const { b } = step;
  const count = product(step.outShape().slice(0, 2));
  const cut = [count, ...out.flatMap((places, axis) => [places, kernel[axis] ?? 1])];
  const inside = kernel.map((_size, axis) => 2 * axis + 2);
  const order = [...inside, 0, ...inside.map((axis) => axis - 1)];
  const flat = (name: string): string => b.reshape(name, [1, count * product(out)]);
  const laid = b.transpose(b.reshape(step.x(), cut), order);
  const mask = b.equal(b.reshape(laid, [product(kernel), count * product(out)]), flat(step.y()));
  const shared = b.mul(mask, b.div(flat(step.g), b.sum(mask, [0])));
  const places = order.map((axis) => cut[axis] ?? 1);
  const back = order.map((_axis, at) => order.indexOf(at));
  return b.reshape(b.transpose(b.reshape(shared, places), back), step.shape());
}

const averagePool: Rule = (step) => {
  const { b } = step;
  const kernel = step.attributes.integers('kernel_shape') ?? [];
  const windows = windowsOf(step, kernel);
  const ones = b.floats(new Array<number>(product(kernel)).fill(1), [1, 1, ...kernel]);
  const weighted = b.mul(planes(b, step.g, step.outShape()), inverseCounts(step, windows));
  return [b.reshape(windowsBack(b, weighted, ones, windows), step.shape())];
};

/**
 * One by what each window's sum is divided by. The same pooling of ones gives the share of the window inside the input, so that padding
 * and ceil_mode count as the runtime counts them.
 */
function inverseCounts(step: Step, { sizes, kernel, strides, dilations, begin, out }: Windows): string {
  const { b, attributes } = step;
  const inside = sizes.map((size, axis) =>
    Array.from({ length: out[axis] ?? 1 }, (_unused, place) => {
      const start = place * (strides[axis] ?? 1) - (begin[axis] ?? 0);
      const places = Array.from(
        { length: kernel[axis] ?? 1 },
        (_one, at) => start + at * (dilations[axis] ?? 1),
      );
      return places.filter((at) => at >= 0 && at < size).length;
    }),
  );
  const counts = inside.reduce<readonly number[]>(
    (all, axis) => all.flatMap((count) => axis.map((own) => count * own)),
    [1],
  );
  const share = b.op('AveragePool', [b.expand(b.scalar(1), [1, 1, ...sizes])], {
    kernel_shape: kernel,
    strides,
    ...(attributes.has('dilations') && { dilations }),
    ...(attributes.has('pads') && { pads: attributes.integers('pads') ?? [] }),
    ...(attributes.has('auto_pad') && { auto_pad: { text: attributes.text('auto_pad', 'NOTSET') } }),
    ...(attributes.has('ceil_mode') && { ceil_mode: attributes.integer('ceil_mode', 0) }),
    ...(attributes.has('count_include_pad') && {
      count_include_pad: attributes.integer('count_include_pad', 0),
    }),
  });
  return b.div(
    share,
    b.floats(
      counts.map((count) => Math.max(1, count)),
      [1, 1, ...out],
    ),
  );
}

const globalAverage: Rule = (step) => {
  const { b } = step;
  return [b.expand(b.scale(step.g, 1 / product(step.shape().slice(2))), step.shape())];
};

const globalMax: Rule = (step) => {
  const { b } = step;
  const mask = b.equal(step.x(), step.y());
  const ties = b.sum(mask, [...step.shape().keys()].slice(2));
  return [b.mul(mask, b.div(step.g, ties))];
};

export const POOLING: Readonly<Record<string, Rule>> = {
  MaxPool: maxPool,
  AveragePool: averagePool,
  GlobalAveragePool: globalAverage,
  GlobalMaxPool: globalMax,
};
