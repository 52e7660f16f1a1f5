import { describe, expect, test } from '@jest/globals';
import { scatteredRows } from '../../../src/attacks/outlier/scattered.ts';
import type { Matrix } from '../../../src/statistics/multivariate/matrix.ts';
import { normals } from '../../../../../__tests__/support/engine-victims.ts';

const ROWS = 300;
const COLUMNS = 4;

type Change = (normal: number, row: number, column: number) => number;

function tableOf(change: Change): Matrix {
  const values = normals(ROWS * COLUMNS, 5);
  return {
    values: values.map((normal, index) => change(normal, Math.floor(index / COLUMNS), index % COLUMNS)),
    rows: ROWS,
    columns: COLUMNS,
  };
}

/** The share of the first rows that are found, and of the others. */
function shares(change: Change, strange: number): readonly [number, number] {
  const found = scatteredRows(tableOf(change));
  const hits = found.filter((row) => row < strange).length;
  return [hits / strange, (found.length - hits) / (ROWS - strange)];
}

describe('rows scattered far out are found, and hardly any other', () => {
  test.each<[string, number, Change]>([
    ['a fifth in all columns', 60, (normal, row) => (row < 60 ? 10 * normal : normal)],
    ['a third in all columns', 100, (normal, row) => (row < 100 ? 10 * normal : normal)],
    ['a fifth of log-normal columns', 60, (normal, row) => (row < 60 ? 10 * normal : Math.exp(0.7 * normal))],
    ['a fifth of counts', 60, (normal, row) => (row < 60 ? 20 * normal : Math.round(2 * normal))],
    [
      'a seventh in one column',
      43,
      (normal, row, column) => (row < 43 && column === 1 ? 12 * Math.sign(normal) + normal : normal),
    ],
  ])('%s', (_what, strange, change) => {
    const [hits, others] = shares(change, strange);
    expect(hits).toBeGreaterThan(0.93);
    expect(others).toBeLessThan(0.03);
  });
});

describe('none are found in', () => {
  test.each<[string, Change]>([
    ['normal columns', (normal) => normal],
    ['log-normal columns', (normal) => Math.exp(normal)],
    ['extreme log-normal columns', (normal) => Math.exp(5 * normal)],
    ['a tail without end', (normal) => normal ** 5],
    ['counts', (normal) => Math.max(0, Math.floor(3 * normal))],
    ['rare flags', (_normal, row, column) => ((row + column) % 8 === 0 ? 1 : 0)],
    ['a code for unknown', (normal, row) => (row % 7 === 0 ? -999 : normal)],
    ['two clusters of rows', (normal, row) => (row % 3 === 0 ? 8 + normal : normal)],
    ['a tenth of the rows, which other detectors find', (normal, row) => (row < 30 ? 10 * normal : normal)],
    ['equal rows', () => 1],
  ])('%s', (_what, change) => {
    expect(scatteredRows(tableOf(change))).toEqual([]);
  });
});
