import { describe, expect, test } from '@jest/globals';
import { measureAlarm } from '../../../src/attacks/drift/alarm.ts';
import { driftDefences } from '../../../src/attacks/drift/defences.ts';
import { byClass, byColumn, strongest } from '../../../src/attacks/drift/effect.ts';
import { testColumns } from '../../../src/attacks/drift/column-tests.ts';
import { Random } from '../../../src/engine/random.ts';
import { auc } from '../../../src/engine/statistics/auc.ts';
import { kolmogorovSmirnov } from '../../../src/engine/statistics/kolmogorov-smirnov.ts';
import type { Matrix } from '../../../src/engine/statistics/matrix.ts';

/** Normal columns, of which the second is moved. */
function rows(count: number, moved: number, seed: number): Matrix {
  const values = new Float32Array(count * 3);
  new Random(seed).fillNormals(values);
  return {
    values: values.map((value, index) => (index % 3 === 1 ? value + moved : value)),
    rows: count,
    columns: 3,
  };
}

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
    expect(separation.auc).toBeCloseTo(0.65, 12);
    expect(separation.auc).toBeCloseTo(auc([...guesses, ...now], marks), 12);
  });

  test('the best counts, and its interval narrows with its sample', () => {
    const column = { column: 0, name: 'c', statistic: 0.4, p: 0, corrected: 0, medians: [0, 0] as const };
    const weak = { name: 'classifier', auc: 0.6, reference: 100, current: 100 };
    const [few, many] = [100, 1000].map((count) => strongest([weak, byColumn(column, count, count)]));
    expect(few?.by).toBe('c');
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

describe('defences', () => {
  test('an alarm is rare on reference data and sure on data that moved far', () => {
    const alarm = measureAlarm(rows(600, 0, 1), rows(300, 3, 2), [0, 1, 2], new Random(3));
    expect(alarm?.batch).toBe(50);
    expect(alarm?.falseAlarms).toBeLessThan(0.25);
    expect(alarm?.alarms).toBe(1);
    expect(measureAlarm(rows(60, 0, 1), rows(300, 3, 2), [1], new Random(3))).toBeUndefined();
    expect(measureAlarm(rows(600, 0, 1), rows(300, 3, 2), [], new Random(3))).toBeUndefined();
  });

  test('they name the column, measure what is left without it, and never compare current data with itself', () => {
    const [reference, current] = [rows(200, 0, 4), rows(200, 2, 5)];
    const bounds = Float32Array.of(0);
    const described = {
      values: Float32Array.from(reference.values),
      count: 200,
      shape: [3],
      low: bounds,
      high: bounds,
      columns: ['age', 'dose', 'weight'],
    };
    const columns = testColumns(reference, current, described);
    const found = { reference, current, columns, score: 0.8, alpha: 0.05 };
    const defences = driftDefences(found, new Random(6));
    const [repair, watch] = defences;
    expect(defences).toHaveLength(2);
    expect(repair?.setting).toEqual({ columns: 'dose', 'columns that changed': 1 });
    expect(repair?.measured?.without).toBe(0.8);
    expect(repair?.measured?.with).toBeLessThan(0.25);
    expect(watch?.setting).toMatchObject({ columns: 'dose', 'share of current batches that alarm': 1 });
  });
});
