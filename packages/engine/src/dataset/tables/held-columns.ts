import { listNames } from '@model-security-scan/common/list-names';
import { countDistinct } from '../../distinct-inputs.ts';
import { ArtifactFault } from '../../fault.ts';
import { shownName } from '../../model/shown-name.ts';
import type { Inputs } from '../../types.ts';
import { placeOf } from '../columns/label-rule.ts';
import type { RawInputs } from '../input-form.ts';

const MOST_NAMES = 20;

/** What the user says of the columns of a table, each by its name or its place, counted from 0. */
export interface ColumnSettings {
  readonly fixed?: readonly string[] | undefined;
  /** Columns that take whole numbers only; without it, those that hold no others. */
  readonly integer?: readonly string[] | undefined;
}

type TableInputs = Pick<Inputs, 'values' | 'count' | 'columns' | 'categories' | 'texts'>;

export type HeldColumns = Required<Pick<Inputs, 'fixed' | 'whole'>>;

/**
 * Finds the columns that stay as they are: those that the user fixed, categories, codes of text, and one-hot groups, which changed
 * column by column make rows that cannot exist. Others that hold whole numbers take only such, unless they were scaled.
 * @throws ArtifactFault if the user names a column that does not exist
 */
export function heldColumns(
  inputs: TableInputs,
  settings: ColumnSettings,
  {
    categories,
    isScaled,
  }: { readonly categories?: ReadonlySet<number> | undefined; readonly isScaled: boolean },
): HeldColumns {
  const size = inputs.values.length / Math.max(1, inputs.count);
  const named = (key: keyof ColumnSettings): readonly number[] | undefined =>
    settings[key]?.map((name) => namedPlace(name, key, inputs.columns, size));
  const fixed = new Set([
    ...(named('fixed') ?? []),
    ...(categories ?? []),
    ...(inputs.categories?.keys() ?? []),
    ...(inputs.texts?.keys() ?? []),
    ...oneHotGroups(inputs, size).flat(),
  ]);
  const integer = isScaled ? [] : (named('integer') ?? wholeColumns(inputs, size));
  return { fixed, whole: new Set(integer.filter((column) => !fixed.has(column))) };
}

type GivenRows = Pick<RawInputs, 'values' | 'doubles' | 'count' | 'columns' | 'kept'>;

/**
 * Checks what the user says of the columns. As whole numbers only, columns of fractions could hardly be changed, and any model would look
 * robust. @throws ArtifactFault if a column does not exist, or `integer` names one that holds fractions
 */
export function checkColumns(settings: ColumnSettings, rows: GivenRows, isScaled: boolean): void {
  const size = rows.values.length / Math.max(1, rows.count);
  const [, integer] = (['fixed', 'integer'] as const).map((key) =>
    (settings[key] ?? []).map((name) => ({ name, place: namedPlace(name, key, rows.columns, size) })),
  );
  const broken = (isScaled ? [] : (integer ?? [])).flatMap(({ name, place }) => {
    const row = firstFraction(rows, place, size);
    return row === undefined ? [] : [{ name, place, row }];
  });
  const [first] = broken;
  if (first === undefined) return;
  const { values, doubles, kept } = rows;
  const names = listNames(broken, MOST_NAMES, ({ name }) => shownName(name, 40));
  throw new ArtifactFault(
    `integer names columns that hold fractions: ${names}. For example, ` +
      `${shownName(first.name, 40)} is ` +
      `${shownFraction((doubles ?? values)[first.row * size + first.place] ?? 0)} in row ` +
      `${String((kept?.[first.row] ?? first.row) + 1)}. Name only columns that hold whole numbers ` +
      'everywhere, or leave integer out: then they are found in the data.',
  );
}

/** Seven digits, which rounding to 32 bits keeps, if they show a fraction. */
function shownFraction(value: number): string {
  const short = Number(value.toPrecision(7));
  return String(isFraction(short) ? short : value);
}

