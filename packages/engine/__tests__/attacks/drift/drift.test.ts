import { describe, expect, test } from '@jest/globals';
import { byClass, byColumn, strongest } from '../../../src/attacks/drift/effect.ts';
import { auc } from '../../../src/statistics/auc.ts';
import { kolmogorovSmirnov } from '../../../src/statistics/kolmogorov-smirnov.ts';

describe('how well something tells both sets apart', () => {
  test('the class: 2 AUC - 1 is the total variation distance, and the AUC that its best order has', () => {
    const separation = byClass({
      name: 'class',
      statistic: 0,
      p: 0,
      reference: [30, 50, 20],
      current: [60, 30, 10],
    });
    // Class 0 became more frequent: guess "current" for it and "reference" for the rest.
    const guesses = [...new Array<number>(30).fill(1), ...new Array<number>(70).fill(0)];
    const now = [...new Array<number>(60).fill(1), ...new Array<number>(40).fill(0)];
    const marks = Array.from({ length: 200 }, (_unused, index) => (index < 100 ? 0 : 1));
    expect(separation).toMatchObject({ name: 'class', reference: 100, current: 100 });
    expect(separation.auc).toBeCloseTo(0.65, 12);
    expect(separation.auc).toBeCloseTo(auc([...guesses, ...now], marks), 12);
  });

  test('the best counts, and its interval narrows with its sample', () => {
    const column = { column: 0, name: 'c', statistic: 0.4, p: 0, corrected: 0, medians: [0, 0] as const };
    const weak = { name: 'classifier', auc: 0.6, reference: 100, current: 100 };
    const [few, many] = [100, 1000].map((count) => strongest([weak, byColumn(column, count, count)]));
    expect(few?.by).toBe('c');
    expect(strongest([byColumn(column, 100, 100), weak]).by).toBe('c');
    expect(strongest([weak, { ...weak, name: 'second' }]).by).toBe('classifier');
    expect(few?.score.value).toBeCloseTo(0.4, 12);
    expect(few?.score.low).toBeLessThan(many?.score.low ?? 0);
    // A classifier that found nothing still bounds the score from above.
    expect(strongest([{ ...weak, auc: 0.47 }]).score.high).toBeLessThan(0.2);
    expect(strongest([]).score).toEqual({ value: 0, low: 0, high: 1 });
  });
});

test('a p-value is the same if it is known from another column', () => {
  const known = new Map<number, number>();
  const [a, b] = [Float64Array.of(1, 2, 3, 4), Float64Array.of(2.5, 3.5, 4.5)];
  const first = kolmogorovSmirnov(a, b, known);
  expect(known.size).toBe(1);
  expect(kolmogorovSmirnov(a, b, known)).toEqual(first);
  expect(kolmogorovSmirnov(a, b)).toEqual(first);
});
