import type { ByteSource } from '../byte-source.ts';
import type { OpaqueFormat } from '../content-format.ts';
import { extensionOf } from '../model-names.ts';
import { decodeUtf8 } from '../reading/byte-cursor.ts';
import table from './unread-models.json' with { type: 'json' };

const UNREAD = { kind: 'opaque', isModel: true, isDistinct: false } as const;
const ADVICE = 'Convert the model to ONNX.';
const ACTS =
  'Loading such a file can run code: take it only from people you trust, or convert the model to ONNX.';

/** Extensions of texts of Protobuf, which are read to their end. */
const TEXT_EXTENSIONS: readonly string[] = ['pbtxt', 'prototxt', 'textproto', 'txtpb'];
const MAX_TEXT_BYTES = 16 * 2 ** 20;
const COMMENT_OR_STRING = /#[^\n]*|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?/gu;

/** What only networks have, in a text without its comments and the content of its strings: operators of TensorFlow and ONNX, layers of Caffe. */
const NETWORK =
  /\bop(?:_type)?\s*:\s*""|\blayers?[\s:[]*[{<]|\b(?:meta_graphs|saved_model_schema_version)\s*[:{<]/u;
/** How a text of any name begins that is one: numbers and texts, and a message of a network. */
const NETWORK_START =
  /^\uFEFF?\s*(?:\w+\s*:\s*(?:""|[\w.+-]+)\s*)*(?:saved_model_schema_version\s*:|(?:node|library|layers?|versions|meta_graphs|meta_info_def|graph_def|debug_info)\s*[{<])/u;

/** Formats of models and plans that are known by their content, and are not read. */
export const unreadModels: readonly OpaqueFormat[] = [
  ...table.map(({ id, acts, extensions, marks }) => ({
    ...UNREAD,
    id,
    advice: acts ? ACTS : ADVICE,
    extensions,
    looksLike: (head: Uint8Array) => beginsWith(head, marks),
  })),
  {
    ...UNREAD,
    id: 'network-text',
    advice:
      'A layer or an operator in Python imports a module: look at it by hand, or convert the network to ONNX.',
    looksLike: (head, bytes, name) => isNetworkText(head, bytes, name),
  },
  {
    ...UNREAD,
    isModel: false,
    isDistinct: true,
    id: 'polars-plan',
    advice: 'Its functions are pickles: keep the plan as code, and its data as Parquet.',
    looksLike: (head) => beginsWith(head, ['DSL_VERSION']),
  },
];

/** @param marks in Latin-1; those in braces are JSON, in which blanks do not count */
function beginsWith(head: Uint8Array, marks: readonly string[]): boolean {
  const text = Buffer.from(head.subarray(0, 128)).toString('latin1');
  const dense = text.replaceAll(/\s/gu, '');
  return marks.some((mark) => (mark.startsWith('{') ? dense : text).startsWith(mark));
}

/** True for a graph of TensorFlow or ONNX, or a network of Caffe, as text of Protobuf. */
function isNetworkText(head: Uint8Array, bytes: ByteSource, name: string): boolean {
  const isNamed = TEXT_EXTENSIONS.includes(extensionOf(name));
  const content = isNamed ? bytes.read(0, MAX_TEXT_BYTES) : head;
  const text = decodeUtf8(content).replaceAll(COMMENT_OR_STRING, (part) =>
    part.startsWith('#') ? '' : '""',
  );
  return NETWORK.test(text) && (isNamed || NETWORK_START.test(text));
}
