import type { Runtime } from '../src/runtime/runtime.ts';
import type { Inputs, PictureShape, Victim } from '../src/types.ts';
import { field, list, numbers } from './data-python.ts';
import { trainPerceptron } from './perceptron.ts';
import { countedVictim } from './victims.ts';

/** Rows to train on, and rows to attack. */
export interface PairedSet {
  readonly name: string;
  readonly classes: number;
  readonly picture: PictureShape | undefined;
  readonly training: { readonly values: Float32Array; readonly labels: Int32Array };
  readonly data: Inputs;
  readonly labels: Int32Array;
  /** By the change; empty if no forest learnt these rows. */
  forests(change: string): readonly Forest[];
}

/** Reads a set that `paired_sets.py` prints. */
export function readPairedSet(value: unknown): PairedSet {
  const shape = numbers(field(value, 'shape'));
  const rows = Float32Array.from(numbers(field(value, 'rows')));
  const labels = Int32Array.from(numbers(field(value, 'labels')));
  const size = shape.reduce((product, side) => product * side, 1);
  const half = Math.floor(labels.length / 2);
  const [channels = 1, height = 1, width = 1] = shape;
  const isPicture = shape.length === 3;
  const bounds = isPicture ? 1 : size;
  return {
    name: String(field(value, 'name')),
    classes: Math.max(...labels) + 1,
    picture: isPicture ? { channels, height, width, order: 'chw' } : undefined,
    training: { values: rows.subarray(0, half * size), labels: labels.subarray(0, half) },
    data: {
      values: rows.subarray(half * size),
      count: labels.length - half,
      shape,
      low: new Float32Array(bounds).fill(0),
      high: new Float32Array(bounds).fill(1),
    },
    labels: labels.subarray(half),
    forests: (change) => list(field(field(value, 'forests'), change)).map(readForest),
  };
}

/** How a perceptron is trained. */
export interface Recipe {
  readonly hidden: number;
  readonly decay: number;
  /** The share of the rows that it learns from. */
  readonly share: number;
}

/** Trains a perceptron. @param seed of its start and of the order of the rows */
export async function trainVictim(
  runtime: Runtime,
  set: PairedSet,
  recipe: Recipe,
  seed: number,
): Promise<{ readonly victim: Victim; readonly close: () => Promise<void> }> {
  const { classes, picture, data } = set;
  const size = data.values.length / data.count;
  const count = Math.floor(recipe.share * set.training.labels.length);
  const inputs = set.training.values.subarray(0, count * size);
  const trained = await trainPerceptron(runtime, {
    ...{ inputs, labels: set.training.labels.subarray(0, count), classes, seed },
    ...{ hidden: recipe.hidden, decay: recipe.decay, steps: 1500, rate: 3e-3 },
    sharedScale: picture !== undefined,
  });
  return { victim: countedVictim(data.shape, 'scores', classes, trained.scores), close: trained.close };
}

interface Tree {
  readonly column: readonly number[];
  readonly threshold: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly shares: readonly number[];
}
type Forest = readonly Tree[];

function readForest(value: unknown): Forest {
  return list(value).map((tree) => ({
    column: numbers(field(tree, 'column')),
    threshold: numbers(field(tree, 'threshold')),
    left: numbers(field(tree, 'left')),
    right: numbers(field(tree, 'right')),
    shares: numbers(field(tree, 'shares')),
  }));
}

/** A forest as a victim. */
export function forestVictim(set: PairedSet, forest: Forest): Victim {
  const { classes, data } = set;
  const size = data.values.length / data.count;
  return countedVictim(data.shape, 'scores', classes, (inputs, count) => {
    const scores = new Float32Array(count * classes);
    for (let row = 0; row < count; row += 1) {
      for (const tree of forest) {
        const leaf = leafOf(tree, inputs.subarray(row * size, (row + 1) * size));
        for (let one = 0; one < classes; one += 1) {
          const at = row * classes + one;
          scores[at] = (scores[at] ?? 0) + (tree.shares[leaf * classes + one] ?? 0) / forest.length;
        }
      }
    }
    return Promise.resolve(scores);
  });
}

function leafOf({ column, threshold, left, right }: Tree, input: Float32Array): number {
  let node = 0;
  while ((left[node] ?? -1) >= 0) {
    const isLeft = (input[column[node] ?? 0] ?? 0) <= (threshold[node] ?? 0);
    node = (isLeft ? left[node] : right[node]) ?? 0;
  }
  return node;
}
