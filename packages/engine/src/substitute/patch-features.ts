import type { PictureShape } from '../analysis-data.ts';
import type { Random } from '../random.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { solveCholesky } from '../statistics/multivariate/cholesky.ts';
import { centredOn, columnMeans } from '../statistics/multivariate/matrix.ts';
import { meanProducts } from '../statistics/multivariate/pairs.ts';
import { dot } from '../vectors.ts';
import { floats, Graph } from './graph-runtime.ts';
import { type Lens, pictureLens } from './lens.ts';
import { constant, node, onnxModel } from './onnx-writer.ts';

/** Pictures are seen with at most so many pixels a side, patches have so many, and features lie on a grid of so many cells. */
const SIDE = 32;
const PATCH = 5;
const CELLS = 4;
/** Pictures of fewer pixels a side have no patches to speak of. */
const SMALLEST_SIDE = 8;
/** Convolutions of pictures with more pixels a side take every second place. */
const DENSE_SIDE = 24;
const FILTERS = 32;
/** Answers of filters below it count as none. */
const THRESHOLD = 0.4;
/** How many patches show what patches are like, and how much is added to their variances. */
const PATCHES = 3_000;
const RIDGE = 0.1;
const BATCH = 256;

interface Grid {
  readonly channels: number;
  readonly height: number;
  readonly width: number;
}

/**
 * What patches of a picture look like, and roughly where: the answers of filters that were drawn from whitened patches, the
 * largest of each cell of a coarse grid (Coates, Lee and Ng, AISTATS 2011, with drawn filters). Nothing of it is trained.
 */
export class PatchFeatures {
  readonly size: number;
  readonly #lens: Lens;
  readonly #graph: Graph<'features'>;

  private constructor(size: number, lens: Lens, graph: Graph<'features'>) {
    this.size = size;
    this.#lens = lens;
    this.#graph = graph;
  }

  /** @param typical pictures in the unit box from which the filters are drawn @returns undefined if they are too small */
  static async create(
    runtime: Runtime,
    picture: PictureShape,
    typical: Float32Array,
    random: Random,
  ): Promise<PatchFeatures | undefined> {
    const { channels } = picture;
    const [height, width] = [Math.min(SIDE, picture.height), Math.min(SIDE, picture.width)];
    if (Math.min(height, width) < SMALLEST_SIDE) return undefined;
    const lens = pictureLens(picture, { height, width });
    const grid = { channels, height, width };
    const patches = drawPatches(lens.see(typical), grid, random);
    if (patches.length === 0) return undefined;
    const { model, size } = featureModel(grid, makeFilters(patches, channels * PATCH * PATCH, random));
    return new PatchFeatures(size, lens, await Graph.open(runtime, model, ['features']));
  }

  async see(pictures: Float32Array): Promise<Float32Array> {
    const { size, seen } = this.#lens;
    const count = pictures.length / size;
    const features = new Float32Array(count * this.size);
    for (let from = 0; from < count; from += BATCH) {
      const some = Math.min(BATCH, count - from);
      const X = this.#lens.see(pictures.subarray(from * size, (from + some) * size));
      const output = await this.#graph.run({ X: floats(X, some, seen) });
      features.set(output('features'), from * this.size);
    }
    return features;
  }

  close(): Promise<void> {
    return this.#graph.close();
  }
}

function drawPatches(
  pictures: Float32Array,
  { channels, height, width }: Grid,
  random: Random,
): Float32Array {
  const size = channels * height * width;
  const count = pictures.length / size;
  const length = channels * PATCH * PATCH;
  const patches = new Float32Array(count === 0 ? 0 : PATCHES * length);
  for (let start = 0; start < patches.length; start += length) {
    const from = random.integer(count) * size;
    const [top, left] = [random.integer(height - PATCH + 1), random.integer(width - PATCH + 1)];
    for (let at = 0; at < length; at += 1) {
      const channel = Math.floor(at / (PATCH * PATCH));
      const row = top + (Math.floor(at / PATCH) % PATCH);
      patches[start + at] = pictures[from + (channel * height + row) * width + left + (at % PATCH)] ?? 0;
    }
  }
  return patches;
}

