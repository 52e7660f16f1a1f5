import type { Files, TestAnalysis } from './engine-uploads.ts';
import { linearModel } from './onnx-writer.ts';

/** Two columns; the class is the larger one. */
const TABLE_MODEL = {
  'model.onnx': linearModel({
    weights: [
      [1, 0],
      [0, 1],
    ],
  }),
};

/** A picture of 2 x 1 pixels; the class is the brighter one. The bias decides for 0 if both are nearly black. */
const PICTURE_MODEL = {
  'model.onnx': linearModel({
    weights: [
      [1, 0],
      [0, 1],
    ],
    bias: [0, -1e-6],
    inputShape: ['N', 1, 1, 2],
  }),
};

/** An evasion of that model. */
export function table(
  slots: Readonly<Record<string, Files>>,
  fields: TestAnalysis['fields'] = {},
): TestAnalysis {
  return {
    task: 'tabular-classification',
    attack: 'evasion',
    fields,
    slots: { model: TABLE_MODEL, ...slots },
  };
}

/** An evasion of that model. */
export function pictures(
  slots: Readonly<Record<string, Files>>,
  fields: TestAnalysis['fields'] = {},
): TestAnalysis {
  return {
    task: 'image-classification',
    attack: 'evasion',
    fields,
    slots: { model: PICTURE_MODEL, ...slots },
  };
}
