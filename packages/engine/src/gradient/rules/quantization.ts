import type { Rule, Step } from '../step.ts';
import { convolutionBack } from './convolution.ts';
import { productBack } from './linear.ts';

const RANGES: Readonly<Record<string, readonly [low: number, high: number]>> = {
  int8: [-128, 127],
  uint8: [0, 255],
  int16: [-32768, 32767],
  uint16: [0, 65535],
};

/**
 * What saturated values pass on. Cut off, their gradient misleads: on an int8 model of digits robust accuracy read .56 where .36 is true.
 */
const SATURATED_SHARE = 0.2;

/** A scale or zero point beside a tensor: one number, or one for each place of an axis. */
function beside(step: Step, index: number): string {
  if (step.shape(index).length > 1) throw step.refuse('scales of blocks have no rule');
  return besideTensor(step, index, 0, step.axis(step.attributes.integer('axis', 1)));
}

/** The same beside the tensor `of`, such as the weights of a convolution or the columns of a matrix. */
function besideTensor(step: Step, index: number, of: number, axis: number): string {
  const [own = 1] = step.shape(index);
  const shape = own === 1 ? [] : step.shape(of).map((_size, at) => (at === axis ? own : 1));
  return step.b.reshape(step.x(index), shape);
}

/** The least and the greatest number of the output's type. @throws NoGradient */
function rangeOf(step: Step): readonly [low: number, high: number] {
  const range = RANGES[step.outType()];
  if (range === undefined) throw step.refuse(`its type ${step.outType()} has no rule`);
  return range;
}

const quantize: Rule = (step) => {
  const { b } = step;
  const [low, high] = rangeOf(step);
  const scale = beside(step, 1);
  const scaled = b.div(step.x(), scale);
  const level = step.has(2) ? b.add(scaled, beside(step, 2)) : scaled;
  const outside = b.add(b.greater(level, b.scalar(high + 0.5)), b.greater(b.scalar(low - 0.5), level));
  const passed = b.oneMinus(b.scale(outside, 1 - SATURATED_SHARE));
  return [b.mul(b.div(step.g, scale), passed)];
};

/** The gradient of an output of whole numbers behind the division by its scale. One at the end of its range may be cut off. */
export function behindOutput(step: Step, scale: string): string {
  const { b } = step;
  const [low, high] = rangeOf(step);
  const y = step.y();
  const atEnd = b.add(b.equal(y, b.scalar(low)), b.equal(y, b.scalar(high)));
  return b.mul(b.div(step.g, scale), b.oneMinus(b.scale(atEnd, 1 - SATURATED_SHARE)));
}

/** Real weights of an operator with the inputs x, scale, zero point, w, scale, zero point, scale, zero point. */
export function realWeights(step: Step, axis: number): string {
  const { b } = step;
  const centred = step.has(5) ? b.sub(step.x(3), besideTensor(step, 5, 3, axis)) : step.x(3);
  return b.mul(centred, besideTensor(step, 4, 3, axis));
}

export const single = (step: Step, index: number): string => step.b.reshape(step.x(index), []);

/** The gradient of the whole numbers of the first input, from an output whose scale is the input `scale`. */
export function betweenScales(step: Step, scale: number): string {
  return step.b.mul(behindOutput(step, single(step, scale)), single(step, 1));
}

const quantizedProduct: Rule = (step) => {
  if (step.isActive(3)) throw step.refuse('its second operand depends on the input');
  const shape = step.shape(3);
  return [productBack(step, betweenScales(step, 6), realWeights(step, shape.length - 1), shape)];
};

/** Rules of quantization: rounding passes the gradient straight through. */
export const QUANTIZATION: Readonly<Record<string, Rule>> = {
  QuantizeLinear: quantize,
  DequantizeLinear: (step) => step.onlyFirst(step.b.mul(step.g, beside(step, 1))),
  // The scale follows from the input, too; its share of the gradient is left out.
  QLinearConv: (step) => [convolutionBack(step, betweenScales(step, 6), realWeights(step, 0), step.shape(3))],
  QLinearMatMul: quantizedProduct,
  DynamicQuantizeLinear: (step) => [step.b.div(step.g, step.y(1))],
};
