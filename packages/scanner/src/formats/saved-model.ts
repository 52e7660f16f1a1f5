import { isUnreadable } from '@model-security-scan/common/unreadable';
import type { ByteSource } from '../byte-source.ts';
import { judgeKerasConfig } from '../keras/judge-config.ts';
import { type Field, type Message, outerFields, ProtobufReader } from '../reading/protobuf-reader.ts';
import { readJson } from '../reading/json-tape.ts';
import type { Scan, ScanFormat } from '../scan.ts';
import { leadsIntoSkipped, skippedReference } from '../skipped-folders.ts';
import { Graphs } from '../tensorflow/graphs.ts';
import { readNode } from '../tensorflow/node.ts';
import { checkName } from '../archives/member-names.ts';
import { MODEL_FORMAT, type ScannedFormat } from '../content-format.ts';

/**
 * What a message can hold of others, by field number (saved_model.proto, meta_graph.proto, graph.proto, function.proto,
 * saved_object_graph.proto).
 */
const INNER = {
  savedModel: { 2: 'metaGraph' },
  metaGraph: { 1: 'metaInfo', 2: 'graph', 6: 'asset', 7: 'objectGraph' },
  metaInfo: {},
  graph: { 1: 'node', 2: 'library' },
  library: { 1: 'function' },
  function: { 1: 'signature', 3: 'node' },
  signature: { 2: 'argument' },
  argument: {},
  node: {},
  asset: { 1: 'tensor' },
  tensor: {},
  objectGraph: { 1: 'object', 2: 'offered' },
  offered: {},
  object: { 4: 'userObject' },
  userObject: {},
  kerasMetadata: { 1: 'savedObject' },
  savedObject: {},
} as const satisfies Readonly<Record<string, Readonly<Record<number, string>>>>;

type Kind = keyof typeof INNER;

/** True if content is a SavedModel: the version 1, then graphs; not so for ONNX and Core ML, which begin alike. */
export function looksLikeSavedModel(head: Uint8Array, bytes: ByteSource): boolean {
  if (head[0] === 0x12) return looksLikeMetaGraphs(bytes);
  if (head[0] !== 0x08 || head[1] !== 0x01 || head[2] !== 0x12) return false;
  return outerFields(bytes)?.every(isVersionOrGraph) ?? false;
}

function isVersionOrGraph({ number, wire }: Field): boolean {
  return (number === 1 && wire === 0) || (number === 2 && wire === 2);
}

/** True if content is graphs without a version, which TensorFlow loads too: the first one has nodes. */
function looksLikeMetaGraphs(bytes: ByteSource): boolean {
  const fields = outerFields(bytes, 100);
  const [first] = fields ?? [];
  if (first === undefined || fields?.every(isVersionOrGraph) !== true) return false;
  const metaGraph = new ProtobufReader(bytes).content(first);
  const parts = outerFields(metaGraph, 100) ?? [];
  const graph = parts.find(({ number }) => number === 2);
  if (graph === undefined || !parts.every(({ number, wire }) => number <= 7 && wire === 2)) return false;
  const content = new ProtobufReader(metaGraph).content(graph);
  return looksLikeGraph(content.read(0, 1), content);
}

/** True if content is a frozen graph of TensorFlow (`.pb`): nodes that have a name and an operator. */
export function looksLikeGraph(head: Uint8Array, bytes: ByteSource): boolean {
  if (head[0] !== 0x0a) return false;
  const fields = outerFields(bytes, 100);
  const [first] = fields ?? [];
  if (fields === undefined || first === undefined || !fields.every(isGraphField)) return false;
  const inner = outerFields(new ProtobufReader(bytes).content(first), 100) ?? [];
  return (
    inner.some(({ number, wire }) => number === 2 && wire === 2) && inner.every(({ number }) => number <= 7)
  );
}

function isGraphField({ number, wire }: Field): boolean {
  return ([1, 2, 4].includes(number) && wire === 2) || (number === 3 && wire === 0);
}

/** True if content is `keras_metadata.pb`, which lies beside a SavedModel: objects with a path that begins with root. */
export function looksLikeKerasMetadata(head: Uint8Array, bytes: ByteSource): boolean {
  if (head[0] !== 0x0a || !Buffer.from(head).toString('latin1').includes('root')) return false;
  const [first] = outerFields(bytes, 100) ?? [];
  if (first === undefined) return false;
  const inner = outerFields(new ProtobufReader(bytes).content(first), 100) ?? [];
  return (
    inner.some(({ number, wire }) => number === 3 && wire === 2) &&
    inner.some(({ number }) => number === 4 || number === 5)
  );
}

