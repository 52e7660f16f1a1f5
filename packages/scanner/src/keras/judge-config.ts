import { isUnreadable } from '@model-security-scan/common/unreadable';
import { finding, notScanned } from '../rules/file-finding.ts';
import { MemorySource } from '../byte-source.ts';
import { type JsonNode, parseJson } from '../reading/json-tape.ts';
import type { Scan } from '../scan.ts';
import {
  ACTING_MODULES,
  COMPUTING_MODULES,
  judgeFunction,
  judgeSymbol,
  KERAS_MODULES,
  KNOWN_CLASSES,
  type NamedObject,
} from './judge-function.ts';
import { wordSet } from '../reading/word-table.ts';

export interface KerasOptions {
  /**
   * True for the metadata of a SavedModel: TensorFlow then takes a class that it does not know from the graph, so that such
   * a class is nothing to tell.
   */
  readonly isSavedModel?: boolean;
}

const MAX_JSON_IN_TEXTS = 5;

/** A text of this length or more that looks like JSON with classes is read as JSON too. */
const MIN_JSON_LENGTH = 20;

/**
 * Judges all objects of a config with a `class_name`, and those in texts that hold JSON. Keras makes an object for each of
 * them when it loads the model.
 */
export function judgeKerasConfig(root: JsonNode, scan: Scan, options: KerasOptions = {}, depth = 0): void {
  for (const node of root.all()) {
    if (node.kind === 'object') judgeObject(node, scan, options);
    else if (node.kind === 'string') judgeText(node, scan, options, depth);
  }
}

/** True if an object is one that Keras makes an object of. */
export function isKerasObject(node: JsonNode): boolean {
  const { class_name: name, config } = node.fields('class_name', 'config');
  return name?.kind === 'string' && config !== undefined;
}

