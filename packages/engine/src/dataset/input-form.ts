import type { PictureSizing } from '../catalog/picture-preprocessing.ts';
import type { PictureShape } from '../types.ts';
import type { LabelFile } from './label-file.ts';
import type { DatasetLimits } from './dataset-limits.ts';
import type { ColorSpace } from './pictures/color-space.ts';
import type { TableColumn } from './tables/table-columns.ts';
import type { LabelQuestion } from './columns/label-rule.ts';

/** Which columns of a table are inputs, in the order of the model (-1: absent), and which one holds the label. */
export interface Layout {
  readonly columns: readonly number[];
  readonly label?: number | undefined;
  readonly leftOut: readonly number[];
}

export interface Layouts {
  /** At least one; several if several columns may be the label. */
  readonly all: readonly Layout[];
  readonly header: readonly string[] | undefined;
  /** True if only what the columns hold speaks for these labels. */
  readonly isByContent: boolean;
}

export interface InputForm {
  readonly shape: readonly number[];
  /** `pictures`: also folders of pictures; `windows`: a single column is cut into windows. */
  readonly kind: 'pictures' | 'rows' | 'windows';
  readonly picture: PictureShape | undefined;
  readonly colors: ColorSpace | undefined;
  /** How pictures are brought to the size of the model; undefined if they must have it. */
  readonly sizing?: PictureSizing | undefined;
  readonly limits: DatasetLimits;
  /** What is known of the columns of a table; without it, all hold numbers, and none may be missing. */
  readonly columns?: readonly TableColumn[] | undefined;
  readonly takesDoubles?: boolean | undefined;
  /** True if categories that the model was not trained on are values like others. */
  readonly takesOthers?: boolean | undefined;
  readonly label?: LabelQuestion | undefined;
  /** Which columns of a table are what, if it is decided. */
  readonly layout?: Layout | undefined;
}

/** Inputs as they lie in the files, in the order of the model but not scaled yet. */
export interface RawInputs {
  readonly values: Float32Array;
  /** The same rows in double precision, if they are wanted so. */
  readonly doubles?: Float64Array | undefined;
  readonly count: number;
  readonly pixels: boolean;
  /** The names of the columns of a table; empty or undefined if they have none. */
  readonly columns?: readonly string[] | undefined;
  /** The names of pictures; undefined if the inputs are rows. */
  readonly names?: readonly string[] | undefined;
  /** Which inputs of the file were kept, in their order; undefined if all were. */
  readonly kept: readonly number[] | undefined;
  /** The inputs that the file holds. */
  readonly total: number;
  /** Labels that came with the inputs, one for each input in the file. */
  readonly labels?: LabelFile | undefined;
  /** How a table may be read, if that was not decided before: the first way was taken. */
  readonly layouts?: Layouts | undefined;
  /** What was left out or understood, for the limits of the result: sentences. */
  readonly notes?: readonly string[];
}

/** Chooses inputs evenly if there are more than memory carries. @returns undefined to keep all */
export function thinOut(total: number, size: number, maxNumbers: number): readonly number[] | undefined {
  const most = Math.max(1, Math.floor(maxNumbers / size));
  if (total <= most) return undefined;
  return Array.from({ length: most }, (_, index) => Math.floor((index * total) / most));
}

export function keptRows<T extends Float32Array | Float64Array>(
  values: T,
  kept: readonly number[] | undefined,
  size: number,
): T;
export function keptRows(
  values: Float32Array | Float64Array,
  kept: readonly number[] | undefined,
  size: number,
): Float32Array | Float64Array {
  if (kept === undefined) return values.slice();
  const rows = values.slice(0, kept.length * size);
  for (const [row, from] of kept.entries()) {
    rows.set(values.subarray(from * size, (from + 1) * size), row * size);
  }
  return rows;
}

/** Says that inputs were left out for memory. @returns nothing if all were kept */
export function thinningNotes(
  { kept, count, total }: Pick<RawInputs, 'kept' | 'count' | 'total'>,
  what: string,
): readonly string[] {
  if (kept === undefined) return [];
  return [
    `Only ${String(count)} of the ${String(total)} inputs in ${what} were read, evenly spaced: more do not fit into memory.`,
  ];
}
