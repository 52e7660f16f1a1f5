import { PNG } from 'pngjs';
import {
  type Files,
  figuresOf,
  type TestAnalysis,
  analyseHere,
} from '../../../../__tests__/support/engine-uploads.ts';
import { linearModel, matrix } from '../../../../__tests__/support/onnx-writer.ts';

const WEIGHTS = matrix('1 0', '0 1');

/** Two columns; the class is the larger one. */
const TABLE_MODEL = { 'model.onnx': linearModel({ weights: WEIGHTS }) };

/** A picture of 2 x 1 pixels; the class is the brighter one. The bias decides for 0 if both are nearly black. */
const PICTURE_MODEL = {
  'model.onnx': linearModel({ weights: WEIGHTS, bias: [0, -1e-6], inputShape: ['N', 1, 1, 2] }),
};

/** A picture of 2 x 1 pixels. */
export function grey(left: number, right: number): Buffer {
  const png = new PNG({ width: 2, height: 1 });
  png.data.set([left, left, left, 255, right, right, right, 255]);
  return PNG.sync.write(png);
}

type Fields = TestAnalysis['fields'];

/** Files by slot; a text is a table: `d.csv` of the slot data, `l.csv` of label. */
type Slots = Readonly<Record<string, Files | string>>;

function analysisOf(
  task: TestAnalysis['task'],
  model: Files,
  slots: Slots,
  fields: Fields = {},
): TestAnalysis {
  const files = Object.entries(slots).map(([slot, given]): [string, Files] => [
    slot,
    typeof given === 'string' ? { [`${slot.slice(0, 1)}.csv`]: given } : given,
  ]);
  return { task, attack: 'evasion', fields, slots: { model, ...Object.fromEntries(files) } };
}

/** An evasion of that model. @param slots a text is that of the data */
export function table(slots: Slots | string, fields?: Fields): TestAnalysis {
  const given = typeof slots === 'string' ? { data: slots } : slots;
  return analysisOf('tabular-classification', TABLE_MODEL, given, fields);
}

/** An evasion of that model. */
export function pictures(slots: Slots, fields?: Fields): TestAnalysis {
  return analysisOf('image-classification', PICTURE_MODEL, slots, fields);
}

/** The figures of an analysis in this process. */
export async function figuresHere(analysis: TestAnalysis): Promise<ReturnType<typeof figuresOf>> {
  return figuresOf(await analyseHere(analysis));
}
