import { describe, expect, test } from '@jest/globals';
import { accuracyFigures, epsFigures, packGrouped, scoreOf } from '../../../src/attacks/evasion/score.ts';
import { packOutcomes } from '../../../src/catalog/result/pack-outcomes.ts';
import { wilson } from '../../../src/statistics/distributions.ts';
import type { Estimate } from '../../../src/types.ts';
import { countsByClass, meanOf, type Strata, strataOf, stratumOf } from '../../../src/strata.ts';

/** Inputs of two classes by turns, of which the first so many fell. */
const classesOf = (inputs: number): number[] => Array.from({ length: inputs }, (_unused, input) => input % 2);
const ofInputs = (inputs: number, isMean = false): Strata => strataOf(classesOf(inputs), 2, isMean);
const estimate = (value: number, low: number, high: number): Estimate => ({ value, low, high });
const fallen = (inputs: number, count: number): { strata: Strata; fell: (input: number) => boolean } => ({
  strata: ofInputs(inputs),
  fell: (input) => input < count,
});

describe('what is judged', () => {
  test('without mixtures are the rows, with the rates of their classes', () => {
    expect(scoreOf(fallen(20, 5), fallen(0, 0), ['cat', 'dog'])).toEqual({
      judged: wilson(5, 20),
      rows: wilson(5, 20),
      isGap: false,
      classes: {
        isMean: false,
        classes: 2,
        rates: [
          { names: ['cat'], inputs: 10, share: 0.3 },
          { names: ['dog'], inputs: 10, share: 0.2 },
        ],
      },
    });
  });

  test.each([
    // Counted: of all ways to share out the fallen, those that give the mixtures as many or more.
    [5, 12, 0.026775496297, false],
    [5, 16, 0.000615928676, true],
    [5, 20, 3.85428639e-7, true],
    [8, 5, 0.912002181746, false],
  ])('with %d of 20 rows and %d of 20 mixtures: chance %d', (found, more, chance, isGap) => {
    const score = scoreOf(fallen(20, found), fallen(20, more));
    expect(score.chance).toBeCloseTo(chance, 10);
    expect(score).toMatchObject({ isGap, rows: wilson(found, 20), mixtures: wilson(more, 20) });
    expect(score.judged).toEqual(wilson(isGap ? more : found, 20));
    const share = isGap ? Math.ceil(more / 2) / 10 : Math.ceil(found / 2) / 10;
    expect(score.classes?.rates[0]).toEqual({ names: ['0'], inputs: 10, share });
  });

  test('rows that may have fallen raise the upper end only', () => {
    const isOpen = (input: number): boolean => input < 15;
    const { judged } = scoreOf({ ...fallen(20, 5), isOpen }, fallen(0, 0));
    expect(judged).toEqual({ ...wilson(5, 20), high: wilson(15, 20).high });
  });

  test('of one class there are no rates', () => {
    const one = { strata: strataOf(new Array<number>(20).fill(0), 1, false), fell: () => true };
    expect(scoreOf(one, fallen(0, 0))).not.toHaveProperty('classes');
  });
});

test('if each class counts the same, a score is the mean of their shares, and rare classes count as one', () => {
  // 30, 10, 9 and 2 inputs of the classes 0, 1, 2 and 3; class 4 has none.
  const classOf = [30, 10, 9, 2].flatMap((count, one) => new Array<number>(count).fill(one));
  const strata = strataOf(classOf, 5, true);
  expect(strata.strata.map(({ classes, inputs }) => [classes, inputs.length])).toEqual([
    [[0], 30],
    [[1], 10],
    [[2, 3], 11],
  ]);
  const { judged, classes } = scoreOf({ strata, fell: (input) => input % 2 === 0 }, fallen(0, 0));
  expect(judged).toEqual(meanOf([wilson(15, 30), wilson(5, 10), wilson(6, 11)]));
  expect(judged.value).toBeCloseTo((0.5 + 0.5 + 6 / 11) / 3, 12);
  expect(classes?.rates.map(({ names }) => names)).toEqual([['0'], ['1'], ['2', '3']]);
  // Half of it is the root of the summed squares of their halves: the roots of .05 and .08.
  expect(meanOf([estimate(0.5, 0.3, 0.7), estimate(0.2, 0.1, 0.4)])).toEqual({
    value: expect.closeTo(0.35, 12),
    low: expect.closeTo(0.35 - Math.sqrt(0.05) / 2, 12),
    high: expect.closeTo(0.35 + Math.sqrt(0.08) / 2, 12),
  });
  expect(meanOf([])).toEqual({ value: 0, low: 0, high: 1 });
  expect(meanOf([wilson(0, 10), wilson(0, 10)]).low).toBe(0);
  expect(meanOf([wilson(10, 10), wilson(10, 10)]).high).toBe(1);
});

test('classes stand in their order, and count each only if there are enough inputs for several', () => {
  expect(strataOf([2, 0, 1, 0], 3, false).strata).toEqual([
    { classes: [0], inputs: [1, 3] },
    { classes: [1], inputs: [2] },
    { classes: [2], inputs: [0] },
  ]);
  expect([countsByClass(40, 2), countsByClass(39, 2), countsByClass(40, 1)]).toEqual([true, false, false]);
  expect(stratumOf(strataOf(new Array<number>(20).fill(0), 2, true))).toBeUndefined();
  expect(stratumOf(ofInputs(40))).toBeUndefined();
  expect([...(stratumOf(ofInputs(20, true)) ?? [])].slice(0, 4)).toEqual([0, 1, 0, 1]);
});

test('outcomes are packed with their groups only if the score is a mean over groups', () => {
  const rows = Array.from({ length: 40 }, (_unused, key) => ({ key, fell: key % 3 === 0 }));
  const effort = { eps: 0.1, queries: 7 };
  expect(packGrouped(rows, ofInputs(40), effort)).toEqual(packOutcomes(rows, effort));
  const grouped = rows.map((row) => ({ ...row, group: row.key % 2 }));
  expect(packGrouped(rows, ofInputs(40, true), effort)).toEqual(packOutcomes(grouped, effort));
  expect(packGrouped(rows, ofInputs(40, true), effort)).toHaveProperty('groups');
});

test('the figures of a report', () => {
  const eps = { value: 0.1, from: 'data' };
  expect(epsFigures(eps)).toEqual({ eps: 0.1, 'eps from': 'data', norm: 'Linf' });
  expect(epsFigures({ ...eps, inConflict: 0.25 })).toHaveProperty(['rows in conflict'], 0.25);
  const balanced = { value: 0.8, low: 0.7, high: 0.9 };
  const agreement = { accuracy: 0.9, balanced, classes: 2, rows: 2 };
  expect(accuracyFigures({ rows: Int32Array.of(3, 4) }, agreement)).toEqual({
    'rows asked for the accuracy': 2,
    accuracy: 0.9,
    'balanced accuracy': 0.8,
    'balanced accuracy, at least': 0.7,
  });
});
