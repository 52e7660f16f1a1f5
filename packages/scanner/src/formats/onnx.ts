import { damaged } from '@model-security-scan/common/unreadable';
import { words } from '../reading/word-table.ts';
import { finding } from '../rules/file-finding.ts';
import type { ByteSource } from '../byte-source.ts';
import { type Field, type Message, outerFields, ProtobufReader } from '../reading/protobuf-reader.ts';
import { describeOnnx } from '../model-kinds.ts';
import type { Scan, ScanFormat } from '../scan.ts';
import { leadsIntoSkipped, leavesFolder, skippedReference } from '../skipped-folders.ts';
import { isFingerprint } from './inert-models.ts';
import { readOnnxGraph } from './onnx-graph.ts';
import { MODEL_FORMAT, type ScannedFormat } from '../content-format.ts';

/** Domains whose operators the common runtimes bring along. */
const KNOWN_DOMAINS: ReadonlySet<string> = new Set([
  '',
  ...words(`
    ai.onnx ai.onnx.ml ai.onnx.training ai.onnx.preview ai.onnx.preview.training com.microsoft com.microsoft.nchwc
    com.microsoft.experimental com.ms.internal.nhwc org.pytorch.aten
  `),
]);
const PYTHON_OPERATORS = new Set(['PyOp', 'PythonOp', 'PythonOpGrad', 'PyCustomOp', 'PyFunc']);

/** What a message can hold of others, by field number (onnx.proto). Fields that are absent here are stepped over. */
const INNER = {
  model: { 7: 'graph', 20: 'training', 25: 'function' },
  training: { 1: 'graph', 2: 'graph' },
  graph: { 1: 'node', 5: 'tensor', 15: 'sparseTensor' },
  function: { 7: 'node', 11: 'attribute' },
  node: { 5: 'attribute' },
  attribute: { 5: 'tensor', 6: 'graph', 10: 'tensor', 11: 'graph', 22: 'sparseTensor', 23: 'sparseTensor' },
  sparseTensor: { 1: 'tensor', 2: 'tensor' },
  tensor: { 13: 'externalData' },
  externalData: {},
} as const satisfies Readonly<Record<string, Readonly<Record<number, string>>>>;

type Kind = keyof typeof INNER;

/** The most operators and functions with different names. */
const MAX_NAMES = 100_000;

/** True if content is an ONNX model: a protocol buffer with a version, a graph and its operator sets. */
export function looksLikeOnnx(head: Uint8Array, bytes: ByteSource): boolean {
  if (head[0] === undefined || head[0] === 0) return false;
  const fields = outerFields(bytes);
  if (fields === undefined) return false;
  const has = (number: number, wire: number): boolean =>
    fields.some((field) => field.number === number && field.wire === wire);
  // A graph, and the version of the format or the operator sets. Models of Core ML have fields beyond 200.
  const isKnown = fields.every(({ number }) => number <= 26);
  return (
    isKnown &&
    has(7, 2) &&
    (has(8, 2) || has(1, 0)) &&
    fields.some(({ number, wire }) => number === 1 && wire === 0) &&
    !isFingerprint(bytes)
  );
}

/**
 * Scans an ONNX model: paths of external data, which the runtime opens when it loads the model, wherever a tensor can
 * stand, and operators that come from elsewhere. Tensors are stepped over.
 */
export const scanOnnx: ScanFormat = (content, scan) => {
  const model = new OnnxScan(content.bytes, scan);
  model.run();
};

class OnnxScan {
  readonly #bytes: ByteSource;
  readonly #reader: ProtobufReader;
  readonly #scan: Scan;
  /** Domain and name of each function that the model defines itself. */
  readonly #functions = new Set<string>();
  readonly #operators = new Map<string, number>();

  constructor(bytes: ByteSource, scan: Scan) {
    this.#bytes = bytes;
    this.#reader = new ProtobufReader(bytes);
    this.#scan = scan;
  }

  run(): void {
    let producer = '';
    let version = '';
    for (const field of this.#reader.fields(this.#reader.whole)) {
      if (field.number === 1 && field.wire === 0) version = String(field.value);
      else if (field.number === 2 && field.wire === 2) producer = this.#reader.text(field, 200);
      else this.#enter('model', field, 0);
    }
    this.#scan.observe({ kind: 'format', format: 'onnx', ...(version === '' ? {} : { version }) });
    if (producer !== '') this.#scan.observe({ kind: 'framework', name: producer });
    this.#judgeOperators();
    const model = describeOnnx([...this.#operators.keys()], readOnnxGraph(this.#bytes));
    this.#scan.observe({ kind: 'model', model });
  }

  #enter(kind: Kind, field: Field, depth: number): void {
    const inner: Readonly<Record<number, Kind>> = INNER[kind];
    const innerKind = field.wire === 2 ? inner[field.number] : undefined;
    if (innerKind === 'externalData') this.#judgeExternal(field);
    else if (innerKind !== undefined) this.#walk(innerKind, field, depth + 1);
  }

  #walk(kind: Kind, message: Message, depth: number): void {
    const names: Record<number, string> = {};
    for (const field of this.#reader.fields(message, depth)) {
      const isName = field.wire === 2 && NAME_FIELDS[kind]?.has(field.number) === true;
      if (isName) names[field.number] = this.#reader.text(field, kind === 'attribute' ? MAX_PATH : 300);
      this.#enter(kind, field, depth);
    }
    if (this.#operators.size + this.#functions.size > MAX_NAMES) {
      throw damaged('The model has more kinds of operators than are looked at.');
    }
    this.#note(kind, names, message);
  }