/** Scans a graph, or what lies beside one: operators that read, write or run, in functions too, and layers with code. */
function scanAs(kind: Kind, format: string): ScanFormat {
  return ({ bytes }, scan) => {
    const reader = new ProtobufReader(bytes);
    scan.observe({ kind: 'format', format });
    const graphs = new Graphs(scan);
    walk(kind, reader.whole, 0, { reader, scan, graphs });
    graphs.judge();
  };
}

interface Walk {
  readonly reader: ProtobufReader;
  readonly scan: Scan;
  readonly graphs: Graphs;
}

function walk(kind: Kind, message: Message, depth: number, context: Walk): void {
  const { reader, graphs } = context;
  if (kind === 'node') {
    graphs.node(readNode(reader, message, depth));
    return;
  }
  if (kind === 'graph') graphs.begin();
  else if (kind === 'function') graphs.begin(functionName(message, depth, reader));
  const inner: Readonly<Record<number, Kind>> = INNER[kind];
  for (const field of reader.fields(message, depth)) {
    if (field.wire !== 2) continue;
    judgeField(kind, field, context);
    const innerKind = inner[field.number];
    if (innerKind !== undefined) walk(innerKind, field, depth + 1, context);
  }
  if (kind === 'graph' || kind === 'function') graphs.end();
}

/** The name of a function, which its nodes belong to, may come behind them. */
function functionName(message: Message, depth: number, reader: ProtobufReader): string {
  let name = '';
  for (const signature of reader.fields(message, depth)) {
    if (signature.number !== 1 || signature.wire !== 2) continue;
    for (const field of reader.fields(signature, depth + 1)) {
      if (field.number === 1 && field.wire === 2) name = reader.text(field, MAX_NAME_BYTES);
    }
  }
  return name;
}

function judgeField(kind: Kind, field: Field, { reader, scan, graphs }: Walk): void {
  if (field.number === 1 && isNamed(kind)) graphs[NAMES[kind]](reader.text(field, MAX_NAME_BYTES));
  else if (kind === 'asset' && field.number === 2) {
    judgeAsset(reader.text(field, MAX_NAME_BYTES), field.offset, scan);
  } else if (kind === 'metaInfo' && field.number === 5) {
    scan.observe({ kind: 'framework', name: 'tensorflow', version: reader.text(field, 50) });
  } else if (
    (kind === 'userObject' && field.number === 3) ||
    (kind === 'savedObject' && [4, 5].includes(field.number))
  ) {
    judgeMetadata(reader.content(field), scan);
  }
}

/** What the names of these messages are to the graphs. */
const NAMES = { argument: 'argument', offered: 'offer', tensor: 'asset' } as const;

function isNamed(kind: Kind): kind is keyof typeof NAMES {
  return Object.hasOwn(NAMES, kind);
}

const MAX_NAME_BYTES = 1000;
const OUTSIDE = 'The model reads this file as one of its own, and it is outside the folder of the model.';

/** TensorFlow reads the files of `assets/` when it loads the model, such as vocabularies. */
function judgeAsset(name: string, offset: number, scan: Scan): void {
  const outside = checkName(name);
  if (outside !== undefined) scan.find({ ...outside, detail: OUTSIDE, when: 'load', offset });
  const path = `assets/${name}`;
  if (leadsIntoSkipped(path)) scan.find(skippedReference(path, { offset }));
}

/** Layers of a SavedModel have their config as JSON. */
function judgeMetadata(bytes: ByteSource, scan: Scan): void {
  const [first] = bytes.read(0, 1);
  if (first !== 0x7b) return;
  try {
    judgeKerasConfig(readJson(bytes), scan, { isSavedModel: true });
  } catch (error) {
    // Other objects than those of Keras have metadata of their own.
    if (!isUnreadable(error, 'damaged')) throw error;
  }
}

export const savedModel: ScannedFormat = {
  ...MODEL_FORMAT,
  id: 'saved-model',
  model: { role: 'predictor', library: 'tensorflow' },
  extensions: ['pb'],
  looksLike: looksLikeSavedModel,
  scan: scanAs('savedModel', 'saved-model'),
};

export const tensorflowGraph: ScannedFormat = {
  ...MODEL_FORMAT,
  id: 'tensorflow-graph',
  model: { role: 'predictor', library: 'tensorflow' },
  looksLike: looksLikeGraph,
  scan: scanAs('graph', 'tensorflow-graph'),
};

export const kerasMetadata: ScannedFormat = {
  ...MODEL_FORMAT,
  id: 'keras-metadata',
  looksLike: looksLikeKerasMetadata,
  scan: scanAs('kerasMetadata', 'keras-metadata'),
};
