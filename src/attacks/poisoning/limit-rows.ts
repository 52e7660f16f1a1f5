import type { LabelledInputs } from '../../engine/types.ts';

/** Returns every n-th row if there are more than can be judged. */
export function limitRows(inputs: LabelledInputs, most: number): LabelledInputs {
  if (inputs.count <= most) return inputs;
  const size = inputs.values.length / inputs.count;
  const rows = Int32Array.from({ length: most }, (_unused, index) =>
    Math.floor((index * inputs.count) / most),
  );
  const values = new Float32Array(most * size);
  rows.forEach((row, index) => {
    values.set(inputs.values.subarray(row * size, (row + 1) * size), index * size);
  });
  const names = Array.from(rows, (row) => inputs.names?.[row] ?? `row ${String(row + 1)}`);
  return { ...inputs, values, count: most, names, labels: rows.map((row) => inputs.labels[row] ?? 0) };
}
