import { isUnreadable } from '@model-security-scan/common/unreadable';
import { describeKeras } from '../../model-kinds.ts';
import type { ByteSource } from '../../byte-source.ts';
import { MemorySource } from '../../byte-source.ts';
import { isKerasObject, judgeKerasConfig } from '../../keras/judge-config.ts';
import { decodeText } from '../../reading/utf8-text.ts';
import { words } from '../../reading/word-table.ts';
import { type JsonNode, looksLikeJsonObject, readJson } from '../../reading/json-tape.ts';
import type { Scan, ScanFormat } from '../../scan.ts';
import { IMPORTED_KEYS, judgePipeline, judgeSkops } from '../../text-rules/imported-names.ts';
import { judgeSettings } from '../../text-rules/judge-settings.ts';
import { leadsIntoSkipped, skippedReference } from '../../skipped-folders.ts';
import { OBJECT_KEY, reportObjectKey } from './object-keys.ts';
import { CALL_KEYS, EXPRESSION_KEY, judgeExpression, judgeTarget } from '../torch-export.ts';
import { isChatKey, isTemplateKey, scanTemplateText } from './template.ts';
import { isPlainText } from '../../archives/member-kinds.ts';
import { TEXT_FORMAT, HEAD_BYTES, type ScannedFormat } from '../../content-format.ts';

