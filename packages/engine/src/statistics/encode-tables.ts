import type { Inputs } from '../types.ts';
import { median } from './robust.ts';

/** The most values of a categorical column that get a column of their own; the rarer ones share one. */
const MOST_CATEGORIES = 20;

interface MadeColumn {
  readonly name: string;
  readonly value: (original: number) => number;
}

/**
 * Brings tables with categories or missing numbers into a form that statistics can work with: each category becomes a column of
 * zeros and ones, and a missing number the median, with one more column that says where it was missing. Sets are encoded alike.
 * Source: Van Ness, Bosschieter, Halpin-Gregorio, Udell, "The missing indicator method: from low to high dimensions", KDD 2023.
 * @returns the sets in their order; as they are if there is nothing to encode
 */
export function encodeTables<T extends Inputs>(sets: readonly T[]): readonly T[] {
  const encoder = tableEncoder(sets);
  if (encoder === undefined) return sets;
  const width = encoder.columns.length;
  return sets.map((inputs) => ({
    ...inputs,
    values: encoder.encode(inputs.values),
    shape: [width],
    columns: encoder.columns,
    low: new Float32Array(width),
    high: new Float32Array(width).fill(1),
    texts: undefined,
    categories: undefined,
    codeNames: undefined,
  }));
}

/** Writes rows of a table as rows of numbers that can be compared. */
export interface TableEncoder {
  readonly columns: readonly string[];
  readonly encode: (values: Float32Array) => Float32Array;
}

/** @returns how to encode rows like these; undefined if there is nothing to encode */
export function tableEncoder(sets: readonly Inputs[]): TableEncoder | undefined {
  const [first] = sets;
  if (first?.shape.length !== 1 || !sets.some(needsEncoding)) return undefined;
  const size = first.shape[0] ?? 0;
  const made = Array.from({ length: size }, (_unused, column) => madeOf(column, size, sets));
  const columns = made.flat().map(({ name }) => name);
  return {
    columns,
    encode: (values) => {
      const encoded = new Float32Array((values.length / size) * columns.length);
      let at = 0;
      for (let index = 0; index < values.length; index += 1) {
        for (const { value } of made[index % size] ?? []) {
          encoded[at] = value(values[index] ?? 0);
          at += 1;
        }
      }
      return encoded;
    },
  };
}

/** True if a table holds categories, or a number is missing. */
export function needsEncoding({ values, texts, categories, codeNames }: Inputs): boolean {
  return [texts, categories, codeNames].some((known) => (known?.size ?? 0) > 0) || values.some(Number.isNaN);
}

/** True if the numbers of a column stand for categories: by its texts, by the user's word, or by the model's file. */
export function isCategory(
  { texts, categories, codeNames }: Pick<Inputs, 'texts' | 'categories' | 'codeNames'>,
  column: number,
): boolean {
  return [texts, categories, codeNames].some((known) => known?.has(column) === true);
}

function madeOf(column: number, size: number, sets: readonly Inputs[]): readonly MadeColumn[] {
  const [first] = sets;
  const name = first?.columns?.[column] ?? `column ${String(column + 1)}`;
  const values = sets.flatMap((inputs) => valuesOf(inputs, column, size));
  const words = first?.texts?.get(column);
  if (words !== undefined) {
    return categoryColumns(name, values, (code) => (words.word(code) === '' ? undefined : words.word(code)));
  }
  if (sets.some((inputs) => isCategory(inputs, column))) {
    const nameOf = (value: number): string => {
      const names = sets.map(({ codeNames }) => codeNames?.get(column)?.[value]);
      return names.find((known) => known !== undefined) ?? String(value);
    };
    return categoryColumns(name, values, (value) => (Number.isNaN(value) ? undefined : nameOf(value)));
  }
  const known = values.filter((value) => !Number.isNaN(value));
  if (known.length === values.length) return [{ name, value: (value) => value }];
  const middle = median(known);
  return [
    { name, value: (value) => (Number.isNaN(value) ? middle : value) },
    { name: `${name} is missing`, value: (value) => (Number.isNaN(value) ? 1 : 0) },
  ];
}

function valuesOf({ values }: Inputs, column: number, size: number): readonly number[] {
  return Array.from({ length: values.length / size }, (_unused, row) => values[row * size + column] ?? 0);
}

/** @param text what a value stands for; undefined if it is missing */
function categoryColumns(
  name: string,
  values: readonly number[],
  text: (value: number) => string | undefined,
): readonly MadeColumn[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ordered = [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
  // Of two values, one column says all.
  const shown = ordered.length === 2 ? ordered.slice(1) : ordered.slice(0, MOST_CATEGORIES);
  const titleOf = (value: number): string => {
    const words = text(value);
    return words === undefined ? `${name} is missing` : `${name} = ${words.trim()}`;
  };
  const made = shown.map((own) => ({
    name: titleOf(own),
    value: (value: number) => (value === own || (Number.isNaN(value) && Number.isNaN(own)) ? 1 : 0),
  }));
  if (ordered.length <= MOST_CATEGORIES) return made;
  const known = new Set(shown);
  return [...made, { name: `${name} = another value`, value: (value) => (known.has(value) ? 0 : 1) }];
}