interface Filters {
  /** One after another, as ONNX's Conv takes them. */
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/**
 * Makes filters that answer with the cosine-like product of whitened patches: w = C^-1 (p - mean), of length 1 after whitening.
 * Flat patches show nothing: the filters come from the half of the patches that differs most from the mean.
 */
function makeFilters(patches: Float32Array, length: number, random: Random): Filters {
  const { mean, covariance } = momentsOf(patches, length);
  const count = patches.length / length;
  const drawn = random.permutation(count).subarray(0, 2 * FILTERS);
  const right = new Float64Array(length * drawn.length);
  for (const [column, row] of drawn.entries()) {
    for (let at = 0; at < length; at += 1) {
      right[at * drawn.length + column] = (patches[row * length + at] ?? 0) - (mean[at] ?? 0);
    }
  }
  const solved = solveCholesky(covariance, length, right.slice(), drawn.length);
  const candidates = Array.from(drawn.keys(), (column) => {
    const pick = (all: Float64Array): Float32Array =>
      Float32Array.from({ length }, (_unused, at) => all[at * drawn.length + column] ?? 0);
    const weights = pick(solved);
    return { weights, size: Math.sqrt(Math.max(1e-12, dot(weights, pick(right)))) };
  });
  const kept = candidates.toSorted((a, b) => b.size - a.size).slice(0, FILTERS);
  const weights = new Float32Array(kept.length * length);
  for (const [index, one] of kept.entries()) {
    weights.set(
      one.weights.map((value) => value / one.size),
      index * length,
    );
  }
  const biases = Float32Array.from(
    kept,
    (_one, index) => -dot(weights.subarray(index * length, (index + 1) * length), mean),
  );
  return { weights, biases };
}

function momentsOf(
  patches: Float32Array,
  length: number,
): { readonly mean: Float32Array; readonly covariance: Float64Array } {
  const matrix = { values: patches, rows: patches.length / length, columns: length };
  const mean = columnMeans(matrix);
  const covariance = meanProducts({ ...matrix, values: centredOn(matrix, mean) });
  addRidge(covariance, length);
  return { mean: Float32Array.from(mean), covariance };
}

function addRidge(covariance: Float64Array, length: number): void {
  const places = Array.from({ length }, (_unused, i) => i * length + i);
  const trace = places.reduce((sum, at) => sum + (covariance[at] ?? 0), 0);
  for (const at of places) covariance[at] = (covariance[at] ?? 0) + (RIDGE * trace) / length + 1e-9;
}

/** From pictures X [n, numbers] to features [n, size]: convolution, both signs, threshold, the largest of each cell. */
function featureModel(
  { channels, height, width }: Grid,
  { weights, biases }: Filters,
): { readonly model: Uint8Array; readonly size: number } {
  const stride = Math.min(height, width) >= DENSE_SIDE ? 2 : 1;
  const pad = Math.floor(PATCH / 2);
  const cellsOf = (side: number): { readonly cell: number; readonly cells: number } => {
    const places = Math.floor((side - 1) / stride) + 1;
    const cell = Math.ceil(places / CELLS);
    return { cell, cells: Math.floor(places / cell) };
  };
  const [down, across] = [cellsOf(height), cellsOf(width)];
  const size = 2 * biases.length * down.cells * across.cells;
  const pool = [down.cell, across.cell];
  const model = onnxModel({
    name: 'patches',
    nodes: [
      node('Reshape', ['X', 'picture'], 'planes'),
      node('Conv', ['planes', 'weights', 'biases'], 'answers', {
        kernel_shape: [PATCH, PATCH],
        pads: [pad, pad, pad, pad],
        strides: [stride, stride],
      }),
      node('Neg', ['answers'], 'against'),
      node('Concat', ['answers', 'against'], 'both', { axis: 1 }),
      node('MaxPool', ['both'], 'largest', { kernel_shape: pool, strides: pool }),
      node('Sub', ['largest', 'threshold'], 'above'),
      node('Relu', ['above'], 'kept'),
      node('Reshape', ['kept', 'row'], 'features'),
    ],
    inputs: [{ name: 'X', type: 'float', rank: 2 }],
    outputs: [{ name: 'features', type: 'float', rank: 2 }],
    constants: [
      constant('picture', 'int64', [-1, channels, height, width], [4]),
      constant('row', 'int64', [-1, size], [2]),
      constant('weights', 'float', [...weights], [biases.length, channels, PATCH, PATCH]),
      constant('biases', 'float', [...biases], [biases.length]),
      constant('threshold', 'float', [THRESHOLD]),
    ],
  });
  return { model, size };
}
