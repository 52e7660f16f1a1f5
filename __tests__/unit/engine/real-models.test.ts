import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '../../../src/core/json.ts';
import { analyseHere, type Files, figuresOf, type TestAnalysis } from '../../support/engine-uploads.ts';

/** Victims that scikit-learn trained and skl2onnx converted; `tools/engine-fixtures` makes them. */
const FOLDER = path.join(import.meta.dirname, '../../fixtures/engine');

function file(name: string): Buffer {
  return readFileSync(path.join(FOLDER, name));
}

function files(...names: readonly string[]): Files {
  return Object.fromEntries(names.map((name) => [path.basename(name), file(name)]));
}

/** What scikit-learn computed. */
const EXPECTED: unknown = JSON.parse(file('expected.json').toString('utf8'));

function expectedNumbers(...path: readonly string[]): readonly number[] {
  const found = at(EXPECTED, ...path);
  return (Array.isArray(found) ? found.flat() : [found]).map(Number);
}

const PICTURES = readdirSync(path.join(FOLDER, 'digits')).map((name) => `digits/${name}`);

const CASES: Readonly<Record<string, TestAnalysis>> = {
  digits: {
    task: 'image-classification',
    attack: 'evasion',
    fields: { input_dimensions: '8,8,1', number_of_classes: '10', color_space: 'gray' },
    slots: { model: files('digits-perceptron.onnx'), data: files('digits.npz') },
  },
  'digits-pictures': {
    task: 'image-classification',
    attack: 'evasion',
    fields: { input_dimensions: '8,8,1', normalize_data: 'yes' },
    slots: {
      model: files('digits-perceptron.onnx'),
      data: files(...PICTURES),
      label: files('digits-label.csv'),
    },
  },
  'wine-forest': {
    task: 'tabular-classification',
    attack: 'evasion',
    fields: { input_dimensions: '13', number_of_classes: '3' },
    slots: { model: files('wine-forest.onnx'), data: files('wine.csv'), minmax: files('wine-minmax.csv') },
  },
  'wine-logistic': {
    task: 'tabular-classification',
    attack: 'evasion',
    slots: { model: files('wine-logistic.onnx'), data: files('wine.csv') },
  },
};

describe('a model of scikit-learn', () => {
  test.each(Object.entries(CASES))('%s is as accurate and as sure here as there', async (name, analysis) => {
    const { score, answer } = figuresOf(await analyseHere(analysis));
    const scores = expectedNumbers(name, 'scores');

    expect([score]).toEqual(expectedNumbers(name, 'accuracy'));
    const differences = String(answer)
      .split(',')
      .map((shown, index) => Math.abs(Number(shown) - (scores[index] ?? NaN)));

    expect(differences).toHaveLength(3);
    expect(Math.max(...differences)).toBeLessThan(0.0006);
  });

  test('tells the names of its classes, which the labels go by', async () => {
    const { classNames } = figuresOf(
      await analyseHere({
        task: 'tabular-classification',
        attack: 'evasion',
        slots: CASES['wine-forest']?.slots ?? {},
      }),
    );

    expect(classNames).toBe('class_0,class_1,class_2');
  });

  test('forecasts a series, cut into windows, as it does there', async () => {
    const { answer, count, answers } = figuresOf(
      await analyseHere({
        task: 'time-series-forecasting',
        attack: 'extraction',
        slots: { model: files('season-forecaster.onnx'), data: files('season.csv') },
      }),
    );

    expect({ answer, count, answers }).toEqual({
      answer: expectedNumbers('season', 'forecasts')
        .map((value) => value.toFixed(3))
        .join(),
      count: expectedNumbers('season', 'windows')[0],
      answers: 'values',
    });
  });
});
