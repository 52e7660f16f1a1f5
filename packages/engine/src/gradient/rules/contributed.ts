import { product as sizeOf } from '../../vectors.ts';
import type { Rule, Step } from '../step.ts';
import { convolutionBack } from './convolution.ts';
import { geluByTanhAt, geluAt } from './elementwise.ts';
import { gemm, product, transposed } from './linear.ts';
import { behindOutput, betweenScales, realWeights, single } from './quantization.ts';

/** The slope of an activation that is fused into an operator, from the output. @throws NoGradient */
function slopeOf(step: Step, activation: string): string | undefined {
  const { b } = step;
  const y = step.y();
  const isAbove = (): string => b.greater(y, b.scalar(0));
  if (activation === '' || activation === 'Identity') return undefined;
  if (activation === 'Relu') return isAbove();
  if (activation === 'Tanh') return b.oneMinus(b.mul(y, y));
  if (activation === 'Sigmoid') return b.mul(y, b.oneMinus(y));
  if (activation === 'LeakyRelu') {
    const alpha = step.attributes.floats('activation_params')?.[0] ?? 0.01;
    return b.add(b.scale(isAbove(), 1 - alpha), b.scalar(alpha));
  }
  throw step.refuse(`its activation ${activation} has no rule`);
}

/** The same step with the gradient in front of its fused activation. */
function beforeActivation(step: Step): Step {
  const slope = slopeOf(step, step.attributes.text('activation', ''));
  return slope === undefined ? step : step.instead(step.b.mul(step.g, slope));
}

const fusedConvolution: Rule = (step) => {
  const { g } = beforeActivation(step);
  return [
    convolutionBack(step, g, step.x(1), step.shape(1)),
    undefined,
    undefined,
    step.has(3) ? g : undefined,
  ];
};

/** A product of matrices with a factor; the second may be transposed. */
const fusedProduct: Rule = (step) => {
  const { attributes } = step;
  const isOther = ['transA', 'transBatchA', 'transBatchB'].some((name) => attributes.integer(name, 0) === 1);
  if (isOther || step.shape(0).length < 2 || step.shape(1).length < 2) {
    throw step.refuse('such a transposed product has no rule');
  }
  const isTransposed = attributes.integer('transB', 0) === 1;
  return product(step, { g: step.b.scale(step.g, attributes.float('alpha', 1)), isTransposed });
};

/** The real number behind a whole one, whose scale and zero point follow it. */
function real(step: Step, index: number): string {
  const { b } = step;
  const centred = step.has(index + 2) ? b.sub(step.x(index), single(step, index + 2)) : step.x(index);
  return b.mul(centred, single(step, index + 1));
}

/** A gradient of one of two operands that were broadcast. */
const ofOperand = (step: Step, index: number, gradient: () => string): string | undefined =>
  step.isActive(index)
    ? step.b.unbroadcast(step.b.mul(gradient(), single(step, index + 1)), step.outShape(), step.shape(index))
    : undefined;

const quantizedSum: Rule = (step) => {
  const g = behindOutput(step, single(step, 6));
  const of = (index: number): string | undefined => ofOperand(step, index, () => g);
  return [of(0), undefined, undefined, of(3)];
};

const quantizedTimes: Rule = (step) => {
  const g = behindOutput(step, single(step, 6));
  const of = (index: number, other: number): string | undefined =>
    ofOperand(step, index, () => step.b.mul(g, real(step, other)));
  return [of(0, 3), undefined, undefined, of(3, 0)];
};

/** A product of matrices of whole numbers, whose output is a real one if it has no scale. */
const quantizedGemm: Rule = (step) => {
  const { b, attributes } = step;
  if (attributes.integer('transA', 0) === 1 || step.isActive(3)) {
    throw step.refuse('such a product has no rule');
  }
  const out = step.has(7) ? behindOutput(step, single(step, 7)) : step.g;
  const g = b.scale(b.mul(out, single(step, 1)), attributes.float('alpha', 1));
  const isTransposed = attributes.integer('transB', 0) === 1;
  const weights = realWeights(step, isTransposed ? 0 : 1);
  return [b.op('MatMul', [g, isTransposed ? weights : transposed(b, weights, step.shape(3))])];
};

/** An operator on one tensor of whole numbers. @param slope of the real numbers */
const quantizedSlope =
  (slope: (step: Step) => string): Rule =>
  (step) => [step.b.mul(betweenScales(step, 3), slope(step))];

const quantizedGlobalAverage: Rule = (step) => {
  if (step.attributes.integer('channels_last', 0) === 1) {
    throw step.refuse('channels that come last have no rule');
  }
  const { b } = step;
  const shape = step.shape();
  return [b.expand(b.scale(betweenScales(step, 3), 1 / sizeOf(shape.slice(2))), shape)];
};

/** Inputs are the output's scale and zero point, and then for each part its numbers, scale and zero point. */
const quantizedConcat: Rule = (step) => {
  const { b } = step;
  const g = behindOutput(step, single(step, 0));
  const axis = step.axis(step.attributes.integer('axis', 1), step.outShape().length);
  let offset = 0;
  return step.node.inputs.map((_name, index) => {
    if (index < 2 || index % 3 !== 2) return undefined;
    const start = offset;
    offset += step.shape(index)[axis] ?? 0;
    if (!step.isActive(index)) return undefined;
    return b.mul(b.slice(g, [axis], [start], [offset]), single(step, index + 1));
  });
};

const withBias = (step: Step): string => (step.has(1) ? step.b.add(step.x(0), step.x(1)) : step.x(0));

/** Rules of operators that one runtime adds to the standard (com.microsoft): its optimizer and its quantizer write them. */
export const CONTRIBUTED: Readonly<Record<string, Rule>> = {
  FusedConv: fusedConvolution,
  FusedGemm: (step) => gemm(beforeActivation(step)),
  FusedMatMul: fusedProduct,
  BiasGelu: (step) => step.onlyFirst(step.b.mul(step.g, geluAt(step.b, withBias(step)))),
  FastGelu: (step) => step.onlyFirst(step.b.mul(step.g, geluByTanhAt(step.b, withBias(step)))),
  QuickGelu: (step) => {
    const { b } = step;
    const alpha = step.attributes.float('alpha', 1.702);
    const gate = b.op('Sigmoid', [b.scale(step.x(), alpha)]);
    const tail = b.scale(b.mul(step.x(), b.mul(gate, b.oneMinus(gate))), alpha);
    return step.onlyFirst(b.mul(step.g, b.add(gate, tail)));
  },
  QLinearAdd: quantizedSum,
  QLinearMul: quantizedTimes,
  QLinearSigmoid: quantizedSlope((step) => {
    const { b } = step;
    const y = b.op('Sigmoid', [real(step, 0)]);
    return b.mul(y, b.oneMinus(y));
  }),
  QLinearLeakyRelu: quantizedSlope((step) => {
    const { b } = step;
    const alpha = step.attributes.float('alpha', 0.01);
    return b.add(b.scale(b.greater(real(step, 0), b.scalar(0)), 1 - alpha), b.scalar(alpha));
  }),
  QGemm: quantizedGemm,
  QLinearGlobalAveragePool: quantizedGlobalAverage,
  QLinearConcat: quantizedConcat,
};
