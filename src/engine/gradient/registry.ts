import type { Rule } from './step.ts';
import { ARITHMETIC } from './rules/arithmetic.ts';
import { CONTRIBUTED } from './rules/contributed.ts';
import { CONVOLUTION } from './rules/convolution.ts';
import { ELEMENTWISE } from './rules/elementwise.ts';
import { LINEAR } from './rules/linear.ts';
import { NORMALIZATION } from './rules/normalization.ts';
import { POOLING } from './rules/pooling.ts';
import { QUANTIZATION } from './rules/quantization.ts';
import { RECURRENT } from './rules/recurrent.ts';
import { REDUCTION } from './rules/reduction.ts';
import { RESIZE } from './rules/resize.ts';
import { SELECTION } from './rules/selection.ts';
import { SHAPE } from './rules/shape.ts';
import { SOFTMAX } from './rules/softmax.ts';
import { TABLES } from './rules/tables.ts';

/** The rule of each operator. A new operator is one entry in the file of its family. */
export const RULES: ReadonlyMap<string, Rule> = new Map(
  [
    ...[ARITHMETIC, CONVOLUTION, ELEMENTWISE, LINEAR, NORMALIZATION, POOLING, QUANTIZATION],
    ...[CONTRIBUTED, RECURRENT, REDUCTION, RESIZE, SELECTION, SHAPE, SOFTMAX, TABLES],
  ].flatMap((family) => Object.entries(family)),
);
