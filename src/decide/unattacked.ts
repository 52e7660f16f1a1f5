import type { ScannedFile, SupplyChainOutcome, UnattackedModel } from '../facts/scan-outcome.ts';
import type { Observation } from '../scanner/rules/observation.ts';
import { plainLine } from '../text/sanitize.ts';
import { counted } from '../text/number-words.ts';

/** Formats whose files are models by themselves. */
const WHOLE_MODELS: readonly string[] = [
  ...['onnx', 'xgboost-json', 'xgboost-ubj', 'xgboost-binary', 'lightgbm', 'catboost', 'pmml', 'openvino'],
  ...['saved-model', 'tensorflow-graph', 'tflite', 'keras-zip', 'torchscript', 'torch-archive', 'core-ml'],
];
/** Formats of weights, in which optimizers and language models are kept, too. */
const WEIGHTS: readonly string[] = ['torch-zip', 'safetensors', 'flax-msgpack'];
/** Formats in which a pickle may be compressed. */
const PICKLES: readonly string[] = [
  ...['pickle', 'joblib-zfile', 'zlib', 'gzip', 'bzip2', 'xz', 'lzma', 'lz4'],
];
/** Files of weights that are no model. */
const NO_MODEL_NAME = /^(?:.*tokenizer|.*scaler|optimizer|scheduler|rng_state|training_args|adapter_model)/iu;
const LANGUAGE_MODEL = /(?:LM|LMHeadModel|ConditionalGeneration)$/u;
const SHARD = /-\d{5}-of-\d{5}(?=\.[^./]+$)/u;

/**
 * Lists the model files that an analysis could take and that no analysis names as its model, sorted by path (docs/supply-chain.md,
 * "Models that nothing attacks"). A set of shards is one model, and so are files with the same bytes. Pure.
 * @param files what the scan of the files found
 * @param covered the models of the analyses: files and folders, relative to the workspace, with forward slashes
 */
export function findUnattacked(
  files: readonly ScannedFile[],
  covered: readonly string[],
): readonly UnattackedModel[] {
  const isCovered = ({ path }: ScannedFile): boolean =>
    covered.some((model) => model === path || path.startsWith(`${model}/`));
  const seen = new Set(files.filter(isCovered).flatMap(({ sha256 }) => sha256 ?? []));
  const languageFolders = new Set(
    files.filter(({ observations }) => observations.some(isLanguageModel)).map(({ path }) => folderOf(path)),
  );
  const found: UnattackedModel[] = [];
  for (const file of files) {
    const { path, format = '', sha256 } = file;
    if (isCovered(file) || !isAttackable(file, languageFolders)) continue;
    const keys = [path.replace(SHARD, ''), ...(sha256 === undefined ? [] : [sha256])];
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    if (isNew) found.push({ path, format });
  }
  return found;
}

function isAttackable(
  { path, format = '', isModelFile, observations }: ScannedFile,
  languageFolders: ReadonlySet<string>,
): boolean {
  if (!isModelFile) return false;
  if (WHOLE_MODELS.includes(format)) return true;
  if (format === 'hdf5') return observations.some(isKeras);
  if (PICKLES.includes(format) && observations.some(({ kind }) => kind === 'architecture')) return true;
  const isTorch = format === 'pickle' && observations.some(isPyTorch);
  if (!isTorch && !WEIGHTS.includes(format)) return false;
  return !NO_MODEL_NAME.test(path.slice(path.lastIndexOf('/') + 1)) && !languageFolders.has(folderOf(path));
}

function isKeras(observation: Observation): boolean {
  return (
    observation.kind === 'architecture' || (observation.kind === 'framework' && observation.name === 'keras')
  );
}

function isPyTorch(observation: Observation): boolean {
  return observation.kind === 'framework' && observation.name === 'pytorch';
}

function isLanguageModel(observation: Observation): boolean {
  return observation.kind === 'architecture' && LANGUAGE_MODEL.test(observation.name);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** More names would hide the sentence. */
const MAX_NAMES = 5;

/** `2 models were not attacked: churn.joblib, risk.ubj.` Empty if there is none. Holds untrusted names, as plain text. */
export function unattackedHeadline({ unattacked = [] }: Pick<SupplyChainOutcome, 'unattacked'>): string {
  if (unattacked.length === 0) return '';
  const names = unattacked.slice(0, MAX_NAMES).map(({ path }) => plainLine(path, 200));
  const left = unattacked.length - names.length;
  const more = left === 0 ? '' : ` and ${counted(left, 'other', 'others')}`;
  const were = counted(unattacked.length, 'model was', 'models were');
  return `${were} not attacked: ${names.join(', ')}${more}.`;
}
