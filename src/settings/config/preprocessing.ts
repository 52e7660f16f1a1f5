import { type Preprocessing, PREPROCESSING_NAMES } from '@model-security-scan/engine/preprocessing';
import { either, mapping, listOrOne, type Schema, then } from '@model-security-scan/common/schema/schema';
import { scalar } from '../schema/text.ts';
import { word } from '../schema/forms.ts';

const MOST_PIXELS = 8192;
const DECIMAL = /^-?(?:\d{1,6}(?:\.\d{1,15})?|\.\d{1,15})$/u;

function side(meaning: string): Schema<readonly number[]> {
  const pixels = scalar({
    expected: `a whole number of pixels up to ${String(MOST_PIXELS)}, such as 224, or a height and a width, such as [224, 320]`,
    json: { type: 'integer', minimum: 1, maximum: MOST_PIXELS },
    convert: (text) => numberIn(text, /^\d{1,5}$/u, 1, MOST_PIXELS),
  });
  return listOrOne(pixels, { least: 1, most: 2, json: { description: meaning } });
}

function ofChannels(expected: string, json: object, least: number): Schema<readonly number[]> {
  const value = scalar({
    expected: `${expected} for each channel, of values from 0 to 1, such as [0.485, 0.456, 0.406]`,
    json: { type: 'number', ...json },
    convert: (text) => numberIn(text, DECIMAL, least, Number.MAX_VALUE),
  });
  return listOrOne(value, {
    least: 1,
    most: 4,
    json: { description: 'For each channel, of values from 0 to 1.' },
  });
}

function numberIn(text: string, form: RegExp, least: number, most: number): number | undefined {
  const value = form.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

const STEPS = mapping(
  {
    resize: side('The shorter side in pixels, or height and width.'),
    crop: side('The side of the square in the middle, or height and width.'),
    mean: ofChannels('a number', {}, -Number.MAX_VALUE),
    std: ofChannels('a number above 0', { exclusiveMinimum: 0 }, Number.MIN_VALUE),
  },
  { json: { minProperties: 1 } },
);
const EXPECTED = `${PREPROCESSING_NAMES.join(', ')}, or a mapping such as { resize: 256, crop: 224, mean: [0.5], std: [0.5] }`;

/** `preprocessing` of a model: what is done to pictures before the model sees them. */
export const PREPROCESSING: Schema<Preprocessing> = either(
  'mapping',
  then(STEPS, ({ values }, tree, diagnostics) => {
    const isEmpty = tree.kind === 'mapping' && tree.entries.length === 0;
    if (isEmpty) diagnostics.report(tree.span, `"preprocessing" is empty. Expected ${EXPECTED}.`);
    return values;
  }),
  word(PREPROCESSING_NAMES, {}, { expected: EXPECTED }),
  {
    description: 'What is done to pictures before the model sees them. Only with `base-url: local`.',
  },
);
