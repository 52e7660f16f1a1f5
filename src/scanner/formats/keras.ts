import { isKerasObject, judgeKerasConfig } from '../keras/judge-config.ts';
import { describeKeras } from '../kinds/keras-kind.ts';
import type { JsonNode } from '../reading/json-tape.ts';
import type { Scan } from '../scan.ts';

/** Judges a JSON value that may hold the config of a Keras model, and tells what it is. */
export function scanKerasJson(root: JsonNode, scan: Scan): void {
  const { keras_version: version, backend } = root.fields('keras_version', 'backend', 'class_name');
  const named = version?.string;
  if (named !== undefined) scan.observe({ kind: 'framework', name: 'keras', version: named });
  else if (backend?.string !== undefined) scan.observe({ kind: 'framework', name: 'keras' });
  const model = isKerasObject(root)
    ? root
    : (root.get('modelTopology', 'model_config') ?? root.get('model_config'));
  const className = model?.get('class_name')?.string;
  if (className !== undefined) {
    scan.observe({ kind: 'format', format: 'keras-config' });
    scan.observe({ kind: 'architecture', name: className });
    const kind = model === undefined ? undefined : describeKeras(model);
    if (kind !== undefined) scan.observe({ kind: 'model', model: kind });
  }
  judgeKerasConfig(root, scan);
}
