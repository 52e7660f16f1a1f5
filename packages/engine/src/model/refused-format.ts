import { isLfsPointer, LFS_ADVICE } from '../dataset/member.ts';

/** How to make an ONNX file of the models of a framework. */
const CONVERTERS = {
  scikit:
    'if you trust where it comes from, load it and write it anew. XGBoost: model.save_model("model.ubj"); LightGBM: model.booster_.save_model("model.txt"); ' +
    'scikit-learn, with skl2onnx: open("model.onnx", "wb").write(skl2onnx.to_onnx(model, numpy.asarray(X[:1], "float32")).SerializeToString())',
  keras: 'convert it with tf2onnx: python -m tf2onnx.convert --keras model.h5 --output model.onnx',
  savedModel: 'convert it with tf2onnx: python -m tf2onnx.convert --saved-model FOLDER --output model.onnx',
  lite: 'convert it with tf2onnx: python -m tf2onnx.convert --tflite model.tflite --output model.onnx',
  torch:
    'export it where the model is defined: torch.onnx.export(model.eval(), example, "model.onnx", external_data=False)',
  catboost:
    'load it and write it as ONNX: model = catboost.CatBoost(); model.load_model(PATH); model.save_model("model.onnx", format="onnx")',
  xgboost:
    'load the model where it was trained and write it whole: model.save_model("model.ubj"), which is read without conversion',
  oldXgboost:
    'this format ended with XGBoost 3.0. Load it with XGBoost 2 and write it anew: model.save_model("model.ubj"), which is read without conversion',
  lightgbm:
    'load the model where it was trained and write it as text: booster.save_model("model.txt"), which is read without conversion',
} as const;

type Converter = keyof typeof CONVERTERS;

interface Format {
  readonly name: string;
  readonly converter: Converter;
  readonly matches: (content: Buffer, name: string) => boolean;
}

/** The beginning of a pickle that torch.save wrote before it wrote zip archives: its own magic number. */
const OLD_TORCH = Buffer.from([0x80, 0x02, 0x8a, 0x0a, 0x6c, 0xfc, 0x9c, 0x46, 0xf9]);

/** The formats, recognised by content, otherwise by name. */
const FORMATS: readonly Format[] = [
  {
    name: 'a TensorFlow SavedModel',
    converter: 'savedModel',
    matches: (_, name) => /\.pb$|^variables\//iu.test(name),
  },
  { name: 'an HDF5 file of Keras', converter: 'keras', matches: startsWith('\u0089HDF\r\n\u001a\n') },
  {
    name: 'a PyTorch file',
    converter: 'torch',
    matches: (content) => content.subarray(0, 9).equals(OLD_TORCH),
  },
  { name: 'a PyTorch or TorchScript archive', converter: 'torch', matches: isTorchArchive },
  { name: 'a Keras archive', converter: 'keras', matches: isKerasArchive },
  {
    name: 'a TensorFlow Lite model',
    converter: 'lite',
    matches: (content) => content.toString('latin1', 4, 8) === 'TFL3',
  },
  { name: 'a file of weights (safetensors)', converter: 'torch', matches: isSafetensors },
  { name: 'a file of weights (GGUF)', converter: 'torch', matches: startsWith('GGUF') },
  {
    name: 'a pickle (pickle or joblib), which could run any code when it is loaded',
    converter: 'scikit',
    matches: isPickle,
  },
  { name: 'a CatBoost model', converter: 'catboost', matches: startsWith('CBM1') },
  { name: 'a CatBoost model as JSON', converter: 'catboost', matches: isCatboostJson },
  { name: 'an XGBoost model of the old binary format', converter: 'oldXgboost', matches: startsWith('binf') },
  {
    name: 'a configuration of XGBoost (save_config), which has no trees',
    converter: 'xgboost',
    matches: (content) =>
      /^\s*\{\s*"(?:learner|version|Config)"\s*:/u.test(content.toString('latin1', 0, 100)),
  },
  {
    name: 'a dump of XGBoost (dump_model), which lacks the base score and the objective',
    converter: 'xgboost',
    matches: (content) =>
      /^\s*(?:\[\s*\{\s*"nodeid"|booster\[0\]:)/u.test(content.toString('latin1', 0, 100)),
  },
  {
    name: 'a dump of LightGBM (dump_model)',
    converter: 'lightgbm',
    matches: (content) =>
      /^\s*\{\s*"name"\s*:\s*"tree"\s*,\s*"version"/u.test(content.toString('latin1', 0, 100)),
  },
  {
    name: 'a LightGBM model of an old or unknown version',
    converter: 'lightgbm',
    matches: (content) => /^tree\r?\n/u.test(content.toString('latin1', 0, 6)),
  },
];

/** Says why a model file of another format is refused, and how to make an ONNX file of it; undefined if it may be ONNX. */
export function refusedFormat(content: Buffer, name: string): string | undefined {
  if (content.length === 0) return 'The model file is empty.';
  if (isLfsPointer(content)) return `The model file is a Git LFS pointer, not the model. ${LFS_ADVICE}`;
  const format = FORMATS.find(({ matches }) => matches(content, name));
  if (format === undefined) return undefined;
  return (
    `The model is ${format.name}. Local analyses take ONNX, XGBoost (.json, .ubj) and LightGBM (.txt): ${CONVERTERS[format.converter]}. Or serve the model, ` +
    'and analyse its endpoint with use_model_api: yes; or name a Python function that calls it with predict.'
  );
}

function startsWith(beginning: string): Format['matches'] {
  return (content) => content.toString('latin1', 0, beginning.length) === beginning;
}

/** CatBoost sorts the keys of its JSON, and its trees can be long: two keys of the model are looked for. */
function isCatboostJson(content: Buffer): boolean {
  const isObject = /^\s*\{/u.test(content.toString('latin1', 0, 20));
  return isObject && content.includes('"scale_and_bias"') && content.includes('_trees"');
}

function isZip(content: Buffer): boolean {
  return content.toString('latin1', 0, 4) === 'PK\u0003\u0004';
}

function isTorchArchive(content: Buffer, name: string): boolean {
  const zip = isZip(content);
  return (
    zip &&
    (/\.(?:pt|pth|bin|ckpt)$/iu.test(name) ||
      content.includes('/data.pkl') ||
      content.includes('constants.pkl'))
  );
}

function isKerasArchive(content: Buffer, name: string): boolean {
  return isZip(content) && (/\.keras$/iu.test(name) || content.includes('model.weights.h5'));
}

/** A length of 8 bytes, then a JSON object. */
function isSafetensors(content: Buffer): boolean {
  return (
    content.length > 10 &&
    content.readUInt32LE(4) === 0 &&
    /^\{[\s"]/u.test(content.toString('latin1', 8, 10))
  );
}

/** A pickle of protocol 2 to 5, also compressed as joblib does, or one whose name says so. */
function isPickle(content: Buffer, name: string): boolean {
  const [first = 0, second = 0] = content;
  const named = /\.(?:pkl|pickle|joblib|sav|dill|p)$/iu.test(name);
  return named || (first === 0x80 && second >= 2 && second <= 5);
}
