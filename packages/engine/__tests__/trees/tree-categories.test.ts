import { describe, expect, it } from '@jest/globals';
import { lightgbmCategories, xgboostCategories } from '../../src/trees/category-names.ts';
import { readJsonText } from '../../src/trees/json-text.ts';
import { StoredFields } from '../../src/trees/stored-value.ts';

const INFOS = ['[18:79]', '-1:3:1:2:0', 'none', '1:0'];

function fromLightgbm(lists: string): unknown {
  return [...lightgbmCategories(`end of parameters\n\npandas_categorical:${lists}\n`, INFOS)];
}

function fromXgboost(model: string): unknown {
  return [...xgboostCategories(new StoredFields(readJsonText(Buffer.from(model)), 'model'))];
}

describe('the categories that a model of trees names', () => {
  it('are those of the columns of LightGBM that hold categories, in their order', () => {
    expect(fromLightgbm('[["Bern", "Rome"], [10, 2.5]]')).toEqual([
      [1, ['Bern', 'Rome']],
      [3, ['10', '2.5']],
    ]);
  });

  it.each([
    ['another number of columns', '[["Bern", "Rome"]]'],
    ['what is neither text nor number', '[[null, "a"], [[1], "b"]]'],
    ['none', 'null'],
    ['damage', '[["Bern"'],
  ])('are not known to LightGBM with %s', (_what, lists) => {
    expect(fromLightgbm(lists)).toEqual([]);
  });

  it('are the texts that XGBoost stores as bytes, and its numbers', () => {
    const cats = {
      enc: [
        { offsets: [], values: [] },
        { offsets: [0, 2, 5], values: [195, 169, 97, 98, 99] },
        { type: 15, values: [4, 7] },
      ],
    };
    expect(fromXgboost(JSON.stringify({ cats }))).toEqual([
      [1, ['é', 'abc']],
      [2, ['4', '7']],
    ]);
  });

  it('are unknown for XGBoost without them', () => {
    expect(fromXgboost('{}')).toEqual([]);
    expect(fromXgboost(JSON.stringify({ cats: { enc: [] } }))).toEqual([]);
  });
});
