import { product } from '../vectors.ts';
import type { GraphFlow, ProbedTensor } from './facts.ts';
import { NoGradient } from './no-gradient.ts';

/** Rows of a batch, and what the tensors of a batch may take with their gradients. */
const MOST_ROWS = 32;
const BATCH_BYTES = 192 * 2 ** 20;
/** One row of a model that takes more is not differentiated. */
const ROW_BYTES = 640 * 2 ** 20;
/** A gradient keeps about so many tensors for each of the model. */
const TENSORS_EACH = 3;

function bytesOf(flow: GraphFlow, probed: ReadonlyMap<string, ProbedTensor>): number {
  const sizes = [...probed].map(([name, { shape }]) => (flow.isActive(name) ? product(shape) : 0));
  // The way back through a pooling lays all of its windows out.
  const windows = flow.nodes.map(({ operator, outputs: [output = ''], attributes }) =>
    operator === 'MaxPool'
      ? product(attributes.integers('kernel_shape') ?? []) * product(probed.get(output)?.shape ?? [0])
      : 0,
  );
  return 4 * TENSORS_EACH * [...sizes, ...windows].reduce((all, size) => all + size, 0);
}

/** Chooses the rows of a batch by what one row takes. @throws NoGradient if one row takes too much memory */
export function rowsFor(flow: GraphFlow, probed: ReadonlyMap<string, ProbedTensor>): number {
  const each = bytesOf(flow, probed);
  if (each > ROW_BYTES) throw new NoGradient('its gradient takes too much memory');
  return Math.max(1, Math.min(MOST_ROWS, Math.floor(BATCH_BYTES / Math.max(1, each))));
}
