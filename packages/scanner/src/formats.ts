import { containers, opaqueArchives } from './archives/container-formats.ts';
import type { ContentFormat } from './content-format.ts';
import { coreMl } from './formats/core-ml.ts';
import { gguf } from './formats/gguf.ts';
import { hdf5 } from './formats/hdf5.ts';
import { inertData, inertModels } from './formats/inert-models.ts';
import { jsonDocument } from './formats/text/json-document.ts';
import { lightgbm } from './formats/lightgbm.ts';
import { modelCard } from './formats/text/model-card.ts';
import { flaxMsgpack, msgpack } from './formats/msgpack.ts';
import { numpy } from './formats/numpy.ts';
import { onnx } from './formats/onnx.ts';
import { pickle } from './formats/pickle.ts';
import { customGenerate, pythonPaths } from './formats/text/python-paths.ts';
import { safetensors } from './formats/safetensors.ts';
import { kerasMetadata, savedModel, tensorflowGraph } from './formats/saved-model.ts';
import { template } from './formats/text/template.ts';
import { tflite } from './formats/tflite.ts';
import { torchBytecode, torchScript } from './formats/torchscript.ts';
import { unreadModels } from './formats/unread-models.ts';
import { xmlModel } from './formats/xml-model.ts';
import { xgboostBinaryJson, xgboostJson } from './formats/xgboost.ts';
import { yaml } from './formats/text/yaml.ts';
import { lfsPointer } from './content/lfs-pointer.ts';

/**
 * Every format that is recognised, in the order in which a file's formats are named: models, text that matters because of
 * what it says about models, and archives. A new format is a file in formats/ and a line here; `npm run generate` writes
 * its extensions and what model it is to packages/scanner/src/rules/, which reports read without loading a scanner.
 */
export const FORMATS: readonly ContentFormat[] = [
  ...[pickle, numpy, safetensors, gguf, hdf5, tflite],
  // Protobuf has no bytes of its own at the start.
  ...[onnx, savedModel, tensorflowGraph, kerasMetadata, coreMl],
  flaxMsgpack,
  ...[xgboostJson, xgboostBinaryJson, lightgbm],
  ...inertModels,
  ...inertData,
  ...[xmlModel, torchScript, torchBytecode, jsonDocument, yaml, msgpack],
  ...[customGenerate, template, modelCard, lfsPointer, pythonPaths],
  ...containers,
  ...opaqueArchives,
  ...unreadModels,
];
