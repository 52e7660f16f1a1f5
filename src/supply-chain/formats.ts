import { CONTAINER_FORMATS } from './archives/container-formats.ts';
import { startsAsZip } from './archives/zip-directory.ts';
import type { ByteSource } from './byte-source.ts';
import type { ContentFormat, InertFormat, ScannedFormat } from './content-format.ts';
import { looksLikeCoreMl, scanCoreMl } from './formats/core-ml.ts';
import { looksLikeGguf, scanGguf } from './formats/gguf.ts';
import { looksLikeHdf5, scanHdf5 } from './formats/hdf5.ts';
import { INERT_MODELS } from './formats/inert-models.ts';
import { looksLikeJsonDocument, scanJsonDocument } from './formats/json-document.ts';
import { looksLikeModelCard, scanModelCard } from './formats/model-card.ts';
import { looksLikeNumpy, scanNumpy } from './formats/numpy.ts';
import { looksLikeOnnx, scanOnnx } from './formats/onnx.ts';
import { looksLikePickle, scanPickle } from './formats/pickle.ts';
import { isPythonName, looksLikePythonSource, scanPythonSource } from './formats/python-source.ts';
import { looksLikeSafetensors, scanSafetensors } from './formats/safetensors.ts';
import {
  looksLikeGraph,
  looksLikeKerasMetadata,
  looksLikeSavedModel,
  scanGraph,
  scanKerasMetadata,
  scanSavedModel,
} from './formats/saved-model.ts';
import { looksLikePythonPaths, PYTHON_PATHS } from './formats/python-paths.ts';
import { isTemplateName, looksLikeTemplate, scanTemplate } from './formats/template.ts';
import { looksLikeTflite, scanTflite } from './formats/tflite.ts';
import { looksLikeTorchScript, scanTorchScript } from './formats/torchscript.ts';
import { looksLikeXmlModel, scanXmlModel } from './formats/xml-model.ts';
import { isYamlName, looksLikeYaml, scanYaml } from './formats/yaml.ts';
import { looksLikeLfsPointer, scanLfsPointer } from './lfs-pointer.ts';

/** A model that begins with bytes of its own. */
const MODEL = { kind: 'scanned', isModel: true, isDistinct: true } as const;
/** A model in the form of protobuf, which has no bytes of its own at the start. */
const PROTOBUF = { kind: 'scanned', isModel: true, isDistinct: false } as const;
/** Text that matters because of what it says about models. */
const TEXT = { kind: 'scanned', isModel: false, isDistinct: false } as const;
/** A model that runs nothing: numbers only. */
const INERT = { kind: 'inert', isModel: true, isDistinct: false } as const;

/** Recognises plain text by its name, since its content says too little. */
function named(
  isName: (name: string) => boolean,
  looksLike: (head: Uint8Array, bytes: ByteSource) => boolean,
): ScannedFormat['looksLike'] {
  return (head, bytes, name) => isName(name) && looksLike(head, bytes);
}

const models: readonly ScannedFormat[] = [
  {
    ...MODEL,
    id: 'pickle',
    // The P of PK is an opcode, but one that every loader of such a file refuses.
    looksLike: (head, bytes) => !startsAsZip(head) && looksLikePickle(head, bytes),
    scan: scanPickle,
  },
  { ...MODEL, id: 'numpy', looksLike: looksLikeNumpy, scan: scanNumpy },
  { ...MODEL, id: 'safetensors', looksLike: looksLikeSafetensors, scan: scanSafetensors },
  { ...MODEL, id: 'gguf', looksLike: looksLikeGguf, scan: scanGguf },
  { ...MODEL, id: 'hdf5', looksLike: looksLikeHdf5, scan: scanHdf5 },
  { ...MODEL, id: 'tflite', looksLike: looksLikeTflite, scan: scanTflite },
  { ...PROTOBUF, id: 'onnx', looksLike: looksLikeOnnx, scan: scanOnnx },
  { ...PROTOBUF, id: 'saved-model', looksLike: looksLikeSavedModel, scan: scanSavedModel },
  { ...PROTOBUF, id: 'tensorflow-graph', looksLike: looksLikeGraph, scan: scanGraph },
  { ...PROTOBUF, id: 'keras-metadata', looksLike: looksLikeKerasMetadata, scan: scanKerasMetadata },
  { ...PROTOBUF, id: 'core-ml', looksLike: looksLikeCoreMl, scan: scanCoreMl },
];

const inert: readonly InertFormat[] = INERT_MODELS.map((model) => ({
  ...INERT,
  id: model.id,
  looksLike: (head, _, name) => model.looksLike(head, name),
}));

const texts: readonly ScannedFormat[] = [
  { ...TEXT, id: 'xml-model', isModel: true, looksLike: looksLikeXmlModel, scan: scanXmlModel },
  { ...TEXT, id: 'torchscript', isModel: true, looksLike: looksLikeTorchScript, scan: scanTorchScript },
  {
    ...TEXT,
    id: 'json',
    // Lines of JSON are data.
    looksLike: named((name) => !/\.(?:jsonl|ndjson)$/iu.test(name), looksLikeJsonDocument),
    scan: scanJsonDocument,
  },
  { ...TEXT, id: 'yaml', looksLike: named(isYamlName, looksLikeYaml), scan: scanYaml },
  { ...TEXT, id: 'python', looksLike: named(isPythonName, looksLikePythonSource), scan: scanPythonSource },
  { ...TEXT, id: 'jinja', looksLike: named(isTemplateName, looksLikeTemplate), scan: scanTemplate },
  {
    ...TEXT,
    id: 'model-card',
    looksLike: named((name) => /\.(?:md|markdown)$/iu.test(name), looksLikeModelCard),
    scan: scanModelCard,
  },
  { ...TEXT, id: 'git-lfs-pointer', looksLike: looksLikeLfsPointer, scan: scanLfsPointer },
];

/** Text that has the extension of models, and is none. */
const others: readonly InertFormat[] = [
  {
    ...INERT,
    isModel: false,
    id: PYTHON_PATHS,
    looksLike: (head, bytes, name) => looksLikePythonPaths(head, bytes.size, name),
  },
];

/** Every format that is recognised, by what content is; archives last. */
export const FORMATS: readonly ContentFormat[] = [
  ...models,
  ...inert,
  ...texts,
  ...others,
  ...CONTAINER_FORMATS,
];
