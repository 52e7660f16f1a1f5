import type { PictureShape } from '../analysis-data.ts';
import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import { product } from '../vectors.ts';
import type { NumberArray } from './npy.ts';
import { type InputForm, keptRows, type RawInputs, thinOut } from './input-form.ts';

/** Brings an array into the shape that the model takes, with channels first or last. @throws ArtifactFault if it does not fit */
export function arrayInputs(array: NumberArray, form: InputForm): RawInputs {
  const windows = windowsOf(array, form);
  if (windows !== undefined) return windows;
  requireNoText(array, form);
  const [total = 0, ...shape] = array.shape;
  const size = product(form.shape);
  const turned = turnFor(shape, form);
  if (turned === undefined || total === 0) {
    throw new ArtifactFault(
      `${shownName(array.name)} has the shape ${array.shape.join(' x ')}, but the model takes inputs of ` +
        `${form.shape.join(' x ')}: save an array of the shape N x ${form.shape.join(' x ')}.`,
    );
  }
  const kept = thinOut(total, size, form.limits.numbers);
  const count = kept?.length ?? total;
  const values = new Float32Array(count * size);
  for (let row = 0; row < count; row += 1) {
    const start = (kept?.[row] ?? row) * size;
    turned(array.values.subarray(start, start + size), values.subarray(row * size, (row + 1) * size));
  }
  requireNumbers(values, size, array.name, mayLackAll(form, size));
  return {
    values,
    doubles: form.takesDoubles === true ? Float64Array.from(keptRows(array.values, kept, size)) : undefined,
    count,
    pixels: form.kind === 'pictures' && (array.bytes || array.whole || beyondOne(values)),
    kept,
    total,
  };
}

type Copy = (from: Float32Array | Float64Array, to: Float32Array) => void;

const copyAsIs: Copy = (from, to) => {
  to.set(from);
};

/** @returns how to copy one input into the model's order, or undefined if the shape does not fit */
function turnFor(shape: readonly number[], form: InputForm): Copy | undefined {
  const same = (other: readonly number[]): boolean => withoutOnes(shape) === withoutOnes(other);
  if (shape.length === 1 && shape[0] === product(form.shape)) return copyAsIs;
  if (shape.join() === form.shape.join()) return copyAsIs;
  if (form.picture !== undefined && form.picture.channels > 1) {
    const { channels, height, width, order } = form.picture;
    const [first, last] = [
      [channels, height, width],
      [height, width, channels],
    ];
    if (shape.join() === (order === 'chw' ? last : first).join()) return turn(form.picture);
    if (shape.join() === (order === 'chw' ? first : last).join()) return copyAsIs;
    return undefined;
  }
  const flat = form.picture !== undefined && form.shape.length === 1 && product(shape) === form.shape[0];
  return flat || same(form.shape) ? copyAsIs : undefined;
}

function turn({ channels, height, width, order }: PictureShape): Copy {
  const pixels = height * width;
  return (from, to) => {
    for (let channel = 0; channel < channels; channel += 1) {
      for (let pixel = 0; pixel < pixels; pixel += 1) {
        const [first, last] = [channel * pixels + pixel, pixel * channels + channel];
        if (order === 'chw') to[first] = from[last] ?? 0;
        else to[last] = from[first] ?? 0;
      }
    }
  };
}

/** Cuts a series into windows, if one is given where windows are wanted. */
function windowsOf(array: NumberArray, form: InputForm): RawInputs | undefined {
  const flat = array.shape.length === 1 || (array.shape.length === 2 && array.shape[1] === 1);
  const width = product(form.shape);
  if (form.kind !== 'windows' || !flat || width === 1) return undefined;
  return seriesWindows(Float32Array.from(array.values), width, array.name, form);
}

/** Cuts a series into windows of `width` values, each one step after the one before. */
export function seriesWindows(series: Float32Array, width: number, name: string, form: InputForm): RawInputs {
  const total = series.length - width + 1;
  if (total < 1) {
    throw new ArtifactFault(
      `${shownName(name)} is a series of ${String(series.length)} values, but the model takes windows of ${String(width)}.`,
    );
  }
  const kept = thinOut(total, width, form.limits.numbers);
  const count = kept?.length ?? total;
  const values = new Float32Array(count * width);
  for (let row = 0; row < count; row += 1) {
    const start = kept?.[row] ?? row;
    values.set(series.subarray(start, start + width), row * width);
  }
  requireNumbers(values, width, name);
  return { values, count, kept, total, pixels: false };
}

function mayLackAll({ columns }: InputForm, size: number): boolean {
  return columns?.length === size && columns.every(({ mayLack }) => mayLack);
}

function requireNoText({ name }: NumberArray, { columns }: InputForm): void {
  const text = columns?.find(({ words }) => words !== undefined);
  if (text === undefined) return;
  throw new ArtifactFault(
    `${shownName(name)} holds numbers, but the model takes text in ${text.name === undefined ? 'its columns' : shownName(text.name)}. ` +
      'Give the data as a table (.csv).',
  );
}

function requireNumbers(values: Float32Array, size: number, name: string, mayLack = false): void {
  const isGood = (value: number | undefined): boolean =>
    Number.isFinite(value) || (mayLack && Number.isNaN(value));
  let bad = 0;
  // A plain loop: data may have a hundred million numbers.
  while (bad < values.length && isGood(values[bad])) bad += 1;
  if (bad === values.length) return;
  throw new ArtifactFault(
    `${shownName(name)}: input ${String(Math.floor(bad / size))}, number ${String(bad % size)} is ${String(values[bad])} ` +
      '(both counted from 0). Fill missing values as in training.',
  );
}

/** True if pixels cannot be scaled to 1 yet. */
export function beyondOne(values: Float32Array): boolean {
  let beyond = false;
  for (const value of values) {
    if (value < 0 || value > 255) return false;
    beyond ||= value > 1.5;
  }
  return beyond;
}

function withoutOnes(shape: readonly number[]): string {
  return shape.filter((size) => size !== 1).join();
}
