import { describe, expect, it } from '@jest/globals';
import { FIELDS, TASKS } from '@model-security-scan/engine/catalog';
import { didYouMean, nearest, quoted } from '../../../src/settings/config/nearest.ts';

const FIELD_NAMES = Object.keys(FIELDS);

describe('the nearest known name', () => {
  it.each([
    ['image_classification', 'image-classification'],
    ['ImageClassification', 'image-classification'],
    ['timeseries_forecasting', 'time-series-forecasting'],
    ['tabular clasification', 'tabular-classification'],
    ['tabualr-classificaiton', 'tabular-classification'],
    ['image', 'image-classification'],
    ['timeseries', 'time-series-forecasting'],
    // Two of them are classifications, and so short a part is one of anything.
    ['classification', undefined],
    ['cast', undefined],
    ['', undefined],
    ['x'.repeat(10_000), undefined],
  ])('%s', (name, expected) => {
    expect(nearest(name, TASKS)).toBe(expected);
  });

  it.each([
    ['num_classes', 'number_of_classes'],
    ['n_classes', 'number_of_classes'],
    ['nb-classes', 'number_of_classes'],
    ['Classes', 'number_of_classes'],
    ['num_attack_queries', 'number_of_attack_queries'],
    ['max_queries', 'number_of_attack_queries'],
    ['query_budget', 'number_of_attack_queries'],
    ['input_shape', 'input_dimensions'],
    ['dims', 'input_dimensions'],
    ['framework', 'model_framework'],
    ['normalize', 'normalize_data'],
    ['number_of_layers', undefined],
  ])('is known under the name that other programs use: %s', (name, expected) => {
    expect(nearest(name, FIELD_NAMES)).toBe(expected);
  });

  it('is the one with the fewest slips', () => {
    expect(nearest('modle', ['model', 'module'])).toBe('model');
    expect(nearest('dataa', ['date', 'data'])).toBe('data');
  });

  it('is not looked for among names beyond reason', () => {
    expect(nearest('x'.repeat(60), ['x'.repeat(65)])).toBeUndefined();
  });

  it('is asked for in words', () => {
    expect(didYouMean('modle', ['model'])).toBe('; did you mean "model"?');
    expect(didYouMean('cat', ['model'])).toBe('.');
    expect(quoted('a\u0007b')).toBe('"a b"');
  });
});
