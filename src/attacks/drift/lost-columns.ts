import { listNames } from '../../core/list-names.ts';
import { shownName } from '../../engine/model/shown-name.ts';
import type { Inputs } from '../../engine/types.ts';
import { nameOfColumn } from './column-tests.ts';

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

/** The names of the columns without a value that have values in the other set. */
function lostColumns(inputs: Inputs, other: Inputs): readonly string[] {
  const [own, others] = [filledColumns(inputs), filledColumns(other)];
  const size = inputs.values.length / Math.max(1, inputs.count);
  return [...others].filter((column) => !own.has(column)).map((column) => nameOfColumn(column, size, other));
}

/** The columns in which a row has a value. */
function filledColumns({ values, count, texts }: Inputs): ReadonlySet<number> {
  const size = values.length / Math.max(1, count);
  const filled = new Set<number>();
  values.forEach((value: number, index: number) => {
    const column = index % size;
    if (!Number.isNaN(value) && texts?.get(column)?.word(value) !== '') filled.add(column);
  });
  return filled;
}
