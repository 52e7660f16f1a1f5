import type { Files, TestAnalysis } from './engine-uploads.ts';
import { linearModel } from './onnx-writer.ts';

const EYE = [
  [1, 0],
  [0, 1],
];
/** Two columns; the class is the larger one. */
const TABLE_MODEL = linearModel({ weights: EYE });
/** A picture of 2 x 1 pixels; the class is the brighter one. The bias decides for 0 if both are nearly black. */
const PICTURE_MODEL = linearModel({ weights: EYE, bias: [0, -1e-6], inputShape: ['N', 1, 1, 2] });

const evasion =
  (task: TestAnalysis['task'], model: Buffer) =>
  (slots: Readonly<Record<string, Files>>, fields: TestAnalysis['fields'] = {}): TestAnalysis => ({
    ...{ task, attack: 'evasion', fields, slots: { model: { 'model.onnx': model }, ...slots } },
  });

/** Evasions of these models. */
export const table = evasion('tabular-classification', TABLE_MODEL);
export const pictures = evasion('image-classification', PICTURE_MODEL);
