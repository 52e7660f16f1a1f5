import { ArtifactFault } from '../../fault.ts';
import type { Inputs } from '../../types.ts';
import { namedPlace } from './held-columns.ts';
import type { InputForm, RawInputs } from '../input-form.ts';

/** Bounds of the columns of a table, as minmax.csv gives them. */
export interface Bounds {
  readonly low: Float64Array;
  readonly high: Float64Array;
}

export interface ScalingOptions {
  /** Pixels are divided by 255, columns of a table scaled from their bounds to 0 to 1. */
  readonly normalize: boolean;
  /** minmax.csv; without it a table's bounds are those of its data. */
  readonly bounds: Bounds | undefined;
}

export function scaleInputs(raw: RawInputs, form: InputForm, options: ScalingOptions): Inputs {
  const inputs = form.kind === 'pictures' ? scalePictures(raw, options) : scaleRows(raw, form, options);
  return {
    ...inputs,
    count: raw.count,
    shape: form.shape,
    ...(raw.columns !== undefined && { columns: raw.columns }),
    ...textsOf(form),
    names:
      raw.names ??
      Array.from({ length: raw.count }, (_, row) => `row ${String((raw.kept?.[row] ?? row) + 1)}`),
  };
}

/** The texts of the columns that hold codes. */
export function textsOf({ columns }: InputForm): Pick<Inputs, 'texts' | 'codeNames'> {
  const all = [...(columns ?? []).entries()];
  const texts = new Map(
    all.flatMap(([place, { words }]) => (words === undefined ? [] : [[place, words] as const])),
  );
  const codeNames = new Map(
    all.flatMap(([place, { categories, others }]) =>
      categories === undefined ? [] : [[place, [...categories, ...(others?.all ?? [])]] as const],
    ),
  );
  return { ...(texts.size > 0 && { texts }), ...(codeNames.size > 0 && { codeNames }) };
}

type Scaled = Pick<Inputs, 'values' | 'low' | 'high' | 'doubles'>;

function scalePictures(raw: RawInputs, { normalize }: ScalingOptions): Scaled {
  const size = raw.values.length / raw.count;
  const scale = normalize && raw.pixels ? 255 : 1;
  const values = scale === 1 ? raw.values : raw.values.map((value) => value / scale);
  const [low, high] = raw.pixels ? [0, 255 / scale] : usualRange(raw);
  return { values, low: new Float32Array(size).fill(low), high: new Float32Array(size).fill(high) };
}

/** The range that numbers of pictures come in: 0 to 1, -1 to 1, or as far as the data goes. */
function usualRange(raw: RawInputs): readonly [number, number] {
  const all = widest(boundsOf(raw));
  const [low = 0, high = 0] = [all.low[0], all.high[0]];
  if (low >= 0 && high <= 1) return [0, 1];
  return low >= -1 && high <= 1 ? [-1, 1] : [low, high];
}

function scaleRows(raw: RawInputs, form: InputForm, options: ScalingOptions): Scaled {
  const own = boundsOf(raw);
  // A series has one unit: every place in a window has the same bounds.
  const bounds = form.kind === 'windows' ? widest(own) : own;
  const given = options.bounds ?? bounds;
  const { values: own32, doubles } = raw;
  if (!options.normalize) return { values: own32, doubles, ...around(given, bounds) };
  const isText = Array.from(own.low, (_low, column) => form.columns?.[column]?.words !== undefined);
  const scaledNumber = (value: number, index: number): number => {
    const column = index % own.low.length;
    return isText[column] === true ? value : unit(value, given, column);
  };
  const values = own32.map(scaledNumber);
  const bad = values.findIndex((value, index) => !Number.isFinite(value) && !Number.isNaN(raw.values[index]));
  if (bad >= 0) throw scalingFault(bad, own.low.length);
  return {
    values,
    doubles: doubles?.map(scaledNumber),
    ...around(
      { low: given.low.map(scaledNumber), high: given.high.map(scaledNumber) },
      { low: bounds.low.map(scaledNumber), high: bounds.high.map(scaledNumber) },
    ),
  };
}

function scalingFault(index: number, size: number): ArtifactFault {
  return new ArtifactFault(
    `data: input ${String(Math.floor(index / size))}, number ${String(index % size)} (both counted from 0) is infinite after ` +
      'normalize_data scaled it: it lies too far outside of its bounds. Check minmax and the data.',
  );
}

function unit(value: number, { low, high }: Bounds, column: number): number {
  const least = low[column] ?? 0;
  const range = (high[column] ?? 0) - least;
  return range === 0 ? 0 : (value - least) / range;
}

/** Widens bounds so that the data itself lies inside: an attack must be able to start from it. */
function around(given: Bounds, data: Bounds): Pick<Inputs, 'low' | 'high'> {
  return {
    low: Float32Array.from(given.low, (value, column) => Math.min(value, data.low[column] ?? value)),
    high: Float32Array.from(given.high, (value, column) => Math.max(value, data.high[column] ?? value)),
  };
}

/** The least and the largest number of each column; 0 if all numbers are missing. */
export function boundsOf({ values, doubles, count }: Pick<Inputs, 'values' | 'doubles' | 'count'>): Bounds {
  const all = doubles ?? values;
  const size = all.length / Math.max(1, count);
  const low = new Float64Array(size).fill(Infinity);
  const high = new Float64Array(size).fill(-Infinity);
  for (let index = 0; index < all.length; index += 1) {
    const value = all[index] ?? 0;
    const column = index % size;
    if (value < (low[column] ?? 0)) low[column] = value;
    if (value > (high[column] ?? 0)) high[column] = value;
  }
  const known = (bound: number): number => (Number.isFinite(bound) ? bound : 0);
  return { low: low.map(known), high: high.map(known) };
}

function widest({ low, high }: Bounds): Bounds {
  const [least, most] = [low.reduce((a, b) => Math.min(a, b)), high.reduce((a, b) => Math.max(a, b))];
  return { low: low.map(() => least), high: high.map(() => most) };
}

/** Finds the values in the categorical columns of a table, by their names or places. @throws ArtifactFault if there is no such column */
export function categoriesOf(
  inputs: Pick<Inputs, 'values' | 'count' | 'columns'>,
  names: readonly string[],
): ReadonlyMap<number, Float32Array> {
  const size = inputs.values.length / Math.max(1, inputs.count);
  return new Map(
    names.map((name) => {
      const column = namedPlace(name, 'categorical_columns_info', inputs.columns, size);
      const values = new Set<number>();
      for (let at = column; at < inputs.values.length; at += size) {
        if (!Number.isNaN(inputs.values[at])) values.add(inputs.values[at] ?? 0);
      }
      return [column, Float32Array.from([...values].sort((a, b) => a - b))];
    }),
  );
}
