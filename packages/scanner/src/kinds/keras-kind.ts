import type { JsonNode } from '../reading/json-tape.ts';
import type { ModelKind } from '../rules/model-kind.ts';

/** Activations of a last layer whose answers are scores of classes. */
const SCORES: readonly string[] = ['softmax', 'sigmoid'];
const MAX_DIMENSIONS = 8;

/** Describes a network of Keras by its config, `{ class_name, config }`. @returns undefined if it has no layers */
export function describeKeras(root: JsonNode): ModelKind | undefined {
  const layers = [...(root.get('config', 'layers')?.values() ?? [])];
  const first = layers[0]?.get('config');
  const last = layers.at(-1)?.get('config');
  const name = root.get('class_name')?.string;
  if (first === undefined) return undefined;
  const { batch_shape, batch_input_shape } = first.fields('batch_shape', 'batch_input_shape');
  const shape = readShape(batch_shape ?? batch_input_shape);
  const isClassifier = SCORES.includes(last?.get('activation')?.string ?? '');
  return {
    role: isClassifier ? 'classifier' : 'predictor',
    library: 'keras',
    ...(name === undefined ? {} : { name: name.slice(0, 100) }),
    ...(shape === undefined ? {} : { inputs: { shape } }),
  };
}

/** The shape of one input: what follows the batch. */
function readShape(node: JsonNode | undefined): readonly (number | null)[] | undefined {
  const lengths = [...(node?.values() ?? [])].slice(1);
  if (lengths.length === 0 || lengths.length > MAX_DIMENSIONS) return undefined;
  return lengths.map((length) => (length.kind === 'number' ? Number(length.text) : null));
}
