import type { GradientBuilder, Shape } from '../builder.ts';
import type { Rule, Step } from '../step.ts';

/** How windows lie on an input, along each of its axes. */
export interface Windows {
  readonly sizes: Shape;
  readonly kernel: Shape;
  readonly strides: Shape;
  readonly dilations: Shape;
  /** Numbers put before the first. */
  readonly begin: Shape;
  readonly out: Shape;
}

/** Reads the windows of a convolution or a pooling from the attributes, and from the shapes where those leave it open. */
export function windowsOf(step: Step, kernel: Shape): Windows {
  const { attributes } = step;
  const sizes = step.shape().slice(2);
  const out = step.outShape().slice(2);
  const ones = sizes.map(() => 1);
  const strides = attributes.integers('strides') ?? ones;
  const dilations = attributes.integers('dilations') ?? ones;
  const pads = attributes.integers('pads') ?? [...sizes.map(() => 0), ...sizes.map(() => 0)];
  const auto = attributes.text('auto_pad', 'NOTSET');
  const begin = sizes.map((size, axis) => {
    if (auto === 'NOTSET' || auto === '') return pads[axis] ?? 0;
    if (auto === 'VALID') return 0;
    const whole = Math.max(0, reach({ kernel, strides, dilations, out }, axis) - size);
    return auto === 'SAME_LOWER' ? Math.ceil(whole / 2) : Math.floor(whole / 2);
  });
  return { sizes, kernel, strides, dilations, begin, out };
}

/** The numbers that all windows cover along an axis. */
export function reach(
  { kernel, strides, dilations, out }: Pick<Windows, 'kernel' | 'strides' | 'dilations' | 'out'>,
  axis: number,
): number {
  return (
    ((out[axis] ?? 1) - 1) * (strides[axis] ?? 1) + (dilations[axis] ?? 1) * ((kernel[axis] ?? 1) - 1) + 1
  );
}

/** Carries a gradient of windows back to what lies under them: a transposed convolution with the same kernel. */
export function windowsBack(
  b: GradientBuilder,
  g: string,
  weights: string,
  windows: Windows,
  group = 1,
): string {
  const { sizes, kernel, strides, dilations, begin } = windows;
  const over = sizes.map((size, axis) => reach(windows, axis) - (begin[axis] ?? 0) - size);
  return b.op('ConvTranspose', [g, weights], {
    kernel_shape: kernel,
    ...{ strides, dilations, group },
    pads: [...begin, ...over.map((count) => Math.max(0, count))],
    output_padding: over.map((count) => Math.max(0, -count)),
  });
}

/** Carries a gradient back through a convolution. @param kernel the weights, in the shape `weights` */
export function convolutionBack(step: Step, g: string, kernel: string, weights: Shape): string {
  const group = step.attributes.integer('group', 1);
  const windows = windowsOf(step, weights.slice(2));
  const isDepthwise = group > 1 && weights[0] === group && weights[1] === 1;
  if (isDepthwise && windows.strides.every((stride) => stride === 1)) {
    return depthwiseBack(step.b, g, kernel, windows, group);
  }
  return windowsBack(step.b, g, kernel, windows, group);
}

const convolve: Rule = (step) => step.onlyFirst(convolutionBack(step, step.g, kernelOf(step), step.shape(1)));

/** The kernel of a convolution; of an integer one, less its zero point. */
function kernelOf(step: Step): string {
  if (step.node.operator !== 'ConvInteger' || !step.has(3)) return step.x(1);
  return step.b.sub(step.x(1), step.x(3));
}

/** At stride 1 a depthwise convolution with the flipped kernel is much faster than a transposed one. */
function depthwiseBack(
  b: GradientBuilder,
  g: string,
  weights: string,
  windows: Windows,
  group: number,
): string {
  const { sizes, kernel, dilations, begin, out } = windows;
  const flipped = kernel.reduce(
    (transposed, size, axis) =>
      b.op('Gather', [transposed, b.integers(Array.from({ length: size }, (_unused, at) => size - 1 - at))], {
        axis: axis + 2,
      }),
    weights,
  );
  const before = kernel.map((size, axis) => (dilations[axis] ?? 1) * (size - 1) - (begin[axis] ?? 0));
  const behind = sizes.map((size, axis) => {
    const spread = (dilations[axis] ?? 1) * ((kernel[axis] ?? 1) - 1);
    return size + spread - (out[axis] ?? 1) - (before[axis] ?? 0);
  });
  // More padding than the kernel covers: cut off what lies outside.
  if ([...before, ...behind].some((count) => count < 0)) {
    return windowsBack(b, g, weights, windows, group);
  }
  const ones = sizes.map(() => 1);
  return b.op('Conv', [g, flipped], {
    kernel_shape: kernel,
    ...{ strides: ones, dilations, group },
    pads: [...before, ...behind],
  });
}

const transposed: Rule = (step) => {
  const { attributes } = step;
  const group = attributes.integer('group', 1);
  const kernel = step.shape(1).slice(2);
  const ones = kernel.map(() => 1);
  const strides = attributes.integers('strides') ?? ones;
  const dilations = attributes.integers('dilations') ?? ones;
  const extra = attributes.integers('output_padding') ?? kernel.map(() => 0);
  const [sizes, out] = [step.shape().slice(2), step.outShape().slice(2)];
  const pads = attributes.integers('pads') ?? [];
  const auto = attributes.text('auto_pad', 'NOTSET');
  const isGiven = !attributes.has('output_shape') && (auto === 'NOTSET' || auto === '' || auto === 'VALID');
  const begin = kernel.map((_size, axis) => {
    if (isGiven) return pads[axis] ?? 0;
    const whole =
      reach({ kernel, strides, dilations, out: sizes }, axis) + (extra[axis] ?? 0) - (out[axis] ?? 1);
    return auto === 'SAME_UPPER' ? Math.floor(whole / 2) : whole - Math.floor(whole / 2);
  });
  // So much that exactly the input's windows fit.
  const end = kernel.map(
    (_size, axis) =>
      reach({ kernel, strides, dilations, out: sizes }, axis) - (begin[axis] ?? 0) - (out[axis] ?? 1),
  );
  const { b } = step;
  const rank = step.outShape().length;
  const cut = end.map((count) => Math.max(0, -count));
  const axes = kernel.map((_size, axis) => axis + 2);
  const g = cut.some((count) => count > 0)
    ? b.slice(
        step.g,
        axes,
        axes.map(() => 0),
        axes.map((axis) => (out[axis - 2] ?? 1) - (cut[axis - 2] ?? 0)),
      )
    : step.g;
  if (begin.some((count) => count < 0) || rank < 3) throw step.refuse('its padding is negative');
  return step.onlyFirst(
    b.op('Conv', [g, step.x(1)], {
      kernel_shape: kernel,
      ...{ strides, dilations, group },
      pads: [...begin, ...end.map((count) => Math.max(0, count))],
    }),
  );
};

export const CONVOLUTION: Readonly<Record<string, Rule>> = {
  Conv: convolve,
  // The zero point follows from the input, too; its share of the gradient is left out.
  ConvInteger: (step) => [convolutionBack(step, step.g, kernelOf(step), step.shape(1))],
  ConvTranspose: transposed,
};