function judgeText(node: JsonNode, scan: Scan, options: KerasOptions, depth: number): void {
  if (node.length < MIN_JSON_LENGTH) return;
  const text = node.string ?? '';
  if (!/^\s*[[{]/u.test(text) || !text.includes('class_name')) return;
  if (depth >= MAX_JSON_IN_TEXTS) {
    const detail = 'Configs are nested in texts more than five times; the innermost were not looked at.';
    scan.find(notScanned('over-limit', 'nested configs', detail));
    return;
  }
  try {
    judgeKerasConfig(parseJson(Buffer.from(text)), scan, options, depth + 1);
  } catch (error) {
    // A text that only looks like JSON is nothing that Keras reads.
    if (!isUnreadable(error, 'damaged')) throw error;
  }
}

function judgeObject(node: JsonNode, scan: Scan, options: KerasOptions): void {
  const fields = node.fields('class_name', 'module', 'registered_name', 'config', 'node_def');
  const name = fields.class_name?.string;
  if (name === undefined) return;
  reportDuplicates(node, scan);
  const module = fields.module?.string;
  const object = {
    name,
    module,
    registered: fields.registered_name?.string,
    config: fields.config,
    offset: node.offset,
  };
  if (isLambda(name)) {
    const detail =
      'The layer carries compiled Python code, which runs when the model is loaded or makes a prediction.';
    scan.find(finding('critical', 'keras-code', 'Lambda', detail, { offset: node.offset }));
  } else if (name === 'function' || name === 'builtin_function_or_method') judgeFunction(object, scan);
  else if (name === 'TFOpLambda' || name === 'TensorFlowOpLayer' || name === 'ClassMethod') {
    judgeSymbol(object, scan);
  } else if (name === 'TorchModuleWrapper') judgeTorchModule(object, scan);
  else judgeClass(object, scan, options);
  if (fields.config !== undefined) judgeFiles(name, fields.config, scan);
}

function isLambda(name: string): boolean {
  return name === 'Lambda' || name === '__lambda__' || name.endsWith('>Lambda');
}

/** A torch module inside Keras is a file of torch.save, and so a pickle. */
function judgeTorchModule(object: NamedObject, scan: Scan): void {
  const detail = 'The layer holds a PyTorch module as a pickle, which runs code when it is loaded.';
  const { offset } = object;
  scan.find(finding('critical', 'keras-code', 'TorchModuleWrapper', detail, { offset }));
  for (const node of object.config?.all() ?? []) {
    const text = node.length > 16 ? node.string : undefined;
    if (text === undefined) continue;
    const isBase64 = /^[A-Za-z0-9+/=\s]+$/u.test(text);
    const bytes = Buffer.from(text, isBase64 ? 'base64' : 'latin1');
    if (bytes[0] === 0x80 || bytes.subarray(0, 2).toString('latin1') === 'PK') {
      scan.enter('torch-module', new MemorySource(bytes));
    }
  }
}

function judgeClass(object: NamedObject, scan: Scan, options: KerasOptions): void {
  const { name, module, registered, offset } = object;
  const subject = module === undefined || module === '' ? name : `${module}.${name}`;
  if (isBuiltinValue(module, name)) return;
  if (module !== undefined && ACTING_MODULES.test(module)) {
    const detail = 'Keras imports this module of Python, and calls what the config names.';
    scan.find(finding('critical', 'keras-code', subject, detail, { offset }));
    return;
  }
  const isFromKeras = module === undefined ? KNOWN_CLASSES.has(name) : KERAS_MODULES.test(module);
  if (isFromKeras) {
    if (module !== undefined && !COMPUTING_MODULES.test(module) && !/^keras_(?:hub|nlp|cv)/u.test(module)) {
      const detail = 'It is a part of Keras that does more than compute.';
      scan.find(finding('review', 'keras-foreign-object', subject, detail, { offset }));
    }
    return;
  }
  if (options.isSavedModel === true && module === undefined) return;
  const known = registered === undefined ? '' : ` It is registered as ${registered.slice(0, 100)}.`;
  const detail = `Keras does not define this class: the program that loads the model brings it along.${known}`;
  scan.find(finding('review', 'keras-foreign-object', subject, detail, { offset }));
}

/** Keras writes slices and tuples of a config as objects of these modules. */
function isBuiltinValue(module: string | undefined, name: string): boolean {
  return (
    module === 'builtins' && ['tuple', 'slice', 'dict', 'list', 'float', 'int', 'bool', 'str'].includes(name)
  );
}

const DECIDING_KEYS = new Set(['class_name', 'module', 'config', 'registered_name']);

/** Python takes the last of two equal keys, other readers the first: what one judges is not what another loads. */
function reportDuplicates(node: JsonNode, scan: Scan): void {
  const seen = new Set<string>();
  for (const [key] of node.entries()) {
    const text = key.length > 100 ? '' : (key.text ?? '');
    if (DECIDING_KEYS.has(text) && seen.has(text)) {
      const detail = 'The key is there twice in one object: readers disagree which one counts.';
      scan.find(finding('high', 'malformed-model', `duplicate ${text}`, detail, { offset: key.offset }));
    }
    seen.add(text);
  }
}

/** Layers whose words are read from a file if the field is a text. */
const LOOKUP_LAYERS =
  /^(?:StringLookup|IntegerLookup|TextVectorization|IndexLookup|\w*Tokenizer|\w*Lookup)$/u;
/** Fields of any object that name a file, a folder or an address. */
const FILE_FIELDS = wordSet(`
  filepath file_path filename file path fname origin url uri directory folder cache_dir proto vocabulary_file vocab_file
  merges_file weights_path checkpoint preset vocabulary merges idf_weights handle model_path saved_model export_dir asset_path
`);
/** Layers that load a model from a place. */
const LOADING_LAYERS = new Set(['TFSMLayer', 'KerasLayer', 'FlaxLayer', 'JaxLayer']);

/**
 * Finds file names and addresses in the config of an object. Keras reads such a file when it loads the model: a picked
 * file of the machine becomes a part of the model, and so of what the model answers.
 */
function judgeFiles(className: string, config: JsonNode, scan: Scan): void {
  for (const [key, value] of config.entries()) {
    if (key.length > 100 || value.kind !== 'string' || value.length > 4096) continue;
    const [name, text] = [key.text ?? '', value.string ?? ''];
    if (!FILE_FIELDS.has(name) || text === '') continue;
    const isLookup = LOOKUP_LAYERS.test(className) && name !== 'file';
    const isLoading = LOADING_LAYERS.has(className);
    if (!isLookup && !isLoading && !looksLikePath(text)) continue;
    const detail = `${className.slice(0, 100)} reads the file or address in "${name}" when the model is loaded.`;
    scan.find(finding('high', 'keras-file-access', text, detail, { offset: value.offset }));
  }
}

/** True for a text with a folder, a drive or a scheme. */
function looksLikePath(text: string): boolean {
  return /^(?:[A-Za-z][\w+.-]*:|~|\.{0,2}[\\/])|[\\/]|\.(?:txt|json|model|bin|h5|keras|pb|csv)$/u.test(text);
}
