import { listNames } from '../../core/list-names.ts';
import { fourDigits } from '../../core/four-digits.ts';
import type { Random } from '../../engine/random.ts';
import { auc } from '../../engine/statistics/auc.ts';
import { outOfBagScores } from '../../engine/statistics/forest.ts';
import { type Matrix, stackRows } from '../../engine/statistics/matrix.ts';
import type { Defence } from '../../engine/types.ts';
import { measureAlarm } from './alarm.ts';
import type { ColumnTest } from './column-tests.ts';
import { scale } from './effect.ts';

const TREES = 100;
const LEAF = 8;
const MOST_COLUMNS = 30;

/** What was compared, and what was found. */
export interface FoundDrift {
  /** Samples of both sets, columns scaled alike. */
  readonly reference: Matrix;
  readonly current: Matrix;
  readonly columns: readonly ColumnTest[];
  readonly score: number;
  readonly alpha: number;
}

/**
 * Says what to do about the drift, with what each does to the data at hand. A new reference is none of them: current data compared
 * with current data shows no drift, whatever changed.
 */
export function driftDefences(drift: FoundDrift, random: Random): Defence[] {
  const changed = drift.columns
    .filter(({ corrected }) => corrected < drift.alpha)
    .toSorted((a, b) => a.p - b.p || b.statistic - a.statistic);
  return [repairColumns(drift, changed, random), ...watchColumns(drift, changed, random)];
}

function named(columns: readonly ColumnTest[]): Readonly<Record<string, number | string>> {
  return { columns: listNames(columns, MOST_COLUMNS, ({ name }) => name) };
}

function repairColumns(drift: FoundDrift, changed: readonly ColumnTest[], random: Random): Defence {
  const defence = {
    name: 'Repair the columns that changed, or train again',
    advice:
      'If only one column changed, the cause is often a fault before the model (a unit, a sensor, a ' +
      'default value): repair it. If the world has changed, check the accuracy on current labelled data, ' +
      'then train again with current data.',
  };
  const without = new Set(changed.map(({ column }) => column));
  const kept = Array.from({ length: drift.reference.columns }, (_unused, column) => column).filter(
    (column) => !without.has(column),
  );
  if (changed.length === 0 || kept.length === 0) return defence;
  const joined = chooseColumns(stackRows(drift.reference, drift.current), kept);
  const marks = marksOf(drift.reference.rows, joined.rows);
  const scores = outOfBagScores(joined, marks, { trees: TREES, leaf: LEAF, random });
  return {
    ...defence,
    advice: `${defence.advice} The second score is the drift that a classifier still finds without these columns.`,
    measured: { without: drift.score, with: scale(auc(scores, marks)) },
    setting: { ...named(changed), 'columns that changed': changed.length },
  };
}

function watchColumns(drift: FoundDrift, changed: readonly ColumnTest[], random: Random): Defence[] {
  const watched = changed.slice(0, MOST_COLUMNS);
  const alarm = measureAlarm(
    drift.reference,
    drift.current,
    watched.map(({ column }) => column),
    random,
  );
  if (alarm === undefined) return [];
  return [
    {
      name: 'Watch these columns',
      advice:
        'Compare each batch of new inputs with the reference, column by column, and raise an alarm if the ' +
        'Kolmogorov-Smirnov distance of any column is above the threshold. The threshold was set on one part ' +
        'of the reference data and measured on another.',
      setting: {
        ...named(watched),
        'inputs in a batch': alarm.batch,
        'alarm above': fourDigits(alarm.threshold),
        'reference inputs': alarm.referenceInputs,
        'share of reference batches that alarm': fourDigits(alarm.falseAlarms),
        'share of current batches that alarm': fourDigits(alarm.alarms),
      },
    },
  ];
}

function chooseColumns(matrix: Matrix, columns: readonly number[]): Matrix {
  const values = Float32Array.from({ length: matrix.rows * columns.length }, (_unused, index) => {
    const row = Math.floor(index / columns.length);
    return matrix.values[row * matrix.columns + (columns[index % columns.length] ?? 0)] ?? 0;
  });
  return { values, rows: matrix.rows, columns: columns.length };
}

function marksOf(zeros: number, rows: number): Int32Array {
  return Int32Array.from({ length: rows }, (_unused, row) => (row < zeros ? 0 : 1));
}
