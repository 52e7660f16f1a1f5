import { describe, expect, test } from '@jest/globals';
import { figuresHere, pictures, table } from '../support/engine-small-analyses.ts';
import { type Files, npyOf, type TestAnalysis } from '../../../../__tests__/support/engine-uploads.ts';

describe('what an analysis must be given', () => {
  const rows = { 'd.csv': 'a,b\n2,1\n1,2\n' };
  const label = { 'l.csv': 'label\n0\n1\n' };
  const dimensions = { input_dimensions: '1,2' };
  const only = (slots: TestAnalysis['slots'], rest: Partial<TestAnalysis>): TestAnalysis => ({
    ...pictures({}),
    fields: dimensions,
    ...rest,
    slots,
  });
  const arrays = { 'x.npy': npyOf([2, 1, 1, 2], [0, 1, 1, 0]) };

  test.each<[string, TestAnalysis, string]>([
    ['data', table({ label }), 'The upload of data is missing'],
    ['the model', only({ data: arrays, label }, {}), 'The upload of model is missing'],
    ['an endpoint', only({ data: arrays, label }, { fields: { use_model_api: 'yes' } }), 'names no endpoint'],
    ['labels for evasion', table({ data: rows }), 'The labels are missing'],
    ['a column', table({ data: { 'd.csv': 'a,target\n2,1\n1,2\n' } }), 'target was taken for an input'],
    ['labels for poisoning', pictures({ data: arrays }), 'The labels are missing'],
    ['reference_data for drift', only({ data: arrays }, { attack: 'drift' }), 'reference_data is missing'],
  ])('is %s', async (what, analysis, reason) => {
    const attack = what.includes('poisoning') ? ({ attack: 'poisoning' } as const) : {};

    expect((await figuresHere({ ...analysis, ...attack }))['failed']).toContain(reason);
  });

  test.each<[string, TestAnalysis]>([
    ['fields that the model file tells', table({ data: rows, label })],
    [
      'fields that say nothing',
      table(
        { data: rows, label },
        { input_dimensions: 'na', number_of_classes: 'na', model_framework: 'na' },
      ),
    ],
    [
      'fields that say the same',
      table(
        { data: rows, label },
        { input_dimensions: '2', number_of_classes: '2', model_framework: 'onnx' },
      ),
    ],
    ['a model for outliers', only({ data: arrays }, { attack: 'outlier' })],
  ])('is not %s', async (_name, analysis) => {
    expect(await figuresHere(analysis)).toMatchObject({ count: 2 });
  });

  test('is data that the model can classify: guessing is no verdict', async () => {
    const lines = (count: number, isRight: (index: number) => boolean): Files => ({
      'd.csv': `a,b,target\n${Array.from({ length: count }, (_unused, index) => `${String(2 + index)},1,${isRight(index) ? '0' : '1'}\n1,${String(2 + index)},${isRight(index) ? '1' : '0'}`).join('\n')}\n`,
    });
    const wrong = (await figuresHere(table({ data: lines(20, (index) => index % 2 === 0) })))['failed'];
    expect(wrong).toContain(
      'not-tested: The model gets 50 % of 40 labelled inputs right, which is no better than guessing',
    );
    expect(wrong).toContain('among 2 classes');
    expect(wrong).toContain('the order of the columns');
    expect(await figuresHere(table({ data: lines(20, (at) => at % 3 !== 0) }))).toMatchObject({ count: 40 });
    // So few inputs say nothing about a model.
    expect(await figuresHere(table({ data: lines(5, () => false) }))).toMatchObject({ count: 10 });
  });

  test('is a table without text: the message names the column, and what to do', async () => {
    const failed = (await figuresHere(table('id,a,b\n1,2,1\nA-2,1,2\nA-3,1,2\n')))['failed'];
    expect(failed).toMatch(/line 3, column 1 \(id\): .* "A-2", which is not a number\..* remove the column/u);
  });

  test.each<[Readonly<Record<string, string>>, string]>([
    [{ input_dimensions: '3' }, 'input_dimensions is 3, but the model takes 2.'],
    [{ number_of_classes: '5' }, 'number_of_classes is 5, but the model answers with 2 scores.'],
  ])('must not contradict the model: %j', async (fields, reason) => {
    expect((await figuresHere(table({ data: rows, label }, fields)))['failed']).toContain(
      `artifact: ${reason}`,
    );
  });
});
