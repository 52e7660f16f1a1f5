import { takeBranches } from '../../src/gradient/branches.ts';
import { GradientModel } from '../../src/gradient/gradient-model.ts';
import { readGraph } from '../../src/gradient/graph.ts';
import { judgeModel } from '../../src/model/judge-model.ts';
import { constant, node, onnxModel } from '../../src/substitute/onnx-writer.ts';
import { planInputs } from '../../src/victim/input-tensors.ts';
import { Random } from '../../src/random.ts';
import { testRuntime } from '../../../../__tests__/support/engine-runtime.ts';

/** A small graph from the input `x` to the tensor `y`. */
export interface GradientCase {
  /** The shape of one input without the batch. Default: 2 x 5 x 6. */
  readonly shape?: readonly number[];
  readonly opset?: number;
  readonly nodes: readonly Uint8Array[];
  readonly constants?: readonly Uint8Array[];
  /** Where the numbers of the inputs lie. Default: from -1.5 to 1.5. */
  readonly from?: number;
  readonly to?: number;
}

/** The numbers 0 to 1 in random order, evenly spaced: none is near another one, so that no small step changes their order. */
function spread(count: number, seed: number): Float32Array {
  const order = new Random(seed).permutation(count);
  return Float32Array.from(order, (place) => (place + 0.5) / count);
}

/** A constant of float32 numbers around 0. */
export function weights(name: string, shape: readonly number[], from = -0.8, to = 0.8): Uint8Array {
  const count = shape.reduce((product, size) => product * size, 1);
  const values = spread(count, count + shape.length).map((value) => from + (to - from) * value);
  return constant(name, 'float', [...values], shape);
}

export function whole(name: string, values: readonly number[]): Uint8Array {
  return constant(name, 'int64', values, [values.length]);
}

export function modelOf({ shape = [2, 5, 6], opset = 17, nodes, constants = [] }: GradientCase): Uint8Array {
  const graph = {
    name: 'case',
    nodes: [...nodes, node('Flatten', ['y'], 'z', { axis: 1 })],
    constants,
    inputs: [{ name: 'x', type: 'float', rank: shape.length + 1 } as const],
    outputs: [{ name: 'z', type: 'float', rank: 2 } as const],
  };
  // Cases may use operators that onnxruntime adds.
  return Buffer.concat([onnxModel(graph, opset), operatorSet('com.microsoft', 1)]);
}

/** A further set of operators that a model imports: a field of its own, behind the others. */
export function operatorSet(domain: string, version: number): Uint8Array {
  const name = Buffer.from(domain);
  return Uint8Array.from([0x42, name.length + 4, 0x0a, name.length, ...name, 0x10, version]);
}

/** What a model's gradient is, and what differences of its scores say that it should be. */
export async function gradientsOf(
  checked: GradientCase,
): Promise<{ readonly found: Float32Array; readonly expected: Float32Array }> {
  const { shape = [2, 5, 6], from = -1.5, to = 1.5 } = checked;
  const bytes = modelOf(checked);
  const file = judgeModel(bytes);
  const model = await GradientModel.open(await testRuntime(), {
    ...takeBranches(bytes, readGraph(bytes)),
    plan: planInputs(file, shape),
    target: 'z',
    answer: 'z',
  });
  const size = shape.reduce((product, one) => product * one, 1);
  const input = spread(size, 1).map((value) => from + (to - from) * value);
  const linear = new Float32Array(model.scores);
  new Random(9).fillNormals(linear);
  const every = (row: Float32Array): Float32Array =>
    Float32Array.from({ length: model.rows * row.length }, (_unused, at) => row[at % row.length] ?? 0);
  const seeds = {
    linear: every(linear),
    expected: every(linear),
    weight: new Float32Array(model.rows),
    sharpness: new Float32Array(model.rows).fill(1),
  };
  const { gradient } = await model.run(every(input), seeds);
  const found = gradient.slice(0, size);
  // Smaller than half the distance of two numbers, so that none overtakes another one.
  const step = Math.min(0.01, (0.3 * (to - from)) / size);
  const expected = new Float32Array(size);
  // Each row of a batch moves another number, up in even rows and down in odd ones.
  for (let first = 0; first < size; first += model.rows / 2) {
    const points = every(input);
    for (let row = 0; row < model.rows; row += 1) {
      const column = first + Math.floor(row / 2);
      const at = row * size + column;
      if (column < size) points[at] = (points[at] ?? 0) + (row % 2 === 0 ? step : -step);
    }
    const { scores } = await model.run(points, seeds);
    for (const [at, score] of scores.entries()) {
      const row = Math.floor(at / model.scores);
      const column = first + Math.floor(row / 2);
      const share = ((linear[at % model.scores] ?? 0) * score) / (2 * step);
      if (column < size) expected[column] = (expected[column] ?? 0) + (row % 2 === 0 ? share : -share);
    }
  }
  await model.close();
  return { found, expected };
}

/** The largest difference between two gradients, as a share of the largest number. */
export function largestError({ found, expected }: { found: Float32Array; expected: Float32Array }): number {
  const largest = expected.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return (
    expected.reduce((most, value, at) => Math.max(most, Math.abs(value - (found[at] ?? Number.NaN))), 0) /
    largest
  );
}
