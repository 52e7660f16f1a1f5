import { TASKS } from '../core/attack-table.ts';
import type { UnattackedModel } from '../facts/scan-outcome.ts';
import { plainLine } from '../text/sanitize.ts';

const BOOSTED = 'onnxmltools';
const TENSORFLOW = 'tf2onnx';
const TORCH = 'torch.onnx.export';
/** The tool that makes an ONNX file of a format. */
const CONVERTERS: Readonly<Record<string, string>> = {
  'xgboost-json': BOOSTED,
  'xgboost-ubj': BOOSTED,
  'xgboost-binary': BOOSTED,
  lightgbm: BOOSTED,
  catboost: BOOSTED,
  'saved-model': TENSORFLOW,
  'tensorflow-graph': TENSORFLOW,
  tflite: TENSORFLOW,
  'keras-zip': TENSORFLOW,
  hdf5: TENSORFLOW,
  torchscript: TORCH,
  'torch-zip': TORCH,
  'torch-archive': TORCH,
  safetensors: TORCH,
  'flax-msgpack': 'jax2onnx',
};

/** Says what to do so that a model is attacked: a sentence without the name of the file. Trusted. */
export function attackAdvice({ format }: UnattackedModel): string {
  if (format === 'onnx') return 'Add it to .github/model-security.yml.';
  const tool = CONVERTERS[format] ?? 'skl2onnx or another converter of the library that made it';
  return `Convert it to ONNX with ${tool}, and add that file to .github/model-security.yml.`;
}

/** What a reader does with a {@link configLine}. Trusted. */
export const LINE_ADVICE =
  `The line for the list models, with its task (${TASKS.join(', ')}) in place of TASK, and the path of your data in ` +
  'place of DATA:';

/**
 * The line that adds a model to the list `models` of the config file. TASK and DATA stand in the places of a choice and of a
 * path. Untrusted, as plain text.
 */
export function configLine({ path, format }: UnattackedModel): string {
  const model = plainLine(format === 'onnx' ? path : `${path.replace(/\.[^./]+$/u, '')}.onnx`, 1000);
  const stem = (model.split('/').at(-1) ?? '').replace(/\.onnx$/u, '').toLowerCase();
  const name = stem.replace(/[^a-z0-9]+/gu, '-').replace(/^-+|-+$/gu, '');
  const artifacts = `{ model: ${JSON.stringify(model)}, data: DATA }`;
  return `- { name: ${JSON.stringify(name === '' ? 'model' : name)}, task: TASK, artifacts: ${artifacts}, attacks: { extraction: {} } }`;
}
