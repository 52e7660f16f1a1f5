import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '@model-security-scan/common/json';
import { figuresHere } from '../support/engine-small-analyses.ts';
import type { Files, TestAnalysis } from '../../../../__tests__/support/engine-uploads.ts';

/** Victims that scikit-learn trained and skl2onnx converted; `packages/engine/bench/fixtures` makes them. */
const FOLDER = path.join(import.meta.dirname, '../../../../__tests__/fixtures/engine');

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

const DIGITS = { task: 'image-classification', attack: 'evasion' } as const;
const WINE = { task: 'tabular-classification', attack: 'evasion' } as const;
const perceptron = files('digits-perceptron.onnx');
const wine = files('wine.csv');

const CASES: Readonly<Record<string, TestAnalysis>> = {
  digits: {
    ...DIGITS,
    fields: { input_dimensions: '8,8,1', number_of_classes: '10', color_space: 'gray' },
    slots: { model: perceptron, data: files('digits.npz') },
  },
  'digits-pictures': {
    ...DIGITS,
    fields: { input_dimensions: '8,8,1', normalize_data: 'yes' },
    slots: { model: perceptron, data: files(...PICTURES), label: files('digits-label.csv') },
  },
  'wine-forest': {
    ...WINE,
    fields: { input_dimensions: '13', number_of_classes: '3' },
    slots: { model: files('wine-forest.onnx'), data: wine, minmax: files('wine-minmax.csv') },
  },
  'wine-logistic': { ...WINE, slots: { model: files('wine-logistic.onnx'), data: wine } },
};

describe('a model of scikit-learn', () => {
  test.each(Object.entries(CASES))('%s is as accurate and as sure here as there', async (name, analysis) => {
    const { score, answer } = await figuresHere(analysis);
    const scores = expectedNumbers(name, 'scores');

    expect([score]).toEqual(expectedNumbers(name, 'accuracy'));
    const differences = String(answer)
      .split(',')
      .map((shown, index) => Math.abs(Number(shown) - (scores[index] ?? NaN)));

    expect(differences).toHaveLength(3);
    expect(Math.max(...differences)).toBeLessThan(0.0006);
  });

  test('tells the names of its classes, which the labels go by', async () => {
    const slots = CASES['wine-forest']?.slots ?? {};
    const figures = await figuresHere({ task: 'tabular-classification', attack: 'evasion', slots });

    expect(figures['classNames']).toBe('class_0,class_1,class_2');
  });

  test('forecasts a series, cut into windows, as it does there', async () => {
    const slots = { model: files('season-forecaster.onnx'), data: files('season.csv') };
    const figures = await figuresHere({ task: 'time-series-forecasting', attack: 'extraction', slots });
    const forecasts = expectedNumbers('season', 'forecasts').map((value) => value.toFixed(3));
    const [count] = expectedNumbers('season', 'windows');

    expect(figures).toMatchObject({ answer: forecasts.join(), count, answers: 'values' });
  });
});