function firstFraction(
  { values, doubles, count }: GivenRows,
  column: number,
  size: number,
): number | undefined {
  const numbers = doubles ?? values;
  for (let row = 0; row < count; row += 1) {
    if (isFraction(numbers[row * size + column] ?? 0)) return row;
  }
  return undefined;
}

function isFraction(value: number): boolean {
  return !Number.isInteger(value) && !Number.isNaN(value);
}

/** Finds the place of a column that the setting `key` names. @throws ArtifactFault if there is none */
export function namedPlace(
  name: string,
  key: string,
  columns: readonly string[] | undefined,
  size: number,
): number {
  const place = placeOf(name, columns, size);
  if (place !== undefined) return place;
  const known = columns && listNames(columns, MOST_NAMES, (column) => shownName(column, 40));
  throw new ArtifactFault(
    `${key} names the column ${shownName(name, 40)}, which the data does not have. It has: ${known ?? `0 to ${String(size - 1)}`}.`,
  );
}

function wholeColumns({ values }: TableInputs, size: number): readonly number[] {
  const isWhole = new Uint8Array(size).fill(1);
  for (let at = 0; at < values.length; at += 1) {
    if (isFraction(values[at] ?? 0)) isWhole[at % size] = 0;
  }
  return [...isWhole.keys()].filter((column) => isWhole[column] === 1);
}

/** A column of numbers with more different values may take others. */
const MOST_CATEGORIES = 12;
/** Of categories, most rows are copies. */
const COPIES = 5;

/**
 * Counts the different rows that columns of categories allow: few whole numbers each, and most rows are copies. A one-hot group counts
 * as one column. @returns undefined if some column is none of categories
 */
export function countCombinations(inputs: TableInputs): number | undefined {
  const { values, count } = inputs;
  const size = values.length / Math.max(1, count);
  if (countDistinct(inputs) * COPIES > count) return undefined;
  const groups = oneHotGroups(inputs, size);
  let combinations = groups.reduce((product, group) => product * group.length, 1);
  const grouped = new Set(groups.flat());
  for (let column = 0; column < size; column += 1) {
    if (grouped.has(column)) continue;
    const different = new Set<number>();
    for (let row = 0; row < count; row += 1) different.add(values[row * size + column] ?? 0);
    if (different.size > MOST_CATEGORIES || [...different].some(isFraction)) return undefined;
    combinations *= different.size;
  }
  return combinations;
}

/** Runs of neighbouring columns of 0 and 1 of which each row has exactly one 1, as encoders of categories write them. */
function oneHotGroups({ values, count }: TableInputs, size: number): readonly (readonly number[])[] {
  const isBinary = new Uint8Array(size).fill(1);
  for (let at = 0; at < values.length; at += 1) {
    if (values[at] !== 0 && values[at] !== 1) isBinary[at % size] = 0;
  }
  const groups: number[][] = [];
  for (let start = 0; start < size; start += 1) {
    const end = isBinary[start] === 1 ? groupEnd({ values, count }, size, start, isBinary) : undefined;
    if (end === undefined) continue;
    groups.push(Array.from({ length: end - start + 1 }, (_unused, index) => start + index));
    start = end;
  }
  return groups;
}

/** @returns the last column of a group that begins at one; undefined if none begins there */
function groupEnd(
  { values, count }: Pick<Inputs, 'values' | 'count'>,
  size: number,
  start: number,
  isBinary: Uint8Array,
): number | undefined {
  const sums = new Uint8Array(count);
  let ones = 0;
  for (let column = start; column < size && isBinary[column] === 1; column += 1) {
    for (let row = 0; row < count; row += 1) {
      if (values[row * size + column] !== 1) continue;
      if (sums[row] === 1) return undefined;
      sums[row] = 1;
      ones += 1;
    }
    if (ones === count && column > start) return column;
  }
  return undefined;
}
