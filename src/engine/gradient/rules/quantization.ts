import type { Rule, Step } from '../step.ts';

/** The least and the greatest whole number of each type. */
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
  const [own = 1, ...more] = step.shape(index);
  const { b } = step;
  if (more.length > 0) throw step.refuse('scales of blocks have no rule');
  if (own === 1) return b.reshape(step.x(index), []);
  const axis = step.axis(step.attributes.integer('axis', 1));
  return b.reshape(
    step.x(index),
    step.shape().map((_size, at) => (at === axis ? own : 1)),
  );
}

const quantize: Rule = (step) => {
  const { b } = step;
  const [low, high] = RANGES[step.outType()] ?? [];
  if (low === undefined || high === undefined) throw step.refuse(`its type ${step.outType()} has no rule`);
  const scale = beside(step, 1);
  const scaled = b.div(step.x(), scale);
  const level = step.has(2) ? b.add(scaled, beside(step, 2)) : scaled;
  const outside = b.add(b.greater(level, b.scalar(high + 0.5)), b.greater(b.scalar(low - 0.5), level));
  const passed = b.rest(b.scale(outside, 1 - SATURATED_SHARE));
  return [b.mul(b.div(step.g, scale), passed)];
};

/** Rules of quantization: rounding passes the gradient straight through. */
export const QUANTIZATION: Readonly<Record<string, Rule>> = {
  QuantizeLinear: quantize,
  DequantizeLinear: (step) => step.onlyFirst(step.b.mul(step.g, beside(step, 1))),
  // The scale follows from the input, too; its share of the gradient is left out.
  DynamicQuantizeLinear: (step) => [step.b.div(step.g, step.y(1))],
};
