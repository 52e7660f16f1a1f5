import type { OpaqueFormat } from '../content-format.ts';
import { decodeUtf8 } from '../reading/byte-cursor.ts';

const UNREAD = { kind: 'opaque', isModel: true, isDistinct: false } as const;

/** The first field of a SavedModel, a meta graph or a graph as text: `saved_model.pbtxt`, which TensorFlow loads too. */
const TENSORFLOW_FIELD =
  /^(?:\s|#[^\n]*\n)*(?:saved_model_schema_version\s*:|meta_graphs\s*:?\s*[{<]|meta_info_def\s*:?\s*[{<]|graph_def\s*:?\s*[{<]|node\s*:?\s*[{<](?:\s|#[^\n]*\n)*(?:name|op|input|attr|device)\b|library\s*:?\s*[{<]\s*function\b|versions\s*:?\s*[{<]\s*(?:producer|min_consumer|bad_consumers)\b)/u;

/** A licence in comments may come before the first layer of Caffe. */
const CAFFE_BYTES = 64 * 1024;
const CAFFE_LAYER = /^[^#\n]{0,200}\blayers?\s{0,20}:?\s{0,20}[{<]/mu;

/** A plan of Polars (`LazyFrame.serialize`), whose functions of Python are pickles. */
const POLARS_MARK = Buffer.from('DSL_VERSION', 'latin1');

/** Formats of models and plans that are known by their content, and are not read. */
export const unreadModels: readonly OpaqueFormat[] = [
  {
    ...UNREAD,
    id: 'tensorflow-text',
    advice: 'Save the graph as a binary file.',
    looksLike: (head) => TENSORFLOW_FIELD.test(decodeUtf8(head)),
  },
  {
    ...UNREAD,
    id: 'caffe-text',
    advice: 'A layer in Python imports a module: look at it by hand, or convert the network to ONNX.',
    looksLike: (_, bytes, name) =>
      /\.(?:prototxt|pbtxt)$/iu.test(name) && CAFFE_LAYER.test(decodeUtf8(bytes.read(0, CAFFE_BYTES))),
  },
  {
    ...UNREAD,
    isModel: false,
    isDistinct: true,
    id: 'polars-plan',
    advice: 'Its functions are pickles: keep the plan as code, and its data as Parquet.',
    looksLike: (head) => POLARS_MARK.equals(head.subarray(0, POLARS_MARK.length)),
  },
];
