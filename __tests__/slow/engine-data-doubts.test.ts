import { describe, expect, test } from '@jest/globals';
import { analyse, type Files, npyOf, type TestAnalysis } from '../support/engine-uploads.ts';
import { linearModel } from '../support/onnx-writer.ts';

const WEIGHTS = [
  [1, 0, 0, 0, 0],
  [0, 1, 0, 0, 0],
];
/** Two pixels, five classes; which of the first two wins does not depend on the scale. */
const PICTURES = { 'model.onnx': linearModel({ weights: WEIGHTS, inputShape: ['N', 1, 1, 2] }) };
const TABLE = { 'model.onnx': linearModel({ weights: WEIGHTS }) };

function pixels(count: number): Files {
  const values = Array.from({ length: count * 2 }, (_, index) => (index * 37) % 256);
  return { 'x.npy': npyOf([count, 1, 1, 2], values, '|u1') };
}

function rows(count: number): Files {
  const lines = Array.from(
    { length: count },
    (_, row) => `${String(row)},${String(count - row)},${row > count / 2 ? '0' : '1'}`,
  );
  return { 'd.csv': ['a,b,label', ...lines].join('\n') };
}

/** The extraction of these tests lasts until its time ends. */
const IMAGE = { task: 'image-classification', attack: 'extraction', timeMs: 3000 } as const;
const ROWS = { task: 'tabular-classification', attack: 'evasion' } as const;

async function limitsOf(analysis: TestAnalysis): Promise<string> {
  const outcome = await analyse(analysis);
  if (outcome.kind !== 'result') throw new Error(JSON.stringify(outcome));
  return outcome.result.limits.join('\n');
}

describe('what was assumed about the data', () => {
  test.each<[string, TestAnalysis, RegExp]>([
    [
      'pixels as they are, without labels to check them',
      { ...IMAGE, slots: { model: PICTURES, data: pixels(40) } },
      /^Please check: the model got pixels from 0 to 255, .* another class for 0 % of them\..*preprocessing: zero-to-one/mu,
    ],
    [
      'pixels that were divided',
      { ...IMAGE, fields: { normalize_data: 'yes' }, slots: { model: PICTURES, data: pixels(40) } },
      /^Pixels were divided by 255, because normalize_data is yes\.$/mu,
    ],
    [
      'classes that the labels leave out',
      { ...ROWS, slots: { model: TABLE, data: rows(40) } },
      /^Please check: the labels name 2 of the 5 classes of the model/mu,
    ],
    [
      'few inputs',
      { ...ROWS, slots: { model: TABLE, data: rows(6) } },
      /^Please check: there are only 6 inputs in data, so the score is hardly more than a guess/mu,
    ],
  ])('is told: %s', async (_name, analysis, words) => {
    expect(await limitsOf(analysis)).toMatch(words);
  });
});
