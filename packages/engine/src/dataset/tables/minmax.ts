import { listNames } from '@model-security-scan/common/list-names';
import { ArtifactFault } from '../../fault.ts';
import type { RawInputs } from '../input-form.ts';
import { shownName } from '../../model/shown-name.ts';
import type { Member } from '../member.ts';
import type { DatasetLimits } from '../dataset-limits.ts';
import type { Bounds } from './scale-inputs.ts';
import { readTable } from './table.ts';

/**
 * Reads minmax.csv: a header, the least and the largest value of each column. Columns are matched by name if the data has names, else
 * by order; of a series, one column of bounds holds for all steps.
 * @throws ArtifactFault if rows or columns are missing, or a least value is above a largest
 */
export function readMinMax(
  members: readonly Member[],
  columns: readonly string[] | undefined,
  size: number,
  limits: DatasetLimits,
  isSeries = false,
): Bounds {
  const [member, ...others] = members;
  if (member === undefined || others.length > 0) {
    throw new ArtifactFault('The upload of minmax must hold one file, minmax.csv.');
  }
  const name = shownName(member.name);
  const table = readTable(member, limits, (_header, columns) => ({
    columns: Array.from({ length: columns }, (_unused, at) => ({ at, mayLack: false })),
    takesDoubles: true,
  }));
  if (table.rows !== 2) {
    throw new ArtifactFault(
      `${name} has ${String(table.rows)} rows of numbers; expected are a header, a row of minima and a row of maxima.`,
    );
  }
  const places =
    isSeries && table.columns === 1
      ? Array.from({ length: size }, () => 0)
      : placesOf(table.header, table.columns, columns, size, name);
  const low = Float64Array.from(places, (place) => table.values[place] ?? 0);
  const high = Float64Array.from(places, (place) => table.values[table.columns + place] ?? 0);
  const wrong = low.findIndex((value, column) => value > (high[column] ?? 0));
  if (wrong === -1) return { low, high };
  throw new ArtifactFault(
    `${name}, column ${String((places[wrong] ?? 0) + 1)} (${shownName(columns?.[wrong] ?? 'no name')}): the minimum ` +
      `${String(low[wrong])} is above the maximum ${String(high[wrong])}.`,
  );
}

const MOST_NAMES = 10;

/** Names the columns whose data goes beyond minmax: their bounds are those of the data, or an attack could not start from it. */
export function narrowNotes(
  { values, doubles, count, columns }: Pick<RawInputs, 'values' | 'doubles' | 'count' | 'columns'>,
  { low, high }: Bounds,
): readonly string[] {
  const size = values.length / Math.max(1, count);
  const beyond = new Set<number>();
  for (const [at, value] of (doubles ?? values).entries()) {
    const column = at % size;
    if (value < (low[column] ?? value) || value > (high[column] ?? value)) beyond.add(column);
  }
  if (beyond.size === 0) return [];
  const names = listNames(
    [...beyond].toSorted((a, b) => a - b),
    MOST_NAMES,
    (column) => shownName(columns?.[column] ?? `column ${String(column)}`, 40),
  );
  return [`minmax is narrower than the data in ${names}: there the range of the data counts.`];
}

function placesOf(
  header: readonly string[] | undefined,
  found: number,
  columns: readonly string[] | undefined,
  size: number,
  name: string,
): readonly number[] {
  if (header !== undefined && columns?.length === size) {
    const places = columns.map((column) => header.indexOf(column));
    const missing = places.indexOf(-1);
    if (missing === -1) return places;
    if (found !== size) {
      throw new ArtifactFault(`${name} lacks the column ${shownName(columns[missing] ?? '')} of the data.`);
    }
  }
  if (found !== size && found !== size + 1) {
    throw new ArtifactFault(`${name} has ${String(found)} columns, but the data has ${String(size)}.`);
  }
  return Array.from({ length: size }, (_, column) => column);
}