/** The start of a list, and not that of a section of an INI or TOML file. */
const LIST = /^\s*\[\s*(?:-?\d[\d.eE+-]*\s*,\s*)*\{\s*"/u;

/** True if content begins like a JSON object, or like any JSON if its name says so. */
export function looksLikeJsonDocument(head: Uint8Array, name = ''): boolean {
  if (looksLikeJsonObject(head)) return true;
  const start = decodeText(head);
  return /\.json$/iu.test(name) ? /^\s*\[/u.test(start) : LIST.test(start);
}

/**
 * Scans any JSON file by what is in it, since a name says little: configs of Keras, of transformers and of Hydra, and chat
 * templates wherever they stand. A file that cannot be read matters only if it has to do with models:
 * settings of editors and compilers have comments, which JSON does not allow. What is no text may be a header of something else.
 */
export const scanJsonDocument: ScanFormat = (content, scan) => {
  let root: JsonNode;
  try {
    root = readJson(content.bytes);
  } catch (error) {
    const isOther = isPlainText(content.bytes.read(0, HEAD_BYTES)) && !mentionsModels(content.bytes);
    if (isUnreadable(error, 'damaged') && isOther) return;
    throw error;
  }
  scanParsedJson(root, scan);
};

/** The parts that were judged last, each with all that is inside of it: what is inside needs no judging again. */
interface Judged {
  chat?: JsonNode;
  template?: JsonNode;
  setting?: JsonNode;
}

/** Judges what a JSON document says. */
export function scanParsedJson(root: JsonNode, scan: Scan): void {
  let isKeras = false;
  let isProgram = false;
  const judged: Judged = {};
  for (const [key, value] of root.allEntries()) {
    isKeras ||= key === 'class_name' || key === 'keras_version';
    isProgram ||= key === 'graph_module';
    judgeEntry(key, value, scan, judged);
  }
  if (isProgram) {
    judgeCalls(root, scan);
    scan.observe({ kind: 'model', model: { role: 'predictor', library: 'pytorch' } });
  }
  for (const node of root.all()) {
    if (node.kind === 'object') judgeObject(node, scan);
  }
  if (isKeras) scanKerasJson(root, scan);
  else judgeKerasConfig(root, scan);
  judgePipeline(root, scan);
  observe(root, scan);
}

function judgeEntry(key: string, value: JsonNode, scan: Scan, judged: Judged): void {
  if (isTemplateKey(key)) judgeTemplates(value, scan, judged, isChatKey(key));
  else if (SETTING_KEYS.has(key)) judgeParent(key, value, scan, judged);
  else if (key === 'weight_map') judgeShards(value, scan);
  else if (OBJECT_KEY.test(key)) reportObject(key, value, scan);
  else if (key === EXPRESSION_KEY) judgeExpression(value, scan);
  else if (key === ENCODED_KEY) enterEncoded(value, scan);
}

function judgeCalls(root: JsonNode, scan: Scan): void {
  for (const [key, value] of root.allEntries()) if (CALL_KEYS.has(key)) judgeTarget(value, scan);
}

function reportObject(key: string, value: JsonNode, scan: Scan): void {
  reportObjectKey(key, value.string ?? key, { offset: value.offset }, scan);
}

/** The key under which stable-baselines3 keeps pickles as Base64 (`save_util.py`, `json_to_data`). */
const ENCODED_KEY = ':serialized:';

function enterEncoded(value: JsonNode, scan: Scan): void {
  const bytes = Buffer.from(value.string ?? '', 'base64');
  if (bytes.length > 0) scan.enter(ENCODED_KEY, new MemorySource(bytes));
}

/** Each value names a file with a part of the weights. */
function judgeShards(map: JsonNode, scan: Scan): void {
  for (const value of map.values()) {
    const path = value.string ?? '';
    if (leadsIntoSkipped(path)) scan.find(skippedReference(path, { offset: value.offset }));
  }
}

/** Nothing here needs its neighbours. */
const SETTING_KEYS = new Set(['auto_map', 'custom_pipelines', '_class_name']);

function judgeParent(key: string, value: JsonNode, scan: Scan, judged: Judged): void {
  if (judged.setting?.holds(value) === true) return;
  judged.setting = value;
  // One text names a class of the library itself; a list has the module first.
  const texts = [...value.all()].map((node) => node.string ?? '').filter((name) => name !== '');
  const isPair = value.kind === 'array' && texts.length === 2;
  const codeNames = isPair && key === '_class_name' ? [texts.join('.')] : key === '_class_name' ? [] : texts;
  judgeSettings({ texts: new Map(), switches: new Set(), codeNames, place: { offset: value.offset } }, scan);
}

/** Keys whose texts a loader imports or calls. */
const JUDGED_KEYS = [...words('_target_ target () class class_path type loader_module'), ...IMPORTED_KEYS];

function judgeObject(node: JsonNode, scan: Scan): void {
  const texts = new Map<string, string>();
  const switches = new Set<string>();
  for (const [key, value] of node.entries()) {
    if (key.length > 40 || (value.kind !== 'string' && value.kind !== 'true') || value.length > 300) continue;
    const name = key.text ?? '';
    if (value.kind === 'true') switches.add(name);
    else texts.set(name, value.string ?? '');
  }
  if (isNodeOfGraph(node)) texts.delete('target');
  const isModule = texts.has('type') && texts.has('path');
  judgeSkops(texts, node.offset, scan);
  if (switches.has('trust_remote_code') || isModule || JUDGED_KEYS.some((key) => texts.has(key))) {
    judgeSettings({ texts, switches, codeNames: [], place: { offset: node.offset } }, scan);
  }
}

/**
 * True for a node of a graph that torch exported: its target names an operator, with its inputs and outputs. A target that
 * a program calls has its arguments in `params`.
 */
function isNodeOfGraph(node: JsonNode): boolean {
  const { inputs, outputs, params } = node.fields('inputs', 'outputs', 'params');
  return inputs?.kind === 'array' && outputs?.kind === 'array' && params === undefined;
}

/** A template is a text, or a list of objects with `name` and `template`, or an object of texts. */
function judgeTemplates(value: JsonNode, scan: Scan, judged: Judged, isChat: boolean): void {
  const kind = isChat ? 'chat' : 'template';
  if (judged[kind]?.holds(value) === true) return;
  judged[kind] = value;
  for (const node of value.all()) {
    const text = node.string;
    if (text === undefined) continue;
    const hasTags = /\{[%{]/u.test(text);
    if (hasTags || isChat) scanTemplateText(text, scan, { offset: node.offset }, hasTags && isChat);
  }
}

/** Tells what the config of a model of transformers or diffusers says of it. */
function observe(root: JsonNode, scan: Scan): void {
  for (const architecture of root.get('architectures')?.values() ?? []) {
    if (architecture.string !== undefined) scan.observe({ kind: 'architecture', name: architecture.string });
  }
  observeModel(root, scan);
  const fields = root.fields(
    'transformers_version',
    '_diffusers_version',
    '_class_name',
    'model_type',
    '_name_or_path',
  );
  const transformers = fields.transformers_version?.string;
  if (transformers !== undefined) {
    scan.observe({ kind: 'framework', name: 'transformers', version: transformers });
  }
  const diffusers = fields._diffusers_version?.string;
  if (diffusers !== undefined) scan.observe({ kind: 'framework', name: 'diffusers', version: diffusers });
  const className = fields._class_name?.string;
  if (className !== undefined) scan.observe({ kind: 'architecture', name: className });
}

const TOKENIZERS: readonly string[] = ['BPE', 'WordPiece', 'WordLevel', 'Unigram'];

/** Tells tokenizers of Hugging Face and models of CatBoost, by the keys that their files have. */
function observeModel(root: JsonNode, scan: Scan): void {
  const { model, oblivious_trees, trees, features_info } = root.fields(
    ...(['model', 'oblivious_trees', 'trees', 'features_info'] as const),
  );
  const type = model?.get('type')?.string ?? '';
  if (TOKENIZERS.includes(type) && model?.get('vocab') !== undefined) {
    scan.observe({ kind: 'model', model: { role: 'tokenizer', library: 'other', name: type } });
  }
  if (features_info === undefined || (oblivious_trees ?? trees) === undefined) return;
  scan.observe({ kind: 'format', format: 'catboost-json' });
  const count = [...(features_info.get('float_features')?.values() ?? [])].length;
  const inputs = count === 0 ? {} : { inputs: { count } };
  scan.observe({ kind: 'model', model: { role: 'predictor', library: 'catboost', ...inputs } });
}

/** Judges a JSON value that may hold the config of a Keras model, and tells what it is. */
function scanKerasJson(root: JsonNode, scan: Scan): void {
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

export const jsonDocument: ScannedFormat = {
  ...TEXT_FORMAT,
  id: 'json',
  namedModels: { 'catboost-json': { role: 'predictor', library: 'catboost' } },
  // Lines of JSON are data.
  looksLike: (head, _, name) => !/\.(?:jsonl|ndjson)$/iu.test(name) && looksLikeJsonDocument(head, name),
  scan: scanJsonDocument,
};

const MENTION_STEP_BYTES = 2 ** 20;
/** Longer than any key that is searched. */
const OVERLAP_BYTES = 64;

/** Keys of configs of models. An escape may hide one. */
const MENTION =
  /["'](?:class_name|keras_version|\w*chat_templates?|auto_map|custom_pipelines|_target_|trust_remote_code|loader_module|architectures|model_type|transformers_version|parent_library|megatron_core|activation_f\w+|_diffusers_version|py\/\w+)["']|\\u00/u;

/** True if a text that cannot be read as JSON has keys that configs of models have. */
function mentionsModels(bytes: ByteSource): boolean {
  for (let at = 0; at < bytes.size; at += MENTION_STEP_BYTES) {
    const text = Buffer.from(bytes.read(at, MENTION_STEP_BYTES + OVERLAP_BYTES)).toString('latin1');
    // In UTF-16 each letter of a key has a zero beside it.
    if (MENTION.test(text.replaceAll('\0', ''))) return true;
  }
  return false;
}
