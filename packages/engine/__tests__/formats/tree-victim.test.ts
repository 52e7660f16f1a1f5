import { describe, expect, it } from '@jest/globals';
import { readModel } from '../../src/formats/read-model.ts';
import { readJsonText } from '../../src/trees/json-text.ts';
import { figuresHere } from '../support/engine-small-analyses.ts';
import type { Files } from '../../../../__tests__/support/engine-uploads.ts';
import { member } from '../support/engine-tables.ts';
import { openTrees, type TreeCase, treeCase, treeCases } from '../../../../__tests__/support/tree-models.ts';
import { ubjson } from '../support/ubjson-writer.ts';

const LIGHTGBM_CUT = 'threshold=0.13000000000000003 ';

/** Those that give each row one of several classes. */
function classifiers(): readonly TreeCase[] {
  return treeCases().filter(({ name, model }) =>
    name.includes('linear')
      ? model.includes('multi:')
      : /objective=(?:binary|multi)|"(?:binary|multi):/u.test(model),
  );
}

function classOf(prediction: Float64Array): number {
  const [first = 0] = prediction;
  if (prediction.length > 1) return prediction.indexOf(Math.max(...prediction));
  return Number.isInteger(first) ? first : Number(first > 0.5);
}

/** A table of rows, each with its label. */
function csv(rows: readonly (readonly number[] | Float64Array)[], labels: readonly number[]): string {
  const lines = rows.map((row, at) =>
    [...Array.from(row, (value) => (Number.isNaN(value) ? '' : String(value))), String(labels[at])].join(','),
  );
  return `a,b,c,d,e,label\n${lines.join('\n')}\n`;
}

async function figures(
  model: Files,
  data: string,
  task: 'tabular-classification' | 'time-series-forecasting' = 'tabular-classification',
): Promise<Readonly<Record<string, number | string>>> {
  return figuresHere({ task, attack: 'extraction', slots: { model, data: { 'rows.csv': data } } });
}

describe('a model of trees under attack', () => {
  it.each(classifiers())('answers as its library does: $name', async (one) => {
    const data = csv(one.rows, one.predictions.map(classOf));
    expect(await figures({ 'model.bin': one.model }, data)).toMatchObject({ score: 1 });
  });

  it('is read from Universal Binary JSON, whatever the file is called', async () => {
    const one = treeCase('xgboost-binary');
    const model = ubjson(readJsonText(Buffer.from(one.model)));
    const data = csv(one.rows, one.predictions.map(classOf));
    expect(await figures({ 'churn.model': model }, data)).toMatchObject({ score: 1 });
  });

  it('of LightGBM gets the doubles of the table, not their neighbours of 32 bits', async () => {
    const model = treeCase('lightgbm-binary').model.replaceAll(LIGHTGBM_CUT, 'threshold=0.3 ');
    const { predict } = openTrees(model);
    // 0.3 goes left, float32(0.3) is greater and goes right.
    const rows = [0, 1].flatMap((b) => [0.3, Math.fround(0.3)].map((a) => [a, b * 1.5, 0, 0, 0]));
    const labels = rows.map((row) => classOf(predict(Float64Array.from(row))));
    expect(new Set(labels).size).toBe(2);
    for (const half of [0, 1]) {
      const every = (_: unknown, at: number): boolean => at % 2 === half;
      const data = csv(rows.filter(every), labels.filter(every));
      expect(await figures({ 'model.txt': model }, data)).toMatchObject({ score: 1 });
    }
  });

  it.each([
    ['xgboost-regression', 'tabular-classification', 'number of a regression'],
    ['xgboost-vectors', 'tabular-classification', 'number of a regression'],
    ['xgboost-binary', 'time-series-forecasting', 'is a classifier, which gives no values'],
  ] as const)('is refused if it is for something else: %s', async (name, task, words) => {
    const { model, rows } = treeCase(name);
    const data = csv(
      rows,
      [...rows.keys()].map((at) => at % 2),
    );
    expect(String((await figures({ 'm.json': model }, data, task))['failed'])).toContain(words);
  });

  it('that learnt probabilities tells 0 from 1, and gives values', async () => {
    const one = treeCase('lightgbm-binary');
    const model = one.model.replace('objective=binary sigmoid:2', 'objective=cross_entropy');
    expect(model).not.toBe(one.model);
    const data = csv(one.rows, one.predictions.map(classOf));
    expect(await figures({ 'model.txt': model }, data)).toMatchObject({ score: 1 });
    const inspected = readModel([member('model.txt', model)]).inspect({
      ...{ fields: { dimensions: undefined, classes: undefined }, task: 'tabular-regression' },
      openSize: () => Promise.resolve(undefined),
    });
    expect(await inspected).toMatchObject({ shape: [5], classes: undefined });
  });

  it('is found beside other files of a folder, if it is the only one', async () => {
    const one = treeCase('xgboost-binary');
    const data = csv(one.rows, one.predictions.map(classOf));
    const folder = { 'README.md': 'About the model.', 'model.json': one.model };
    expect(await figures(folder, data)).toMatchObject({ score: 1 });
    const both = await figures({ ...folder, 'other.json': one.model }, data);
    expect(String(both['failed'])).toContain('3 files, 0 of them named .onnx; give one model file');
  });
});
