import { CHECK_MARK } from '../catalog/result/result-words.ts';
import { ArtifactFault } from '../fault.ts';
import { rowOf } from '../vectors.ts';
import type { BatchRunner, Features } from './batch-runner.ts';

/** Rows that are asked about one by one, to see whether that changes their answers. */
const COMPARED = 8;
/** Answers that differ by less of their spread differ by rounding, or by the scale of a dynamic quantization. */
const MOST_APART = 0.05;

/** What looking at answers about rows of the data has shown. */
export interface SeenRows extends Features {
  /** True if the answer about an input depends on the other inputs of its batch. */
  readonly dependsOnBatch: boolean;
}

/**
 * Asks a model about rows of the data, together and some one by one. One whose answers depend on the batch is asked about one input at a
 * time from then on. @throws ArtifactFault if answers are no numbers, or depend on a batch that the file makes as large as it is
 */
export async function seeRows(runner: BatchRunner, inputs: Float32Array, count: number): Promise<SeenRows> {
  const together = await runner.run(inputs, count);
  requireNumbers(inputs, together, count);
  const isApart =
    (await changesAlone(runner, inputs, together, Math.min(count, COMPARED))) &&
    // A random model answers otherwise whenever it is asked.
    areSame(together, await runner.run(inputs, count));
  if (!isApart) return { ...together, dependsOnBatch: false };
  if (runner.plan.batch !== undefined) {
    throw new ArtifactFault(
      `The model takes ${String(runner.plan.batch)} inputs at once, and its answer about one of them depends on the others, so it ` +
        'cannot be attacked. Export it for inference (PyTorch: model.eval()), with an open batch.',
    );
  }
  runner.askAlone();
  const alone = await runner.run(inputs, count);
  if (isSame(alone)) throw new ArtifactFault(SAME_ALONE);
  return { ...alone, dependsOnBatch: true };
}

const SAME_ALONE =
  "The model's answer about an input depends on the other inputs of its batch, and is the same for all inputs that are given alone: it " +
  'was exported in training mode, or takes softmax over the wrong axis. Export it for inference (PyTorch: model.eval()), and take ' +
  'softmax over the classes.';

/** Said if a model's answers depend on the batch. */
export const DEPENDS_ON_BATCH =
  `${CHECK_MARK}the model's answer about an input depends on the other inputs of its batch, as after an export in training mode or with ` +
  'softmax over the wrong axis. It was asked about one input at a time. Export it for inference (PyTorch: model.eval()), and check ' +
  'the axis of softmax.';

function areSame(one: Features, other: Features): boolean {
  return one.values.every((value, at) => value === other.values[at]);
}

function isSame({ values, size }: Features): boolean {
  return values.every((value, at) => value === values[at % size]);
}

async function changesAlone(
  runner: BatchRunner,
  inputs: Float32Array,
  { values, size }: Features,
  count: number,
): Promise<boolean> {
  if (count < 2 || runner.plan.batch === 1) return false;
  const [least, most] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  for (let row = 0; row < count; row += 1) {
    const alone = await runner.run(rowOf(inputs, row, runner.plan.size), 1);
    const own = rowOf(values, row, size);
    const isOther = (value: number, at: number): boolean =>
      Math.abs(value - (own[at] ?? 0)) > MOST_APART * (most - least);
    if (alone.size !== size || alone.values.some(isOther)) return true;
  }
  return false;
}

function requireNumbers(inputs: Float32Array, { values, size }: Features, count: number): void {
  const rows = Array.from({ length: count }, (_unused, row) => row).filter((row) =>
    rowOf(values, row, size).some(Number.isNaN),
  );
  const [first] = rows;
  if (first === undefined) return;
  const width = inputs.length / count;
  const isLacking = rows.some((row) => rowOf(inputs, row, width).some(Number.isNaN));
  if (isLacking) throw new ArtifactFault(NEEDS_NUMBERS);
  throw new ArtifactFault(
    `The model answers NaN, which is no number, for ${String(rows.length)} of ${String(count)} inputs of the data, although none of ` +
      "their numbers is missing. Check that the data is scaled as in training, and the model's divisions, logarithms and roots.",
  );
}

/** Said if a model cannot answer about a missing number. */
export const NEEDS_NUMBERS =
  'The model answers NaN if a number is missing in an input, so it was not trained with missing values. Fill them in the data as in ' +
  'training, or leave out such rows.';