  /** @param names the texts of the message by their fields */
  #note(kind: Kind, names: Readonly<Record<number, string>>, message: Message): void {
    const { 1: first = '', 4: fourth = '', 7: seventh = '', 10: tenth = '' } = names;
    if (kind === 'node') this.#operators.set(`${seventh} ${fourth}`, message.offset);
    // A function has its name in field 1 and its domain in field 10.
    if (kind === 'function') this.#functions.add(`${tenth} ${first}`);
    // A program that the model holds itself is no text.
    const isPath = kind === 'attribute' && first === CONTEXT_PATH && !/\p{Cc}/u.test(fourth);
    if (isPath) this.#judgePath(fourth, message);
  }

  #judgeExternal(message: Message): void {
    const path = locationOf(this.#reader, message);
    if (path !== undefined) this.#judgePath(path, message);
  }

  #judgePath(path: string, message: Message): void {
    if (leadsIntoSkipped(path)) this.#scan.find(skippedReference(path, { offset: message.offset }));
    if (!leavesFolder(path)) return;
    const detail =
      'The runtime reads this file when it loads the model. It lies outside of the folder of the model.';
    this.#scan.find(finding('high', 'onnx-external-path', path, detail, { offset: message.offset }));
  }

  #judgeOperators(): void {
    for (const [operator, offset] of this.#operators) {
      const [domain = '', name = ''] = operator.split(' ');
      const subject = domain === '' ? name : `${domain}.${name}`;
      if (this.#functions.has(operator)) continue;
      if (PYTHON_OPERATORS.has(name)) {
        const detail = 'The operator runs Python code when the model runs.';
        this.#scan.find(
          finding('high', 'onnx-foreign-operator', subject, detail, { when: 'predict', offset }),
        );
      } else if (!KNOWN_DOMAINS.has(domain) || name === 'EPContext') {
        const detail =
          name === 'EPContext'
            ? 'It runs a program that was compiled for a device, which is not scanned.'
            : 'The operator comes from a library that the program must load first.';
        this.#scan.find(
          finding('review', 'onnx-foreign-operator', subject, detail, { when: 'predict', offset }),
        );
      }
    }
  }
}

/** External data are a list of keys and values; the one called `location` is a path. @returns undefined for others */
function locationOf(reader: ProtobufReader, message: Message): string | undefined {
  const entry: Record<number, string> = {};
  for (const field of reader.fields(message)) {
    if (field.wire === 2) entry[field.number] = reader.text(field, MAX_PATH);
  }
  const { 1: key = '', 2: path = '' } = entry;
  return key === 'location' ? path : undefined;
}

/** The most fields that are read to find external data. */
const MAX_EXTERNAL_FIELDS = 2_000_000;

/**
 * Lists the paths that a model names for external data, one after another, also repeatedly.
 * @throws Unreadable `damaged` if the file is malformed or cut
 */
export function* externalLocations(bytes: ByteSource): Generator<string> {
  const reader = new ProtobufReader(bytes, MAX_EXTERNAL_FIELDS);
  yield* locationsIn(reader, 'model', reader.whole, 0);
}

function* locationsIn(
  reader: ProtobufReader,
  kind: Kind,
  message: Message,
  depth: number,
): Generator<string> {
  const inner: Readonly<Record<number, Kind>> = INNER[kind];
  for (const field of reader.fields(message, depth)) {
    const innerKind = field.wire === 2 ? inner[field.number] : undefined;
    if (innerKind === 'externalData') {
      const location = locationOf(reader, field);
      if (location !== undefined) yield location;
    } else if (innerKind !== undefined) {
      yield* locationsIn(reader, innerKind, field, depth + 1);
    }
  }
}

/** Of a node: operator 4, domain 7. Of a function: name 1, domain 10. Of an attribute: name 1, text 4. */
const NAME_FIELDS: Partial<Record<Kind, ReadonlySet<number>>> = {
  node: new Set([4, 7]),
  function: new Set([1, 10]),
  attribute: new Set([1, 4]),
};
/** Names the file of a program that was compiled for a device, or holds that program. */
const CONTEXT_PATH = 'ep_cache_context';
const MAX_PATH = 4096;

export const onnx: ScannedFormat = {
  ...MODEL_FORMAT,
  id: 'onnx',
  model: { role: 'predictor', library: 'onnx', isRead: true },
  extensions: ['onnx'],
  looksLike: looksLikeOnnx,
  scan: scanOnnx,
};
