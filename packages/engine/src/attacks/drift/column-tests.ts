import { holm } from '../../statistics/distributions.ts';
import { kolmogorovSmirnov } from '../../statistics/kolmogorov-smirnov.ts';
import { columnOf, type Matrix } from '../../statistics/multivariate/matrix.ts';
import { quantile } from '../../statistics/robust.ts';
import type { Inputs } from '../../types.ts';
import { listNames } from '@model-security-scan/common/list-names';
import { shownName } from '../../model/shown-name.ts';

export interface ColumnTest {
  readonly column: number;
  readonly name: string;
  /** The greatest distance of the distribution functions. */
  readonly statistic: number;
  readonly p: number;
  /** Corrected for the number of columns. */
  readonly corrected: number;
  readonly medians: readonly [reference: number, current: number];
}

/** Compares each column; those that are constant and the same in both are left out. */
export function testColumns(reference: Matrix, current: Matrix, described: Inputs): ColumnTest[] {
  const tests: Omit<ColumnTest, 'corrected'>[] = [];
  const known = new Map<number, number>();
  for (let column = 0; column < reference.columns; column += 1) {
    const first = columnOf(reference, column).sort();
    const second = columnOf(current, column).sort();
    if (
      first[0] === second[first.length > 0 ? second.length - 1 : 0] &&
      first[first.length - 1] === second[0]
    ) {
      continue;
    }
    const { statistic, p } = kolmogorovSmirnov(first, second, known);
    const name = nameOfColumn(column, reference.columns, described);
    tests.push({ column, name, statistic, p, medians: [quantile(first, 0.5), quantile(second, 0.5)] });
  }
  const corrected = holm(tests.map(({ p }) => p));
  return tests.map((test, index) => ({ ...test, corrected: corrected[index] ?? 1 }));
}

/** The header of a column, or which pixel, block or column it is. @param columns how many are compared */
export function nameOfColumn(
  column: number,
  columns: number,
  { columns: headers, shape }: Pick<Inputs, 'columns' | 'shape'>,
): string {
  const header = headers?.[column];
  if (header !== undefined) return header;
  const pixels = shape.reduce((product, side) => product * side, 1);
  if (shape.length < 2) return `column ${String(column + 1)}`;
  if (columns !== pixels) return `block ${String(column + 1)}`;
  const [, height = 1, width = 1] = shape.length === 3 ? shape : [1, ...shape];
  return `pixel ${String(Math.floor(column / (height * width)))},${String(Math.floor(column / width) % height)},${String(column % width)}`;
}

const MOST_NAMED = 3;

/**
 * Names the columns that only one set has, or that are empty in the other.
 * @returns a sentence for each set, with a space after it; empty if there are none
 */
export function formatLostColumns(reference: Inputs, current: Inputs): string {
  const sides = [
    { lost: lostColumns(current, reference), what: 'data', other: 'reference_data' },
    { lost: lostColumns(reference, current), what: 'reference_data', other: 'data' },
  ];
  return sides
    .filter(({ lost }) => lost.length > 0)
    .map(({ lost, what, other }) => {
      const named = listNames(lost, MOST_NAMED, (name) => shownName(name, 40));
      return `Columns that have values in ${other} only, and none in ${what}: ${named}. `;
    })
    .join('');
}

function lostColumns(inputs: Inputs, other: Inputs): readonly string[] {
  const [own, others] = [filledColumns(inputs), filledColumns(other)];
  const size = inputs.values.length / Math.max(1, inputs.count);
  return [...others].filter((column) => !own.has(column)).map((column) => nameOfColumn(column, size, other));
}

function filledColumns({ values, count, texts }: Inputs): ReadonlySet<number> {
  const size = values.length / Math.max(1, count);
  const filled = new Set<number>();
  values.forEach((value: number, index: number) => {
    const column = index % size;
    if (!Number.isNaN(value) && texts?.get(column)?.word(value) !== '') filled.add(column);
  });
  return filled;
}
